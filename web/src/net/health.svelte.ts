/** Is there a way to the server? A page that was kept on this device opens without one, and should say so. */
const AGAIN = 5_000;

function answers(): Promise<boolean> {
  return fetch("/healthz").then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Waits for the server. */
export async function answered(): Promise<void> {
  while (!(await answers())) await new Promise((again) => setTimeout(again, AGAIN));
}

class Health {
  lost = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const change of ["offline", "online"]) addEventListener(change, () => void this.#look());
    if (!navigator.onLine || navigator.serviceWorker?.controller) void this.#look();
  }

  /** Asks the server, until it answers: a browser that is offline may still reach one on the same device. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    this.lost = !(await answers());
    if (this.lost) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }
}

export const reach = new Health();
