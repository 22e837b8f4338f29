// What the drawing needs to know beside the picture: what is lit, clicked, marked, and what a press on something does.

import { getContext, setContext } from "svelte";
import type { Advice, Node, Option, Reason } from "../protocol";
import { click, menu, type Menu } from "./choice";
import { nodesOf, pathTo, type Picture } from "./picture";

/** A look at one thing: its large view, and, when a press chose nothing, the reasons. */
export interface Look {
  id: string;
  at: DOMRect;
  /** Asked with a click: stays until closed, and says why not. */
  asked: boolean;
  reasons?: Reason[];
  allowed?: string[];
}

/** Options that differ only in words, to be chosen beside the thing they are about. */
export interface Wording {
  at: DOMRect;
  options: Option[];
}

export interface Player {
  play(option: Option): void;
  explain(id: string): void;
}

const NONE: Menu = { clicked: [], fitting: [], lit: new Set(), complete: [] };

export class Stage {
  picture: Picture | null = $state.raw(null);
  clicked: string[] = $state.raw([]);
  look: Look | null = $state.raw(null);
  wording: Wording | null = $state.raw(null);
  /** An option that is costly and waits for a second yes. */
  doubtful: Option | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** The option that the list points at. */
  pointed: Option | null = $state.raw(null);
  /** Keys (`card-axe`) and seats that the log points at. */
  markedKey = $state("");
  markedSeat: number | null = $state(null);
  /** A change was sent and is not in the picture yet: what is lit pauses, and nothing can be chosen. */
  sent = $state(false);

  readonly menu: Menu = $derived.by(() => {
    const decision = this.picture?.decision;
    return decision ? menu(decision.options, this.clicked) : NONE;
  });
  readonly nodes: Map<string, Node> = $derived(this.picture ? nodesOf(this.picture) : new Map<string, Node>());
  readonly picked: Set<string> = $derived(new Set([...(this.picture?.decision?.picked ?? []), ...this.menu.clicked]));
  readonly advised: Set<string> = $derived(new Set([...(this.advice?.targets ?? []), ...(this.pointed?.targets ?? [])]));

  constructor(readonly player: Player | null) {}

  show(picture: Picture | null): void {
    const same = picture?.seq === this.picture?.seq && picture?.seat === this.picture?.seat;
    this.picture = picture;
    if (same) return;
    this.settle();
    this.advice = null;
  }

  /** Forget half-made choices and open cards. */
  settle(): void {
    this.clicked = [];
    this.wording = null;
    this.doubtful = null;
    this.pointed = null;
    this.look = null;
  }

  /** What a press on this id is about: itself, else what it stands on or covers, else the only lit thing on it. */
  resolve(pressed: string, covered: readonly string[]): string {
    const { lit } = this.menu;
    if (lit.has(pressed) || !this.picture) return pressed;
    const seen = covered.find((id) => lit.has(id));
    if (seen) return seen;
    const around = pathTo(this.picture, pressed).reverse();
    const below = around.find((id) => lit.has(id));
    if (below) return below;
    const inside = [...lit].filter((id) => pathTo(this.picture!, id).includes(pressed));
    return inside.length === 1 ? inside[0]! : pressed;
  }

  /** A click, tap or Enter on something that is seen `at` this place; `covered` are the ids that lie under it at that point. */
  press(pressed: string, at: DOMRect, covered: readonly string[] = []): void {
    if (this.sent) return;
    const id = this.resolve(pressed, covered);
    this.wording = null;
    this.doubtful = null;
    const decision = this.picture?.decision;
    const step = decision ? click(decision.options, this.clicked, id) : ({ kind: "nothing" } as const);
    switch (step.kind) {
      case "play":
        this.choose(step.option);
        break;
      case "narrow":
        this.look = null;
        this.clicked = step.clicked;
        break;
      case "words":
        this.look = null;
        this.clicked = step.clicked;
        this.wording = { at, options: step.options };
        break;
      case "nothing":
        this.look = { id: pressed, at, asked: true };
        this.player?.explain(pressed);
    }
  }

  /** An option by its words; what is costly is asked twice. */
  choose(option: Option): void {
    if (!this.player || this.sent) return;
    if (option.manner === "costly" && this.doubtful !== option) {
      this.doubtful = option;
      this.wording = null;
      return;
    }
    this.settle();
    this.player.play(option);
  }

  explained(reasons: Reason[], allowed: string[]): void {
    if (this.look?.asked) this.look = { ...this.look, reasons, allowed };
  }

  peek(id: string, at: DOMRect): void {
    if (!this.look?.asked && !this.wording) this.look = { id, at, asked: false };
  }

  unpeek(): void {
    if (this.look && !this.look.asked) this.look = null;
  }

  /** One step back out of whatever is open; false when nothing was. */
  escape(): boolean {
    if (this.look) this.look = null;
    else if (this.doubtful) this.doubtful = null;
    else if (this.wording || this.clicked.length) {
      this.wording = null;
      this.clicked = [];
    } else return false;
    return true;
  }
}

const NAME = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(NAME, stage);
export const getStage = (): Stage => getContext<Stage>(NAME);
