import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Picture } from "../src/lib/picture";
import type { Session } from "../src/lib/session.svelte";
import { TableCoach } from "../src/lib/tablecoach.svelte";
import type { Advice, Refusal } from "../src/protocol";

type Answer = (told: Advice | Refusal) => void;
const advice: Advice = { type: "advice", id: "a", text: "end", label: "End" };
const busy: Refusal = { type: "refusal", code: "busy", id: "a" };

/** A picture in which these moves are asked about. */
const asked = (seq: number, ...texts: string[]): Picture =>
  ({ seq, seat: 0, events: [], said: [], decision: { question: "turn", options: texts.map((text) => ({ text, label: text })) } }) as unknown as Picture;

let asks: Answer[];
let coach: TableCoach;

beforeEach(() => {
  vi.useFakeTimers();
  asks = [];
  const session = { model: { pointed: [], advice: null }, consult: (then: Answer) => asks.push(then) };
  coach = new TableCoach(session as unknown as Session, "g", false);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the coach beside a match", () => {
  it("speaks even where one answer is left, so that nobody waits for it in vain", () => {
    coach.follow(asked(1, "end"));
    asks[0]!(advice);
    expect(coach.advice?.text).toBe("end");
    coach.ask();
    expect(coach.session.model.advice?.text).toBe("end");
  });

  it("asks again while an earlier thought is not over, and gives up on any other refusal", () => {
    coach.follow(asked(1, "end", "go"));
    asks[0]!(busy);
    expect(coach.thinking).toBe(true);
    vi.runAllTimers();
    expect(asks.length).toBe(2);
    asks[1]!({ ...busy, code: "fault" });
    expect([coach.thinking, coach.advice]).toEqual([false, null]);
    vi.runAllTimers();
    expect(asks.length).toBe(2);
  });

  it("leaves a thought about an earlier question aside", () => {
    coach.follow(asked(1, "end", "go"));
    coach.follow(asked(2, "end", "go"));
    asks[0]!(advice);
    expect([coach.thinking, coach.advice]).toEqual([true, null]);
  });

  it("speaks once about one question, however often its picture comes", () => {
    coach.follow(asked(1, "end", "go"));
    coach.follow(asked(1, "end", "go"));
    expect(asks.length).toBe(1);
  });
});
