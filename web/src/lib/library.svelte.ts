// Components and rules of the game on the table, fetched once: what the large view of a thing shows.

import { getContext, setContext } from "svelte";
import type { Component, RuleEntry } from "../protocol";
import * as api from "./api";
import { href } from "./route.svelte";

const NAME = Symbol("library");
/** What the table is about; known before anything of it is fetched. */
export const setLibrary = (library: () => Library | null): void => void setContext(NAME, library);
export const getLibrary = (): (() => Library | null) => getContext<(() => Library | null) | undefined>(NAME) ?? (() => null);

export class Library {
  components: Map<string, Component> = $state.raw(new Map());
  rules: Map<string, RuleEntry> = $state.raw(new Map());

  #asked = false;

  /** Where the rulebook tells about a rule, a prompt (`prompt-buy`) or a line of the log (`event-bought`). */
  telling(id: string): string {
    return href("rules", this.game, id) + (this.table ? `?table=${encodeURIComponent(this.table)}` : "");
  }

  constructor(
    readonly game: string,
    readonly table?: string,
  ) {}

  /** Fetch both; called when somebody first looks at something closely. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    void api
      .components(this.game, this.table)
      .then(({ components }) => (this.components = new Map(components.map((one) => [one.key, one]))))
      .catch(() => undefined); // the table is playable without; its large views are just shorter
    void api
      .rulebook(this.game)
      .then(({ rules }) => (this.rules = new Map(rules.map((rule) => [rule.id, rule]))))
      .catch(() => undefined);
  }
}
