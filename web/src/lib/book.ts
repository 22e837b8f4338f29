// The rulebook of a game: its chapters in reading order, where a rule is told, what a search finds, and where somebody stopped reading.

import type { Book, BookBlock, BookChapter } from "../protocol";
import * as api from "./api";
import type { Language } from "./stored";

/** A chapter with where it stands. */
export interface Leaf {
  chapter: BookChapter;
  part: string;
  number: number;
}

/** A paragraph that a search found; `at` is its number in the chapter. */
export interface Hit {
  leaf: Leaf;
  at: number;
  text: string;
}

/** The last chapter: one page to print. */
export const AID = "aid";
const FEW = 2;
const MOST_HITS = 40;

export const textOf = (block: BookBlock): string => block.text.map((one) => one.text).join("");

/** A text as it is compared: no case, no accents. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

export class Rulebook {
  readonly leaves: Leaf[];
  readonly #told = new Map<string, { leaf: Leaf; at: number }>();
  readonly #texts: { leaf: Leaf; at: number; text: string; plain: string }[];

  constructor(readonly book: Book) {
    let number = 0;
    this.leaves = book.parts.flatMap((part) => part.chapters.map((chapter) => ({ chapter, part: part.title, number: ++number })));
    this.#texts = this.leaves.flatMap((leaf) =>
      leaf.chapter.blocks.map((block, at) => {
        const text = textOf(block);
        for (const rule of block.rules ?? []) if (!this.#told.has(rule)) this.#told.set(rule, { leaf, at });
        return { leaf, at, text, plain: folded(`${at ? "" : leaf.chapter.title} ${text} ${(block.rules ?? []).join(" ")}`) };
      }),
    );
  }

  leaf(id: string): Leaf | undefined {
    return this.leaves.find(({ chapter }) => chapter.id === id);
  }

  /** Where a rule is told first. */
  told(rule: string): { leaf: Leaf; at: number } | undefined {
    return this.#told.get(rule);
  }

  /** Paragraphs with all of these words. */
  find(wanted: string): Hit[] {
    const words = folded(wanted).split(/\s+/).filter(Boolean);
    if (words.join("").length < FEW) return [];
    return this.#texts.filter(({ plain }) => words.every((word) => plain.includes(word))).slice(0, MOST_HITS);
  }
}

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook in a language, with the figures of a table if it has its own; fetched once. */
export function rulebook(game: string, language: Language, table = ""): Promise<Rulebook> {
  const name = `${game}/${language}/${table}`;
  let found = books.get(name);
  if (!found) {
    found = api.book(game, language, table).then((book) => new Rulebook(book));
    found.catch(() => books.delete(name));
    books.set(name, found);
  }
  return found;
}

const PLACE = "ennead-reading";

function places(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The chapter that was read last, by its id. */
export const placeIn = (game: string): string => places()[game] ?? "";

export function keepPlace(game: string, chapter: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...places(), [game]: chapter }));
  } catch {
    // a browser that stores nothing shows the contents
  }
}

