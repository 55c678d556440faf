import type { Samples } from "$web/print/samples";
import Card from "./Card.svelte";
import Elephant from "./Elephant.svelte";
import Money from "./Money.svelte";
import Pass from "./Pass.svelte";

const pieces = ["R", "B", "G"].flatMap((letter) => [3, 4, 5, 6, 7, 8].map((value) => `${letter}${value}`));
const herd = ["R*", "B*", "G*", "RRBB", "RRGG", "BBGG", "RRB", "RRG", "BBR", "BBG", "GGR", "GGB", "?", "??", "468", "357"];

export default [
  { of: Card, props: [...[...pieces, null].map((code) => ({ code })), ...["R3", "B5", "G6", "R7", "B8"].map((code) => ({ code, broken: true }))] },
  { of: Elephant, props: [...herd, null].map((code) => ({ code })) },
  { of: Money, props: [{}] },
  { of: Pass, props: [{}] },
] satisfies Samples;
