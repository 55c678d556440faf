/** Six potatoes, each drawn around 0,0 and about 80 by 80; small heads of the same for rankings. */
import { BLUE, BROWN, type Colour, cut, faint, GREEN, GREY, INK, line, oval, PAPER, PINK, potato, PURPLE, put, RED, YELLOW } from "$web/game/art";

export interface Spud {
  letter: string;
  colour: Colour;
  whole: string;
  head: string;
}

const body = (art: string): string => faint(art, 1.9, -1.5) + art;
const ball = (x: number, y: number, r: number, dx = 0, dy = 0, p = 0.45): string => oval(PAPER, x, y, r, r * 1.12) + oval(INK, x + dx, y + dy, r * p, r * p * 1.1);

/** Coquettish, half out of her skin, which falls in a curl. */
const apeeling =
  faint(potato(YELLOW, -3, 2, 30, 39, 5, 0.4), 1.9, -1.5) +
  potato("var(--flesh)", -3, 2, 30, 39, 5, 0.4) +
  cut(YELLOW, "-33,2! -33,-14 -24,-31 -8,-38 10,-36 23,-25 27,-10 27.6,-2! 16,6 2,5 -14,1 -26,5", 6) +
  cut(YELLOW, "-31.6,16! -20,13 -4,17 10,23 22,19 27,13! 25,22 18,32 4,31 -12,26 -28,26!", 7) +
  line(BROWN, "25,-4 34,-3 40,5 37,14 29,18 29,26 36,30 41,36 38,43", 7.6, 3) +
  line(YELLOW, "25,-4 34,-3 40,5 37,14 29,18 29,26 36,30 41,36 38,43", 4.6, 3) +
  line("var(--gold-deep)", "-32,3.4 -26,6.4 -14,2.4 2,6.4 16,7.4 26,-.4", 1.6, 3) + line("var(--gold-deep)", "-27,27.4 -12,27.4 4,32.4 18,33", 1.6, 3) +
  [-1, 1].map((s) => oval(INK, 11 * s - 3, -16, 4.2, 5.4) + oval(PAPER, 11 * s - 1.6, -18, 1.6) + line(INK, `${15 * s - 3},-19 ${20 * s - 3},-22.6`, 2) + line(INK, `${14 * s - 3},-21.4 ${17.4 * s - 3},-26`, 2) + oval(PINK, 18 * s - 3, -7.6, 4, 2.8)).join("") +
  cut(RED, "-9,-4.4 -5.4,-7 -3,-5.4 -.6,-7 3,-4.4 0,.4 -6,.4", 2) + line(INK, "-8,-3.6 -3,-4 2,-3.6", 1.2) + line(BROWN, "-12,9 -9,10", 1.8) + line(BROWN, "10,12.4 13,12", 1.8) + line(BROWN, "-8,34 -5,35", 1.8);

/** Deep in the cushions, with the remote control. */
const couch =
  cut(GREEN, "-44,0 -40,-10 -32,-10 -30,-32! -16,-37 0,-35 16,-37 30,-32! 32,-10 40,-10 44,0 42,34! -42,34!", 5) + faint(cut(GREEN, "-30,-32! 0,-36 30,-32! 30,10! -30,10!", 5), 2, -1.6) +
  line(PAPER, "-29,-8 -29,22", 1.8) + line(PAPER, "29,-8 29,22", 1.8) + line(PAPER, "-29,22 29,22", 1.8) + line(PAPER, "0,-33 0,-22", 1.4) +
  cut(INK, "-38,34! -30,34! -32,41! -37,41!", 2) + cut(INK, "38,34! 30,34! 32,41! 37,41!", 3) +
  potato("var(--gold)", 0, 4, 25, 25, 8, 0.5) +
  [-1, 1].map((s) => oval(PAPER, 9 * s, -3, 6.4, 6.6) + oval(INK, 9 * s, 0.4, 3) + cut("var(--gold)", `${9 * s - 8},-11 ${9 * s + 8},-11 ${9 * s + 8},-2.6! ${9 * s - 8},-2.6!`, 2, 0.2) + line(INK, `${9 * s - 6.6},-2.6 ${9 * s + 6.6},-2.6`, 2)).join("") +
  line(INK, "-7,12 0,13.6 8,11", 2.6) +
  line("var(--gold)", "-22,10 -32,16 -34,22", 5) + put(-35, 22, cut(INK, "-4,-9! 4,-9! 4,7! -4,7!", 3) + oval(RED, 0, -5, 1.8) + oval(PAPER, 0, 0, 1.4), 1, -22) +
  line("var(--gold)", "22,10 31,14 32,9", 5) + line(INK, "-10,29 -4,32 2,29", 1.6);

