import { expect, test } from "vitest";
import { clockFace, marked } from "../src/lib/clock.svelte";

test("a clock shows minutes and seconds, and hours where there are some", () => {
  expect([0, 1, 59_001, 61_000, 3_600_000].map(clockFace)).toEqual(["0:00", "0:01", "1:00", "1:01", "1:00:00"]);
});

test("what is left is said at five minutes, one, thirty seconds and ten, and not when there is nothing", () => {
  expect([300_001, 300_000, 60_000, 29_000, 10_000, 0].map(marked)).toEqual([null, 300_000, 60_000, 30_000, 10_000, null]);
});
