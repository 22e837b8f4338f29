// The table somebody last made of each game, so that the next one is a click away.

import type { Game, NewTable, SeatWish } from "../protocol";
import { settings } from "./settings.svelte";

const place = (game: string): string => `ennead-table-${game}`;

export function remember(wish: NewTable): void {
  localStorage.setItem(place(wish.game), JSON.stringify(wish));
}

/** The last table of this game as far as it still can be made; else oneself against a bot of the second level. */
export function remembered(game: Game): NewTable & { seats: SeatWish[] } {
  const level = game.levels[Math.min(1, game.levels.length - 1)] ?? "";
  const usual = Array.from({ length: Math.max(game.low, Math.min(2, game.high)) }, (_, i): SeatWish => (i ? { holder: "bot", name: "", level } : { holder: "me", name: settings.name, level: "" }));
  try {
    const last = JSON.parse(localStorage.getItem(place(game.id)) ?? "") as NewTable;
    const fits = last.seats.length >= game.low && last.seats.length <= game.high && last.seats.every((seat) => seat.holder !== "bot" || game.levels.includes(seat.level ?? ""));
    const known = new Set(game.options.map((option) => option.id));
    const options = Object.fromEntries(Object.entries(last.options ?? {}).filter(([id]) => known.has(id)));
    return { game: game.id, seats: fits ? last.seats : usual, options, ...(last.pace && { pace: last.pace }) };
  } catch {
    return { game: game.id, seats: usual, options: {} };
  }
}
