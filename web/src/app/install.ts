/** Keeps the pages on this device, so that they open as an app and without a network. */

/** The first card goes first. */
const LATER = 3_000;

export function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/worker.js").catch(() => undefined), LATER);
}
