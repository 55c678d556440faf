/** The one Hot Potato flies from where it was to where it is. */
import { flyBetween } from "$web/motion/fly-between";
import { fade } from "$web/motion/transitions";

export const [send, receive] = flyBetween(320, (thing) => fade(thing, { duration: 180 }));
