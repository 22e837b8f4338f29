import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";

/** Stands in for the browser's socket: remembers what was sent, and speaks when told to. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = { id: "t", game: "g", status: "playing", seats: [], options: {} };
const OPTIONS = [
  { text: "take left", label: "a", targets: ["left"] },
  { text: "take right", label: "b", targets: ["right"] },
];
const AREAS = [{ id: "map", slot: "board", nodes: [{ id: "hex", role: "place", children: [{ id: "tree", role: "piece" }] }] }];
const state = (seq: number) => ({ type: "state", seq, seat: 0, order: ["map"], areas: AREAS, undo: { possible: true }, decision: { kind: "take", prompt: "p", options: OPTIONS } });

let session: Session;
const press = (id: string): void => session.model.press(id, {} as DOMRect);
const changes = (): unknown[] => FakeSocket.last.sent.filter((one) => one.type === "move" || one.type === "undo");
const id = (): unknown => (changes().at(-1) as { id: string }).id;
const says = (message: unknown): void => FakeSocket.last.says(message);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://x/#/table/t" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  session = new Session("t", 0);
  FakeSocket.last.onopen?.();
  says({ type: "welcome", version: 1, table: TABLE });
  says(state(7));
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("while a move is on its way", () => {
  it("another click sends nothing, and asks nothing", () => {
    press("left");
    press("right");
    press("elsewhere");
    session.undo();
    expect(changes()).toMatchObject([{ seq: 7, text: "take left" }]);
    expect(FakeSocket.last.sent.some((one) => one.type === "explain")).toBe(false);
    expect(session.model.inspected).toBe(null);
  });

  it("neither somebody else's move nor the acknowledgement alone ends the pause", () => {
    press("left");
    says(state(8));
    press("right");
    says({ type: "ack", id: id(), seq: 9 });
    press("right");
    expect(changes()).toHaveLength(1);
    expect(session.model.pending).toBe(true);
  });

  it("the picture with my move in it does, and the next click counts from there", () => {
    press("left");
    says({ type: "ack", id: id(), seq: 8 });
    says(state(8));
    expect(session.model.pending).toBe(false);
    press("right");
    expect(changes().at(-1)).toMatchObject({ seq: 8, text: "take right" });
  });

  it("a refusal does too", () => {
    press("left");
    says({ type: "refusal", code: "stale", id: id(), seq: 9 });
    expect(session.model.pending).toBe(false);
  });

  it("after a loss the repeated move is still waited for, even if the picture comes before its answer", () => {
    press("left");
    const mine = id();
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    says({ type: "welcome", version: 1, table: TABLE });
    says(state(8));
    press("right");
    expect(changes()).toMatchObject([{ id: mine, seq: 7 }]);
    says({ type: "ack", id: mine, seq: 8 });
    expect(session.model.pending).toBe(false);
  });

  it("an undo pauses likewise", () => {
    session.undo();
    press("left");
    session.undo();
    expect(changes()).toMatchObject([{ type: "undo", seq: 7 }]);
  });
});

describe("why not", () => {
  const asked = (): { id: string; target: string }[] => FakeSocket.last.sent.filter((one) => one.type === "explain") as never;
  const RULE = { text: "refuse-far", rule: "3.2" };
  const answer = (reasons: unknown[]): void => says({ type: "explanation", id: asked().at(-1)!.id, reasons });

  it("is answered with the rules that the server cites", () => {
    press("hex");
    expect(session.model.inspected).toMatchObject({ id: "hex", asked: true });
    expect(session.model.inspected?.reasons).toBe(undefined);
    answer([RULE]);
    expect(session.model.inspected?.reasons).toEqual([RULE]);
  });

  it("of something that no rule speaks of is asked of what it stands on", () => {
    press("tree");
    answer([{ text: "refuse-no-use" }]);
    expect(asked().map((one) => one.target)).toEqual(["tree", "hex"]);
    answer([RULE]);
    expect(session.model.inspected).toMatchObject({ id: "tree", reasons: [RULE] });
  });

  it("says so when no rule speaks of anything there", () => {
    press("tree");
    answer([{ text: "refuse-no-use" }]);
    answer([{ text: "refuse-no-use" }]);
    expect(asked()).toHaveLength(2);
    expect(session.model.inspected?.reasons).toEqual([{ text: "refuse-no-use" }]);
  });

  it("does not take the answer to an earlier question", () => {
    press("tree");
    const earlier = asked()[0]!.id;
    press("hex");
    says({ type: "explanation", id: earlier, reasons: [RULE] });
    expect(session.model.inspected?.reasons).toBe(undefined);
  });

  it("that is refused says so where it was asked, and not elsewhere", () => {
    press("tree");
    says({ type: "refusal", code: "busy", id: asked()[0]!.id });
    expect(asked()).toHaveLength(1);
    expect(session.model.inspected?.reasons).toEqual([{ text: "problem-busy" }]);
    expect(session.notice).toBe(null);
  });

  it("is asked again after a loss", () => {
    press("hex");
    const { id } = asked()[0]!;
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    says({ type: "welcome", version: 1, table: TABLE });
    expect(asked()).toMatchObject([{ id, target: "hex" }]);
  });
});
