/** The WebSocket to the server: it says hello, reconnects by itself and sends unanswered requests again. */
import { i18n } from "$web/i18n/i18n.svelte";
import { me } from "$web/device/identity.svelte";
import { Refusal } from "./api";
import { Outbox, type TableRequest } from "./outbox";
import { PROTOCOL, type Chat, type ChatEmote, type ClientMessage, type Refused, type Removed, type ServerMessage } from "./protocol";
import type { TableMessage } from "./updates";

export type { TableRequest } from "./outbox";

/** Who wants to hear of a table. */
export interface Subscriber {
  table: string;
  /** `attended`: the answer to `attend()`, with everything that happened so far. */
  onState: (state: TableMessage, attended: boolean) => void;
  /** Chat, emotes, and that the host has removed us. */
  onMessage: (message: Chat | ChatEmote | Removed) => void;
  /** What to ask first, whenever the connection has been opened anew. */
  attend: () => TableRequest;
  /** The table cannot be attended. */
  onRefused: (refusal: Refusal) => void;
  /** Something went wrong at the table that no request of ours was about. */
  onTrouble: (refusal: Refusal) => void;
}

const MAX_RETRY_DELAY_MS = 8_000;
const PONG_TIMEOUT_MS = 5_000;
/** Whatever made the server let go of a table has passed then, mostly. */
const ATTEND_AGAIN_MS = 500;
const BAD_TOKEN = 4003;
const WRONG_PROTOCOL = 4001;
/** The second leads to processes of an earlier version, where a host keeps some until their games are over. */
const ENDPOINTS = ["/ws", "/ws/earlier"] as const;

export class Connection {
  /** `open`: the server has welcomed us. `lost`: it was open before, and is being opened again. */
  status = $state<"closed" | "opening" | "open" | "lost">("closed");
  #socket: WebSocket | null = null;
  /** Hello has been sent: whatever follows need not wait for the answer. */
  #greeted = false;
  #outbox = new Outbox((message) => this.#greeted && this.#send(message));
  /** With the id of the request that attends for each. */
  #subscribers = new Map<Subscriber, string>();
  #attempts = 0;
  #endpoint: 0 | 1 = 0;
  /** How many endpoints in a row have refused a table for its rules. */
  #refusals = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = 20_000;

