/** What the rules show. */
import type { Pictures } from "$web/rules/pictures";
import { card, portion } from "./art/draw";

export default { card, portion } satisfies Pictures;
