// Mouse and fingers on the table: a click chooses or asks, a rest of the pointer or a long press shows the thing in large.

import type { TableModel } from "./model.svelte";

const REST = 550;
const NEXT = 120;
const LONG = 480;
/** Whatever can be chosen is at least as large as this for a mouse and for a finger, in pixels, however small it is drawn. */
const TARGET = { mouse: 24, touch: 44 };
/** A thing that takes up more of the window than this is looked at where the pointer is. */
const LARGE = 0.3;

/** The thing on the table that an event is about. */
export const nodeAt = (event: Event): HTMLElement | null => (event.target as Element | null)?.closest<HTMLElement>("[data-node]") ?? null;

const idsAt = (x: number, y: number): string[] =>
  document.elementsFromPoint(x, y).flatMap((one) => one.closest<HTMLElement>("[data-node]")?.dataset.node ?? []);

const isLit = (element: HTMLElement): boolean => element.tabIndex === 0;

/** What can be chosen whose target, drawn or enlarged to the least size, is hit; the nearest first. */
function aimedAt(x: number, y: number, least: number): HTMLElement[] {
  const found: { element: HTMLElement; far: number }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-node][tabindex='0']")) {
    const box = element.getBoundingClientRect();
    const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
    const hit = Math.abs(dx) <= Math.max(least, box.width) / 2 && Math.abs(dy) <= Math.max(least, box.height) / 2;
    if (hit && box.width <= 2 * least && box.height <= 2 * least) found.push({ element, far: Math.hypot(dx, dy) });
  }
  return found.sort((a, b) => a.far - b.far).map(({ element }) => element);
}

export class PointerInput {
  #timer = 0;
  #held = false;
  #touch = false;
  #at = { x: 0, y: 0 };
  /** What was just clicked needs no large view until the pointer has been elsewhere. */
  #pressed: HTMLElement | null = null;

  constructor(readonly model: TableModel) {}

  /** Nothing that the pointer rests on will open by itself. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.model.unpeek();
  }

  readonly handlers = {
    onclick: (event: MouseEvent): void => {
      if (this.#held) {
        this.#held = false;
        return;
      }
      const element = this.#aim(event);
      if (element === "closer") return;
      clearTimeout(this.#timer);
      this.#pressed = element;
      if (event.detail) this.#at = { x: event.clientX, y: event.clientY };
      if (element) this.model.press(element.dataset.node!, this.#place(element), event.detail ? idsAt(event.clientX, event.clientY) : []);
      else if (!(event.target as Element).closest(".popover, button, a")) this.model.escape();
    },
    onpointerover: (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(this.#timer);
      const element = nodeAt(event);
      if (element !== this.#pressed) this.#pressed = null;
      if (!element) this.model.unpeek();
      else if (!this.#pressed) this.#timer = window.setTimeout(() => this.#peek(element), this.model.inspected ? NEXT : REST);
    },
    onpointerleave: (): void => this.cancel(),
    onpointerdown: (event: PointerEvent): void => {
      this.#held = false;
      clearTimeout(this.#timer);
      this.#touch = event.pointerType !== "mouse";
      if (!this.#touch) return;
      this.model.unpeek();
      this.#at = { x: event.clientX, y: event.clientY };
      const element = nodeAt(event);
      if (!element) return;
      this.#timer = window.setTimeout(() => {
        this.#held = true;
        this.#peek(element);
      }, LONG);
    },
    onpointermove: (event: PointerEvent): void => {
      this.#at = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(this.#timer);
    },
    oncontextmenu: (event: Event): void => {
      if (this.#held) event.preventDefault();
    },
  };

  /**
   * What a click is about: what it hits, or, beside something small that can be chosen, that. Where a finger could mean
   * several, the board comes closer first.
   */
  #aim(event: MouseEvent): HTMLElement | "closer" | null {
    const element = nodeAt(event);
    const { clientX: x, clientY: y } = event;
    const known = new Set([...document.querySelectorAll<HTMLElement>("[data-node]")].filter(isLit).map((one) => one.dataset.node));
    const onTable = (event.target as Element).closest(".board > svg, [data-node]");
    if (!event.detail || !onTable || !known.size) return element;
    const near = aimedAt(x, y, this.#touch ? TARGET.touch : TARGET.mouse);
    const board = (event.target as Element).closest(".board > svg");
    if (this.#touch && near.length > 1 && board && !board.dispatchEvent(new CustomEvent("closer", { cancelable: true, detail: { x, y } }))) return "closer";
    return idsAt(x, y).some((id) => known.has(id)) ? element : (near[0] ?? element);
  }

  #peek(element: HTMLElement): void {
    this.model.peek(element.dataset.node!, this.#place(element));
  }

  #place(element: HTMLElement): DOMRect {
    const box = element.getBoundingClientRect();
    const large = box.width > innerWidth * LARGE || box.height > innerHeight * LARGE;
    return large && this.#at.x ? new DOMRect(this.#at.x - 30, this.#at.y - 30, 60, 60) : box;
  }
}
