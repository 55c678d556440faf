/** One table as this page sees it: the room, what my seat may know, what happened, and what I may ask. */
import { connection, type TableRequest } from "$web/net/connection.svelte";
import type { GameEvent, View } from "$web/game/contract";
import { Refusal } from "$web/net/api";
import { me } from "$web/device/identity.svelte";
import { preferences } from "$web/device/preferences.svelte";
import type { Notice, SeatState, SeatView, Reason, Room, SeatClock, ServerMessage, State, UndoRequest } from "$web/net/protocol";
import { updatedState, type TableMessage } from "$web/net/updates";
import { reuse } from "./reuse";
import { Presentation, type LogEntry, type ShownSuggestion, type Update, type Shown } from "./presentation.svelte";
import { ChatLog, type Bubble } from "./chat.svelte";
import { say, i18n } from "$web/i18n/i18n.svelte";

type Sayable<Type extends TableRequest["type"]> = Omit<Extract<TableRequest, { type: Type }>, "table" | "type">;

export class TableState extends Presentation {
  room = $state.raw<Room | null>(null);
  #clocks = $state.raw<{ clocks: SeatClock[]; at: number }>({ clocks: [], at: 0 });
  sending = $state<string | null>(null);
  thinking = $state(false);
  /** The move that I have chosen, until I have said that I mean it. */
  pending = $state.raw<{ move: string; phrase: string } | null>(null);
  gone = $state<string | null>(null);
  readonly chat: ChatLog;

  #language = i18n.language;
  #mover: number | null = null;
  /** The moves worth a look that were found last, the best first. */
  #ideas: ShownSuggestion[] = [];
  #views: SeatView[] = [];
  #made = 0;
  #number = 0;
  #leave: (() => void) | null = null;

  constructor(
    readonly id: string,
    first: State | null = null,
  ) {
    super();
    this.chat = new ChatLog(id);
    if (first) this.#receive(first, false);
  }

