/** Each ink's mark, drawn around 0,0 in a box of 20, so that no colour is told by hue alone. */
import { asOne, BLUE, cut, GOLD, GREEN, GREY, line, oval, PAPER, PURPLE, put, RED, YELLOW } from "./shapes";

export type Colour = "red" | "blue" | "green" | "yellow" | "gold" | "purple" | "grey";

export const inks: Record<Colour, string> = {
  red: RED,
  blue: BLUE,
  green: GREEN,
  yellow: YELLOW,
  gold: GOLD,
  purple: PURPLE,
  grey: GREY,
};

/** Deep enough for letters and numbers on paper. */
export const deep = (colour: Colour): string => `var(--${colour}-deep)`;

const flame = (ink: string, bare: string): string =>
  cut(ink, "0,10 -7,7 -8.5,0 -6,-5! -3.5,-2 -1.5,-7 1,-11! 2.5,-6 5,-3 6.5,-6! 8.5,1 6.5,7.5", 3, 0.15) +
  cut(bare, "0,8 -3,5.5 -2,2 .5,-1.5! 2.8,3 2.4,6.5", 4, 0.1);

const drop = (ink: string, bare: string): string =>
  cut(ink, "0,-11! 4,-4.5 7.4,2 5,8.6 0,10.4 -5,8.6 -7.4,2 -4,-4.5", 5, 0.15) + line(bare, "-4,3 -3,6 -.6,7.3", 1.8, 1, 0.1);

const leaf = (ink: string, bare: string): string =>
  cut(ink, "-9.5,9.5! -9,2 -6,-5 1,-8.5 10,-9.5! 9.3,-1 6,5.5 0,8.3", 6, 0.15) + line(bare, "-7,7 -1.5,1.5 5,-4.6", 1.7, 1, 0.1);

/** A ray of the sun: two feet and the tip, as an angle and how far out. */
const RAY = [[-18, 7.1], [0, 11.6], [18, 7.1]] as const;

const sun = (ink: string): string => {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const points = RAY.map(([aside, far]) => {
      const angle = ((turn + 8 + aside) * Math.PI) / 180;
      return `${Math.sin(angle) * far},${-Math.cos(angle) * far}!`;
    });
    return cut(ink, points.join(" "), turn + 1, 0.15);
  });
  return asOne([oval(ink, 0, 0, 5.4, 5.4, 0, 7), ...rays]);
};

const plum = (ink: string, bare: string): string =>
  oval(ink, 0, 1.8, 7.4, 8.4, 8, 8) +
  line(ink, "0,-5 1,-8.5 4,-10.5", 2, 1, 0.1) +
  line(bare, "-1,-5 -2.6,0 -1.6,6", 1.5, 1, 0.1);

const star = (ink: string): string =>
  cut(ink, "0,-11! 3,-3.6! 10.6,-3.3! 4.7,1.6! 6.7,9.2! 0,4.9! -6.7,9.2! -4.7,1.6! -10.6,-3.3! -3,-3.6!", 9, 0.2);

const trunk = (ink: string, bare: string): string =>
  cut(ink, "-9,-2 -6,-8 1,-9 7,-6 9.5,0 8.5,6 10.5,8.5 7,10 4.5,7 5,2 2,5! 2,10! -2.5,10! -2.5,6! -5,6! -5,10! -9.5,10! -9.5,4", 10, 0.15) +
  oval(bare, 5, -2.2, 1, 1);

const drawings = { red: flame, blue: drop, green: leaf, yellow: sun, purple: plum, gold: star, grey: trunk };

/** Marks are small: those of the light inks are printed darker. */
const strong = (colour: Colour): string => (colour === "yellow" || colour === "gold" ? `var(--${colour}-mark)` : inks[colour]);

/** A colour's mark in its ink (or another) with its middle at x, y. */
export function mark(colour: Colour, x: number, y: number, size = 20, ink: string = strong(colour), bare: string = PAPER): string {
  return put(x, y, drawings[colour](ink, bare), Math.round(size * 5) / 100);
}
