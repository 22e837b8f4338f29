// How large a unit of a drawing is on the screen: what is drawn too small to be read says less, but legibly.

import { getContext, setContext } from "svelte";

const NAME = Symbol("clearness");
const NARROW = Symbol("narrow");

/** Pixels a unit, for everything drawn inside; nothing is known of them outside a canvas. */
export const setPixelsPerUnit = (pixels: () => number): void => void setContext(NAME, pixels);
export const getPixelsPerUnit = (): (() => number) => getContext<(() => number) | undefined>(NAME) ?? (() => 0);

/** Cards inside may become narrower than usual, so that each looks at the room it has. */
export const setNarrow = (): void => void setContext(NARROW, true);
export const isNarrow = (): boolean => getContext<boolean | undefined>(NARROW) ?? false;

/** Narrower than this many pixels, the small print of a card of usual proportions cannot be read. */
const LEGIBLE = 76;
const PROPORTION = 1.4;
/** Whether a card's small print can be read; a low card has less room for it. */
export const isLegible = (width: number, height: number, pixels: number): boolean =>
  !pixels || Math.min(width, height / PROPORTION) * pixels >= LEGIBLE;
