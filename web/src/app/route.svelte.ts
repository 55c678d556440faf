/** Which page is open: `#/` is the landing page, `#/table/ID` a table, `#/replay/ID/NUMBER` a finished game,
    `#/replay` a record from a file, `#/games` my games. */
export interface ReplayAddress {
  /** The table and which game at it; empty for a record from a file. */
  table: string;
  number: number;
  move: number | null;
  /** Through whose eyes: a seat, `null` for a bystander's, undefined where the address does not say. */
  seat: number | null | undefined;
}

class Route {
  #hash = $state(location.hash);

  constructor() {
    addEventListener("hashchange", () => (this.#hash = location.hash));
  }

  get table(): string | null {
    return /^#\/table\/([\w-]{1,40})$/.exec(this.#hash)?.[1] ?? null;
  }

  get replay(): ReplayAddress | null {
    const found = /^#\/replay(?:\/([\w-]{1,40})\/(\d{1,4}))?(?:\?([\w=&]*))?$/.exec(this.#hash);
    if (!found) return null;
    const more = new URLSearchParams(found[3]);
    const [move, seat] = [more.get("move"), more.get("seat")];
    return {
      table: found[1] ?? "",
      number: Number(found[2] ?? 0),
      move: move === null ? null : Number(move) || 0,
      seat: seat === null ? undefined : seat === "all" ? null : Number(seat) || 0,
    };
  }

  get games(): boolean {
    return this.#hash === "#/games";
  }
}

export const route = new Route();

export function toTable(id: string): void {
  location.hash = `#/table/${id}`;
}

/** The address of a finished game, or of a moment in it as one seat saw it. */
export function replayLink(table: string, number: number, move?: number, seat?: number | null): string {
  const more = move === undefined ? "" : `?move=${move}${seat === undefined ? "" : `&seat=${seat ?? "all"}`}`;
  return table ? `#/replay/${table}/${number}${more}` : `#/replay${more}`;
}

export function home(): void {
  location.hash = "#/";
}
