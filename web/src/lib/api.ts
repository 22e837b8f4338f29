// Everything that is asked over plain HTTP.

import type {
  Advice, Book, CaseStory, Claim, Claimed, Coaching, Components, Course, Created, Device, EndDevice, Explanation, Game, Invitation, Join, KeyCheck, KeyInfo, LessonList, LessonWish, Letter, Lobby, Moment, NewTable, PackDraft, PackTrial, Problem, PuzzleInfo, PuzzleList, Replay, Rulebook, SeatLink, StandingOrders, StandingSheet, State, Still, Table, Verdict,
} from "../protocol";

import { taken } from "./ahead";
import { engine } from "./engine";
import { isHere, isSite } from "./place";

/** The server said no, or could not be reached; `problem.text` is for people. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.code);
  }
}

/** Whether nobody answers, rather than refuses. */
export const isOffline = (problem: unknown): boolean => problem instanceof ApiError && (problem.problem.text === "problem-offline" || problem.problem.code === "unsaved" || (problem.problem.code === "fault" && /^50\d$/.test(problem.problem.detail ?? "")));

async function ask(path: string, body?: unknown, type = "application/json", here = isHere(path)): Promise<Response> {
  let response: Response;
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  try {
    if (here) response = await engine.ask(path, text);
    else response = await ((text === undefined && taken(path)) || fetch(`api/${path}`, text === undefined ? {} : { method: "POST", headers: { "Content-Type": type }, body: text }));
  } catch {
    throw new ApiError({ code: "busy", text: "problem-offline" });
  }
  if (response.ok) return response;
  let problem: Problem = { code: "fault", text: "problem-fault", detail: `${response.status}` };
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // not one of our answers: keep the general problem
  }
  throw new ApiError(problem);
}

export const json = async <T>(path: string, body?: unknown, type?: string, here?: boolean): Promise<T> =>
  (await ask(path, body, type, here)).json() as Promise<T>;
const part = encodeURIComponent;

export const games = (): Promise<Game[]> => json("games");
export const lobby = (page = 0): Promise<Lobby> => json(page ? `lobby?page=${page}` : "lobby");
export const ownTables = (): Promise<Table[]> => json("lobby/mine");
export const table = (id: string): Promise<Table> => json(`tables/${part(id)}`);
/** A new table, on this device alone if it shall be `own`. */
export async function makeTable(wish: NewTable, own = isSite): Promise<Created> {
  const made = await json<Created>("tables", wish, undefined, own);
  if (own) localStorage.setItem(HAS_OWN, "1");
  return made;
}
const HAS_OWN = "ennead-own";
/** The tables of this device, where there is a server too; the engine is only started for somebody who has some. */
export const tablesHere = (): Promise<Table[]> => (isSite || !localStorage.getItem(HAS_OWN) ? Promise.resolve([]) : json<Table[]>("lobby/mine", undefined, undefined, true).catch(() => []));
export const claim = (wish: Claim): Promise<Claimed> => json("claim", wish);
export const checkKey = (wish: KeyCheck): Promise<KeyInfo> => json("claim/check", wish);
export const join = (id: string, wish: Join): Promise<Claimed> => json(`tables/${part(id)}/join`, wish);
export const rematch = (id: string): Promise<Created> => json(`tables/${part(id)}/rematch`, {});
/** Take a finished match off my list, or one of this device that has moved away. */
export const forget = (id: string, moved = false): Promise<Table[]> => json(`tables/${part(id)}/forget`, moved ? { moved } : {});
/** All of a match, from an entry of its log on. */
export const saved = async (id: string, since = 0): Promise<string> => (await ask(`tables/${part(id)}/save${since ? `?since=${since}` : ""}`)).text();
/** What there is to send of a match by mail; and what I have played, sealed for the other. */
export const letter = (id: string): Promise<Letter> => json(`tables/${part(id)}/letter`);
export const writeLetter = (id: string): Promise<Letter> => json(`tables/${part(id)}/letter`, {});
export type Keep = "" | "here" | "device";
/** A match of a device goes on at the server. */
export const takeIn = (file: string, keep: Keep): Promise<Created> => json(`tables/carried${keep && `?keep=${keep}`}`, file, "text/plain", false);
export const invitations = (id: string): Promise<Invitation[]> => json(`tables/${part(id)}/invitations`);
export const devices = (id: string): Promise<Device[]> => json(`tables/${part(id)}/devices`);
export const deviceLink = (id: string): Promise<SeatLink> => json(`tables/${part(id)}/devices/link`, {});
export const endDevice = (id: string, wish: EndDevice): Promise<Device[]> => json(`tables/${part(id)}/devices/end`, wish);
/** A match file to look at, or a match of a device to go on with. */
export async function upload(file: string): Promise<Replay | Created> {
  const saved = file.startsWith("{");
  const found = await json<Replay | Created>("replays", file, "text/plain", saved || isSite);
  if (saved) localStorage.setItem(HAS_OWN, "1");
  return found;
}
export const replay = (id: string): Promise<Replay> => json(`replays/${part(id)}`);
export const review = (id: string, n: number): Promise<Verdict> => json(`replays/${part(id)}/frames/${n}/review`);
export const frame = (id: string, n: number, view: string): Promise<State> =>
  json(`replays/${part(id)}/frames/${n}?view=${part(view)}`);
