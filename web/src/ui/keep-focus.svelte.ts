/** Whoever plays by keyboard goes on where they were, although what they have just used is gone. */
import { untrack } from "svelte";
import { afterFrame } from "$web/motion/frames";

function buttonsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((button) => !button.closest("[inert]"));
}

/** What may be played comes before what only lies there. */
function nearest(buttons: HTMLElement[], at: number): HTMLElement | undefined {
  const playable = buttons.filter((button) => button.dataset.playable !== undefined);
  const from = (button: HTMLElement): number => Math.abs(buttons.indexOf(button) - at);
  return (playable.length ? playable : buttons).toSorted((a, b) => from(a) - from(b))[0];
}

/** For what holds the buttons: whenever `changes` does, focus that was lost goes to the neighbour, or to the first button. */
export function keepFocus(changes: () => unknown): (place: HTMLElement) => () => void {
  return (place) => {
    let used: { button: Element; group: Element; at: number } | null = null;

    function remember(event: FocusEvent): void {
      const button = event.target as Element;
      const group = button.closest("[role=group]") ?? place;
      used = { button, group, at: buttonsIn(group).indexOf(button as HTMLElement) };
    }

    function restore(): void {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!used || !lost || !place.isConnected) return;
      const near = used.group.isConnected ? buttonsIn(used.group) : [];
      const next = nearest(near, used.at) ?? buttonsIn(place)[0] ?? place.closest<HTMLElement>("[tabindex]");
      next?.focus({ preventScroll: true });
    }

    /** Somebody taps beside it: nothing is to be focused. */
    const forget = (): void => void (used = null);

    place.addEventListener("focusin", remember);
    addEventListener("pointerdown", forget, true);
    $effect(() => {
      changes();
      untrack(() => afterFrame(restore));
    });
    return () => {
      place.removeEventListener("focusin", remember);
      removeEventListener("pointerdown", forget, true);
    };
  };
}
