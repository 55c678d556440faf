/** Telling somebody who looks elsewhere that it is their turn; nothing of the game is said. */
import { say } from "$web/i18n/i18n.svelte";

const TAG = "tischlein-turn";

/** Asks the person, through the browser; false: not here. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function keeper(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

/** Phones show notices only through the service worker, desktops without one, too. */
export async function tellTurn(game: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = { body: game, tag: TAG, icon: "/icon-192.png", lang: document.documentElement.lang, data: location.href };
  const registration = await keeper();
  if (registration?.active) return registration.showNotification(say("your-turn"), notice);
  const shown = new Notification(say("your-turn"), notice);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Whoever looks at the table need not be told. */
export async function takeBack(): Promise<void> {
  const shown = await (await keeper())?.getNotifications({ tag: TAG });
  for (const notice of shown ?? []) notice.close();
}
