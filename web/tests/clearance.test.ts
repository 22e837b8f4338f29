import { expect, test } from "vitest";
import { wayOut } from "../src/lib/clearance.svelte";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const window = box(0, 0, 600, 600);

test("what no panel lies over stays where it is", () => {
  expect(wayOut(box(250, 100, 350, 200), window, [box(0, 400, 600, 600)])).toEqual({ x: 0, y: 0 });
});

test("what lies under a panel comes out by the shortest way, and stays in the window", () => {
  expect(wayOut(box(250, 380, 350, 480), window, [box(0, 400, 600, 600)])).toEqual({ x: 0, y: -80 });
  expect(wayOut(box(250, 40, 350, 140), window, [box(50, 0, 600, 300)])).toEqual({ x: 0, y: 260 });
  expect(wayOut(box(80, 250, 180, 350), window, [box(160, 0, 600, 600)])).toEqual({ x: -20, y: 0 });
});

test("where it fits nowhere it goes to the widest gap", () => {
  expect(wayOut(box(0, 300, 600, 500), window, [box(0, 150, 600, 600)]).y).toBeLessThan(-300);
});
