import { defineGame } from "$web/game/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import { Looking } from "./looking.svelte";
import type { Seen } from "./model";
import { sheet } from "./sheet";
import { timing } from "./timing";

export default defineGame<Seen, Looking>({
  name: "elefant",
  Board,
  Hand,
  Layout,
  share: (source) => new Looking(source),
  timing,
  begins: ({ event }) => event === "scoring",
  secret: ["chosen"],
  quiet: ["porcelain-turned-up", "elephants-turned-up", "start-pair", "chosen"],
  chapter: (view) => view.table.scoring,
  sheet,
  sounds: { broken: "crack" },
});
