// What happened between two pictures, as marks on the board: which thing went where, and what is new or different.

import type { Area, Node } from "../protocol";
import { outline, placeAll, type Placed } from "./layout";
import type { Picture } from "./picture";

/** Where something is on a canvas, in its units. */
export interface Spot {
  canvas: string;
  node: Node;
  x: number;
  y: number;
  /** Half its size, the larger side. */
  reach: number;
  width: number;
  height: number;
}

export interface Arrow {
  from: Spot;
  to: Spot;
  owner: number | null;
}

export interface Trace {
  /** From where to where on the board. */
  arrows: Arrow[];
  /** Cards and pieces that came, moved or changed, by id. */
  moved: Map<string, Spot>;
  /** Places that the choice was about. */
  touched: Spot[];
  /** How many cards and pieces left the board. */
  lost: number;
}

export const NO_TRACE: Trace = { arrows: [], moved: new Map(), touched: [], lost: 0 };
const MOST = 24;

type Spots = ReadonlyMap<string, Spot>;
const known = new WeakMap<Area, Spots>();

/** Everything on a layer of the board, by id; what lies on a wheel turns with it and does not move by itself. */
export function spotsOf(area: Area): Spots {
  let found = known.get(area) as Map<string, Spot> | undefined;
  if (found) return found;
  known.set(area, (found = new Map()));
  const visit = (placed: readonly Placed[], x: number, y: number, scale: number): void => {
    for (const one of placed) {
      const [px, py, size] = [x + one.x * scale, y + one.y * scale, scale * one.scale];
      found.set(one.node.id, { canvas: area.canvas ?? "", node: one.node, x: px, y: py, reach: (Math.max(one.width, one.height) / 2) * size, width: one.width * size, height: one.height * size });
      if (!one.node.turn) visit(one.children, px, py, size);
    }
  };
  visit(placeAll(area.nodes ?? []), 0, 0, 1);
  return found;
}

function board(picture: Picture): Spots {
  const layers = picture.areas.filter((area) => area.canvas && area.slot === "board");
  return new Map(layers.flatMap((area) => [...spotsOf(area)]));
}

const isThing = ({ node }: Spot): boolean => node.role === "piece" || node.role === "card";
const looks = ({ node: { value, count, flags, owner } }: Spot): string => JSON.stringify([value, count, flags, owner]);
const isApart = (a: Spot, b: Spot): boolean => a.canvas === b.canvas && Math.hypot(a.x - b.x, a.y - b.y) > a.reach;

/** Places of the board that something in the focus is about. */
export function aboutIn(picture: Picture): Spot[] {
  const ids = picture.areas.flatMap((area) => (area.slot === "focus" ? (area.about ?? []) : []));
  const known = ids.length ? board(picture) : null;
  return ids.flatMap((id) => known?.get(id) ?? []);
}

/** What is different in `after`; `touched` is what a choice was about, in the order of clicking. */
export function trace(before: Picture, after: Picture, touched: readonly string[] = []): Trace {
  const [was, is] = [board(before), board(after)];
  const gone = [...was.values()].filter((spot) => isThing(spot) && !is.has(spot.node.id));
  const [arrows, moved, lost] = [[] as Arrow[], new Map<string, Spot>(), gone.length];
  for (const spot of is.values()) {
    if (!isThing(spot)) continue;
    const same = was.get(spot.node.id);
    const old = same?.node.key === spot.node.key ? same : pair(spot.node, gone);
    const apart = old && isApart(old, spot);
    if (old && !apart && looks(old) === looks(spot)) continue;
    moved.set(spot.node.id, spot);
    if (apart) arrows.push({ from: old, to: spot, owner: spot.node.owner ?? null });
  }
  if (moved.size > MOST) return NO_TRACE; // another board, or everything is set up anew: nothing stands out
  const places = touched.flatMap((id) => is.get(id) ?? []).filter((spot) => spot.node.role === "place").slice(-2);
  const [from, to] = places;
  if (!arrows.length && (moved.size || lost) && from && to && isApart(from, to)) arrows.push({ from, to, owner: null });
  return { arrows, moved, touched: places, lost: gone.length };
}

/** The thing of its kind that vanished while this one came; one is taken only once. */
function pair(node: Node, gone: Spot[]): Spot | undefined {
  const index = gone.findIndex((one) => one.node.key === node.key && one.node.owner === node.owner);
  return index < 0 ? undefined : gone.splice(index, 1)[0];
}

/** The outline of a place, from its own centre; empty if it has none. */
export const outlineOf = ({ node }: Spot): string => (node.shape ? outline(node.shape, node.x ?? 0, node.y ?? 0) : "");
