/** The lines of the chart: ink, dashes and figure of each seat, in the order of the seats' stamps. */
export type Figure = "disc" | "square" | "triangle" | "diamond" | "cross" | "wedge";

export interface Curve {
  ink: string;
  dashes: string;
  figure: Figure;
}

export const CURVES: readonly Curve[] = [
  { ink: "var(--red-deep)", dashes: "none", figure: "disc" },
  { ink: "var(--blue-deep)", dashes: "8 3", figure: "square" },
  { ink: "var(--green-deep)", dashes: "2.5 2.5", figure: "triangle" },
  { ink: "var(--yellow-deep)", dashes: "10 3 2.5 3", figure: "diamond" },
  { ink: "var(--purple-deep)", dashes: "14 4", figure: "cross" },
  { ink: "var(--grey-deep)", dashes: "5 2 2 2 2 2", figure: "wedge" },
];

/** A figure with its middle at x, y. */
export function figure(kind: Figure, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * r} ${y + dy * r}`;
  switch (kind) {
    case "disc":
      return `M${at(-1, 0)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    case "square":
      return `M${at(-0.9, -0.9)}H${x + 0.9 * r}V${y + 0.9 * r}H${x - 0.9 * r}z`;
    case "triangle":
      return `M${at(0, -1.15)}L${at(1.1, 0.85)}L${at(-1.1, 0.85)}z`;
    case "diamond":
      return `M${at(0, -1.25)}L${at(1.25, 0)}L${at(0, 1.25)}L${at(-1.25, 0)}z`;
    case "cross":
      return `M${at(-0.4, -1.1)}H${x + 0.4 * r}V${y - 0.4 * r}H${x + 1.1 * r}V${y + 0.4 * r}H${x + 0.4 * r}V${y + 1.1 * r}H${x - 0.4 * r}V${y + 0.4 * r}H${x - 1.1 * r}V${y - 0.4 * r}H${x - 0.4 * r}z`;
    case "wedge":
      return `M${at(0, 1.15)}L${at(1.1, -0.85)}L${at(-1.1, -0.85)}z`;
  }
}

/** Points stay as they are until they change: a line of steps. */
export function outline(scores: number[], x: (move: number) => number, y: (score: number) => number): string {
  return scores.reduce((path, score, move) => {
    if (move === 0) return `M${x(0)} ${y(score)}`;
    const turn = score === scores[move - 1] ? "" : `V${y(score)}`;
    return turn || move === scores.length - 1 ? `${path}H${x(move)}${turn}` : path;
  }, "");
}

/** Round numbers for the side, from at most 0 to at least the best. */
export function ticks(scores: number[]): number[] {
  const low = Math.min(0, ...scores);
  const high = Math.max(1, ...scores);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 5) ?? 1000;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** The names at the ends of the lines, moved apart where they would lie on each other. */
export function labels(wanted: number[], top: number, bottom: number, apart = 17): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let above = top - apart;
  for (const i of order) above = placed[i] = Math.max(wanted[i] ?? 0, above + apart);
  let below = bottom + apart;
  for (const i of order.toReversed()) below = placed[i] = Math.min(placed[i] ?? 0, below - apart);
  return placed;
}

/** A name with so many letters; the number that tells two of one name apart stays. */
export function shortened(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const number = / \(\d\)$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, letters - 1 - number.length)}…${number}`;
}
