/** WebSockets that go nowhere: a test says what the server says, and reads what it was sent. */
import { vi } from "vitest";
import type { ClientMessage, ServerMessage, State } from "$web/net/protocol";

export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  // ---- What the server does ----

  /** Lets us in: the socket is open, hello has been answered. */
  async welcome(): Promise<void> {
    this.onopen?.();
    await vi.advanceTimersByTimeAsync(0);
    this.says({ type: "welcome", protocol: 2, server: "test", heartbeat: 20 });
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }

  /** The last message of a type that was sent here. */
  last<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }> {
    const found = this.sent.findLast((one) => one.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<ClientMessage, { type: Type }>;
  }

  count(type: ClientMessage["type"]): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

/** Fresh sockets for a test, under fake timers. */
export function useFakeSockets(): void {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** A person whom this device knows. */
export const ANNA = { person: { id: "anna", name: "Anna" }, token: "token-anna" };

export function knowAnna(): void {
  localStorage.setItem("tischlein-person", JSON.stringify(ANNA));
}

export function stateOf(table: string, more: Partial<State> = {}): State {
  return { type: "state", table, version: 1, moves_made: 0, ...more };
}
