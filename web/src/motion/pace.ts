/** While somebody explains what lies on the table, it stays there: what would clear it waits until they are done. */
let explaining = false;
const waiting = new Set<() => void>();

export function held(): boolean {
  return explaining;
}

export function hold(on: boolean): void {
  explaining = on;
  if (on) return;
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}

/** Does it now, or once when nobody explains any more. */
export function whenFree(act: () => void): void {
  if (explaining) waiting.add(act);
  else act();
}
