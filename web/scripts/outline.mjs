// SVG outlines with fewer digits.

const POINTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The outline in whole units: one in a box of 512 is not seen, and a third of the bytes is saved. Every command is written
 * from where the drawing really stands, so that the rounding never adds up.
 */
export function rounded(path) {
  let out = "";
  let [x, y, startX, startY] = [0, 0, 0, 0]; // true position
  let [atX, atY, beganX, beganY] = [0, 0, 0, 0]; // where the rounded drawing stands
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter.toLowerCase();
    const args = numbers(text, command === "a");
    const absolute = letter !== command;
    if (command === "z") {
      out += "z";
      [x, y, atX, atY] = [startX, startY, beganX, beganY];
      continue;
    }
    for (let i = 0; i + POINTS[command] <= args.length; i += POINTS[command]) {
      const one = args.slice(i, i + POINTS[command]);
      const [fromX, fromY] = absolute ? [0, 0] : [x, y];
      const shift = (value, base, at) => Math.round(base + value - at);
      let short;
      if (command === "h") [short, x] = [[shift(one[0], fromX, atX)], fromX + one[0]];
      else if (command === "v") [short, y] = [[shift(one[0], fromY, atY)], fromY + one[0]];
      else {
        const head = command === "a" ? one.slice(0, 5).map((value, n) => (n < 2 ? Math.round(value * 10) / 10 : Math.round(value))) : [];
        const points = one.slice(head.length);
        short = [...head, ...points.map((value, n) => (n % 2 ? shift(value, fromY, atY) : shift(value, fromX, atX)))];
        [x, y] = [fromX + points.at(-2), fromY + points.at(-1)];
      }
      if (command !== "v") atX += command === "h" ? short[0] : short.at(-2);
      if (command !== "h") atY += command === "v" ? short[0] : short.at(-1);
      out += command + short.join(" ").replaceAll(" -", "-");
      if (command === "m") {
        [startX, startY, beganX, beganY] = [x, y, atX, atY];
        command = "l"; // more pairs after a move are lines
      }
    }
  }
  return out;
}

/** The numbers of a path command; the two flags of an arc may stand without anything between them. */
export function numbers(args, arc) {
  const found = [];
  let rest = args;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, "");
    const flag = arc && (found.length % 7 === 3 || found.length % 7 === 4);
    const match = (flag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/).exec(rest);
    if (!match) return found;
    found.push(Number(match[0]));
    rest = rest.slice(match[0].length);
  }
}
