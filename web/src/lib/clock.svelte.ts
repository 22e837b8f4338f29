// The time of a table: what clocks show between two words of the server, and how it is said.

import type { SeatInfo, Table } from "../protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Below this a clock is about to run out. */
export const LITTLE = 30 * SECOND;

/** When a table was told, by this machine's clock: a seat's time is counted from there. */
const told = new WeakMap<Table, number>();

/** What time it is, for everything that shows a clock; it goes only while something does. */
let now = $state(performance.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let clocks go while a part of the page shows them; returns how to stop. */
export function watchClock(): () => void {
  now = performance.now();
  if (!watchers++) timer = setInterval(() => (now = performance.now()), 250);
  return () => {
    if (!--watchers) clearInterval(timer);
  };
}

/** Milliseconds that a seat's clock shows now; null where there are none. */
export function left(table: Table, seat: SeatInfo): number | null {
  if (seat.left == null) return null;
  if (!told.has(table)) told.set(table, performance.now());
  return Math.max(0, seat.left - (seat.due ? Math.max(0, now - told.get(table)!) : 0));
}

/** Minutes and seconds as a clock has them; tenths do not matter to anybody. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${rest.join(":")}` : `${Number(rest[0])}:${rest[1]}`;
}

/** What is said aloud while a clock runs out: the last of these that it has passed. */
const SAID = [5 * MINUTE, MINUTE, LITTLE, 10 * SECOND];
export const marked = (milliseconds: number): number | null => SAID.findLast((mark) => milliseconds <= mark && milliseconds > 0) ?? null;
