// One socket to a table: greets, keeps alive, comes back after a loss and sends again what was not acknowledged.

import { engine, type Wire } from "./engine";
import { isOwn } from "./place";
import { PROTOCOL, type FromClient, type FromServer } from "../protocol";

export type ConnectionState = "joining" | "open" | "lost" | "closed";
/** What is answered by a message with the same id. */
type Request = Extract<FromClient, { id: string }>;

interface Listener {
  onmessage(message: FromServer): void;
  onstate(state: ConnectionState): void;
  /** Sequence number of the last state, to go on from there. */
  seq(): number | undefined;
}

const PING = 25_000;
const PONG_TIMEOUT = 10_000;
const RETRIES = [300, 700, 1500, 3000, 6000, 10_000];

export class Connection {
  #socket: Wire | undefined;
  #unanswered = new Map<string, Request>();
  #tries = 0;
  #retryTimer = 0;
  #pingTimer = 0;
  #pongTimer = 0;
  #ended = false;

  constructor(
    readonly table: string,
    public seat: number | null,
    readonly listener: Listener,
    readonly address = new URL("api/socket", location.href.split("#")[0]).href.replace(/^http/, "ws"),
    /** To look on as somebody without a seat, whoever asks. */
    readonly stranger = false,
  ) {
    this.#open();
    addEventListener("online", this.#reconnect);
  }

  /** Send a message; a request is repeated after a reconnect until it is answered. */
  send(message: FromClient): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    if (message.type === "sit") this.seat = message.seat ?? null;
    this.#write(message);
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#reconnect);
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    this.#socket?.close();
    this.listener.onstate("closed");
  }

  #open(): void {
    this.listener.onstate("joining");
    const socket: Wire = isOwn(this.table) ? engine.line() : (new WebSocket(this.address) as Wire);
    this.#socket = socket;
    socket.onopen = () => {
      const seq = this.listener.seq();
      this.#write({ type: "hello", version: PROTOCOL, table: this.table, seat: this.seat, ...(this.stranger && { stranger: true }), ...(seq !== undefined && { seq }) });
      this.#pingTimer = window.setInterval(() => this.#ping(), PING);
    };
    socket.onmessage = (frame) => this.#hear(JSON.parse(frame.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#pongTimer);
    if (message.type === "welcome") {
      this.#tries = 0;
      this.listener.onstate("open");
      for (const waiting of this.#unanswered.values()) this.#write(waiting);
    }
    if ("id" in message && message.id) this.#unanswered.delete(message.id);
    if (message.type === "bye" && message.again === false) this.#ended = true;
    if (message.type === "refusal" && ["version", "no-table", "no-seat"].includes(message.code)) this.#ended = true;
    this.listener.onmessage(message);
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#write({ type: "ping" });
    clearTimeout(this.#pongTimer);
    this.#pongTimer = window.setTimeout(() => this.#socket?.close(), PONG_TIMEOUT);
  }

  #lost(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    if (this.#ended) return this.listener.onstate("closed");
    this.listener.onstate("lost");
    const wait = RETRIES[Math.min(this.#tries, RETRIES.length - 1)]!;
    this.#tries += 1;
    this.#retryTimer = window.setTimeout(() => this.#open(), wait * (0.8 + 0.4 * Math.random()));
  }

  readonly #reconnect = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#ended) return;
    clearTimeout(this.#retryTimer);
    this.#open();
  };
}

/** A word that no other message of this browser has. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
