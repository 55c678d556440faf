import type { BrowserGame } from "$web/game/contract";
import { dwell } from "./course";
import { sheet } from "./sheet";
import Table from "./Table.svelte";
import Won from "./Won.svelte";

const game: BrowserGame = {
  name: "potato-man",
  Table,
  Beside: Won,
  dwell,
  quiet: ["hand-dealt", "drew"],
  sheet,
  sounds: { "trick-won": "take" },
};

export default game;
