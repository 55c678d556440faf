import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Buttons from "../../test/components/Buttons.svelte";
import Lines from "../../test/components/Lines.svelte";
import { layer } from "./layers";

const frames = (count: number): Promise<void> => new Promise((done) => (count ? requestAnimationFrame(() => void frames(count - 1).then(done)) : setTimeout(done, 20)));
const shown: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.innerHTML = "";
});

function show<Props extends Record<string, unknown>>(Shown: Component<Props>, props: Props): void {
  shown.push(mount(Shown, { target: document.body, props }));
  flushSync();
}

const focused = (): string => document.activeElement?.textContent ?? "";
const button = (name: string): HTMLElement => [...document.querySelectorAll("button")].find((one) => one.textContent === name) as HTMLElement;

test("whoever has played a card by keyboard is at its neighbour", async () => {
  const props = $state({ cards: ["R5", "R6", "R7"], more: [] as string[] });
  show(Buttons, props);
  button("R6").focus();
  props.cards = ["R5", "R7"];
  flushSync();
  await frames(2);
  expect(focused()).toBe("R7");
});

test("after the last card focus is at another button, or at the table", async () => {
  const props = $state({ cards: ["R5"], more: ["pass"] });
  show(Buttons, props);
  button("R5").focus();
  props.cards = [];
  flushSync();
  await frames(2);
  expect(focused()).toBe("pass");
  props.more = [];
  flushSync();
  await frames(2);
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("nobody who has tapped elsewhere is given a focus", async () => {
  const props = $state({ cards: ["R5", "R6"], more: [] as string[] });
  show(Buttons, props);
  button("R5").focus();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  props.cards = ["R6"];
  flushSync();
  await frames(2);
  expect(document.activeElement).toBe(document.body);
});

test("a log stays at its end, unless somebody reads further up", async () => {
  const props = $state({ lines: Array.from({ length: 20 }, String) });
  show(Lines, props);
  const list = document.querySelector("ol") as HTMLElement;
  await frames(1);
  expect(list.scrollTop).toBe(300);
  list.scrollTo({ top: 40 });
  await frames(2);
  props.lines = [...props.lines, "new"];
  flushSync();
  await tick();
  expect(list.scrollTop).toBe(40);
  list.scrollTo({ top: list.scrollHeight });
  await frames(2);
  props.lines = [...props.lines, "newer"];
  flushSync();
  await tick();
  await frames(1);
  expect(list.scrollTop).toBe(list.scrollHeight - 100);
});

function escape(): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
}

test("Escape closes the uppermost layer only", () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const gone = layer(below)();
  const goneToo = layer(above)();
  escape();
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  goneToo();
  escape();
  expect(below).toHaveBeenCalledTimes(1);
  gone();
  escape();
  expect(below).toHaveBeenCalledTimes(1);
});

test("while a dialog is open Escape is its own", () => {
  const close = vi.fn();
  const gone = layer(close)();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  escape();
  expect(close).not.toHaveBeenCalled();
  dialog.close();
  escape();
  expect(close).toHaveBeenCalledTimes(1);
  gone();
});
