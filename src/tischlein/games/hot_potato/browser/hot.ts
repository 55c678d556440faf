/** The one Hot Potato flies from where it was to where it is. */
import { fade, flyBetween } from "$web/game/kit";

export const [send, receive] = flyBetween(320, (thing) => fade(thing, { duration: 180 }));
