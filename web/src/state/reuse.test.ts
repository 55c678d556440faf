import { expect, test } from "vitest";
import { reuse } from "./reuse";

test("what is unchanged stays the same object", () => {
  const before = { a: { b: [1, 2] }, c: { d: 1 } };
  const now = reuse(before, { a: { b: [1, 2] }, c: { d: 2 } });
  expect(now.a).toBe(before.a);
  expect(now.c).not.toBe(before.c);
  expect(now).toEqual({ a: { b: [1, 2] }, c: { d: 2 } });
});

test("an equal value is the one from before", () => {
  const before = { hand: ["R5"] };
  expect(reuse(before, { hand: ["R5"] })).toBe(before);
});

test("a list never stands in for an object with the same entries", () => {
  expect(reuse({ 0: "R5" }, ["R5"])).toEqual(["R5"]);
  expect(Array.isArray(reuse({ 0: "R5" }, ["R5"]))).toBe(true);
});

test("a list that has grown shorter keeps its items", () => {
  const before = [{ a: 1 }, { a: 2 }];
  const now = reuse(before, [{ a: 1 }]);
  expect(now[0]).toBe(before[0]);
  expect(now).toHaveLength(1);
});
