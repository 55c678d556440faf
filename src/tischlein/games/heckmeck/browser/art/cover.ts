/** The lid: the hen has seen the worm, the worm has seen the hen, and the grill is hot. */
import { cut, INK, line, oval, PAPER, put, specks } from "$web/game/art";
import { hen, worm } from "./critters";

const rings = [0, 1, 2, 3, 4, 5].map((i) => `<circle cx="46" cy="56" r="${18 + i * 15}" fill="none" stroke="${PAPER}" stroke-width="6" opacity=".13"/>`).join("");
const embers = [6, 20, 34, 48, 62, 76, 91].map((x, i) => put(x, 128, cut("var(--yellow)", "-7,6! -7,-3 -3,-7 -1,-16! 3,-8 6,-3 7,6!", i), `1 ${0.8 + (i % 3) * 0.2}`)).join("");
const grill = cut(INK, "-2,116! 102,114! 102,119.6! -2,121.6!", 3) + cut(INK, "-2,131! 102,130! 102,141! -2,141!", 4) + [4, 19, 34, 49, 64, 79, 94].map((x, i) => line(INK, `${x},119 ${x - 1},132`, 2.4, i)).join("");

export const art =
  rings + embers + grill +
  put(45, 68, hen(PAPER, "peck", "var(--cover-red)") + oval(INK, 23.4, -28, 3.4) + oval(PAPER, 22.4, -29.4, 1), 0.98) +
  put(80, 87, worm("var(--worm)", "scared"), 0.78) +
  specks(6, 0, 0, 100, 140, 110, "var(--cover-red)");
