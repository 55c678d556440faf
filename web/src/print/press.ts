/**
 * The press: a card or two are printed at once; where many are dealt together, a few with each frame.
 * What was laid last comes first: that is the hand, for which somebody waits.
 */
const A_FRAME = 2;

let printed = 0;
let running = false;
const waiting = new Set<() => void>();

/** Prints now, or when it is its turn. Gives what takes the order back. */
export function inTurn(print: () => void): () => void {
  waiting.add(print);
  if (!running) {
    running = true;
    requestAnimationFrame(nextFrame);
  }
  run();
  return () => waiting.delete(print);
}

function run(): void {
  const due = printed < A_FRAME ? [...waiting].slice(printed - A_FRAME) : [];
  printed += due.length;
  for (const print of due) {
    waiting.delete(print);
    print();
  }
}

function nextFrame(): void {
  running = printed > 0;
  printed = 0;
  if (running) requestAnimationFrame(nextFrame);
  else cutAhead();
  run();
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
