import { prefersReducedMotion } from "svelte/motion";
import { preferences } from "$web/device/preferences.svelte";

/** Nothing should fly: the device says so, or whoever uses it. */
export function reducedMotion(): boolean {
  return prefersReducedMotion.current || preferences.lessMotion;
}
