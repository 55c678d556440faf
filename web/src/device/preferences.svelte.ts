/** What somebody prefers at this device. Whatever they have not chosen is as it was made. */
import { isRecord, persistedJson } from "./persisted.svelte";

/** How long what happens stays to be seen. */
export const PACES = ["slow", "normal", "quick"] as const;
export type Pace = (typeof PACES)[number];

/** What lies on the backs of cards. */
export const BACKS = ["night", "red", "green", "purple"] as const;
export type Back = (typeof BACKS)[number];

interface Choices {
  sounds: boolean;
  notices: boolean;
  pace: Pace;
  waitForMe: boolean;
  volume: number;
  confirmMoves: boolean;
  lessMotion: boolean;
  back: Back;
}

const DEFAULTS: Choices = { sounds: false, notices: false, pace: "normal", waitForMe: false, volume: 0.5, confirmMoves: false, lessMotion: false, back: "night" };

export class Preferences {
  #chosen = persistedJson<Partial<Choices>>("tischlein-wishes", {}, isRecord);

  #get<Key extends keyof Choices>(key: Key): Choices[Key] {
    return this.#chosen.value[key] ?? DEFAULTS[key];
  }

  #set(change: Partial<Choices>): void {
    this.#chosen.value = { ...this.#chosen.value, ...change };
    this.#show();
  }

  constructor() {
    addEventListener("storage", () => this.#show());
    this.#show();
  }

  /** What style sheets go by. */
  #show(): void {
    const root = document.documentElement.dataset;
    root.motion = this.lessMotion ? "less" : "";
    root.back = this.back;
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

  /** From 0.1 to 1. */
  get volume(): number {
    return Math.min(1, Math.max(0.1, Number(this.#get("volume")) || DEFAULTS.volume));
  }

  set volume(volume: number) {
    this.#set({ volume });
  }

  /** A move is asked for once more before it is made. */
  get confirmMoves(): boolean {
    return this.#get("confirmMoves");
  }

  set confirmMoves(on: boolean) {
    this.#set({ confirmMoves: on });
  }

  get lessMotion(): boolean {
    return this.#get("lessMotion");
  }

  set lessMotion(on: boolean) {
    this.#set({ lessMotion: on });
  }

  get back(): Back {
    const back = this.#get("back");
    return BACKS.includes(back) ? back : DEFAULTS.back;
  }

  set back(back: Back) {
    this.#set({ back });
  }
}

export const preferences = new Preferences();
