import type { BrowserGame } from "$web/game/contract";
import { scoring, sheet } from "./sheet";
import Table from "./Table.svelte";
import { timing } from "./timing";

const game: BrowserGame = {
  name: "elefant",
  Table,
  timing,
  quiet: ["porcelain-turned-up", "elephants-turned-up", "start-pair", "chosen"],
  chapter: scoring,
  sheet,
  sounds: { broken: "crack" },
};

export default game;
