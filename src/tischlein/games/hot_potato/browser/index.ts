import type { BrowserGame, View } from "$web/game/contract";
import type { Inside } from "./model";
import Table from "./Table.svelte";
import { timing } from "./timing";

const game: BrowserGame = {
  name: "hot-potato",
  Table,
  timing,
  chapter: (view) => (view as View<Inside>).table.round,
  quiet: ["answered", "aimed-in-secret", "encounters-shown"],
  sounds: { "hot-potato-sent": "take" },
};

export default game;
