/** Arrow keys walk through the buttons of a group; Tab and Enter work as everywhere. */
export function arrowKeys(group: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined && event.key !== "Home" && event.key !== "End") return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    const there = step ? (here + step + buttons.length) % buttons.length : event.key === "Home" ? 0 : buttons.length - 1;
    buttons[there]?.focus();
  }
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
}
