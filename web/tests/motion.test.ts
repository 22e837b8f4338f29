import { describe, expect, it } from "vitest";
import { changes, type Seen } from "../src/lib/motion";

const seen = (id: string, key: string, x: number, more: Partial<Seen> = {}): Seen => ({ id, key, owner: "", x, y: 0, width: 10, height: 10, hidden: false, ground: "board", across: x / 100, down: 0, ...more });
const picture = (...things: Seen[]): Map<string, Seen> => new Map(things.map((thing) => [thing.id, thing]));
const moves = (before: Map<string, Seen>, after: Map<string, Seen>): string[] => changes(before, after).flights.map(({ from, to }) => `${from.id}>${to.id}`);

describe("pieces between two pictures", () => {
  it("that kept their id fly to where they are", () => {
    expect(moves(picture(seen("god", "god", 0)), picture(seen("god", "god", 50)))).toEqual(["god>god"]);
  });

  it("that did not move stay", () => {
    expect(moves(picture(seen("god", "god", 0)), picture(seen("god", "god", 0.1)))).toEqual([]);
  });

  it("on a board that was drawn elsewhere stay on it", () => {
    const shifted = seen("god", "god", 50, { across: 0 });
    expect(moves(picture(seen("god", "god", 0)), picture(shifted))).toEqual([]);
  });

  it("that changed their id are found by kind", () => {
    const before = picture(seen("pyramid/b1", "card-axe", 0), seen("hand/0", "card-urn", 90));
    const after = picture(seen("hand/0", "card-urn", 90), seen("hand/1", "card-axe", 100));
    expect(moves(before, after)).toEqual(["pyramid/b1>hand/1"]);
  });

  it("prefer their own owner, then the nearest", () => {
    const before = picture(seen("a", "warrior", 0, { owner: "1" }), seen("b", "warrior", 40, { owner: "0" }), seen("c", "warrior", 90, { owner: "0" }));
    expect(moves(before, picture(seen("z", "warrior", 80, { owner: "0" })))).toEqual(["c>z"]);
  });

  it("are used once", () => {
    const { flights, arrivals } = changes(picture(seen("a", "gem", 0)), picture(seen("x", "gem", 10), seen("y", "gem", 20)));
    expect(flights).toHaveLength(1);
    expect(arrivals.map((one) => one.id)).toEqual(["y"]);
  });

  it("behind an id that now shows another kind count as gone", () => {
    const before = picture(seen("hand/0", "card-axe", 0), seen("hand/1", "card-urn", 20));
    expect(moves(before, picture(seen("hand/0", "card-urn", 0)))).toEqual(["hand/1>hand/0"]);
  });

  it("that were turned over flip", () => {
    expect(changes(picture(seen("a", "", 0, { hidden: true })), picture(seen("a", "", 0))).flips).toEqual(["a"]);
  });
});
