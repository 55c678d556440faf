import type { Samples } from "$web/game/contract";
import Card from "./Card.svelte";
import { codes } from "./draw";
import Sack from "./Sack.svelte";

export default [
  { of: Card, props: [...codes, null].map((code) => ({ code })) },
  { of: Sack, props: ["red", "blue", "green", "yellow", "gold"].map((colour) => ({ colour })) },
] satisfies Samples;
