import type { BrowserGame, View } from "$web/game/contract";
import type { Inside } from "./model";
import { sheet } from "./sheet";
import Table from "./Table.svelte";
import { timing } from "./timing";

const game: BrowserGame = {
  name: "heckmeck",
  Table,
  timing,
  chapter: (view) => (view as View<Inside>).table.round,
  cardsOf: (view, seat) => (view as View<Inside>).table.seats[seat]?.cards ?? 0,
  quiet: ["hand-dealt", "drew", "menu-over"],
  sheet,
  sounds: { stole: "take", "took-from-menu": "take" },
};

export default game;
