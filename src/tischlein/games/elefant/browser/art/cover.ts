/** The lid: an elephant in the shop carries the crockery on its back and does not dare to breathe. */
import { BLUE, cut, GREEN, INK, line, oval, PAPER, put, RED, specks } from "$web/game/art";
import { elephant } from "./herd";

const cup = (ink: string, seed: number): string =>
  line(ink, "9,-12 16,-12 15,-4 8,-3", 3) + cut(ink, "-12,-16! 12,-16! 10,-4 5,0 -5,0 -10,-4", seed) + cut(ink, "-15,0 15,0 11,3.6 -11,3.6", seed + 1) + line(PAPER, "-8,-11! -5,-7! -2,-11! 1,-7! 4,-11! 7,-7!", 1.8, seed);
const vase = (ink: string): string => cut(ink, "-7,-30! 7,-30! 5,-22 12,-12 10,-3 6,0! -6,0! -10,-3 -12,-12 -5,-22", 5) + line(PAPER, "-10,-13 -5,-10 0,-13 5,-10 10,-13", 2) + line(PAPER, "-4,-23 4,-23", 1.6);
const pot = (ink: string): string => line(ink, "12,-16 19,-17 19,-7 12,-4", 3) + cut(ink, "-11,-6! -17,-10 -20,-20! -16,-21! -12,-14", 3) + cut(ink, "-9,-19 9,-19 14,-11 11,-2 6,0! -6,0! -11,-2 -14,-11", 4) + oval(ink, 0, -23, 3) + line(PAPER, "-9,-18.6 0,-17.6 9,-18.6", 1.5) + [-6, 0, 6].map((x) => oval(PAPER, x, -9, 1.7)).join("");
const tower = put(32, 70, pot(BLUE), 1.1, -3) + put(32, 42, cup(RED, 3), 1.05, 4) + put(33, 22, cup(GREEN, 4), 0.95, -9);
const shards = [[12, 136, 10], [33, 134, 70], [92, 135, 140], [60, 136, 200]].map(([x = 0, y = 0, turn = 0], i) => put(x, y, cut([RED, BLUE, GREEN, RED][i]!, "-5,3! -1,-5! 5,-1! 3,4!", i, 0.2), 0.9, turn)).join("");
const floor = cut("var(--blue-deep)", "-2,128! 50,126 102,128! 102,141! -2,141!", 2);
const shelf = cut(INK, "66,40! 102,39! 102,44! 66,45!", 3);

export const art =
  `<g opacity=".3">${oval(PAPER, 46, 82, 62, 56, 0, 4)}</g>` +
  shelf + put(78, 39.6, vase(RED), 0.95) + put(94, 37.4, cup(GREEN, 8), 0.62) +
  floor + tower + put(48, 97, elephant("var(--grey)", "sorry"), 0.88) + shards + specks(9, 0, 0, 100, 140, 110, "var(--cover-blue)");
