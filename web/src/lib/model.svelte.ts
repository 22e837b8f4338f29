// The table on the page: the picture, the choice that is being made on it, and what is open, marked or looked at.

import { getContext, setContext } from "svelte";
import type { Advice, Node, Option, Reason, Words } from "../protocol";
import { click, select, type Selection } from "./choice";
import { Director } from "./director.svelte";
import { nodesOf, pathTo, type Picture } from "./picture";
import type { TableActions, TableRenderer } from "./renderer";

/** The large view of one thing. */
export interface Inspection {
  id: string;
  at: DOMRect;
  /** Asked with a click or key: stays until closed, and says why not. */
  asked: boolean;
  /** What lies under it or holds it, to be asked about in turn if no rule speaks of the thing itself. */
  around?: string[];
  /** The answer: rules that forbid it, each with its citation. Empty if nothing does. */
  reasons?: Reason[];
}

/** Options that differ only in words, to be chosen beside the thing they are about. */
export interface OptionMenu {
  at: DOMRect;
  options: Option[];
}

/** How a thing stands out now, as names of classes. */
export type Marks = Readonly<Record<"lit" | "picked" | "advised" | "marked" | "pointed", boolean>>;

/** One object for each way to stand out: what stands out as before is not drawn again. */
const MARKS: readonly Marks[] = Array.from({ length: 32 }, (_, bits) => {
  const [lit, picked, advised, marked, pointed] = [1, 2, 4, 8, 16].map((bit) => (bits & bit) > 0) as [boolean, boolean, boolean, boolean, boolean];
  return { lit, picked, advised, marked, pointed };
});

/** Nothing about it stands out. */
export const PLAIN: Marks = MARKS[0]!;

const NOTHING: Selection = { clicked: [], fitting: [], lit: new Set(), complete: [] };

export type Warning = "sure" | "sure-ends" | "sure-reveals";

export class TableModel implements TableRenderer {
  picture: Picture | null = $state.raw(null);
  clicked: string[] = $state.raw([]);
  inspected: Inspection | null = $state.raw(null);
  optionMenu: OptionMenu | null = $state.raw(null);
  /** A costly option that waits for a second yes. */
  toConfirm: Option | null = $state.raw(null);
  /** Why: it is costly, it ends the turn, or it shows what is hidden. */
  warning: Warning = $state("sure");
  advice: Advice | null = $state.raw(null);
  /** Who gives it, as a message of the page. */
  adviser: "advice" | "learn-shown" = $state("advice");
  /** Scene ids that the coach points at. */
  pointed: readonly string[] = $state.raw([]);
  /** The option that the list points at. */
  previewed: Option | null = $state.raw(null);
  /** Keys (`card-axe`) and seats that the log points at. */
  markedKey = $state("");
  markedSeat: number | null = $state(null);
  pending = $state(false);

  readonly selection: Selection = $derived.by(() => {
    const decision = this.picture?.decision;
    return decision ? select(decision.options, this.clicked) : NOTHING;
  });
  /** Everything that the question is about, however far the choice has got: what a hand is fanned out for. */
  readonly options: Set<string> = $derived(new Set(this.picture?.decision?.options.flatMap((option) => option.targets ?? []) ?? []));
  readonly nodes: Map<string, Node> = $derived(this.picture ? nodesOf(this.picture) : new Map<string, Node>());
  readonly #picked: Set<string> = $derived(new Set([...(this.picture?.decision?.picked ?? []), ...this.selection.clicked]));
  readonly #advised: Set<string> = $derived(new Set([...(this.advice?.targets ?? []), ...(this.previewed?.targets ?? [])]));

  /** Shows what happened; pages hand their pictures to it. */
  readonly director: Director = new Director(this);

  constructor(readonly actions: TableActions | null) {}

