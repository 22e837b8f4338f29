import { expect, test } from "vitest";
import { coasts, isLand, isWater } from "../src/lib/coast";
import { scatter } from "../src/lib/landscape";
import { placeAll } from "../src/lib/layout";
import type { Node } from "../src/protocol";

const box = (id: string, tone: Node["tone"], x: number): Node =>
  ({ id, role: "place", tone, x: x + 150, y: 150, shape: { kind: "polygon", points: [[x, 0], [x + 300, 0], [x + 300, 300], [x, 300]] } }) as Node;
const wall: Node = { id: "wall", role: "place", x: 450, y: 150, shape: { kind: "circle", radius: 60 } } as Node;
const river: Node = { id: "river", role: "place", tone: "nile", x: 600, y: 150, shape: { kind: "line", points: [[600, 0], [600, 300]], width: 30 } } as Node;
const map = placeAll([box("zone/sea", "water", 0), box("zone/dunes", "desert", 300), box("zone/bank", "fertile", 600), wall, river]);

/** Where everything begins that was scattered. */
const starts = (): [number, number][] =>
  scatter(map, 1).flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]));

test("scenery lies on its land, clear of walls and rivers, and is the same every time", () => {
  const found = starts();
  expect(found.length).toBeGreaterThan(60);
  expect(found).toEqual(starts());
  for (const [x, y] of found) {
    expect(x > 0 && x < 900 && y > 0 && y < 300).toBe(true);
    expect(Math.hypot(x - 450, y - 150)).toBeGreaterThan(60);
    expect(Math.abs(x - 600)).toBeGreaterThan(15);
  }
});

test("water and land are told apart, and rivers have banks of their width", () => {
  expect(map.filter(isWater).map(({ node }) => node.id)).toEqual(["zone/sea"]);
  expect(map.filter(isLand)).toHaveLength(3);
  expect(coasts(map).banks.map(({ width }) => width)).toEqual([30]);
});
