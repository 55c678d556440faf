/** The lid: an elephant too large for the shop holds its breath beside a very tall pile of cups. */
import { BLUE, cut, GREEN, INK, line, oval, PAPER, put, RED, specks } from "$web/print/cut";
import { elephant } from "./herd";

const cup = (ink: string, seed: number): string => line(ink, "9,-5 15,-4 14,3 8,4", 2.8) + cut(ink, "-11,-8! 11,-8! 9,4 5,8 -5,8 -9,4", seed) + cut(ink, "-13,8 13,8 11,11 -11,11", seed + 1) + line(PAPER, "-8,-3 -4,-.6 0,-3 4,-.6 8,-3", 1.8, seed);
const pile = [RED, PAPER, BLUE, RED, GREEN].map((ink, i) => put(78 + [0, 2, -1, 2, -1][i]!, 121 - i * 19, cup(ink === PAPER ? GREEN : ink, i + 2), 1, [0, 3, -4, 3, -9][i]!)).join("");
const vase = cut(RED, "-5,-16! 5,-16! 4,-9 10,0 9,10 5,14! -5,14! -9,10 -10,0 -4,-9", 5) + line(PAPER, "-9,1 -4,4 0,1 4,4 9,1", 1.8);
const floor = cut(INK, "-2,132! 102,130! 102,140! -2,140!", 2);
const shelf = cut(INK, "-2,36! 62,34! 62,39! -2,41!", 3);

export const art =
  `<g opacity=".22">${oval(PAPER, 46, 84, 60, 52)}</g>` +
  shelf + put(14, 22, vase) + put(36, 25, cup(GREEN, 9), 0.9) + put(54, 26, cup(RED, 7), 0.7, 6) +
  put(40, 96, elephant("var(--grey)", "sorry"), "1.02 .95") + floor + pile + specks(9, 0, 0, 100, 140, 130, "var(--cover-blue)");
