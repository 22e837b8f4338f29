// What is said at a table: asked for when the table tells that there is something new.

import type { Mute, Say, Talk, Word } from "../protocol";
import { json } from "./api";
import { reactions } from "./reactions.svelte";
import { tie } from "./ties";

export const PHRASES = ["hello", "good-luck", "your-turn", "moment", "back", "thanks", "sorry", "well-played", "did-not-see", "think", "good-game", "again", "bye"] as const;

/** Outlines of the signs in a box of 24 x 24; they come with what is said, not with the table. */
export const SIGNS: Readonly<Record<string, string>> = {
  heart: "M12 21C5 15 2 11 2 7.5A5 5 0 0 1 12 6a5 5 0 0 1 10 1.5C22 11 19 15 12 21z",
  joy: "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.4L5.4 4L8 6.6L6.6 8zM16 17.4l1.4-1.4L20 18.6L18.6 20zM16 6.6L18.6 4L20 5.4L17.4 8zM4 18.6L6.6 16L8 17.4L5.4 20z",
  tears: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  eye: "M1 12c5-9 17-9 22 0c-5 9-17 9-22 0zm11-4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4a2 2 0 0 1 0-4z",
  luck: "M12 1c3 0 5 2 5 5c0 2-1.5 4-3.5 6H20v3h-6.5v8h-3v-8H4v-3h6.5C8.5 10 7 8 7 6c0-3 2-5 5-5zm0 3c-1 0-2 .8-2 2c0 1 .8 2.5 2 4c1.2-1.5 2-3 2-4c0-1.2-1-2-2-2z",
};

export class TalkFeed {
  talk: Talk = $state.raw({ words: [] });
  problem: unknown = $state.raw(null);
  /** The line of the log that the next sign is about. */
  about: number | null = $state(null);
  #asked = 0;

  constructor(readonly table: string) {}

  /** Words of others that I have not read. */
  get unread(): number {
    return this.talk.words.filter((word) => !word.mine && word.number > (this.talk.seen ?? -1)).length;
  }

  load = (): Promise<void> => this.#take(() => json<Talk>(this.#path("")));
  say = (wish: Say): Promise<void> => this.#take(() => json<Talk>(this.#path(""), wish));
  remove = (word: Word): Promise<void> => this.#take(() => json<Talk>(this.#path("/delete"), { number: word.number }));
  /** Words that I have reported. */
  reported: readonly number[] = $state.raw([]);
  report = async (word: Word): Promise<void> => {
    await this.#take(() => json<Talk>(this.#path("/report"), { number: word.number }));
    if (!this.problem) this.reported = [...this.reported, word.number];
  };
  mute = (wish: Mute): Promise<void> => this.#take(() => json<Talk>(this.#path("/mute"), wish));

  /** Have nothing to do with who sits there any more. */
  block = (seat: number): Promise<void> =>
    this.#take(async () => {
      await tie({ kind: "block", table: this.table, seat });
      return json<Talk>(this.#path(""));
    });

  /** All that is shown is read. */
  async read(): Promise<void> {
    const last = this.talk.words.at(-1);
    if (!last || last.number <= (this.talk.seen ?? -1)) return;
    const seen = last.number;
    this.talk = { ...this.talk, seen };
    await json(this.#path("/read"), { number: seen }).catch(() => undefined);
  }

  close(): void {
    reactions.of = new Map();
    reactions.react = null;
  }

  #path = (what: string): string => `tables/${encodeURIComponent(this.table)}/words${what}`;

  async #take(asking: () => Promise<Talk>): Promise<void> {
    const turn = ++this.#asked;
    try {
      const found = await asking();
      if (turn < this.#asked) return; // a later answer is on its way
      this.talk = found;
      this.problem = null;
      this.#react(found.words);
    } catch (error) {
      this.problem = error;
    }
  }

  #react(words: readonly Word[]): void {
    const found = new Map<number, string[]>();
    for (const { about = -1, kind, body } of words) if (about >= 0 && kind === "sign") found.set(about, [...(found.get(about) ?? []), SIGNS[body] ?? ""]);
    reactions.of = found;
  }
}
