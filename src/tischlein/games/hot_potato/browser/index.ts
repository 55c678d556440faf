import type { BrowserGame } from "$web/game/contract";
import { dwell } from "./course";
import Table from "./Table.svelte";

const game: BrowserGame = {
  name: "hot-potato",
  Table,
  dwell,
  quiet: ["answered", "aimed-in-secret", "encounters-shown"],
  sounds: { "hot-potato-sent": "take" },
};

export default game;
