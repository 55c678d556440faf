/** What leaves one place and turns up at another flies there. */
import { reducedMotion } from "./reduced";
import { beforePaint } from "./frames";
import { enter, EASE_OUT, leave, type Motion } from "./transitions";

/** A motion for whatever is known by this key. */
export type Flight = (thing: Element, params: { key: string | number }) => Motion;

/** What sends and what receives; `otherwise` moves a thing whose other place is nowhere on the table. */
export function flyBetween(pace: number, otherwise: (thing: Element) => Motion): [send: Flight, receive: Flight] {
  const sent = new Map<unknown, Element>();
  const received = new Map<unknown, Element>();

  function between(mine: Map<unknown, Element>, theirs: Map<unknown, Element>): Flight {
    return (thing, { key }) => {
      mine.set(key, thing);
      // Called when everything was changed: then it is known whether it turned up elsewhere.
      return (way) => {
        const other = theirs.get(key);
        theirs.delete(key);
        if (other) return flyTo(thing, other, pace)(way);
        mine.delete(key);
        return otherwise(thing)(way);
      };
    };
  }
  return [between(sent, received), between(received, sent)];
}

/** From where the other thing lies, or to there. */
export function flyTo(thing: Element, other: Element, pace: number): Motion {
  return (way) => {
    const comes = way?.direction === "in";
    if (reducedMotion()) return {};
    const timing = { duration: pace, easing: EASE_OUT };
    beforePaint(() => {
      const there = { opacity: 0, transform: across(thing.getBoundingClientRect(), other.getBoundingClientRect()) };
      return () => (comes ? enter(thing, [there, {}], timing) : leave(thing, [{}, there], timing));
    });
    return comes ? {} : { duration: pace };
  };
}

/** What makes a thing look as if it lay where the other one does. */
function across(here: DOMRect, there: DOMRect): string {
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return `translate(${x}px, ${y}px) scale(${there.width / here.width || 1}, ${there.height / here.height || 1})`;
}
