// Components and rules of the game on the table, fetched once: what the large view of a thing shows.

import { getContext, setContext } from "svelte";
import type { Component, RuleEntry } from "../protocol";
import * as api from "./api";
import { href } from "./route.svelte";
import { settings } from "./settings.svelte";

const NAME = Symbol("library");
/** What the table is about; known before anything of it is fetched. */
export const setLibrary = (library: () => Library | null): void => void setContext(NAME, library);
export const getLibrary = (): (() => Library | null) => getContext<(() => Library | null) | undefined>(NAME) ?? (() => null);

export class Library {
  components: Map<string, Component> = $state.raw(new Map());
  rules: Map<string, RuleEntry> = $state.raw(new Map());
  /** What each case shows, by its name. */
  cases: Record<string, string> = $state.raw({});

  #asked = false;
  /** The language of the rules. */
  #spoken = "";

  /** Where the rulebook tells about a rule, a prompt (`prompt-buy`) or a line of the log (`event-bought`). */
  telling(id: string): string {
    return href("rules", this.game, id) + (this.table ? `?table=${encodeURIComponent(this.table)}` : "");
  }

  constructor(
    readonly game: string,
    readonly table?: string,
  ) {}

  /** Fetch both; called when somebody looks at something closely. */
  open(): void {
    this.#read(settings.language);
    if (this.#asked) return;
    this.#asked = true;
    void api
      .components(this.game, this.table)
      .then(({ components }) => (this.components = new Map(components.map((one) => [one.key, one]))))
      .catch(() => undefined); // the table is playable without; its large views are just shorter
  }

  /** The rules in the reader's language, once. */
  #read(language: string): void {
    if (language === this.#spoken) return;
    this.#spoken = language;
    void api
      .rulebook(this.game, language)
      .then(({ rules, cases = {} }) => {
        if (language !== this.#spoken) return;
        this.rules = new Map(rules.map((rule) => [rule.id, rule]));
        this.cases = cases;
      })
      .catch(() => undefined);
  }
}
