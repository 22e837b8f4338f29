// Paintings that lie under everything on a board, by name: fetched when a board that has one is shown.

const drawings = import.meta.glob<string>("../../art/boards/*.svg", { query: "?raw", import: "default" });

const REST = 1200;
let rest: Promise<void> | undefined;
/** The first board of a page has been played on, or looked at, for a moment: what only adorns it may be fetched. */
export const rested = (): Promise<void> => (rest ??= new Promise((go) => setTimeout(go, REST)));

/** What is inside the drawing; nothing where there is none of this name. */
export async function backdrop(name: string): Promise<string> {
  await rested();
  const drawing = await drawings[`../../art/boards/${name}.svg`]?.();
  return drawing?.replace(/^[^>]*>|<\/svg>\s*$/g, "") ?? "";
}
