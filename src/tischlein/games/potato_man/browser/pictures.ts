/** What the rules show. */
import type { Pictures } from "$web/game/contract";
import { card, sack } from "./art/draw";

export default { card, sack } satisfies Pictures;
