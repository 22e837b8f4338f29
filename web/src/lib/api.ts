// Everything that is asked over plain HTTP.

import type {
  Claim, Claimed, Components, Created, Game, Invitation, Join, Lobby, NewTable, Problem, Replay, Rulebook, State, Table, Verdict,
} from "../protocol";

/** The server said no, or could not be reached; `problem.text` is for people. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.code);
  }
}

async function ask(path: string, body?: unknown, type = "application/json"): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      ...(body !== undefined && {
        method: "POST",
        headers: { "Content-Type": type },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
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

const json = async <T>(path: string, body?: unknown, type?: string): Promise<T> =>
  (await ask(path, body, type)).json() as Promise<T>;
const part = encodeURIComponent;

export const games = (): Promise<Game[]> => json("games");
export const lobby = (): Promise<Lobby> => json("lobby");
export const table = (id: string): Promise<Table> => json(`tables/${part(id)}`);
export const makeTable = (wish: NewTable): Promise<Created> => json("tables", wish);
export const claim = (wish: Claim): Promise<Claimed> => json("claim", wish);
export const join = (id: string, wish: Join): Promise<Claimed> => json(`tables/${part(id)}/join`, wish);
export const rematch = (id: string): Promise<Created> => json(`tables/${part(id)}/rematch`, {});
export const invitations = (id: string): Promise<Invitation[]> => json(`tables/${part(id)}/invitations`);
export const upload = (file: string): Promise<Replay> => json("replays", file, "text/plain");
export const replay = (id: string): Promise<Replay> => json(`replays/${part(id)}`);
export const review = (id: string, n: number): Promise<Verdict> => json(`replays/${part(id)}/frames/${n}/review`);
export const frame = (id: string, n: number, view: string): Promise<State> =>
  json(`replays/${part(id)}/frames/${n}?view=${part(view)}`);
export const matchFile = (kind: "tables" | "replays", id: string): string => `api/${kind}/${part(id)}/match`;
export const components = (game: string, table?: string): Promise<Components> =>
  json(table ? `tables/${part(table)}/components` : `components/${part(game)}`);
export const rulebook = (game: string): Promise<Rulebook> => json(`rules/${part(game)}`);
export const texts = async (set: string, language: string): Promise<string> =>
  (await ask(`texts/${part(set)}/${part(language)}.ftl`)).text();
