/** The keys of a table: digits play, letters open what lies beside it, arrows go to what may be played. */

export interface KeyActions {
  hint: () => void;
  log: () => void;
  rules: () => void;
  again: () => void;
  /** What waits for a tap goes on; false where nothing waits. */
  goOn: () => boolean;
  help: () => void;
}

/** Where letters are written, and where a key has a meaning of its own. */
const WRITING = "input, textarea, select, [contenteditable]";

function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main [data-playable]:not(:disabled)")].filter((one) => !one.closest("[inert]"));
}

/** Plays the choice of this number, as a click does. */
function choose(number: number): boolean {
  const choice = choices()[number - 1];
  choice?.focus({ preventScroll: true });
  choice?.click();
  return choice !== undefined;
}

/** Nothing that uses arrows has the focus: they begin at what may be played. */
function beginAtChoices(): boolean {
  const [first] = choices();
  if (!first || document.activeElement?.matches("button, a, summary, [tabindex='0']")) return false;
  first.focus();
  return true;
}

/** Space goes on at the table even where a card has the focus: what waits comes before the next move. */
function mayGoOn(key: string, target: Element): boolean {
  return !target.closest("button, a, summary") || (key === " " && target.closest("main") !== null);
}

/** For as long as a table is shown. */
export function tableKeys(actions: KeyActions): () => () => void {
  const letters: Record<string, () => void> = { h: actions.hint, l: actions.log, r: actions.rules, a: actions.again, "?": actions.help };

  function pressed({ key, target }: KeyboardEvent): boolean {
    if (/^[1-9]$/.test(key)) return choose(Number(key));
    if (key.startsWith("Arrow")) return beginAtChoices();
    if (key === " " || key === "Enter") return mayGoOn(key, target as Element) && actions.goOn();
    const act = letters[key.toLowerCase()];
    act?.();
    return act !== undefined;
  }

  function listen(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if ((event.target as Element).closest(WRITING) || document.querySelector("dialog:modal, :popover-open, .veil")) return;
    if (pressed(event)) event.preventDefault();
  }

  return () => {
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  };
}
