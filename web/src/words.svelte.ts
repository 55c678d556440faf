/** The words of the page, the house and the games, from the same kind of files as everywhere. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const page = import.meta.glob<string>(["./words.*.ftl", "./*/words.*.ftl"], { query: "?raw", import: "default" });
const games = import.meta.glob<string>(
  ["../../src/tischlein/games/*/words.*.ftl", "../../src/tischlein/games/*/browser/{words,lesson}.*.ftl"],
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
  #games = new Set<string>();
  #lessons = new Set<string>();
  #rooms = new Set<string>();
  #loads = 0;

  /** Reads the words of the page; nothing can be said before. */
  async load(language: Language = this.language): Promise<void> {
    const load = ++this.#loads;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = [
      page[`./words.${language}.ftl`]?.(),
      ...[...this.#rooms].map((room) => page[`./${room}/words.${language}.ftl`]?.()),
      ...[...this.#games].flatMap((game) => pages(game, language, "words", "browser/words")),
      ...[...this.#lessons].flatMap((game) => pages(game, language, "browser/lesson")),
    ];
    for (const text of await Promise.all(texts)) add(bundle, text);
    // A later load knows more words; it must not be overtaken by this one.
    if (load < this.#loads && this.#bundle) return;
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
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.load();
  }

  /** Adds what is said in a game's first lesson. */
  async learnLesson(game: string): Promise<void> {
    if (this.#lessons.has(game)) return;
    this.#lessons.add(game);
    await this.load();
  }

  /** Adds the words of a part of the page that is not opened at once: a folder with its own. */
  async enter(room: string): Promise<void> {
    if (this.#rooms.has(room)) return;
    this.#rooms.add(room);
    await this.load();
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

function pages(game: string, language: Language, ...files: string[]): (Promise<string> | undefined)[] {
  const folder = `../../src/tischlein/games/${game.replaceAll("-", "_")}`;
  return files.map((file) => games[`${folder}/${file}.${language}.ftl`]?.());
}

function add(bundle: FluentBundle, text: string | undefined): void {
  if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

export const words = new Words();
export const say = words.say;
