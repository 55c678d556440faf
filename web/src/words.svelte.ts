/** The words of the page, the house and the games, from the same kind of files as everywhere. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const files = {
  ...import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(
    ["../../src/tischlein/games/*/words.*.ftl", "../../src/tischlein/games/*/browser/words.*.ftl"],
    { query: "?raw", import: "default" },
  ),
};

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
  #read = new Map<string, FluentResource>();

  /** Reads the words of the page; nothing can be said before. */
  async load(language: Language = this.language): Promise<void> {
    await this.#fetch(this.#paths(language));
    this.language = language;
    this.#bind();
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
    const learned = this.#fetch(pages(game, this.language)).then(() => this.#bind());
    this.#games.set(game, learned);
    learned.catch(() => this.#games.delete(game));
    return learned;
  }

  #paths(language: Language): string[] {
    return [`./words.${language}.ftl`, ...[...this.#games.keys()].flatMap((game) => pages(game, language))];
  }

  async #fetch(paths: string[]): Promise<void> {
    const missing = paths.filter((path) => !this.#read.has(path));
    await Promise.all(
      missing.map(async (path) => {
        const text = await files[path]?.();
        if (text) this.#read.set(path, new FluentResource(text));
      }),
    );
  }

  /** Everything that has been read so far, in whatever order it came. */
  #bind(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const path of this.#paths(this.language)) {
      const read = this.#read.get(path);
      if (read) bundle.addResource(read, { allowOverrides: true });
    }
    this.#bundle = bundle;
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

function pages(game: string, language: Language): string[] {
  const folder = `../../src/tischlein/games/${game.replaceAll("-", "_")}`;
  return [`${folder}/words.${language}.ftl`, `${folder}/browser/words.${language}.ftl`];
}

export const words = new Words();
export const say = words.say;
