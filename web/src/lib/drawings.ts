// The drawings of a game, in a file of their own.

export type Paths = Record<string, string[]>;

const sets = import.meta.glob<Paths>(["../generated/icons/*.json", "!../generated/icons/common.json"], { import: "default" });

/** Nothing if it has none, or they cannot be had. */
export const drawings = (set: string): Promise<Paths | undefined> => (sets[`../generated/icons/${set}.json`]?.() ?? Promise.resolve(undefined)).catch(() => undefined);
