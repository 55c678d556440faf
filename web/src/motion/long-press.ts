/** A finger that stays on something asks what it is; the tap that ends it means nothing more. */
const LONG_PRESS_MS = 450;
/** A finger never lies quite still. */
const MAX_TREMOR_PX = 8;

export function longPress(ask: () => void): (thing: HTMLElement) => () => void {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let asked = false;

    function press(event: PointerEvent): void {
      asked = false;
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      if (event.pointerType !== "mouse") timer = setTimeout(() => ((asked = true), ask()), LONG_PRESS_MS);
    }

    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MAX_TREMOR_PX) clearTimeout(timer);
    }

    const release = (): void => clearTimeout(timer);

    function click(event: MouseEvent): void {
      if (!asked) return;
      asked = false;
      event.stopImmediatePropagation();
    }

    /** The browser's own menu would lie over the answer. */
    function menu(event: Event): void {
      if (asked) event.preventDefault();
    }

    thing.addEventListener("pointerdown", press);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("click", click, true);
    thing.addEventListener("contextmenu", menu);
    for (const end of ["pointerup", "pointercancel"]) thing.addEventListener(end, release);
    return () => {
      release();
      thing.removeEventListener("pointerdown", press);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("click", click, true);
      thing.removeEventListener("contextmenu", menu);
      for (const end of ["pointerup", "pointercancel"]) thing.removeEventListener(end, release);
    };
  };
}
