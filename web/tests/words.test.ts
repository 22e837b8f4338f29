import { describe, expect, it } from "vitest";
import { ago, Speaker } from "../src/lib/words";

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

  it("take the plural for a plural name and for several, and the article of an English name", () => {
    const text = `card-axe = axe
    .article = an
card-dogs = dogs
    .gender = pl
say = { $cards_article } { $cards } { $cards_gender ->
    [pl] are
   *[other] is
}`;
    const speaker = new Speaker("en", [{ language: "en", text }]);
    const [axe, dogs] = [{ ref: "card-axe" }, { ref: "card-dogs" }];
    const said = [axe, [axe], dogs, [axe, axe]].map((cards) => speaker.say({ id: "say", args: { cards } }));
    expect(said).toEqual(["an axe is", "an axe is", "a dogs are", "a 2× axe are"]);
  });

  it("say what others are asked in the third person, or that the table waits for them", () => {
    const text = `prompt-turn = Play { $card }.
    .other = { $player } plays.
prompt-end = Stop.
waiting-for = Waiting for { $player }.`;
    const speaker = new Speaker("en", [{ language: "en", text }], names);
    expect(speaker.say(speaker.asked("prompt-turn", 0))).toBe("Nefertari plays.");
    expect(speaker.say(speaker.asked({ id: "prompt-end", args: {} }, 0))).toBe("Waiting for Nefertari.");
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

describe("how long ago", () => {
  it("is told in the largest unit that it fills, in every language's own words", () => {
    const now = Date.parse("2026-05-20T12:00:00Z");
    const told = (seconds: number, language: "en" | "cs" = "en"): string => ago(now - seconds * 1000, language, now);
    expect([5, 65, 2 * 3600 + 5, 86_400, 86_400 * 70].map((seconds) => told(seconds))).toEqual(["now", "1 minute ago", "2 hours ago", "yesterday", "2 months ago"]);
    expect(told(2 * 3600, "cs")).toBe("před 2 hodinami");
    expect(told(-30)).toBe("now");
  });
});
