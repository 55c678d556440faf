/** The lid: the hen has seen the worm, the worm has seen the hen, and the grill is hot. */
import { cut, INK, line, PAPER, put, specks } from "$web/print/cut";
import { hen, worm } from "./critters";

const grill =
  [0, 1, 2, 3, 4, 5].map((i) => put(14 + i * 15, 116, cut("var(--yellow)", "-6,6! -7,-2 -3,-7 -1,-15! 3,-8 6,-3 6,6!", i), `1 ${1 - (i % 3) * 0.2}`)).join("") +
  cut(INK, "-2,118! 102,116! 102,122! -2,124!", 3) +
  [8, 22, 36, 50, 64, 78, 92].map((x, i) => line(INK, `${x},122 ${x - 2},141`, 2.6, i)).join("");

export const art =
  [0, 1, 2, 3, 4].map((i) => `<circle cx="38" cy="56" r="${16 + i * 15}" fill="none" stroke="${PAPER}" stroke-width="5" opacity=".14"/>`).join("") +
  grill +
  put(41, 61, hen(PAPER, "peck"), 1.12) +
  put(78, 92, worm("var(--pink)", "scared"), 0.92) +
  specks(6, 0, 0, 100, 140, 120, "var(--cover-red)");
