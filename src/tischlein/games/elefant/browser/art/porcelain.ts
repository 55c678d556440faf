/** Porcelain by value, 3 to 8, each standing on y = 0 around x = 0, in one ink with what was carved out of it. */
import { cut, line, oval, PAPER, put } from "$web/game/art";

/** What is painted on a colour's porcelain, in a band around 0,0 that is `w` wide to each side. */
const bands: Record<string, (w: number, bare: string) => string> = {
  R: (w, bare) => line(bare, zigzag(w, 4.4), 2.2, 3) + line(bare, `${-w},-7.4 ${w},-7.4`, 1.5) + line(bare, `${-w},7.4 ${w},7.4`, 1.5),
  B: (w, bare) => row(w, 11).map((x) => put(x, 0, cut(bare, "0,-6! 3.6,.6 2.4,4.6 -2.4,4.6 -3.6,.6", x + 50, 0.15))).join("") + row(w, 11).slice(1).map((x) => oval(bare, x - 5.5, 0, 1.5)).join(""),
  G: (w, bare) => line(bare, `${-w},1 ${-w / 2},-1 0,1 ${w / 2},-1 ${w},1`, 1.5, 4) + row(w, 9).map((x, i) => put(x, i % 2 ? 1 : -1, cut(bare, i % 2 ? "0,0! 1,5 6,7! 5,1" : "0,0! 1,-5 6,-7! 5,-1", i, 0.15))).join(""),
};

function row(w: number, pitch: number): number[] {
  const count = Math.max(1, Math.floor((2 * w) / pitch));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
}

function zigzag(w: number, high: number): string {
  const teeth = Math.max(4, Math.round(w / 2.6));
  return Array.from({ length: teeth + 1 }, (_, i) => `${-w + (i * 2 * w) / teeth},${i % 2 ? high : -high}!`).join(" ");
}

const gloss = (points: string, bare: string): string => line(bare, points, 2);

/** A piece by value, and the height and half width of its painted band. */
export function piece(letter: string, value: number, ink: string, bare: string = PAPER): string {
  const band = (y: number, w: number): string => put(0, y, bands[letter]!(w, bare));
  switch (value) {
    case 3: // a cup on its saucer
      return line(ink, "17,-32 30,-34 31,-20 17,-14", 5) + cut(ink, "-23,-40! 0,-38.6 23,-40! 21,-24 15,-12 8,-8 -8,-8 -15,-12 -21,-24", 3) + cut(ink, "-33,-8 0,-5 33,-8 24,0 -24,0", 4) + band(-26, 18) + line(bare, "-20,-3.6 0,-2.4 20,-3.6", 1.3);
    case 4: // a bowl with a lid
      return oval(ink, 0, -46, 4.6) + cut(ink, "-28,-33! -22,-41 0,-44 22,-41 28,-33!", 3) + line(bare, "-27,-31.6 0,-30 27,-31.6", 1.8) + cut(ink, "-32,-30! 0,-28.4 32,-30! 28,-14 16,-5 12,0! -12,0! -16,-5 -28,-14", 4) + band(-18, 22) + line(bare, "-12,-38 -4,-40 4,-40", 1.5);
    case 5: // a milk jug
      return line(ink, "18,-44 34,-46 34,-24 20,-16", 5.4) + cut(ink, "-30,-58! -14,-53 14,-55! 13,-42 21,-26 21,-12 13,0! -13,0! -21,-12 -20,-28 -14,-42 -19,-50", 3) + band(-21, 17) + gloss("-11,-46 -9,-40", bare) + line(bare, "-12,-38 0,-37 12,-38", 1.6);
    case 6: // a teapot
      return line(ink, "24,-38 39,-40 39,-18 24,-13", 5.4) + cut(ink, "-22,-14! -34,-24 -37,-44! -31,-47! -27,-34 -18,-34!", 4) + oval(ink, 0, -63, 5) + cut(ink, "-17,-48! -12,-56 0,-59 12,-56 17,-48!", 3) + line(bare, "-18,-47 0,-45.6 18,-47", 1.8) + cut(ink, "-19,-46 19,-46 28,-30 26,-12 14,0! -14,0! -26,-12 -28,-30", 5) + band(-24, 23) + line(bare, "-12,-5 0,-4 12,-5", 1.4);
    case 7: // a vase with two ears
      return line(ink, "-11,-64 -26,-64 -25,-46 -18,-40", 4.6) + line(ink, "11,-64 26,-64 25,-46 18,-40", 4.6) + cut(ink, "-17,-77! 0,-75 17,-77! 12,-66 11,-54 22,-42 26,-26 18,-10 12,-5 15,0! -15,0! -12,-5 -18,-10 -26,-26 -22,-42 -11,-54 -12,-66", 3) + band(-30, 22) + line(bare, "-10,-68 0,-67 10,-68", 1.6) + line(bare, "-12,-52 0,-50.6 12,-52", 1.6) + line(bare, "-14,-10 0,-8.6 14,-10", 1.5);
    default: // the great urn
      return line(ink, "-25,-50 -38,-56 -38,-36 -29,-32", 5) + line(ink, "25,-50 38,-56 38,-36 29,-32", 5) + cut(ink, "0,-92! 4,-86 2.6,-82! -2.6,-82! -4,-86", 3) + cut(ink, "-20,-70! -14,-79 0,-83 14,-79 20,-70!", 4) + line(bare, "-21,-68.6 0,-67 21,-68.6", 2) + cut(ink, "-23,-67! 0,-65.4 23,-67! 30,-52 32,-36 24,-18 10,-12 10,-8 19,0! -19,0! -10,-8 -10,-12 -24,-18 -32,-36 -30,-52", 5) + band(-42, 27) + line(bare, "-20,-59 0,-57.6 20,-59", 1.5) + line(bare, "-23,-26 0,-24.6 23,-26", 1.5) + line(bare, "-8,-76 0,-78 8,-76", 1.5);
  }
}
