import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { PROTOCOL } from "../src/protocol";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { pace: "normal", sound: false }, slowness: () => 1, moves: () => true }));

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
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { href: "http://x/#/table/t" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  session = new Session("t", 0);
  FakeSocket.last.onopen?.();
  says({ type: "welcome", version: PROTOCOL, table: TABLE });
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
    says({ type: "welcome", version: PROTOCOL, table: TABLE });
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
    says({ type: "welcome", version: PROTOCOL, table: TABLE });
    expect(asked()).toMatchObject([{ id, target: "hex" }]);
  });
});

describe("what the others did", () => {
  const LINES = [1, 2, 3].map((n) => ({ index: n - 1, seq: 8, text: `line-${n}`, seat: 1, turn: 1 }));
  const later = { ...state(8), log: 0, events: LINES, areas: [{ ...AREAS[0], title: "after" }] };
  const wish = (): Record<string, unknown> => FakeSocket.last.sent.findLast((one) => one.type === "recap")!;
  const moment = (log: number, title: string) => ({ seq: 8, log, areas: [{ ...AREAS[0], title }] });
  const moments = [moment(1, "one"), moment(2, "two"), moment(3, "after")];
  const title = (): unknown => session.model.picture?.areas[0]?.title;

  it("is asked for, shown scene by scene, and ends with the table as it is", () => {
    says(later);
    expect(wish()).toMatchObject({ since: 7, until: 8, whole: false });
    expect(title()).toBe(undefined);
    says({ type: "moments", id: wish().id, since: 7, moments });
    expect(title()).toBe("one");
    expect(session.model.picture?.events).toHaveLength(1);
    vi.advanceTimersByTime(800);
    expect(title()).toBe("two");
    vi.advanceTimersByTime(2000);
    expect(title()).toBe("after");
    expect(session.model.director.active).toBe(false);
  });

  it("never stands in the way of a click: the question is open, and the table arrives with it", () => {
    says(later);
    expect(session.model.picture?.seq).toBe(8);
    says({ type: "moments", id: wish().id, since: 7, moments });
    press("left");
    expect(changes()).toMatchObject([{ seq: 8, text: "take left" }]);
    expect(title()).toBe("after");
    expect(session.model.director.active).toBe(false);
  });

  it("is not waited for: who clicks first is not shown it afterwards", () => {
    says(later);
    press("left");
    says({ type: "moments", id: wish().id, since: 7, moments });
    expect(title()).toBe("after");
    expect(session.model.director.active).toBe(false);
  });

  it("is drawn as it is when no answer comes, or a refusal", () => {
    says(later);
    vi.advanceTimersByTime(2000);
    expect(title()).toBe("after");
  });

  it("can be paused and stepped through", () => {
    says(later);
    says({ type: "moments", id: wish().id, since: 7, moments });
    const { director } = session.model;
    director.toggle();
    vi.advanceTimersByTime(5000);
    expect(title()).toBe("one");
    director.step(1);
    expect(title()).toBe("two");
    director.step(-1);
    expect(title()).toBe("one");
    director.land();
    expect(title()).toBe("after");
  });

  it("can be recalled; on a picture of the past a click only leads back", () => {
    says(later);
    session.model.director.land();
    session.recap();
    expect(wish()).not.toHaveProperty("since");
    says({ type: "moments", id: wish().id, since: 7, moments: [{ ...moment(0, "start"), order: ["map"] }, ...moments] });
    expect(title()).toBe("start");
    press("left");
    expect(changes()).toHaveLength(0);
    expect(title()).toBe("after");
    press("left");
    expect(changes()).toHaveLength(1);
  });

  it("is told line by line: a line shows its own moment", () => {
    says(later);
    session.model.director.land();
    session.look(LINES[1]!);
    expect(wish()).toMatchObject({ since: 7, until: 8 });
    says({ type: "moments", id: wish().id, since: 7, moments: [{ ...moment(0, "start"), order: ["map"] }, ...moments] });
    expect(title()).toBe("two");
    expect(session.model.director.running).toBe(false);
  });
});

describe("when nothing is left but to end my turn", () => {
  const end = { text: "end", label: "c", manner: "pass" };
  const left = (seq: number, possible: boolean) => ({ ...state(seq), undo: { possible }, decision: { kind: "take", prompt: "p", options: [end] } });
  const played = (seq: number): void => {
    press("left");
    says({ type: "ack", id: id(), seq });
  };

  it("it ends without a click, once nothing can be taken back", () => {
    played(8);
    says(left(8, false));
    expect(changes()).toMatchObject([{ text: "take left" }, { seq: 8, text: "end" }]);
  });

  it("it is asked while something can be taken back, and at the beginning of a turn", () => {
    played(8);
    says(left(8, true));
    expect(changes()).toHaveLength(1);
    says({ ...state(9), decision: null });
    says(left(10, false));
    expect(changes()).toHaveLength(1);
  });
});
