import { expect, test } from "vitest";
import { Choice } from "./choice.svelte";

const HAND = ["2", "2", "5", "W3", "W12"];

test("cards of one number are counted up, and after the last of them none is chosen", () => {
  const choice = new Choice(() => HAND);
  choice.count("2");
  expect(choice.move).toBe("1x2");
  choice.count("2");
  expect([choice.move, choice.full, choice.worth]).toEqual(["2x2", true, 4]);
  choice.count("2");
  expect(choice.cards).toEqual([]);
});

test("worms are chosen one by one, written by signpost, and another kind replaces them", () => {
  const choice = new Choice(() => HAND);
  choice.toggle("W12");
  choice.toggle("W3");
  expect([choice.move, choice.worm]).toEqual(["W3+W12", true]);
  choice.fewer();
  expect(choice.cards).toEqual(["W12"]);
  choice.count("5");
  expect(choice.move).toBe("1x5");
});

test("what lies in the display already is no longer chosen, nor what has left the hand", () => {
  let hand = HAND;
  const choice = new Choice(() => hand);
  choice.toggle("W3");
  choice.toggle("W12");
  hand = ["2", "W12"];
  choice.keepWithin(new Set());
  expect(choice.cards).toEqual(["W12"]);
  choice.keepWithin(new Set(["W"]));
  expect(choice.cards).toEqual([]);
});
