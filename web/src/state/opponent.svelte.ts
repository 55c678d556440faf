/** Whom I play against on this device: the character that was chosen last. */
const KEPT = "tischlein-rival";
const USUAL = "spud";

class Opponent {
  level = $state(localStorage.getItem(KEPT) ?? USUAL);

  choose(level: string): void {
    localStorage.setItem(KEPT, level);
    this.level = level;
  }

  /** Another version of the house may have others than the one that was chosen. */
  among(levels: string[]): void {
    if (!levels.includes(this.level)) this.choose(USUAL);
  }
}

export const opponent = new Opponent();
