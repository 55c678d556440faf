/** Packs every text file with Brotli beside it: packing this tightly takes too long to do for each visitor. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_PACKING = /\.(js|css|svg|webmanifest)$/;

export function pack(folder: string): Plugin {
  return {
    name: "tischlein-pack",
    apply: "build",
    enforce: "post",
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!WORTH_PACKING.test(name)) continue;
        const path = `${folder}/${name}`;
        await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
      }
    },
  };
}
