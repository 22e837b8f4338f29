// What a table needs before it can be drawn, asked for while the page for it is still on its way.

import type { Table } from "../protocol";
import * as api from "./api";
import { loadIcons } from "./icons.svelte";

/** What every table is written with. */
const FACES = ["700 1em Alegreya", "400 1em 'Source Sans 3'"];
let ahead: { id: string; table: Promise<Table> } | null = null;

/** Ask for a table and for what its game is drawn with. */
function ask(id: string): Promise<Table> {
  for (const face of FACES) void document.fonts?.load(face).catch(() => undefined);
  return api.table(id);
}

/** Somebody is on the way to this table. */
export function expect(id: string): void {
  ahead = { id, table: ask(id) };
  ahead.table.catch(() => undefined); // whoever opens it hears of it
}

/** The table that was asked for ahead, or as it is now. */
export function opened(id: string): Promise<Table> {
  const table = ahead?.id === id ? ahead.table : ask(id);
  ahead = null;
  return table;
}

/** The icons of a game, as far as they can be had. */
export const iconsOf = (game: string): Promise<void> => loadIcons(game).catch(() => undefined);
