/**
 * Potato prints as SVG text: shapes cut with a shaky knife, inked, pressed on paper.
 *
 * Every edge wobbles by a seeded generator, so a drawing is the same on every screen and costs no filter.
 */
import { mergePaths } from "./merge-paths";
import { ahead } from "./paint-queue";

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const PAPER = "var(--paper)";
export const INK = "var(--ink)";
export const RED = "var(--red)";
export const BLUE = "var(--blue)";
export const GREEN = "var(--green)";
export const YELLOW = "var(--yellow)";
export const GOLD = "var(--gold)";
export const PURPLE = "var(--purple)";
export const GREY = "var(--grey)";
export const BROWN = "var(--brown)";
export const PINK = "var(--pink)";

interface Point {
  x: number;
  y: number;
  sharp: boolean;
}

/** "10,20 30,40! …": points of a curve, a corner where there is an exclamation mark. */
function read(points: string): Point[] {
  return points
    .trim()
    .split(" ")
    .map((text) => {
      const comma = text.indexOf(",");
      return { x: Number.parseFloat(text), y: Number.parseFloat(text.slice(comma + 1)), sharp: text.endsWith("!") };
    });
}

/** To a tenth: nobody sees more. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Between b and c, t of the way, on the smooth curve that also knows a before and d after. */
function along(a: number, b: number, c: number, d: number, t: number): number {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}

/** The path through the points, cut in small steps, each a little beside the true line. */
function trace(points: Point[], closed: boolean, seed: number, rough: number): string {
  const roll = dice(seed + points.length * 31);
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const steps: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const b = at(i);
    const c = at(i + 1);
    const a = b.sharp ? b : at(i - 1);
    const d = c.sharp ? c : at(i + 2);
    const parts = Math.max(1, Math.min(24, Math.round(Math.hypot(c.x - b.x, c.y - b.y) / 3.2)));
    for (let part = 0; part < parts; part++) {
      const sharp = part === 0 && b.sharp;
      const shake = sharp ? 0.4 : 2 * rough;
      const x = along(a.x, b.x, c.x, d.x, part / parts) + (roll() - 0.5) * shake;
      const y = along(a.y, b.y, c.y, d.y, part / parts) + (roll() - 0.5) * shake;
      steps.push({ x: tenth(x), y: tenth(y), sharp });
    }
  }
  if (!closed) steps.push({ ...at(count - 1), sharp: true });
  return rounded(steps, closed);
}

