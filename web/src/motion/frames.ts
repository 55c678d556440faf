/** When things are done: before a frame is painted, or when it is on the screen. */

/** When what has just been changed is on the screen; in a page that nobody sees, when somebody does. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

declare global {
  interface Window {
    /** Most browsers have one; TypeScript does not know it yet. */
    scheduler?: { postTask: (act: () => void, how: { priority: "user-blocking" }) => Promise<void> };
  }
}

const looks: (() => () => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = lookAround;

/** A task of its own, before the frame that is due: sooner than a message, and that is sooner than any timer. */
function soon(): void {
  if (window.scheduler) void window.scheduler.postTask(lookAround, { priority: "user-blocking" });
  else channel.port2.postMessage(null);
}

/**
 * Before the next frame is painted all look at the page, where things lie now, and only then what these looks give is
 * done: so the browser lays the page out once, as it has to anyway. Neither the change nor the frame waits for it,
 * unless the frame comes first.
 */
export function beforePaint(look: () => () => void): void {
  if (document.hidden) return void look(); // where things lie is still worth knowing; nobody would see them move
  if (looks.push(look) > 1) return;
  soon();
  requestAnimationFrame(lookAround);
}

function lookAround(): void {
  const acts = looks.splice(0).map((one) => one());
  for (const act of acts) act();
}
