/** Elephants, drawn around 0,0, facing right, about 90 by 75. */
import { BLUE, cut, faint, INK, line, oval, PAPER, put } from "$web/game/art";

/** A heavy elephant in one ink; `worn` lies over its back. */
export function elephant(ink: string, mood: "calm" | "sorry" | "charge" = "calm", worn = "", bare: string = PAPER): string {
  const up = mood === "charge";
  const nose = up
    ? "30,-26 40,-20 44,-30 40,-42 46,-47 53,-40 54,-24 49,-8 40,4 30,0"
    : "30,-26 42,-24 50,-12 53.6,6 52.6,24 46,34.6 37,35.6 36,30 42,27 44,18 42,11 32,10";
  const body = cut(ink, "-44,6 -43,-16 -33,-30 -14,-36 2,-31 12,-35 26,-37 38,-31 45,-18 44,-2 36,8 30,10 30,22 31,38! 13,38! 12,24 6,20 -8,22 -13,25 -12,38! -31,38! -33,26 -41,18", 4, 0.45);
  const ear = cut(bare, "2,-27 13,-33 23,-27 25,-12 17,1 7,-1 0,-12", 6) + cut(ink, "4,-25 13,-30 21,-24.6 22.4,-12 16,-2 8.4,-3.6 3,-13", 7) + line(bare, "9,-22 14,-18 15,-10", 1.3);
  const toes = [-28, -22.6, -17, 17, 22.4, 28].map((x) => oval(bare, x, 36, 2.1, 2.4)).join("");
  const tusk = cut(bare, up ? "33,-3! 39,-4! 43,-1 50,-3! 44,4 36,4" : "34,-3! 40,-4! 44,3 50,6! 44,9 37,6", 3, 0.2);
  const tail = line(ink, "-42,-6 -48,2 -48,11", 2.8) + cut(ink, "-50,9! -45.6,9! -44.6,18 -48,20 -51.4,18", 3);
  const creases = line(bare, "-30,25 -25,27 -18,25.6", 1.3) + line(bare, "16,24 21,26 27,24.6", 1.3) + (up ? line(bare, "48,-22 53,-20", 1.3) + line(bare, "47,-30 53,-30", 1.3) : line(bare, "47,18 52,18.6", 1.3) + line(bare, "45,25 49,28", 1.3));
  return tail + faint(body, 1.8, -1.4) + body + worn + cut(ink, nose, 5, 0.35) + ear + tusk + looks[mood](ink) + toes + creases;
}

/** Small eyes in a large face say much. */
const looks = {
  calm: (ink: string): string => oval(PAPER, 33, -17, 4.4, 4.8) + oval(INK, 34.4, -16.4, 2.4) + cut(ink, "27,-23! 39,-23! 39,-18.6! 27,-19!", 2, 0.2) + line(INK, "28.6,-18.8 37.8,-18.4", 1.4),
  sorry: (): string => oval(PAPER, 33, -17, 5.4, 6) + oval(INK, 34, -19.6, 2.5) + put(24, -42, cut(BLUE, "0,-6! 3.4,1 0,4.4 -3.4,1", 3, 0.2), 1, -16) + put(14, -45, cut(BLUE, "0,-6! 3.4,1 0,4.4 -3.4,1", 4, 0.2), 0.8, -30),
  charge: (): string => cut(PAPER, "27,-20! 39,-15! 37,-10.6 31,-10.6 28,-14", 2, 0.2) + oval(INK, 33.4, -14, 2.2) + line(INK, "25.6,-22 33,-19.6 40,-15.6", 2.8),
};
