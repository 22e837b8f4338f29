// What lies and grows on painted land: dunes, rocks, palms, fields, reeds, boats; and the rims of rings. By a chance that is
// always the same, clear of names, walls, rivers and small places; joined into a few outlines, so that it weighs nothing.

import { isLand, type Land } from "./coast";
import { sizeOf, type Placed } from "./layout";

type Point = readonly [number, number];

/** One paint of the scenery and everything that has it. */
export interface Stroke {
  paint: string;
  d: string;
  /** A line of this width, in units of the usual canvas; else it is filled. */
  line?: number;
}

interface Motif {
  /** Half of the room that it needs, in units of the usual canvas. */
  wide: number;
  high: number;
  /** How often, against the others of its land. */
  often: number;
  /** Paint, then its outlines: where each begins, and relative curves from there. */
  parts: readonly [paint: string, ...outlines: string[]][];
}

const DUNE: Motif = {
  wide: 15,
  high: 6,
  often: 4,
  parts: [
    ["sun", "-14 4q7-9 15-9q-3 4-1 9q-7-2-14 0z"],
    ["shade", "1-5q7 1 13 9q-6-1-13 0q-2-5 0-9z"],
    ["ridge", "-14 4q7-9 15-9q-3 4-1 9"],
  ],
};
const RIPPLES: Motif = { wide: 13, high: 5, often: 3, parts: [["ridge", "-12-2q6-4 12 0t10-1", "-6 3q5-3 10 0t9-1"]] };
const ROCKS: Motif = {
  wide: 7,
  high: 4,
  often: 1,
  parts: [
    ["stone", "-6 3l2-5 4-1 3 3 3 0 1 3z"],
    ["sun", "-4-2l4-1 1.500 1.500-3 1.500z"],
    ["shade", "-6 3l13 0-2 1.400-9 0z"],
  ],
};
const ACACIA: Motif = {
  wide: 9,
  high: 9,
  often: 1,
  parts: [
    ["shade", "-7 8q7-2 14 0q-7 2-14 0z"],
    ["bark", "-0.800 8q0-5-3-9l1.200-0.600q2 3 2.800 5.200q1-3 4-5.500l0.900 0.800q-4 4-3.600 9.100z"],
    ["leaf", "-9-1q1-6 9-6.500q8 0.500 9 6.500q-4-2-9-1.500q-5-0.500-9 1.500z"],
    ["young", "-6-3q2-3.500 6-3.500q3 0 5 2q-6-1-11 1.500z"],
  ],
};
const PALM: Motif = {
  wide: 9,
  high: 11,
  often: 4,
  parts: [
    ["shade", "-6 10q6-2 13 0q-6 2-13 0z"],
    ["bark", "-1 10q-0.500-9 1.500-15l1.600 0.400q-2 7-1 14.600z"],
    ["leaf", "1-6q-7-4-10 3q4-3 9-2z", "1-6q7-4 10 3q-4-3-9-2z", "1-6q-5-8-9-4q4-0.500 8 4z", "1-6q5-8 9-4q-4-0.500-8 4z"],
    ["young", "1-6q-3-1-5 4q4-1 5-3.500z", "1-6q3-1 5 4q-4-1-5-3.500z", "1-6.500q-1-5 1-6q1.500 2 0 6z"],
  ],
};
const PAPYRUS: Motif = {
  wide: 7,
  high: 7,
  often: 3,
  parts: [
    ["stem", "-4 7q0-6-1.500-10", "0 7q0.300-6 0-12", "4 7q0-5 1.800-9"],
    ["young", "-5.500-3q-3-1-3-4q3 1 6-1q0 4-3 5z", "0-5q-3-1-3-4.500q3 1.500 6 0q0 3.500-3 4.500z", "5.800-2q-2.500-1-2.500-3.500q2.500 1 5-0.500q0 3-2.500 4z"],
  ],
};
const FIELD: Motif = {
  wide: 12,
  high: 6,
  often: 3,
  parts: [
    ["crop", "-11 5l6-10 17 0-6 10z"],
    ["furrow", "-7 5l6-10", "-2.500 5l6-10", "2 5l6-10"],
  ],
};
const WAVES: Motif = { wide: 10, high: 4, often: 5, parts: [["foam", "-9-1q2.500-3 5 0t5 0 5 0", "-4 3q2-2.500 4 0t4 0"]] };
const BOAT: Motif = {
  wide: 10,
  high: 10,
  often: 1,
  parts: [
    ["bark", "-9 4q9 3 18-1q-2 5-5 5l-8 0q-3 0-5-4z"],
    ["sail", "0 3l0-13q8 6 9 12q-5-1-9 1z"],
    ["foam", "-11 9q3-2.500 6 0t6 0 6 0"],
  ],
};
const PAVING: Motif = { wide: 12, high: 8, often: 1, parts: [["joint", "-11-6l10 0 0 6-10 0z", "2-6l9 0 0 6-9 0z", "-6 1l12 0 0 6-12 0z"]] };

const LANDS: Record<Land, readonly Motif[]> = {
  desert: [DUNE, RIPPLES, ROCKS, ACACIA],
  sand: [RIPPLES, DUNE, ROCKS],
  fertile: [PALM, PAPYRUS, FIELD],
  stone: [PAVING],
  water: [WAVES, BOAT],
};
const PAINTS: Record<string, { paint: string; line?: number }> = {
  joint: { paint: "joint", line: 1 },
  ridge: { paint: "ridge", line: 1 },
  furrow: { paint: "furrow", line: 1 },
  stem: { paint: "stem", line: 1.2 },
  foam: { paint: "foam", line: 1.3 },
};
/** In this order they lie over each other. */
const ORDER = ["crop", "furrow", "joint", "shade", "sun", "ridge", "stone", "foam", "bark", "stem", "leaf", "young", "sail"];
/** A motif on so many units of land each way, and this much smaller where the places are small. */
const SPACING = 36;
const TRIES = 9;

