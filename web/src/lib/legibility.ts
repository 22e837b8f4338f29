// How large a unit of a drawing is on the screen: what is drawn too small to be read says less, but legibly.

import { getContext, setContext } from "svelte";

const NAME = Symbol("clearness");
const LOW = Symbol("low");

/** Pixels a unit, for everything drawn inside; nothing is known of them outside a canvas. */
export const setPixelsPerUnit = (pixels: () => number): void => void setContext(NAME, pixels);
export const getPixelsPerUnit = (): (() => number) => getContext<(() => number) | undefined>(NAME) ?? (() => 0);

/** Cards of usual proportions inside are cut low while this holds, so that all of them are in sight. */
export const setLowCards = (low: () => boolean): void => void setContext(LOW, low);
export const hasLowCards = (): (() => boolean) => getContext<(() => boolean) | undefined>(LOW) ?? (() => false);
export const LOW_CARD = { width: 100, height: 104 };

/** Nothing is written in letters smaller than this, in pixels. */
const LEAST = 11;

/** The smallest letters that can be read, in units of a drawing; `none` where its scale is not known. */
export const leastLetters = (pixels: number, none: number): number => (pixels ? LEAST / pixels : none);

/** Letters of this size, or larger ones if those could not be read; nothing if these are more than there is room for. */
export function letters(size: number, pixels: number, most = size * 1.6): number {
  const needed = Math.max(size, leastLetters(pixels, 0));
  return needed <= most ? needed : 0;
}
