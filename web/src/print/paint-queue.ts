/**
 * The press: a card or two are printed at once; where many are dealt together, a few with each frame.
 * What can be played comes first, for somebody waits for it; then what can be touched.
 */
const A_FRAME = 2;
const URGENT = ["[data-playable]", "button", "*"];

let printed = 0;
let running = false;
const waiting = new Map<Element, () => void>();

/** Prints a card when all that is laid with it lies there, or when it is its turn. Gives what takes the order back. */
export function paintInTurn(card: Element, print: () => void): () => void {
  waiting.set(card, print);
  queueMicrotask(run);
  if (!running) {
    running = true;
    requestAnimationFrame(nextFrame);
  }
  return () => waiting.delete(card);
}

function run(): void {
  for (; printed < A_FRAME && waiting.size; printed++) {
    const card = mostUrgent([...waiting.keys()]);
    waiting.get(card)?.();
    waiting.delete(card);
  }
}

function mostUrgent(cards: Element[]): Element {
  const found = URGENT.map((kind) => cards.find((card) => card.closest(kind)));
  return found.find(Boolean) as Element;
}

function nextFrame(): void {
  run();
  running = printed > 0;
  printed = 0;
  if (running) requestAnimationFrame(nextFrame);
  else cutAhead();
}

// ---- What will be wanted later ----

const uncut: (() => unknown)[] = [];
let cutting = false;

/** When the press stands still and the page has nothing to do, stamps are cut for cards that may come. */
export function ahead(cuts: (() => unknown)[]): void {
  uncut.push(...cuts);
}

function cutAhead(): void {
  if (cutting || uncut.length === 0 || !("requestIdleCallback" in window)) return;
  cutting = true;
  requestIdleCallback(() => {
    cutting = false;
    uncut.shift()?.();
    cutAhead();
  });
}
