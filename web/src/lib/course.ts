// A finished match at a glance, worked out from its course: the gains of each round, where it turned, what to look at again.

import type { Course, Verdict, Words } from "../protocol";

/** Points won (or lost again) by each seat from one point of the course to the next. */
export interface Round {
  title: Words;
  frame: number;
  gains: number[];
}

/** The rounds of a match, at most so many: more than that are taken together. */
export function roundsOf({ points }: Course, most: number): Round[] {
  const step = Math.ceil(points.length / most);
  const kept = points.filter((_, index) => (index + 1) % step === 0 || index === points.length - 1);
  return kept.map(({ title, frame, totals }, index) => ({
    title,
    frame,
    gains: totals.map((total, seat) => total - (kept[index - 1]?.totals[seat] ?? 0)),
  }));
}

/** A move after which somebody's chance was another. */
export interface Turn {
  /** The frame in which the move was made. */
  frame: number;
  seat: number;
  before: number;
  after: number;
}

const WORTH_A_MARK = 8;

/** Where the match turned: the moves after which a seat's chance changed most, apart from each other, in order. */
export function turningPoints({ chances = [], actors }: Course, seat: number, most = 4): Turn[] {
  const apart = Math.max(1, Math.round(actors.length / 30));
  const turns = actors.map((_, frame): Turn => ({ frame, seat, before: chances[frame]?.[seat] ?? 0, after: chances[frame + 1]?.[seat] ?? 0 }));
  return greatest(turns, (turn) => Math.abs(turn.after - turn.before), most, apart);
}

/** Own moves after which this seat stood worse: worth another look, the worst first. */
export function doubtful({ chances = [], actors }: Course, seat: number, most = 3): Turn[] {
  const own = actors.flatMap((actor, frame): Turn[] =>
    actor === seat ? [{ frame, seat, before: chances[frame]?.[seat] ?? 0, after: chances[frame + 1]?.[seat] ?? 0 }] : [],
  );
  const found = greatest(own, (turn) => turn.before - turn.after, most, 1, 1);
  return found.sort((a, b) => b.before - b.after - (a.before - a.after));
}

function greatest(turns: readonly Turn[], size: (turn: Turn) => number, most: number, apart: number, least = WORTH_A_MARK): Turn[] {
  const chosen: Turn[] = [];
  for (const turn of [...turns].sort((a, b) => size(b) - size(a))) {
    if (size(turn) < least || chosen.length === most) break;
    if (chosen.every((one) => Math.abs(one.frame - turn.frame) >= apart)) chosen.push(turn);
  }
  return chosen.sort((a, b) => a.frame - b.frame);
}

const MOST_POINTS = 120;

/**
 * A line through the chances of a seat on a field of this size, as an SVG path: of a long match the middle of what each
 * stretch of it had, but exactly what there was at its ends and `through` these frames.
 */
export function chanceLine({ chances = [] }: Course, seat: number, width: number, height: number, through: readonly number[] = []): string {
  const last = Math.max(1, chances.length - 1);
  const step = Math.ceil(chances.length / MOST_POINTS);
  const exact = new Set([0, last, ...through]);
  const at = (frame: number): number => chances[frame]?.[seat] ?? 0;
  const middle = (frame: number): number => {
    const near = Array.from({ length: step }, (_, index) => at(Math.min(last, Math.max(0, frame + index - (step >> 1))))).sort((a, b) => a - b);
    return near[step >> 1]!;
  };
  const points = chances.flatMap((_, frame) => (exact.has(frame) ? [[frame, at(frame)]] : frame % step ? [] : [[frame, middle(frame)]])) as [number, number][];
  return points.map(([frame, chance], index) => `${index ? "L" : "M"}${round((frame / last) * width)} ${round(height * (1 - chance / 100))}`).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** What a choice gave away, in percent. */
export const lostBy = ({ chance, best_chance: best }: Verdict): number => Math.max(0, (best ?? 0) - (chance ?? 0));
