// The table of this device: events of the page in, effects out. What an event changes is stored before anybody hears of it.

import type { PyodideAPI } from "pyodide";
import type { FromEngine, ToEngine } from "./events";
import { bring, keep, lay, start } from "./python";
import { Store } from "./store";

interface Desk {
  missing(event: string): string;
  bring(key: string, text: string | null): void;
  take(event: string): string;
}

interface Effects {
  put?: Record<string, string | null>;
  say?: [line: number, text: string][];
  answers?: [number: number, status: number, type: string, body: string][];
  think?: string[];
  later?: [seconds: number, event: ToEngine][];
}

const PATIENCE = 60_000;
/** When a first decision is surely there. */
const AT_LEISURE = 5000;
const page = globalThis as unknown as { postMessage(message: FromEngine): void; onmessage: (event: MessageEvent<ToEngine>) => void };
const store = new Store();
let [python, desk]: [PyodideAPI | null, Desk | null] = [null, null];
let bots: Worker | null = null;
/** Requests that the bots have not answered. */
const waiting = new Map<number, ReturnType<typeof setTimeout>>();

/** Another tab has the table now. */
let taken = false;

/** One tab has the table, the one that was opened last: two would not know of each other's moves. */
function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    const held = navigator.locks.request("ennead-table", { steal: true }, () => {
      resolve();
      return new Promise(() => undefined);
    });
    held.catch(() => {
      taken = true;
      page.postMessage({ type: "taken" });
    });
  });
}

async function open(): Promise<Desk> {
  await takeOver();
  const started = await start();
  python = started.python;
  const made = python.runPython("from ennead.browser.host import make\nmake()") as Desk;
  for (const [key, text] of await store.all("table/")) made.bring(key, text);
  setTimeout(() => void keep(started).catch(() => undefined), AT_LEISURE);
  return made;
}

async function take(event: ToEngine): Promise<void> {
  desk ??= await open();
  const text = JSON.stringify(event);
  for (let keys = JSON.parse(desk.missing(text)) as string[]; keys.length; keys = JSON.parse(desk.missing(text)) as string[]) {
    try {
      await Promise.all(keys.map((key) => brought(key, desk!)));
    } catch {
      return refuse(event, "busy", "problem-offline"); // what can be read is not here; the table is
    }
  }
  if (taken) return;
  const { put, say = [], answers = [], think = [], later = [] } = JSON.parse(desk.take(text)) as Effects;
  if (put) {
    try {
      await store.put(put);
    } catch {
      return unsaved(event);
    }
  }
  for (const [line, text] of say) page.postMessage({ type: "say", line, text });
  for (const [number, status, type, body] of answers) page.postMessage({ type: "answer", number, status, kind: type, body });
  if (event.type === "ask" && event.path === "replays" && event.body?.startsWith("{")) wake(); // a match has come, and may go on where nothing can be fetched
  for (const line of think) ask(line);
  for (const [seconds, event] of later) setTimeout(() => enqueue(event), seconds * 1000);
}

/** A text of storage for the desk; what there is to read comes as files, and Python has it then. */
async function brought(key: string, to: Desk): Promise<void> {
  const [kind] = key.split("/");
  if (kind === "bundle") await bring(python!, key.slice("bundle/".length));
  else if (kind === "texts") await lay(python!, key);
  to.bring(key, kind === "bundle" || kind === "texts" ? "" : ((await store.get(key)) ?? ""));
}

/** Nothing of what an event did has happened: everything comes from storage again. */
async function unsaved(event: ToEngine): Promise<void> {
  await take({ type: "unsaved" });
  for (const [key, text] of await store.all("table/").catch(() => [])) desk?.bring(key, text);
  refuse(event, "unsaved", "problem-unsaved");
}

/** Answer a request with what came between. */
function refuse(event: ToEngine, code: string, text: string): void {
  if (event.type !== "ask") return;
  page.postMessage({ type: "answer", number: event.number, status: 503, kind: "application/json", body: JSON.stringify({ code, text }) });
}

// --- bots -----------------------------------------------------------------------------------------

function wake(): Worker {
  if (bots) return bots;
  bots = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module", name: "bots" });
  bots.onmessage = ({ data }: MessageEvent<[number, string]>) => hear(...data);
  bots.onerror = () => giveUp();
  return bots;
}

function ask(line: string): void {
  const { number } = JSON.parse(line) as { number: number };
  waiting.set(number, setTimeout(giveUp, PATIENCE));
  wake().postMessage([number, line]);
}

function hear(number: number, text: string): void {
  clearTimeout(waiting.get(number));
  if (waiting.delete(number)) enqueue({ type: "thought", number, text });
}

/** The bots are silent or dead: others will come, and whoever waits gets no answer. */
function giveUp(): void {
  bots?.terminate();
  bots = null;
  for (const number of [...waiting.keys()]) hear(number, "");
}

// --- one event after the other --------------------------------------------------------------------

let last: Promise<void> = Promise.resolve();

function enqueue(event: ToEngine): void {
  last = last.then(() => take(event)).catch((error: unknown) => page.postMessage({ type: "broken", problem: String(error) }));
}

page.onmessage = ({ data }) => {
  if (data.type === "ask" && data.path === "tables" && data.body) wake(); // bots get ready while the table does
  enqueue(data);
};
last = open().then(
  (made) => {
    desk = made;
    page.postMessage({ type: "ready" });
  },
  (error: unknown) => page.postMessage({ type: "broken", problem: String(error) }),
);
