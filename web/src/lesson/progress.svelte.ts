/** Which table is a first game, what has been told there, and which games this device has been offered to explain. */
const KEPT = "tischlein-lesson";
const OFFERED = "tischlein-lessons-offered";

interface Kept {
  table: string;
  told: string[];
  on: boolean;
  done: boolean;
}

function read<Thing>(key: string, otherwise: Thing): Thing {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Thing | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

class LessonProgress {
  #kept = $state.raw<Kept>(read<Kept>(KEPT, { table: "", told: [], on: false, done: false }));
  #wish: string | null = null;

  /** The next table of this game shall be a first game. */
  wish(game: string): void {
    this.#wish = game;
    this.offered(game);
  }

  /** Somebody has sat down at a table. */
  arrive(table: string, game: string): void {
    if (this.#wish === game) this.#keep({ table, told: [], on: true, done: false });
    this.#wish = null;
  }

  on(table: string): boolean {
    return this.#kept.on && this.#kept.table === table;
  }

  told(table: string): ReadonlySet<string> {
    return new Set(this.#kept.table === table ? this.#kept.told : []);
  }

  /** Goes on where it was left; a lesson that was heard to its end begins anew. */
  begin(table: string): void {
    const same = this.#kept.table === table && !this.#kept.done;
    this.#keep({ table, told: same ? this.#kept.told : [], on: true, done: false });
  }

  tell(step: string): void {
    this.#keep({ ...this.#kept, told: [...this.#kept.told, step] });
  }

  leave(): void {
    this.#keep({ ...this.#kept, on: false });
  }

  finish(): void {
    this.#keep({ ...this.#kept, on: false, done: true });
  }

  /** Whether a game was never offered to be explained here; asked once, it is not offered again. */
  firstOffer(game: string): boolean {
    return !read<string[]>(OFFERED, []).includes(game);
  }

  offered(game: string): void {
    const games = read<string[]>(OFFERED, []);
    if (!games.includes(game)) localStorage.setItem(OFFERED, JSON.stringify([...games, game]));
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEPT, JSON.stringify(kept));
  }
}

export const lessonProgress = new LessonProgress();
