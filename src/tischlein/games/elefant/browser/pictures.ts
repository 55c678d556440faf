/** What the rules show. */
import type { Pictures } from "$web/game/contract";
import { card, money, pass, trampler } from "./art/draw";

export default { card, elephant: trampler, money, pass } satisfies Pictures;
