// Sentences from message ids: Fluent bundles, references to other messages in all their cases, players' names, lists.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Arg, SeatInfo, Words } from "../protocol";
import { isSite } from "./place";
import type { Language } from "./stored";

const CASES = ["gen", "dat", "acc", "ins", "loc"];
/** What a name tells about itself, and what holds where it tells nothing. */
const MARKS: Record<string, string> = { gender: "", article: "a" };
const FORMS = ["", ...CASES, ...Object.keys(MARKS)];

/** A stretch of a sentence; `ref` and `seat` say what it names, so that it can be lit on the table. */
interface Stretch {
  text: string;
  ref?: string;
  seat?: number;
}

// Marks around arguments inside a formatted sentence, from a private-use area that no text contains.
const OPEN = "\uE000";
const CLOSE = "\uE001";

interface Source {
  language: Language;
  text: string;
}

/** Where a message begins, and what could be the name of one inside another. */
const MESSAGE = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const NAME = /-?[a-zA-Z][\w-]*/g;

/** A text that is read message by message, when something is first said: a game has a thousand of them, a table needs fifty. */
class Texts {
  static readonly #kept = new Map<string, Texts>();
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const message of text.split(MESSAGE)) {
      const id = message.slice(0, message.indexOf("=")).trimEnd();
      if (!this.#unread.has(id)) this.#unread.set(id, message);
    }
  }

  /** Those of a source; kept, as a table hears of its game, its names and its coach one after another. */
  static of({ language, text }: Source): Texts {
    const key = `${language} ${text}`;
    let found = Texts.#kept.get(key);
    if (!found) Texts.#kept.set(key, (found = new Texts(language, text)));
    return found;
  }

  /** A message, with all that it refers to. */
  message(id: string): Message | undefined {
    this.#read(id);
    return this.#bundle.getMessage(id);
  }

  /** What is written under this id, or as its attribute (`id.name`); where there is no server, some say something else. */
  pattern(id: string): Message["value"] | undefined {
    const [name, attribute] = id.split(".", 2);
    const found = this.message(name!);
    return attribute ? found?.attributes[attribute] : ((isSite && found?.attributes.site) || found?.value);
  }

  format(pattern: NonNullable<Message["value"]>, variables: Record<string, FluentVariable> = {}): string {
    return this.#bundle.formatPattern(pattern, variables, []);
  }

  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
    for (const [name] of text.matchAll(NAME)) this.#read(name);
  }
}

export class Speaker {
  /** Sentences without arguments that were said before, by their id. */
  readonly #said = new Map<string, Stretch[]>();
  readonly #texts: Texts[];
  #and: Intl.ListFormat | undefined;

  /** `sources` in order of preference: the game's texts before the shared ones, this language before English. */
  constructor(
    readonly language: Language,
    sources: Source[],
    readonly names: readonly string[] = [],
    readonly onmissing: (id: string) => void = () => undefined,
  ) {
    this.#texts = sources.map((source) => Texts.of(source));
  }

  /** Whether a message is written, or the attribute of one (`id.name`). */
  has(id: string): boolean {
    return this.#texts.some((texts) => texts.pattern(id) != null);
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
    if (typeof words !== "string") return this.#stretches(words);
    let said = this.#said.get(words);
    if (!said) this.#said.set(words, (said = this.#stretches(words)));
    return said;
  }

