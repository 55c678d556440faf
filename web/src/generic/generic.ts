/** Any game without a board of its own: what is known as a list, moves as buttons with words. */
import type { BrowserGame } from "$web/game/contract";
import GenericBoard from "./GenericBoard.svelte";
import GenericHand from "./GenericHand.svelte";

const genericGame: BrowserGame = { name: "", Board: GenericBoard, Hand: GenericHand };

export default genericGame;
