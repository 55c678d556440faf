import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longPress } from "./long-press";

let card: HTMLButtonElement;
let end: () => void;
const ask = vi.fn();
const played = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  played.mockClear();
  document.body.innerHTML = "<button></button>";
  card = document.querySelector("button") as HTMLButtonElement;
  end = longPress(ask)(card);
  card.addEventListener("click", played);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function pointer(kind: string, x = 20, pointerType = "touch"): void {
  card.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 20, pointerType }));
}

function touch(ms: number, x = 20, pointerType = "touch"): void {
  pointer("pointerdown", 20, pointerType);
  pointer("pointermove", x, pointerType);
  vi.advanceTimersByTime(ms);
  pointer("pointerup", x, pointerType);
  card.click();
}

test("a finger that stays asks, and plays nothing", () => {
  touch(500);
  expect([ask.mock.calls.length, played.mock.calls.length]).toEqual([1, 0]);
  touch(100);
  expect([ask.mock.calls.length, played.mock.calls.length]).toEqual([1, 1]);
});

test("a finger that moves drags, and a mouse has its own way to ask", () => {
  touch(500, 60);
  touch(500, 20, "mouse");
  expect([ask.mock.calls.length, played.mock.calls.length]).toEqual([0, 2]);
});
