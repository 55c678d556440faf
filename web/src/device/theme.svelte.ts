/** Light or dark: as the device says, until somebody chooses. */
import { persistedText } from "./persisted.svelte";

const preference = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  #chosen = persistedText("tischlein-theme", "");
  #deviceIsDark = $state(preference.matches);

  constructor() {
    preference.addEventListener("change", () => {
      this.#deviceIsDark = preference.matches;
      this.#show();
    });
    addEventListener("storage", () => this.#show());
    this.#show();
  }

  get dark(): boolean {
    return this.#chosen.value ? this.#chosen.value === "dark" : this.#deviceIsDark;
  }

  turn(): void {
    this.#chosen.value = this.dark ? "light" : "dark";
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const theme = new Theme();
