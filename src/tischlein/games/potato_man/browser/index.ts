import { defineGame } from "$web/game/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import { flights, type Flights, type Seen } from "./model";
import { sheet } from "./sheet";
import { timing } from "./timing";
import Won from "./Won.svelte";

export default defineGame<Seen, Flights>({
  name: "potato-man",
  Board,
  Hand,
  Layout,
  share: flights,
  Beside: Won,
  timing,
  chapter: (view) => view.table.round,
  cardsOf: (view, seat) => view.table.seats[seat]?.cards ?? 0,
  begins: ({ event }) => event === "round-dealt",
  quiet: ["hand-dealt", "drew"],
  sheet,
  sounds: { "trick-won": "take" },
});
