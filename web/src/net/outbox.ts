/** Requests about tables that have not been answered: each is done once, however often it is sent. */
import { say } from "$web/i18n/i18n.svelte";
import { Refusal } from "./api";
import type { ClientMessage, ServerMessage } from "./protocol";

export type TableMessage = Extract<ClientMessage, { table: string }>;
/** A request about a table; its id is chosen here. */
export type TableRequest = TableMessage extends infer One ? (One extends TableMessage ? Omit<One, "id"> : never) : never;

interface Unanswered {
  message: TableMessage;
  resolve: (answer: ServerMessage) => void;
  reject: (refusal: Refusal) => void;
  timer?: ReturnType<typeof setTimeout>;
  sendings: number;
}

/** An answer takes milliseconds; on a slow connection some seconds. */
const ANSWER_TIMEOUT_MS = 15_000;
/** A bot that is asked for the first time may have to be compiled. */
const THINKING_TIMEOUT_MS = 90_000;
const MAX_SENDINGS = 3;

export class Outbox {
  #unanswered = new Map<string, Unanswered>();
  #count = 0;
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");

  /** `send` gives whether there is a connection; what could not be sent waits for `sendWaiting`. */
  constructor(readonly send: (message: TableMessage) => boolean) {}

  /** The request's id, and its answer. */
  add(request: TableRequest): { id: string; answer: Promise<ServerMessage> } {
    const message: TableMessage = { ...request, id: `${this.#prefix}-${++this.#count}` };
    const answer = new Promise<ServerMessage>((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject, sendings: 0 });
    });
    this.#send(message.id);
    return { id: message.id, answer };
  }

  answer(id: string, answer: ServerMessage): void {
    this.#take(id)?.resolve(answer);
  }

  refuse(id: string, refusal: Refusal): void {
    this.#take(id)?.reject(refusal);
  }

  /** A table, or every one, is attended anew: earlier requests for it are forgotten. */
  forgetAttends(table?: string): void {
    for (const [id, { message }] of this.#unanswered) {
      if (message.type === "attend" && (table === undefined || message.table === table)) this.#take(id);
    }
  }

  /** Sends what has not been sent on this connection. */
  sendWaiting(): void {
    for (const [id, { sendings }] of this.#unanswered) if (sendings === 0) this.#send(id);
  }

  /** No answer will come to what was sent so far, about one table or at all: it waits to be sent again. */
  unsend(table?: string): void {
    for (const one of this.#unanswered.values()) {
      if (table !== undefined && one.message.table !== table) continue;
      clearTimeout(one.timer);
      one.sendings = 0;
    }
  }

  #send(id: string): void {
    const one = this.#unanswered.get(id);
    if (!one || !this.send(one.message)) return;
    one.sendings += 1;
    clearTimeout(one.timer);
    one.timer = setTimeout(() => this.#timeOut(id, one), one.message.type === "suggest" ? THINKING_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
  }

  #timeOut(id: string, one: Unanswered): void {
    if (one.sendings < MAX_SENDINGS && one.message.type !== "suggest") this.#send(id);
    else this.refuse(id, new Refusal("no-answer", say("no-answer")));
  }

  #take(id: string): Unanswered | undefined {
    const one = this.#unanswered.get(id);
    clearTimeout(one?.timer);
    this.#unanswered.delete(id);
    return one;
  }
}
