/** What the rules show. */
import type { Pictures } from "$web/rules/pictures";
import { card, sack } from "./art/draw";

export default { card, sack } satisfies Pictures;
