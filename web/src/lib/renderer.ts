// What the renderer of a table can do: all that it takes, and all that it reports. It knows no game and no server.
// Whoever has pictures of a table (a socket, a replay, a file) makes a `TableModel` and hands it to `TableView`.

import type { Snippet } from "svelte";
import type { Advice, Event, Option, Reason, Table, Words } from "../protocol";
import type { Library } from "./library.svelte";
import type { TableModel } from "./model.svelte";
import type { Picture } from "./picture";

/** What people do at the table. A table without actions (a replay) can only be looked at. */
export interface TableActions {
  /** An option was chosen by clicks, keys or words; `sure` if it was confirmed, as a costly one always is. Nothing more while `pending`. */
  play(option: Option, sure: boolean): void;
  /** A scene id was clicked that no option fits: why not? To be answered with `explained`. */
  explain(id: string): void;
  /** The last choice shall be taken back. Called whether or not it may be: say so if not. */
  undo(): void;
  /** This question and all others that only prepare the match shall be answered soundly; not offered if it is not here. */
  prepare?(): void;
}

/** What a page tells the renderer while the match goes on. */
export interface TableRenderer {
  /**
   * Draw this. Areas that are the same objects as before are not drawn again, cards and pieces glide by their ids,
   * and a half-made choice lives as long as its `seq`.
   */
  show(picture: Picture | null): void;
  /** A change was sent and is not in the picture yet: what is lit pauses, and nothing can be chosen. */
  pending: boolean;
  /** A bot's choice, shown beside the answers and on the table until the next picture. */
  advice: Advice | null;
  /** The answer to the last `explain`: rules that forbid it, each with its citation, or moves that it is part of. */
  explained(reasons: Reason[], allowed: string[]): void;
  /** The last `explain` could not be answered, and this is why. */
  unexplained(problem: Words): void;
  /** Forget half-made choices and close what is open beside them. */
  reset(): void;
}

/** What a page gives to `TableView`. */
export interface TableViewProps {
  model: TableModel;
  /** Who holds which seat and who is away; not known of a replay. */
  table: Table | null;
  /** Components and rules of the game, for the large view of a thing. */
  library: Library | null;
  /** Stands at the top left: titles and tools. */
  header: Snippet;
  /** Stands at the bottom instead of the question and its answers. */
  footer?: Snippet;
  /** Stands above the question: what a coach says. */
  coach?: Snippet;
  /** A single key that means nothing to the table itself; true if it was of use. */
  onkey?: (key: string) => boolean;
  /** A line of the log was pressed: that moment shall be shown. */
  onlook?: (event: Event) => void;
}
