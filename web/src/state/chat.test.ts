import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chat } from "$web/net/protocol";
import { ChatLog } from "./chat.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function said(person: string, text: string): Chat {
  return { type: "chat", table: "t1", version: 1, person, name: person.toUpperCase(), text };
}

test("a word is kept, counted as unread and hangs over a seat for a while", async () => {
  const chat = new ChatLog("t1");
  chat.receive(said("b", "Hello!"));
  expect([chat.words.length, chat.unread, chat.bubbles.b?.text]).toEqual([1, 1, "Hello!"]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(chat.bubbles.b).toBeUndefined();
});

test("an old bubble is not announced again when a newer one bursts", async () => {
  const chat = new ChatLog("t1");
  chat.receive(said("a", "a long word that hangs for a long time in the air over its seat at this table"));
  chat.receive(said("b", "short"));
  expect(chat.announcement).toBe("B: short");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(chat.bubbles.b).toBeUndefined();
  expect(chat.bubbles.a).toBeDefined();
  expect(chat.announcement).toBe("B: short");
});

test("after a lost connection only what is new among the repeated words is added", () => {
  const chat = new ChatLog("t1");
  chat.expectRepeats();
  chat.caughtUp();
  for (const text of ["one", "two"]) chat.receive(said("b", text));
  chat.expectRepeats();
  for (const text of ["one", "two", "three"]) chat.receive(said("b", text));
  chat.caughtUp();
  expect(chat.words.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  expect(chat.unread).toBe(3);
});

test("words from before one came are not unread", () => {
  const chat = new ChatLog("t1");
  chat.expectRepeats();
  chat.receive(said("b", "before"));
  chat.caughtUp();
  expect([chat.words.length, chat.unread]).toEqual([1, 0]);
});

test("who is hidden on this device is not heard, now and after a reload", () => {
  const chat = new ChatLog("t1");
  chat.hide("b", true);
  chat.receive(said("b", "psst"));
  expect([chat.unread, chat.bubbles.b]).toEqual([0, undefined]);
  expect(new ChatLog("t1").hidden("b")).toBe(true);
});
