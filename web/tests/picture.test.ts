import { describe, expect, it } from "vitest";
import { describe as described, outlineOf, spoken } from "../src/lib/narration";
import { after, nodesOf, pathTo } from "../src/lib/picture";
import { Speaker } from "../src/lib/words";
import type { Area, Event, State } from "../src/protocol";

const area = (id: string, ...nodes: Area["nodes"] & object): Area => ({ id, slot: "board", nodes });
const event = (index: number): Event => ({ index, seq: index, text: "e" });
const state = (more: Partial<State>): State => ({ type: "state", seq: 1, ...more });

describe("a picture", () => {
  it("keeps areas that a state does not repeat, in the order it says", () => {
    const first = after(null, state({ order: ["a", "b"], areas: [area("a"), area("b")] }));
    const second = after(first, state({ seq: 2, order: ["c", "a"], areas: [area("c")] }));
    expect(second.areas.map((one) => one.id)).toEqual(["c", "a"]);
    expect(second.areas[1]).toBe(first.areas[0]);
  });

  it("puts an area together from what stayed, what changed and what is new", () => {
    const piece = (id: string, ...children: Area["nodes"] & object) => ({ id, role: "piece" as const, ...(children.length && { children }) });
    const first = after(null, state({ order: ["a"], areas: [area("a", piece("1"), piece("2", piece("x"), piece("y")), piece("3"), piece("4"))] }));
    const changed = { id: "2", value: 7, children: [{ id: "x", role: "text" as const }, 1] };
    const second = after(first, state({ seq: 2, areas: [{ id: "a", nodes: [1, changed, piece("new"), "4"] }] }));
    const nodes = second.areas[0]!.nodes!;
    expect(nodes.map((node) => node.id)).toEqual(["1", "2", "new", "4"]);
    expect(nodes[1]).toMatchObject({ role: "piece", value: 7 });
    expect(second.areas[0]!.slot).toBe("board");
    const third = after(second, state({ seq: 3, areas: [{ id: "a", nodes: [1, { id: "2", value: null, children: null }, 2] }] }));
    expect(third.areas[0]!.nodes![1]).toEqual({ id: "2", role: "piece" });
    expect(nodes[1]!.children!.map((node) => node.role)).toEqual(["text", "piece"]);
    expect(nodes[0]).toBe(first.areas[0]!.nodes![0]);
    expect(nodes[3]).toBe(first.areas[0]!.nodes![3]);
  });

  it("keeps standings that a state does not repeat", () => {
    const first = after(null, state({ standings: [{ seat: 0, total: 1 }, { seat: 1, total: 2 }] }));
    const second = after(first, state({ seq: 2, standings: [{ seat: 1, total: 5 }] }));
    expect(second.standings.map((one) => one.total)).toEqual([1, 5]);
  });

  it("drops events that an undo took back", () => {
    const first = after(null, state({ events: [0, 1, 2].map(event) }));
    const second = after(first, state({ log: 1, events: [event(1)] }));
    expect(second.events.map((one) => one.index)).toEqual([0, 1]);
  });

  it("knows what stands on what", () => {
    const picture = after(null, state({ order: ["a"], areas: [area("a", { id: "zone", role: "place", children: [{ id: "troop", role: "piece" }] })] }));
    expect(pathTo(picture, "troop")).toEqual(["a", "zone", "troop"]);
    expect([...nodesOf(picture).keys()]).toEqual(["zone", "troop"]);
  });
});

describe("narration", () => {
  const speaker = new Speaker(
    "en",
    [{ language: "en", text: "zone-a = Delta\npiece-troop = Troop\nterm-desert = desert\nnarrate-owner = of { $player }\nnarrate-of = { $value } of { $limit }\nflag-current = here now\nfigure-cost = Cost" }],
    ["Nefertari"],
  );
  const troop = { id: "t", role: "piece" as const, key: "piece-troop", owner: 0, value: 3 };

  it("says name, owner, numbers, notes and state", () => {
    expect(described({ ...troop, limit: 5, note: "term-desert", flags: ["current"], stats: [{ name: "figure-cost", value: 2 }] }, speaker)).toBe(
      "Troop, of Nefertari, 3 of 5, Cost 2, desert, here now",
    );
  });

  it("says what stands on a place", () => {
    expect(spoken({ id: "z", role: "place", key: "zone-a", children: [troop] }, speaker)).toBe("Delta: Troop, of Nefertari, 3");
  });

  it("leaves empty places of a map out of the outline", () => {
    const map: Area = { id: "m", slot: "board", canvas: "map", nodes: [{ id: "z", role: "place", key: "zone-a" }, { id: "y", role: "place", key: "zone-a", children: [troop] }] };
    expect(outlineOf([map], speaker)).toEqual([{ id: "y", text: "Delta", inside: [{ id: "t", text: "Troop, of Nefertari, 3", inside: [] }] }]);
  });
});
