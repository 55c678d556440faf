/** The words of the page, the server and the games, from the same kind of files as everywhere. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { gameFolder } from "$web/game/folder";
import { persistedText } from "$web/device/persisted.svelte";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const sources = {
  ...import.meta.glob<string>(["./words.*.ftl", "../*/words.*.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(
    ["../../../src/tischlein/games/*/words.*.ftl", "../../../src/tischlein/games/*/browser/{words,lesson}.*.ftl"],
    { query: "?raw", import: "default" },
  ),
};

const chosen = persistedText("tischlein-language", "");

function preferred(): Language {
  const preferences = [chosen.value, ...navigator.languages];
  for (const wish of preferences) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/**
 * A number in a sentence. Whole ones below a thousand look the same in all our languages: for them a slow phone need not
 * read all its number formats, which takes as long as drawing a cover.
 */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function counted(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Count(fact) : fact]));
}

class I18n {
  language = $state<Language>(preferred());
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Which files are loaded, by their path without the language. */
  #files = new Map<string, Promise<void>>([["./words", Promise.resolve()]]);
  #read = new Map<string, FluentResource>();
  #wanted: Language = this.language;

  /** Reads the words of the page; nothing can be said before. */
  async load(language: Language = this.language): Promise<void> {
    this.#wanted = language;
    let count = 0;
    while (count < this.#files.size) {
      count = this.#files.size; // another one may be opened meanwhile, in the language before
      await Promise.all([...this.#files.keys()].map((file) => this.#fetch(file, language)));
    }
    if (language !== this.#wanted) return;
    this.language = language;
    this.#bind();
    document.documentElement.lang = language;
  }

  /** Another language, kept for the next visit. */
  async setLanguage(language: Language): Promise<void> {
    chosen.value = language;
    await this.load(language);
  }

  /** Adds a game's words, its card names among them. */
  async loadGame(game: string): Promise<void> {
    await Promise.all([this.#add(`${gameFolder(game)}/words`), this.#add(`${gameFolder(game)}/browser/words`)]);
  }

  /** Adds what is said in a game's first lesson. */
  loadLesson(game: string): Promise<void> {
    return this.#add(`${gameFolder(game)}/browser/lesson`);
  }

  /** Adds the words of a part of the page that is not opened at once: a folder with its own. */
  loadRoom(room: string): Promise<void> {
    return this.#add(`../${room}/words`);
  }

  #add(file: string): Promise<void> {
    const known = this.#files.get(file);
    if (known) return known;
    const opening = this.#fetch(file, this.language).then(() => this.#bind());
    this.#files.set(file, opening);
    opening.catch(() => this.#files.delete(file));
    return opening;
  }

  async #fetch(file: string, language: Language): Promise<void> {
    const path = `${file}.${language}.ftl`;
    if (this.#read.has(path)) return;
    const text = await sources[path]?.();
    if (text) this.#read.set(path, new FluentResource(text));
  }

  /** Everything that has been read so far, in whatever order it came. */
  #bind(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const file of this.#files.keys()) {
      const read = this.#read.get(`${file}.${this.language}.ftl`);
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
    return pattern ? (this.#bundle?.formatPattern(pattern, counted(facts), []) ?? message) : message;
  };
}

export const i18n = new I18n();
export const say = i18n.say;
