/** The 52 potatoes: every colour has its temper, every value its face, and the higher the heavier. */
import { asOne, BROWN, type Colour, cut, deep, faces, faint, INK, inks, line, mark, oval, PAPER, potato, put, specks, text } from "$web/game/art";
import { WORTH } from "../model";
import { eyes, mouths } from "./faces";
import { evil, hero } from "./hero";

const colours: Record<string, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow" };

/** Eyes, mouth and what else, by colour and value: red is cross, blue is tired, green is young, yellow is glad. */
const looks: Record<string, string> = {
  R5: "cross o spark", R6: "worried frown steam", R7: "cross flat cap", R8: "sly smirk scar", R9: "cross grit", R10: "one frown",
  R11: "cross moustache bowler", R12: "sly grin toothpick", R13: "cross fang steam", R14: "cross shout spikes", R15: "sly fang stubs",
  B4: "worried o tear", B5: "sleepy flat", B6: "asleep whistle nightcap", B7: "up wavy", B8: "down frown tear", B9: "glasses flat", B10: "sleepy moustache",
  B11: "aside smirk beanie", B12: "monocle flat tophat", B13: "dizzy tongue", B14: "sleepy grin earmuffs", B15: "one smile", B16: "sly moustache captain",
  G3: "wide o sprout", G4: "dots smile leaf", G5: "up tongue sprout", G6: "happy teeth tuft", G7: "odd smile sprouts", G8: "aside whistle leaf",
  G9: "glasses teeth", G10: "wink smile flower", G11: "wide laugh tuft", G12: "dots kiss flower", G13: "odd grin sprouts", G14: "sleepy smile bush",
  Y4: "dots laugh", Y5: "happy smile bow", Y6: "wink tongue", Y7: "up smile flower", Y8: "glasses grin", Y9: "happy laugh freckles", Y10: "aside kiss bow",
  Y11: "wide teeth party", Y12: "wink grin tophat", Y13: "happy moustache crown",
};

