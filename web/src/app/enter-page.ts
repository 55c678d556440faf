/** Another page has come: whoever listens is told which, and whoever uses the keyboard starts at its top. */
import { afterFrame } from "$web/motion/frames";

let first = true;

/** For what holds a page. The first one is announced by the browser itself. */
export function enterPage(page: HTMLElement): () => void {
  let here = true;
  if (!first) afterFrame(() => here && focusTop(page));
  first = false;
  return () => void (here = false);
}

/** The heading, where nothing on the page has taken the focus already. */
function focusTop(page: HTMLElement): void {
  const held = document.activeElement;
  if (held && held !== document.body) return;
  const top = page.querySelector<HTMLElement>("h1") ?? page.querySelector<HTMLElement>("main");
  if (!top) return;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
}
