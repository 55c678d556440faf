/** The lid: Potato Man flies over the field, and what grows there does not like it. */
import { cut, INK, line, oval, PAPER, potato, put, specks } from "$web/game/art";
import { evil, hero } from "./hero";

const rays = Array.from({ length: 14 }, (_, i) => put(50, 58, cut(PAPER, "-4,-26! 4,-26! 14,-120! -14,-120!", i), 1, (i * 360) / 14)).join("");
const furrow = (y: number, seed: number): string => line("var(--paper-edge)", `-2,${y + 4} 30,${y} 62,${y + 3} 102,${y - 2}`, 1.2, seed);
const field = cut("var(--brown)", "-2,118 20,113 50,116 80,112 102,115 102,141! -2,141!", 3) + furrow(124, 1) + furrow(132, 2);
const peek = (x: number, y: number, ink: string, seed: number): string =>
  potato(ink, x, y, 11, 13, seed, 0.7) + [-4, 4].map((s) => oval(PAPER, x + s, y - 4, 3.4, 3.8) + oval(INK, x + s * 0.8, y - 6, 1.6)).join("") + oval(INK, x, y + 2.6, 1.8, 2.2);

export const art =
  `<g opacity=".3">${rays}</g>` +
  put(23, 111, evil(16), 0.56, -10) +
  peek(57, 114, "var(--blue)", 4) +
  peek(83, 110, "var(--green)", 7) +
  field +
  put(54, 50, hero(1), 0.86, 20) +
  specks(5, 0, 62, 100, 78, 70, "var(--cover-yellow)");
