/// <reference lib="webworker" />
/**
 * The service worker: the page opens without a network and says so itself. It keeps the files of one build and nothing
 * else: what the server is asked (`/api`, `/ws`) never passes through here. A newer build waits until the last page of
 * this one is closed, so a running game always finds its own files.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Both are filled in when the pages are built. */
const BUILD = "BUILD";
const FILES: string[] = ["FILES"];

const SHELF = `tischlein-${BUILD}`;
const FRONT = "/";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([FRONT, ...FILES])));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(clearOut().then(() => worker.clients.claim()));
});

async function clearOut(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("tischlein-") && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate" && url.pathname === FRONT) event.respondWith(openPage(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(takeFile(event.request));
});

/** The server's newest page; without a server the one that we kept. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(SHELF)).match(FRONT)) ?? Response.error();
  }
}

/** A file's name changes with what is in it: whatever we have is right. */
async function takeFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(SHELF)).put(request, found.clone());
  return found;
}

/** Somebody was told that it is their turn, and comes. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(String(event.notification.data ?? "/")));
});

async function comeTo(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === new URL(address, location.origin).href);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