  #stretches(words: Words): Stretch[] {
    const { id, args } = typeof words === "string" ? { id: words, args: {} } : words;
    const named: Stretch[] = [];
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) this.#bind(variables, name, arg, named);
    return split(this.#format(id, variables), named);
  }

  /** What a rule is called: in this language where somebody wrote it, else as the rulebook's file has it. */
  title(rule: { id: string; title?: string }): string {
    const id = `rule-${rule.id.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
    return this.has(id) ? this.say(id) : (rule.title ?? "");
  }

  /** What somebody else is asked: in the third person, or that the table waits for them. */
  asked(prompt: Words, seat: number): Words {
    const { id, args } = typeof prompt === "string" ? { id: prompt, args: {} } : prompt;
    const other = `${id}.other`;
    return { id: this.has(other) ? other : "waiting-for", args: { ...args, player: { seat } } };
  }

  #format(id: string, variables: Record<string, FluentVariable>): string {
    for (const texts of this.#texts) {
      const pattern = texts.pattern(id);
      if (pattern != null) return texts.format(pattern, variables);
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
    for (const form of FORMS.slice(1)) variables[`${name}_${form}`] = formOf(forms, form);
    if (Array.isArray(arg)) variables[`${name}_count`] = arg.length;
  }

  /** All grammatical forms of an argument that names something; the nominative is under "". */
  #forms(arg: Exclude<Arg, number | string>, named: Stretch[]): Map<string, string> {
    if (Array.isArray(arg)) {
      const times = new Map<string, { one: (typeof arg)[number]; many: number }>();
      for (const one of arg) {
        const like = times.get(JSON.stringify(one));
        if (like) like.many++;
        else times.set(JSON.stringify(one), { one, many: 1 });
      }
      const each = [...times.values()].map(({ one, many }) => ({
        forms: typeof one === "number" || typeof one === "string" ? new Map([["", String(one)]]) : this.#forms(one, named),
        times: many === 1 ? "" : `${many}× `,
      }));
      this.#and ??= new Intl.ListFormat(this.language, { type: "conjunction" }); // the first one takes a browser long
      const and = this.#and;
      const joined = new Map(FORMS.map((form) => [form, and.format(each.map(({ forms, times }) => times + formOf(forms, form)))]));
      return arg.length === 1 ? joined : new Map([...joined, ...Object.entries(MARKS), ["gender", "pl"]]);
    }
    if ("seat" in arg) return new Map([["", mark({ text: this.name(arg.seat), seat: arg.seat }, named)]]);
    const forms = new Map([["", mark({ text: this.#format(arg.ref, {}), ref: arg.ref }, named)]]);
    const texts = this.#texts.find((one) => one.message(arg.ref)?.value != null);
    for (const [form, pattern] of Object.entries(texts?.message(arg.ref)?.attributes ?? {})) {
      const text = texts!.format(pattern);
      forms.set(form, form in MARKS ? text : mark({ text, ref: arg.ref }, named));
    }
    return forms;
  }

  /** What whoever sits somewhere is called: by their name, else by what they are and the seat's number. */
  sitter({ name, holder, seat }: Pick<SeatInfo, "name" | "holder" | "seat">): string {
    return name || this.#format(holder === "bot" ? "player-bot" : "player-unnamed", { number: seat + 1 });
  }

  name(seat: number): string {
    return this.names[seat] || this.#format("player-unnamed", { number: seat + 1 });
  }
}

/** A form of a name: as it is written, else what holds for every name. */
function formOf(forms: Map<string, string>, form: string): string {
  return forms.get(form) ?? MARKS[form] ?? forms.get("") ?? "";
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

const AGES: [number, Intl.RelativeTimeFormatUnit][] = [[60, "second"], [60, "minute"], [24, "hour"], [30, "day"], [12, "month"], [Infinity, "year"]];

/** How long ago that was (milliseconds since 1970), in the largest unit that it fills. */
export function ago(then: number, language: Language, now = Date.now()): string {
  let age = Math.max(0, (now - then) / 1000);
  let unit = 0;
  for (; age >= AGES[unit]![0]; unit++) age /= AGES[unit]![0];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(unit ? -Math.floor(age) : 0, AGES[unit]![1]);
}

/** A time to come: today's by the clock, others with their day. */
export function until(due: number, language: Language, now = new Date()): string {
  const then = new Date(due);
  const day = then.toDateString() === now.toDateString() ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(then);
}

/** What to show for a message that nobody wrote: its id as words. */
export function readable(id: string): string {
  return id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
}
