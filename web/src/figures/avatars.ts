/** Avatars: a figure carved out of half a potato, drawn around 0,0 in a box of 48. */
import { BLUE, BROWN, cut, GREEN, kept, line, oval, potato, PURPLE, RED } from "$web/print/shapes";
import { botFace } from "./bot-faces";

const gold = "var(--gold-deep)";
const bare = "var(--paper)";
const pair = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

/** What a face can be printed in. */
const INKS: Record<string, string> = { red: RED, blue: BLUE, green: GREEN, gold, purple: PURPLE, brown: BROWN, wine: "var(--red-deep)", night: "var(--blue-deep)" };

/** Each figure in bare paper on its ink. */
const figures: Record<string, (ink: string) => string> = {
  cat: (ink) => cut(bare, "-11,-13! -5,-8 5,-8 11,-13! 13,0 10,9 0,12.6 -10,9 -13,0", 3) + pair((s) => oval(ink, 5 * s, -0.6, 1.9, 2.6) + line(ink, `${7 * s},4 ${13 * s},3`, 1) + line(ink, `${7 * s},6 ${12 * s},7`, 1)) + cut(ink, "-2,3.6! 2,3.6! 0,6!", 2, 0.1) + line(ink, "-4,6.6 -2,8.6 0,6.6 2,8.6 4,6.6", 1.3),
  fish: (ink) => cut(bare, "-13,0! -6,-8 3,-8 9,-1.6 15,-8! 14,0 15,8! 9,1.6 3,8 -6,8", 3) + oval(ink, -6.4, -1.6, 2) + line(ink, "-2,-6 .4,0 -2,6", 1.4) + line(ink, "4,-4 5.4,0 4,4", 1.2) + line(ink, "-12,2.4 -8.6,3.4", 1.2),
  pear: (ink) => cut(bare, "0,-9 4.6,-6 5.6,0 10,6 8,12.6 0,14 -8,12.6 -10,6 -5.6,0 -4.6,-6", 3) + line(bare, "0,-9 1,-13 3,-15", 2) + cut(bare, "1.6,-11! 6,-16 12,-14! 8,-10", 2, 0.1) + pair((s) => oval(ink, 3.4 * s, 3, 1.6, 2)) + line(ink, "-3,8 0,9.8 3.4,7.6", 1.5),
  bee: (ink) => oval(bare, -6, -7.6, 5, 7, -28, 2) + oval(bare, 5, -8.4, 5, 7, 28, 3) + oval(bare, 0, 4, 13, 8.4, 0, 4) + line(ink, "-3,-4.6 -4.4,4 -3,12", 2.6) + line(ink, "4,-4.4 5,4 4,12", 2.6) + oval(ink, -8.6, 2.4, 1.8) + line(ink, "-10.6,7 -8,8", 1.2),
  owl: (ink) => cut(bare, "-11,-13! -6,-10 0,-9.4 6,-10 11,-13! 12,0 9,11 0,14 -9,11 -12,0", 3) + pair((s) => oval(ink, 5 * s, -3, 4.6) + oval(bare, 5 * s, -3, 2.8) + oval(ink, 4.4 * s, -3, 1.4) + line(ink, `${3 * s},9 ${5 * s},7.4 ${7 * s},9`, 1.2)) + cut(ink, "-1.9,0! 1.9,0! 0,4!", 2, 0.1),
  snail: (ink) => cut(bare, "-15,12! -15,7 -9,7 -11,-6 -8,-8! -6,-1 12,5 16,12!", 3) + oval(bare, 3, -1, 10, 10, 0, 4) + line(ink, "3,9 -4,4 -4,-4 2,-7.4 8,-4 8,2 4,4 1,1 3,-1.6", 1.7) + line(bare, "-12,-6 -14,-11", 1.4) + line(bare, "-8,-7 -8,-12", 1.4) + oval(bare, -14, -12, 1.7) + oval(bare, -8, -13, 1.7),
  mushroom: (ink) => cut(bare, "-14,1! -12,-8 -4,-13 4,-13 12,-8 14,1! 6,3 -6,3", 3) + cut(bare, "-5,3.4! 5,3.4! 7,13 -7,13", 4) + oval(ink, -6, -5, 2.6) + oval(ink, 4, -8, 2.2) + oval(ink, 8, -2, 2) + oval(ink, -0.6, -1.6, 1.5) + pair((s) => oval(ink, 2.4 * s, 7, 1.1, 1.5)) + line(ink, "-1.6,10 0,10.8 1.6,10", 1),
  duck: (ink) => cut(bare, "-2,-13 4,-12 6,-6 4,0 11,1 15,-3! 14,8 6,13 -6,13 -13,8 -12,2 -5,-1 -7,-7", 3) + cut(bare, "-7,-8! -15,-6! -7,-4!", 2, 0.1) + oval(ink, -2, -7.6, 1.6) + line(ink, "-4,5 3,8.6 9,4.6", 1.5),
};

