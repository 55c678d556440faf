import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable } from "./drag";

let card: HTMLButtonElement;
let end: () => void;
let settle: () => void;
const drop = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));

beforeEach(() => {
  vi.useFakeTimers();
  drop.mockClear();
  document.body.innerHTML = `<div data-part="felt" style="position:fixed;left:0;top:0;width:200px;height:200px"></div><button style="position:fixed;left:10px;top:400px;width:50px;height:70px"></button>`;
  card = document.querySelector("button") as HTMLButtonElement;
  card.setPointerCapture = () => undefined; // these pointers are made up
  end = draggable("felt", drop)(card);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function pointer(kind: string, x: number, y: number, pointerId = 1): void {
  card.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId, button: 0 }));
}

function dragTo(x: number, y: number): void {
  pointer("pointerdown", 20, 420);
  pointer("pointermove", x, y);
  pointer("pointerup", x, y);
}

test("a card that is laid on the felt is played, and stays there until the answer has come", async () => {
  dragTo(100, 100);
  expect(drop).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(card.style.transform).toBe("translate(80px, -320px)");
  settle();
  await vi.advanceTimersByTimeAsync(500);
  expect(card.style.transform).toBe("");
});

test("beside the felt it comes back", () => {
  dragTo(300, 300);
  expect(drop).not.toHaveBeenCalled();
  expect(card.style.transform).toBe("");
});

test("a second finger does not drag the first card", () => {
  pointer("pointerdown", 20, 420, 1);
  pointer("pointermove", 40, 400, 1);
  pointer("pointerdown", 60, 420, 2);
  pointer("pointermove", 200, 200, 2);
  expect(card.style.transform).toBe("translate(20px, -20px)");
  pointer("pointerup", 100, 100, 2);
  expect(drop).not.toHaveBeenCalled();
  pointer("pointerup", 100, 100, 1);
  expect(drop).toHaveBeenCalledTimes(1);
});

test("a tap stays a tap; the click that ends a drag means nothing more", () => {
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  pointer("pointerdown", 20, 420);
  pointer("pointerup", 22, 421);
  card.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  dragTo(100, 100);
  card.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("where its goal is on another screen, a card is played by dragging it out of the hand", () => {
  document.querySelector("[data-part=felt]")?.remove();
  const hand = document.createElement("div");
  Object.assign(hand.style, { position: "fixed", left: "0", top: "380px", width: "300px", height: "120px" });
  hand.dataset.part = "hand";
  hand.append(card);
  document.body.append(hand);
  dragTo(200, 440);
  expect(drop).not.toHaveBeenCalled();
  dragTo(150, 200);
  expect(drop).toHaveBeenCalledTimes(1);
});
