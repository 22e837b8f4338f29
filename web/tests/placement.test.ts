import { describe, expect, it } from "vitest";
import { beside, type Box } from "../src/lib/placement";

const WINDOW = { width: 1280, height: 800 };
const CARD = { width: 400, height: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const covers = ({ x, y }: { x: number; y: number }, what: Box): boolean =>
  x < what.right && x + CARD.width > what.left && y < what.bottom && y + CARD.height > what.top;

describe("a card about something", () => {
  it("lies right of it when nothing speaks against that", () => {
    expect(beside(box(400, 300, 80, 120), CARD, WINDOW, [])).toEqual({ x: 490, y: 210 });
  });

  it("stays inside the window", () => {
    const { x, y } = beside(box(1240, 780, 30, 15), CARD, WINDOW, []);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + CARD.height).toBeLessThanOrEqual(WINDOW.height);
  });

  it("covers neither the thing nor the choices next to it", () => {
    const thing = box(560, 350, 80, 100);
    const choices = [box(650, 350, 80, 100), box(740, 350, 80, 100), box(560, 460, 260, 60)];
    const spot = beside(thing, CARD, WINDOW, choices);
    for (const what of [thing, ...choices]) expect(covers(spot, what)).toBe(false);
  });

  it("lets the choices be covered rather than the thing itself", () => {
    const thing = box(600, 300, 80, 100);
    expect(covers(beside(thing, CARD, WINDOW, [box(0, 0, 1280, 800)]), thing)).toBe(false);
  });

  it("keeps clear of the middle of something as large as the board", () => {
    const spot = beside(box(100, 50, 1100, 700), CARD, WINDOW, []);
    expect(covers(spot, box(630, 390, 20, 20))).toBe(false);
  });
});
