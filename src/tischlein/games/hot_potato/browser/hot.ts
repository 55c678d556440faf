/** The one Hot Potato flies from where it was to where it is. */
import { flights } from "$web/flights";
import { fade } from "$web/motion";

export const [send, receive] = flights(320, (thing) => fade(thing, { duration: 180 }));
