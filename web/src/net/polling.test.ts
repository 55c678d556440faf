import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { poll } from "./polling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("looks again so long after the last answer, also after a failure", async () => {
  const look = vi.fn(() => Promise.reject(new Error("no answer")));
  const stop = poll(look, 1000, 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

test("whoever stops while an answer is awaited is not asked again", async () => {
  let answer: () => void = () => undefined;
  const look = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const stop = poll(look, 1000, 0);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});
