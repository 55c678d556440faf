/** A list that grows stays at its end, unless somebody has scrolled up to read. */
import { tick, untrack } from "svelte";

/** Nobody scrolls to the pixel. */
const NEAR_END_PX = 24;

export function followEnd(entries: () => unknown): (list: HTMLElement) => () => void {
  return (list) => {
    let atEnd = true;
    const look = (): void => void (atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_END_PX);
    list.addEventListener("scroll", look);
    $effect(() => {
      entries();
      untrack(() => {
        if (atEnd) void tick().then(() => list.scrollTo({ top: list.scrollHeight }));
      });
    });
    return () => list.removeEventListener("scroll", look);
  };
}
