// Icons by name. The common ones come with the page, a game's own when its table is opened.

import common from "../generated/icons/common.json";

type Paths = Record<string, string[]>;

const loaders = import.meta.glob<Paths>("../generated/icons/*.json", { import: "default" });
const known: Paths = $state.raw({ ...(common as Paths) });
let version = $state(0);

export async function loadIcons(set: string): Promise<void> {
  const loader = loaders[`../generated/icons/${set}.json`];
  if (!loader) return;
  Object.assign(known, await loader());
  version += 1;
}

/** Outlines of `gi:<name>` in a 512 x 512 box, or nothing when the name is unknown. */
export function outlines(icon: string): string[] | undefined {
  void version;
  return known[icon.slice(3)];
}

export const isGlyph = (icon: string): boolean => icon.codePointAt(0)! >= 0x13000;
