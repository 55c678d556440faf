/** Which table is a first game, what has been told there, and which games this device has been offered to explain. */
import { isRecord, isTextList, persistedJson } from "$web/device/persisted.svelte";

interface Kept {
  table: string;
  told: string[];
  on: boolean;
  done: boolean;
}

class LessonProgress {
  #progress = persistedJson<Kept>("tischlein-lesson", { table: "", told: [], on: false, done: false }, isRecord);
  #offered = persistedJson<string[]>("tischlein-lessons-offered", [], isTextList);
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
    return this.#progress.value.on && this.#progress.value.table === table;
  }

  told(table: string): ReadonlySet<string> {
    return new Set(this.#progress.value.table === table ? this.#progress.value.told : []);
  }

  /** Goes on where it was left; a lesson that was heard to its end begins anew. */
  begin(table: string): void {
    const same = this.#progress.value.table === table && !this.#progress.value.done;
    this.#keep({ table, told: same ? this.#progress.value.told : [], on: true, done: false });
  }

  tell(step: string): void {
    this.#keep({ ...this.#progress.value, told: [...this.#progress.value.told, step] });
  }

  leave(): void {
    this.#keep({ ...this.#progress.value, on: false });
  }

  finish(): void {
    this.#keep({ ...this.#progress.value, on: false, done: true });
  }

  /** Whether a game was never offered to be explained here; asked once, it is not offered again. */
  firstOffer(game: string): boolean {
    return !this.#offered.value.includes(game);
  }

  offered(game: string): void {
    if (this.firstOffer(game)) this.#offered.value = [...this.#offered.value, game];
  }

  #keep(kept: Kept): void {
    this.#progress.value = kept;
  }
}

export const lessonProgress = new LessonProgress();
