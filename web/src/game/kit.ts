/** What a game's table is made with. Covers and drawings have `art.ts`, so that a first visit does not load a table. */
export { default as Avatar } from "$web/figures/Avatar.svelte";
export { happened } from "$web/lesson/contract";
export { arrowKeys } from "$web/motion/arrow-keys";
export { draggable } from "$web/motion/drag";
export { flyBetween, flyTo, type Flight } from "$web/motion/fly-between";
export { afterFrame } from "$web/motion/frames";
export { glide } from "$web/motion/glide.svelte";
export { longPress } from "$web/motion/long-press";
export { EASE_IN, EASE_OUT, fade, fly, grow, moving, type Motion } from "$web/motion/transitions";
export { default as CardFace } from "$web/print/CardFace.svelte";
export { default as Mark } from "$web/print/Mark.svelte";
export { default as Dialog } from "$web/ui/Dialog.svelte";
export { default as ScoreNote } from "./ScoreNote.svelte";
