/** What lies over the page: Escape closes the uppermost layer, and only that one. */
const layers: (() => void)[] = [];

function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || layers.length === 0) return;
  // Dialogs and popovers lie above everything, and the browser closes them.
  if (document.querySelector("dialog:modal, :popover-open")) return;
  event.preventDefault();
  layers.at(-1)?.();
}

/** For what is closed by Escape as long as it is there. */
export function layer(close: () => void): () => () => void {
  return () => {
    if (layers.length === 0) addEventListener("keydown", closeUppermost);
    layers.push(close);
    return () => {
      layers.splice(layers.lastIndexOf(close), 1);
      if (layers.length === 0) removeEventListener("keydown", closeUppermost);
    };
  };
}
