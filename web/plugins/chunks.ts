/**
 * One file for choosing a game, one for Svelte, one for what all tables share, one for each game and one for its words:
 * few requests, nothing twice. A browser asks for six things at once, and whatever is asked for next waits for them.
 */
import type { ManualChunkMeta } from "rollup";

type Look = ManualChunkMeta["getModuleInfo"];

function reach(start: string, look: Look): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** In which file a table's modules are: its game's own, or "table" where the page around it or more than one game needs them. */
function tableFiles(ids: string[], look: Look): Map<string, string> {
  const [main, page] = ["/web/src/main.ts", "/web/src/pages/TablePage.svelte"].map((end) => {
    const id = ids.find((one) => one.endsWith(end));
    if (!id) throw new Error(`${end} is missing`);
    return reach(id, look);
  }) as [Set<string>, Set<string>];
  const files = new Map<string, string>();
  for (const start of ids) {
    const game = /\/games\/(\w+)\/browser\/index\.ts$/.exec(start)?.[1];
    if (game) for (const id of reach(start, look)) files.set(id, files.has(id) ? "table" : game);
  }
  for (const id of page) files.set(id, "table");
  for (const id of main) files.delete(id);
  return files;
}

export function chunks(): (id: string, meta: ManualChunkMeta) => string | undefined {
  let files: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    files ??= tableFiles([...getModuleIds()], getModuleInfo);
    const words = /\/games\/(\w+)\/(?:browser\/)?words\.(\w+)\.ftl/.exec(id);
    if (words) return `${words[1]}.${words[2]}`;
    if (/\/node_modules\/(svelte|esm-env|clsx)\//.test(id)) return "svelte";
    return files.get(id);
  };
}
