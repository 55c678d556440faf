/** Quick signs: potatoes that mean something, drawn around 0,0 in a box of 60. */
import { BLUE, BROWN, cut, GOLD, GREEN, INK, kept, line, oval, PAPER, PINK, potato, put, RED, specks, YELLOW } from "$web/print/shapes";
import { mark } from "$web/print/marks";

const pair = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);
const eyes = (y = -5, apart = 6, size = 2.2): string => pair((s) => oval(INK, apart * s, y, size, size * 1.3));
const closed = (y = -4): string => pair((s) => line(INK, `${3 * s},${y} ${6 * s},${y + 2} ${9 * s},${y}`, 1.9));
const happy = (y = -4): string => pair((s) => line(INK, `${3 * s},${y} ${6 * s},${y - 3.6} ${9 * s},${y}`, 2.1));
const smile = (y = 5): string => line(INK, `-7,${y} -3,${y + 4} 3,${y + 4} 7,${y}`, 2);
const cheeks = (y = 2): string => pair((s) => oval(PINK, 11 * s, y, 2.8, 2));
const body = (ink: string, seed: number, rx = 18, ry = 20): string =>
  potato(ink, 0, 3, rx, ry, seed, 0.5) + specks(seed, -14, -12, 28, 30, 26, "color-mix(in srgb, var(--paper) 70%, transparent)");
const hand = (ink: string, x: number, y: number, turn = 0): string =>
  put(x, y, oval(ink, 0, 0, 4, 4.4) + [-3, 0, 3].map((finger) => line(ink, `${finger},-2 ${finger * 1.4},-7`, 2.8)).join(""), 1, turn);

const drawings: Record<string, () => string> = {
  hello: () => body(GOLD, 4) + eyes() + smile() + cheeks() + line(GOLD, "15,2 22,-6 22,-14", 4) + hand(GOLD, 22, -16, 14) + line(INK, "28,-27 30,-22", 1.6) + line(INK, "15,-27 13,-23", 1.6),
  thanks: () => body(BROWN, 9) + pair((s) => line(PAPER, `${3 * s},-4 ${6 * s},-2 ${9 * s},-4`, 2)) + line(PAPER, "-6,4 -2,7.4 2,7.4 6,4", 2) + put(17, -18, cut(RED, "0,9! -9,0 -8,-6 -3,-7 0,-3! 3,-7 8,-6 9,0", 3), 1.1, 12),
  "well-played": () => body(YELLOW, 14) + happy() + cut(INK, "-8,3! 8,3! 5,10 0,12 -5,10", 3) + cut(PAPER, "-6.4,4.4! 6.4,4.4! 5.4,6.6 -5.4,6.6", 3) + mark("gold", 0, -24, 19) + mark("gold", -20, -16, 11) + mark("gold", 20, -16, 11),
  oops: () => body(GOLD, 21) + oval(INK, -6, -5, 2.4, 3) + oval(INK, 7, -4, 2, 2.4) + line(INK, "-10,-11 -6,-13 -3,-12", 1.8) + line(INK, "5,-10 10,-8", 1.8) + line(INK, "-7,7 -4,5 -1,8 3,5 7,8", 2) + put(19, -10, cut(BLUE, "0,-8! 4,-1 4.6,4 0,7 -4.6,4 -4,-1", 5), 1.05),
  hurry: () => put(-5, 0, body(GREEN, 8, 16, 18) + eyes(-5, 5) + line(INK, "-4,6 0,4.6 4,6", 2)) + put(18, -9, oval(PAPER, 0, 0, 10.4) + line(INK, "-.2,-10.4 8,-7 10.4,0 7,8 0,10.4 -8,7 -10.4,0 -7,-8 0,-10.4", 2) + line(INK, "0,-6 0,0 5,2", 2.2) + line(INK, "-3,-14 3,-14", 3)) + line(INK, "-27,-6 -23,-6", 1.8) + line(INK, "-29,3 -24,3", 1.8) + line(INK, "-27,12 -22,12", 1.8),
  laugh: () => body(YELLOW, 27, 19, 20) + happy(-5) + cut(INK, "-9,1! 9,1! 7,9 0,14 -7,9", 3) + cut(RED, "-4,9.6 0,8.4 4,9.6 2,12.4 -2,12.4", 4) + pair((s) => put(18 * s, -2, cut(BLUE, "0,-5! 2.6,0 2.4,3 0,4.6 -2.4,3 -2.6,0", 5), 1, -20 * s)),
  wow: () => body(RED, 33) + pair((s) => oval(PAPER, 6.4 * s, -5, 4.8, 5.4) + oval(INK, 6 * s, -4.6, 2)) + oval(INK, 0, 8, 4.4, 5.6) + [-60, -30, 0, 30, 60].map((turn) => put(0, 3, line(INK, "0,-24 0,-29", 2), 1, turn)).join(""),
  potato: () => body(BROWN, 41, 20, 16) + pair((s) => oval(INK, 6 * s, -1, 1.8)) + line(INK, "-4,7 4,7", 2) + pair((s) => line(GREEN, `${5 * s},-12 ${7 * s},-19 ${12 * s},-21`, 2.4) + oval(GREEN, 13 * s, -22, 3.2, 2, 30 * s)),
  peek: () => body(GOLD, 4, 20, 21) + closed() + smile(8) + cheeks(6) + pair((s) => line(GOLD, `${18 * s},12 ${14 * s},4`, 5) + hand("var(--gold-deep)", 7.5 * s, -2, -8 * s)),
};

export const emote = kept((name) => drawings[name]?.() ?? "");
