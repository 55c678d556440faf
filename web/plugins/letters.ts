/** Cuts the fonts to the letters and weights that are used: half the bytes of a first visit would be letters otherwise. */
import { createHash } from "node:crypto";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

/** What the four languages write; a guest's name may have other letters, which the device's own font shows. */
const LETTERS = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…‹›•−→←↑↓€\u2009\u2011\u202f`;
const FEATURES = ["kern", "mark", "lnum", "tnum"];

const FONTS = {
  "display.woff2": { from: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", weight: 775 },
  "text.woff2": {
    from: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weight: { min: 400, max: 700 },
  },
};

/** Writes the fonts into a folder, where the style sheets find them; what has been cut before is taken as it is. */
export async function cutLetters(modules: string): Promise<string> {
  const wanted = createHash("sha256").update(JSON.stringify([LETTERS, FEATURES, FONTS]));
  const sources = await Promise.all(Object.values(FONTS).map(({ from }) => readFile(`${modules}/@fontsource-variable/${from}`)));
  for (const source of sources) wanted.update(source);
  const folder = `${modules}/.letters/${wanted.digest("hex").slice(0, 12)}`;
  if (await isThere(`${folder}/done`)) return folder;
  await mkdir(folder, { recursive: true });
  for (const [i, [name, { weight }]] of Object.entries(FONTS).entries()) {
    const whole = sources[i] as Buffer;
    const options = { targetFormat: "woff2", variationAxes: { wght: weight }, keepFeatures: FEATURES, noHinting: true };
    await writeFile(`${folder}/${name}`, await subsetFont(whole, LETTERS, options as Parameters<typeof subsetFont>[2]));
  }
  await writeFile(`${folder}/done`, "");
  return folder;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