  constructor() {
    addEventListener("online", () => this.#reconnectNow());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#reconnectNow();
    });
  }

  /** Opens the connection ahead of need, so that a table is reached sooner. */
  connect(): void {
    if (this.status === "closed") this.#open();
  }

  /** Hear of a table from now on, until what this gives is called. */
  subscribe(subscriber: Subscriber): () => void {
    let wanted = true;
    me.known().then(
      () => wanted && this.#enter(subscriber),
      (error: unknown) => wanted && subscriber.onRefused(error as Refusal),
    );
    return () => {
      wanted = false;
      this.#leave(subscriber);
    };
  }

  /** A request about a table; it is sent until it is answered, and done once. */
  request(request: TableRequest): Promise<ServerMessage> {
    return this.#outbox.add(request).answer;
  }

  /** Sentences come in another language from now on; every table is attended again. */
  setLanguage(language: string): void {
    if (!this.#greeted) return;
    this.#send({ type: "set-language", language });
    for (const subscriber of this.#subscribers.keys()) this.#attend(subscriber);
  }

  #enter(subscriber: Subscriber): void {
    this.#subscribers.set(subscriber, "");
    if (this.#greeted) this.#attend(subscriber);
    else this.connect();
  }

  #leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    if (this.#subscribers.size === 0) this.#closeFor(0);
    else if (this.#greeted) void this.request({ type: "leave", table: subscriber.table }).catch(() => undefined);
  }

  #attend(subscriber: Subscriber): void {
    const { id, answer } = this.#outbox.add(subscriber.attend());
    this.#subscribers.set(subscriber, id);
    answer.catch((refusal: Refusal) => this.#subscribers.get(subscriber) === id && subscriber.onRefused(refusal));
  }

  #send(message: ClientMessage): boolean {
    this.#socket?.send(JSON.stringify(message));
    return this.#socket !== null;
  }

  // ---- Opening and losing ----

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    if (this.status === "closed") this.status = "opening";
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + ENDPOINTS[this.#endpoint] + this.#at());
    this.#socket = socket;
    socket.onopen = () => void this.#sayHello(socket);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#onClose(event.code);
    };
  }

  /** Where there are several processes, a proxy can lead everybody at a table to the same one by this. */
  #at(): string {
    const [first] = this.#subscribers.keys();
    return first ? `?at=${first.table.slice(0, 4)}` : "";
  }

  /** Says who is here, attends every table, then sends again what was not answered. */
  async #sayHello(socket: WebSocket): Promise<void> {
    await me.settled();
    if (socket !== this.#socket) return;
    if (!me.token && this.#subscribers.size === 0) return this.#close();
    this.#send({ type: "hello", protocol: PROTOCOL, token: me.token, language: i18n.language });
    this.#greeted = true;
    this.#outbox.forgetAttends();
    for (const subscriber of this.#subscribers.keys()) this.#attend(subscriber);
    this.#outbox.sendWaiting();
  }

  /** Nobody needs the connection any more. */
  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.status = "closed";
    this.#outbox.unsend();
    clearTimeout(this.#watchdog);
    clearTimeout(this.#retry);
    socket?.close();
  }

  /** The next connection goes to this endpoint. */
  #closeFor(endpoint: 0 | 1): void {
    this.#endpoint = endpoint;
    this.#close();
  }

  /** A table whose game began under other rules may be served at the other endpoint; false once both were tried. */
  #triesTheOtherEndpoint(table: string | undefined): boolean {
    const wanted = [...this.#subscribers.keys()].some((subscriber) => subscriber.table === table);
    if (!wanted || this.#refusals === ENDPOINTS.length) return false;
    this.#refusals++;
    this.#closeFor(this.#endpoint === 0 ? 1 : 0);
    this.#open();
    return true;
  }

  async #onClose(code: number): Promise<void> {
    this.#socket = null;
    this.#greeted = false;
    this.#outbox.unsend();
    clearTimeout(this.#watchdog);
    this.status = this.status === "opening" ? "opening" : "lost";
    if (code === WRONG_PROTOCOL && this.#endpoint === 0) return location.reload();
    if (code === WRONG_PROTOCOL) [this.#endpoint, this.#refusals] = [0, ENDPOINTS.length];
    if (code === BAD_TOKEN) {
      me.forget();
      await me.known().catch(() => undefined);
      if (this.#socket || this.status === ("closed" as string)) return;
    }
    const wait = Math.min(MAX_RETRY_DELAY_MS, 250 * 2 ** this.#attempts++) * (0.7 + 0.6 * Math.random());
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** The network is back or somebody looks at the page: try at once. */
  #reconnectNow(): void {
    if (this.#socket === null && this.status !== "closed") this.#open();
    else if (this.status === "open") this.#probe();
  }

  /** Nothing was heard for a while: ping, and give the connection up when nobody answers. */
  #probe(): void {
    const socket = this.#socket;
    this.#send({ type: "ping" });
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (socket !== this.#socket || socket === null) return;
      socket.close();
      void this.#onClose(0);
    }, PONG_TIMEOUT_MS);
  }

  #heardFromServer(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#probe(), this.#heartbeat * 1.5);
  }

  // ---- What the server says ----

  #receive(message: ServerMessage): void {
    this.#heardFromServer();
    switch (message.type) {
      case "welcome":
        this.#heartbeat = message.heartbeat * 1000;
        this.status = "open";
        this.#attempts = 0;
        break;
      case "state":
      case "update":
        this.#deliver(message);
        if (message.request) this.#outbox.answer(message.request, message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "chat":
      case "emote":
      case "removed":
        for (const subscriber of this.#subscribersOf(message.table)) subscriber.onMessage(message);
        break;
      case "reasons":
      case "suggestions":
      case "done":
        this.#outbox.answer(message.id, message);
        break;
    }
  }

  /** All who subscribe to a table. */
  #subscribersOf(table: string | undefined): Subscriber[] {
    return [...this.#subscribers.keys()].filter((subscriber) => table === undefined || subscriber.table === table);
  }

  #deliver(state: TableMessage): void {
    this.#refusals = 0;
    for (const subscriber of this.#subscribersOf(state.table)) {
      subscriber.onState(state, state.request !== undefined && state.request === this.#subscribers.get(subscriber));
    }
  }

  #refused(refused: Refused): void {
    if (refused.code === "other-rules" && this.#triesTheOtherEndpoint(refused.table)) return;
    if (refused.state) this.#deliver(refused.state);
    const refusal = new Refusal(refused.code, refused.sentence, refused.rule ?? null);
    if (refused.id !== null) this.#outbox.refuse(refused.id, refusal);
    else this.#tellTrouble(refused, refusal);
  }

  /** No request was refused, but a table could not be served on, or a message was not understood. */
  #tellTrouble({ table, state }: Refused, refusal: Refusal): void {
    for (const subscriber of this.#subscribersOf(table)) subscriber.onTrouble(refusal);
    if (table !== undefined && !state) setTimeout(() => this.#attendAgain(table), ATTEND_AGAIN_MS);
  }

  /** The server has let go of a table: a new `attend` brings it back, or says why not. */
  #attendAgain(table: string): void {
    if (!this.#greeted) return;
    this.#outbox.forgetAttends(table);
    this.#outbox.unsend(table);
    for (const subscriber of this.#subscribersOf(table)) this.#attend(subscriber);
    this.#outbox.sendWaiting();
  }
}

export const connection = new Connection();
