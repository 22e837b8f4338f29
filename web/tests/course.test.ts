import { describe, expect, it } from "vitest";
import { chanceLine } from "../src/lib/course";
import type { Course } from "../src/protocol";

const course = (length: number): Course => ({ labels: [], points: [], actors: [], chances: Array.from({ length }, (_, frame) => [frame % 7 ? 50 : 90]) }) as unknown as Course;
const points = (path: string): [number, number][] => path.split(/[ML]/).slice(1).map((point) => point.split(" ").map(Number) as [number, number]);

describe("the line of chances", () => {
  it("has every move of a short match", () => {
    expect(points(chanceLine(course(8), 0, 70, 100))).toEqual([[0, 10], [10, 50], [20, 50], [30, 50], [40, 50], [50, 50], [60, 50], [70, 10]]);
  });

  it("smooths a long one, but goes through its ends and the moves that are named", () => {
    const found = points(chanceLine(course(1401), 0, 1400, 100, [70, 701]));
    expect(found.length).toBeLessThan(130);
    expect(found.filter(([, y]) => y !== 50)).toEqual([[0, 10], [70, 10], [1400, 10]]);
    expect(found).toContainEqual([701, 50]);
    expect(found.map(([x]) => x)).toEqual([...found.map(([x]) => x)].sort((a, b) => a - b));
  });
});