/** Never alone: two that grew together and still disagree on how to say it. */
const poteto =
  body(cut(BLUE, "-14,-38 -30,-32 -37,-12 -34,14 -20,34 0,38 20,35 35,18 38,-4 31,-20 18,-24 6,-16 0,-8 0,-22 -4,-34", 5, 0.5)) +
  ball(-24, -16, 6, 1.4, 0.4) + ball(-11, -17, 6, 1.4, 0.4) + cut(INK, "-26,-2! -17,0 -8,-3! -10,6 -17,9 -24,5", 3) + cut(PAPER, "-23,.4 -17,1.8 -11,0 -12,3 -22,3.4", 3, 0.15) +
  [12, 25].map((x) => oval(PAPER, x, 1, 5.4, 5.8) + oval(INK, x - 1.6, 2, 2.4)).join("") + line(INK, "7,-7 12,-7.6 17,-5", 2.2) + line(INK, "21,-6 26,-7.6 31,-6", 2.2) + line(INK, "13,15 19,13 25,15.6", 2.6) +
  line(PAPER, "0,-6 -2,8 1,20", 1.6) + line(BLUE, "-18,-36 -20,-44 -26,-46", 3) + cut(GREEN, "-20,-42! -14,-50 -6,-49! -10,-42", 3) + line(PAPER, "-22,26 -14,31 -6,33", 1.5);

/** First spud. The headband stays on. */
const rambo =
  body(potato(BROWN, 0, 4, 31, 36, 14, 0.5)) +
  cut(RED, "-32,-20 -14,-25 8,-25 31,-19 32,-9 8,-15 -14,-15 -32,-10", 5) + cut(RED, "29,-18! 44,-26! 40,-18! 48,-10! 30,-11!", 4) + line(PAPER, "-26,-15.6 -8,-19 12,-19.4", 1.4) +
  [-1, 1].map((s) => cut(PAPER, `${4 * s},-6! ${19 * s},-9! ${18 * s},-2 ${11 * s},1.6 ${5 * s},-.6`, 3) + oval(INK, 10.6 * s, -3.6, 2.8) + line(INK, `${2.4 * s},-7 ${12 * s},-9.6 ${21 * s},-12`, 3)).join("") +
  line(INK, "-22,4 -13,7", 3) + line(INK, "22,4 13,7", 3) + line(INK, "-23,9 -14,11", 3) + line(INK, "23,9 14,11", 3) +
  line(INK, "-9,15 0,13.4 10,16.6", 3) + line(PAPER, "10,12 15,19", 1.6) + line(PAPER, "9,18 15,14", 1.4) +
  line(INK, "-30,18 -8,30 18,36", 4.6, 2) + [-22, -12, -2, 8].map((x, i) => put(x, 22 + i * 3.8, cut(YELLOW, "-2,-5 0,-8! 2,-5 2,4! -2,4!", i + 1, 0.2), 1, 24)).join("");

/** Boiled in oil, by choice. */
const robo =
  line(GREY, "0,-34 0,-44", 3) + oval(RED, 0, -46, 4.6) +
  body(cut(GREY, "-30,-26 -20,-34 20,-34 31,-25 34,0 31,26 20,37 -20,37 -32,25 -34,0", 5, 0.4)) +
  cut(GREY, "-33,-8! -42,-6 -42,10 -33,12!", 3) + cut(GREY, "33,-8! 42,-6 42,10 33,12!", 4) +
  cut(INK, "-25,-22! 25,-22! 25,-2! -25,-2!", 6, 0.3) + oval("var(--yellow)", -12, -12, 7) + oval("var(--yellow)", 12, -12, 7) + oval(INK, -12, -12, 2.6) + oval(INK, 12, -12, 2.6) +
  cut(PAPER, "-20,10! 20,10! 20,23! -20,23!", 4, 0.3) + [-13, -6.6, 0, 6.6, 13].map((x) => line(INK, `${x},10 ${x},23`, 1.6)).join("") + line(INK, "-20,16.5 20,16.5", 1.6) +
  [[-27, -28], [27, -28], [-27, 30], [27, 30]].map(([x = 0, y = 0]) => oval(PAPER, x * 0.96, y * 0.96, 2.2)).join("") + line(PAPER, "-8,30 8,30", 1.6);

