// A match of the server in which nobody else plays is kept ready on this device: when the connection is gone it goes on here, and returns with every move.

import type { Table } from "../protocol";
import * as api from "./api";
import { ownId, serverId, setAway, toServer } from "./carry";
import { engine } from "./engine";
import { isSite } from "./place";
import { settings } from "./settings.svelte";

/** The engine is only fetched for somebody who stays. */
const STAYS = 30_000;
/** Copies are not made for every move of a quick succession. */
const REST = 1000;
/** The connection may come back by itself for so long. */
const GRACE = 4000;
const KNOCK = 5000;

/** Whether nobody but one person and bots play, and nothing depends on its end: a copy holds the key of its chance. */
export const isAlone = (table: Table): boolean => table.status === "playing" && !table.pace && !table.rated && table.seats.every((seat) => seat.yours || seat.holder === "bot");

export class Standby {
  /** Entries of the log that the copy has. */
  #has = 0;
  #seq = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #copying: Promise<void> | null = null;

  constructor(
    readonly id: string,
    /** The match goes on here. */
    readonly ongo: (own: string) => void,
  ) {}

  /** The table stands at this entry. */
  follow(seq: number): void {
    if (isSite || !settings.standby || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    if (seq === this.#seq) return;
    this.#seq = seq;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#copy(), engine.started ? REST : STAYS);
  }

  connected(): void {
    clearTimeout(this.#lost);
    this.#lost = undefined;
  }

  /** The connection is gone: if it does not come back the match goes on here, provided that the copy is whole. */
  lost(): void {
    this.#lost ??= setTimeout(() => void this.#go(), navigator.onLine ? GRACE : 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.connected();
  }

  async #go(): Promise<void> {
    await this.#copying;
    if (this.#lost === undefined || this.#has <= this.#seq) return;
    setAway(this.id, "lost");
    this.ongo(ownId(this.id));
  }

  async #copy(): Promise<void> {
    await this.#copying;
    this.#copying = this.#copied().catch((problem: unknown) => {
      if (!api.isOffline(problem)) this.#has = 0; // the beginning is not here any more: all of it next time
    });
  }

  async #copied(): Promise<void> {
    const text = await api.saved(this.id, this.#has);
    const { log, start = 0 } = JSON.parse(text) as { log: string; start?: number };
    const made = await api.upload(text);
    this.#has = start + (log ? log.split("\n").length : 0);
    if (!start && "table" in made && typeof made.table === "object") await prepare(made.table);
  }
}

/** What is wanted later cannot be fetched then: parts of the page, and what can be read of the things on the table. */
async function prepare({ game, id }: Table): Promise<void> {
  const parts = [import("../parts/Menu.svelte"), import("../parts/Result.svelte"), import("../parts/Seats.svelte"), import("../parts/Forked.svelte"), import("../parts/Reasons.svelte"), import("../parts/InWords.svelte")];
  await Promise.allSettled([...parts, api.components(game, id)]);
}

/** While a match is here because the connection was lost: as soon as the server answers, it goes back. Returns how to stop. */
export function goBack(own: string, onback: (id: string) => void, onproblem: (problem: unknown) => void): () => void {
  let going = false;
  const knock = async (): Promise<void> => {
    if (going) return;
    going = true;
    try {
      await api.table(serverId(own));
      onback((await toServer(own)).table.id);
    } catch (problem) {
      if (api.isOffline(problem)) return;
      stop();
      onproblem(problem);
    } finally {
      going = false;
    }
  };
  const timer = setInterval(() => void knock(), KNOCK);
  addEventListener("online", knock);
  const stop = (): void => {
    clearInterval(timer);
    removeEventListener("online", knock);
  };
  return stop;
}
