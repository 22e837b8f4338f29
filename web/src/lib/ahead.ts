// What the address alone tells to be needed is asked for at once, while the scripts that will want it are still on their way.

import type { Table } from "../protocol";
import type { Route } from "./address";
import { drawings } from "./drawings";
import { isHere } from "./place";
import { read, type Language } from "./stored";

/** What every page is written with, and letters of each part of a face that a language needs. */
const FACES = ["700 1em Alegreya", "400 1em 'Source Sans 3'"];
const LETTERS: Record<Language, string> = { en: "a", cs: "aáě", pl: "aóą", uk: "aя" };

const asked = new Map<string, Promise<Response>>();
/** The table that somebody is on the way to. */
let goal = "";

function ask(path: string): Promise<Response> {
  const answer = asked.get(path) ?? fetch(`api/${path}`);
  asked.set(path, answer);
  answer.catch(() => undefined); // whoever takes it hears of it
  return answer;
}

/** An answer that was asked for ahead; whoever wants another asks again. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

/** What every page needs. */
export function begin(): void {
  const { language } = read();
  for (const face of FACES) void document.fonts?.load(face, LETTERS[language]).catch(() => undefined);
  void ask(`texts/ennead/${language}.ftl`);
}

/** Somebody is on the way there: to a table goes what its game is drawn and told with. */
export function expect({ page, rest: [id = ""] }: Route): void {
  const path = page === "table" ? `tables/${encodeURIComponent(id)}` : "";
  if (path === goal) return;
  asked.delete(goal); // what it said may be past when somebody comes back
  goal = path;
  if (!path || isHere(path)) return;
  void ask(path)
    .then((answer) => answer.clone().json() as Promise<Table>)
    .then(({ game, seats }) => {
      const { language, coach } = read();
      void drawings(game);
      void ask(`${coach && seats.some((seat) => seat.yours) ? "lessons" : "texts"}/${game}/${language}.ftl`);
    })
    .catch(() => undefined);
}
