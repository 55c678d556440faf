import type { Samples } from "$web/game/contract";
import Card from "./Card.svelte";
import { herd, pieces } from "./draw";
import Elephant from "./Elephant.svelte";
import Money from "./Money.svelte";
import Pass from "./Pass.svelte";

export default [
  { of: Card, props: [...[...pieces, null].map((code) => ({ code })), ...["R3", "B5", "G6", "R7", "B8"].map((code) => ({ code, broken: true }))] },
  { of: Elephant, props: [...herd, null].map((code) => ({ code })) },
  { of: Money, props: [{}] },
  { of: Pass, props: [{}] },
] satisfies Samples;