export const moments = (id: string, n: number, view: string): Promise<Moment[]> =>
  json(`replays/${part(id)}/frames/${n}/moments?view=${part(view)}`);
export const course = (id: string): Promise<Course> => json(`replays/${part(id)}/course`);
export const matchFile = (kind: "tables" | "replays", id: string): string => `api/${kind}/${part(id)}/match`;
/** The file of a match of this device has no address: it is handed over when its link is followed. */
export function handOver(kind: "tables" | "replays", id: string, what = "match"): ((event: Event) => void) | undefined {
  if (!isHere(`${kind}/${id}`)) return undefined;
  return (event) => {
    event.preventDefault();
    void ask(`${kind}/${part(id)}/${what}`).then(async (answer) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = `ennead.${what}`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
  };
}
export const components = (game: string, table?: string): Promise<Components> =>
  json(table ? `tables/${part(table)}/components` : `components/${part(game)}`);
export const tryPack = (game: string, draft: PackDraft): Promise<PackTrial> => json(`packs/${part(game)}`, draft);
export const rulebook = (game: string, language: string): Promise<Rulebook> => json(`rules/${part(game)}/${language}`);
export const book = (game: string, language: string, table = ""): Promise<Book> =>
  json(table ? `tables/${part(table)}/book/${language}` : `books/${part(game)}/${language}`);
export const still = (game: string, picture: string): Promise<Still> => json(`stills/${part(game)}/${part(picture)}`);
export const caseStory = (game: string, name: string, language: string): Promise<CaseStory> => json(`cases/${part(game)}/${part(name)}/${language}`);
export const caseFrame = (game: string, name: string, n: number, view: string): Promise<State> =>
  json(`cases/${part(game)}/${part(name)}/frames/${n}?view=${part(view)}`);
export const puzzles = (game: string): Promise<PuzzleList> => json(`puzzles/${part(game)}`);
export const puzzle = (game: string, id: string): Promise<PuzzleInfo> => json(`puzzles/${part(game)}/${part(id)}`);
/** The set of texts in which a game's own are together with what its coach says. */
export const withLessons = (game: string): string => `lessons/${game}`;
export const texts = async (set: string, language: string): Promise<string> =>
  (await ask(`${set.startsWith("lessons/") ? set : `texts/${part(set)}`}/${part(language)}.ftl`)).text();
export const standing = (table: string): Promise<StandingSheet> => json(`tables/${part(table)}/orders`);
export const giveOrders = (table: string, wish: StandingOrders): Promise<StandingSheet> => json(`tables/${part(table)}/orders`, wish);
export const lessons = (game: string): Promise<LessonList> => json(`lessons/${part(game)}`);
const wish = <T>(what: string, kind = "lessons") => (game: string, id: string, wish: LessonWish): Promise<T> =>
  json(`${kind}/${part(game)}/${part(id)}/${what}`, wish);
export const attempt = wish<Coaching>("attempt");
export const explainInLesson = wish<Explanation>("explain");
export const showInLesson = wish<Advice>("show");
export const explainInPuzzle = wish<Explanation>("explain", "puzzles");
