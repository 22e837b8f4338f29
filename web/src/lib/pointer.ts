// Mouse and fingers on the table: a click chooses or asks, a rest of the pointer or a long press shows the thing in large.

import type { TableModel } from "./model.svelte";

const REST = 550;
const NEXT = 120;
const LONG = 480;
/** A thing that takes up more of the window than this is looked at where the pointer is. */
const LARGE = 0.3;

/** The thing on the table that an event is about. */
export const nodeAt = (event: Event): HTMLElement | null => (event.target as Element | null)?.closest<HTMLElement>("[data-node]") ?? null;

const idsAt = (x: number, y: number): string[] =>
  document.elementsFromPoint(x, y).flatMap((one) => one.closest<HTMLElement>("[data-node]")?.dataset.node ?? []);

export class PointerInput {
  #timer = 0;
  #held = false;
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
      const element = nodeAt(event);
      if (this.#held) {
        this.#held = false;
        return;
      }
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
      if (event.pointerType === "mouse") return;
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

  #peek(element: HTMLElement): void {
    this.model.peek(element.dataset.node!, this.#place(element));
  }

  #place(element: HTMLElement): DOMRect {
    const box = element.getBoundingClientRect();
    const large = box.width > innerWidth * LARGE || box.height > innerHeight * LARGE;
    return large && this.#at.x ? new DOMRect(this.#at.x - 30, this.#at.y - 30, 60, 60) : box;
  }
}
