/** The WebSocket to the server: it says hello, reconnects by itself and sends unanswered requests again. */
import { i18n } from "$web/i18n/i18n.svelte";
import { me } from "$web/state/identity.svelte";
import { Refusal } from "./api";
import { PROTOCOL, type Chat, type ChatEmote, type ClientMessage, type Removed, type ServerMessage, type State } from "./protocol";

type TableMessage = Extract<ClientMessage, { table: string }>;
/** A request about a table; its id is chosen here. */
export type TableRequest = TableMessage extends infer One ? (One extends TableMessage ? Omit<One, "id"> : never) : never;

interface Unanswered {
  message: TableMessage;
  resolve: (answer: ServerMessage) => void;
  reject: (refusal: Refusal) => void;
}

/** Who wants to hear of a table. */
export interface Subscriber {
  table: string;
  onState: (state: State) => void;
  /** Chat, emotes, and that the host has removed us. */
  onMessage: (message: Chat | ChatEmote | Removed) => void;
  /** What to ask first, whenever the connection has been opened anew. */
  attend: () => TableRequest;
  /** The table cannot be attended. */
  onRefused: (refusal: Refusal) => void;
}

const MAX_RETRY_DELAY_MS = 8_000;
const BAD_TOKEN = 4003;
const WRONG_PROTOCOL = 4001;
/** The second leads to processes of an earlier version, where a host keeps some until their games are over. */
const ENDPOINTS = ["/ws", "/ws/earlier"] as const;

class Connection {
  /** `open`: the server has welcomed us. `lost`: it was open before, and is being opened again. */
  status = $state<"closed" | "opening" | "open" | "lost">("closed");
  #socket: WebSocket | null = null;
  /** Hello has been said: whatever follows need not wait for the answer. */
  #greeted = false;
  #unanswered = new Map<string, Unanswered>();
  #subscribers = new Set<Subscriber>();
  #attempts = 0;
  #endpoint: 0 | 1 = 0;
  /** How many endpoints in a row have refused a table for its rules. */
  #refusals = 0;
  #count = 0;
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
  #timer: ReturnType<typeof setTimeout> | undefined;
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

  /** Hear of a table from now on; the answer to `attend()` comes as its first state. */
  async subscribe(subscriber: Subscriber): Promise<() => void> {
    await me.known();
    this.#subscribers.add(subscriber);
    if (this.#greeted) this.#ask(subscriber);
    else this.connect();
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) this.#closeFor(0);
      else if (this.#greeted) void this.request({ type: "leave", table: subscriber.table }).catch(() => undefined);
    };
  }

