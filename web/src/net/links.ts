/** Links to give to others. */
import { catalogue } from "./catalogue";

const THIS_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** A page's address as others reach it: whoever opened the server's own machine's address gives away the one in the network. */
export async function linkTo(page: string = location.hash): Promise<string> {
  const { url } = await catalogue();
  return new URL(page, THIS_MACHINE.test(location.hostname) ? `${url}/` : location.href).href;
}

/** Addresses in a home's own network, and names that only it knows. */
const HOME = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80|[^.:]+$|.+\.(local|lan|home|fritz\.box|home\.arpa)$)/;

/** Whoever reaches this page is probably in the same house: a table for friends may be seen by them. */
export function atHome(): boolean {
  return THIS_MACHINE.test(location.hostname) || HOME.test(location.hostname);
}

/** Only this machine can open it. */
export function leadsNowhere(link: string): boolean {
  return THIS_MACHINE.test(new URL(link).hostname);
}

export async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  // At home pages come over a plain line, and there browsers know only the old way.
  const field = document.createElement("textarea");
  const focused = document.activeElement as HTMLElement | null;
  field.className = "unseen";
  field.value = text;
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  focused?.focus();
}
