// The table as last seen, put together from states that say only what changed.

import type { Area, Decision, Event, Moment, Node, NodeChange, Result, Said, Standing, State, UndoState, Waiting, Words } from "../protocol";

export interface Picture {
  seq: number;
  seat: number | null;
  title: Words;
  areas: Area[];
  standings: Standing[];
  decision: Decision | null;
  waiting: Waiting[];
  events: Event[];
  undo: UndoState;
  result: Result | null;
  turn: number;
  /** The last words of each bot. */
  said: Said[];
  /** Something final was taken back. */
  practice: boolean;
}

/** A node or area after what differs: fields that are null are gone. */
function amended<T extends object>(before: T | undefined, change: object): T {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)) as T;
}

/** A list of nodes after its changes; nodes that did not change stay the same objects. */
export function follow(before: readonly Node[], changes: readonly NodeChange[]): Node[] {
  const places = new Map(before.map((node, place) => [node.id, place]));
  let at = 0;
  return changes.flatMap((one): Node[] => {
    if (typeof one === "number") return before.slice(at, (at += one));
    const place = places.get(typeof one === "string" ? one : one.id);
    if (place !== undefined) at = place + 1;
    const old = place === undefined ? undefined : before[place];
    if (typeof one === "string") return old ? [old] : [];
    const known = one.role ? undefined : old;
    return [amended<Node>(known, one.children ? { ...one, children: follow(known?.children ?? [], one.children) } : one)];
  });
}

/** What is drawn, after what differs; areas and standings that did not change stay the same objects. */
function drawn(before: Picture | null, { order, areas, standings }: Pick<State | Moment, "order" | "areas" | "standings">): Pick<Picture, "areas" | "standings"> {
  const known = new Map((before?.areas ?? []).map((area) => [area.id, area]));
  for (const area of areas ?? []) {
    const old = area.slot ? undefined : known.get(area.id);
    known.set(area.id, amended<Area>(old, area.nodes ? { ...area, nodes: follow(old?.nodes ?? [], area.nodes) } : area));
  }
  const all = new Map((before?.standings ?? []).map((one) => [one.seat, one]));
  for (const one of standings ?? []) all.set(one.seat, one);
  return { areas: (order ?? before?.areas.map((area) => area.id) ?? []).flatMap((id) => known.get(id) ?? []), standings: [...all.values()] };
}

/** The picture after a state. */
export function after(before: Picture | null, state: State): Picture {
  const log = state.log ?? 0;
  return {
    ...drawn(before, state),
    seq: state.seq,
    seat: state.seat ?? null,
    title: state.title ?? "",
    decision: state.decision ?? null,
    waiting: state.waiting ?? [],
    events: [...(before?.events ?? []).filter((event) => event.index < log), ...(state.events ?? [])],
    undo: state.undo ?? {},
    result: state.result ?? null,
    turn: state.turn ?? 0,
    said: state.said ?? [],
    practice: state.practice ?? false,
  };
}

/** An empty table, for a first moment that is whole. */
export const NOTHING: Picture = after(null, { type: "state", seq: 0 });

/** The table at a moment; what it does not tell is as it was. Nothing can be chosen on it. */
export function at(before: Picture, moment: Moment): Picture {
  const { seq, title, turn = 0 } = moment;
  return { ...before, ...drawn(before, moment), seq, title: title ?? before.title, turn, decision: null, result: null };
}

/** All nodes of a picture by id. */
export function nodesOf(picture: Picture): Map<string, Node> {
  const found = new Map<string, Node>();
  const visit = (nodes: readonly Node[] | undefined): void => {
    for (const node of nodes ?? []) {
      found.set(node.id, node);
      visit(node.children);
    }
  };
  for (const area of picture.areas) visit(area.nodes);
  for (const standing of picture.standings) visit(standing.counters);
  return found;
}

/** Ids from the outermost node down to this one. */
export function pathTo(picture: Picture, id: string): string[] {
  const search = (nodes: readonly Node[] | undefined): string[] | undefined => {
    for (const node of nodes ?? []) {
      if (node.id === id) return [id];
      const below = search(node.children);
      if (below) return [node.id, ...below];
    }
    return undefined;
  };
  for (const area of picture.areas) {
    const found = search(area.nodes);
    if (found) return [area.id, ...found];
  }
  return [];
}
