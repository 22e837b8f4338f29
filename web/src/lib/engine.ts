// The table of this device, in a worker: asked like a server, and spoken to like one over a socket.

import type { FromEngine, ToEngine } from "../engine/events";
import { isSite } from "./place";

/** What a connection needs of a web socket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((frame: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a line says when another tab has taken the table over. */
const TAKEN = JSON.stringify({ type: "bye", code: "elsewhere", again: false });
const SERVICE_PATIENCE = 20_000;

class Engine {
  readonly #lines = new Map<number, Line>();
  readonly #asked = new Map<number, (answer: Response) => void>();
  #worker: Promise<Worker> | null = null;
  #number = 0;

  ask(path: string, body?: string): Promise<Response> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.tell({ type: "ask", number, path, body: body ?? null });
    });
  }

  line(): Wire {
    const line = new Line(this, ++this.#number);
    this.#lines.set(line.number, line);
    this.tell({ type: "open", line: line.number });
    setTimeout(() => line.opened());
    return line;
  }

  tell(event: ToEngine): void {
    void this.start().then((worker) => worker.postMessage(event));
  }

  drop(line: number): void {
    if (this.#lines.delete(line)) this.tell({ type: "close", line });
  }

  /** Whether it is there, or on its way. */
  get started(): boolean {
    return this.#worker !== null;
  }

  /** Start thinking about it: what is wanted later is there sooner. */
  start(): Promise<Worker> {
    this.#worker ??= offline().then(() => {
      const worker = new Worker(new URL("../engine/table.worker.ts", import.meta.url), { type: "module", name: "table" });
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
      worker.onerror = () => this.#broken();
      void navigator.storage?.persist?.();
      return worker;
    });
    return this.#worker;
  }

  #hear(event: FromEngine): void {
    if (event.type === "say") this.#lines.get(event.line)?.onmessage?.({ data: event.text });
    else if (event.type === "answer") {
      this.#asked.get(event.number)?.(new Response(event.body, { status: event.status, headers: { "Content-Type": event.kind } }));
      this.#asked.delete(event.number);
    } else if (event.type === "broken") this.#broken();
    else if (event.type === "taken") for (const line of this.#lines.values()) line.onmessage?.({ data: TAKEN });
  }

  /** The worker has died: another is started when somebody wants something again; lines come back by themselves. */
  #broken(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = null;
    for (const answer of this.#asked.values()) answer(new Response(JSON.stringify({ code: "fault", text: "problem-engine" }), { status: 500 }));
    this.#asked.clear();
    for (const line of [...this.#lines.values()]) line.lost();
    this.#lines.clear();
  }
}

class Line implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    readonly engine: Engine,
    readonly number: number,
  ) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.engine.tell({ type: "hear", line: this.number, text });
  }

  close(): void {
    this.engine.drop(this.number);
    this.lost();
  }

  lost(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

export const engine = new Engine();

/** On a site: until everything is kept for the time without a network, for as long as that is reasonable. */
async function offline(): Promise<void> {
  if (!isSite || !("serviceWorker" in navigator) || navigator.serviceWorker.controller) return;
  await Promise.race([
    new Promise<void>((resolve) => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true })),
    new Promise<void>((resolve) => setTimeout(resolve, SERVICE_PATIENCE)),
    registered.catch(() => undefined).then((found) => (found ? new Promise<void>(() => undefined) : undefined)),
  ]);
}

/** Whether a newer version waits, and how to go on with it. */
let registered: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);
export function serve(onupdate: (go: () => void) => void): void {
  if (!isSite || !("serviceWorker" in navigator)) return;
  const known = navigator.serviceWorker.controller !== null;
  registered = navigator.serviceWorker.register("service.js");
  void registered.then((found) => {
    const offer = (waiting: ServiceWorker | null): void => {
      if (waiting && known) onupdate(() => waiting.postMessage("go"));
    };
    offer(found?.waiting ?? null);
    found?.addEventListener("updatefound", () => {
      const fresh = found.installing;
      fresh?.addEventListener("statechange", () => fresh.state === "installed" && offer(fresh));
    });
  }, () => undefined);
  if (known) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
}
