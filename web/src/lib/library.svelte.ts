// Components and rules of the game on the table, fetched once: what the large view of a thing shows.

import type { Component, RuleEntry } from "../protocol";
import * as api from "./api";

export class Library {
  components: Map<string, Component> = $state.raw(new Map());
  rules: Map<string, RuleEntry> = $state.raw(new Map());
  source = $state("");

  constructor(game: string, table?: string) {
    void api
      .components(game, table)
      .then(({ components }) => (this.components = new Map(components.map((one) => [one.key, one]))))
      .catch(() => undefined); // the table is playable without; its large views are just shorter
    void api
      .rulebook(game)
      .then(({ rules, source }) => {
        this.rules = new Map(rules.map((rule) => [rule.id, rule]));
        this.source = source;
      })
      .catch(() => undefined);
  }
}
