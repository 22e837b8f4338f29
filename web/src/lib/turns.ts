// The log in turns: each has its first line as a headline, under which the others can be folded away.

import type { Event } from "../protocol";

export interface Turn {
  /** Index of its first line: what tells it from the others. */
  id: number;
  lines: Event[];
}

/** Lines of one turn together, in order. Turns that are as they were `before` stay the same objects. */
export function turnsOf(events: readonly Event[], before: readonly Turn[] = []): Turn[] {
  const turns: Turn[] = [];
  let number: number | null = null;
  for (const event of events) {
    const turn = event.turn ?? 0;
    if (turn === number) turns.at(-1)!.lines.push(event);
    else turns.push({ id: event.index, lines: [event] });
    number = turn;
  }
  return turns.map((turn, n) => (before[n] && isSame(before[n], turn) ? before[n] : turn));
}

const isSame = (a: Turn, b: Turn): boolean => a.lines.length === b.lines.length && a.lines[0] === b.lines[0] && a.lines.at(-1) === b.lines.at(-1);

/** Ids of the turns that are open unless somebody folds them: the last ones, up to so many lines. */
export function recentTurns(turns: readonly Turn[], most: number): Set<number> {
  const open = new Set<number>();
  let lines = 0;
  for (const turn of turns.toReversed()) {
    lines += turn.lines.length;
    if (lines > most && open.size) break;
    open.add(turn.id);
  }
  return open;
}
