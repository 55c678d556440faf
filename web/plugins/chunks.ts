/**
 * One file for choosing a game, one for Svelte, one for what all tables share, two for each game and its words: few
 * requests, nothing twice.
 */
import type { ManualChunkMeta } from "rollup";

type Look = ManualChunkMeta["getModuleInfo"];

function reach(start: string, look: Look): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** What the page around a table needs, or more than one game, and choosing a game does not. */
function sharedByTables(ids: string[], look: Look): Set<string> {
  const [main, page] = ["/web/src/main.ts", "/web/src/pages/TablePage.svelte"].map((end) => {
    const id = ids.find((one) => one.endsWith(end));
    if (!id) throw new Error(`${end} is missing`);
    return reach(id, look);
  }) as [Set<string>, Set<string>];
  const games = ids.filter((id) => /\/browser\/index\.ts$/.test(id)).map((id) => reach(id, look));
  const shared = ids.filter((id) => page.has(id) || games.filter((game) => game.has(id)).length > 1);
  return new Set(shared.filter((id) => !main.has(id)));
}

export function chunks(): (id: string, meta: ManualChunkMeta) => string | undefined {
  let shared: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    shared ??= sharedByTables([...getModuleIds()], getModuleInfo);
    const words = /\/games\/(\w+)\/(?:browser\/)?words\.(\w+)\.ftl/.exec(id);
    if (words) return `${words[1]}.${words[2]}`;
    if (/\/node_modules\/(svelte|esm-env|clsx)\//.test(id)) return "svelte";
    return shared.has(id) ? "table" : undefined;
  };
}
