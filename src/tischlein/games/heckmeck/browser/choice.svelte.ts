/** The cards that I am about to lay out: all of one kind, any set of worms. */
import { kindOf, signpost, WORM, worth, written } from "./model";

export class Choice {
  cards = $state.raw<string[]>([]);

  constructor(readonly hand: () => string[]) {}

  get kind(): string {
    return kindOf(this.cards[0] ?? "");
  }

  get worm(): boolean {
    return this.kind === WORM;
  }

  get worth(): number {
    return worth(this.cards);
  }

  get move(): string {
    return written(this.cards);
  }

  /** All of this kind that I hold. */
  get full(): boolean {
    return this.cards.length > 0 && this.cards.length === this.#alike().length;
  }

  /** What can no longer be laid out is no longer chosen; everything else stays, whatever happens meanwhile. */
  keepWithin(out: Set<string>): void {
    const hand = this.hand();
    if (out.has(this.kind)) this.cards = [];
    else if (this.worm) this.cards = this.cards.filter((card) => hand.includes(card));
    else this.cards = this.cards.slice(0, hand.filter((card) => card === this.kind).length);
  }

  /** A worm in or out. */
  toggle(worm: string): void {
    if (!this.worm) this.cards = [worm];
    else this.cards = this.cards.includes(worm) ? this.cards.filter((other) => other !== worm) : [...this.cards, worm];
  }

  /** One more of this number; after the last one none. */
  count(kind: string): void {
    const alike = this.hand().filter((card) => card === kind);
    const many = this.kind === kind ? (this.cards.length + 1) % (alike.length + 1) : 1;
    this.cards = alike.slice(0, many);
  }

  more(): void {
    const alike = this.#alike();
    const next = this.worm ? alike.find((card) => !this.cards.includes(card)) : alike[this.cards.length];
    if (next !== undefined) this.cards = [...this.cards, next];
  }

  /** One card fewer; of worms the lowest, which is worth least. */
  fewer(): void {
    if (!this.worm) this.cards = this.cards.slice(0, -1);
    else this.cards = this.cards.toSorted((a, b) => signpost(b) - signpost(a)).slice(0, -1);
  }

  #alike(): string[] {
    return this.hand().filter((card) => kindOf(card) === this.kind);
  }
}