  /** Follows the table until it is closed. */
  enter(): void {
    this.#leave = connection.subscribe({
      table: this.id,
      onState: (state, attended) => this.#receive(state, attended),
      onMessage: (message) => {
        if (message.type === "removed") this.gone = say("sent-away");
        else this.chat.receive(message);
      },
      attend: () => {
        this.#forgetOtherLanguage();
        this.chat.expectRepeats();
        return { type: "attend", table: this.id, since: 0 };
      },
      onRefused: (refusal) => (this.gone = refusal.message),
      onTrouble: (refusal) => this.tell(refusal.message, refusal.rule),
    });
  }

  /** What was told in the language before. */
  #forgetOtherLanguage(): void {
    if (this.#language !== i18n.language) this.suggestion = this.notice = null;
    this.#language = i18n.language;
  }

  close(): void {
    this.dispose();
    this.#leave?.();
  }

  // ---- Who is who ----

  readonly chairs: SeatState[] = $derived(this.room?.seats ?? []);

  /** Everybody's name, two of one name told apart by their seats. */
  readonly names: string[] = $derived.by(() => {
    const names = this.chairs.map((chair) => chair.name ?? "");
    return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name));
  });

  /** The log of the game, with what is told of the people at it in between. */
  readonly told: LogEntry[] = $derived.by(() => {
    const made = this.around?.made ?? 0;
    const notices = (this.room?.notices ?? []).filter((one) => one.n <= made).map((one) => ({ n: one.n, event: "notice", sentence: inWords(one, this.room) }));
    return inOrder(this.log, notices);
  });

  nameOf(person: string | null | undefined): string {
    return this.names[this.chairs.findIndex((chair) => chair.person === person)] ?? "";
  }

  readonly mine: number[] = $derived(this.chairs.filter((one) => one.person === me.person?.id && !one.left).map((one) => one.seat));

  /** A bystander may play on there: a bot does now, or somebody has left, and the host lets others in. Nobody gets to see a second hand. */
  vacant(seat: number): boolean {
    const chair = this.chairs[seat];
    const played = this.chairs.some(({ person }) => person === me.person?.id);
    const allowed = this.room?.newcomers || this.hosting || (chair?.left && this.chairs.every((one) => !one.person || one.left));
    return this.room?.phase === "playing" && !played && Boolean(allowed) && Boolean(chair?.bot ?? chair?.left);
  }

  /** The seat through whose views this page looks. */
  get seat(): number | null {
    return this.shown ? this.shown.view.seat : (this.mine[0] ?? null);
  }

  get hosting(): boolean {
    return this.room !== null && this.room.host === me.person?.id;
  }

  /** Whoever plays against bots alone may always ask for a move; among people it is the host's choice. */
  get hints(): boolean {
    const people = new Set(this.chairs.map((chair) => chair.person).filter(Boolean));
    return this.room !== null && (this.room.hints || people.size <= 1);
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
    return person && first ? this.chat.bubbles[person] : undefined;
  }

  /** What bystanders say hangs over no seat. */
  get saidAside(): Bubble | undefined {
    const seated = new Set(this.chairs.map((chair) => chair.person));
    return Object.entries(this.chat.bubbles).find(([person]) => !seated.has(person))?.[1];
  }

  get myTurn(): boolean {
    return owes(this.shown);
  }

  /** My turn, as it is said around the table. */
  readonly called = $derived(owes(this.around));

  /** Who at this device has to act while all cards are covered. */
  get next(): number | null {
    const waiting = this.shown?.view.waiting ?? [];
    if (!this.shared || this.revealed !== null || this.room?.paused) return null;
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
      return await connection.request({ ...facts, type, table: this.id } as unknown as TableRequest);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (["unknown-table", "unreadable-table", "removed"].includes(error.code)) this.gone = error.message;
      this.tell(error.message, error.rule);
      return null;
    }
  }

  async play(move: string, sure = !preferences.confirmMoves): Promise<void> {
    const shown = this.shown;
    if (!shown || shown.view.seat === null || this.sending !== null) return;
    if (!sure) {
      const [named] = await this.why([move]);
      this.pending = { move, phrase: named?.phrase ?? move };
      return;
    }
    this.pending = null;
    this.skip();
    this.notice = null;
    this.suggestion = null;
    this.sending = move;
    this.#mover = shown.view.seat;
    this.acted = true;
    this.beginAnew();
    await this.ask("play", { seat: shown.view.seat, move, version: shown.version });
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
    return this.suggestion !== null && this.#ideas.length > 1;
  }

  /** The best move; asked again, the next best, and after the last of them the best once more. */
  async suggest(): Promise<void> {
    if (this.suggestion && this.another) {
      this.suggestion = this.#ideas[(this.#ideas.indexOf(this.suggestion) + 1) % this.#ideas.length] ?? null;
      return;
    }
    const shown = this.shown;
    if (!shown || shown.view.seat === null || this.thinking) return;
    this.thinking = true;
    const answer = await this.ask("suggest", { seat: shown.view.seat });
    const advice = answer?.type === "suggestions" ? answer.suggestions : [];
    const named = advice.length ? await this.why(advice.map((one) => one.move)) : [];
    this.thinking = false;
    // Others may have chosen meanwhile; the advice is good as long as the move is.
    const possible = this.seat === shown.view.seat ? this.shown?.view.moves : undefined;
    this.#ideas = advice
      .map(({ move, sentences }, i) => ({ move, phrase: named[i]?.phrase ?? move, reasons: sentences, best: i === 0 }))
      .filter((idea) => possible?.includes(idea.move));
    if (!this.#ideas[0]) return;
    this.notice = null;
    this.suggestion = this.#ideas[0];
  }

  get #undoing(): number | undefined {
    return this.revealed ?? this.#mover ?? this.mine[0];
  }

  /** Why my last move cannot be taken back; empty: it can. */
  async whyNoUndo(): Promise<string> {
    const seat = this.#undoing;
    if (seat === undefined) return "";
    const asked = connection.request({ type: "can-undo", table: this.id, seat });
    return asked.then(
      () => "",
      (refusal: unknown) => (refusal instanceof Refusal ? refusal.message : ""),
    );
  }

  /** My last move back, please. People at one device agree by word of mouth. */
  async undo(): Promise<void> {
    const seat = this.#undoing;
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

  #receive(message: TableMessage, attended: boolean): void {
    const state = message.type === "update" ? updatedState(this.#views, message) : message;
    this.#views = state.views ?? this.#views;
    const wish = this.room?.undo;
    const before = this.#made;
    if (state.room) {
      if (state.room.number !== this.#number) this.#fresh(state.room.number);
      const news = this.room ? state.room.notices.slice(this.room.notices.length) : [];
      this.room = reuse(this.room, state.room);
      this.#reportOthers(news);
    }
    this.#clocks = { clocks: state.clocks ?? [], at: Date.now() };
    if (attended) this.chat.caughtUp();
    if (state.views?.length) this.#take(state, attended);
    if (wish && !this.room?.undo) this.#wishIsOver(wish, state.moves_made - before);
  }

  /** What others do is said once, for a moment; who has done it knows. */
  #reportOthers(notices: Notice[]): void {
    const last = notices.findLast((one) => this.chairs[one.seat]?.person !== me.person?.id);
    if (last) this.report(inWords(last, this.room));
  }

  #take(state: State, whole: boolean): void {
    if (state.moves_made < this.#made || whole) this.backTo(whole ? -1 : state.moves_made);
    if (whole || state.moves_made <= this.#made) this.skipAll();
    this.#made = state.moves_made;
    this.present(updateOf(state, whole || this.shown === null));
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

/** What is told of somebody at the table. */
function inWords({ kind, name, before = "" }: Notice, room: Room | null): string {
  return say(`notice-${kind}`, { name, before, bot: say(`level-${room?.stand_in ?? ""}`) });
}

/** A notice stands behind everything that the move before it brought about. */
function inOrder(log: LogEntry[], notices: LogEntry[]): LogEntry[] {
  const all = [...log];
  for (const one of notices) {
    const after = all.findLastIndex(({ n }) => n <= one.n);
    all.splice(after + 1, 0, one);
  }
  return all;
}

function owes(shown: Shown | null): boolean {
  return shown !== null && shown.view.seat !== null && shown.view.moves.length > 0;
}

/** Where a device has several views, what is told aloud is what a spectator may know. */
function updateOf(state: State, first: boolean): Update {
  const views = state.views ?? [];
  const told = views.find((one) => one.seat === null) ?? views[0];
  const events = (told?.events ?? []) as unknown as GameEvent[];
  const lines = events.map((facts, i) => ({ n: facts.n, event: facts.event, sentence: told?.sentences?.[i] ?? "", facts }));
  const states = views.map((one): [number | null, Shown] => {
    const seen = first ? [] : (one.events as unknown as GameEvent[]);
    return [one.seat, { view: one.view as View, events: seen, version: state.version, made: state.moves_made }];
  });
  return { states: new Map(states), lines };
}
