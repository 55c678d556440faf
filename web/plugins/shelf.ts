/** Tells the service worker which files belong to this build, so that a running game finds all of them later, too. */
import { createHash } from "node:crypto";
import type { OutputAsset, OutputChunk } from "rollup";
import type { Plugin } from "vite";

/** A game's words are kept when they are read: nobody needs four languages of four games. */
function isShelved(file: OutputAsset | OutputChunk): boolean {
  const words = file.type === "chunk" && file.moduleIds.some((id) => /\/games\/.*\.ftl/.test(id));
  return file.fileName.startsWith("assets/") && !words;
}

export function shelf(): Plugin {
  return {
    name: "tischlein-shelf",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no worker.js");
      const files = Object.values(bundle).filter(isShelved).map((file) => file.fileName);
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const list = JSON.stringify(files.map((name) => `/${name}`));
      for (const [place, value] of [['"BUILD"', `"${build}"`], ['["FILES"]', list]] as const) {
        if (!worker.code.includes(place)) throw new Error(`worker.js has no ${place}`);
        worker.code = worker.code.replace(place, value);
      }
    },
  };
}
