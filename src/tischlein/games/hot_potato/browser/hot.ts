/** The one Hot Potato flies from where it was to where it is. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";
import { fade } from "$web/motion";

export const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion.current ? 1 : 320),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 180 }),
});
