/** The press: a card or two are printed at once; where many are dealt together, a few with each frame. */
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
  for (const print of waiting) {
    if (printed >= A_FRAME) return;
    printed += 1;
    waiting.delete(print);
    print();
  }
}

function nextFrame(): void {
  running = printed > 0;
  printed = 0;
  if (running) requestAnimationFrame(nextFrame);
  run();
}
