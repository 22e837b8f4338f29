// The table of this device: events of the page in, effects out. What an event changes is stored before anybody hears of it.

import type { PyodideAPI } from "pyodide";
import type { FromEngine, ToEngine } from "./events";
import { bring, start } from "./python";
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
  python = await start();
  const made = python.runPython("from ennead.browser.host import make\nmake()") as Desk;
  for (const [key, text] of await store.all("table/")) made.bring(key, text);
  return made;
}

async function take(event: ToEngine): Promise<void> {
  desk ??= await open();
  const text = JSON.stringify(event);
  for (let keys = JSON.parse(desk.missing(text)) as string[]; keys.length; keys = JSON.parse(desk.missing(text)) as string[]) {
    for (const key of keys) {
      const bundle = key.startsWith("bundle/") ? key.slice("bundle/".length) : "";
      try {
        if (bundle) await bring(python!, bundle);
      } catch {
        return refuse(event, "busy", "problem-offline"); // what can be read is not here; the table is
      }
      desk.bring(key, bundle ? "" : ((await store.get(key)) ?? ""));
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

page.onmessage = ({ data }) => enqueue(data);
last = open().then(
  (made) => {
    desk = made;
    page.postMessage({ type: "ready" });
  },
  (error: unknown) => page.postMessage({ type: "broken", problem: String(error) }),
);
