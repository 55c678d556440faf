/** Elephants, drawn around 0,0, facing right, about 90 by 75. */
import { cut, faint, INK, line, oval, PAPER } from "$web/print/cut";

/** A heavy elephant in one ink; `worn` lies over its back. */
export function elephant(ink: string, mood: "calm" | "sorry" | "charge" = "calm", worn = ""): string {
  const up = mood === "charge";
  const nose = up ? "40,-8 45,-16 44,-27 39,-36 43,-40 50,-33 53,-20 50,-4 43,6" : "43,0 45,14 43,26 37,30 36,35 43,37 50,31 53,18 53,0 48,-16";
  const body = cut(ink, `-44,6 -42,-16 -32,-29 -14,-35 2,-30 12,-34 26,-36 38,-30 46,-16 ${up ? "44,0 36,8" : "46,4 36,8"} 30,8 29,20 30,38! 14,38! 13,24 6,20 -8,22 -13,25 -13,38! -31,38! -33,26 -40,18`, 4, 0.45);
  const trunk = cut(ink, nose, 5, 0.35);
  const ear = cut(PAPER, "4,-27 16,-32 24,-24 24,-10 16,0 6,-3 1,-14", 6) + cut(ink, "6,-24.6 15,-29 21.4,-22 21.4,-11 15.4,-3 8,-5.6 4,-14", 7);
  const toes = [-29, -23, -17, 16, 22, 28].map((x) => oval(PAPER, x, 36, 2, 2.2)).join("");
  const tusk = cut(PAPER, "35,4! 42,5! 48,13 50,18! 41,14", 3, 0.2);
  const tail = line(ink, "-43,-4 -49,4 -48,14", 3) + cut(ink, "-50,12! -45.6,12! -45,20 -51,20", 3);
  const eye = mood === "sorry" ? oval(PAPER, 33, -17, 4.6, 5) + oval(INK, 34, -15.6, 2.2) + line(INK, "28,-22 33,-25 38,-25", 2) : up ? oval(PAPER, 33, -17, 4.4, 4.6) + oval(INK, 34.6, -17, 2.3) + line(INK, "27,-24 33,-22.6 39,-19.6", 2.4) : oval(PAPER, 33, -17, 4, 4.4) + oval(INK, 34.4, -16.6, 2.2) + line(ink, "29,-19.6 33,-20.4 37.5,-19", 2.4);
  const creases = line(PAPER, "-30,24 -25,26 -18,24.6", 1.3) + line(PAPER, "17,24 22,26 27,24", 1.3) + (up ? "" : line(PAPER, "45.6,6 50,5", 1.2) + line(PAPER, "46,13 51,12.6", 1.2) + line(PAPER, "45,20 50,20.6", 1.2));
  return tail + faint(body, 1.8, -1.4) + body + worn + trunk + ear + tusk + eye + toes + creases;
}
