// Areas as they are shown: layers of one canvas belong together, everything else stands alone.

import type { Area, Words } from "../protocol";

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
