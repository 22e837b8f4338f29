// How far this person has come in each game, remembered in the browser.

/** The course of one game: what was done in each lesson, which of them are finished, and the guided match. */
export interface Progress {
  did: Record<string, string[]>;
  finished: string[];
  /** The table of the guided match. */
  match?: string;
  /** How often each question has come up in it: the coach speaks less and less. */
  met: Record<string, number>;
}

const place = (game: string): string => `ennead-learning-${game}`;
const fresh = (): Progress => ({ did: {}, finished: [], met: {} });

export function progressOf(game: string): Progress {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Partial<Progress>) };
  } catch {
    return fresh();
  }
}

/** Change what is remembered of a game. */
export function learn(game: string, change: (progress: Progress) => void): Progress {
  const progress = progressOf(game);
  change(progress);
  try {
    localStorage.setItem(place(game), JSON.stringify(progress));
  } catch {
    // a browser that stores nothing still teaches
  }
  return progress;
}

/** Whether anything of a game was ever learnt here. */
export const hasBegun = (game: string): boolean => Object.keys(progressOf(game).did).length > 0;
