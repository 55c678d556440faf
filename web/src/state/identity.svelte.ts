/** Who I am on this device: a name and a token, no account. */
import { ask } from "$web/net/api";
import type { Identity, Person } from "$web/net/protocol";

const KEPT = "tischlein-person";

/** Potatoes with good names, for people who have not told theirs. */
const POTATOES = ["Agata", "Annabelle", "Bintje", "Charlotte", "Desirée", "Laura", "Linda", "Nicola", "Sieglinde", "Vitelotte"];

class Me {
  #kept = $state<Identity | null>(read());
  #busy: Promise<unknown> = Promise.resolve();

  get person(): Person | null {
    return this.#kept?.person ?? null;
  }

  get token(): string {
    return this.#kept?.token ?? "";
  }

  /** Somebody with a name, made on first use; one wish after another, so that nobody is made twice. */
  known(name?: string): Promise<Identity> {
    const found = this.#busy.then(() => this.#find(name));
    this.#busy = found.catch(() => undefined);
    return found;
  }

  /** A first request that carries a name instead of a token brings an identity back: one thing less to wait for. */
  introduce<Answer extends { identity?: Identity | null }>(
    request: (token: string, name: string | null) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = this.#busy.then(async () => {
      const found = await request(this.token, this.#kept ? null : guest());
      if (found.identity) this.#keep(found.identity);
      return found;
    });
    this.#busy = answer.catch(() => undefined);
    return answer;
  }

  /** When nothing is being arranged any more. */
  async settled(): Promise<void> {
    await this.#busy;
  }

  async #find(name?: string): Promise<Identity> {
    if (this.#kept && (!name || name === this.#kept.person.name)) return this.#kept;
    if (this.#kept && name) return this.#rename(this.#kept, name);
    const identity = await ask<Identity>("POST", "/api/people", { name: name || guest() });
    this.#keep(identity);
    return identity;
  }

  async #rename(kept: Identity, name: string): Promise<Identity> {
    const person = await ask<Person>("PATCH", "/api/people/me", { name }, kept.token);
    const identity = { person, token: kept.token };
    this.#keep(identity);
    return identity;
  }

  /** The server does not know this token (any more). */
  forget(): void {
    localStorage.removeItem(KEPT);
    this.#kept = null;
  }

  #keep(identity: Identity): void {
    localStorage.setItem(KEPT, JSON.stringify(identity));
    this.#kept = identity;
  }
}

function guest(): string {
  return POTATOES[Math.floor(Math.random() * POTATOES.length)] ?? "Linda";
}

function read(): Identity | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Identity | null;
    return kept?.token && kept.person?.id ? kept : null;
  } catch {
    return null;
  }
}

export const me = new Me();
