import { describe, expect, it } from "vitest";
// @ts-expect-error -- a build script without types
import { figures, numbers, rounded, tight } from "../scripts/outline.mjs";

describe("rounded outlines", () => {
  it("keep their commands and lose their decimals", () => {
    expect(rounded("M10.4 20.6L30.2 40.9z")).toBe("m10 21l20 20z");
  });

  it("do not drift, however many small steps there are", () => {
    const steps = "l0.4 0.4".repeat(100);
    const ends = [...(rounded(`M0 0${steps}`) as string).matchAll(/l(-?\d+)[ ]?(-?\d+)/g)];
    expect(ends.reduce((sum, [, x]) => sum + Number(x), 0)).toBe(40);
  });

  it("go on from the start of the figure after it is closed", () => {
    expect(rounded("M5.4 5.4h10v10zm1 1h2")).toBe("m5 5h10v10zm1 1h2");
  });

  it("come in a smaller box, but for the turn and the flags of an arc", () => {
    expect(rounded("M10 20A8 6 90 1 1 30 40", 0.5)).toBe("m5 10a4 3 90 1 1 10 10");
  });

  it("read arcs whose flags stand without spaces", () => {
    expect(numbers("5 5 0 011.5.5", true)).toEqual([5, 5, 0, 0, 1, 1.5, 0.5]);
  });

  it("take pairs after a move as lines", () => {
    expect(rounded("M1 1 3 3 5 5")).toBe("m1 1l2 2l2 2");
  });
});

describe("figures of our own", () => {
  it("bring the paths of what they use, each with the sign of its paint", () => {
    const svg = `<svg><symbol id="man">\n<path d="M1 1h2" />\n</symbol><symbol id="ra"><use href="#man" /><path class="light" d="M3 3v1" /></symbol></svg>`;
    expect((figures(svg) as Map<string, string[]>).get("ra")).toEqual(["m1 1h2", "+m3 3v1"]);
  });
});

describe("tight outlines", () => {
  it("name a command once for a run of it", () => {
    expect(tight("m5 5l1 2l-3 4z")).toBe("m5 5l1 2-3 4z");
  });

  it("write lines and smooth curves in their short forms, and leave out what goes nowhere", () => {
    expect(tight("m5 5l4 0l0-4h0c1 0 3 0 4 0c0 2 1 4 3 4c2 0 4-2 4-4")).toBe("m5 5h4v-4h4c0 2 1 4 3 4s4-2 4-4");
  });

  it("end where they ended", () => {
    expect(tight("m0 0c1 1 2 2 4 4c0 9 9 9 9 0l0 0")).toBe("m0 0l4 4c0 9 9 9 9 0");
  });
});
