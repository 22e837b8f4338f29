// What people at a table may ask of each other beside taking back; the server has the same list and decides.

import type { Plea, Table } from "../protocol";

interface Agreement {
  kind: Plea["kind"];
  /** It takes people at more than one screen. */
  apart?: boolean;
  /** Whether it is for a match that rests; otherwise for any that is not over. */
  paused?: boolean;
}
const AGREEMENTS: readonly Agreement[] = [{ kind: "pause", paused: false }, { kind: "share", apart: true }, { kind: "end" }];

/** What somebody with a seat may ask for now. */
export function asked(table: Table): Plea["kind"][] {
  const apart = table.seats.some((seat) => !seat.yours && seat.holder === "person");
  return AGREEMENTS.filter((one) => (!one.apart || apart) && (one.paused ?? Boolean(table.paused)) === Boolean(table.paused)).map(({ kind }) => kind);
}
