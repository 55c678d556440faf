/** A part of the page that has not come over the line. A browser does not ask for it again, or shows it without
 *  its style: so the page is loaded anew as soon as the server answers. No game loses anything, it is the server's. */
import { answered } from "$web/net/health.svelte";

/** What is missing again so soon after that is not there at all. */
const SOON = 60_000;

let loading = false;

export function reloadOnMissingFile(): void {
  addEventListener("vite:preloadError", () => void loadAnew());
}

async function loadAnew(): Promise<void> {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (loading || (arrival?.type === "reload" && performance.now() < SOON)) return;
  loading = true;
  await answered();
  location.reload();
}
