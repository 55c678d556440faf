/** Is there a way to the server? A page that was kept on this device opens without one, and should say so. */
const AGAIN = 5_000;

class Reach {
  lost = $state(!navigator.onLine);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("offline", () => (this.lost = true));
    addEventListener("online", () => void this.look());
    if (this.lost || navigator.serviceWorker?.controller) void this.look();
  }

  /** Asks the server, until it answers. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    this.lost = !(await fetch("/api/health").then(
      (answer) => answer.ok,
      () => false,
    ));
    if (this.lost) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}

export const reach = new Reach();
