import { defineGame } from "$web/game/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import type { Seen } from "./model";
import { Plan } from "./plan.svelte";
import { sheet } from "./sheet";
import { timing } from "./timing";

export default defineGame<Seen, Plan>({
  name: "heckmeck",
  Board,
  Hand,
  Layout,
  share: (source) => new Plan(source),
  timing,
  chapter: (view) => view.table.round,
  cardsOf: (view, seat) => view.table.seats[seat]?.cards ?? 0,
  begins: ({ event }) => event === "round-begun",
  quiet: ["hand-dealt", "drew", "menu-over"],
  sheet,
  sounds: { stole: "take", "took-from-menu": "take" },
});
