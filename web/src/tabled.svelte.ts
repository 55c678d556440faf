/** One table as this page sees it: the room, what my seat may know, what happened, and what I may ask. */
import { line, type TableRequest } from "./connection.svelte";
import type { GameEvent, View } from "./game";
import { Declined, me } from "./people.svelte";
import type { Reason, Room, SeatClock, SeatState, ServerMessage, State, UndoRequest } from "./protocol";
import { same } from "./same";
import { Showing, type Hint, type Moment, type Sight } from "./showing.svelte";
import { Talk, type Bubble } from "./talk.svelte";
import { say, words } from "./words.svelte";

type Sayable<Type extends TableRequest["type"]> = Omit<Extract<TableRequest, { type: Type }>, "table" | "type">;

export class Tabled extends Showing {
  room = $state.raw<Room | null>(null);
  #clocks = $state.raw<{ clocks: SeatClock[]; at: number }>({ clocks: [], at: 0 });
  sending = $state<string | null>(null);
  thinking = $state(false);
  gone = $state<string | null>(null);
  readonly talk: Talk;

  #language = words.language;
  #mover: number | null = null;
  /** The moves worth a look that were found last, the best first. */
  #ideas: Hint[] = [];
  #made = 0;
  #number = 0;
  #whole = true;
  #leave: (() => void) | null = null;

  constructor(
    readonly id: string,
    first: State | null = null,
  ) {
    super();
    this.talk = new Talk(id);
    if (first) this.#hear(first);
  }

