/** Whom one plays against, from gentle to master: drawn around 0,0 in a box of 48. */
import { cut, faint, GOLD, GREEN, INK, kept, line, oval, PAPER, PINK, potato, RED, specks, YELLOW } from "$web/print/shapes";

const pair = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);
const body = (ink: string, y: number, rx: number, ry: number, seed: number, lumps = 0.5): string => {
  const shape = potato(ink, 0, y, rx, ry, seed, lumps);
  return faint(shape, 1.4, -1) + shape;
};
const eyes = (x: number, y: number, size: number): string => pair((s) => oval(INK, x * s, y, size, size * 1.3) + oval(PAPER, x * s + 0.8, y - 1, size / 3));
const cheeks = (x: number, y: number): string => pair((s) => oval(PINK, x * s, y, 2.4, 1.7));

const drawings: Record<string, () => string> = {
  /* All eyes, and two leaves where others have hair. */
  sprout: () =>
    line(GREEN, "0,-3 .6,-9 0,-13", 2.6) + cut(GREEN, "0,-12! -4,-20 -14,-20! -10,-12", 3) + cut(GREEN, "0,-12! 5,-19 14,-18! 9,-11", 5) + body("var(--flesh)", 8, 12.5, 12.5, 4, 0.3) + eyes(4.6, 6, 2.5) + cheeks(8.4, 10.6) + line(INK, "-2.6,12 0,13.8 2.6,12", 1.6),
  /* As old hands are: round, freckled, at ease. */
  spud: () => body(YELLOW, 1, 17, 18.5, 11) + specks(11, -12, -14, 24, 12, 24, PAPER) + eyes(6, -2.4, 2) + cheeks(10.4, 4.4) + line(INK, "-7,6.4 -3,10.4 3,10.4 7.4,6", 2.1),
  /* Out of the oven, and thinking: eyes up, one brow higher. */
  gratin: () =>
    pair((s) => oval(RED, 19.6 * s, 6, 3.4, 2.4)) + cut(GOLD, "-18.6,4! -17,-5 -10,-9.4 -3,-7 4,-11 11,-8.4 17,-5 18.6,4!", 4) + specks(5, -14, -7, 28, 9, 26, "var(--brown)") + cut(RED, "-19,2! 19,2! 16,15 12,18 -12,18 -16,15", 7) + pair((s) => oval(PAPER, 6 * s, 7.6, 3.5) + oval(INK, 6 * s + 0.9, 6.2, 1.7)) + line(INK, "-9.4,3 -3.6,3.6", 1.7) + line(INK, "3.4,2 9,.4", 1.7) + line(PAPER, "-3,14 1,14.6 4,13.4", 1.6) + line("var(--ink-soft)", "-7,-13 -5,-16 -7,-19 -5,-22", 1.6) + line("var(--ink-soft)", "5,-14 7,-17 5,-20 7,-23", 1.6),
  /* Dark, lumpy, rare, and looks at you through a monocle. */
  truffle: () =>
    body(INK, 1, 18.5, 18, 9, 1) + specks(3, -15, -13, 30, 30, 40, "color-mix(in srgb, var(--paper) 45%, transparent)") + pair((s) => oval(PAPER, 6.4 * s, -2, 3.6) + oval(INK, 6.4 * s - 0.6, -1.4, 1.8)) + oval(GOLD, 6.4, -2, 6.6) + oval(PAPER, 6.4, -2, 5) + oval(INK, 5.8, -1.4, 2) + line(INK, "-10,-4.6 -3,-4.2", 2.2) + line(GOLD, "11.6,2.4 13,9 10,15", 1.4) + line(PAPER, "-6,9 -1,11 5,8.4", 1.8),
};

/** A face; whoever has none looks like Spud. */
export const botFace = kept((name) => (drawings[name] ?? drawings.spud!)());
