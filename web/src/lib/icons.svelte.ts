// Icons by name. The common ones come with the page, a game's own when its table is opened.

import common from "../generated/icons/common.json";
import { drawings, type Paths } from "./drawings";

const known: Paths = $state.raw({ ...(common as Paths) });
let version = $state(0);

export async function loadIcons(set: string): Promise<void> {
  const found = await drawings(set);
  if (!found) return;
  Object.assign(known, found);
  version += 1;
}

const PAINTS: Record<string, string> = { "=": "paint", "+": "light", "-": "dark" };

/** Outlines of `gi:<name>` or `art:<name>` in a 256 x 256 box, each with its paint and from its own start; nothing when the name is unknown. */
export function outlines(icon: string): { d: string; paint: string }[] | undefined {
  void version;
  return known[icon]?.map((d) => ({ d: d.replace(/^[=+-]?m/, "M"), paint: PAINTS[d[0]!] ?? "" }));
}

export const isGlyph = (icon: string): boolean => icon.codePointAt(0)! >= 0x13000;