  /** How a thing stands out now, as names of classes. */
  marks({ id, key, owner }: Node): Marks {
    const marked = (Boolean(key) && this.markedKey === key) || (this.markedSeat !== null && owner === this.markedSeat);
    const pointed = this.pointed.includes(id) && !this.director.active;
    const lit = this.selection.lit.has(id) && !this.director.past;
    return MARKS[+lit + 2 * +this.#picked.has(id) + 4 * +this.#advised.has(id) + 8 * +marked + 16 * +pointed]!;
  }

  /** Whether something in it can be clicked now. */
  holdsLit(nodes: readonly Node[] | undefined): boolean {
    return nodes?.some((node) => this.selection.lit.has(node.id) || this.holdsLit(node.children)) ?? false;
  }

  show(picture: Picture | null): void {
    const same = picture?.seq === this.picture?.seq && picture?.seat === this.picture?.seat;
    this.picture = picture;
    if (same) return;
    this.reset();
    this.advice = null;
  }

  reset(): void {
    this.clicked = [];
    this.optionMenu = null;
    this.toConfirm = null;
    this.previewed = null;
    this.inspected = null;
  }

  /** What a press on this id is about: itself, else what it stands on or covers, else the only lit thing on it. */
  #resolve(pressed: string, around: readonly string[]): string {
    const { lit } = this.selection;
    const found = [pressed, ...around].find((id) => lit.has(id));
    if (found || !this.picture) return found ?? pressed;
    const inside = [...lit].filter((id) => pathTo(this.picture!, id).includes(pressed));
    return inside.length === 1 ? inside[0]! : pressed;
  }

  /** A click, tap or Enter on something that is seen `at` this place; `covered` are the ids that lie under it at that point. */
  press(pressed: string, at: DOMRect, covered: readonly string[] = []): void {
    if (this.pending) return;
    if (this.director.past) return void this.director.land();
    this.director.land();
    const around = [...covered, ...(this.picture ? pathTo(this.picture, pressed).reverse() : [])];
    const decision = this.picture?.decision;
    const step = click(decision?.options ?? [], this.clicked, this.#resolve(pressed, around));
    this.optionMenu = null;
    this.toConfirm = null;
    if (step.kind === "play") return this.choose(step.option);
    if (step.kind === "nothing") return this.ask(pressed, at, around);
    this.inspected = null;
    this.clicked = step.clicked;
    if (step.kind === "words") this.optionMenu = { at, options: step.options };
  }

  /** Why not: the large view of a thing, with the rules that forbid it. */
  ask(id: string, at: DOMRect, around: readonly string[] = []): void {
    this.inspected = { id, at, asked: true, around: [...new Set(around)].filter((one) => one !== id && this.nodes.has(one)) };
    this.actions?.explain(id);
  }

  explained(reasons: Reason[], allowed: string[]): void {
    if (!this.inspected?.asked) return;
    const [next, ...around] = this.inspected.around ?? [];
    const spoken = allowed.length > 0 || reasons.some((reason) => reason.rule) || !this.picture?.decision;
    if (spoken || next === undefined) this.inspected = { ...this.inspected, reasons };
    else {
      this.inspected = { ...this.inspected, around };
      this.actions?.explain(next);
    }
  }

  unexplained(problem: Words): void {
    if (this.inspected?.asked) this.inspected = { ...this.inspected, reasons: [{ text: problem }] };
  }

  /** An option by its words; what is costly is asked twice. */
  choose(option: Option): void {
    if (!this.actions || this.pending) return;
    this.director.land();
    const sure = this.toConfirm === option;
    if (option.manner === "costly" && !sure) return this.confirm(option, "sure");
    this.reset();
    this.actions.play(option, sure);
  }

  /** Ask once more, with a sentence that says why. */
  confirm(option: Option, why: Warning): void {
    this.toConfirm = option;
    this.warning = why;
    this.optionMenu = null;
  }

  peek(id: string, at: DOMRect): void {
    if (!this.inspected?.asked && !this.optionMenu) this.inspected = { id, at, asked: false };
  }

  unpeek(): void {
    if (!this.inspected?.asked) this.inspected = null;
  }

  /** One step back out of whatever is open. */
  escape(): void {
    if (this.inspected) this.inspected = null;
    else if (this.toConfirm) this.toConfirm = null;
    else {
      this.optionMenu = null;
      this.clicked = [];
    }
  }
}

const NAME = Symbol("model");
export const setModel = (model: TableModel): TableModel => setContext(NAME, model);
export const getModel = (): TableModel => getContext<TableModel>(NAME);
