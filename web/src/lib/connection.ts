// One socket to a table: greets, keeps alive, comes back after a loss and sends again what was not acknowledged.

import { PROTOCOL, type FromClient, type FromServer, type Handover, type Play, type Rename, type Undo } from "../protocol";

export type Line = "joining" | "open" | "lost" | "closed";
type Lasting = Play | Undo | Handover | Rename;

export interface Listener {
  heard(message: FromServer): void;
  line(state: Line): void;
  /** Sequence number of the last state, to go on from there. */
  seq(): number | undefined;
}

const PING = 25_000;
const PATIENCE = 10_000;
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];

export class Connection {
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, Lasting>();
  #tries = 0;
  #timer = 0;
  #heartbeat = 0;
  #deaf = 0;
  #over = false;

  constructor(
    readonly table: string,
    public seat: number | null,
    readonly listener: Listener,
    readonly address = new URL("api/socket", location.href.split("#")[0]).href.replace(/^http/, "ws"),
  ) {
    this.#open();
    addEventListener("online", this.#again);
  }

  /** Send a message; one that changes something is repeated after a reconnect until it is answered. */
  send(message: FromClient): void {
    if ("id" in message && ["move", "undo", "handover", "rename"].includes(message.type)) {
      this.#unanswered.set(message.id, message as Lasting);
    }
    if (message.type === "sit") this.seat = message.seat ?? null;
    this.#write(message);
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deaf);
    this.#socket?.close();
    this.listener.line("closed");
  }

  #open(): void {
    this.listener.line("joining");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const seq = this.listener.seq();
      this.#write({ type: "hello", version: PROTOCOL, table: this.table, seat: this.seat, ...(seq !== undefined && { seq }) });
      this.#heartbeat = window.setInterval(() => this.#ping(), PING);
    };
    socket.onmessage = (frame) => this.#hear(JSON.parse(frame.data as string) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#deaf);
    if (message.type === "welcome") {
      this.#tries = 0;
      this.listener.line("open");
      for (const waiting of this.#unanswered.values()) this.#write(waiting);
    }
    if ((message.type === "ack" || message.type === "refusal") && message.id) this.#unanswered.delete(message.id);
    if (message.type === "bye" && message.again === false) this.#over = true;
    if (message.type === "refusal" && ["version", "no-table", "no-seat"].includes(message.code)) this.#over = true;
    this.listener.heard(message);
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#write({ type: "ping" });
    clearTimeout(this.#deaf);
    this.#deaf = window.setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #lost(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deaf);
    if (this.#over) return this.listener.line("closed");
    this.listener.line("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }

  readonly #again = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#over) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

/** A word that no other message of this browser has. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
