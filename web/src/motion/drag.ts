/** A card can be dragged to where it belongs, by finger or mouse; a tap stays a tap. */
const FAR = 8;
const BACK_AFTER = 900;

/** Makes a card draggable onto the nearest element of this kind; its style says `touch-action: none`. */
export function draggable(onto: string, drop: () => void): (card: HTMLElement) => () => void {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let moved = false;
    let goal: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function grip(event: PointerEvent): void {
      moved = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      follow(true);
    }

    /** A quick hand is beyond the card before it is noticed, so the whole window is watched meanwhile. */
    function follow(on: boolean): void {
      const heard = { pointermove: move, pointerup: release, pointercancel: release };
      for (const [kind, hear] of Object.entries(heard) as [keyof typeof heard, typeof move][]) {
        if (on) window.addEventListener(kind, hear);
        else window.removeEventListener(kind, hear);
      }
    }

    function lift(event: PointerEvent): void {
      moved = true;
      goal = document.querySelector<HTMLElement>(onto);
      goal?.setAttribute("data-awaits", "");
      card.setPointerCapture(event.pointerId);
      card.setAttribute("data-dragged", "");
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!moved && Math.hypot(x, y) < FAR) return;
      if (!moved) lift(event);
      card.style.transform = `translate(${x}px, ${y}px)`;
    }

    function release(event: PointerEvent): void {
      follow(false);
      start = null;
      if (!moved) return;
      const box = goal?.getBoundingClientRect();
      goal?.removeAttribute("data-awaits");
      if (!box || !inside(box, event) || event.type === "pointercancel") return home();
      // The card stays where it was laid until it is played; where that does not happen it comes back.
      timer = setTimeout(home, BACK_AFTER);
      drop();
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
