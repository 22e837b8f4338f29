// SVG outlines with fewer digits.

const POINTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The outline in whole units of a box `scale` times as large: one in 256 is not seen, and nearly half of the bytes is saved.
 * Every command is written from where the drawing really stands, so that the rounding never adds up.
 */
export function rounded(path, scale = 1) {
  let out = "";
  let [x, y, startX, startY] = [0, 0, 0, 0]; // true position
  let [atX, atY, beganX, beganY] = [0, 0, 0, 0]; // where the rounded drawing stands
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter.toLowerCase();
    const arc = command === "a";
    const args = numbers(text, arc).map((value, n) => (arc && n % 7 > 1 && n % 7 < 5 ? value : value * scale));
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
        const head = arc ? one.slice(0, 5).map((value, n) => (n < 2 ? Math.round(value * 10) / 10 : Math.round(value))) : [];
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

/** Part of a unit that a curve may leave the straight line and be written as one. */
const STRAIGHT = 0.8;

/**
 * The same outline in fewer letters, from relative commands in whole units: curves that are straight become lines, lines along an
 * axis and curves that go on smoothly their short forms, steps to nowhere go, and a command is named once for a run of it.
 */
export function tight(path) {
  let [out, last] = ["", ""];
  let smooth = null; // from the second handle of the curve before to its end
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    let [command, args] = [letter, numbers(text, letter === "a")];
    let handle = null;
    if (command === "c") {
      const [x1, y1, x2, y2, x, y] = args;
      if (straight(args)) [command, args] = ["l", [x, y]];
      else {
        handle = [x - x2, y - y2];
        if (smooth && smooth[0] === x1 && smooth[1] === y1) [command, args] = ["s", [x2, y2, x, y]];
      }
    } else if (command === "s") handle = [args[2] - args[0], args[3] - args[1]];
    if (command === "l" && args[1] === 0) [command, args] = ["h", [args[0]]];
    else if (command === "l" && args[0] === 0) [command, args] = ["v", [args[1]]];
    if ((command === "h" || command === "v") && args[0] === 0) continue;
    smooth = handle;
    const figures = args.join(" ").replaceAll(" -", "-");
    const again = command === last && command !== "z" && command !== "m";
    out += (again ? (figures.startsWith("-") ? "" : " ") : command) + figures;
    last = command;
  }
  return out;
}

/** Whether a curve keeps to the line between its ends. */
function straight([x1, y1, x2, y2, x, y]) {
  const length = Math.hypot(x, y);
  if (!length) return Math.hypot(x1, y1) < 1 && Math.hypot(x2, y2) < 1;
  return [[x1, y1], [x2, y2]].every(([u, v]) => {
    const along = (u * x + v * y) / length;
    return Math.abs(u * y - v * x) / length < STRAIGHT && along > -STRAIGHT && along < length + STRAIGHT;
  });
}

const PAINTS = { paint: "=", light: "+", dark: "-" };

/** Our own figures, by id: the outlines of each symbol, those of the symbols that it uses first among them, each after the sign of its paint. */
export function figures(svg) {
  const bodies = new Map([...svg.matchAll(/<symbol id="([^"]+)">(.*?)<\/symbol>/gs)].map(([, id, body]) => [id, body]));
  const paths = (id) =>
    [...bodies.get(id).matchAll(/<use href="#([^"]+)" \/>|<path([^>]*)\/>/g)].flatMap(([, used, path]) =>
      used ? paths(used) : [(PAINTS[/class="([^"]+)"/.exec(path)?.[1]] ?? "") + tight(rounded(/ d="([^"]+)"/.exec(path)[1]))],
    );
  return new Map([...bodies.keys()].map((id) => [id, paths(id)]));
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
