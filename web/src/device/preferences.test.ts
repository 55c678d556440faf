import { beforeEach, expect, test } from "vitest";
import { Preferences } from "./preferences.svelte";

const KEY = "tischlein-wishes";

beforeEach(() => localStorage.removeItem(KEY));

test("nothing chosen: as it was made", () => {
  const preferences = new Preferences();
  expect(preferences.pace).toBe("normal");
  expect(preferences.waitForMe).toBe(false);
  expect(preferences.sounds).toBe(false);
});

test("one choice leaves the others alone and is still there after a reload", () => {
  const before = new Preferences();
  before.sounds = true;
  before.pace = "slow";
  const after = new Preferences();
  expect([after.sounds, after.pace, after.waitForMe]).toEqual([true, "slow", false]);
});

test("a pace that does not exist is the usual one", () => {
  localStorage.setItem(KEY, JSON.stringify({ pace: "glacial" }));
  expect(new Preferences().pace).toBe("normal");
});
