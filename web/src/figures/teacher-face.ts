/** Who explains: an old potato with glasses, a doctor's hat and a pointer, drawn around 0,0 in a box of 64. */
import { BROWN, cut, faint, INK, line, oval, PAPER, potato, RED, specks, YELLOW } from "$web/print/shapes";

const spud = potato(YELLOW, -1, 7, 20, 22, 11, 0.5);
const glasses = [-8, 7].map((x) => oval(INK, x, 2, 7.4, 7.2) + oval(PAPER, x, 2, 5.6, 5.4) + oval(INK, x + 1.4, 2.6, 2.2, 2.8)).join("") + line(INK, "-1.4,1 0.4,1", 1.8);
const smile = line(INK, "-8,15 -3,19 3,19 8,14.6", 2.2) + oval("var(--pink)", -13, 12, 2.6, 1.8) + oval("var(--pink)", 12, 12, 2.6, 1.8);
const hat = cut(INK, "-12,-11! -12,-17! 11,-17! 11,-10! 0,-13", 3) + cut(INK, "-22,-18! -1,-27! 20,-18! -1,-11!", 5) + line(RED, "-1,-19 14,-17 16,-8", 1.8) + oval(RED, 16, -6, 2.2, 3);
const pointer = line(BROWN, "13,21 21,12 29,-2", 2.6) + oval(YELLOW, 15, 20, 4.4, 4, 0, 3);

export const face = faint(spud, 1.6, -1.2) + spud + specks(7, -20, -12, 38, 40, 40) + glasses + smile + hat + pointer;
