/** What breaks falls down. */
import { EASE_IN, type Motion, moving } from "$web/game/kit";

export function smash(piece: Element): Motion {
  return moving(piece, { opacity: 0, transform: "translateY(46px) rotate(22deg)" }, { duration: 260, easing: EASE_IN });
}
