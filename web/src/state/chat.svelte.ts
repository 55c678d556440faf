/** What is said at a table, as this device hears it: words that stay for a while, and bubbles over the seats. */
import { connection } from "$web/net/connection.svelte";
import { Refusal } from "$web/net/api";
import { me } from "$web/device/identity.svelte";
import { isTextList, persistedJson } from "$web/device/persisted.svelte";
import type { Chat, ChatEmote } from "$web/net/protocol";
import { say } from "$web/i18n/i18n.svelte";

export interface Bubble {
  number: number;
  name: string;
  text: string | null;
  emote: string | null;
}

const MAX_KEPT = 200;
/** Long enough to be noticed; longer words hang longer. */
const MIN_BUBBLE_MS = 3_500;
const MAX_BUBBLE_MS = 9_000;
const BUBBLE_MS_PER_LETTER = 60;

export class ChatLog {
  words = $state.raw<Chat[]>([]);
  unread = $state(0);
  /** Somebody is reading; new words are read at once. */
  reading = $state(false);
  /** The newest word or sign of each person, while it hangs in the air. */
  bubbles = $state.raw<Record<string, Bubble>>({});
  /** Why the last word was not heard. */
  trouble = $state("");
  /** The newest word or emote, for those who listen. */
  announcement = $state("");
  #unheard = persistedJson<string[]>("tischlein-unheard", [], isTextList);
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
    this.words = [...this.words, ...heard].slice(-MAX_KEPT);
    const others = heard.filter((one) => one.person !== me.person?.id && !this.hidden(one.person));
    if (news && !this.reading) this.unread += others.length;
  }

  #float(message: Chat | ChatEmote): void {
    const text = message.type === "chat" ? message.text : null;
    const bubble = { number: ++this.#number, name: message.name, text, emote: message.type === "emote" ? message.emote : null };
    this.bubbles = { ...this.bubbles, [message.person]: bubble };
    this.announcement = `${bubble.name}: ${bubble.emote ? meaning(bubble.emote) : (text ?? "")}`;
    const long = Math.min(MAX_BUBBLE_MS, MIN_BUBBLE_MS + BUBBLE_MS_PER_LETTER * (text?.length ?? 0));
    setTimeout(() => this.#burst(message.person, bubble.number), long);
  }

  #burst(person: string, number: number): void {
    if (this.bubbles[person]?.number !== number) return;
    const { [person]: _gone, ...left } = this.bubbles;
    this.bubbles = left;
  }


  read(): void {
    this.unread = 0;
  }

  // ---- Not hearing somebody, on this device ----

  hidden(person: string | null | undefined): boolean {
    return this.#unheard.value.includes(person ?? "");
  }

  hide(person: string, hidden: boolean): void {
    const others = this.#unheard.value.filter((one) => one !== person);
    this.#unheard.value = (hidden ? [...others, person] : others).slice(-MAX_KEPT);
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
