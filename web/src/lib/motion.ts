// Which piece went where between two pictures of the table: by id, or, when ids changed, by kind and owner.

export interface Seen {
  id: string;
  key: string;
  owner: string;
  x: number;
  y: number;
  width: number;
  height: number;
  hidden: boolean;
  /** What it lies on, and where on it as shares of its size: a board that is only drawn elsewhere has not moved its pieces. */
  ground: string;
  across: number;
  down: number;
}

interface Flight {
  id: string;
  from: Seen;
  to: Seen;
}

interface Changes {
  flights: Flight[];
  /** New things that came from nowhere we know. */
  arrivals: Seen[];
  /** Ids that were face down and are not any more, or the other way round. */
  flips: string[];
}

const STILL = 0.006;

/** What changed. Vanished and new things of equal key pair up, the same owner first, then the nearest. */
export function changes(before: ReadonlyMap<string, Seen>, after: ReadonlyMap<string, Seen>): Changes {
  const found: Changes = { flights: [], arrivals: [], flips: [] };
  const gone = [...before.values()].filter((seen) => !after.has(seen.id));
  for (const to of after.values()) {
    const same = before.get(to.id);
    if (same && same.key === to.key) {
      if (moved(same, to)) found.flights.push({ id: to.id, from: same, to });
      if (same.hidden !== to.hidden) found.flips.push(to.id);
      continue;
    }
    if (same) gone.push(same);
    const from = origin(to, gone);
    if (!from) {
      if (!same) found.arrivals.push(to);
      continue;
    }
    gone.splice(gone.indexOf(from), 1);
    found.flights.push({ id: to.id, from, to });
    if (from.hidden !== to.hidden) found.flips.push(to.id);
  }
  return found;
}

function moved(a: Seen, b: Seen): boolean {
  return a.ground !== b.ground || Math.abs(a.across - b.across) > STILL || Math.abs(a.down - b.down) > STILL;
}

function origin(to: Seen, gone: readonly Seen[]): Seen | undefined {
  const alike = gone.filter((seen) => seen.key === to.key && to.key);
  const own = alike.filter((seen) => seen.owner === to.owner);
  const pool = own.length ? own : alike;
  return pool.reduce<Seen | undefined>((best, one) => (!best || far(one, to) < far(best, to) ? one : best), undefined);
}

function far(a: Seen, b: Seen): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
