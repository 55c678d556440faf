/**
 * How things come and go at a table.
 *
 * Svelte's own `fade`, `fly` and `scale` ask how a thing looks just now, each time for itself and in the middle of a
 * change: the browser then has to work out the whole page again. What comes here comes to its plain look.
 */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Timing {
  duration: number;
  delay?: number;
}

export function fade(_thing: Element, timing: Timing): TransitionConfig {
  return { ...timing, css: (t) => `opacity: ${t}` };
}

/** From `y` pixels below, or above. */
export function fly(_thing: Element, { y, ...timing }: Timing & { y: number }): TransitionConfig {
  return { ...timing, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${u * y}px)` };
}

/** From a part of its size. */
export function grow(_thing: Element, { from, ...timing }: Timing & { from: number }): TransitionConfig {
  return { ...timing, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: scale(${1 - (1 - from) * u})` };
}

/** When what has just been changed is on the screen; in a page that nobody sees, when somebody does. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
