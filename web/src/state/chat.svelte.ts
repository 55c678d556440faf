/** What is said at a table, as this device hears it: words that stay for a while, and bubbles over the seats. */
import { connection } from "$web/net/connection.svelte";
import { Refusal } from "$web/net/api";
import { me } from "./identity.svelte";
import type { Chat, ChatEmote } from "$web/net/protocol";
import { say } from "$web/i18n/i18n.svelte";

export interface Bubble {
  number: number;
  name: string;
  text: string | null;
  emote: string | null;
}

const KEPT = "tischlein-unheard";
const MOST_KEPT = 200;
const SHORTEST = 3_500;
const LONGEST = 9_000;
const PER_LETTER = 60;

export class ChatLog {
  words = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** Somebody is reading; new words are read at once. */
  reading = $state(false);
  /** The newest word or sign of each person, while it hangs in the air. */
  bubbles = $state.raw<Record<string, Bubble>>({});
  /** Why the last word was not heard. */
  trouble = $state("");
  #unheard = $state.raw<string[]>(read());
  /** What the server repeats after the line was lost; null: nothing is being repeated. */
  #repeated: Chat[] | null = null;
  #first = true;
  #number = 0;

  constructor(readonly table: string) {}

  // ---- Speaking ----

  say(text: string): Promise<boolean> {
    return this.#ask({ type: "say", table: this.table, text });
  }

  sign(emote: string): Promise<boolean> {
    return this.#ask({ type: "emote", table: this.table, emote });
  }

  async #ask(request: Parameters<typeof connection.request>[0]): Promise<boolean> {
    this.trouble = "";
    try {
      await connection.request(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.message;
      return false;
    }
  }

  // ---- Hearing ----

  receive(message: Chat | ChatEmote): void {
    if (message.type === "chat" && this.#repeated) {
      this.#repeated.push(message);
      return;
    }
    if (message.type === "chat") this.#add([message], true);
    if (!this.hidden(message.person)) this.#float(message);
  }

  /** The table is about to be told again, and with it the last words. */
  expectRepeats(): void {
    this.#repeated = [];
  }

  /** All has been repeated: what is new among it is kept. Words from before one came are not news. */
  caughtUp(): void {
    const repeated = this.#repeated ?? [];
    this.#repeated = null;
    this.#add(repeated.slice(overlap(this.words, repeated)), !this.#first);
    this.#first = false;
  }

  #add(heard: Chat[], news: boolean): void {
    this.words = [...this.words, ...heard].slice(-MOST_KEPT);
    const others = heard.filter((one) => one.person !== me.person?.id && !this.hidden(one.person));
    if (news && !this.reading) this.unread += others.length;
  }

  #float(message: Chat | ChatEmote): void {
    const text = message.type === "chat" ? message.text : null;
    const bubble = { number: ++this.#number, name: message.name, text, emote: message.type === "emote" ? message.emote : null };
    this.bubbles = { ...this.bubbles, [message.person]: bubble };
    const long = Math.min(LONGEST, SHORTEST + PER_LETTER * (text?.length ?? 0));
    setTimeout(() => this.#burst(message.person, bubble.number), long);
  }

  #burst(person: string, number: number): void {
    if (this.bubbles[person]?.number !== number) return;
    const { [person]: _gone, ...left } = this.bubbles;
    this.bubbles = left;
  }

  /** The newest word or sign, for those who listen. */
  get spoken(): string {
    const newest = Object.values(this.bubbles).sort((a, b) => b.number - a.number)[0];
    return newest ? `${newest.name}: ${newest.emote ? meaning(newest.emote) : (newest.text ?? "")}` : "";
  }

  read(): void {
    this.unread = 0;
  }

  // ---- Not hearing somebody, on this device ----

  hidden(person: string | null | undefined): boolean {
    return this.#unheard.includes(person ?? "");
  }

  hide(person: string, hidden: boolean): void {
    const others = this.#unheard.filter((one) => one !== person);
    this.#unheard = hidden ? [...others, person] : others;
    localStorage.setItem(KEPT, JSON.stringify(this.#unheard.slice(-MOST_KEPT)));
    if (hidden && this.bubbles[person]) this.#burst(person, this.bubbles[person].number);
  }
}

/** What a sign says. */
export function meaning(emote: string): string {
  return say(`emote-${emote.replace("-", "")}`);
}

/** How many of the repeated words end the known ones. */
function overlap(known: Chat[], repeated: Chat[]): number {
  const same = (a: Chat | undefined, b: Chat | undefined): boolean => a?.person === b?.person && a?.text === b?.text;
  for (let count = Math.min(known.length, repeated.length); count > 0; count--) {
    const tail = known.slice(-count);
    if (tail.every((one, i) => same(one, repeated[i]))) return count;
  }
  return 0;
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
