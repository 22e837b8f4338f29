import { describe, expect, it } from "vitest";
import { Speaker } from "../src/lib/words";

const EN = `
card-axe = Axe
event-bought = { $player } buys { $card }.
drew = { $count ->
    [one] one card
   *[other] { $count } cards
}
took = { $player } takes { $cards } ({ $cards_count }).
`;
const CS = `
card-axe = Sekera
    .gen = Sekery
    .acc = Sekeru
    .gender = f
card-lamp = Lampa
event-bought = { $player } kupuje { $card_acc }.
lacks = { $player } nemá kartu { $card_gen }, jen { $other_gen }.
drew = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
turned = { $card } { $card_gender ->
    [f] otočena
   *[other] otočen
}
took = { $player } bere { $cards_acc }.
`;
const names = ["Nefertari", ""];
const en = new Speaker("en", [{ language: "en", text: EN }], names);
const cs = new Speaker("cs", [{ language: "cs", text: CS }, { language: "en", text: EN }], names);
const bought = { id: "event-bought", args: { player: { seat: 0 }, card: { ref: "card-axe" } } };

describe("sentences", () => {
  it("name players and things", () => {
    expect(en.say(bought)).toBe("Nefertari buys Axe.");
  });

  it("decline a referenced name by its attributes", () => {
    expect(cs.say(bought)).toBe("Nefertari kupuje Sekeru.");
  });

  it("fall back to the nominative where a case is not written", () => {
    const words = { id: "lacks", args: { player: { seat: 0 }, card: { ref: "card-axe" }, other: { ref: "card-lamp" } } };
    expect(cs.say(words)).toBe("Nefertari nemá kartu Sekery, jen Lampa.");
  });

  it.each([
    [1, "1 karta"],
    [3, "3 karty"],
    [5, "5 karet"],
  ])("use the plural of the language for %d", (count, said) => {
    expect(cs.say({ id: "drew", args: { count } })).toBe(said);
  });

  it("know the gender of a thing", () => {
    expect(cs.say({ id: "turned", args: { card: { ref: "card-axe" } } })).toBe("Sekera otočena");
    expect(cs.say({ id: "turned", args: { card: { ref: "card-lamp" } } })).toBe("Lampa otočen");
  });

  it("join lists the way the language does, in the case asked for", () => {
    const cards = [{ ref: "card-axe" }, { ref: "card-lamp" }];
    expect(en.say({ id: "took", args: { player: { seat: 0 }, cards } })).toBe("Nefertari takes Axe and lamp (2).");
    expect(cs.say({ id: "took", args: { player: { seat: 0 }, cards } })).toBe("Nefertari bere Sekeru a\u00a0Lampa.");
  });

  it("are English where a language lacks them, and readable where nobody wrote them", () => {
    expect(cs.say({ id: "card-unknown-thing", args: {} })).toBe("unknown thing");
    expect(new Speaker("pl", [{ language: "en", text: EN }], names).say(bought)).toBe("Nefertari buys Axe.");
  });

  it("give an unnamed player a number", () => {
    const speaker = new Speaker("en", [{ language: "en", text: "player-unnamed = Player { $number }" }], names);
    expect(speaker.name(1)).toBe("Player 2");
  });

  it("come in stretches that say what they name", () => {
    expect(cs.stretches(bought)).toEqual([
      { text: "Nefertari", seat: 0 },
      { text: " kupuje " },
      { text: "Sekeru", ref: "card-axe" },
      { text: "." },
    ]);
  });
});
