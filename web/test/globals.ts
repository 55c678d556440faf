/** What the page's logic expects of a browser, as far as Node has none: events, storage, a place, a document. */
import { beforeEach } from "vitest";

class FakeStorage {
  #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
  clear = (): void => this.#items.clear();
}

class FakeDocument extends EventTarget {
  visibilityState: "visible" | "hidden" = "visible";
  title = "";
  documentElement = { lang: "en", dataset: {} as Record<string, string> };
  get hidden(): boolean {
    return this.visibilityState === "hidden";
  }
  getElementById(): null {
    return null;
  }
}

let page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: (...given: Parameters<EventTarget["addEventListener"]>) => page.addEventListener(...given),
  removeEventListener: (...given: Parameters<EventTarget["removeEventListener"]>) => page.removeEventListener(...given),
  dispatchEvent: (event: Event) => page.dispatchEvent(event),
  localStorage: new FakeStorage(),
  location: { origin: "http://table.test", hash: "", hostname: "table.test", href: "http://table.test/", reload: () => undefined },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  requestAnimationFrame: (act: (time: number) => void) => setTimeout(() => act(Date.now()), 16),
  cancelAnimationFrame: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
});
Object.assign(globalThis, { window: globalThis, document: new FakeDocument() });
Object.defineProperty(globalThis, "navigator", { value: { onLine: true, languages: ["en"] }, configurable: true });

/** Every test has a page of its own: nobody listens from the one before. */
beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, { document: new FakeDocument() });
  localStorage.clear();
});
