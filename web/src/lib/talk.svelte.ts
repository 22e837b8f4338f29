// What is said at a table: asked for when the table tells that there is something new.

import type { Mute, Say, Talk, Word } from "../protocol";
import { json } from "./api";
import { reactions } from "./reactions.svelte";

export const PHRASES = ["hello", "good-luck", "your-turn", "moment", "back", "thanks", "sorry", "well-played", "did-not-see", "think", "good-game", "again", "bye"] as const;

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
    for (const { about = -1, kind, body } of words) if (about >= 0 && kind === "sign") found.set(about, [...(found.get(about) ?? []), body]);
    reactions.of = found;
  }
}
