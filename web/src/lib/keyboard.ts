// Keys on the table: arrows from thing to thing, Enter and I on a thing, digits for the answers, and single letters.

import type { Arrangement } from "./arrangement.svelte";
import { nodeAt } from "./pointer";
import { rove, STEPS } from "./roving";
import { settings } from "./settings.svelte";

/** What `onThing` and `onPage` need to know of the table. */
export interface Keyboard {
  root: HTMLElement;
  arrangement: Arrangement;
  toggleList(): void;
  /** A key that means nothing here; true if it was of use elsewhere. */
  onkey?: ((key: string) => boolean) | undefined;
}

const isModified = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** What a space presses by itself. */
const isButton = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches("button, a, summary");

const firstThing = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>("[data-node][tabindex='0']") ?? root.querySelector<HTMLElement>(".stage [data-node]");

/** A key while something on the table has the focus. */
export function onThing(event: KeyboardEvent, { root, arrangement: { model } }: Keyboard): void {
  const element = nodeAt(event);
  const step = STEPS[event.key];
  if (!element) return;
  const id = element.dataset.node!;
  if (step && !event.shiftKey && !isModified(event)) rove(element, root, step);
  else if ((event.key === "Enter" || event.key === " ") && element.tagName !== "BUTTON") model.press(id, element.getBoundingClientRect());
  else if (event.key === "i" && settings.keys) return model.ask(id, element.getBoundingClientRect());
  else return;
  event.preventDefault();
}

/** A key wherever the focus is. */
export function onPage(event: KeyboardEvent, { root, arrangement, toggleList, onkey }: Keyboard): void {
  const { model } = arrangement;
  const typing = (event.target as Element | null)?.closest?.("input, select, textarea, dialog");
  const key = event.key.toLowerCase();
  if (key === "escape" && !event.defaultPrevented && !model.director.land()) arrangement.escape();
  if (typing) return;
  if ((event.ctrlKey || event.metaKey) && key === "z") model.actions?.undo();
  else if (!settings.keys || isModified(event)) return;
  else if (/^[1-9]$/.test(key)) root.querySelectorAll<HTMLButtonElement>(".answers .button:not(:disabled)")[Number(key) - 1]?.click();
  else if (key === "l" && model.picture?.decision) toggleList();
  else if (key === "b") firstThing(root)?.focus();
  else if (key === " " && isButton(event.target)) return;
  else if (!model.director.key(event.key) && !onkey?.(event.key)) return;
  event.preventDefault();
}
