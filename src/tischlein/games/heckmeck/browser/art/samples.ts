import type { Samples } from "$web/game/contract";
import Card from "./Card.svelte";
import { codes, portions } from "./draw";
import Portion from "./Portion.svelte";

export default [
  { of: Card, props: [...codes, null].map((code) => ({ code })) },
  { of: Portion, props: portions.map((number) => ({ number })) },
] satisfies Samples;
