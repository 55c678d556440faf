/** Cards close up when one leaves, and make room for one that comes. */
import { untrack } from "svelte";
import { reducedMotion } from "./reduced";
import { beforePaint } from "./frames";
import { EASE_OUT } from "./transitions";

/** Where a card lies, whatever moves it just now: in the row, and in the box next around it. */
interface Place {
  x: number;
  y: number;
  box: { left: number; top: number; width: number; height: number };
}

/**
 * For whatever holds the cards: when `cards` changes, each glides from where it lay.
 *
 * Places are looked at once, just before they are painted: each look in between makes the browser lay out the page,
 * and on a phone that takes as long as a frame.
 */
export function glide(cards: () => unknown, pace: number, which = ":scope > *"): (row: HTMLElement) => void {
  return (row) => {
    let places = new Map<HTMLElement, Place>();
    /** Whose style is held here; nobody else's is touched, for others may have put it there. */
    const leaving = new WeakSet<HTMLElement>();
    const lying = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(which)];
    const look = (): Map<HTMLElement, Place> => new Map(lying().map((card) => [card, placeOf(card, row)]));

    function move(): void {
      if (places.size === 0) return;
      for (const card of lying()) {
        const old = places.get(card);
        if (old && card.inert) {
          leaving.add(card);
          Object.assign(card.style, loose(old));
        } else if (leaving.delete(card)) Object.assign(card.style, HELD);
      }
      beforePaint(() => {
        const before = places;
        places = look();
        return () => travelAll(before);
      });
    }

    function travelAll(before: Map<HTMLElement, Place>): void {
      for (const [card, now] of places) {
        const old = before.get(card);
        if (old && !card.inert) travel(card, old.x - now.x, old.y - now.y, pace);
      }
    }

    $effect(() => {
      cards();
      untrack(move);
    });
    $effect(() => {
      const resized = new ResizeObserver(() => (places = look()));
      resized.observe(row);
      return () => resized.disconnect();
    });
  };
}

function placeOf(card: HTMLElement, row: HTMLElement): Place {
  const box = { left: card.offsetLeft, top: card.offsetTop, width: card.offsetWidth, height: card.offsetHeight };
  const place = { x: 0, y: 0, box };
  for (let around: Element | null = card; around instanceof HTMLElement && around !== row; around = around.offsetParent) {
    place.x += around.offsetLeft;
    place.y += around.offsetTop;
  }
  return place;
}

const HELD = { position: "", left: "", top: "", width: "", height: "", margin: "" };

/** A card that leaves stays where it lay, but takes no room. */
function loose({ box }: Place): typeof HELD {
  return { position: "absolute", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0" };
}

function travel(card: HTMLElement, x: number, y: number, duration: number): void {
  if ((x === 0 && y === 0) || reducedMotion()) return;
  const way = { transform: [`translate(${x}px, ${y}px)`, "translate(0, 0)"], composite: "add" as const };
  card.animate(way, { duration, easing: EASE_OUT });
}
