// What people at the table think of lines of the log; filled by whoever follows what is said there.

class Reactions {
  /** The names of signs, by the number of the line. */
  of: ReadonlyMap<number, readonly string[]> = $state.raw(new Map());
  /** Say something about a line; null where nobody may, or nobody is about to. */
  react: ((line: number) => void) | null = $state.raw(null);
}

export const reactions = new Reactions();
export const GLYPHS: Readonly<Record<string, string>> = { heart: "𓄣", joy: "𓇳", tears: "𓁿", eye: "𓂀", luck: "𓋹" };
