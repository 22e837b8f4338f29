// The sign of a seat: shown wherever its colour is, so that colour never stands alone.

import type { Node } from "../protocol";

const SIGNS = ["𓋹", "𓂀", "𓆣", "𓆸", "𓅃", "𓊽", "𓆭", "𓉴"] as const;

export const sign = (seat: number): string => SIGNS[seat % SIGNS.length]!;
export const seatTone = (seat: number): string => `tone-seat-${seat % SIGNS.length}`;

/** The paint of a node: its own, else that of its owner. */
export const toneOf = ({ tone, owner }: Node): string => (tone ? `tone-${tone}` : owner != null ? seatTone(owner) : "");