/** What a potato wears, around 0,0 with its top at `t` (negative) and its half width `w`. */
const things: Record<string, (ink: string, t: number, w: number) => string> = {
  spark: (_, t) => line(INK, `-6,${t - 3} -9,${t - 10}`, 2.4) + line(INK, `0,${t - 4} 0,${t - 12}`, 2.4) + line(INK, `6,${t - 3} 9,${t - 10}`, 2.4),
  steam: (ink, t) => [2, 11, 20].map((x, i) => line(ink, `${x},${t - 1 + i * 2} ${x - 3},${t - 6 + i * 2} ${x + 3},${t - 10 + i * 2} ${x},${t - 16 + i * 2}`, 2.6, i + 1)).join(""),
  cap: (_, t) => cut(INK, `-20,${t + 7} -17,${t - 4} 0,${t - 8} 17,${t - 4} 19,${t + 6}! 33,${t + 9} 31,${t + 13} -20,${t + 12}`, 3) + line(PAPER, `-17,${t + 6} 0,${t + 4.6} 18,${t + 6}`, 1.3),
  scar: () => line(PAPER, "-20,-16 -15,-8 -17,-1", 2) + line(PAPER, "-21,-11 -12,-12", 1.6) + line(PAPER, "-21,-5 -12,-6", 1.6),
  bowler: (_, t) => cut(INK, `-14,${t + 6} -13,${t - 7} 0,${t - 13} 13,${t - 7} 14,${t + 6}`, 3) + cut(INK, `-25,${t + 3} 0,${t + 5} 25,${t + 3} 24,${t + 8} 0,${t + 10} -24,${t + 8}`, 4) + line(PAPER, `-13,${t + 1.5} 0,${t + 2.6} 13,${t + 1.5}`, 1.6),
  toothpick: () => line(BROWN, "10,13 22,6 30,3", 2),
  spikes: (ink, t) => [-16, -6, 5, 15].map((x, i) => cut(ink, `${x - 6},${t + 8 - i % 2}! ${x + (x < 0 ? -3 : 3)},${t - 11 + Math.abs(x) * 0.4}! ${x + 6},${t + 8}!`, i + 3)).join(""),
  stubs: (_, t) => [-1, 1].map((s) => cut(INK, `${9 * s},${t + 4}! ${13 * s},${t - 6} ${18 * s},${t - 9}! ${18 * s},${t + 7}!`, 4 + s)).join(""),
  tear: () => put(19, 4, cut(PAPER, "0,-6! 3.4,1 0,4.6 -3.4,1", 3, 0.2)),
  nightcap: (ink, t) => faint(cut(ink, `-17,${t + 8}! -8,${t - 9} 8,${t - 14} 27,${t + 2} 31,${t + 14}! 19,${t + 5} 17,${t + 9}!`, 3), 0, 0, 1) + line(PAPER, `-17,${t + 7} 0,${t + 3} 17,${t + 8}`, 3.4) + line(INK, `-16,${t + 3} -5,${t - 10} 8,${t - 13} 26,${t + 1}`, 1.6) + oval(INK, 31, t + 17, 4),
  beanie: (_, t) => cut(INK, `-20,${t + 12}! -17,${t - 2} 0,${t - 9} 17,${t - 2} 20,${t + 12}!`, 3) + oval(INK, 0, t - 11, 4.6) + line(PAPER, `-18,${t + 8} 0,${t + 5} 18,${t + 8}`, 1.6),
  tophat: (_, t) => cut(INK, `-13,${t + 6}! -14,${t - 12}! 14,${t - 12}! 13,${t + 6}!`, 3) + cut(INK, `-23,${t + 2} 23,${t + 2} 22,${t + 7} -22,${t + 7}`, 4) + line(PAPER, `-12,${t - 1} 12,${t - 1}`, 2.4),
  captain: (_, t) => cut(INK, `-22,${t + 4} -25,${t - 7} 0,${t - 15} 25,${t - 7} 22,${t + 4}`, 3) + cut(INK, `-19,${t + 4}! 19,${t + 4}! 23,${t + 12} 0,${t + 8} -23,${t + 12}`, 4) + line(PAPER, `-19,${t + 3.4} 19,${t + 3.4}`, 1.5) + cut(PAPER, `0,${t - 9}! 3.4,${t - 4} 0,${t - 1}! -3.4,${t - 4}`, 2, 0.2),
  earmuffs: (_, t, w) => line(INK, `${-w + 1},-4 ${-w * 0.7},${t + 4} 0,${t - 3} ${w * 0.7},${t + 4} ${w - 1},-4`, 3) + [-1, 1].map((s) => oval(INK, (w - 1) * s, 0, 6, 8.6) + line(PAPER, `${(w - 1) * s},-4 ${(w - 1) * s + 1},4`, 1.4)).join(""),
  sprout: (ink, t) => line(ink, `0,${t + 3} -1,${t - 6} 2,${t - 11}`, 2.6) + cut(ink, `2,${t - 9}! 6,${t - 17} 15,${t - 17}! 12,${t - 9}`, 3, 0.2) + cut(ink, `0,${t - 7}! -5,${t - 14} -13,${t - 12}! -9,${t - 6}`, 4, 0.2),
  sprouts: (ink, t) => put(-5, 1, things.sprout!(ink, t, 0), 0.9, -4) + put(14, 3, things.sprout!(ink, t, 0), 0.9, 8),
  leaf: (ink, t) => line(ink, `0,${t + 3} 2,${t - 5}`, 2.8) + cut(ink, `1,${t - 3}! 2,${t - 13} 12,${t - 18} 21,${t - 17}! 17,${t - 7} 9,${t - 3}`, 3) + line(PAPER, `5,${t - 6} 11,${t - 11} 16,${t - 14}`, 1.3),
  tuft: (ink, t) => [-14, -5, 4, 12].map((x, i) => line(ink, `${x * 0.5},${t + 4} ${x * 0.8},${t - 4} ${x + (i - 1.5) * 2},${t - 10 + (i % 2) * 2}`, 3.2, i + 1)).join(""),
  bush: (ink, t) => [-16, -9, 0, 9, 16].map((x, i) => put(x, t + 3 + Math.abs(x) * 0.25, cut(ink, "0,2! -6,-5 -3,-14 2,-19! 6,-12 5,-4", i + 3), 1, x * 2.2)).join(""),
  flower: (_, t) => put(13, t + 3, [0, 72, 144, 216, 288].map((a) => put(0, 0, oval(PAPER, 0, -5, 3.6, 4.4), 1, a)).join("") + [0, 72, 144, 216, 288].map((a) => put(0, 0, oval("var(--pink)", 0, -5, 2.8, 3.6), 1, a)).join("") + oval(INK, 0, 0, 2.6)),
  bow: (_, t) => put(-2, t + 3, cut(INK, "0,0! -5,-6 -14,-8! -13,6! -5,4", 3) + cut(INK, "0,0! 5,-6 14,-8! 13,6! 5,4", 4) + oval(INK, 0, -1, 3.4, 3.8) + line(PAPER, "-5,-1 -10,-2", 1.2) + line(PAPER, "5,-1 10,-2", 1.2)),
  freckles: () => asOne([-19, -15, -17, 17, 21, 19].map((x, i) => oval(BROWN, x, 4 + (i % 3) * 2.6, 1.2))),
  party: (ink, t) => cut(INK, `-11,${t + 6}! 0,${t - 22}! 11,${t + 6}!`, 3) + line(ink, `-7,${t - 1} 5,${t - 5}`, 2.6) + line(ink, `-4,${t - 9} 3,${t - 12}`, 2.2) + oval(ink, 0, t - 23, 3.6),
  crown: (_, t) => cut(INK, `-17,${t + 8}! -20,${t - 10}! -9,${t - 2}! 0,${t - 15}! 9,${t - 2}! 20,${t - 10}! 17,${t + 8}!`, 3) + line(PAPER, `-15,${t + 3.6} 15,${t + 3.6}`, 1.6) + oval(PAPER, 0, t - 4, 1.8),
};

