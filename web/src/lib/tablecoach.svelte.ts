// The coach beside a real match: what the others have just done, what is asked, and what matters now, from what this seat sees.

import type { Advice, Decision, Event, Said } from "../protocol";
import { learn } from "./learning.svelte";
import type { Picture } from "./picture";
import type { Session } from "./session.svelte";

/** In a guided match: how often a question is explained, then only its aim told; after that the coach waits to be asked. */
const EXPLAINED = 2;
const AIMED = 5;
/** The last lines of what others did that are told again. */
const MOST_NEWS = 6;
/** So long until a coach who still thinks about the question before is asked again. */
const BUSY = 300;

/** How much the coach says: everything, only what to aim at, or nothing unless asked. */
export type Voice = "full" | "aim" | "quiet";

export class TableCoach {
  voice: Voice = $state("quiet");
  /** What others did since my last choice, and what they are after. */
  news: Event[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  advice: Advice | null = $state.raw(null);
  thinking = $state(false);
  /** The question that is spoken about. */
  decision: Decision | null = $state.raw(null);
  #seq = -1;

  constructor(
    readonly session: Session,
    readonly game: string,
    readonly guided: boolean,
  ) {}

  /** A new picture: speak about its question, once; the same one may come again with what a partner suggests. */
  follow(picture: Picture | null): void {
    const decision = picture?.decision?.advises == null ? (picture?.decision ?? null) : null;
    if (picture && picture.seq === this.#seq && decision?.question === this.decision?.question) this.decision = decision;
    if (!picture || decision === this.decision) return;
    [this.#seq, this.decision, this.advice, this.thinking] = [picture.seq, decision, null, false];
    this.session.model.pointed = [];
    if (!decision) return;
    [this.news, this.said] = decision.linked ? [[], []] : this.#heard(picture);
    this.voice = this.#voice(decision.question);
    if (this.voice !== "quiet") this.#think();
  }

  /** What others did since I chose last, and what they say they are after. */
  #heard({ events, seat, said }: Picture): [Event[], Said[]] {
    const mine = events.findLastIndex((event) => event.seat === seat);
    const news = events.slice(mine + 1).filter((event) => event.seat != null && event.seat !== seat).slice(-MOST_NEWS);
    return [news, said.filter((one) => one.seat !== seat && news.some((event) => event.seat === one.seat))];
  }

  /** Less and less in a guided match; otherwise always everything. */
  #voice(question: string): Voice {
    if (!this.guided) return "full";
    const { met } = learn(this.game, (progress) => (progress.met[question] = (progress.met[question] ?? 0) + 1));
    const times = met[question] ?? 1;
    return times <= EXPLAINED ? "full" : times <= AIMED ? "aim" : "quiet";
  }

  #think(): void {
    const { decision } = this;
    this.thinking = true;
    this.session.consult((told) => {
      if (decision !== this.decision) return;
      if (told.type === "refusal" && told.code === "busy") return void setTimeout(() => decision === this.decision && this.#think(), BUSY);
      this.thinking = false;
      if (told.type === "refusal") return;
      this.advice = told;
      if (this.voice === "full") this.session.model.pointed = told.targets ?? [];
    });
  }

  /** The learner wants to be told, or shown. */
  ask(): void {
    this.voice = "full";
    if (!this.advice) return this.#think();
    this.session.model.pointed = this.advice.targets ?? [];
    this.session.model.adviser = "learn-shown";
    this.session.model.advice = this.advice;
  }
}
