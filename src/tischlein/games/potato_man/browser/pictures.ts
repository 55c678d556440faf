/** What the rules show. */
import type { Pictures } from "$web/rules/pictures";
import { card, sack } from "./art/draw";
import { WORTH, type Colour } from "./course";

export default { card, sack: (colour) => sack(colour as Colour, WORTH[colour as Colour]) } satisfies Pictures;