/** Gouges that the knife left along the shady side. */
function gouges(x: number, y: number, rx: number, ry: number, seed: number): string {
  const strokes = [20, 44, 66, 92].map((degrees, i) => {
    const at = (a: number, r: number): string => `${x + Math.cos((a * Math.PI) / 180) * rx * r},${y + Math.sin((a * Math.PI) / 180) * ry * r}`;
    const r = 0.86 - (i % 2) * 0.08;
    return line(PAPER, `${at(degrees, r)} ${at(degrees + 7, r + 0.01)} ${at(degrees + 15, r)}`, 1.5, seed + i);
  });
  return asOne(strokes);
}

function plain(code: string, colour: Colour, value: number): string {
  const [eye = "dots", mouth = "smile", thing] = (looks[code] ?? "").split(" ");
  const ink = inks[colour];
  const seed = code.charCodeAt(0) * 3 + value * 13;
  const tall = (seed % 5) / 4;
  const rx = 25.5 + value * 0.68 + (0.5 - tall) * 5;
  const ry = 26 + value * 0.68 - (0.5 - tall) * 8;
  const [x, y] = [57, 132 - ry];
  const spud = potato(ink, x, y, rx, ry, seed, 0.75);
  const size = Math.min(rx, ry) / 28;
  const worn = thing ? put(x, y, things[thing]!(ink, -ry / size, rx / size), Math.round(size * 100) / 100) : "";
  const under = ["spikes", "sprout", "sprouts", "leaf", "tuft", "bush", "steam", "stubs"].includes(thing ?? "");
  const face = put(x - 1, y - 2, eyes[eye]!(ink) + mouths[mouth]!(), Math.round(size * 100) / 100, (seed % 9) - 4);
  return (under ? worn : "") + faint(spud, 1.9, -1.5) + spud + gouges(x, y, rx, ry, seed) + specks(seed, 10, 40, 85, 95, 120) + face + (under ? "" : worn);
}

function portrait(code: string, colour: Colour, value: number): string {
  if (colour === "yellow" && value < 4) return put([60, 55, 57][value - 1]!, [88, 83, 84][value - 1]!, hero(value), [0.86, 0.94, 0.9][value - 1], value === 1 ? 14 : 0);
  if (colour === "red" && value > 15) return put([56, 57, 58][value - 16]!, 95, evil(value), [0.95, 0.88, 0.95][value - 16]);
  return plain(code, colour, value);
}

const run = (letter: string, from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
export const codes = [...run("R", 5, 18), ...run("B", 4, 16), ...run("G", 3, 14), ...run("Y", 1, 13)];

/** A card's face by its notation, "R17". */
export const card = faces((code) => {
  const colour = colours[code[0]!] ?? "red";
  const value = Number(code.slice(1));
  return portrait(code, colour, value) + text(deep(colour), 6, 36, 40, value) + mark(colour, 18, 53, 23);
}, codes);

/** The back: a field of potatoes, stamped in rows. */
export const back = faces(() => {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2].map((column) => [20 + column * 30 - (row % 2) * 9 + 4, 20 + row * 20, row * 3 + column] as const));
  const potatoes = rows.map(([x, y, n]) => potato("var(--paper)", x, y, 8.4, 6.4, n, 0.8));
  const dots = rows.flatMap(([x, y]) => [oval("var(--back)", x - 2.6, y - 1, 1.1), oval("var(--back)", x + 2.6, y - 1, 1.1)]);
  const grins = rows.map(([x, y]) => line("var(--back)", `${x - 2},${y + 2} ${x},${y + 3} ${x + 2},${y + 2}`, 1));
  return asOne(potatoes) + asOne(dots) + asOne(grins) + specks(3, 5, 5, 90, 130, 70, "var(--back)");
});

/** A sack of potatoes of one colour, with what it is worth. */
export const sack = faces((name) => {
  const colour = name as keyof typeof WORTH;
  const worth = WORTH[colour];
  const ink = inks[colour];
  const bag = cut(ink, "26,58! 20,76 12,100 14,122 28,131 50,132 74,130 87,121 88,100 80,76 74,58! 60,62 50,61 40,62", 5);
  const heads = potato(ink, 34, 46, 13, 11, 4) + potato(ink, 64, 45, 13, 12, 8) + potato(ink, 50, 36, 13, 12, 11);
  const dots = [[30, 43], [37, 43], [60, 42], [68, 42], [46, 33], [54, 33]].map(([x, y]) => oval(INK, x!, y!, 1.7, 2.1)).join("");
  const grins = line(INK, "31,48 34,50 37,48", 1.6) + line(INK, "61,47 64,49 67,46", 1.6) + line(INK, "47,38 50,41 54,38", 1.6);
  const cuff = cut(INK, "22,54! 36,58 50,57 64,58 78,54! 78,62 64,66 50,65 36,66 22,62", 6);
  return heads + dots + grins + faint(bag, 1.8, -1.4) + bag + specks(worth, 8, 30, 84, 104, 110) + cuff + potato(PAPER, 50, 98, 28, 27, 30, 0.3) + text(deep(colour), 50, 115, 47, worth, "middle") + mark(colour, 16, 17, 23);
});
