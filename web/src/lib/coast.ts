// Which places of a map are land and water, and the outlines that they have in common: coasts and banks.

import { outline, type Placed } from "./layout";

const LANDS = ["desert", "sand", "fertile", "stone", "water"] as const;
export type Land = (typeof LANDS)[number];

export const isLand = ({ node }: Placed): boolean => node.role === "place" && node.shape?.kind === "polygon" && LANDS.some((land) => land === node.tone);
export const isWater = (one: Placed): boolean => isLand(one) && one.node.tone === "water";

/** The outline of a place on its canvas. */
const drawn = ({ node }: Placed): string => outline(node.shape!, 0, 0);

/** All land, all shores, all banks: outlines that places have in common. */
export function coasts(placed: readonly Placed[]): { land: string; sea: string; banks: { width: number; d: string }[] } {
  const banks = new Map<number, string>();
  for (const one of placed) {
    const { shape, tone } = one.node;
    if (shape?.kind !== "line" || tone !== "nile") continue;
    const width = shape.width ?? 4;
    banks.set(width, (banks.get(width) ?? "") + drawn(one));
  }
  const [land, sea] = [false, true].map((wet) => placed.filter((one) => isLand(one) && isWater(one) === wet).map(drawn).join(""));
  return { land: land!, sea: sea!, banks: [...banks].map(([width, d]) => ({ width, d })) };
}
