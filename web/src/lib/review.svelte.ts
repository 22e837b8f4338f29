// The review of a whole match: one move after another is judged, and what was given away is kept, the worst first.

import type { Verdict } from "../protocol";
import * as api from "./api";
import { lostBy } from "./course";

export interface JudgedMove {
  frame: number;
  verdict: Verdict;
}

export class MatchReview {
  judged: JudgedMove[] = $state.raw([]);
  done = $state(0);
  running = $state(false);
  problem: unknown = $state.raw(null);

  readonly mistakes: JudgedMove[] = $derived(
    this.judged.filter(({ verdict }) => verdict.grade).sort((a, b) => lostBy(b.verdict) - lostBy(a.verdict)),
  );

  constructor(
    readonly replay: string,
    readonly frames: readonly number[],
  ) {}

  /** Judge what is left; can be stopped, and goes on from there. */
  async run(): Promise<void> {
    this.running = true;
    this.problem = null;
    try {
      while (this.running && this.done < this.frames.length) {
        const frame = this.frames[this.done]!;
        const verdict = await api.review(this.replay, frame);
        this.judged = [...this.judged, { frame, verdict }];
        this.done += 1;
      }
    } catch (error) {
      this.problem = error;
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }
}
