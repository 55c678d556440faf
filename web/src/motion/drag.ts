/** A card can be dragged to where it belongs, by finger or mouse; a tap stays a tap. */
import { partSelector } from "./parts";

const MIN_DRAG_PX = 8;
/** Once it is known that the card was not played it lies there a moment, then it comes back. */
const BACK_AFTER_MS = 400;

/**
 * Makes a card draggable onto a part of the table; its style says `touch-action: none`. Where that part is on another
 * screen, the card is played by dragging it out of the hand.
 */
export function draggable(part: string, drop: () => unknown): (card: HTMLElement) => () => void {
  return (card) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let moved = false;
    let goal: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let drops = 0;

    function grip(event: PointerEvent): void {
      if (start) return; // a second finger changes nothing
      moved = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      follow(true);
    }

    /** A quick hand is beyond the card before it is noticed, so the whole window is watched meanwhile. */
    function follow(on: boolean): void {
      const handlers = { pointermove: move, pointerup: release, pointercancel: release };
      for (const [kind, handler] of Object.entries(handlers) as [keyof typeof handlers, typeof move][]) {
        if (on) window.addEventListener(kind, handler);
        else window.removeEventListener(kind, handler);
      }
    }

    function lift(event: PointerEvent): void {
      moved = true;
      goal = document.querySelector<HTMLElement>(partSelector(part));
      goal?.setAttribute("data-awaits", "");
      card.setPointerCapture(event.pointerId);
      card.setAttribute("data-dragged", "");
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!moved && Math.hypot(x, y) < MIN_DRAG_PX) return;
      if (!moved) lift(event);
      card.style.transform = `translate(${x}px, ${y}px)`;
    }

    function release(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      follow(false);
      start = null;
      if (!moved) return;
      goal?.removeAttribute("data-awaits");
      if (!arrived(event) || event.type === "pointercancel") return home();
      void lay();
    }

    function arrived(event: PointerEvent): boolean {
      if (goal) return inside(goal.getBoundingClientRect(), event);
      const hand = card.closest(partSelector("hand"));
      return hand !== null && !inside(hand.getBoundingClientRect(), event);
    }

    /** The card stays where it was laid until it is played, however long that takes; where it is not it comes back. */
    async function lay(): Promise<void> {
      const mine = ++drops;
      await drop();
      if (mine === drops) timer = setTimeout(home, BACK_AFTER_MS);
    }

    function home(): void {
      clearTimeout(timer);
      card.style.transform = "";
      card.removeAttribute("data-dragged");
    }

    /** The click that ends a drag means nothing more. */
    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
    }

    card.addEventListener("pointerdown", grip);
    card.addEventListener("click", click, true);
    return () => {
      drops++;
      home();
      follow(false);
      goal?.removeAttribute("data-awaits");
      card.removeEventListener("pointerdown", grip);
      card.removeEventListener("click", click, true);
    };
  };
}

function inside(box: DOMRect, at: { clientX: number; clientY: number }): boolean {
  return at.clientX >= box.left && at.clientX <= box.right && at.clientY >= box.top && at.clientY <= box.bottom;
}
