// A tally as an option of a match has it: `axe*2,boat`, or `none`.

const NONE = "none";

/** How often each thing is listed. */
export function counts(text: string): Record<string, number> {
  if (text === NONE || !text) return {};
  return Object.fromEntries(
    text.split(",").map((entry) => {
      const [name = "", count = "1"] = entry.split("*");
      return [name, Number(count)];
    }),
  );
}

/** The text of a tally, in the order of all that could be listed. */
export function tally(values: readonly string[], now: Record<string, number>): string {
  const listed = values.filter((one) => now[one]).map((one) => (now[one] === 1 ? one : `${one}*${now[one]}`));
  return listed.join(",") || NONE;
}
