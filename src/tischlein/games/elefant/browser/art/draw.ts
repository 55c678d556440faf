/** Porcelain in three colours, and the elephants that come for it. */
import { type Colour, cut, deep, faces, faint, INK, inks, line, mark, oval, PAPER, put, specks, text } from "$web/game/art";
import { elephant } from "./herd";
import { piece } from "./porcelain";

export const colours: Record<string, Colour> = { R: "red", B: "blue", G: "green" };

export const pieces = Object.keys(colours).flatMap((letter) => [3, 4, 5, 6, 7, 8].map((value) => `${letter}${value}`));
export const herd = ["R*", "B*", "G*", "RRBB", "RRGG", "BBGG", "RRB", "RRG", "BBR", "BBG", "GGR", "GGB", "?", "??", "468", "357"];

/** A porcelain card by its notation, "R5"; "R5!" when it has come to grief. */
export const card = faces((code) => {
  const letter = code[0]!;
  const colour = colours[letter] ?? "red";
  const value = Number(code[1]);
  const size = [1.3, 1.28, 1.2, 1.1, 1.08, 1][value - 3] ?? 1;
  const x = value === 3 || value === 5 ? 47 : 50;
  const art = put(x, 130, piece(letter, value, inks[colour]), size);
  const shelf = cut(INK, "7,130.4! 50,129.6 93,130.4! 92,133.6! 8,133.6!", value, 0.3);
  if (code.endsWith("!")) return broken(letter, value, colour);
  return faint(put(x, 130, piece(letter, value, inks[colour], inks[colour]), size)) + art + specks(value * 9 + letter.charCodeAt(0), 6, 30, 90, 100, 110) + shelf + text(deep(colour), 7, 37, 40, value) + mark(colour, 48, 22, 22);
}, [...pieces, ...pieces.map((piece) => `${piece}!`)]);

/** What is left of a piece: three lumps apart, and shards. */
function broken(letter: string, value: number, colour: Colour): string {
  const whole = piece(letter, value, inks[colour]);
  const crack = line(PAPER, "-16,-96! -6,-74! -15,-60! 2,-44! -9,-30! 6,-16! -2,4!", 5, 3) + line(PAPER, "2,-44! 16,-40! 22,-28! 44,-30!", 4.4, 4) + line(PAPER, "-9,-30! -24,-24! -42,-27!", 4, 5);
  return put(52, 130, whole + crack, 0.96, 8) + specks(value, 6, 30, 90, 100, 110) + shards([inks[colour]]) + text(deep(colour), 7, 37, 40, value) + mark(colour, 48, 22, 22);
}

/** Some crockery in pieces. */
function shards(inked: string[]): string {
  const pieces = ["-6,3! -2,-5! 4,-2! 5,4!", "-5,4! -6,-3! 1,-5! 3,2!", "-4,-4! 5,-3! 1,5!", "-6,2! 0,-5! 6,3!"];
  return [9, 27, 44, 61, 78, 93].map((x, i) => put(x, 131 - (i % 3) * 1.6, cut(inked[i % inked.length]!, pieces[i % 4]!, i + 2, 0.2) + line(PAPER, "-2,0 2,-1", 1), 1, i * 47)).join("");
}

const endless = line(INK, "0,0 -8,-7 -16,-6 -19,0 -16,6 -8,7 0,0 8,-7 16,-6 19,0 16,6 8,7 0,0", 4.4, 3, 0.2);

/** What an elephant demands, across the head of its card. */
function demand(code: string): string {
  if (code.endsWith("*")) return mark(colours[code[0]!]!, 26, 22, 33) + put(67, 23, endless);
  if (code.includes("?")) return text(deep("grey"), 50, 40, 46, [...code].join(" "), "middle");
  if (/\d/.test(code)) return [...code].map((digit, i) => text(INK, 21 + i * 29, 38, 40, digit, "middle")).join("");
  const step = code.length > 3 ? 23.5 : 27;
  return [...code].map((letter, i) => mark(colours[letter]!, 50 + (i - (code.length - 1) / 2) * step, 23, code.length > 3 ? 23 : 26)).join("");
}

