// The table as last seen, put together from states that say only what changed.

import type { Area, Decision, Event, Node, Result, Said, Standing, State, UndoState, Waiting, Words } from "../protocol";

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
}

/** The picture after a state; areas that did not change stay the same objects. */
export function after(before: Picture | null, state: State): Picture {
  const known = new Map((before?.areas ?? []).map((area) => [area.id, area]));
  for (const area of state.areas ?? []) known.set(area.id, area);
  const log = state.log ?? 0;
  return {
    seq: state.seq,
    seat: state.seat ?? null,
    title: state.title ?? "",
    areas: (state.order ?? []).flatMap((id) => known.get(id) ?? []),
    standings: state.standings ?? [],
    decision: state.decision ?? null,
    waiting: state.waiting ?? [],
    events: [...(before?.events ?? []).filter((event) => event.index < log), ...(state.events ?? [])],
    undo: state.undo ?? {},
    result: state.result ?? null,
    turn: state.turn ?? 0,
    said: state.said ?? [],
  };
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