  async come(): Promise<void> {
    this.#leave = await line.listen({
      table: this.id,
      hear: (state) => this.#hear(state),
      overhear: (message) => {
        if (message.type === "removed") this.gone = say("sent-away");
        else this.talk.overhear(message);
      },
      again: () => {
        this.#whole = true;
        this.#forgetOtherLanguage();
        this.talk.again();
        return { type: "attend", table: this.id, since: 0 };
      },
      declined: (declined) => (this.gone = declined.message),
    });
  }

  /** What was told in the language before. */
  #forgetOtherLanguage(): void {
    if (this.#language !== words.language) this.hint = this.word = null;
    this.#language = words.language;
  }

  close(): void {
    this.stop();
    this.#leave?.();
  }

  // ---- Who is who ----

  readonly chairs: SeatState[] = $derived(this.room?.seats ?? []);

  /** Everybody's name: bots as the reader's language calls them, and two of one name told apart by their seats. */
  readonly names: string[] = $derived.by(() => {
    const names = this.chairs.map((chair) => (chair.bot ? say(`level-${chair.bot}`) : (chair.name ?? "")));
    return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name));
  });

  nameOf(person: string | null | undefined): string {
    return this.names[this.chairs.findIndex((chair) => chair.person === person)] ?? "";
  }

  readonly mine: number[] = $derived(this.chairs.filter((one) => one.person === me.person?.id && !one.left).map((one) => one.seat));

  /** A bystander may play on there: a bot does now, or somebody has left. Nobody gets to see a second hand. */
  vacant(seat: number): boolean {
    const chair = this.chairs[seat];
    const played = this.chairs.some(({ person }) => person === me.person?.id);
    return this.room?.phase === "playing" && !played && Boolean(chair?.bot ?? chair?.left);
  }

  /** The seat through whose eyes this page looks. */
  get seat(): number | null {
    return this.sight ? this.sight.view.seat : (this.mine[0] ?? null);
  }

  get hosting(): boolean {
    return this.room !== null && this.room.host === me.person?.id;
  }

  /** Several people sit at this device. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Somebody else is here to talk to. */
  get company(): boolean {
    const others = this.chairs.some((chair) => chair.person && chair.person !== me.person?.id);
    return others || (this.room?.spectators ?? 0) > (this.mine.length ? 0 : 1);
  }

  /** What somebody says hangs over their first seat. */
  saidAt(seat: number): Bubble | undefined {
    const person = this.chairs[seat]?.person;
    const first = this.chairs.find((chair) => chair.person === person)?.seat === seat;
    return person && first ? this.talk.bubbles[person] : undefined;
  }

  /** What bystanders say hangs over no seat. */
  get saidAside(): Bubble | undefined {
    const seated = new Set(this.chairs.map((chair) => chair.person));
    return Object.entries(this.talk.bubbles).find(([person]) => !seated.has(person))?.[1];
  }

  get myTurn(): boolean {
    return owes(this.sight);
  }

  /** My turn, as it is said around the table. */
  readonly called = $derived(owes(this.around));

  /** Who at this device has to act while all cards are covered. */
  get next(): number | null {
    const waiting = this.sight?.view.waiting ?? [];
    if (!this.shared || this.open !== null || this.room?.paused) return null;
    return this.mine.find((seat) => waiting.includes(seat)) ?? null;
  }

  /** Milliseconds that a seat has left, reserve included; undefined where nobody counts. */
  clockOf(seat: number, now: number): number | undefined {
    const clock = this.#clocks.clocks.find((one) => one.seat === seat);
    return clock && clock.move + clock.reserve - Math.max(0, now - this.#clocks.at);
  }

  // ---- Asking ----

  async ask<Type extends TableRequest["type"]>(type: Type, facts: Sayable<Type>): Promise<ServerMessage | null> {
    try {
      return await line.request({ ...facts, type, table: this.id } as unknown as TableRequest);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (error.code === "unknown-table" || error.code === "removed") this.gone = error.message;
      this.tell(error.message, error.rule);
      return null;
    }
  }

  async play(move: string): Promise<void> {
    const sight = this.sight;
    if (!sight || sight.view.seat === null || this.sending !== null) return;
    this.skip();
    this.word = null;
    this.hint = null;
    this.sending = move;
    this.#mover = sight.view.seat;
    this.acted = true;
    await this.ask("play", { seat: sight.view.seat, move, version: sight.version });
    this.sending = null;
  }

  async why(moves: string[]): Promise<Reason[]> {
    const seat = this.seat;
    if (seat === null) return [];
    const found: Reason[] = [];
    for (let start = 0; start < moves.length; start += 64) {
      const answer = await this.ask("why", { seat, moves: moves.slice(start, start + 64) });
      if (answer?.type === "reasons") found.push(...answer.reasons);
    }
    return found;
  }

  /** More is worth a look than what is shown. */
  get another(): boolean {
    return this.hint !== null && this.#ideas.length > 1;
  }

  /** The best move; asked again, the next best, and after the last of them the best once more. */
  async suggest(): Promise<void> {
    if (this.hint && this.another) {
      this.hint = this.#ideas[(this.#ideas.indexOf(this.hint) + 1) % this.#ideas.length] ?? null;
      return;
    }
    const sight = this.sight;
    if (!sight || sight.view.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.ask("suggest", { seat: sight.view.seat });
    const advice = answer?.type === "suggestions" ? answer.suggestions : [];
    const named = advice.length ? await this.why(advice.map((one) => one.move)) : [];
    this.thinking = false;
    // Others may have chosen meanwhile; the advice is good as long as the move is.
    const possible = this.seat === sight.view.seat ? this.sight?.view.moves : undefined;
    this.#ideas = advice
      .map(({ move, sentences }, i) => ({ move, phrase: named[i]?.phrase ?? move, reasons: sentences, best: i === 0 }))
      .filter((idea) => possible?.includes(idea.move));
    if (!this.#ideas[0]) return;
    this.word = null;
    this.hint = this.#ideas[0];
  }

  /** My last move back, please. People at one device agree by word of mouth. */
  async undo(): Promise<void> {
    const seat = this.open ?? this.#mover ?? this.mine[0];
    if (seat === undefined || !(await this.ask("undo", { seat }))) return;
    if (this.room?.undo?.seat === seat) await this.answerUndo(true);
  }

  async answerUndo(yes: boolean): Promise<void> {
    for (const seat of this.mine) {
      const wish = this.room?.undo;
      if (wish && wish.seat !== seat && !wish.agreed.includes(seat)) await this.ask("answer-undo", { seat, yes });
    }
  }

  /** Another game, for everybody at this device. */
  async rematch(): Promise<void> {
    for (const seat of this.mine) await this.ask("rematch", { seat });
  }

  /** Up from the table; in a running game bots play on. */
  async leave(): Promise<void> {
    for (const seat of this.mine) await this.ask("stand", { seat });
  }

  // ---- Hearing ----

  #hear(state: State): void {
    const wish = this.room?.undo;
    const before = this.#made;
    if (state.room) {
      if (state.room.number !== this.#number) this.#fresh(state.room.number);
      this.room = same(this.room, state.room);
    }
    this.#clocks = { clocks: state.clocks ?? [], at: Date.now() };
    const whole = this.#whole && state.request !== undefined;
    if (whole) {
      this.#whole = false;
      this.talk.caughtUp();
    }
    if (state.views?.length) this.#take(state, whole);
    if (wish && !this.room?.undo) this.#wishIsOver(wish, state.moves_made - before);
  }

  #take(state: State, whole: boolean): void {
    if (state.moves_made < this.#made || whole) this.backTo(whole ? -1 : state.moves_made);
    if (whole || state.moves_made <= this.#made) this.skipAll();
    this.#made = state.moves_made;
    this.showSoon(momentOf(state, whole || this.sight === null));
  }

  /** Moves went back: granted. Another move was made: forgotten. Neither: declined. */
  #wishIsOver(wish: UndoRequest, moves: number): void {
    const name = this.names[wish.seat] ?? "";
    if (moves < 0) this.report(say("undo-granted", { name }));
    else if (moves === 0 && this.room?.phase === "playing") this.report(say("undo-declined", { name }));
  }

  #fresh(number: number): void {
    this.#number = number;
    this.#made = 0;
    this.clear();
  }
}

function owes(sight: Sight | null): boolean {
  return sight !== null && sight.view.seat !== null && sight.view.moves.length > 0;
}

/** Where a device has several views, what is told aloud is what a spectator may hear. */
function momentOf(state: State, first: boolean): Moment {
  const views = state.views ?? [];
  const told = views.find((one) => one.seat === null) ?? views[0];
  const events = (told?.events ?? []) as unknown as GameEvent[];
  const lines = events.map(({ n, event }, i) => ({ n, event, sentence: told?.sentences?.[i] ?? "" }));
  const sights = views.map((one): [number | null, Sight] => {
    const seen = first ? [] : (one.events as unknown as GameEvent[]);
    return [one.seat, { view: one.view as View, events: seen, version: state.version, made: state.moves_made }];
  });
  return { sights: new Map(sights), lines };
}
