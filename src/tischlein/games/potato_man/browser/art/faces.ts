/** Faces for potatoes, drawn around 0,0 on a potato about 60 wide. */
import { cut, INK, line, oval, PAPER } from "$web/game/art";

const both = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);
const ball = (x: number, y: number, r: number, dx = 0, dy = 0, pupil = 0.5): string =>
  oval(PAPER, x, y, r, r * 1.1, 0, x + 40) + oval(INK, x + dx, y + dy, r * pupil, r * pupil * 1.15, 0, 2);

/** Eyes by a word. */
export const eyes: Record<string, (ink: string) => string> = {
  dots: () => both((s) => oval(INK, 11 * s, -5, 3.4, 4.2) + oval(PAPER, 11 * s - 1, -6.6, 1.1)),
  wide: () => both((s) => ball(10 * s, -6, 7.2, 10 * s > 0 ? -1.5 : 1.5, 1)),
  aside: () => both((s) => ball(10 * s, -6, 7, 3, 1)),
  up: () => both((s) => ball(10 * s, -6, 7, 0, -2.6)),
  down: () => both((s) => ball(10 * s, -6, 6.6, 0, 2.6)),
  happy: () => both((s) => line(INK, `${11 * s - 5.5},-3 ${11 * s},-8.5 ${11 * s + 5.5},-3`, 3)),
  asleep: () => both((s) => line(INK, `${11 * s - 5.5},-6 ${11 * s},-2.4 ${11 * s + 5.5},-6`, 2.8)),
  wink: () => ball(-10, -6, 7.2, 1, 0) + line(INK, "5,-5 10,-8.5 16,-5.5", 3),
  sleepy: (ink) => both((s) => ball(10 * s, -5, 7, 0, 1.5) + cut(ink, `${10 * s - 9},-14 ${10 * s + 9},-14 ${10 * s + 9},-5.5! ${10 * s - 9},-5.5!`) + line(INK, `${10 * s - 7},-5.5 ${10 * s + 7},-5.5`, 2)),
  odd: () => ball(-10, -5, 8.6, 0.8, 0.5, 0.4) + ball(11, -7, 5, -0.6, 0.3),
  one: () => ball(0, -7, 11.5, 1, 0.5, 0.46) + oval(PAPER, -0.5, -9.5, 1.6),
  glasses: () => both((s) => ball(11 * s, -6, 8.2, 0, 0.5, 0.36) + ringed(11 * s, -6, 8.8)) + line(INK, "-2.5,-7 0,-8.5 2.5,-7", 2.2),
  monocle: () => oval(INK, -11, -5, 3.2, 4) + ball(10, -6, 7, 0, 0, 0.42) + ringed(10, -6, 8.2) + line(INK, "17,-1 19,6 17,13", 1.4),
  cross: () => both((s) => cut(PAPER, `${3.4 * s},-5! ${17 * s},-11! ${17 * s},-4 ${11 * s},.5 ${5 * s},-1`, 5) + oval(INK, 9.4 * s, -4, 2.6, 2.9) + line(INK, `${2 * s},-7 ${10 * s},-10.5 ${18.5 * s},-14`, 3.4)),
  sly: () => both((s) => cut(PAPER, `${3 * s},-6! ${10 * s},-6.5 ${18 * s},-6.5! ${15 * s},-.5 ${8 * s},.2`, 5) + oval(INK, 10 * s + 3, -3.6, 2.6, 2.6) + line(INK, `${2 * s},-7 ${10 * s},-7.5 ${19 * s},-7`, 3)),
  worried: () => both((s) => ball(10 * s, -4, 6.4, 0, 0.5, 0.4) + line(INK, `${4 * s},-14.5 ${10 * s},-13.5 ${16 * s},-10`, 2.6)),
  dizzy: () => both((s) => line(INK, `${11 * s - 4.5},-10 ${11 * s + 4.5},-1`, 2.6) + line(INK, `${11 * s + 4.5},-10 ${11 * s - 4.5},-1`, 2.6)),
};

