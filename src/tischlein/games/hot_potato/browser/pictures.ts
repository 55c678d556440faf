/** What the rules show. */
import type { Pictures } from "$web/game/contract";
import { card, encounter } from "./art/draw";

export default { card, encounter } satisfies Pictures;