/** An elephant by its notation: "R*", "RRBB", "RRB", "??", "468". */
export const trampler = faces((code) => {
  const letters = [...new Set([...code].filter((letter) => letter in colours))];
  const inked = letters.map((letter) => inks[colours[letter]!]);
  const all = code.endsWith("*");
  const ink = all ? inked[0]! : "var(--grey)";
  const mood = all ? "charge" : code.includes("?") ? "sorry" : "calm";
  const broken = inked.length ? inked : ["var(--red)", "var(--blue)", "var(--green)"];
  const rug = all || code.includes("?") ? "" : blanket(inked.length ? inked : ["var(--gold)"]);
  return put(48, 92, elephant(ink, mood, rug), 0.9) + specks(code.length * 17 + code.charCodeAt(0), 4, 46, 92, 90, 110) + shards(broken) + demand(code);
}, herd);

/** The cloth over the back, in the colours it has come for. */
function blanket(inked: string[]): string {
  const [first = PAPER, second = first] = inked;
  return cut(PAPER, "-32,-31 -16,-37 0,-33 2,-6! -15,-3 -33,-6!", 5) + cut(first, "-30,-29 -16,-34.6 -2,-31 -.6,-8.6! -15,-6 -31,-8.6!", 6) + cut(second, "-30.6,-18! -15,-16 -1.4,-18! -.6,-8.6! -15,-6 -31,-8.6!", 7) + line(PAPER, "-30,-18 -15,-16 -1,-18", 1.5) + [-27, -19, -11, -4].map((x) => line(first, `${x},-6 ${x},-2`, 1.8)).join("");
}

export const back = faces(() => {
  const cup = line(PAPER, "6,-8 10,-8 9.6,-3 5,-2.4", 1.8) + cut(PAPER, "-7,-11! 7,-11! 6,-4 2.6,-1 -2.6,-1 -6,-4", 3, 0.2) + line(PAPER, "-8,1.6 8,1.6", 1.8);
  return [0, 1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2].map((column) => put(22 + column * 28 + (row % 2 ? -3 : 3), 24 + row * 20.5, cup, row % 2 ? "-1 1" : 1))).join("") + specks(3, 5, 5, 90, 130, 70, "var(--back)");
});

/** The back of the elephants: a foot from above. */
export const herdBack = faces(() => {
  const foot = cut(PAPER, "-20,-10 -12,-24 0,-27 12,-24 20,-10 19,12 10,22 -10,22 -19,12", 4, 0.5) + [-13, -4.5, 4.5, 13].map((x) => cut("var(--back)", `${x - 3.4},-15 ${x},-20 ${x + 3.4},-15 ${x},-12`, x + 20, 0.2)).join("") + line("var(--back)", "-9,2 0,-1 9,3", 1.6) + line("var(--back)", "-7,10 1,8 8,11", 1.6);
  return put(36, 46, foot, 0.95, -14) + put(64, 98, foot, 0.95, 12) + specks(3, 5, 5, 90, 130, 80, "var(--back)");
});

/** One money: the coin has the buyer's usual expression. */
export const money = faces(() => {
  const coin = oval("var(--gold)", 50, 74, 36, 36, 0, 5);
  return faint(coin) + coin + specks(12, 8, 34, 84, 80, 90) + put(50, 74, oval(PAPER, 0, 0, 29.6, 29.6, 0, 6) + oval("var(--gold)", 0, 0, 27.6, 27.6, 0, 7)) + text(INK, 50, 91, 48, 1, "middle");
});

/** The pass card: closed for now. */
export const pass = faces(() => {
  const sign = cut("var(--brown)", "12,58! 50,56 88,58! 89,80 88,104! 50,106 12,104! 11,80", 4, 0.5);
  const eye = (x: number): string => line(PAPER, `${x - 8},76 ${x},82 ${x + 8},76`, 3.6) + line(PAPER, `${x - 7},81 ${x - 10},86`, 2) + line(PAPER, `${x + 7},81 ${x + 10},86`, 2) + line(PAPER, `${x},83 ${x},88`, 2);
  const moon = cut("var(--gold)", "2,-12! -7,-8 -10,1 -5,10 5,12 11,8! 2,6 -2,-1 -1,-7", 3, 0.2);
  return line(INK, "22,58 50,26 78,58", 2.6) + oval(INK, 50, 25, 3.6) + faint(sign) + sign + specks(7, 8, 50, 84, 60, 70) + eye(35) + eye(65) + line(PAPER, "44,95 50,97 57,94", 2.8) + put(80, 24, moon, 1.2);
});
