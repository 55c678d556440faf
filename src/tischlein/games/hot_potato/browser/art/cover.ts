/** The lid: one potato, far too hot, and six pairs of eyes that would rather be elsewhere. */
import { cut, faint, INK, line, oval, PAPER, potato, put, RED, specks, YELLOW } from "$web/print/cut";

const steam = (x: number, seed: number): string => line(PAPER, `${x},40 ${x - 5},32 ${x + 3},24 ${x - 3},14 ${x + 2},6`, 4, seed);
const hands = (side: -1 | 1): string => put(50, 0, cut(PAPER, "-50,118! -34,104 -26,92 -22,98 -28,108 -20,112 -30,126 -50,140!", 4 + side), `${side} 1`);
const eye = (x: number, y: number, dx: number): string => oval(PAPER, x, y, 4.4, 5) + oval(INK, x + dx, y - 1.4, 2);
const crowd = [[14, 18], [86, 20], [10, 62], [90, 64]].map(([x = 0, y = 0]) => eye(x - 4.6, y, x < 50 ? 1.6 : -1.6) + eye(x + 4.6, y, x < 50 ? 1.6 : -1.6)).join("");

/** The Hot Potato itself, about 80 by 80 around 0,0. */
export const hotPotato =
  cut(YELLOW, "-36,24 -42,0 -36,-18! -29,-8 -27,-30 -17,-46! -11,-33 -2,-42 6,-58! 13,-38 22,-34 27,-48! 33,-24 36,-4 42,-16! 44,8 38,26 20,38 -20,38", 8) +
  faint(potato(RED, 0, 6, 31, 29, 17, 0.7)) +
  potato(RED, 0, 6, 31, 29, 17, 0.7) +
  oval(PAPER, -11, -2, 8, 9) + oval(PAPER, 11, -2, 8, 9) + oval(INK, -9.5, 0, 3.2, 3.6) + oval(INK, 9.5, 0, 3.2, 3.6) +
  line(INK, "-20,-14 -12,-16.4 -6,-14", 2.6) + line(INK, "20,-14 12,-16.4 6,-14", 2.6) +
  cut(INK, "-12,14 -5,10.6 5,10.6 12,14 9,23 -9,23", 3) + cut(PAPER, "-8,13! 8,13! 7,16 -7,16", 3, 0.2);

export const art = steam(34, 1) + steam(66, 2) + crowd + put(50, 78, hotPotato, 0.98) + hands(1) + hands(-1) + specks(8, 0, 0, 100, 140, 130, "var(--cover-purple)");
