/** A table that a test lays: what it is like can be changed at any time, and what is played is counted. */
import type { GameEvent, TableSource, View } from "$web/game/contract";
import type { Reason } from "$web/net/protocol";

export class LaidSource implements TableSource {
  view = $state.raw() as View;
  events = $state.raw<GameEvent[]>([]);
  before = $state.raw<View | null>(null);
  presenting = $state(false);
  beat = $state(0);
  hint = $state<string | null>(null);
  sending = $state<string | null>(null);
  names: string[];
  readonly played: string[] = [];

  constructor(view: View) {
    this.view = view;
    this.names = Array.from({ length: view.players }, (_, seat) => `Player ${seat + 1}`);
  }

  get moves(): string[] {
    return this.view.moves;
  }

  play = (move: string): Promise<void> => {
    this.played.push(move);
    return Promise.resolve();
  };

  why = (moves: string[]): Promise<Reason[]> => Promise.resolve(moves.map((move) => ({ move, phrase: `to ${move}` })));

  tell = (): void => undefined;
}