  /** A request about a table; it is sent until it is answered, and done once. */
  request(request: TableRequest): Promise<ServerMessage> {
    const message: TableMessage = { ...request, id: `${this.#prefix}-${++this.#count}` };
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject });
      if (this.#greeted) this.#send(message);
    });
  }

  /** Sentences come in another language from now on; every table is attended again. */
  setLanguage(language: string): void {
    if (!this.#greeted) return;
    this.#send({ type: "set-language", language });
    for (const subscriber of this.#subscribers) this.#ask(subscriber);
  }

  #ask(subscriber: Subscriber): void {
    this.request(subscriber.attend()).catch((refusal: Refusal) => subscriber.onRefused(refusal));
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // ---- Opening and losing ----

  #open(): void {
    clearTimeout(this.#timer);
    if (this.status === "closed") this.status = "opening";
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + ENDPOINTS[this.#endpoint] + this.#at());
    this.#socket = socket;
    socket.onopen = () => void this.#sayHello(socket);
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#onClose(event.code);
    };
  }

  /** Where there are several processes, a proxy can lead everybody at a table to the same one by this. */
  #at(): string {
    const [first] = this.#subscribers;
    return first ? `?at=${first.table.slice(0, 4)}` : "";
  }

  /** Says who is there, attends every table, then sends again what was not answered. */
  async #sayHello(socket: WebSocket): Promise<void> {
    await me.settled();
    if (socket !== this.#socket) return;
    if (!me.token && this.#subscribers.size === 0) return this.#close(socket);
    this.#send({ type: "hello", protocol: PROTOCOL, token: me.token, language: i18n.language });
    this.#greeted = true;
    const left = [...this.#unanswered.values()].filter(({ message }) => message.type !== "attend");
    this.#unanswered = new Map(left.map((one) => [one.message.id, one]));
    for (const subscriber of this.#subscribers) this.#ask(subscriber);
    for (const { message } of left) this.#send(message);
  }

  /** Nobody has subscribed after all. */
  #close(socket: WebSocket | null): void {
    this.#socket = null;
    this.status = "closed";
    socket?.close();
  }

  /** The next connection goes to this endpoint. */
  #closeFor(endpoint: 0 | 1): void {
    this.#endpoint = endpoint;
    this.#greeted = false;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#timer);
    this.#close(this.#socket);
  }

  /** A table whose game began under other rules may be served at the other endpoint; false once both were tried. */
  #triedTheOtherEndpoint(table: string | undefined): boolean {
    const wanted = [...this.#subscribers].some((subscriber) => subscriber.table === table);
    if (!wanted || this.#refusals === ENDPOINTS.length) return false;
    this.#refusals++;
    this.#closeFor(this.#endpoint === 0 ? 1 : 0);
    this.#open();
    return true;
  }

  async #onClose(code: number): Promise<void> {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#watchdog);
    this.status = this.status === "opening" ? "opening" : "lost";
    if (code === WRONG_PROTOCOL && this.#endpoint === 0) return location.reload();
    if (code === WRONG_PROTOCOL) [this.#endpoint, this.#refusals] = [0, ENDPOINTS.length];
    if (code === BAD_TOKEN) {
      me.forget();
      await me.known().catch(() => undefined);
    }
    const wait = Math.min(MAX_RETRY_DELAY_MS, 250 * 2 ** this.#attempts++) * (0.7 + 0.6 * Math.random());
    this.#timer = setTimeout(() => this.#open(), wait);
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
      socket.onclose = null;
      socket.close();
      void this.#onClose(0);
    }, 5_000);
  }

  #heardFromServer(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#probe(), this.#heartbeat * 1.5);
  }

  // ---- Hearing ----

  #receive(message: ServerMessage): void {
    this.#heardFromServer();
    switch (message.type) {
      case "welcome":
        this.#heartbeat = message.heartbeat * 1000;
        this.status = "open";
        this.#attempts = 0;
        break;
      case "state":
        this.#deliver(message);
        if (message.request) this.#answer(message.request, message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "chat":
      case "emote":
      case "removed":
        for (const subscriber of this.#subscribers) if (subscriber.table === message.table) subscriber.onMessage(message);
        break;
      case "reasons":
      case "suggestions":
      case "done":
        this.#answer(message.id, message);
        break;
    }
  }

  #deliver(state: State): void {
    this.#refusals = 0;
    for (const subscriber of this.#subscribers) if (subscriber.table === state.table) subscriber.onState(state);
  }

  #answer(id: string, answer: ServerMessage): void {
    this.#unanswered.get(id)?.resolve(answer);
    this.#unanswered.delete(id);
  }

  #refused(refused: Extract<ServerMessage, { type: "refused" }>): void {
    if (refused.code === "other-rules" && this.#triedTheOtherEndpoint(refused.table)) return;
    if (refused.state) this.#deliver(refused.state);
    if (refused.id === null) {
      const all = [...this.#unanswered.values()];
      setTimeout(() => all.forEach(({ message }) => this.#unanswered.has(message.id) && this.#send(message)), 500);
      return;
    }
    this.#unanswered.get(refused.id)?.reject(new Refusal(refused.code, refused.sentence, refused.rule ?? null));
    this.#unanswered.delete(refused.id);
  }
}

export const connection = new Connection();
