import { describe, expect, it } from "vitest";
import { aimWords, outlineOf, verdictWords } from "../src/lib/narration";
import { Speaker } from "../src/lib/words";

const EN = `
page-said = Wants { $aim }
aim-set = to complete a set with { $card }
card-axe = Axe
sure-fairly = fairly sure
sure-chance = { $sure }, { $percent } % to win
`;
const speaker = new Speaker("en", [{ language: "en", text: EN }]);
const aim = { id: "aim-set", args: { card: { ref: "card-axe" } } };

describe("what a bot says", () => {
  it("is its aim, how sure it is, and its chance", () => {
    expect(aimWords({ seat: 1, aim, sure: "fairly", chance: 62 }, speaker)).toBe(
      "Wants to complete a set with Axe (fairly sure, 62 % to win)",
    );
  });

  it("has no chance without a search, and no more than the aim of a secret choice", () => {
    expect(aimWords({ seat: 1, aim, sure: "fairly" }, speaker)).toBe("Wants to complete a set with Axe (fairly sure)");
    expect(aimWords({ seat: 1, aim }, speaker)).toBe("Wants to complete a set with Axe");
  });

  it("is how sure it is where advice has no aim of its own", () => {
    expect(aimWords({ type: "advice", id: "1", text: "pay axe", label: "card-axe", sure: "fairly" }, speaker)).toBe("fairly sure");
  });
});

const REVIEW = `
review-chance = { $goal ->
    [yes] { $percent } % of the goal in sight
   *[no] { $percent } % to win
}
page-review-good = { $player }: { $label }. A good choice, { $chance }.
page-review-slip = { $player }: { $label }. A slip, { $chance }.
page-review-forced = { $player }: { $label }. There was no choice.
review-better = Better: { $label }, { $percent } %
hint-aim = Aim: { $aim }
aim-set = to complete a set with { $card }
card-axe = Axe
card-urn = Urn
`;

describe("a verdict", () => {
  const critic = new Speaker("en", [{ language: "en", text: REVIEW }], ["Petra"]);
  const move = { seat: 0, text: "buy axe", label: "card-axe", best: "buy axe", best_label: "card-axe" };

  it("names what was better, and why", () => {
    const verdict = { ...move, best: "buy urn", best_label: "card-urn", chance: 40, best_chance: 45, grade: "slip" as const, aim };
    expect(verdictWords(verdict, critic)).toEqual(["Petra: Axe. A slip, 40 % to win.", "Better: Urn, 45 %", "Aim: to complete a set with Axe"]);
  });

  it("praises what could not be better, and says where there was no choice", () => {
    expect(verdictWords({ ...move, chance: 40, best_chance: 40 }, critic)).toEqual(["Petra: Axe. A good choice, 40 % to win."]);
    expect(verdictWords({ ...move, chance: 40, best_chance: 40, goal: true }, critic)).toEqual(["Petra: Axe. A good choice, 40 % of the goal in sight."]);
    expect(verdictWords(move, critic)).toEqual(["Petra: Axe. There was no choice."]);
  });
});

const MAP = `
zone-delta = Delta Marsh
term-port = port
term-camel = camel
`;

describe("the table in words", () => {
  const area = { id: "a", slot: "board" as const, canvas: "map", size: [1000, 1000] as [number, number] };
  const told = new Speaker("en", [{ language: "en", text: MAP }]);

  it("names the place of what is drawn on another layer, by its id or by its position", () => {
    const ground = { ...area, nodes: [{ id: "zone/delta", role: "place" as const, key: "zone-delta", x: 100, y: 100 }] };
    const pieces = {
      ...area,
      id: "b",
      nodes: [
        { id: "port/delta", role: "piece" as const, key: "term-port", x: 400, y: 100 },
        { id: "camel/1", role: "piece" as const, key: "term-camel", x: 110, y: 110 },
        { id: "camel/2", role: "piece" as const, key: "term-camel", x: 900, y: 900 },
      ],
    };
    const items = outlineOf([ground, pieces], told);
    expect(items.map(({ text }) => text)).toEqual(["Delta Marsh", "camel"]);
    expect(items[0]?.inside.map(({ text }) => text)).toEqual(["port", "camel"]);
  });
});
