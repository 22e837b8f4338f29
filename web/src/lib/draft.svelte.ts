// An owner's figures in the making: kept in this browser, tried by the server at every change.

import type { Component, PackTrial, Problem } from "../protocol";
import * as api from "./api";

type Figures = Record<string, Record<string, Record<string, unknown>>>;
const PAUSE = 300;

/** The id of a component inside its kind. */
export const idOf = ({ key, kind }: Component): string => key.slice(kind.length + 1);

export class Draft {
  figures: Figures = $state.raw({});
  name = $state("");
  /** The components with these figures laid over them, as far as they fit. */
  trial: PackTrial | null = $state.raw(null);
  /** Why they do not fit; `where` is the path of the figure. */
  problem: Problem | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#store) ?? "{}") as { figures?: Figures; name?: string };
      this.figures = kept.figures ?? {};
      this.name = kept.name ?? "";
    } catch {
      // a draft that cannot be read is begun anew
    }
    if (!this.empty) void this.check();
  }

  get #store(): string {
    return `ennead-pack-${this.game}`;
  }

  get empty(): boolean {
    return Object.keys(this.figures).length === 0;
  }

  stated(kind: string, id: string, figure: string): boolean {
    return this.figures[kind]?.[id]?.[figure] !== undefined;
  }

  /** State a figure, or (undefined) take it out of the pack. */
  set(kind: string, id: string, figure: string, value: unknown): void {
    const figures = structuredClone(this.figures);
    const table = ((figures[kind] ??= {})[id] ??= {});
    if (value === undefined) delete table[figure];
    else table[figure] = value;
    if (!Object.keys(table).length) delete figures[kind][id];
    if (!Object.keys(figures[kind]).length) delete figures[kind];
    this.#become(figures);
  }

  rename(name: string): void {
    this.name = name;
    this.#become(this.figures);
  }

  clear(): void {
    this.name = "";
    this.#become({});
  }

  /** Take the figures of a pack file, if they fit. */
  async load(text: string): Promise<void> {
    const trial = await this.#ask({ text });
    if (!trial) return;
    this.name = trial.name ?? "";
    this.figures = trial.figures as Figures;
    this.#keep();
  }

  async check(): Promise<void> {
    await this.#ask({ figures: this.figures, name: this.name });
  }

  #become(figures: Figures): void {
    this.figures = figures;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  #keep(): void {
    if (this.empty && !this.name) localStorage.removeItem(this.#store);
    else localStorage.setItem(this.#store, JSON.stringify({ figures: this.figures, name: this.name }));
  }

  /** What came of these figures; nothing if they do not fit, or if a newer question is on its way. */
  async #ask(draft: Parameters<typeof api.tryPack>[1]): Promise<PackTrial | null> {
    clearTimeout(this.#timer); // a check of what was there before must not overtake this
    const number = ++this.#number;
    try {
      const trial = await api.tryPack(this.game, draft);
      if (number !== this.#number) return null;
      this.problem = trial.problem ?? null;
      return this.problem ? null : (this.trial = trial);
    } catch (error) {
      if (number === this.#number && error instanceof api.ApiError) this.problem = error.problem;
      return null;
    }
  }
}
