/** What I am about to do, as board and hand show it: the cards chosen, and what my display would be worth with them. */
import type { TableSource } from "$web/game/contract";
import { flyBetween, grow } from "$web/game/kit";
import { Choice } from "./choice.svelte";
import { kindOf, type Seen, type Place } from "./model";

export class Plan {
  readonly choice = new Choice(() => this.hand);
  readonly #source: TableSource<Seen>;
  /** A portion goes from the grill to a stack, or from stack to stack. */
  readonly flights = flyBetween(320, (portion) => grow(portion, { from: 0.7, duration: 200 }));

  constructor(source: TableSource<Seen>) {
    this.#source = source;
  }

  readonly mine = $derived.by<Place | null>(() => {
    const { seat, table } = this.#source.view;
    return seat === null ? null : (table.seats[seat] ?? null);
  });

  readonly hand = $derived(this.mine?.hand ?? []);
  /** Kinds that lie in my display already. */
  readonly out = $derived(new Set((this.mine?.display ?? []).map(kindOf)));
  readonly total = $derived((this.mine?.total ?? 0) + this.choice.worth);
  readonly worm = $derived((this.mine?.worm ?? false) || this.choice.worm);
  /** Whom I could rob, as my display lies or with the cards chosen. */
  readonly victims = $derived.by(() => {
    if (!this.mine || this.mine.passed) return [];
    const { seat, derived } = this.#source.view;
    return [derived.robs[seat ?? 0], this.worm ? derived.targets[seat ?? 0]?.[this.total] : undefined];
  });
}
