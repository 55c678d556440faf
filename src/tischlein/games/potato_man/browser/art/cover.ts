/** The lid: Potato Man flies over the field, and what is below does not like it. */
import { cut, INK, line, oval, PAPER, potato, put, specks } from "$web/print/cut";
import { evil, hero } from "./hero";

const rays = Array.from({ length: 12 }, (_, i) => put(58, 62, cut(PAPER, "-5,-30! 5,-30! 17,-120! -17,-120!", i), 1, i * 30)).join("");
const furrows = cut("var(--brown)", "-2,116 20,108 50,112 80,106 102,112 102,140! -2,140!", 3) + [0, 1, 2].map((i) => line(INK, `${-2},${124 + i * 8} 30,${119 + i * 8} 62,${123 + i * 8} 102,${118 + i * 8}`, 1.4, i)).join("");
const peek = (x: number, y: number, ink: string, seed: number): string => potato(ink, x, y, 11, 12, seed, 0.7) + oval(INK, x - 3.6, y - 4, 1.5, 2) + oval(INK, x + 3.6, y - 4, 1.5, 2) + oval(INK, x, y + 1, 1.6, 2.2);

export const art =
  `<g opacity=".28">${rays}</g>` +
  put(26, 108, evil(16), 0.62, -8) +
  peek(58, 112, "var(--blue)", 4) +
  peek(80, 108, "var(--green)", 7) +
  furrows +
  put(56, 54, hero(1), 1.06, 12) +
  specks(5, 0, 0, 100, 140, 130, "var(--cover-yellow)");
