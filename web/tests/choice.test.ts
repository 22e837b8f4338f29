import { describe, expect, it } from "vitest";
import { click, inOrder, select } from "../src/lib/choice";
import type { Option } from "../src/protocol";

const option = (text: string, ...targets: string[]): Option => ({ text, verb: text.split(" ")[0]!, label: text, targets });
const MARCH = ["b", "c"].flatMap((to) => [1, 2].map((count) => option(`move ${count} a ${to}`, "a", to)));
const PASS = option("pass");

describe("a selection", () => {
  it("lights the first target of every option", () => {
    expect([...select([option("buy x", "x"), option("buy y", "y"), PASS], []).lit]).toEqual(["x", "y"]);
  });

  it("takes the only road as gone, with or without options that point nowhere", () => {
    const now = select([...MARCH, PASS], []);
    expect(now.clicked).toEqual(["a"]);
    expect([...now.lit]).toEqual(["b", "c"]);
    expect(now.complete).toEqual([PASS]);
    expect(now.fitting).toHaveLength(5);
  });

  it("does not go on by itself when one option is left", () => {
    expect(select([option("buy x", "x")], []).clicked).toEqual([]);
  });
});

describe("a click", () => {
  it("plays the option it completes", () => {
    expect(click([option("buy x", "x"), option("buy y", "y")], [], "x")).toEqual({ kind: "play", option: option("buy x", "x") });
  });

  it("narrows while more than one way is left", () => {
    const options = [option("move a b", "a", "b"), option("move a c", "a", "c"), option("move d b", "d", "b")];
    expect(click(options, [], "a")).toEqual({ kind: "narrow", clicked: ["a"] });
    expect(click(options, ["a"], "c")).toMatchObject({ kind: "play", option: { text: "move a c" } });
  });

  it("asks for words when the options left differ in nothing to click", () => {
    const step = click(MARCH, [], "b");
    expect(step.kind).toBe("words");
    expect(step.kind === "words" && step.options.map((one) => one.text)).toEqual(["move 1 a b", "move 2 a b"]);
  });

  it("may come in another order than the targets", () => {
    const options = [option("move a b", "a", "b"), option("move d b", "d", "b"), option("move d c", "d", "c")];
    expect(click(options, ["b"], "a")).toMatchObject({ kind: "play", option: { text: "move a b" } });
  });

  it("starts afresh on something that does not go on", () => {
    const options = [option("move a b", "a", "b"), option("move a c", "a", "c"), option("move d e", "d", "e")];
    expect(click(options, ["a"], "d")).toEqual({ kind: "narrow", clicked: ["d"] });
  });

  it("takes itself back", () => {
    const options = [option("move a b", "a", "b"), option("move d b", "d", "b")];
    expect(click(options, ["a"], "a")).toEqual({ kind: "narrow", clicked: [] });
  });

  it("on anything else means nothing", () => {
    expect(click([option("buy x", "x")], [], "z")).toEqual({ kind: "nothing" });
  });
});

describe("the list", () => {
  it("has quiet endings last", () => {
    const done: Option = { ...option("done"), manner: "done" };
    const pass: Option = { ...PASS, manner: "pass" };
    expect(inOrder([pass, done, option("buy x", "x")]).map((one) => one.text)).toEqual(["buy x", "done", "pass"]);
  });
});
