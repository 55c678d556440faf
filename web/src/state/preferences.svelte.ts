/** What somebody has switched on at this device: sounds, and being told when it is their turn. */
import { isRecord, persistedJson } from "./persisted.svelte";

interface Switches {
  sounds?: boolean;
  notices?: boolean;
}

class Preferences {
  #switches = persistedJson<Switches>("tischlein-wishes", {}, isRecord);

  get sounds(): boolean {
    return this.#switches.value.sounds ?? false;
  }

  get notifications(): boolean {
    return this.#switches.value.notices ?? false;
  }

  setSounds(on: boolean): void {
    this.#switches.value = { ...this.#switches.value, sounds: on };
  }

  setNotifications(on: boolean): void {
    this.#switches.value = { ...this.#switches.value, notices: on };
  }
}

export const preferences = new Preferences();
