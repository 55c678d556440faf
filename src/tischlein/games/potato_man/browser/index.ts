import type { BrowserGame } from "$web/game";
import { dwell } from "./course";
import { sheet } from "./sheet";
import Table from "./Table.svelte";

const game: BrowserGame = { name: "potato-man", Table, dwell, quiet: ["hand-dealt"], sheet };

export default game;
