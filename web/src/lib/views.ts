// Areas as they are shown: layers of one canvas belong together, everything else stands alone.

import type { Area, Node, Words } from "../protocol";

export interface View {
  id: string;
  title: string;
  areas: Area[];
}

export function group(areas: readonly Area[], say: (words: Words) => string): View[] {
  const found: View[] = [];
  for (const area of areas) {
    const same = area.canvas ? found.find((one) => one.areas[0]?.canvas === area.canvas) : undefined;
    const title = area.title != null ? say(area.title) : "";
    if (same) {
      same.areas.push(area);
      same.title ||= title;
    } else found.push({ id: area.id, title, areas: [area] });
  }
  return found;
}

/** Whether something in it is counted up line by line. */
export const addsUp = (node: Node): boolean => node.layout === "sum" || (node.children ?? []).some(addsUp);

const WIDE = 1700;
/** Columns of my things and of everybody's standing, in rem; the head and the prompt above and below. */
const COLUMNS = 43;
const BARS = 10;
/** The share of its size that the board keeps for sure. */
const KEPT = 0.75;

/** Whether a window is wide enough for a column of other things beside the board. */
export function hasRoomBeside([width, height]: readonly [number, number], across: number, down: number): boolean {
  if (across < WIDE) return false;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const left = across - Math.min(across * 0.19, 27 * rem) - COLUMNS * rem;
  return left > (KEPT * (down - BARS * rem) * width) / height;
}
