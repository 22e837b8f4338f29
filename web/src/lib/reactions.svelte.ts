// What people at the table think of lines of the log; filled by whoever follows what is said there.

class Reactions {
  /** The outlines of signs in a box of 24 x 24, by the number of the line. */
  of: ReadonlyMap<number, readonly string[]> = $state.raw(new Map());
  /** Say something about a line; null where nobody may, or nobody is about to. */
  react: ((line: number) => void) | null = $state.raw(null);
}

export const reactions = new Reactions();