/** All heart. */
const sweet =
  body(cut(PURPLE, "-45,-4! -30,-22 -8,-31 14,-30 30,-18 45,2! 30,20 12,31 -10,31 -30,18", 5, 0.5)) +
  line(PAPER, "-34,4 -28,12 -18,20", 1.5) + line(PAPER, "24,20 30,14", 1.5) +
  [-1, 1].map((s) => put(11 * s, -6, cut(PAPER, "0,9! -8,1 -8,-5 -3.6,-8 0,-4.6! 3.6,-8 8,-5 8,1", 3, 0.2) + cut(RED, "0,6! -5,.6 -5,-3.4 -2.4,-5 0,-2.6! 2.4,-5 5,-3.4 5,.6", 4, 0.15))).join("") +
  [-1, 1].map((s) => oval(PINK, 22 * s, 7, 5, 3.4)).join("") +
  cut(INK, "-10,9! 0,11 10,9! 7,17 0,20 -7,17", 3) + oval(PINK, 0, 17, 4, 2.4) +
  line(PURPLE, "6,-28 8,-36 4,-41", 3) + cut(GREEN, "6,-34! 12,-43 22,-43! 17,-34", 4) + put(32, -34, cut(RED, "0,9! -8,1 -8,-5 -3.6,-8 0,-4.6! 3.6,-8 8,-5 8,1", 3, 0.2), 0.8, 14);

const dots = (y = -2, x = 7): string => oval(PAPER, -x, y, 4.4, 5) + oval(PAPER, x, y, 4.4, 5) + oval(INK, -x, y, 2.2) + oval(INK, x, y, 2.2);
const heads = {
  A: potato(YELLOW, 0, 0, 18, 20, 5, 0.4) + cut(PAPER, "-18,2 -8,6 0,2 9,6 18,2 15,14 8,20 -8,20 -15,14", 3) + line(YELLOW, "17,3 24,8 18,14 24,20", 4) + oval(INK, -6, -6, 2.6, 3.2) + oval(INK, 6, -6, 2.6, 3.2),
  C: cut(GREEN, "-24,-2 -18,-20 18,-20 24,-2 23,18! -23,18!", 4) + potato("var(--gold)", 0, 1, 14, 14, 8, 0.4) + line(INK, "-8,-1 -3,-1", 2.4) + line(INK, "3,-1 8,-1", 2.4) + line(INK, "-4,7 4,7", 2),
  P: cut(BLUE, "-8,-20 -19,-15 -21,0 -17,14 0,20 18,14 21,0 16,-9 8,-11 1,-4 0,-14", 5) + oval(PAPER, -13, -6, 3) + oval(PAPER, -6, -6, 3) + oval(PAPER, 7, 1, 3) + oval(PAPER, 14, 1, 3) + line(PAPER, "-14,4 -6,4", 2) + line(PAPER, "7,10 14,10", 2),
  R: potato(BROWN, 0, 2, 18, 20, 14, 0.4) + cut(RED, "-19,-13 0,-16 18,-12! 28,-17! 26,-4! 18,-6 0,-9 -19,-6", 4) + line(INK, "-10,-2 -4,0", 3) + line(INK, "10,-2 4,0", 3) + line(INK, "-5,10 6,10", 2.4),
  O: line(GREY, "0,-16 0,-22", 3) + oval(RED, 0, -23, 3.4) + cut(GREY, "-18,-16! 18,-16! 19,18! -19,18!", 4) + oval(YELLOW, -7, -4, 4.6) + oval(YELLOW, 7, -4, 4.6) + line(PAPER, "-9,9 9,9", 4),
  S: cut(PURPLE, "-25,-2! -14,-14 4,-17 16,-10 25,4! 12,15 -4,17 -16,11", 4) + dots(-2) + cut(RED, "0,13! -5,8 -4,5 0,6.4! 4,5 5,8", 3, 0.2),
};

/** By the id that moves are written with. */
export const spuds: Record<string, Spud> = {
  apeeling: { letter: "A", colour: "yellow", whole: apeeling, head: heads.A },
  couch: { letter: "C", colour: "green", whole: couch, head: heads.C },
  poteto: { letter: "P", colour: "blue", whole: poteto, head: heads.P },
  rambo: { letter: "R", colour: "red", whole: rambo, head: heads.R },
  robo: { letter: "O", colour: "grey", whole: robo, head: heads.O },
  sweet: { letter: "S", colour: "purple", whole: sweet, head: heads.S },
};

export const spudOf = (code: string): Spud => spuds[code] ?? Object.values(spuds).find((spud) => spud.letter === code) ?? spuds.sweet!;
