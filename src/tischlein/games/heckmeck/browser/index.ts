import type { BrowserGame } from "$web/game/contract";
import { dwell } from "./course";
import { sheet } from "./sheet";
import Table from "./Table.svelte";

const game: BrowserGame = {
  name: "heckmeck",
  Table,
  dwell,
  quiet: ["hand-dealt", "drew", "menu-over"],
  sheet,
  sounds: { stole: "take", "took-from-menu": "take" },
};

export default game;
