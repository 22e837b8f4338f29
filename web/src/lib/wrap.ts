// Words into lines for SVG, which cannot wrap. Widths come from a canvas and are remembered.

type Measure = (text: string, font: string) => number;

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text at a font size of 1. */
export function measured(text: string, font: string): number {
  const name = `${font}|${text}`;
  let width = widths.get(name);
  if (width === undefined) {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return text.length * 0.5;
    context.font = font.replace("{}", "100px");
    width = context.measureText(text).width / 100;
    widths.set(name, width);
  }
  return width;
}

/** Forget widths that were measured before the fonts arrived. */
export function forgetWidths(): void {
  widths.clear();
}

/** Greedy lines of at most `width` at font size `size`; a word that is too long stands alone. */
export function lines(text: string, width: number, size: number, font: string, measure: Measure = measured): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer, font) * size > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...found, line] : found;
}

interface Fitted {
  size: number;
  lines: string[];
  /** Something did not fit: it was cut, or is too wide. */
  cut: boolean;
}

/** The largest size between `most` and `least` at which the text fits the box; at the least it is cut. */
export function fit(
  text: string,
  box: { width: number; height: number },
  most: number,
  least: number,
  font: string,
  leading = 1.2,
  measure: Measure = measured,
): Fitted {
  for (let size = most; size >= least; size -= 0.5) {
    const found = lines(text, box.width, size, font, measure);
    const wide = found.every((line) => measure(line, font) * size <= box.width);
    if (wide && found.length * size * leading <= box.height) return { size, lines: found, cut: false };
  }
  const found = lines(text, box.width, least, font, measure);
  const kept = found.slice(0, Math.max(1, Math.floor(box.height / (least * leading))));
  const dropped = kept.length < found.length;
  if (dropped) kept[kept.length - 1] += "…";
  return { size: least, lines: kept, cut: dropped || kept.some((line) => measure(line, font) * least > box.width) };
}
