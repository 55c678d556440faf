import type { BrowserGame } from "$web/game/contract";
import { dwell } from "./course";
import { scoring, sheet } from "./sheet";
import Table from "./Table.svelte";

const game: BrowserGame = {
  name: "elefant",
  Table,
  dwell,
  quiet: ["porcelain-turned-up", "elephants-turned-up", "start-pair", "chosen"],
  chapter: scoring,
  sheet,
  sounds: { broken: "crack" },
};

export default game;
