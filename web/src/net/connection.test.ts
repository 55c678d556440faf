import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import { FakeSocket, knowAnna, stateOf, useFakeSockets } from "../../test/fake-socket";
import { Refusal } from "./api";
import type { Connection, Subscriber } from "./connection.svelte";

let connection: Connection;
let me: typeof import("$web/device/identity.svelte").me;

/** A page that has just been loaded. */
async function load(): Promise<void> {
  vi.resetModules();
  ({ me } = await import("$web/device/identity.svelte"));
  ({ connection } = await import("./connection.svelte"));
}

beforeEach(async () => {
  useFakeSockets();
  knowAnna();
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Told = "onState" | "onMessage" | "onRefused" | "onTrouble";

function subscriber(table = "t1"): Subscriber & { [Name in Told]: Mock<Subscriber[Name]> } {
  return {
    table,
    onState: vi.fn<Subscriber["onState"]>(),
    onMessage: vi.fn<Subscriber["onMessage"]>(),
    onRefused: vi.fn<Subscriber["onRefused"]>(),
    onTrouble: vi.fn<Subscriber["onTrouble"]>(),
    attend: () => ({ type: "attend", table, since: 0 }),
  };
}

async function subscribed(one = subscriber()): Promise<{ one: ReturnType<typeof subscriber>; leave: () => void; socket: FakeSocket }> {
  const leave = connection.subscribe(one);
  await vi.advanceTimersByTimeAsync(0);
  await FakeSocket.newest.welcome();
  return { one, leave, socket: FakeSocket.newest };
}

test("says hello, attends, and hands over what the table says", async () => {
  const { one, socket } = await subscribed();
  expect(socket.sent.map((message) => message.type)).toEqual(["hello", "attend"]);
  expect(socket.last("hello").token).toBe("token-anna");
  expect(connection.status).toBe("open");
  socket.says(stateOf("t1"));
  socket.says(stateOf("t2"));
  expect(one.onState).toHaveBeenCalledTimes(1);
});

test("only the answer to its own attend is taken for it", async () => {
  const { one, socket } = await subscribed();
  void connection.request({ type: "pause", table: "t1" });
  socket.says(stateOf("t1", { request: socket.last("pause").id }));
  expect(one.onState.mock.lastCall?.[1]).toBe(false);
  socket.says(stateOf("t1", { request: socket.last("attend").id }));
  expect(one.onState.mock.lastCall?.[1]).toBe(true);
});

test("a language switch with a move in flight attends once more; the move's answer is no attendance", async () => {
  const { one, socket } = await subscribed();
  const first = socket.last("attend").id;
  void connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 });
  connection.setLanguage("de");
  socket.says(stateOf("t1", { request: socket.last("play").id }));
  socket.says(stateOf("t1", { request: first }));
  expect(one.onState.mock.calls.map(([, attended]) => attended)).toEqual([false, false]);
  socket.says(stateOf("t1", { request: socket.last("attend").id }));
  expect(one.onState.mock.lastCall?.[1]).toBe(true);
});

test("what was not answered is sent again on a new connection, once, after attending", async () => {
  const { socket } = await subscribed();
  const answer = connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 });
  socket.breaks();
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_000);
  const second = FakeSocket.newest;
  await second.welcome();
  expect(second.sent.map((message) => message.type)).toEqual(["hello", "attend", "play"]);
  expect(second.last("play").id).toBe(socket.last("play").id);
  second.says(stateOf("t1", { request: second.last("play").id }));
  expect((await answer).type).toBe("state");
});

test("a table that is left while it is not known who I am is not attended", async () => {
  localStorage.clear();
  let arrive: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  await load();
  const one = subscriber();
  const leave = connection.subscribe(one);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  arrive(Response.json({ person: { id: "x", name: "Linda" }, token: "x" }));
  await vi.advanceTimersByTimeAsync(10);
  expect(FakeSocket.all).toHaveLength(0);
});

test("who cannot be made known is told why", async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await load();
  const one = subscriber();
  connection.subscribe(one);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.onRefused.mock.lastCall?.[0].code).toBe("no-answer");
});

test("the retry timer opens no second socket beside one that is open", async () => {
  const { socket } = await subscribed();
  // The token is not known any more: while a new one is fetched the network comes back.
  let arrive: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  socket.breaks(4003);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  arrive(Response.json({ person: { id: "x", name: "Linda" }, token: "x" }));
  await vi.advanceTimersByTimeAsync(0);
  await FakeSocket.newest.welcome();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(me.token).toBe("x");
});

test("a refusal without an id tells its sentence, and sends nothing again where the state came along", async () => {
  const { one, socket } = await subscribed();
  void connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 });
  socket.says({ type: "refused", id: null, code: "store-failed", sentence: "It could not be stored.", table: "t1", state: stateOf("t1", { version: 3 }) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(one.onTrouble.mock.lastCall?.[0].message).toBe("It could not be stored.");
  expect(one.onState.mock.lastCall?.[0]).toMatchObject({ version: 3 });
  expect(socket.count("play")).toBe(1);
});

test("a table that the server has let go of is attended again, with what was not answered there", async () => {
  const { one, socket } = await subscribed();
  void connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 });
  socket.says({ type: "refused", id: null, code: "unavailable", sentence: "Not here.", table: "t1" });
  await vi.advanceTimersByTimeAsync(600);
  expect(socket.count("attend")).toBe(2);
  expect(socket.count("play")).toBe(2);
  socket.says({ type: "refused", id: socket.last("attend").id, code: "unknown-table", sentence: "There is no such table." });
  await vi.advanceTimersByTimeAsync(0);
  expect(one.onRefused.mock.lastCall?.[0].code).toBe("unknown-table");
});

test("an answer that never comes is asked for again, and at last given up with a sentence", async () => {
  const { socket } = await subscribed();
  const failed = vi.fn();
  connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 }).catch(failed);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5_000);
    socket.says({ type: "pong" });
  }
  expect(socket.count("play")).toBe(3);
  expect((failed.mock.lastCall?.[0] as Refusal).code).toBe("no-answer");
});

test("while there is no connection nobody gives a request up", async () => {
  const { socket } = await subscribed();
  const failed = vi.fn();
  connection.request({ type: "play", table: "t1", seat: 0, move: "R5", version: 1 }).catch(failed);
  socket.breaks();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(failed).not.toHaveBeenCalled();
});

test("a connection on which nothing is heard is given up", async () => {
  const { socket } = await subscribed();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(socket.count("ping")).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(socket.closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("whoever leaves one of two tables says so; after the last one the connection is closed", async () => {
  const { leave, socket } = await subscribed();
  const other = connection.subscribe(subscriber("t2"));
  await vi.advanceTimersByTimeAsync(0);
  leave();
  expect(socket.last("leave").table).toBe("t1");
  other();
  expect(socket.closed).toBe(true);
  expect(connection.status).toBe("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a table of other rules is looked for at the other endpoint, and given up when both refuse", async () => {
  const { one, socket } = await subscribed();
  const refuse = (at: FakeSocket): void => at.says({ type: "refused", id: at.last("attend").id, code: "other-rules", sentence: "Other rules.", table: "t1" });
  refuse(socket);
  expect(FakeSocket.newest.url).toContain("/ws/earlier");
  await FakeSocket.newest.welcome();
  refuse(FakeSocket.newest);
  await FakeSocket.newest.welcome();
  refuse(FakeSocket.newest);
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(3);
  expect(one.onRefused).toHaveBeenCalledTimes(1);
});
