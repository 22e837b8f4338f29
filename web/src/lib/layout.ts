// Where things are on a canvas. Groups and places arrange their children here; the drawing only follows.

import type { Node, Shape } from "../protocol";

export interface Size {
  width: number;
  height: number;
}

/** A node with its place on the canvas: centre and size in units, relative to its parent's centre. */
export interface Placed extends Size {
  node: Node;
  x: number;
  y: number;
  scale: number;
  children: Placed[];
}

export const CARD: Size = { width: 100, height: 140 };
export const PIECE: Size = { width: 36, height: 36 };
const GAP = 8;
/** Between cards of a pyramid, each of which may have a ring around it. */
const PYRAMID_GAP = 18;
const OVERLAP = 0.36;

/** All nodes of a layer with absolute centres. */
export function placeAll(nodes: readonly Node[]): Placed[] {
  return nodes.map((node) => place(node, node.x ?? 0, node.y ?? 0));
}

/** What was placed before: a node that is the same object at the same spot keeps its place, so that nothing of it is drawn again. */
const known = new WeakMap<Node, Placed>();

export function place(node: Node, x: number, y: number, scale = 1): Placed {
  const before = known.get(node);
  if (before?.x === x && before.y === y && before.scale === scale) return before;
  const size = sizeOf(node);
  const placed = { node, x, y, scale, ...size, children: arrange(node, size) };
  known.set(node, placed);
  return placed;
}

/** Size of a node in units: its own, or what its role or its contents need. */
export function sizeOf(node: Node): Size {
  const own = { width: node.width ?? 0, height: node.height ?? 0 };
  if (own.width && own.height) return own;
  const natural = naturalSize(node);
  return { width: own.width || natural.width, height: own.height || natural.height };
}

function naturalSize(node: Node): Size {
  if (node.shape) return shapeSize(node.shape);
  switch (node.role) {
    case "card":
      return CARD;
    case "piece":
      return PIECE;
    case "counter":
      return { width: 64, height: 24 };
    case "text":
      return { width: 140, height: 18 };
    case "place":
      return node.children?.some((child) => child.role === "card") ? CARD : { width: 48, height: 48 };
    case "group":
      return bounds(arrange(node, { width: 0, height: 0 }));
  }
}

function shapeSize(shape: Shape): Size {
  switch (shape.kind) {
    case "circle":
      return { width: shape.radius * 2, height: shape.radius * 2 };
    case "box":
      return { width: shape.width, height: shape.height };
    case "sector":
      return { width: shape.outer * 2, height: shape.outer * 2 };
    case "polygon":
    case "line": {
      const xs = shape.points.map((point) => point[0]);
      const ys = shape.points.map((point) => point[1]);
      return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
    }
  }
}

/** Free space around the anchor of a place: what its pieces have to fit into. */
export function room(node: Node): Size {
  const shape = node.shape;
  if (!shape) return sizeOf(node);
  if (shape.kind === "polygon") {
    const reach = Math.min(...edgeDistances([node.x ?? 0, node.y ?? 0], shape.points));
    return { width: reach * 1.7, height: reach * 1.5 };
  }
  if (shape.kind === "circle") return { width: shape.radius * 1.6, height: shape.radius * 1.6 };
  if (shape.kind === "sector") {
    const depth = shape.outer - shape.inner;
    const middle = ((shape.outer + shape.inner) / 2) * ((shape.end - shape.start) * (Math.PI / 180));
    return { width: middle * 0.9, height: depth * 0.9 };
  }
  if (shape.kind === "line") return { width: 36, height: 36 };
  return { width: shape.width * 0.92, height: shape.height * 0.92 };
}

function edgeDistances([x, y]: [number, number], points: readonly [number, number][]): number[] {
  return points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
  });
}

