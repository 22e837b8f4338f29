// The tables of the lobby, kept up to date: changes of the public list are pushed, one's own are asked for.

import type { Lobby, LobbyChange, Table } from "../protocol";
import * as api from "./api";
import { isSite } from "./place";

const OWN_SECONDS = 60;

/** The list after a change of it; null if the change is about another list, which must be asked for. */
export function changed(lobby: Lobby, change: LobbyChange): Lobby | null {
  if (change.version === lobby.version) return lobby;
  if (change.since !== lobby.version) return null;
  const past = new Set([...(change.gone ?? []), ...[...(change.open ?? []), ...(change.running ?? [])].map((table) => table.id)]);
  const kept = (tables: Table[] = []): Table[] => tables.filter((table) => !past.has(table.id));
  return { ...lobby, version: change.version, open: [...(change.open ?? []), ...kept(lobby.open)], running: [...(change.running ?? []), ...kept(lobby.running)], told: change.told };
}

export class LobbyFeed {
  /** Whether one's own tables are known: what stands above others must not come late. */
  known = $state(false);
  mine: Table[] = $state.raw([]);
  /** Public tables where people sit whom I follow. */
  followed: Table[] = $state.raw([]);
  /** Those of this device alone, where there is a server too. */
  here: Table[] = $state.raw([]);
  lobby: Lobby = $state.raw({ version: "" });
  problem: unknown = $state.raw(null);

  /** My tables as the server lists them, with those of people whom I follow; returns mine. */
  take(listed: readonly Table[]): Table[] {
    this.followed = listed.filter((table) => table.followed);
    return (this.mine = listed.filter((table) => !table.followed));
  }

  /** Public tables that are not listed above already. */
  unfollowed(tables: readonly Table[] = []): readonly Table[] {
    return tables.filter((table) => !this.followed.some((other) => other.id === table.id));
  }

  /** Follow the lists; returns how to stop. */
  follow(): () => void {
    const own = (): void => void this.#keep(async () => remember(this.take(await api.ownTables()))).then(() => (this.known = true));
    if (isSite) [this.mine, this.known] = [remembered(), true]; // the engine may take seconds to start
    const news = isSite ? null : new EventSource("api/lobby/news");
    if (news) this.#listen(news);
    void api.tablesHere().then((tables) => (this.here = tables));
    own();
    const timer = setInterval(own, OWN_SECONDS * 1000);
    addEventListener("focus", own);
    return () => {
      news?.close();
      clearInterval(timer);
      removeEventListener("focus", own);
    };
  }

  #listen(news: EventSource): void {
    news.onmessage = ({ data }: MessageEvent<string>) => {
      const change = JSON.parse(data) as LobbyChange;
      const next = changed(this.lobby, change);
      if (next) this.lobby = next;
      else void this.#keep(async () => void (this.lobby = await api.lobby()));
    };
    news.onerror = () => {
      // refused for good (too many look on): the list itself may still be had
      if (news.readyState === EventSource.CLOSED) void this.#keep(async () => void (this.lobby = await api.lobby()));
    };
  }

  async #keep(asking: () => Promise<void>): Promise<void> {
    try {
      await asking();
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }
}

const STORE = "ennead-own-tables";

/** On a site: the list, for the time until the engine is there to tell it. */
function remember(tables: readonly Table[]): void {
  if (isSite) localStorage.setItem(STORE, JSON.stringify(tables));
}

function remembered(): Table[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Table[];
  } catch {
    return [];
  }
}
