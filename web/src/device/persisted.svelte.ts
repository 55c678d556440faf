/** A value that this device keeps: it survives a reload, is the same in every tab, and works where storage is blocked. */
export class Persisted<Value> {
  #value = $state.raw() as Value;

  /** `read` gives undefined for what is not, or no longer, such a value. */
  constructor(
    readonly key: string,
    readonly fallback: Value,
    readonly read: (text: string) => Value | undefined,
    readonly write: (value: Value) => string = JSON.stringify,
  ) {
    this.#value = this.stored() ?? fallback;
    addEventListener("storage", (event: StorageEvent) => {
      if (event.key === key || event.key === null) this.#value = this.stored() ?? fallback;
    });
  }

  /** Takes over what another tab has stored, now rather than when the browser tells. */
  refresh(): void {
    this.#value = this.stored() ?? this.#value;
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    try {
      localStorage.setItem(this.key, this.write(value));
    } catch {
      // Blocked or full: the value lives as long as the page.
    }
  }

  /** What lies in the storage now, whoever put it there. */
  stored(): Value | undefined {
    try {
      const text = localStorage.getItem(this.key);
      return text === null ? undefined : this.read(text);
    } catch {
      return undefined;
    }
  }

  forget(): void {
    this.#value = this.fallback;
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was stored.
    }
  }
}

/** A value stored as it is. */
export function persistedText(key: string, fallback: string): Persisted<string> {
  return new Persisted(
    key,
    fallback,
    (text) => text,
    (text) => text,
  );
}

/** A value stored as JSON; `fits` says whether what was found is one. */
export function persistedJson<Value>(key: string, fallback: Value, fits: (found: unknown) => boolean): Persisted<Value> {
  return new Persisted<Value>(key, fallback, (text) => {
    const found: unknown = JSON.parse(text);
    return fits(found) ? (found as Value) : undefined;
  });
}

export function isTextList(found: unknown): boolean {
  return Array.isArray(found) && found.every((one) => typeof one === "string");
}

export function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
