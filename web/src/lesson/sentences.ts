/** What is said in the games' lessons, fetched when somebody learns. */
import { folder } from "../games";
import { words } from "../words.svelte";

const texts = import.meta.glob<string>("../../../src/tischlein/games/*/browser/lesson.*.ftl", { query: "?raw", import: "default" });

export function learnSentences(game: string): Promise<void> {
  return words.learnFrom(`lesson of ${game}`, (language) => texts[`../${folder(game)}/browser/lesson.${language}.ftl`]?.());
}
