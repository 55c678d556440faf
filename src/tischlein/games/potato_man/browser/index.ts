import type { BrowserGame, View } from "$web/game/contract";
import type { Inside } from "./model";
import { sheet } from "./sheet";
import Table from "./Table.svelte";
import { timing } from "./timing";
import Won from "./Won.svelte";

const game: BrowserGame = {
  name: "potato-man",
  Table,
  Beside: Won,
  timing,
  chapter: (view) => (view as View<Inside>).table.round,
  cardsOf: (view, seat) => (view as View<Inside>).table.seats[seat]?.cards ?? 0,
  quiet: ["hand-dealt", "drew"],
  sheet,
  sounds: { "trick-won": "take" },
};

export default game;
