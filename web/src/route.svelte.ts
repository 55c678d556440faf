/** Which page is open: `#/` is the landing page, `#/table/ID` a table. */
class Route {
  #hash = $state(location.hash);

  constructor() {
    addEventListener("hashchange", () => (this.#hash = location.hash));
  }

  get table(): string | null {
    return /^#\/table\/([\w-]{1,40})$/.exec(this.#hash)?.[1] ?? null;
  }
}

export const route = new Route();

export function toTable(id: string): void {
  location.hash = `#/table/${id}`;
}

export function home(): void {
  location.hash = "#/";
}
