/** Hens by number, worms with their signposts, portions on the board. */
import { BROWN, type Colour, cut, deep, faces, faint, INK, inks, line, oval, PAPER, put, specks, text, YELLOW } from "$web/game/art";
import { hats, hen, worm, wormlet } from "./critters";

const kinds: Record<string, Colour> = { 1: "yellow", 2: "green", 3: "blue", 4: "purple", 5: "grey" };
const moods = ["proud", "peck", "shock"] as const;

/** Where each hen of a number stands: x, y, size, facing. */
const yards: Record<string, [number, number, number, 1 | -1][]> = {
  1: [[52, 94, 0.92, 1]],
  2: [[68, 62, 0.58, -1], [34, 108, 0.64, 1]],
  3: [[70, 46, 0.47, -1], [29, 82, 0.52, 1], [68, 114, 0.54, -1]],
  4: [[72, 42, 0.42, -1], [27, 76, 0.46, 1], [73, 84, 0.46, -1], [28, 119, 0.46, 1]],
  5: [[72, 38, 0.38, -1], [27, 74, 0.42, 1], [72, 76, 0.42, -1], [27, 118, 0.42, 1], [73, 118, 0.42, -1]],
};

function number(code: string): string {
  const ink = inks[kinds[code]!];
  const hens = yards[code]!.map(([x, y, size, way], i) => put(x, y, hen(ink, moods[(i + Number(code)) % 3]), `${size * way} ${size}`)).join("");
  return hens + specks(Number(code) * 5, 4, 24, 92, 112, 110) + text(deep(kinds[code]!), 7, 38, 42, code);
}

const tempers = ["glad", "smug", "scared", "tough"] as const;

function signpost(sign: string): string {
  return cut(BROWN, "76,60! 82,60! 83,133! 76,133!", 4) + cut(BROWN, "55,52! 90,50! 98,61.5! 90,74! 56,73!", 6) + text(PAPER, 74, 69.5, 22, sign, "middle") + line(INK, "70,133 79,130 89,133", 2);
}

function wormCard(sign: string): string {
  const n = Number(sign);
  const head = cut("var(--red-deep)", "4,6! 4,42! 30,45 60,42 96,44! 96,6! 90,3.6 50,4.4 10,3.6", n, 0.5);
  return faint(head, 1.5, 1.4) + head + specks(n * 3, 4, 4, 92, 132, 90) + text(PAPER, 9, 37, 40, 5) + put(68, 24, wormlet(PAPER, 2, "var(--red-deep)"), 2.5) + signpost(sign) + put(37, 102, worm("var(--pink)", tempers[n % 4]) + hats[n % 5], 1.1);
}

export const codes = [...Object.keys(kinds), ...Array.from({ length: 25 }, (_, i) => `W${i + 1}`)];

/** A card by its notation: "1" to "5", "W1" to "W25". */
export const card = faces((code) => (code.startsWith("W") ? wormCard(code.slice(1)) : number(code)), codes);

export const back = faces(() => {
  const rows = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => [0, 1, 2].map((column) => [24 + column * 27 - (row % 2) * 6, 18 + row * 17.5, row + column] as const));
  return rows.map(([x, y, n]) => put(x, y, wormlet(PAPER, n + 1, "var(--back)"), n % 2 ? "-1 1" : 1)).join("") + specks(3, 5, 5, 90, 130, 70, "var(--back)");
});

/** How many worms lie on the portions from 16 on; a test holds it against `cards.py`. */
const wormsFrom16 = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9];
export const portions = [0, ...wormsFrom16.map((_, i) => 16 + i)];
export const wormsOn = (portion: number): number => wormsFrom16[portion - 16] ?? 0;

/** Worms in rows on skewers. */
const rowsOf: number[][] = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3], [3, 2, 2], [3, 3, 2], [3, 3, 3]];

export const portion = faces((code) => {
  const value = Number(code);
  const rows = rowsOf[wormsOn(value)]!;
  const board = cut(BROWN, "7,8! 30,6 70,7 93,7! 94,40 93,100 94,133! 60,134 30,133 6,134! 7,90 6,40", value, 0.5);
  const grain = [54, 130].map((y, i) => line(INK, `10,${y} 40,${y - 1.4 + i} 70,${y + 1} 91,${y - 1}`, 0.9, value + i)).join("");
  const pitch = rows.length > 2 ? 25 : 29;
  const top = 94 - ((rows.length - 1) * pitch) / 2;
  const meals = rows.map((count, row) => {
    const y = top + row * pitch;
    const stick = line(YELLOW, `9,${y + 1} 91,${y - 1}`, 2.2, row + 1);
    const step = count > 2 ? 26 : 34;
    const grilled = Array.from({ length: count }, (_, i) => put(50 + (i - (count - 1) / 2) * step, y, wormlet("var(--worm)", i + row + 1, BROWN), count > 2 ? 1.2 : 1.55, i % 2 ? -8 : 6)).join("");
    return stick + grilled;
  }).join("");
  const empty = oval(PAPER, 50, 94, 32, 27, 0, 4) + oval(BROWN, 50, 94, 29.6, 24.6, 0, 5) + oval(PAPER, 50, 94, 27.6, 22.6, 0, 6) + oval("var(--paper-shade)", 50, 94, 17, 13, 0, 7) + line(INK, "45,96 50,92 55,96", 2) + oval(INK, 44, 88, 1.8) + oval(INK, 56, 88, 1.8);
  return board + grain + specks(value, 6, 6, 88, 128, 60, "var(--paper-edge)") + text(PAPER, 50, 46, 44, value, "middle") + (rows.length ? meals : empty);
}, portions.map(String));
