// What this browser knows of its solver: a rating for each game, and the puzzles that were solved.

import type { PuzzleEntry, PuzzleList } from "../protocol";

interface Solver {
  rating: number;
  solved: string[];
}

const DAY = 24 * 60 * 60 * 1000;
const BEGINNER: Solver = { rating: 1000, solved: [] };
/** How far one puzzle moves the rating at most. */
const SWING = 40;
const place = (game: string): string => `ennead-puzzles-${game}`;

export function solverOf(game: string): Solver {
  try {
    return { ...BEGINNER, ...(JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Partial<Solver>) };
  } catch {
    return BEGINNER;
  }
}

/** A puzzle was solved; only the first time counts for the rating. */
export function note(game: string, puzzle: Pick<PuzzleEntry, "id" | "rating">, firstTry: boolean): Solver {
  const before = solverOf(game);
  if (before.solved.includes(puzzle.id)) return before;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
  const now = { rating: before.rating + SWING * (Number(firstTry) - expected), solved: [...before.solved, puzzle.id] };
  try {
    localStorage.setItem(place(game), JSON.stringify(now));
  } catch {
    // a browser that stores nothing still asks
  }
  return now;
}

export function ofTheDay({ puzzles, stride }: PuzzleList, now = Date.now()): PuzzleEntry | undefined {
  return puzzles[(Math.floor(now / DAY) * stride) % puzzles.length];
}

/** The unsolved one, of this theme if there is a choice, that fits the solver best. */
export function next({ puzzles }: PuzzleList, { rating, solved }: Solver, theme?: string): PuzzleEntry | undefined {
  const open = puzzles.filter((one) => !solved.includes(one.id));
  const fitting = open.filter((one) => one.theme === theme);
  return (fitting.length ? fitting : open).toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))[0];
}
