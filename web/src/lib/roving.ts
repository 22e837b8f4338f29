// Arrow keys between things on the table: the nearest one in that direction, as the eye sees it.

export const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** Index of the spot to go to, or -1: nearest in the direction, with going astray costing double. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const astray = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 2 || astray > along * 2.5) continue;
    const cost = along + astray * 2;
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}

/** Move the focus to the nearest thing. */
export function rove(here: Element, root: HTMLElement, step: [number, number]): void {
  const others = [...root.querySelectorAll<HTMLElement>("[data-node]")].filter((one) => one !== here);
  const middle = (element: Element): Spot => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  others[nearest(middle(here), others.map(middle), step)]?.focus();
}
