/** The words of the page, the house and the games, from the same kind of files as everywhere. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const page = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>(
  ["../../src/tischlein/games/*/words.*.ftl", "../../src/tischlein/games/*/browser/words.*.ftl"],
  { query: "?raw", import: "default" },
);

const KEPT = "tischlein-language";

function preferred(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Words {
  language = $state<Language>(preferred());
  #bundle = $state.raw<FluentBundle | null>(null);
  #games = new Map<string, Promise<void>>();

  /** Reads the words of the page; nothing can be said before. */
  async load(language: Language = this.language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const own = page[`./words.${language}.ftl`];
    const files = [own, ...[...this.#games.keys()].flatMap((game) => pages(game, language))];
    for (const text of await Promise.all(files.filter((file) => file !== undefined).map((file) => file()))) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Another language, kept for the next visit. */
  async speak(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.load(language);
  }

  /** Adds a game's words, its card names among them. */
  learn(game: string): Promise<void> {
    const learning = this.#games.get(game);
    if (learning) return learning;
    // In the list before it is read: `load` reads whatever is in it.
    this.#games.set(game, Promise.resolve());
    const learned = this.load();
    this.#games.set(game, learned);
    learned.catch(() => this.#games.delete(game));
    return learned;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  knows(message: string): boolean {
    return this.#bundle?.hasMessage(message) ?? false;
  }

  say = (message: string, facts: Record<string, FluentVariable> = {}): string => {
    const pattern = this.#bundle?.getMessage(message)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, facts, []) ?? message) : message;
  };
}

function pages(game: string, language: Language): ((() => Promise<string>) | undefined)[] {
  const folder = `../../src/tischlein/games/${game.replaceAll("-", "_")}`;
  return [`${folder}/words.${language}.ftl`, `${folder}/browser/words.${language}.ftl`].map((path) => games[path]);
}

export const words = new Words();
export const say = words.say;
