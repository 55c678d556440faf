import type { Samples } from "$web/print/samples";
import Card from "./Card.svelte";
import Sack from "./Sack.svelte";

const run = (letter: string, from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
const codes = [...run("R", 5, 18), ...run("B", 4, 16), ...run("G", 3, 14), ...run("Y", 1, 13), null];

export default [
  { of: Card, props: codes.map((code) => ({ code })) },
  { of: Sack, props: ["red", "blue", "green", "yellow", "gold"].map((colour) => ({ colour })) },
] satisfies Samples;
