import { defineGame } from "$web/game/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import type { Seen } from "./model";
import { timing } from "./timing";

export default defineGame<Seen>({
  name: "hot-potato",
  Board,
  Hand,
  Layout,
  timing,
  chapter: (view) => view.table.round,
  begins: ({ event, step }) => event === "step-began" && step === "choose",
  secret: ["answered", "aimed-in-secret"],
  quiet: ["answered", "aimed-in-secret", "encounters-shown"],
  sounds: { "hot-potato-sent": "take" },
});
