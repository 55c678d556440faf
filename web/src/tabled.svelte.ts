/** One table as this page sees it: the room, what my seat may know, what happened. */
import { line, type TableRequest } from "./connection.svelte";
import type { GameEvent, View } from "./game";
import { held, whenFree } from "./hold";
import { Declined, me } from "./people.svelte";
import type { Chair, Eye, Reason, Room, SeatClock, ServerMessage, State } from "./protocol";

export interface Line {
  n: number;
  event: string;
  sentence: string;
}

/** What is on show: a view, what led to it, and the version to move on. */
export interface Sight {
  view: View;
  events: GameEvent[];
  version: number;
  made: number;
}

/** A sentence for the player, with the rule that it is about. */
export interface Word {
  sentence: string;
  rule: string | null;
}

/** A move that a bot would make, in words, and why. */
export interface Hint {
  move: string;
  phrase: string;
  reasons: string[];
}

type Sayable<Type extends TableRequest["type"]> = Omit<Extract<TableRequest, { type: Type }>, "table" | "type">;

export class Tabled {
  room = $state.raw<Room | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Line[]>([]);
  /** The newest sentences, for those who listen. */
  news = $state("");
  word = $state.raw<Word | null>(null);
  hint = $state.raw<Hint | null>(null);
  #clocks = $state.raw<{ clocks: SeatClock[]; at: number }>({ clocks: [], at: 0 });
  sending = $state<string | null>(null);
  thinking = $state(false);
  gone = $state<string | null>(null);
  dwell: (events: GameEvent[]) => number = () => 0;

  #waiting: { sight: Sight; lines: Line[] }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made = 0;
  #number = 0;
  #whole = true;
  readonly #go = (): void => this.#next();
  #leave: (() => void) | null = null;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    this.#leave = await line.listen({
      table: this.id,
      hear: (state) => this.#hear(state),
      again: () => {
        this.#whole = true;
        return { type: "attend", table: this.id, since: 0 };
      },
      declined: (declined) => (this.gone = declined.message),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave?.();
  }

  // ---- Who is who ----

  get chairs(): Chair[] {
    return this.room?.chairs ?? [];
  }

  /** The names as the server's sentences have them. */
  get names(): string[] {
    const names = this.chairs.map((chair) => chair.name ?? "");
    return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name));
  }

  get mine(): number[] {
    const person = me.person?.id;
    return this.chairs.filter((chair) => chair.person === person && !chair.left).map((chair) => chair.seat);
  }

  get seat(): number | null {
    return this.sight?.view.seat ?? this.mine[0] ?? null;
  }

  get hosting(): boolean {
    return this.room !== null && this.room.host === me.person?.id;
  }

  get myTurn(): boolean {
    const view = this.sight?.view;
    return view !== undefined && view.seat !== null && view.moves.length > 0;
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

  tell(sentence: string, rule: string | null = null): void {
    this.word = { sentence, rule };
  }

  async play(move: string): Promise<void> {
    const sight = this.sight;
    if (!sight || sight.view.seat === null || this.sending !== null) return;
    this.word = null;
    this.hint = null;
    this.sending = move;
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

  async suggest(): Promise<void> {
    const sight = this.sight;
    if (!sight || sight.view.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.ask("suggest", { seat: sight.view.seat });
    const best = answer?.type === "suggestion" ? answer.advice[0] : undefined;
    const [named] = best ? await this.why([best.move]) : [];
    this.thinking = false;
    if (!best || this.sight?.made !== sight.made) return;
    this.word = null;
    this.hint = { move: best.move, phrase: named?.phrase ?? best.move, reasons: best.sentences };
  }

  // ---- Hearing ----

  #hear(state: State): void {
    if (state.room) {
      if (state.room.number !== this.#number) this.#fresh(state.room.number);
      this.room = state.room;
    }
    this.#clocks = { clocks: state.clocks ?? [], at: Date.now() };
    if (!state.eyes?.length) return;
    const eye = this.#eyeOf(state.eyes);
    const whole = this.#whole && state.answer !== undefined;
    if (whole) this.#whole = false;
    if (state.made < this.#made || whole) this.#backTo(whole ? -1 : state.made);
    const known = this.#made;
    this.#made = state.made;
    const events = eye.events as unknown as GameEvent[];
    const lines = events.map((event, i) => ({ n: event.n, event: event.event, sentence: eye.sentences?.[i] ?? "" }));
    const sight = { view: eye.view as View, events: whole ? [] : events, version: state.version, made: state.made };
    if (whole || state.made <= known) this.#skip();
    this.#waiting.push({ sight, lines });
    if (this.#timer === undefined) whenFree(this.#go);
  }

  /** The eye of the seat that owes a move, else of my first one. */
  #eyeOf(eyes: Eye[]): Eye {
    return eyes.find((eye) => (eye.view as View).moves.length > 0) ?? (eyes[0] as Eye);
  }

  /** One sight after another, each looked at as long as it needs. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const one = this.#waiting.shift();
    if (!one) return;
    this.#show(one.sight, one.lines);
    const pause = this.dwell(one.sight.events);
    if (pause > 0 || this.#waiting.length) this.#timer = setTimeout(() => whenFree(this.#go), pause);
  }

  /** Somebody does not want to wait. */
  skip(): void {
    if (this.#waiting.length === 0 || held()) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { sight, lines } of this.#waiting.splice(0)) this.#show(sight, lines);
  }

  #show(sight: Sight, lines: Line[]): void {
    if (this.hint && sight.made !== this.sight?.made) this.hint = null;
    if (sight.made !== this.sight?.made) this.word = null;
    this.sight = sight;
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    if (sight.events.length) this.news = lines.map((one) => one.sentence).join(" ");
  }

  #fresh(number: number): void {
    this.#number = number;
    this.#backTo(-1);
    this.sight = null;
    this.#made = 0;
  }

  /** Moves were taken back, or everything is told anew. */
  #backTo(made: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.log = this.log.filter((one) => one.n <= made);
  }
}
