/**
 * A drawing in few plates: parts of one ink are pressed together, as one path, where nothing in between lies under or
 * over them.
 *
 * A phone works out style, place and paint of every part of every card, again and again; printed like this, a card
 * of sixty parts is one of fifteen and looks the same.
 */
interface Part {
  /** All but the outline; parts of the same paint may be one. */
  paint: string;
  /** Null for what stays as it is: then `paint` is all of it. */
  outline: string | null;
  box: Box;
  /** Which way round the outline runs. */
  turn: Turn;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shapes that turn against each other would cut holes where they overlap; strokes never do, sheer ink always shows. */
type Turn = "left" | "right" | "any" | "never";

/** As in SVG: what becomes of x, what of y, and the shift. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

export function mergePaths(art: string): string {
  const parts: Part[] = [];
  new Reader(art).read(UNMOVED, parts);
  return plates(parts).join("");
}

// ---- Which parts go together ----

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Two parts of the same paint can be one path. */
function fit(one: Part, other: Part): boolean {
  return (one.turn === other.turn && one.turn !== "never") || !touch(one.box, other.box);
}

/** Whatever lies under a part is printed before it; of the inks that can come next, the one of which least is left for later. */
function plates(parts: Part[]): string[] {
  const under = new Map(parts.map((part, i) => [part, parts.slice(0, i).filter((other) => covers(part, other))]));
  const left = new Set(parts);
  const made: string[] = [];
  while (left.size) {
    const inks = new Map<string, { plate: Part[]; later: number }>();
    for (const part of left) {
      const ink = inks.get(part.paint) ?? { plate: [], later: 0 };
      inks.set(part.paint, ink);
      const waits = under.get(part)?.some((other) => left.has(other));
      if (!waits && ink.plate.every((one) => fit(one, part))) ink.plate.push(part);
      else ink.later++;
    }
    const able = [...inks.values()].filter((ink) => ink.plate.length);
    const { plate } = able.reduce((best, ink) => (ink.later < best.later ? ink : best));
    made.push(pressed(plate));
    for (const part of plate) left.delete(part);
  }
  return made;
}

/** One part has to be printed after another one. */
function covers(part: Part, other: Part): boolean {
  return touch(part.box, other.box) && !(part.paint === other.paint && fit(part, other));
}

function pressed(plate: Part[]): string {
  const { paint, outline } = plate[0] as Part;
  return outline === null ? paint : `<path${paint} d="${plate.map((part) => part.outline).join("")}"/>`;
}

// ---- Reading a drawing ----

const TAG = /<(\/?)(\w+)([^>]*?)\/?>([^<]*)/y;

class Reader {
  private at = 0;

  constructor(private readonly art: string) {}

  /** All parts to the end of the group around them. */
  read(matrix: Matrix, parts: Part[]): void {
    for (;;) {
      TAG.lastIndex = this.at;
      const found = TAG.exec(this.art);
      if (!found) return;
      this.at = TAG.lastIndex;
      const [, end, name, given = "", words = ""] = found;
      if (end) {
        if (name === "g") return;
      } else if (name === "g") this.group(given, matrix, parts);
      else if (name === "path") parts.push(shape(given, matrix));
      else parts.push(writing(given, words, matrix));
    }
  }

  private group(given: string, matrix: Matrix, parts: Part[]): void {
    const inside = moved(matrix, attribute(given, "transform"));
    const opacity = attribute(given, "opacity") || "1";
    if (opacity === "1") return this.read(inside, parts);
    const faint: Part[] = [];
    this.read(inside, faint);
    const box = faint.map((part) => part.box).reduce(around);
    const made = plates(faint);
    const only = made[0]?.replace("/>", ` opacity="${opacity}"/>`) ?? "";
    parts.push({ paint: made.length > 1 ? `<g opacity="${opacity}">${made.join("")}</g>` : only, outline: null, box, turn: "never" });
  }
}

function around(one: Box, other: Box): Box {
  return { left: Math.min(one.left, other.left), top: Math.min(one.top, other.top), right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom) };
}

