/** What the rules show. */
import type { Pictures } from "$web/rules/pictures";
import { card, money, pass, trampler } from "./art/draw";

export default { card, elephant: trampler, money, pass } satisfies Pictures;
