/** What a potato may meet: each drawn around 0,0, about 64 by 100, for a dark ground. */
import { BROWN, cut, GREEN, INK, line, oval, PAPER, PINK, put, RED, YELLOW } from "$web/print/cut";

const steel = "var(--grey-bright)";
const night = "var(--night)";
/** Eyes that mean it: a wedge of glow with a slit. */
const glare = (x: number, y: number, size = 1, glow: string = YELLOW): string =>
  put(x, y, [-1, 1].map((s) => cut(glow, `${3 * s},2! ${9 * s},-2 ${17 * s},-6! ${15 * s},3 ${9 * s},6 ${5 * s},5`, 4 + s, 0.2) + oval(INK, 10 * s, 1.4, 2.2, 3)).join(""), size);
const fangs = (x: number, y: number, size = 1, mouth: string = INK): string =>
  put(x, y, cut(mouth, "-16,-3! -6,0 6,0 16,-4! 13,7 5,11 -5,11 -13,7", 3) + [-11, -4, 4, 11].map((t, i) => cut(PAPER, `${t - 3},${-1.4 + (i % 3 ? 1 : -0.6)}! ${t + 3},${-1.4 + (i % 3 ? 1 : -0.6)}! ${t},${5}!`, i, 0.15)).join(""), size);

