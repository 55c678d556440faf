/** Avatars: a figure carved out of half a potato, drawn around 0,0 in a box of 48. */
import { BLUE, BROWN, cut, GREEN, kept, line, oval, potato, PURPLE, RED } from "$web/print/shapes";

const gold = "var(--gold-deep)";
const grey = "var(--grey)";
const bare = "var(--paper)";
const pair = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

/** Each figure in bare paper on its ink. */
const figures: [ink: string, draw: (ink: string) => string][] = [
  [RED, (ink) => /* cat */ cut(bare, "-11,-13! -5,-8 5,-8 11,-13! 13,0 10,9 0,12.6 -10,9 -13,0", 3) + pair((s) => oval(ink, 5 * s, -0.6, 1.9, 2.6) + line(ink, `${7 * s},4 ${13 * s},3`, 1) + line(ink, `${7 * s},6 ${12 * s},7`, 1)) + cut(ink, "-2,3.6! 2,3.6! 0,6!", 2, 0.1) + line(ink, "-4,6.6 -2,8.6 0,6.6 2,8.6 4,6.6", 1.3)],
  [BLUE, (ink) => /* fish */ cut(bare, "-13,0! -6,-8 3,-8 9,-1.6 15,-8! 14,0 15,8! 9,1.6 3,8 -6,8", 3) + oval(ink, -6.4, -1.6, 2) + line(ink, "-2,-6 .4,0 -2,6", 1.4) + line(ink, "4,-4 5.4,0 4,4", 1.2) + line(ink, "-12,2.4 -8.6,3.4", 1.2)],
  [GREEN, (ink) => /* pear */ cut(bare, "0,-9 4.6,-6 5.6,0 10,6 8,12.6 0,14 -8,12.6 -10,6 -5.6,0 -4.6,-6", 3) + line(bare, "0,-9 1,-13 3,-15", 2) + cut(bare, "1.6,-11! 6,-16 12,-14! 8,-10", 2, 0.1) + pair((s) => oval(ink, 3.4 * s, 3, 1.6, 2)) + line(ink, "-3,8 0,9.8 3.4,7.6", 1.5)],
  [gold, (ink) => /* bee */ oval(bare, -6, -7.6, 5, 7, -28, 2) + oval(bare, 5, -8.4, 5, 7, 28, 3) + oval(bare, 0, 4, 13, 8.4, 0, 4) + line(ink, "-3,-4.6 -4.4,4 -3,12", 2.6) + line(ink, "4,-4.4 5,4 4,12", 2.6) + oval(ink, -8.6, 2.4, 1.8) + line(ink, "-10.6,7 -8,8", 1.2)],
  [PURPLE, (ink) => /* owl */ cut(bare, "-11,-13! -6,-10 0,-9.4 6,-10 11,-13! 12,0 9,11 0,14 -9,11 -12,0", 3) + pair((s) => oval(ink, 5 * s, -3, 4.6) + oval(bare, 5 * s, -3, 2.8) + oval(ink, 4.4 * s, -3, 1.4) + line(ink, `${3 * s},9 ${5 * s},7.4 ${7 * s},9`, 1.2)) + cut(ink, "-1.9,0! 1.9,0! 0,4!", 2, 0.1)],
  [BROWN, (ink) => /* snail */ cut(bare, "-15,12! -15,7 -9,7 -11,-6 -8,-8! -6,-1 12,5 16,12!", 3) + oval(bare, 3, -1, 10, 10, 0, 4) + line(ink, "3,9 -4,4 -4,-4 2,-7.4 8,-4 8,2 4,4 1,1 3,-1.6", 1.7) + line(bare, "-12,-6 -14,-11", 1.4) + line(bare, "-8,-7 -8,-12", 1.4) + oval(bare, -14, -12, 1.7) + oval(bare, -8, -13, 1.7)],
  ["var(--red-deep)", (ink) => /* mushroom */ cut(bare, "-14,1! -12,-8 -4,-13 4,-13 12,-8 14,1! 6,3 -6,3", 3) + cut(bare, "-5,3.4! 5,3.4! 7,13 -7,13", 4) + oval(ink, -6, -5, 2.6) + oval(ink, 4, -8, 2.2) + oval(ink, 8, -2, 2) + oval(ink, -0.6, -1.6, 1.5) + pair((s) => oval(ink, 2.4 * s, 7, 1.1, 1.5)) + line(ink, "-1.6,10 0,10.8 1.6,10", 1)],
  ["var(--blue-deep)", (ink) => /* duck */ cut(bare, "-2,-13 4,-12 6,-6 4,0 11,1 15,-3! 14,8 6,13 -6,13 -13,8 -12,2 -5,-1 -7,-7", 3) + cut(bare, "-7,-8! -15,-6! -7,-4!", 2, 0.1) + oval(ink, -2, -7.6, 1.6) + line(ink, "-4,5 3,8.6 9,4.6", 1.5)],
];

export const AVATARS = figures.length;

/** The stamp of a seat or person; a machine's is cut square, with an antenna. */
export function avatar(number: number, machine = false): string {
  return machine ? machines(String(number)) : people(String(number));
}

const people = kept((number) => draw(Number(number), false));
const machines = kept((number) => draw(Number(number), true));

function draw(number: number, machine: boolean): string {
  const [ink, figure] = figures[((number % AVATARS) + AVATARS) % AVATARS] as (typeof figures)[number];
  const block = machine
    ? line(grey, "0,-16 0,-21", 2) + oval("var(--red)", 0, -21.6, 2.2) + cut(ink, "-19,-17! 0,-18 19,-17! 19.6,2 19,20! 0,20.6 -19,20! -19.6,2", number + 3, 0.35) + pair((s) => oval(bare, 16 * s, -14, 1) + oval(bare, 16 * s, 17, 1))
    : potato(ink, 0, 0.6, 21, 21, number * 5 + 2, 0.35);
  return block + (machine ? `<g transform="translate(0 1.4) scale(.94)">${figure(ink)}</g>` : figure(ink));
}
