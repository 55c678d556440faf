/** What the rules show. */
import type { Pictures } from "$web/game/contract";
import { card, portion } from "./art/draw";

export default { card, portion } satisfies Pictures;
