// Where the areas of a picture go in this window, and which of them are open.

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Area, Node, Slot } from "../protocol";
import { askedParts, withoutParts } from "./asked";
import type { TableModel } from "./model.svelte";
import { speaker } from "./speech.svelte";

/** Areas that are shown as one: layers of one canvas belong together, everything else stands alone. */
export interface View {
  id: string;
  title: string;
  areas: Area[];
}

/** Areas as they are shown. */
export function groupAreas(areas: readonly Area[]): View[] {
  const found: View[] = [];
  for (const area of areas) {
    const same = area.canvas ? found.find((one) => one.areas[0]?.canvas === area.canvas) : undefined;
    const title = speaker().say(area.title);
    if (same) {
      same.areas.push(area);
      same.title ||= title;
    } else found.push({ id: area.id, title, areas: [area] });
  }
  return found;
}

/** Whether something in it is counted up line by line. */
const addsUp = (nodes: readonly Node[] | undefined): boolean =>
  nodes?.some((node) => node.layout === "sum" || addsUp(node.children)) ?? false;

/** Whether a card in it can be chosen. */
const holdsCard = (nodes: readonly Node[] | undefined, lit: ReadonlySet<string>): boolean =>
  nodes?.some((node) => (node.role === "card" && lit.has(node.id)) || holdsCard(node.children, lit)) ?? false;

const contains = (nodes: readonly Node[] | undefined, id: string): boolean =>
  nodes?.some((node) => node.id === id || contains(node.children, id)) ?? false;

/** In a window of this size everything has a place of its own; in a smaller one the board comes first, the rest in sheets. */
const DESK = { width: 1100, height: 560 };
const WIDE = 1700;
/** Columns of my things and of everybody's standing, in rem; the head and the prompt above and below. */
const COLUMNS = 43;
const BARS = 10;
/** The share of its size that the board keeps for sure. */
const KEPT = 0.75;

/** Whether a window is wide enough for a column of other things beside the board. */
function hasRoomBeside([width, height]: readonly [number, number], across: number, down: number): boolean {
  if (across < WIDE) return false;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const left = across - Math.min(across * 0.19, 27 * rem) - COLUMNS * rem;
  return left > (KEPT * (down - BARS * rem) * width) / height;
}

/** How the window is used: everything side by side, board over things, or board beside things. */
export type Shape = "desk" | "tall" | "low";

export class Arrangement {
  /** In a small window one of these is in sight. */
  pane: "table" | "mine" | "players" | "log" = $state("table");
  /** The list of all options is open. */
  listed = $state(false);
  /** My things are folded away. */
  folded = $state(false);
  /** Whose things are looked at. */
  openedSeat: number | null = $state(null);
  #chosenView = $state("");
  /** The view that was open before a question brought another one. */
  #viewBefore: string | null = null;
  #followed = "";

  constructor(readonly model: TableModel) {}