function attribute(given: string, name: string): string {
  const start = given.indexOf(` ${name}="`);
  if (start < 0) return "";
  const from = start + name.length + 3;
  return given.slice(from, given.indexOf('"', from));
}

function moved(matrix: Matrix, how: string): Matrix {
  let now = matrix;
  for (const [, kind, numbers = ""] of how.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = kind === "scale" ? x : 0] = numbers.split(" ").map(Number);
    const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
    now = times(now, kind === "translate" ? [1, 0, 0, 1, x, y] : kind === "scale" ? [x, 0, 0, y, 0, 0] : [cos, sin, -sin, cos, 0, 0]);
  }
  return now;
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

function shape(given: string, matrix: Matrix): Part {
  const [a, b, c, d] = matrix;
  const width = Number(attribute(given, "stroke-width")) * Math.sqrt(Math.abs(a * d - b * c));
  const from = given.indexOf(' d="');
  const ink = given.slice(0, from);
  const paint = width ? ink.replace(/stroke-width="[^"]*"/, `stroke-width="${hundredth(width)}"`) : ink;
  const { outline, box, turn } = placed(given.slice(from + 4, -1), matrix);
  const reach = width / 2;
  const wide = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
  return { paint, outline, box: wide, turn: ink.includes("color-mix") ? "never" : width ? "any" : turn };
}

/** An outline where it comes to lie; `l` goes on from the last point, all else is where it says. */
function placed(outline: string, matrix: Matrix): { outline: string; box: Box; turn: Turn } {
  const [a, b, c, d, e, f] = matrix;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let now = "";
  let pieces = 0;
  let area = 0;
  let [x, y] = [0, 0];
  let relative = false;
  walk(
    outline,
    (letter) => {
      if (letter === "M") pieces++;
      relative = letter === "l";
      now += letter;
    },
    (u, v) => {
      const px = a * u + c * v + (relative ? 0 : e);
      const py = b * u + d * v + (relative ? 0 : f);
      if (matrix !== UNMOVED) now += ` ${hundredth(px)} ${hundredth(py)}`;
      const nx = relative ? x + px : px;
      const ny = relative ? y + py : py;
      area += x * ny - nx * y;
      x = nx;
      y = ny;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    },
  );
  return { outline: matrix === UNMOVED ? outline : now, box, turn: pieces > 1 ? "never" : area > 0 ? "left" : "right" };
}

const [MINUS, DOT, ZERO, NINE, SPACE] = [45, 46, 48, 57, 32];

/** Letters and points of an outline, sign by sign: a card has thousands of numbers, and a pattern takes ten times as long. */
function walk(outline: string, letter: (which: string) => void, point: (x: number, y: number) => void): void {
  let first: number | null = null;
  for (let at = 0; at < outline.length; ) {
    const code = outline.charCodeAt(at);
    if (code > NINE || code === SPACE) {
      if (code > NINE) letter(outline.charAt(at));
      at++;
      continue;
    }
    const start = at;
    if (code === MINUS) at++;
    let value = 0;
    let unit = 0;
    for (; at < outline.length; at++) {
      const sign = outline.charCodeAt(at);
      if (sign === DOT) unit = 1;
      else if (sign < ZERO || sign > NINE) break;
      else {
        value = value * 10 + sign - ZERO;
        unit *= 10;
      }
    }
    const number = (code === MINUS ? -value : value) / (unit || 1);
    if (at === start) return; // no sign that we write
    if (first === null) first = number;
    else {
      point(first, number);
      first = null;
    }
  }
}

/** Letters stay where they are: how wide they are is guessed, and rather too much. */
function writing(given: string, words: string, matrix: Matrix): Part {
  const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(attribute(given, name))) as [number, number, number];
  const wide = size * 0.75 * words.length;
  const left = attribute(given, "text-anchor") === "middle" ? x - wide / 2 : x;
  const corners = `M${left} ${y - size}L${left + wide} ${y - size} ${left + wide} ${y + size / 4} ${left} ${y + size / 4}Z`;
  const how = matrix === UNMOVED ? "" : ` transform="matrix(${matrix.join(" ")})"`;
  return { paint: `<text${given}${how}>${words}</text>`, outline: null, box: placed(corners, matrix).box, turn: "never" };
}
