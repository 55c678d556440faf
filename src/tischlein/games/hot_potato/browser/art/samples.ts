import type { Samples } from "$web/game/contract";
import Card from "./Card.svelte";
import Encounter from "./Encounter.svelte";
import { rankings } from "./rankings";

export default [
  { of: Card, props: ["A", "C", "P", "R", "O", "S", "hot", null].map((code) => ({ code })) },
  { of: Encounter, props: [...Object.keys(rankings), null].map((name) => ({ name })) },
] satisfies Samples;
