import { describe, expect, it } from "vitest";
import { aimWords } from "../src/lib/narration";
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
