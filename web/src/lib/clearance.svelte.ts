// What lies over the board, and how far the board steps aside so that what is asked about is not under it.

import type { Box } from "./placement";

const covers = new Set<Element>();
let changed = $state(0);
const sizes = globalThis.ResizeObserver && new ResizeObserver(() => (changed += 1));

/** Marks a panel that lies over the board. */
export function covering(panel: HTMLElement): { destroy(): void } {
  covers.add(panel);
  sizes.observe(panel);
  return {
    destroy() {
      covers.delete(panel);
      sizes.unobserve(panel);
      changed += 1;
    },
  };
}

/** Where they are now; whoever asks is asked again when it changes. */
export function covered(): Box[] {
  void changed;
  return [...covers].map((panel) => panel.getBoundingClientRect());
}

const isUnder = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The shortest way for a thing out from under all panels, inside the window of the board; where it fits nowhere, to the widest gap. */
export function wayOut(thing: Box, window: Box, panels: readonly Box[]): { x: number; y: number } {
  const over = panels.filter((panel) => isUnder(panel, window));
  if (!over.some((panel) => isUnder(panel, thing))) return { x: 0, y: 0 };
  const [left, top] = [Math.min(...over.map((one) => one.left)), Math.min(...over.map((one) => one.top))];
  const [right, bottom] = [Math.max(...over.map((one) => one.right)), Math.max(...over.map((one) => one.bottom))];
  const gaps: Box[] = [{ ...window, bottom: top }, { ...window, top: bottom }, { ...window, right: left }, { ...window, left: right }];
  const ways = gaps.map((gap) => {
    const x = into(thing.left, thing.right, gap.left, gap.right);
    const y = into(thing.top, thing.bottom, gap.top, gap.bottom);
    const lacking = Math.max(0, thing.right - thing.left - (gap.right - gap.left)) + Math.max(0, thing.bottom - thing.top - (gap.bottom - gap.top));
    return { x, y, cost: Math.hypot(x, y) + 1000 * lacking };
  });
  const { x, y } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return { x, y };
}

/** How far a stretch goes to lie inside another; its middle to the other's, if it is longer. */
function into(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2;
  return low < from ? from - low : high > to ? to - high : 0;
}
