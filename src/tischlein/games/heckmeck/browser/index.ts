import type { BrowserGame } from "$web/game";
import { dwell } from "./course";
import Table from "./Table.svelte";

const game: BrowserGame = { name: "heckmeck", Table, dwell, quiet: ["hand-dealt", "drew", "menu-over"] };

export default game;