function ringed(x: number, y: number, r: number): string {
  const at = (angle: number): string => `${x + Math.cos(angle) * r},${y + Math.sin(angle) * r}`;
  return line(INK, [0, 1, 2, 3, 4, 5, 6, 7].map((i) => at((i * Math.PI) / 3.5)).join(" "), 2.2);
}

/** Mouths by a word. */
export const mouths: Record<string, () => string> = {
  smile: () => line(INK, "-11,8 -5,12.5 2,13 9,8.5", 3),
  grin: () => cut(INK, "-15,6! -7,8 7,8 15,5! 12,14 5,19 -5,19 -12,14.5", 3) + cut(PAPER, "-12,8.2 0,9.6 12,7.6 11,11.6 0,13 -11,12", 4),
  laugh: () => cut(INK, "-13,6! 0,8 13,6! 11,16 4,21 -4,21 -11,16", 3) + oval("var(--pink)", 1, 17.5, 6, 3.2),
  smirk: () => line(INK, "-7,11 0,12 7,10 12,5", 3) + line(INK, "12,2.5 14,6", 2),
  o: () => oval(INK, 0, 11, 4.6, 5.6) + oval("var(--pink)", 0.3, 13.6, 2.4, 1.8),
  frown: () => line(INK, "-10,14 -4,9.5 3,9.3 10,13.5", 3),
  flat: () => line(INK, "-9,11 0,10.4 9,11.4", 3),
  wavy: () => line(INK, "-12,10 -8,12.5 -3.5,9 1,12.5 6,9 11,12", 2.8),
  teeth: () => line(INK, "-11,8.5 -4,11.5 4,11.5 11,8", 2.8) + cut(PAPER, "-4,11.5! .2,11.8! .2,18! -4,17.6!", 2, 0.2) + cut(PAPER, "1,11.8! 5,11.3! 5,17.2! 1.2,17.8!", 2, 0.2),
  tongue: () => line(INK, "-11,8 -4,11 4,11 11,7.5", 3) + cut("var(--pink)", "-1,11.6! 8,10! 8,17 4.5,20 .5,18", 2) + line(INK, "3.6,12 4,15.5", 1.3),
  grit: () => cut(INK, "-14,7 0,6.2 14,7 15,14 0,15 -15,14", 3) + cut(PAPER, "-12,8.7! 0,8 12,8.7! 12.4,12.4! 0,13 -12.4,12.4!", 3, 0.2) + [-8, -3, 3, 8].map((x) => line(INK, `${x},8 ${x},13`, 1.2)).join(""),
  fang: () => line(INK, "-12,10.5 -4,8.5 4,8.5 12,10.5", 3) + cut(PAPER, "-9,10.6! -4,9.6! -6,16!", 2, 0.15) + cut(PAPER, "9,10.6! 4,9.6! 6,16!", 2, 0.15),
  shout: () => cut(INK, "-11,9 -6,5.4 6,5.4 11,9 8,18 -8,18", 3) + cut(PAPER, "-7,7.4! 7,7.4! 6,10.4 -6,10.4", 3, 0.2) + oval("var(--pink)", 0, 16.4, 5, 2.4),
  moustache: () => cut(INK, "0,7.5 6,5 12,8 18,4! 16,12 9,14 0,10.5 -9,14 -16,12 -18,4! -12,8 -6,5", 3) + line(INK, "-4,16.5 0,17.6 4,16.3", 2.2),
  whistle: () => oval(INK, 4, 11, 2.8, 3.4) + line(INK, "-4,9 -2,12 -4,15", 1.6),
  kiss: () => cut("var(--red)", "-6,10 -2.5,7.6 0,9 2.5,7.6 6,10 3,14.5 -3,14.5", 2) + line(INK, "-5,11 0,10.4 5,11", 1.2),
};
