// Every page by the first word of its address; each is fetched when somebody goes there.

import type { Component } from "svelte";
import type { Route } from "./lib/address";
import { isSite } from "./lib/place";

export type PageProps = { parts: string[]; query: URLSearchParams };
type Load = () => Promise<{ default: unknown }>;

const lobby: Load = () => import("./pages/Lobby.svelte");
const about: Load = () => import("./pages/About.svelte");
/** Pages for which a server is needed; a site does not have them (src/ennead/staticsite.py). */
const AT_SERVER: Record<string, Load> = {
  seat: () => import("./pages/Seat.svelte"),
  me: () => import("./pages/Me.svelte"),
  admin: () => import("./pages/Admin.svelte"),
  contests: () => import("./pages/Contests.svelte"),
  ratings: () => import("./pages/Ranks.svelte"),
  players: () => import("./pages/Ranks.svelte"),
  privacy: () => import("./pages/Privacy.svelte"),
  mail: () => import("./pages/Mail.svelte"),
};
const PAGES: Record<string, Load> = {
  ...(!isSite && AT_SERVER),
  new: () => import("./pages/NewTable.svelte"),
  table: () => import("./pages/TablePage.svelte"),
  replay: () => import("./pages/ReplayPage.svelte"),
  broadcast: () => import("./pages/Broadcast.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  case: () => import("./pages/CasePage.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  puzzles: () => import("./pages/PuzzlesPage.svelte"),
  components: () => import("./pages/ComponentsPage.svelte"),
  credits: () => import("./pages/Credits.svelte"),
  open: () => import("./pages/Open.svelte"),
  about,
};
/** In a frame of another site there are replays and nothing else. */
const EMBEDDED = location.pathname.endsWith("/embed");

export async function load({ page }: Route): Promise<Component<PageProps>> {
  const found = await (EMBEDDED && page !== "replay" ? about : (PAGES[page] ?? lobby))();
  return found.default as Component<PageProps>;
}
