// How large a unit of the canvas is on the screen: what is drawn too small to be read says less, but legibly.

import { getContext, setContext } from "svelte";

const NAME = Symbol("clearness");

/** Pixels a unit, for everything drawn inside; nothing is known of them outside a canvas. */
export const setClearness = (pixels: () => number): void => void setContext(NAME, pixels);
export const getClearness = (): (() => number) => getContext<(() => number) | undefined>(NAME) ?? (() => 0);

/** Narrower than this many pixels, the small print of a card cannot be read. */
const LEGIBLE = 76;
export const isLegible = (width: number, pixels: number): boolean => !pixels || width * pixels >= LEGIBLE;
