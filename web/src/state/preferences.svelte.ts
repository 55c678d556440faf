/** What somebody prefers at this device. Whatever they have not chosen is as it was made. */
import { isRecord, persistedJson } from "./persisted.svelte";

/** How long what happens stays to be seen. */
export const PACES = ["slow", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

interface Choices {
  sounds: boolean;
  notices: boolean;
  pace: Pace;
  waitForMe: boolean;
}

const DEFAULTS: Choices = { sounds: false, notices: false, pace: "normal", waitForMe: false };

export class Preferences {
  #chosen = persistedJson<Partial<Choices>>("tischlein-wishes", {}, isRecord);

  #get<Key extends keyof Choices>(key: Key): Choices[Key] {
    return this.#chosen.value[key] ?? DEFAULTS[key];
  }

  #set(change: Partial<Choices>): void {
    this.#chosen.value = { ...this.#chosen.value, ...change };
  }

  get sounds(): boolean {
    return this.#get("sounds");
  }

  set sounds(on: boolean) {
    this.#set({ sounds: on });
  }

  get notifications(): boolean {
    return this.#get("notices");
  }

  set notifications(on: boolean) {
    this.#set({ notices: on });
  }

  get pace(): Pace {
    const pace = this.#get("pace");
    return PACES.includes(pace) ? pace : DEFAULTS.pace;
  }

  /** Whoever has chosen a pace gets no other one. */
  get paceChosen(): boolean {
    return this.#chosen.value.pace !== undefined;
  }

  set pace(pace: Pace) {
    this.#set({ pace });
  }

  /** Reveals and ends of rounds stay until a tap. */
  get waitForMe(): boolean {
    return this.#get("waitForMe");
  }

  set waitForMe(wait: boolean) {
    this.#set({ waitForMe: wait });
  }
}

export const preferences = new Preferences();
