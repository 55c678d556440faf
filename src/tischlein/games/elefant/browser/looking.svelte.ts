/** Looking before leaping: the move that a mouse, a finger or the keyboard points at. */
export class Looking {
  at = $state<string | null>(null);

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
