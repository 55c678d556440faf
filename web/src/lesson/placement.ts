/** Where a speech card goes: beside what it speaks of, never on it, and off the cards one plays with where that can be. */
import { partSelector } from "$web/motion/parts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "above" | "below" | "left" | "right" | "none";

export interface Place {
  left: number;
  top: number;
  /** On which side of its object the card lies. */
  side: Side;
}

const GAP = 14;
const EDGE = 8;

/** The boxes of all these parts that are to be seen. */
export function boxesOf(parts: readonly string[]): Box[] {
  if (parts.length === 0) return [];
  return [...document.querySelectorAll(parts.map(partSelector).join())]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

/** One box around them all; null around none. */
export function around(boxes: Box[]): Box | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce(
    (all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    }),
    first,
  );
}

function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** What an edge of the screen costs, in square pixels: a card stays with its object where it can. */
const FAR = 3000;

/** The best of four sides and two edges; covering the object weighs most, what should stay free less. */
export function placeOf(object: Box | null, free: Box[], width: number, height: number, room: Box): Place {
  const most = { left: room.right - width - EDGE, top: room.bottom - height - EDGE };
  const at = (left: number, top: number, side: Side): Place => ({
    left: clamp(left, room.left + EDGE, Math.max(room.left + EDGE, most.left)),
    top: clamp(top, room.top + EDGE, Math.max(room.top + EDGE, most.top)),
    side,
  });
  if (!object) {
    const table = around(boxesOf(["table"])) ?? room;
    return at((table.left + table.right - width) / 2, table.top + (table.bottom - table.top - height) * 0.4, "none");
  }
  const middle = { x: (object.left + object.right - width) / 2, y: (object.top + object.bottom - height) / 2 };
  const places = [
    at(middle.x, object.top - GAP - height, "above"),
    at(middle.x, object.bottom + GAP, "below"),
    at(object.right + GAP, middle.y, "right"),
    at(object.left - GAP - width, middle.y, "left"),
    at(middle.x, room.top, "none"),
    at(middle.x, room.bottom, "none"),
  ];
  const cost = (place: Place): number => {
    const card = { left: place.left, top: place.top, right: place.left + width, bottom: place.top + height };
    const covered = free.reduce((sum, box) => sum + overlap(card, box), 0);
    return 10 * overlap(card, object) + covered + (place.side === "none" ? FAR : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
