import { afterEach, expect, test, vi } from "vitest";
import { isTextList, Persisted, persistedJson, persistedText } from "./persisted.svelte";

afterEach(() => void vi.restoreAllMocks());

test("a value survives, as the text it always was", () => {
  persistedText("rival", "spud").value = "chips";
  expect(localStorage.getItem("rival")).toBe("chips");
  expect(persistedText("rival", "spud").value).toBe("chips");
});

test("what is no such value is not taken", () => {
  for (const broken of ["{", '"text"', "[1]", "null"]) {
    localStorage.setItem("list", broken);
    expect(persistedJson<string[]>("list", ["a"], isTextList).value).toEqual(["a"]);
  }
});

test("another tab's value is taken over", () => {
  const here = persistedText("theme", "");
  localStorage.setItem("theme", "dark");
  dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
  expect(here.value).toBe("dark");
});

test("where storage is blocked a value lives as long as the page", () => {
  const blocked = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const whole = { ...localStorage };
  Object.assign(localStorage, { getItem: blocked, setItem: blocked, removeItem: blocked });
  try {
    const here = new Persisted("theme", "light", (text) => text);
    here.value = "dark";
    expect(here.value).toBe("dark");
    here.forget();
    expect(here.value).toBe("light");
  } finally {
    Object.assign(localStorage, whole);
  }
});