  readonly #areas = $derived.by(() => this.model.picture?.areas ?? []);
  readonly #boardSize = $derived(this.#areas.find((area) => area.slot === "board" && area.canvas)?.size ?? ([2, 1] as const));
  readonly shape: Shape = $derived.by(() => {
    const [across, down] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
    if (across >= DESK.width && down >= DESK.height) return "desk";
    return across > down ? "low" : "tall";
  });
  readonly desk = $derived(this.shape === "desk");
  readonly #wide = $derived(hasRoomBeside(this.#boardSize, innerWidth.current ?? 0, innerHeight.current ?? 0));
  /** A board that is as high as wide leaves room beside it for my things; a hand of cards still lies below. */
  readonly upright = $derived(this.desk && this.#boardSize[0] < this.#boardSize[1] * 1.3);
  /** What the middle can show, one at a time, and which one it shows. */
  readonly views = $derived(groupAreas([...this.#inSlot("board"), ...(this.#wide ? [] : this.#inSlot("side"))]));
  readonly view = $derived(this.views.find((one) => one.id === this.#chosenView) ?? this.views[0]);
  /** Beside the board: what is for all, everybody else's things, and last what is folded away. */
  readonly docked = $derived.by(() => {
    if (!this.#wide) return [];
    const side = this.#inSlot("side");
    return groupAreas([...side.filter((area) => !area.folded), ...this.#inSlot("seat"), ...side.filter((area) => area.folded)]);
  });
  readonly tops = $derived(groupAreas(this.desk ? this.#inSlot("top") : []));
  /** What adds up is read beside what it is about; what is to be chosen lies over the board. */
  readonly #adding = $derived(groupAreas(this.#inSlot("focus").filter((area) => addsUp(area.nodes))));
  readonly sums = $derived.by(() => (this.model.director.active ? [] : this.#adding));
  /** The same while it is being played: a scene of its own, over the board. */
  readonly spectacle = $derived.by(() => (this.model.director.active ? this.#adding : []));
  readonly #choices = $derived(this.#inSlot("focus").filter((area) => !addsUp(area.nodes)));
  readonly focuses = $derived(groupAreas(this.desk && !this.spectacle.length ? this.#choices : []));
  /** Seats that have something to open, and what the opened one has. */
  readonly seats = $derived(new Set(this.#inSlot("seat").map((area) => area.owner ?? -1)));
  readonly seatViews = $derived.by(() => {
    const owned = this.#inSlot("seat").filter(({ owner }) => owner != null && owner === this.openedSeat);
    return this.#wide ? [] : groupAreas(owned);
  });
  readonly hand = $derived.by(() => {
    const first = this.#inSlot("mine")[0];
    const fanned = first?.layout === "fan" || first?.nodes?.[0]?.layout === "fan";
    return this.upright && first && fanned ? first : null;
  });
  /** What lies in front of me; in a small window also what is above the board or over it elsewhere. */
  readonly #things = $derived.by(() => {
    const mine = this.#inSlot("mine").slice(this.hand ? 1 : 0);
    return this.desk ? mine : [...this.#choices, ...this.#inSlot("top"), ...mine];
  });
  /**
   * The part of my things that a question is about, where it is brought before me: in a small window always, on a desk
   * when it is cards, and nothing on the board that they would cover can be chosen; not while one looks back.
   */
  readonly asked = $derived.by(() => {
    const lit = this.model.options;
    const parts = askedParts(this.#things, lit);
    if (!this.desk) return groupAreas(parts);
    if (this.model.director.past) return [];
    const cards = parts.filter((area) => holdsCard(area.nodes, lit));
    return groupAreas(this.view && askedParts(this.view.areas, lit).length ? [] : cards);
  });
  readonly mine = $derived(groupAreas(withoutParts(this.#things, this.desk ? this.asked.flatMap((one) => one.areas) : [])));

  #inSlot(slot: Slot): Area[] {
    return this.#areas.filter((area) => area.slot === slot);
  }

  holdsLit(areas: readonly Area[]): boolean {
    return areas.some((area) => this.model.holdsLit(area.nodes));
  }

  /**
   * A new question whose answers all lie on another view opens that view; the one before comes back afterwards.
   * True when there is a new question.
   */
  follow(): boolean {
    const { seq = -1, decision } = this.model.picture ?? {};
    const question = `${seq} ${decision ? "asked" : ""}`; // a coach may speak before it asks
    if (question === this.#followed || this.model.director.active || this.model.director.held) return false;
    this.#followed = question;
    const lit = this.views.filter((one) => this.holdsLit(one.areas));
    if (this.#viewBefore !== null && !lit.some((one) => one.id === this.#chosenView)) {
      this.#chosenView = this.#viewBefore;
      this.#viewBefore = null;
    }
    if (!decision) return false;
    this.pane = "table";
    if (this.holdsLit(this.#things) || this.hand) this.folded = false;
    if (this.holdsLit(this.#things)) return true;
    if (lit[0] && this.view && !lit.includes(this.view)) {
      this.#viewBefore ??= this.#chosenView;
      this.#chosenView = lit[0].id;
      this.openedSeat = null;
    }
    return true;
  }

  /** Bring a thing into sight: the view, the sheet or the seat that it lies in. */
  reveal(id: string): void {
    const holds = (area: Area): boolean => area.id === id || contains(area.nodes, id);
    const view = this.views.find((one) => one.areas.some(holds));
    const owner = this.#inSlot("seat").find(holds)?.owner;
    if (view) {
      if (view.id !== this.view?.id) this.openView(view.id);
      this.pane = "table";
      this.openedSeat = null;
    } else if (this.#things.some(holds) || (this.hand && holds(this.hand))) {
      this.folded = false;
      this.pane = this.desk || this.asked.some((one) => one.areas.some(holds)) ? "table" : "mine";
    } else if (owner != null && this.openedSeat !== owner) this.openSeat(owner);
  }

  openView(id: string): void {
    this.#chosenView = id;
    this.#viewBefore = null;
    this.openedSeat = null;
    this.pane = "table";
  }

  /** The things of a seat, over the board. Where they lie beside it, they only have to be brought into sight. */
  openSeat(seat: number): void {
    this.pane = "table";
    this.openedSeat = this.openedSeat === seat ? null : seat;
  }

  /** One step back out of whatever is open. */
  escape(): void {
    if (this.listed) this.listed = false;
    else if (this.seatViews.length) this.openedSeat = null;
    else this.model.escape();
  }
}
