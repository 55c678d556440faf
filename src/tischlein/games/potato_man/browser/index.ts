import type { BrowserGame } from "$web/game";
import { dwell } from "./course";
import Table from "./Table.svelte";

const game: BrowserGame = { name: "potato-man", Table, dwell, quiet: ["hand-dealt"], sounds: { "trick-won": "take" } };

export default game;