export const FIGURES = Object.keys(figures);
export const COLOURS = Object.keys(INKS);

/** The figure of a seat whose person has chosen none: another one for each. */
export function usualFigure(seat: number): string {
  const at = (list: readonly string[]): string => list[((seat % list.length) + list.length) % list.length] ?? "";
  return `${at(FIGURES)}-${at(COLOURS)}`;
}

/** The stamp of a person: a figure and its colour, such as `owl-green`. What this page does not know is the seat's own. */
export function avatar(chosen: string, seat: number): string {
  const [figure = "", colour = ""] = chosen.split("-");
  return people(`${figure in figures && colour in INKS ? chosen : usualFigure(seat)} ${seat}`);
}

/** The stamp of a bot: the face of its level, and no two at a table alike. */
export function botAvatar(bot: string, seat: number): string {
  return bots(`${bot} ${seat}`);
}

const people = kept((code) => {
  const [chosen = "", seat = "0"] = code.split(" ");
  const [figure = "", colour = ""] = chosen.split("-");
  const ink = INKS[colour] ?? RED;
  return potato(ink, 0, 0.6, 21, 21, Number(seat) * 5 + 2, 0.35) + (figures[figure]?.(ink) ?? "");
});

/** What a bot wears, by its seat. */
const wear: ((ink: string) => string)[] = [
  (ink) => /* a bow tie */ cut(ink, "0,16! -8,12! -8,20! 0,16! 8,12! 8,20!", 2, 0.2) + oval(ink, 0, 16, 2.2),
  (ink) => /* a cap */ cut(ink, "-13,-10! -11,-18 0,-21 11,-18 13,-10! 20,-8! 13,-7!", 4, 0.3),
  (ink) => /* a flower */ [0, 72, 144, 216, 288].map((turn) => oval(ink, 13 + 4 * Math.cos((turn * Math.PI) / 180), -13 + 4 * Math.sin((turn * Math.PI) / 180), 2.9)).join("") + oval(bare, 13, -13, 2.4),
  (ink) => /* a scarf */ cut(ink, "-15,11! 0,15 15,11! 15,16! 0,20 -15,16!", 3, 0.3) + cut(ink, "6,16! 12,15! 13,23! 7,23!", 5, 0.3),
  (ink) => /* a headband */ cut(ink, "-15,-9! 0,-12.6 15,-9! 15,-5.4! 0,-9 -15,-5.4!", 3, 0.3),
];

const bots = kept((code) => {
  const [bot = "", seat = "0"] = code.split(" ");
  const number = Number(seat);
  const colour = COLOURS[number % COLOURS.length] ?? "red";
  const ink = INKS[colour] ?? RED;
  const block = cut(ink, "-19,-17! 0,-18 19,-17! 19.6,2 19,20! 0,20.6 -19,20! -19.6,2", number + 3, 0.35) + oval(bare, 0, 1.4, 17, 16.4, 0, number + 2);
  const face = `<g transform="translate(0 1.6) scale(${number % 2 ? -0.74 : 0.74} .74)">${botFace(bot)}${wear[number % wear.length]?.(ink) ?? ""}</g>`;
  return line("var(--grey)", "0,-16 0,-21", 2) + oval("var(--red)", 0, -21.6, 2.2) + block + face;
});
