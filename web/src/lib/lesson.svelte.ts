// A lesson at the table: the coach's words, what the learner has done, and the picture it leads to. The server keeps none of it.

import type { Coaching, Option } from "../protocol";
import * as api from "./api";
import { scenesOf } from "./director.svelte";
import { learn, progressOf } from "./learning.svelte";
import { TableModel } from "./model.svelte";
import { after } from "./picture";
import type { TableActions } from "./renderer";
import { settings } from "./settings.svelte";

/** So long somebody may hesitate before the coach helps. */
const PATIENCE = 10_000;

export class LessonTable implements TableActions {
  readonly model = new TableModel(this);
  coaching: Coaching | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** The learner hesitates. */
  slow = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly over = $derived(this.coaching !== null && this.coaching.step >= this.coaching.steps);
  /** The learner has begun something in this step that can be begun again. */
  readonly begun = $derived(this.coaching !== null && this.coaching.did.length > (this.coaching.start ?? 0));

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.model.adviser = "learn-shown";
    const { did, finished } = progressOf(game);
    void this.#attempt(finished.includes(lesson) ? [] : (did[lesson] ?? []), null);
  }

  goOn(): void {
    if (!this.model.director.land()) void this.#attempt(this.coaching!.did, "");
  }

  play(option: Option): void {
    void this.#attempt(this.coaching!.did, option.text);
  }

  /** Back to the beginning of the step. */
  undo(): void {
    void this.#attempt(this.coaching!.did.slice(0, this.coaching!.start ?? 0), null);
  }

  explain(target: string): void {
    api.explainInLesson(this.game, this.lesson, { did: this.coaching!.did, target }).then(
      ({ reasons, allowed }) => this.model.explained(reasons ?? [], allowed ?? []),
      (error: unknown) => this.model.unexplained(error instanceof api.ApiError ? error.problem.text : "problem-fault"),
    );
  }

  /** A move that the coach would like. */
  show(): void {
    this.model.reset();
    const told = this.coaching!;
    api.showInLesson(this.game, this.lesson, { did: told.did }).then(
      (advice) => {
        if (told === this.coaching) this.model.advice = advice; // else the learner has gone on meanwhile
      },
      (error: unknown) => (this.problem = error),
    );
  }

  async #attempt(did: string[], next: string | null): Promise<void> {
    this.model.pending = true;
    clearTimeout(this.#timer);
    try {
      this.#hear(await api.attempt(this.game, this.lesson, { did, next }));
      this.problem = null;
    } catch (error) {
      this.problem = error;
    } finally {
      this.model.pending = false;
    }
  }

  #hear(told: Coaching): void {
    const { model } = this;
    const before = model.picture;
    const picture = after(null, told.state);
    const on = before !== null && settings.pace !== "off" && picture.seq > before.seq;
    const scenes = on ? scenesOf(before, told.moments ?? [], picture.events) : [];
    model.reset();
    model.advice = null;
    this.coaching = told;
    this.slow = false;
    model.pointed = told.points ?? [];
    model.director.land();
    model.director.take(picture, scenes.length > 1 ? scenes : []);
    if (told.asks) this.#timer = setTimeout(() => (this.slow = true), PATIENCE);
    learn(this.game, (progress) => {
      progress.did[this.lesson] = told.did;
      if (told.step >= told.steps && !progress.finished.includes(this.lesson)) progress.finished.push(this.lesson);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
