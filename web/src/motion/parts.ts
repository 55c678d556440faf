/** The elements that a game names in `data-part`, one word or several: lessons speak of them, cards are dragged onto them. */
export function partSelector(name: string): string {
  return `[data-part~="${name}"]`;
}