/** Steps joined by soft bends, but for the corners. */
function rounded(steps: Point[], closed: boolean): string {
  const first = steps[0] as Point;
  const last = steps[steps.length - 1] as Point;
  const half = (p: Point, q: Point): string => `${tenth((p.x + q.x) / 2)} ${tenth((p.y + q.y) / 2)}`;
  let d = closed && !first.sharp ? `M${half(last, first)}` : `M${first.x} ${first.y}`;
  for (let i = closed ? 0 : 1; i < steps.length; i++) {
    const step = steps[i] as Point;
    const next = steps[i + 1] ?? first;
    if (step.sharp) d += `L${step.x} ${step.y}`;
    else d += `Q${step.x} ${step.y} ${next.sharp ? `${next.x} ${next.y}` : half(step, next)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A shape. */
export function cut(ink: string, points: string, seed = 1, rough = 0.35): string {
  return `<path fill="${ink}" d="${trace(read(points), true, seed, rough)}"/>`;
}

/** A stroke. */
export function line(ink: string, points: string, width = 2, seed = 1, rough = 0.25): string {
  const d = trace(read(points), false, seed, rough);
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

/** Shapes or strokes of one ink that do not overlap, as one: less for the browser to look after. */
export function asOne(paths: string[]): string {
  const [first = ""] = paths;
  const outlines = paths.map((path) => / d="([^"]*)"/.exec(path)?.[1] ?? "");
  return first.replace(/ d="[^"]*"/, ` d="${outlines.join("")}"`);
}

function ring(x: number, y: number, rx: number, ry: number, turn: number, radius: (angle: number) => number): Point[] {
  const count = rx + ry < 6 ? 7 : rx + ry < 20 ? 10 : 14;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const r = radius(angle);
    const [u, v] = [Math.cos(angle) * rx * r, Math.sin(angle) * ry * r];
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos, sharp: false };
  });
}

/** An oval. */
export function oval(ink: string, x: number, y: number, rx: number, ry = rx, turn = 0, seed = 1): string {
  const rough = Math.min(0.35, (rx + ry) / 60);
  return `<path fill="${ink}" d="${trace(ring(x, y, rx, ry, turn, () => 1), true, seed, rough)}"/>`;
}

/** The outline of a potato: no two seeds alike, `lumps` from 0 (an egg) to 1 (from grandmother's garden). */
export function potato(ink: string, x: number, y: number, rx: number, ry: number, seed: number, lumps = 0.6): string {
  const roll = dice(seed * 7 + 3);
  const waves = [1, 2, 3, 4].map((n) => [n, (roll() - 0.5) * [0.16, 0.14, 0.11, 0.06][n - 1]! * 2 * lumps, roll() * 6.3] as const);
  const radius = (angle: number): number => waves.reduce((r, [n, size, phase]) => r + size * Math.cos(n * angle + phase), 1);
  return `<path fill="${ink}" d="${trace(ring(x, y, rx, ry, (roll() - 0.5) * 24, radius), true, seed, 0.45)}"/>`;
}

/** A drawing moved, sized and turned. */
export function put(x: number, y: number, art: string, size: number | string = 1, turn = 0): string {
  const scale = size === 1 ? "" : ` scale(${size})`;
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale}">${art}</g>`;
}

/** A second layer that missed its register. */
export function faint(art: string, x = 1.6, y = -1.3, opacity = 0.35): string {
  return `<g opacity="${opacity}" transform="translate(${x} ${y})">${art}</g>`;
}

/** Where the ink did not take: specks of bare paper, in loose clouds. */
export function specks(seed: number, x = 0, y = 0, width = 100, height = 140, count = 90, ink = PAPER): string {
  const roll = dice(seed + 11);
  let d = "";
  for (let cloud = 0; cloud < count / 6; cloud++) {
    const [cx, cy] = [x + roll() * width, y + roll() * height];
    for (let i = 0; i < 6; i++) {
      const size = 0.35 + roll() ** 3 * 1.3;
      const spread = 16;
      const [px, py] = [cx + (roll() - 0.5) * spread * 2 * roll(), cy + (roll() - 0.5) * spread * 2 * roll()];
      if (px < x || py < y || px > x + width || py > y + height) continue;
      d += `M${tenth(px)} ${tenth(py)}l${tenth(size)} ${tenth(size * (roll() - 0.3))} ${tenth(-size * 0.4)} ${tenth(size)} ${tenth(-size)} ${tenth(-size * roll())}z`;
    }
  }
  return `<path fill="${ink}" d="${d}"/>`;
}

/** Letters and numbers in the display face; `anchor` as in SVG. */
export function text(ink: string, x: number, y: number, size: number, words: string | number, anchor = "start", more = ""): string {
  return `<text x="${x}" y="${y}" fill="${ink}" font-size="${size}" text-anchor="${anchor}" ${more}>${words}</text>`;
}

/** Keeps what a drawing function made. */
export function kept(draw: (code: string) => string): (code: string) => string {
  const made = new Map<string, string>();
  return (code) => {
    const art = made.get(code) ?? draw(code);
    made.set(code, art);
    return art;
  };
}

/** Faces of cards, kept in few plates; those with these codes will be wanted. */
export function faces(draw: (code: string) => string, codes: readonly string[] = []): (code: string) => string {
  const face = kept((code) => mergePaths(draw(code)));
  ahead(codes.map((code) => () => face(code)));
  return face;
}
