import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/lib/connection";
import { PROTOCOL, type FromServer } from "../src/protocol";

/** Stands in for the browser's socket: remembers what was sent, and is opened, fed and closed by hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: "welcome", version: PROTOCOL, table: { id: "t", game: "g", status: "playing", seats: [], options: {} } };
const last = (): FakeSocket => FakeSocket.made.at(-1)!;
let lines: ConnectionState[];
let heard: FromServer[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  FakeSocket.made = [];
  lines = [];
  heard = [];
  connection = new Connection("t", 0, { onmessage: (one) => heard.push(one), onstate: (one) => lines.push(one), seq: () => 7 }, "ws://x");
  last().opened();
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("greets with the seat and the last state it has", () => {
    expect(last().sent).toEqual([{ type: "hello", version: PROTOCOL, table: "t", seat: 0, seq: 7 }]);
  });

  it("comes back after a loss and sends again what was not answered", () => {
    last().says(WELCOME);
    connection.send({ type: "move", id: "m1", seq: 7, text: "pass" });
    last().close();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    last().opened();
    last().says(WELCOME);
    expect(last().sent.at(-1)).toEqual({ type: "move", id: "m1", seq: 7, text: "pass" });
  });

  it("does not repeat what was answered", () => {
    last().says(WELCOME);
    connection.send({ type: "move", id: "m1", seq: 7, text: "pass" });
    last().says({ type: "ack", id: "m1", seq: 8 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().opened();
    last().says(WELCOME);
    expect(last().sent.map((one) => one.type)).toEqual(["hello"]);
  });

  it("greets with the seat it last sat on", () => {
    connection.send({ type: "sit", seat: 1 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().opened();
    expect(last().sent[0]).toMatchObject({ type: "hello", seat: 1 });
  });

  it("notices when nobody answers", () => {
    last().says(WELCOME);
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("stays away when the server says so", () => {
    last().says({ type: "bye", code: "no-table", again: false });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });
});
