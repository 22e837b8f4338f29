import { expect, test } from "vitest";
import { counts, tally } from "../src/lib/tally";

test("a tally is read and written in the order of its values", () => {
  expect(counts("boat,axe*2")).toEqual({ boat: 1, axe: 2 });
  expect(tally(["axe", "bow", "boat"], counts("boat,axe*2"))).toBe("axe*2,boat");
});

test("nothing is none", () => {
  expect(counts("none")).toEqual({});
  expect(tally(["axe"], { axe: 0 })).toBe("none");
});
