/**
 * How things come and go at a table.
 *
 * Svelte's own `fade`, `fly` and `crossfade` work out a keyframe for every sixtieth of a second, and ask how a thing
 * looks just now in the middle of a change, so that the browser has to lay out the whole page again. Here the browser
 * gets the first look and the last one; Svelte only waits until what leaves has left.
 */
import { reducedMotion } from "./reduced";
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
  const frame = reducedMotion() ? { opacity: 0 } : away;
  return (way) => (way?.direction === "in" ? enter(thing, [frame, {}], timing) : leave(thing, [{}, frame], timing));
}

/** Nobody waits for what comes. */
export function enter(thing: Element, frames: Keyframe[], timing: Timing): TransitionConfig {
  thing.animate(frames, { ...timing, fill: "backwards" });
  return {};
}

export function leave(thing: Element, frames: Keyframe[], { duration, delay = 0, easing = "linear" }: Timing): TransitionConfig {
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
