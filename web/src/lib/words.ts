// Sentences from message ids: Fluent bundles, references to other messages in all their cases, players' names, lists.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Words } from "../protocol";

export const LANGUAGES = ["en", "cs", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const CASES = ["gen", "dat", "acc", "ins", "loc", "gender"];

/** A stretch of a sentence; `ref` and `seat` say what it names, so that it can be lit on the table. */
interface Stretch {
  text: string;
  ref?: string;
  seat?: number;
}

// Marks around arguments inside a formatted sentence, from a private-use area that no text contains.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export class Speaker {
  readonly #bundles: FluentBundle[] = [];
  readonly #and: Intl.ListFormat;

  /** `sources` in order of preference: the game's texts before the shared ones, this language before English. */
  constructor(
    readonly language: Language,
    sources: { language: Language; text: string }[],
    readonly names: readonly string[] = [],
    readonly onmissing: (id: string) => void = () => undefined,
  ) {
    this.#and = new Intl.ListFormat(language, { type: "conjunction" });
    for (const { language: spoken, text } of sources) {
      const bundle = new FluentBundle(spoken, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.#bundles.push(bundle);
    }
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(id)?.value != null);
  }

  /** The sentence as plain text. */
  say(words: Words | null | undefined): string {
    return this.stretches(words)
      .map((stretch) => stretch.text)
      .join("");
  }

  /** A sentence of the page itself (`page-<id>`), or a shared one that every face uses. */
  ui(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id: this.has(`page-${id}`) ? `page-${id}` : id, args });
  }

  /** The sentence in stretches: plain words, and names of things and players. */
  stretches(words: Words | null | undefined): Stretch[] {
    if (words == null || words === "") return [];
    const { id, args } = typeof words === "string" ? { id: words, args: {} } : words;
    const named: Stretch[] = [];
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) this.#bind(variables, name, arg, named);
    return split(this.#format(id, variables), named);
  }

  #format(id: string, variables: Record<string, FluentVariable>): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value != null) return bundle.formatPattern(message.value, variables, []);
    }
    this.onmissing(id);
    return readable(id);
  }

  #bind(variables: Record<string, FluentVariable>, name: string, arg: Arg, named: Stretch[]): void {
    if (typeof arg === "number" || typeof arg === "string") {
      variables[name] = arg;
      return;
    }
    const forms = this.#forms(arg, named);
    variables[name] = forms.get("") ?? "";
    for (const grammar of CASES) variables[`${name}_${grammar}`] = forms.get(grammar) ?? forms.get("") ?? "";
    if (Array.isArray(arg)) variables[`${name}_count`] = arg.length;
    if (!forms.has("gender")) variables[`${name}_gender`] = "";
  }

  /** All grammatical forms of an argument that names something; the nominative is under "". */
  #forms(arg: Exclude<Arg, number | string>, named: Stretch[]): Map<string, string> {
    if (Array.isArray(arg)) {
      const each = arg.map((one) =>
        typeof one === "number" || typeof one === "string" ? new Map([["", String(one)]]) : this.#forms(one, named),
      );
      return new Map(["", ...CASES].map((form) => [form, this.#and.format(each.map((f) => f.get(form) ?? f.get("") ?? ""))]));
    }
    if ("seat" in arg) return new Map([["", mark({ text: this.name(arg.seat), seat: arg.seat }, named)]]);
    const forms = new Map([["", mark({ text: this.#format(arg.ref, {}), ref: arg.ref }, named)]]);
    const bundle = this.#bundles.find((one) => one.getMessage(arg.ref)?.value != null);
    for (const [form, pattern] of Object.entries(bundle?.getMessage(arg.ref)?.attributes ?? {})) {
      const text = bundle!.formatPattern(pattern, {}, []);
      forms.set(form, form === "gender" ? text : mark({ text, ref: arg.ref }, named));
    }
    return forms;
  }

  name(seat: number): string {
    return this.names[seat] || this.#format("player-unnamed", { number: seat + 1 });
  }
}

function mark(stretch: Stretch, named: Stretch[]): string {
  named.push(stretch);
  return `${OPEN}${named.length - 1}${CLOSE}`;
}

function split(sentence: string, named: Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [index, piece] of sentence.split(new RegExp(`[${OPEN}${CLOSE}]`)).entries()) {
    const stretch = index % 2 ? named[Number(piece)] : { text: piece };
    if (stretch?.text) found.push(stretch);
  }
  return found;
}

/** What to show for a message that nobody wrote: its id as words. */
export function readable(id: string): string {
  return id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}
