import type { Room } from "$web/net/protocol";
import { say } from "$web/i18n/i18n.svelte";

/** Everybody waits for somebody who is not here: that it is so, and who will play for them. */
export function awayOf(name: string, room: Room): string {
  return room.grace === null ? say("is-away", { name }) : say("is-away-soon", { name, bot: say(`level-${room.stand_in}`) });
}
