import type { Samples } from "$web/print/samples";
import Card from "./Card.svelte";
import Portion from "./Portion.svelte";

const codes = ["1", "2", "3", "4", "5", ...Array.from({ length: 25 }, (_, i) => `W${i + 1}`), null];
const numbers = [0, ...Array.from({ length: 27 }, (_, i) => 16 + i)];

export default [
  { of: Card, props: codes.map((code) => ({ code })) },
  { of: Portion, props: numbers.map((number) => ({ number })) },
] satisfies Samples;
