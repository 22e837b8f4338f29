import { describe, expect, it } from "vitest";
import type { Node } from "../src/protocol";
import { after, type Picture } from "../src/lib/picture";
import { trace, type Trace } from "../src/lib/trace";
import { recentTurns, turnsOf } from "../src/lib/turns";

const piece = (id: string, more: Partial<Node> = {}): Node => ({ id, role: "piece", key: "troop", owner: 0, ...more });
const HEXES = { a: 0, b: 100, c: 200 };
/** A map of three hexes in a row, 100 units apart, and pieces that stand on them or freely. */
const board = (on: Partial<Record<keyof typeof HEXES, Node[]>>, free: Node[] = []): Picture =>
  after(null, {
    type: "state",
    seq: 1,
    order: ["map"],
    areas: [
      {
        id: "map",
        slot: "board",
        canvas: "map",
        size: [300, 100],
        nodes: [...Object.entries(HEXES).map(([id, x]): Node => ({ id, role: "place", x, y: 0, shape: { kind: "circle", radius: 40 }, children: on[id as "a"] ?? [] })), ...free],
      },
    ],
  });
const ways = (found: Trace): [number, number, number | null][] => found.arrows.map(({ from, to, owner }) => [from.x, to.x, owner]);

describe("marks of what happened", () => {
  it("lead a thing that kept its id, or its kind, from place to place", () => {
    const before = board({ a: [piece("t1")] }, [piece("x", { key: "god", x: 0, y: 0 })]);
    const now = board({ b: [piece("t2")] }, [piece("x", { key: "god", x: 200, y: 0, owner: 1 })]);
    const found = trace(before, now);
    expect(ways(found)).toEqual([
      [0, 100, 0],
      [0, 200, 1],
    ]);
    expect([...found.moved.keys()]).toEqual(["t2", "x"]);
  });

  it("follow the choice where only numbers changed, or somebody left", () => {
    const before = board({ a: [piece("ta", { value: 5 })], b: [piece("tb", { value: 1 })] });
    const now = board({ a: [piece("ta", { value: 2 })], b: [piece("tb", { value: 4 })] });
    expect(ways(trace(before, now, ["card", "a", "b"]))).toEqual([[0, 100, null]]);
    expect(ways(trace(before, board({ b: [piece("tb", { value: 1 })] }), ["a", "c"]))).toEqual([[0, 200, null]]);
  });

  it("do not take a step aside for a move", () => {
    const before = board({ a: [piece("t")] });
    expect(trace(before, board({ a: [piece("t"), piece("u", { key: "other" })] })).arrows).toEqual([]);
  });

  it("are none where nothing or everything is new", () => {
    const one = board({ a: [piece("t")] });
    expect(trace(one, one).moved.size).toBe(0);
    const many = Array.from({ length: 40 }, (_, n) => piece(`n${n}`, { key: `k${n}` }));
    expect(trace(one, board({ a: many })).moved.size).toBe(0);
  });
});

describe("the log in turns", () => {
  const line = (index: number, turn: number) => ({ index, seq: index, text: "x", turn });

  it("keeps lines of a turn together, and only the last ones open", () => {
    const turns = turnsOf([line(0, 0), line(1, 1), line(2, 1), line(3, 2), line(4, 2)]);
    expect(turns.map(({ id, lines }) => [id, lines.length])).toEqual([[0, 1], [1, 2], [3, 2]]);
    expect([...recentTurns(turns, 3)]).toEqual([3]);
    expect([...recentTurns(turns, 1)]).toEqual([3]);
  });
});