/** Everything that is scattered over the land of a layer, paint by paint. `all` is what else stands on the canvas. */
export function scatter(placed: readonly Placed[], unit: number): Stroke[] {
  const found = new Map<string, string[]>(ORDER.map((paint) => [paint, []]));
  const closed = placed.flatMap((one) => obstacles(one));
  for (const one of placed.filter(isLand)) {
    const { points } = one.node.shape as { points: readonly Point[] };
    const [chance, motifs] = [dice(one.node.id), LANDS[one.node.tone as Land]];
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top, wide, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const small = Math.min(1, Math.min(wide, high) / (90 * unit));
    const size = unit * (0.55 + 0.45 * small);
    const most = Math.round(area(points) / (SPACING * unit) ** 2);
    const taken: Circle[] = [];
    for (let n = 0; n < most * TRIES && taken.length < most; n += 1) {
      const [x, y, scale] = [left + chance() * wide, top + chance() * high, size * (0.8 + 0.4 * chance())];
      const motif = pick(motifs, chance());
      const [w, h] = [motif.wide * scale, motif.high * scale];
      const corners: Point[] = [[x - w, y - h], [x + w, y - h], [x + w, y + h], [x - w, y + h]];
      const apart = (circles: readonly Circle[]): boolean => circles.every(({ at, reach }) => Math.hypot(at[0] - x, at[1] - y) > reach + Math.max(w, h) * 0.9);
      if (!corners.every((corner) => isInside(corner, points)) || !apart(taken) || !apart(closed)) continue;
      taken.push({ at: [x, y], reach: Math.max(w, h) * 0.9 });
      for (const [paint, ...outlines] of motif.parts) found.get(paint)!.push(...outlines.map((part) => moved(part, x, y, scale)));
    }
  }
  return [...found].flatMap(([name, parts]) => (parts.length ? [{ ...(PAINTS[name] ?? { paint: name }), d: parts.join("") }] : []));
}

interface Circle {
  at: Point;
  reach: number;
}

/** What has to stay clear: small places, walls and rivers along their way, words. */
function obstacles(one: Placed): Circle[] {
  const { node, x, y } = one;
  if (node.shape?.kind === "line") {
    const { points, width = 4 } = node.shape;
    return points.slice(1).flatMap((to, i) => steps(points[i]!, to, width).map((at) => ({ at, reach: width / 2 })));
  }
  if (node.role === "text") {
    const { width, height } = sizeOf(node);
    return steps([x - width / 2 + height / 2, y], [x + width / 2 - height / 2, y], height).map((at) => ({ at, reach: height / 2 }));
  }
  if (node.role === "place" && node.shape?.kind !== "polygon") return [{ at: [x, y], reach: Math.max(one.width, one.height) / 2 }];
  return [];
}

function steps([ax, ay]: Point, [bx, by]: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / Math.max(4, step)));
  return Array.from({ length: count + 1 }, (_, n) => [ax + ((bx - ax) * n) / count, ay + ((by - ay) * n) / count]);
}

/** Chance from a name. */
function dice(name: string): () => number {
  let seed = 7;
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.codePointAt(0)!) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick(motifs: readonly Motif[], chance: number): Motif {
  let left = chance * motifs.reduce((sum, { often }) => sum + often, 0);
  return motifs.find(({ often }) => (left -= often) < 0) ?? motifs[0]!;
}

/** An outline of a motif where it stands. */
function moved(part: string, x: number, y: number, scale: number): string {
  const [, dx, dy, rest] = /^(-?[\d.]+) ?(-?[\d.]+)(.*)$/.exec(part)!;
  const short = (value: number): number => Math.round(value * 10) / 10;
  const curves = rest!.replace(/(-?[\d.]+) ?/g, (_, number: string) => `${short(Number(number) * scale)} `);
  return `M${short(x + Number(dx) * scale)} ${short(y + Number(dy) * scale)}${curves}`;
}

function area(points: readonly Point[]): number {
  return Math.abs(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * y, 0)) / 2;
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** Petals along the rim of a sector, and the buds between them. */
export function frieze(outer: number, start: number, end: number): { petals: string; buds: string; rim: string } {
  const DEEP = 18;
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(radius * Math.sin(angle) * 10) / 10} ${Math.round(-radius * Math.cos(angle) * 10) / 10}`;
  };
  const count = Math.max(1, Math.round((((end - start) * Math.PI) / 180) * outer / 25));
  const step = (end - start) / count;
  const [petals, buds]: [string[], string[]] = [[], []];
  for (let n = 0; n < count; n += 1) {
    const [from, mid, to] = [start + n * step, start + (n + 0.5) * step, start + (n + 1) * step];
    petals.push(`M${at(outer - 4, from)}Q${at(outer - DEEP * 0.7, from + step * 0.12)} ${at(outer - DEEP, mid)}Q${at(outer - DEEP * 0.7, to - step * 0.12)} ${at(outer - 4, to)}z`);
    buds.push(`M${at(outer - 6, mid - step * 0.2)}Q${at(outer - DEEP * 0.6, mid - step * 0.16)} ${at(outer - DEEP * 0.78, mid)}Q${at(outer - DEEP * 0.6, mid + step * 0.16)} ${at(outer - 6, mid + step * 0.2)}z`);
  }
  return { petals: petals.join(""), buds: buds.join(""), rim: `M${at(outer - DEEP - 4, start)}A${outer - DEEP - 4} ${outer - DEEP - 4} 0 0 1 ${at(outer - DEEP - 4, end)}` };
}
