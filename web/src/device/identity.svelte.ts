/** Who I am on this device: a name and a token, no account. */
import { ask } from "$web/net/api";
import type { Identity, Person } from "$web/net/protocol";
import { isRecord, persistedJson, persistedText } from "./persisted.svelte";

/** Potatoes with good names, for people who have not told theirs. */
const POTATOES = ["Agata", "Annabelle", "Bintje", "Charlotte", "Desirée", "Laura", "Linda", "Nicola", "Sieglinde", "Vitelotte"];
const KEY = "tischlein-person";

function isIdentity(found: unknown): boolean {
  return found === null || (isRecord(found) && Boolean(found.token) && isRecord(found.person) && Boolean(found.person.id));
}

export class Me {
  #kept = persistedJson<Identity | null>(KEY, null, isIdentity);
  /** Not empty: they have been asked, once, what to call them. */
  readonly asked = persistedText("tischlein-asked", "");
  #busy: Promise<unknown> = Promise.resolve();

  get person(): Person | null {
    return this.#kept.value?.person ?? null;
  }

  get token(): string {
    return this.#kept.value?.token ?? "";
  }

  /** Somebody with a name, made on first use; one request after another, so that nobody is made twice. */
  known(name?: string): Promise<Identity> {
    return this.#alone(() => this.#find(name));
  }

  /** How I am drawn from now on. */
  draw(figure: string): Promise<Person> {
    return this.#alone(async () => {
      const kept = await this.#find();
      const person = await ask<Person>("PATCH", "/api/people/me", { figure }, kept.token);
      this.#kept.value = { person, token: kept.token };
      return person;
    });
  }

  /** A first request that carries a name instead of a token brings an identity back: one thing less to wait for. */
  introduce<Answer extends { identity?: Identity | null }>(
    request: (token: string, name: string | null) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#alone(async () => {
      const found = await request(this.token, this.#kept.value ? null : guest());
      if (found.identity) this.#kept.value = found.identity;
      return found;
    });
  }

  /** When nothing is being arranged any more. */
  async settled(): Promise<void> {
    await this.#busy;
  }

  /** The server does not know this token (any more). */
  forget(): void {
    this.#kept.forget();
  }

  /** After whatever is being arranged, in this tab and, until somebody is known, in every other one. */
  #alone<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#busy.then(() => (this.#kept.value ? act() : inOneTab(() => (this.#kept.refresh(), act()))));
    this.#busy = answer.catch(() => undefined);
    return answer;
  }

  async #find(name?: string): Promise<Identity> {
    const kept = this.#kept.value;
    if (kept && (!name || name === kept.person.name)) return kept;
    if (kept && name) return this.#rename(kept, name);
    const identity = await ask<Identity>("POST", "/api/people", { name: name || guest() });
    // Where browsers have no locks, another tab may have been quicker: it is the same person.
    return (this.#kept.value = this.#kept.stored() ?? identity);
  }

  async #rename(kept: Identity, name: string): Promise<Identity> {
    const person = await ask<Person>("PATCH", "/api/people/me", { name }, kept.token);
    return (this.#kept.value = { person, token: kept.token });
  }
}

/** One tab after another; what the one before has stored is read first. Plain connections have no locks. */
async function inOneTab<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  if (!("locks" in navigator)) return act();
  return navigator.locks.request(KEY, act);
}

function guest(): string {
  return POTATOES[Math.floor(Math.random() * POTATOES.length)] ?? "Linda";
}

export const me = new Me();