export const threats: Record<string, string> = {
  fryer:
    [-18, 0, 17].map((x, i) => line(YELLOW, `${x},-20 ${x + (i - 1) * 4},-40`, 5, i)).join("") + line(PAPER, "-9,-42 -12,-48 -8,-54", 2.4) + line(PAPER, "9,-44 6,-50 10,-56", 2.4) +
    cut(steel, "-32,-22! 32,-22! 30,26 24,34! -24,34! -30,26", 4) + cut(YELLOW, "-31,-22! -20,-27 -8,-22 4,-28 16,-22 31,-25! 31,-16! -31,-16!", 5) + line(steel, "30,-6 42,-10 46,-20", 5) + glare(0, 0, 1, RED) + fangs(0, 16) + cut(RED, "-22,46! -26,38 -18,34! 18,34! 26,40 20,47!", 4),
  virus:
    Array.from({ length: 10 }, (_, i) => put(0, 0, line(GREEN, "0,-24 1,-37", 4, i) + oval(GREEN, 1, -39, 5, 5, 0, i), 1, i * 36)).join("") + oval("var(--green-bright)", 0, 0, 28, 28, 0, 4) + oval(GREEN, -15, 14, 5) + oval(GREEN, 17, -14, 4) + oval(GREEN, 14, 19, 3) + oval(GREEN, -18, -12, 3) + glare(0, -4, 1.1, PAPER) + fangs(0, 11),
  weed:
    [-1, 1].map((s) => cut(GREEN, `${2 * s},44! ${24 * s},30 ${33 * s},6! ${24 * s},9 ${28 * s},-10! ${16 * s},0 ${5 * s},20`, 4 + s) + line(night, `${6 * s},36 ${18 * s},20 ${26 * s},6`, 1.6)).join("") + line(GREEN, "0,46 2,20 -1,0", 6) +
    Array.from({ length: 9 }, (_, i) => put(0, -18, cut(i % 2 ? RED : PINK, "-5,-13! 0,-33! 5,-13!", i), 1, i * 40)).join("") + oval("var(--purple-bright)", 0, -18, 18) + glare(0, -22, 0.8) + fangs(0, -10, 0.75),
  beetle:
    [-1, 1].map((s) => line(PAPER, `${16 * s},-2 ${32 * s},-12 ${36 * s},-22`, 3) + line(PAPER, `${18 * s},12 ${36 * s},12 ${40 * s},22`, 3) + line(PAPER, `${16 * s},26 ${30 * s},34 ${32 * s},46`, 3) + line(PAPER, `${6 * s},-32 ${14 * s},-44 ${24 * s},-44`, 2.6)).join("") +
    oval(YELLOW, 0, 12, 25, 33, 0, 3) + [-17, -9, 9, 17].map((x) => line(INK, `${x},${-10 + Math.abs(x) * 0.4} ${x * 1.15},12 ${x * 0.9},${38 - Math.abs(x) * 0.4}`, 3.4)).join("") + line(INK, "0,-18 0,44", 2.6) + cut("var(--gold)", "-20,-16 -16,-32 0,-38 16,-32 20,-16 0,-11", 4) + glare(0, -26, 0.9, PAPER) + line(INK, "-6,-17 0,-15 6,-17", 2.4),
  knife:
    put(0, 0, cut(steel, "-9,14! -12,-20 -6,-42 6,-56! 10,-30 10,14!", 4) + line(PAPER, "5,-42 6,-10 6,10", 2) + cut("var(--gold)", "-11,14! 11,14! 12,44 6,52 -6,52 -12,44", 5) + oval(PAPER, 0, 27, 2) + oval(PAPER, 0, 40, 2) + glare(-1, -8, 0.62, RED) + line(INK, "-6,4 0,2 6,4", 2.4), 1, 16) + line(PAPER, "-34,-30 -26,-34", 2) + line(PAPER, "-38,-16 -28,-19", 2) + line(PAPER, "30,36 38,32", 2),
  mould:
    cut("var(--green-bright)", "-34,40! -36,20 -30,10 -32,-6 -22,-14 -18,-30 -4,-34 8,-42 18,-30 28,-24 28,-8 36,4 32,20 36,40!", 4, 0.9) + cut(GREEN, "-30,40! -28,24 -18,20 -10,26 0,20 12,27 20,20 30,26 31,40!", 5, 0.9) +
    [[-22, 2, 4], [20, -16, 5], [-6, -24, 3.4], [24, 8, 3], [6, 34, 4], [-18, 33, 3]].map(([x = 0, y = 0, r = 0]) => oval(GREEN, x, y, r)).join("") + Array.from({ length: 7 }, (_, i) => line("var(--green-bright)", `${-26 + i * 9},${-24 - (i % 3) * 6} ${-28 + i * 10},${-38 - (i % 2) * 8}`, 1.8, i) + oval(PAPER, -28 + i * 10, -40 - (i % 2) * 8, 2.2)).join("") + glare(0, -6, 1, PAPER) + line(INK, "-13,12 -6,9 0,13 7,9 14,12", 3),
  masher:
    cut("var(--gold)", "-6,-54 6,-54 7,-20! -7,-20!", 4) + line(steel, "0,-22 0,-8", 6) + line(steel, "-26,30 -27,4 -14,-8 14,-8 27,4 26,30", 6) + line(steel, "-30,34 -20,26 -10,38 0,27 10,38 20,26 30,34", 7, 3) + glare(0, 8, 1.05, RED) + line(PAPER, "-24,46 -30,52", 2.2) + line(PAPER, "0,46 0,54", 2.2) + line(PAPER, "24,46 30,52", 2.2),
  peeler:
    put(0, 0, cut(RED, "-7,4! 7,4! 8,44 4,54 -4,54 -8,44", 4) + line(steel, "-16,-46 -19,-22 -10,2 0,8 10,2 19,-22 16,-46", 6) + cut(steel, "-17,-46! 17,-46! 19,-34! -19,-34!", 5) + line(INK, "-12,-40 12,-40", 2.6) + glare(0, -18, 0.85), 1, -12) + line(YELLOW, "2,-46 16,-54 30,-46 28,-34 38,-28 34,-16", 4.6, 3),
  grater:
    line(PAPER, "-12,-40 -10,-52 10,-52 12,-40", 5) + cut(steel, "-19,-40! 19,-40! 33,44! -33,44!", 4) + Array.from({ length: 12 }, (_, i) => put(-21 + (i % 4) * 14, 18 + Math.floor(i / 4) * 10, cut(INK, "-3,1.6 0,-2 3,1.6 0,3", i, 0.15))).join("") + glare(0, -18, 0.9, RED) + fangs(0, -2, 0.9),
  mole:
    cut("var(--purple-bright)", "-26,44! -30,10 -24,-18 -10,-33 10,-33 24,-18 30,10 26,44!", 4, 0.6) + put(0, -8, oval(PINK, 0, 6, 8, 6.4)) + oval(INK, -11, -14, 3) + oval(INK, 11, -14, 3) + line(INK, "-18,-22 -7,-17", 3) + line(INK, "18,-22 7,-17", 3) + cut(PAPER, "-4,8! 4,8! 3.6,17! -3.6,17!", 2, 0.2) + line(INK, "0,9 0,16", 1) + line(INK, "-11,6 0,8 11,6", 2.4) +
    [-1, 1].map((s) => cut(PINK, `${14 * s},22 ${26 * s},14 ${34 * s},20 ${36 * s},10! ${39 * s},22 ${43 * s},15! ${42 * s},28 ${30 * s},38 ${18 * s},34`, 5 + s)).join("") + cut(BROWN, "-44,48! -32,38 -14,42 4,36 20,42 34,37 44,48!", 6),
  rain:
    cut("var(--blue-bright)", "-36,0 -38,-14 -26,-22 -22,-36 -4,-44 12,-36 24,-32 36,-20 37,-4 26,2 -24,4", 4, 0.5) + glare(0, -20, 1.1, PAPER) + line(INK, "-10,-5 -3,-8 4,-5 10,-8", 2.8) + [[-26, 16], [-8, 20], [12, 14], [28, 22], [-18, 36], [2, 40], [20, 38]].map(([x = 0, y = 0], i) => put(x, y, cut(i % 2 ? PAPER : "var(--blue-bright)", "2,-9! 4,1 0,5 -4,1", i, 0.2), 1, 14)).join(""),
  microwave:
    cut(steel, "-38,-30! 38,-30! 38,30! -38,30!", 4) + cut(INK, "-33,-24! 18,-24! 18,24! -33,24!", 5) + cut(YELLOW, "-30,-21! 15,-21! 15,21! -30,21!", 6) + put(-7.5, -6, glare(0, 0, 1.05, RED)) + put(-7.5, 10, line(INK, "-15,0 -9,-4 -4,3 1,-4 6,3 14,-2", 3)) + [-16, -6, 4].map((y) => oval(INK, 28, y, 3.4)).join("") + cut(RED, "23,13! 33,13! 33,21! 23,21!", 3) + cut(steel, "-30,30! -22,30! -24,37! -29,37!", 2) + cut(steel, "30,30! 22,30! 24,37! 29,37!", 2) + [-20, 0, 20].map((x) => line(YELLOW, `${x},-36 ${x + 5},-42 ${x - 2},-47 ${x + 3},-53`, 2.6)).join(""),
};
