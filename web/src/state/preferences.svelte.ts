/** What somebody has switched on at this device: sounds, and being told when it is their turn. */
const KEPT = "tischlein-wishes";

interface Kept {
  sounds: boolean;
  notices: boolean;
}

function read(): Kept {
  try {
    return { sounds: false, notices: false, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { sounds: false, notices: false };
  }
}

class Preferences {
  #kept = $state(read());

  get sounds(): boolean {
    return this.#kept.sounds;
  }

  get notices(): boolean {
    return this.#kept.notices;
  }

  wish(wish: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...wish };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const preferences = new Preferences();
