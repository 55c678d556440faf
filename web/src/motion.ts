/**
 * How things come and go at a table.
 *
 * Svelte's own `fade`, `fly` and `crossfade` work out a keyframe for every sixtieth of a second, and ask how a thing
 * looks just now in the middle of a change, so that the browser has to lay out the whole page again. Here the browser
 * gets the first look and the last one; Svelte only waits until what leaves has left.
 */
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

export const EASE_OUT = "cubic-bezier(0.215, 0.61, 0.355, 1)";
export const EASE_IN = "cubic-bezier(0.55, 0.055, 0.675, 0.19)";

/** For Svelte's `in:`, `out:` and `transition:`, which say which way it goes. */
export type Motion = (way?: { direction: "in" | "out" }) => TransitionConfig;

export interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

/** Time for Svelte to take away what has left; until then it stays out of sight. */
const REMOVAL = 100;

/**
 * Between `away`, how it looks before it comes or when it has gone, and how it lies on the table.
 * Where motion is unwelcome, things only appear and vanish.
 */
export function moving(thing: Element, away: Keyframe, timing: Timing): Motion {
  const frame = prefersReducedMotion.current ? { opacity: 0 } : away;
  return (way) => (way?.direction === "in" ? come(thing, [frame, {}], timing) : go(thing, [{}, frame], timing));
}

/** Nobody waits for what comes. */
export function come(thing: Element, frames: Keyframe[], timing: Timing): TransitionConfig {
  thing.animate(frames, { ...timing, fill: "backwards" });
  return {};
}

export function go(thing: Element, frames: Keyframe[], { duration, delay = 0, easing = "linear" }: Timing): TransitionConfig {
  const way = thing.animate(frames, { duration, delay, easing, fill: "forwards" });
  // Whoever comes back on the way is seen again.
  setTimeout(() => way.cancel(), delay + duration + REMOVAL);
  return { duration: delay + duration };
}

export function fade(thing: Element, timing: Timing): Motion {
  return moving(thing, { opacity: 0 }, timing);
}

/** From `y` pixels below, or above. */
export function fly(thing: Element, { y, ...timing }: Timing & { y: number }): Motion {
  return moving(thing, { opacity: 0, transform: `translateY(${y}px)` }, { easing: EASE_OUT, ...timing });
}

/** From a part of its size. */
export function grow(thing: Element, { from, ...timing }: Timing & { from: number }): Motion {
  return moving(thing, { opacity: 0, transform: `scale(${from})` }, { easing: EASE_OUT, ...timing });
}

// ---- When ----

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
  if (document.hidden || looks.push(look) > 1) return;
  soon();
  requestAnimationFrame(lookAround);
}

function lookAround(): void {
  const acts = looks.splice(0).map((one) => one());
  for (const act of acts) act();
}
