import { describe, expect, it } from "vitest";
import { folded, Rulebook } from "../src/lib/book";
import { frameOf, pick } from "../src/lib/crop";
import type { Area, Book, Node } from "../src/protocol";

const BOOK: Book = {
  game: "oasis",
  language: "cs",
  parts: [
    {
      id: "play",
      title: "Jak se hraje",
      chapters: [
        { id: "about", title: "O co jde", blocks: [{ kind: "text", text: [{ text: "Přinášíte " }, { text: "zboží", style: "strong" }, { text: "." }], rules: ["S-6"] }] },
        { id: "selling", title: "Prodej", blocks: [{ kind: "heading", text: [{ text: "Cena" }] }, { kind: "text", text: [{ text: "Druhá zmínka." }], rules: ["S-3", "S-6"] }] },
      ],
    },
  ],
};

describe("a rulebook", () => {
  const book = new Rulebook(BOOK);

  it("finds a rule where it is told first", () => {
    expect(book.told("S-6")).toMatchObject({ at: 0, leaf: { number: 1 } });
    expect(book.told("S-3")).toMatchObject({ at: 1, leaf: { number: 2 } });
    expect(book.told("S-9")).toBeUndefined();
  });

  it("finds words without accents, ids and titles, but not single letters", () => {
    expect(book.find("ZBOZI prinas").map(({ text }) => text)).toEqual(["Přinášíte zboží."]);
    expect(book.find("s-3")).toHaveLength(1);
    expect(book.find("prodej")).toMatchObject([{ at: 0 }]);
    expect(book.find("z")).toEqual([]);
  });

  it("folds letters of every language", () => {
    expect(folded("Żółć ЇЖАК Příliš")).toBe(folded("zolc їжак PRILIS"));
  });
});

describe("a crop", () => {
  const token = (id: string, x: number, y: number): Node => ({ id, role: "piece", key: id, x, y });
  const area: Area = { id: "pieces", slot: "board", canvas: "map", size: [400, 300], nodes: [token("a", 100, 100), token("b", 200, 100), token("c", 380, 290)] };

  it("holds what is named with a margin, inside of the canvas", () => {
    const [left, top, width, height] = frameOf([area], ["a", "b"])!;
    expect(left).toBeLessThan(82);
    expect(left + width).toBeGreaterThan(218);
    expect(top).toBeLessThan(82);
    expect(top + height).toBeGreaterThan(118);
    const [x, y, across, down] = frameOf([area], ["c"])!;
    expect([x + across, y + down]).toEqual([400, 300]);
  });

  it("is nothing where nothing is named", () => {
    expect(frameOf([area], ["z"])).toBeUndefined();
  });

  it("picks nodes at any depth, with what is in them", () => {
    const nested: Node = { id: "group", role: "group", children: [{ id: "hand", role: "group", children: [token("x", 0, 0)] }] };
    expect(pick([nested], new Set(["hand", "x"])).map(({ id }) => id)).toEqual(["hand"]);
  });
});