/** Where the contents of a place are centred, from its own centre: the middle of a sector, else the centre itself. */
export function anchor(node: Node): { x: number; y: number } {
  if (node.shape?.kind !== "sector") return { x: 0, y: 0 };
  const { inner, outer, start, end } = node.shape;
  const [radius, angle] = [(inner + outer) / 2, ((start + end) / 2) * (Math.PI / 180)];
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** Children of a node, placed from its centre. */
function arrange(node: Node, size: Size): Placed[] {
  const { x, y } = anchor(node);
  const placed = arranged(node, size);
  return x || y ? placed.map((one) => (one.node.x || one.node.y ? one : { ...one, x: one.x + x, y: one.y + y })) : placed;
}

function arranged(node: Node, size: Size): Placed[] {
  const children = node.children ?? [];
  if (!children.length) return [];
  switch (node.layout ?? (node.role === "group" ? "row" : "heap")) {
    case "free":
      return children.map((child) => place(child, child.x ?? 0, child.y ?? 0));
    case "row":
    case "track":
    case "ribbon":
      return line(children, node.flow ?? "right");
    case "column":
    case "sum":
    case "table":
    case "tabs":
      return line(children, "down");
    case "fan":
      return line(children, "right", true);
    case "pile":
      return children.map((child, index) => place(child, index * 1.5, index * -1.5));
    case "grid":
      return rowsOf(children, chunk(children.length, node.columns || Math.ceil(Math.sqrt(children.length))));
    case "pyramid":
      return rowsOf(children, node.rows ?? [children.length], PYRAMID_GAP);
    default:
      return heap(children, node.shape ? room(node) : size);
  }
}

function chunk(total: number, columns: number): number[] {
  const full = Math.floor(total / columns);
  return [...Array<number>(full).fill(columns), ...(total % columns ? [total % columns] : [])];
}

function line(children: readonly Node[], flow: "right" | "left" | "up" | "down", overlap = false, gap = GAP): Placed[] {
  const upright = flow === "up" || flow === "down";
  const ordered = flow === "left" || flow === "up" ? [...children].reverse() : [...children];
  const sizes = ordered.map(sizeOf);
  const extent = (size: Size): number => (upright ? size.height : size.width);
  const steps = sizes.map((size) => (overlap ? extent(size) * OVERLAP : extent(size) + gap));
  const total = steps.reduce((sum, step) => sum + step, 0) - (overlap ? 0 : gap) + (overlap ? extent(sizes.at(-1)!) * (1 - OVERLAP) : 0);
  let at = -total / 2;
  const placed = ordered.map((child, index) => {
    const centre = at + extent(sizes[index]!) / 2;
    at += steps[index]!;
    return upright ? place(child, 0, centre) : place(child, centre, 0);
  });
  return flow === "left" || flow === "up" ? placed.reverse() : placed;
}

function rowsOf(children: readonly Node[], lengths: readonly number[], gap = GAP): Placed[] {
  const rows: Node[][] = [];
  let taken = 0;
  for (const length of lengths) {
    rows.push(children.slice(taken, taken + length));
    taken += length;
  }
  const heights = rows.map((row) => Math.max(0, ...row.map((child) => sizeOf(child).height)));
  let y = -(heights.reduce((sum, height) => sum + height + gap, 0) - gap) / 2;
  return rows.flatMap((row, index) => {
    const centre = y + heights[index]! / 2;
    y += heights[index]! + gap;
    return line(row, "right", false, gap).map((placed) => ({ ...placed, y: centre }));
  });
}

/** Pieces packed around the middle of a place, smaller when they are many. */
export function heap(children: readonly Node[], space: Size): Placed[] {
  const fixed = children.filter((child) => child.x || child.y);
  const loose = children.filter((child) => !child.x && !child.y);
  const placed = fixed.map((child) => place(child, child.x ?? 0, child.y ?? 0));
  if (!loose.length) return placed;
  const sizes = loose.map(sizeOf);
  const wide = Math.max(...sizes.map((size) => size.width));
  const high = Math.max(...sizes.map((size) => size.height));
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= loose.length; columns += 1) {
    const lines = Math.ceil(loose.length / columns);
    const scale = Math.min(1, space.width / (wide * columns), space.height / (high * lines));
    if (scale > best.scale) best = { columns, scale };
  }
  const { columns, scale } = best.scale > 0 ? best : { columns: loose.length, scale: 1 };
  const lines = Math.ceil(loose.length / columns);
  return placed.concat(
    loose.map((child, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, loose.length - row * columns);
      const x = ((index % columns) - (inRow - 1) / 2) * wide * scale;
      const y = (row - (lines - 1) / 2) * high * scale;
      return place(child, x, y, scale);
    }),
  );
}

function bounds(placed: readonly Placed[]): Size {
  if (!placed.length) return { width: 0, height: 0 };
  const reachX = Math.max(...placed.map((one) => Math.abs(one.x) + (one.width * one.scale) / 2));
  const reachY = Math.max(...placed.map((one) => Math.abs(one.y) + (one.height * one.scale) / 2));
  return { width: reachX * 2, height: reachY * 2 };
}

/** SVG path of a shape, relative to the node's centre. */
export function outline(shape: Shape, x: number, y: number): string {
  switch (shape.kind) {
    case "circle":
      return circle(shape.radius);
    case "box": {
      const { width: w, height: h, round = 4 } = shape;
      const r = Math.min(round, w / 2, h / 2);
      return `M${-w / 2 + r} ${-h / 2}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    }
    case "sector":
      return sector(shape.inner, shape.outer, shape.start, shape.end);
    case "polygon":
      return softPolygon(
        shape.points.map(([px, py]) => [px - x, py - y]),
        shape.soft ?? 0,
      );
    case "line": {
      const points = shape.points.map(([px, py]): [number, number] => [px - x, py - y]);
      return shape.smooth ? smoothLine(points) : `M${points.map((point) => point.join(" ")).join("L")}`;
    }
  }
}

function circle(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

function sector(inner: number, outer: number, start: number, end: number): string {
  if (end - start >= 360) return circle(outer) + circle(inner);
  const at = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  };
  const large = end - start > 180 ? 1 : 0;
  return `M${at(outer, start)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, start)}z`;
}

/** A polygon with its corners cut round by up to `soft` units. */
function softPolygon(points: readonly [number, number][], soft: number): string {
  if (!soft) return `M${points.map((point) => point.map(round).join(" ")).join("L")}z`;
  const towards = ([ax, ay]: [number, number], [bx, by]: [number, number]): string => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.min(soft, length / 2) / length;
    return `${round(ax + (bx - ax) * share)} ${round(ay + (by - ay) * share)}`;
  };
  return (
    points
      .map((point, index) => {
        const before = points[(index + points.length - 1) % points.length]!;
        const after = points[(index + 1) % points.length]!;
        return `${index ? "L" : "M"}${towards(point, before)}Q${round(point[0])} ${round(point[1])} ${towards(point, after)}`;
      })
      .join("") + "z"
  );
}

/** A curve through the points (Catmull and Rom). */
function smoothLine(points: readonly [number, number][]): string {
  let path = `M${points[0]!.map(round).join(" ")}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map(round).join(" ")}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
