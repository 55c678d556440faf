/** What is as it was stays the same object: whoever shows it has nothing to draw again. */
export function reuse<Value>(before: unknown, now: Value): Value {
  return (isNested(before) && isNested(now) ? merged(before, now) : now) as Value;
}

type Nested = Record<string, unknown>;

function merged(before: Nested, now: Nested): Nested {
  const names = Object.keys(now);
  for (const name of names) now[name] = reuse(before[name], now[name]);
  const alike = names.length === Object.keys(before).length && names.every((name) => now[name] === before[name]);
  return alike && Array.isArray(before) === Array.isArray(now) ? before : now;
}

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null;
}
