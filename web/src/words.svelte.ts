/** The words of the page, the house and the games, from the same kind of files as everywhere. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const files = {
  ...import.meta.glob<string>(["./words.*.ftl", "./*/words.*.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(
    ["../../src/tischlein/games/*/words.*.ftl", "../../src/tischlein/games/*/browser/{words,lesson}.*.ftl"],
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

class Words {
  language = $state<Language>(preferred());
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Which books are open, by the path of their pages without the language. */
  #books = new Map<string, Promise<void>>([["./words", Promise.resolve()]]);
  #read = new Map<string, FluentResource>();
  #wanted: Language = this.language;

  /** Reads the words of the page; nothing can be said before. */
  async load(language: Language = this.language): Promise<void> {
    this.#wanted = language;
    let books = 0;
    while (books < this.#books.size) {
      books = this.#books.size; // another one may be opened meanwhile, in the language before
      await Promise.all([...this.#books.keys()].map((book) => this.#fetch(book, language)));
    }
    if (language !== this.#wanted) return;
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
  async learn(game: string): Promise<void> {
    await Promise.all([this.#open(`${folderOf(game)}/words`), this.#open(`${folderOf(game)}/browser/words`)]);
  }

  /** Adds what is said in a game's first lesson. */
  learnLesson(game: string): Promise<void> {
    return this.#open(`${folderOf(game)}/browser/lesson`);
  }

  /** Adds the words of a part of the page that is not opened at once: a folder with its own. */
  enter(room: string): Promise<void> {
    return this.#open(`./${room}/words`);
  }

  #open(book: string): Promise<void> {
    const known = this.#books.get(book);
    if (known) return known;
    const opening = this.#fetch(book, this.language).then(() => this.#bind());
    this.#books.set(book, opening);
    opening.catch(() => this.#books.delete(book));
    return opening;
  }

  async #fetch(book: string, language: Language): Promise<void> {
    const path = `${book}.${language}.ftl`;
    if (this.#read.has(path)) return;
    const text = await files[path]?.();
    if (text) this.#read.set(path, new FluentResource(text));
  }

  /** Everything that has been read so far, in whatever order it came. */
  #bind(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const book of this.#books.keys()) {
      const read = this.#read.get(`${book}.${this.language}.ftl`);
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

function folderOf(game: string): string {
  return `../../src/tischlein/games/${game.replaceAll("-", "_")}`;
}

export const words = new Words();
export const say = words.say;
