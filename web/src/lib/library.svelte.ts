// Components and rules of the game on the table, fetched once: what the large view of a thing shows.

import type { Component, RuleEntry } from "../protocol";
import * as api from "./api";

export class Library {
  components: Map<string, Component> = $state.raw(new Map());
  rules: Map<string, RuleEntry> = $state.raw(new Map());

  #asked = false;

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
