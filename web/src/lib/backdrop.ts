// Paintings that lie under everything on a board, by name: fetched when a board that has one is shown.

const drawings = import.meta.glob<string>("../../art/boards/*.svg", { query: "?raw", import: "default" });

/** What is inside the drawing; nothing where there is none of this name. */
export async function backdrop(name: string): Promise<string> {
  const drawing = await drawings[`../../art/boards/${name}.svg`]?.();
  return drawing?.replace(/^[^>]*>|<\/svg>\s*$/g, "") ?? "";
}
