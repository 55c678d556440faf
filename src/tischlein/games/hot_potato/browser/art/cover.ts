/** The lid: one potato, far too hot, two oven gloves, and eyes that would rather be elsewhere. */
import { BLUE, cut, faint, INK, line, oval, PAPER, potato, put, RED, specks, YELLOW } from "$web/game/art";

const steam = (x: number, seed: number): string => line(PAPER, `${x},32 ${x - 5},25 ${x + 3},18 ${x - 3},10 ${x + 2},3`, 3.6, seed);
const glove = put(0, 0, cut(BLUE, "-52,142! -46,118 -38,103 -31,90 -25,91 -24,98 -15,97 -8,103 -10,113 -22,120 -27,128 -30,142!", 4) + line(PAPER, "-47,126 -38,127 -29,131", 3) + line(PAPER, "-25,99 -26,106 -22,110", 1.6), 1);
const eye = (x: number, y: number, dx: number, dy: number): string => oval(PAPER, x, y, 4.2, 4.8) + oval(INK, x + dx, y + dy, 2);
const crowd = [[13, 16], [87, 18], [10, 56], [90, 54]].map(([x = 0, y = 0]) => [-4.6, 4.6].map((s) => eye(x + s, y, x < 50 ? 1.7 : -1.7, 1.6)).join("")).join("");

/** The Hot Potato itself, about 80 by 90 around 0,0. */
export const hotPotato =
  cut(YELLOW, "-36,24 -42,0 -36,-18! -29,-8 -27,-30 -17,-46! -11,-33 -2,-42 6,-58! 13,-38 22,-34 27,-48! 33,-24 36,-4 42,-16! 44,8 38,26 20,38 -20,38", 8) +
  faint(potato(RED, 0, 6, 31, 29, 17, 0.7)) +
  potato(RED, 0, 6, 31, 29, 17, 0.7) +
  [-1, 1].map((s) => oval(PAPER, 11 * s, -2, 8.4, 9.4) + oval(INK, 9.6 * s, 0, 3, 3.4) + line(INK, `${19 * s},-13.6 ${13 * s},-17.4 ${6 * s},-17`, 2.6)).join("") +
  cut(INK, "-12,15 -6,10.6 6,10.6 12,15 10,24 0,26 -10,24", 3) + cut(PAPER, "-8,13! 8,13! 7,16.4 -7,16.4", 3, 0.2) + oval("var(--pink)", 0, 23, 6, 2.4) +
  put(-24, -4, cut(PAPER, "0,-6! 3,1 0,4 -3,1", 3, 0.2), 0.9);

export const art = steam(36, 1) + steam(64, 2) + crowd + put(50, 80, hotPotato, 0.92) + put(50, 0, glove) + put(50, 0, glove, "-1 1") + specks(8, 14, 26, 72, 34, 40, "var(--cover-purple)") + specks(9, 0, 102, 100, 38, 50, "var(--cover-purple)");
