/** Looking before leaping: the move that a mouse, a finger or the keyboard points at, and what it would do to my shop. */
import type { TableSource } from "$web/game/contract";
import { fade, flyBetween } from "$web/game/kit";
import { CHOICES, follow, type Choice, type Damage, type Seen } from "./model";

export class Looking {
  at = $state<string | null>(null);
  readonly #source: TableSource<Seen>;
  /** What is bought flies to its shelf, an elephant to its shop. */
  readonly flights = flyBetween(300, (thing) => fade(thing, { duration: 180 }));

  constructor(source: TableSource<Seen>) {
    this.#source = source;
  }

  // ---- What just happened stays on the table for a moment ----

  readonly happened = $derived.by(() => {
    const { presenting, events, before } = this.#source;
    return follow(presenting ? events : [], before?.table.elephant ?? null);
  });

  /** The elephant that is in a shop. */
  visitor(seat: number): string | null {
    const { trampled } = this.happened;
    const { table } = this.#source.view;
    if (trampled?.seat === seat) return trampled.elephant;
    return table.elephant !== null && table.turn === seat ? table.elephant : null;
  }

  brokenAt(seat: number): string[] {
    const { trampled } = this.happened;
    return trampled?.seat === seat ? trampled.broken : [];
  }

  // ---- What would happen ----

  /** The move that is being looked at, or was suggested. */
  readonly watched = $derived.by(() => {
    const { trampled, scored } = this.happened;
    return scored.length || (trampled && trampled.seat === this.#source.view.seat) ? null : (this.at ?? this.#source.hint);
  });

  readonly #prospects = $derived.by(() => {
    const { seat, derived } = this.#source.view;
    return seat === null ? undefined : derived.seats[seat];
  });

  harmOf(elephant: string): Damage | null {
    return this.#prospects?.harm[elephant] ?? null;
  }

  readonly damage = $derived(this.watched?.startsWith("elephant ") ? this.harmOf(this.watched.slice(9)) : null);
  /** What each choice would then bring. */
  readonly then = $derived.by(() => {
    const worths = this.#prospects?.worth_then[this.watched ?? ""];
    return worths ? (Object.fromEntries(CHOICES.map((choice, i) => [choice, worths[i] ?? 0])) as Record<Choice, number>) : null;
  });

  // ---- Looking ----

  hover(move: string | null, event: PointerEvent): void {
    if (event.pointerType === "mouse") this.at = move;
  }

  focus(move: string, event: FocusEvent): void {
    if ((event.currentTarget as Element).matches(":focus-visible")) this.at = move;
  }

  /** Whoever goes on to the button below still looks at the same elephant. */
  leave(move: string, event: FocusEvent): void {
    const there = event.relatedTarget;
    if (this.at === move && !(there instanceof Element && there.closest(".harm"))) this.at = null;
  }
}
