// From clicks to a move. An option names its targets in the order of clicking; what has been clicked narrows the menu.

import type { Option } from "../protocol";

/** Options that still fit what was clicked. */
function fitting(options: readonly Option[], clicked: readonly string[]): Option[] {
  return options.filter((option) => clicked.every((id) => option.targets?.includes(id)));
}

/** The target to be clicked next for an option, or nothing when all are. */
function nextTarget(option: Option, clicked: readonly string[]): string | undefined {
  return option.targets?.find((id) => !clicked.includes(id));
}

/** Where the choice stands. */
export interface Selection {
  /** What counts as clicked: the clicks, and targets that every fitting option shares. */
  clicked: string[];
  /** Options that fit. */
  fitting: Option[];
  /** Scene ids that lead on. */
  lit: Set<string>;
  /** Options whose targets are all clicked: to be chosen by their words. */
  complete: Option[];
}

/** The choice after some clicks. A target on the only road of several options is taken as clicked. */
export function select(options: readonly Option[], clicked: readonly string[]): Selection {
  const pointing = options.filter((option) => option.targets?.length);
  const wordy = clicked.length ? [] : options.filter((option) => !option.targets?.length);
  const path = [...clicked];
  for (;;) {
    const fit = fitting(pointing, path);
    const lit = new Set(fit.map((option) => nextTarget(option, path)));
    if (fit.length > 1 && lit.size === 1 && !lit.has(undefined)) {
      path.push([...lit][0]!);
      continue;
    }
    const complete = [...fit.filter((option) => nextTarget(option, path) === undefined), ...wordy];
    lit.delete(undefined);
    return { clicked: path, fitting: [...fit, ...wordy], lit: lit as Set<string>, complete };
  }
}

type Step =
  | { kind: "play"; option: Option }
  | { kind: "narrow"; clicked: string[] }
  | { kind: "words"; clicked: string[]; options: Option[] }
  | { kind: "nothing" };

/** What a click on a scene id means now. */
export function click(options: readonly Option[], clicked: readonly string[], id: string): Step {
  const before = select(options, clicked).clicked;
  if (before.includes(id)) return { kind: "narrow", clicked: clicked.filter((one) => one !== id) };
  const fits = (path: string[]): boolean => fitting(options, path).length > 0;
  // a click that does not go on from the ones before starts afresh
  const path = [[...before, id], [...clicked, id], [id]].find(fits);
  if (!path) return { kind: "nothing" };
  const now = select(options, path);
  if (now.fitting.length === 1 && now.complete.length === 1) return { kind: "play", option: now.complete[0]! };
  if (!now.lit.size) return { kind: "words", clicked: path, options: now.complete };
  return { kind: "narrow", clicked: path };
}

/** Options in the order of the list: what is on the board first, quiet endings last. */
export function inOrder(options: readonly Option[]): Option[] {
  const rank = { plain: 0, costly: 0, done: 1, pass: 2 } as const;
  return [...options].sort((a, b) => rank[a.manner ?? "plain"] - rank[b.manner ?? "plain"]);
}
