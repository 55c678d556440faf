/** What a game's covers and cards are drawn with: shapes, inks and marks as text, without any table around them. */
export { default as Cover } from "$web/print/Cover.svelte";
export { deep, inks, mark, type Colour } from "$web/print/marks";
export {
  asOne,
  BLUE,
  BROWN,
  cut,
  faces,
  faint,
  GREEN,
  GREY,
  INK,
  line,
  oval,
  PAPER,
  PINK,
  potato,
  PURPLE,
  put,
  RED,
  specks,
  text,
  YELLOW,
} from "$web/print/shapes";
