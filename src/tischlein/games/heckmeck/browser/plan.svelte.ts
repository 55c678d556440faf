/** What I am about to do, as board and hand show it: the cards chosen, and what my display would be worth with them. */
import type { TableSource } from "$web/game/contract";
import { flyBetween, grow } from "$web/game/kit";
import { Choice } from "./choice.svelte";
import { kindOf, type Inside, type Place } from "./model";

export class Plan {
  readonly choice = new Choice(() => this.hand);
  readonly #source: TableSource<Inside>;
  /** A portion goes from the grill to a stack, or from stack to stack. */
  readonly flights = flyBetween(320, (portion) => grow(portion, { from: 0.7, duration: 200 }));

  constructor(source: TableSource<Inside>) {
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
}
