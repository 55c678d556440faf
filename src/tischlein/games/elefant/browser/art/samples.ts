import type { Samples } from "$web/print/samples";
import Card from "./Card.svelte";
import Elephant from "./Elephant.svelte";

const pieces = ["R", "B", "G"].flatMap((letter) => [3, 4, 5, 6, 7, 8].map((value) => `${letter}${value}`));
const herd = ["R*", "B*", "G*", "RRBB", "RRGG", "BBGG", "RRB", "RRG", "BBR", "BBG", "GGR", "GGB", "?", "??", "468", "357"];

export default [
  { of: Card, props: [...pieces, null].map((code) => ({ code })) },
  { of: Elephant, props: [...herd, null].map((code) => ({ code })) },
] satisfies Samples;
