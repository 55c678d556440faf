/** The line to the server: says hello, comes back by itself, and sends again what was not answered. */
import { Declined, me } from "./people.svelte";
import { PROTOCOL, type Chat, type ChatEmote, type ClientMessage, type Removed, type ServerMessage, type State } from "./protocol";
import { words } from "./words.svelte";

type Tabled = Extract<ClientMessage, { table: string }>;
/** A request about a table; its id is chosen here. */
export type TableRequest = Tabled extends infer One ? (One extends Tabled ? Omit<One, "id"> : never) : never;

interface Unanswered {
  message: Tabled;
  resolve: (answer: ServerMessage) => void;
  reject: (declined: Declined) => void;
}

/** Somebody at this page who wants to hear of a table. */
export interface Listener {
  table: string;
  hear: (state: State) => void;
  /** Somebody speaks or makes a sign, or has us sent away. */
  overhear: (message: Chat | ChatEmote | Removed) => void;
  /** After the line was lost: what should be asked first. */
  again: () => TableRequest;
  /** The table does not let us in. */
  declined: (declined: Declined) => void;
}

const LONGEST_WAIT = 8_000;
const BAD_TOKEN = 4003;
const WRONG_PROTOCOL = 4001;
/** The second leads to processes of an earlier version, where a host keeps some until their games are over. */
const DOORS = ["/ws", "/ws/earlier"] as const;

class Line {
  /** `open`: everything is said at once. `lost`: it was open before, and is being opened again. */
  status = $state<"closed" | "opening" | "open" | "lost">("closed");
  #socket: WebSocket | null = null;
  /** Hello has been said: whatever follows need not wait for the answer. */
  #greeted = false;
  #unanswered = new Map<string, Unanswered>();
  #listeners = new Set<Listener>();
  #tries = 0;
  #door: 0 | 1 = 0;
  /** At how many doors in a row a table was refused for its rules. */
  #refusedAt = 0;
  #count = 0;
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = 20_000;

  constructor() {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
  }

  /** Opens the line ahead of need, so that a table is reached sooner. */
  connect(): void {
    if (this.status === "closed") this.#open();
  }

  /** Hear of a table from now on; the answer to `again()` comes as its first state. */
  async listen(listener: Listener): Promise<() => void> {
    await me.known();
    this.#listeners.add(listener);
    if (this.#greeted) this.#ask(listener);
    else this.connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leaveBy(0);
      else if (this.#greeted) void this.request({ type: "leave", table: listener.table }).catch(() => undefined);
    };
  }

  /** A request about a table; it is sent until it is answered, and done once. */
  request(request: TableRequest): Promise<ServerMessage> {
    const message: Tabled = { ...request, id: `${this.#prefix}-${++this.#count}` };
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.id, { message, resolve, reject });
      if (this.#greeted) this.#send(message);
    });
  }

  /** The line speaks another language; every table is told again by whoever listens. */
  speak(language: string): void {
    if (!this.#greeted) return;
    this.#send({ type: "set-language", language });
    for (const listener of this.#listeners) this.#ask(listener);
  }

  #ask(listener: Listener): void {
    this.request(listener.again()).catch((declined: Declined) => listener.declined(declined));
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // ---- Opening and losing ----

  #open(): void {
    clearTimeout(this.#timer);
    if (this.status === "closed") this.status = "opening";
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + DOORS[this.#door] + this.#at());
    this.#socket = socket;
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#lost(event.code);
    };
  }

  /** Where there are several processes, a proxy can lead everybody at a table to the same one by this. */
  #at(): string {
    const [first] = this.#listeners;
    return first ? `?at=${first.table.slice(0, 4)}` : "";
  }

  /** Says who is there, attends every table, then sends again what was not answered. */
  async #greet(socket: WebSocket): Promise<void> {
    await me.settled();
    if (socket !== this.#socket) return;
    if (!me.token && this.#listeners.size === 0) return this.#hangUp(socket);
    this.#send({ type: "hello", protocol: PROTOCOL, token: me.token, language: words.language });
    this.#greeted = true;
    const left = [...this.#unanswered.values()].filter(({ message }) => message.type !== "attend");
    this.#unanswered = new Map(left.map((one) => [one.message.id, one]));
    for (const listener of this.#listeners) this.#ask(listener);
    for (const { message } of left) this.#send(message);
  }

  /** Nobody has come after all. */
  #hangUp(socket: WebSocket | null): void {
    this.#socket = null;
    this.status = "closed";
    socket?.close();
  }

  /** The next line comes in by this door. */
  #leaveBy(door: 0 | 1): void {
    this.#door = door;
    this.#greeted = false;
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#hangUp(this.#socket);
  }

  /** A table whose game was begun under other rules may be served behind the other door; both were tried: no. */
  #triesTheOtherDoor(table: string | undefined): boolean {
    const wanted = [...this.#listeners].some((listener) => listener.table === table);
    if (!wanted || this.#refusedAt === DOORS.length) return false;
    this.#refusedAt++;
    this.#leaveBy(this.#door === 0 ? 1 : 0);
    this.#open();
    return true;
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#silence);
    this.status = this.status === "opening" ? "opening" : "lost";
    if (code === WRONG_PROTOCOL && this.#door === 0) return location.reload();
    if (code === WRONG_PROTOCOL) [this.#door, this.#refusedAt] = [0, DOORS.length];
    if (code === BAD_TOKEN) {
      me.forget();
      await me.known().catch(() => undefined);
    }
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** The network is back or somebody looks at the page: try at once. */
  #hurry(): void {
    if (this.#socket === null && this.status !== "closed") this.#open();
    else if (this.status === "open") this.#knock();
  }

  /** No sign of life for a while: ask, and give the line up when nobody answers. */
  #knock(): void {
    const socket = this.#socket;
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (socket !== this.#socket || socket === null) return;
      socket.onclose = null;
      socket.close();
      void this.#lost(0);
    }, 5_000);
  }

  #alive(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#knock(), this.#heartbeat * 1.5);
  }

  // ---- Hearing ----

  #hear(message: ServerMessage): void {
    this.#alive();
    switch (message.type) {
      case "welcome":
        this.#heartbeat = message.heartbeat * 1000;
        this.status = "open";
        this.#tries = 0;
        break;
      case "state":
        this.#spread(message);
        if (message.request) this.#answer(message.request, message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "chat":
      case "emote":
      case "removed":
        for (const listener of this.#listeners) if (listener.table === message.table) listener.overhear(message);
        break;
      case "reasons":
      case "suggestions":
      case "done":
        this.#answer(message.id, message);
        break;
    }
  }

  #spread(state: State): void {
    this.#refusedAt = 0;
    for (const listener of this.#listeners) if (listener.table === state.table) listener.hear(state);
  }

  #answer(id: string, answer: ServerMessage): void {
    this.#unanswered.get(id)?.resolve(answer);
    this.#unanswered.delete(id);
  }

  #refused(refused: Extract<ServerMessage, { type: "refused" }>): void {
    if (refused.code === "other-rules" && this.#triesTheOtherDoor(refused.table)) return;
    if (refused.state) this.#spread(refused.state);
    if (refused.id === null) {
      const all = [...this.#unanswered.values()];
      setTimeout(() => all.forEach(({ message }) => this.#unanswered.has(message.id) && this.#send(message)), 500);
      return;
    }
    this.#unanswered.get(refused.id)?.reject(new Declined(refused.code, refused.sentence, refused.rule ?? null));
    this.#unanswered.delete(refused.id);
  }
}

export const line = new Line();
