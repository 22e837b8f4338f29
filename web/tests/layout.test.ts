import { describe, expect, it } from "vitest";
import { anchor, heap, outline, place, room, sizeOf } from "../src/lib/layout";
import { nearest } from "../src/lib/roving";
import { fit, lines } from "../src/lib/wrap";
import type { Node } from "../src/protocol";

const node = (id: string, more: Partial<Node> = {}): Node => ({ id, role: "piece", key: "k", ...more });
const cards = (count: number): Node[] => Array.from({ length: count }, (_, i) => node(`c${i}`, { role: "card" }));
const mono = (text: string): number => text.length * 0.5;

describe("groups", () => {
  it("in a pyramid centre their rows", () => {
    const { children } = place(node("p", { role: "group", layout: "pyramid", rows: [1, 2], children: cards(3) }), 0, 0);
    expect(children.map((child) => [child.x, child.y])).toEqual([[0, -79], [-59, 79], [59, 79]]);
  });

  it("in a row stand side by side around the centre, and measure what they need", () => {
    const row = node("r", { role: "group", layout: "row", children: cards(2) });
    expect(place(row, 0, 0).children.map((child) => child.x)).toEqual([-54, 54]);
    expect(sizeOf(row)).toEqual({ width: 208, height: 140 });
  });

  it("upwards put the first at the bottom", () => {
    const { children } = place(node("t", { role: "group", layout: "track", flow: "up", children: [node("a"), node("b")] }), 0, 0);
    expect(children[0]!.y).toBeGreaterThan(children[1]!.y);
  });
});

describe("places", () => {
  it("shrink their pieces until they fit, without overlap", () => {
    const pieces = heap(Array.from({ length: 7 }, (_, i) => node(`p${i}`)), { width: 60, height: 60 });
    for (const one of pieces) {
      expect(Math.abs(one.x) + (36 * one.scale) / 2).toBeLessThanOrEqual(30.001);
      for (const other of pieces) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(36 * one.scale - 0.001);
      }
    }
  });

  it("know the room around their centre", () => {
    const square = node("z", { role: "place", x: 50, y: 50, shape: { kind: "polygon", points: [[0, 0], [100, 0], [100, 100], [0, 100]] } });
    expect(room(square).width).toBeCloseTo(85);
  });

  it("of a ring hold their things in the middle of the sector", () => {
    const { x, y } = anchor(node("s", { role: "place", shape: { kind: "sector", inner: 50, outer: 150, start: 45, end: 135 } }));
    expect([x, y].map(Math.round).map((n) => n + 0)).toEqual([100, 0]);
  });

  it("are drawn relative to their centre", () => {
    expect(outline({ kind: "polygon", points: [[10, 10], [20, 10], [15, 20]] }, 15, 13)).toBe("M-5 -3L5 -3L0 7z");
  });
});

describe("words in a box", () => {
  it("wrap at the width", () => {
    expect(lines("one two three", 35, 10, "", mono)).toEqual(["one two", "three"]);
  });

  it("shrink before they are cut", () => {
    expect(fit("one two three", { width: 40, height: 12 }, 12, 6, "", 1, mono)).toEqual({ size: 6, lines: ["one two three"], cut: false });
  });

  it("are cut with a sign when nothing helps", () => {
    const { lines: shown, cut } = fit("one two three four", { width: 20, height: 12 }, 12, 6, "", 1, mono);
    expect(cut).toBe(true);
    expect(shown.at(-1)).toMatch(/…$/);
  });
});

describe("arrow keys", () => {
  const spots = [{ x: 10, y: 0 }, { x: 20, y: 1 }, { x: 10, y: 10 }];
  it("go to the nearest thing in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 10, y: 0 }, spots, [0, 1])).toBe(2);
  });
  it("stay where nothing lies in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
  });
});
