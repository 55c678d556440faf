/** The hen and the worm, drawn around 0,0. */
import { cut, faint, INK, line, oval, PAPER, put, RED, YELLOW } from "$web/game/art";

/** A hen looking to the right, about 80 by 80. */
export function hen(ink: string, mood: "proud" | "peck" | "shock" = "proud", bare: string = PAPER): string {
  const body = cut(ink, "-38,-22! -30,-8 -18,-4 -4,-8 6,-20 10,-34 20,-40 30,-35 33,-24 31,-12 32,4 24,20 8,28 -10,26 -26,14 -36,-2 -45,-10! -36,-12 -44,-18!", 5);
  const comb = cut(RED, "12,-36 9,-45 15,-44 17,-51 22,-46 28,-50 28,-42 31,-36 22,-39", 4);
  const wattle = cut(RED, "31,-20 36,-16 35,-8 31,-8 29,-15", 3);
  const beak = mood === "shock" ? cut(YELLOW, "31,-30! 45,-33! 34,-25!", 3, 0.2) + cut(YELLOW, "32,-24! 43,-17! 31,-20!", 4, 0.2) : cut(YELLOW, "32,-30! 46,-25! 32,-20!", 3, 0.2);
  const wing = cut(bare, "-22,2 -10,-4 8,-2 17,4 10,14 -4,18 -8,14! -14,15 -15,10! -21,10", 6) + cut(ink, "-17,4 -8,-1 7,1 12,5 8,11 -3,15 -6,11! -12,12 -12,8! -17,8", 7);
  const eye = mood === "shock" ? oval(PAPER, 22, -29, 6, 6.6) + oval(INK, 23, -29, 2, 2.2) : mood === "peck" ? oval(PAPER, 22, -29, 4.8) + oval(INK, 23.5, -28, 2.4) + line(INK, "15,-36 22,-34.6 28,-31", 2) : oval(PAPER, 22, -29, 4.8) + oval(INK, 23.4, -29, 2.6) + oval(PAPER, 22.8, -30, 0.8);
  const leg = (x: number): string => line(INK, `${x},24 ${x + 1},38`, 2.6) + line(INK, `${x - 6},41 ${x + 1},37 ${x + 9},41`, 2.4) + line(INK, `${x + 1},37 ${x + 2},42`, 2.2);
  return leg(-4) + leg(10) + comb + faint(body) + body + wing + wattle + beak + eye;
}

/** A worm standing up out of its bend, about 50 by 60, with rings and an opinion. */
export function worm(ink: string, mood: "smug" | "scared" | "glad" | "tough" = "glad"): string {
  const rings = (points: string[]): string => points.map((p) => line(PAPER, p, 1.7)).join("");
  const trunk = line(ink, "-24,28 -19,20 -9,17 1,22 11,25 18,18 15,8 5,2 -3,-6 -4,-16 2,-23", 13, 4, 0.35);
  const marks = rings(["-22.6,20.6 -16.6,24.6", "-9.6,11.6 -8,22.6", "4.6,18.6 2,28", "14.4,14 21.4,14.6", "8.6,-.6 5,8.4", "-8,-7.6 -.4,-10"]);
  const face = {
    glad: oval(PAPER, -1.6, -24, 3.8, 4.4) + oval(PAPER, 7, -24, 3.8, 4.4) + oval(INK, -0.8, -23.6, 2) + oval(INK, 7.6, -23.6, 2) + line(INK, "-2,-16.6 3,-14 8,-17", 2.2),
    smug: oval(INK, -1.6, -24, 2.2, 2.6) + oval(INK, 6.6, -24, 2.2, 2.6) + line(INK, "-5,-28.4 1,-28", 1.8) + line(INK, "4,-29 10,-30", 1.8) + line(INK, "-1,-16 4,-15.6 8.6,-18.6", 2.2),
    scared: oval(PAPER, -1.8, -23.6, 4, 4.8) + oval(PAPER, 7, -23.6, 4, 4.8) + oval(INK, -1.4, -23.6, 1.5) + oval(INK, 6.6, -23.6, 1.5) + oval(INK, 2.8, -14.8, 2.2, 2.8),
    tough: cut(INK, "-9,-28 3,-26 14,-28.6 13,-21 7,-20.6 3,-23 -1,-20.6 -7,-21", 3) + oval(PAPER, -2.6, -24, 2) + oval(PAPER, 8, -24, 2) + line(INK, "-2,-15.4 3,-14.4 8,-15.6", 2.2),
  }[mood];
  return trunk + oval(ink, 2.6, -20.6, 10.4, 11, 0, 6) + marks + face;
}

/** What a worm wears on its head. */
export const hats = [
  "",
  /* cook */ cut(PAPER, "-7,-29! -12,-37 -7,-43 -1,-41 3,-46 8,-41 14,-41 15,-34 11,-29!", 4, 0.3) + line(INK, "-7,-29 -12,-37 -7,-43 -1,-41 3,-46 8,-41 14,-41 15,-34 11,-29", 1.6, 4) + cut(INK, "-7,-30.6! 11,-30.6! 11,-26.4! -7,-26.4!", 3, 0.2),
  /* bow */ put(3, -32, cut(RED, "0,0! -5,-5 -12,-6! -11,5! -5,4", 3, 0.2) + cut(RED, "0,0! 5,-5 12,-6! 11,5! 5,4", 4, 0.2) + oval(INK, 0, 0, 2.6)),
  /* bowler */ cut(INK, "-6,-29! -6,-37 2.6,-41 11,-37 11,-29!", 3, 0.25) + cut(INK, "-12,-30.6 2.6,-29 17,-30.6 15,-26.8 -10,-26.8", 4, 0.2) + line(PAPER, "-5,-31.6 2.6,-30.8 10.4,-31.6", 1.3),
  /* flower */ line(INK, "2.6,-30 4,-36", 1.6) + put(4.6, -38, [0, 72, 144, 216, 288].map((a) => put(0, 0, oval(YELLOW, 0, -4, 2.8, 3.4), 1, a)).join("") + oval(INK, 0, 0, 2.2)),
];

/** A worm seen from afar: one stroke and an eye, 20 by 10. For counting. */
export function wormlet(ink: string, seed = 1, bare: string = PAPER): string {
  return line(ink, "-9,2.8 -6.4,-2.4 -2.4,-1.4 1,2.6 5,2.2 7.2,-2.8", 5, seed, 0.15) + oval(bare, 7.3, -3, 1.2, 1.2);
}
