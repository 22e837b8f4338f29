// The part of a canvas that some things on it take, for pictures that show only them.

import type { Area, Node } from "../protocol";
import { spotsOf } from "./trace";

/** Left, top, width and height, in units of the canvas. */
export type Frame = [number, number, number, number];

const MARGIN = 0.18;

/** The frame around things on the layers of a canvas, with a margin and never outside of it; nothing if none is there. */
export function frameOf(layers: readonly Area[], ids: readonly string[]): Frame | undefined {
  const wanted = new Set(ids);
  const [width, height] = layers[0]?.size ?? [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { node, x, y, reach } of layers.flatMap((area) => [...spotsOf(area).values()])) {
    if (!wanted.has(node.id)) continue;
    const points = node.shape && "points" in node.shape ? node.shape.points : [[x - reach, y - reach] as const, [x + reach, y + reach] as const];
    for (const [px, py] of points) [left, top, right, bottom] = [Math.min(left, px), Math.min(top, py), Math.max(right, px), Math.max(bottom, py)];
  }
  if (left > right) return undefined;
  const more = MARGIN * Math.max(right - left, bottom - top);
  [left, top] = [Math.max(0, left - more), Math.max(0, top - more)];
  [right, bottom] = [Math.min(width, right + more), Math.min(height, bottom + more)];
  return [left, top, right - left, bottom - top];
}

/** The nodes with these ids, wherever they are; what is inside of one comes with it. */
export function pick(nodes: readonly Node[] | undefined, ids: ReadonlySet<string>): Node[] {
  return (nodes ?? []).flatMap((node) => (ids.has(node.id) ? [node] : pick(node.children, ids)));
}
