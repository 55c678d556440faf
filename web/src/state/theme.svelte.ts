/** Day or night: as the device says, until somebody chooses. */
const KEPT = "tischlein-theme";
const night = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  dark = $state(chosen() === null ? night.matches : chosen() === "dark");

  constructor() {
    night.addEventListener("change", () => {
      if (chosen() === null) this.#show(night.matches);
    });
    this.#show(this.dark);
  }

  turn(): void {
    localStorage.setItem(KEPT, this.dark ? "light" : "dark");
    this.#show(!this.dark);
  }

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

function chosen(): string | null {
  return localStorage.getItem(KEPT);
}

export const theme = new Theme();
