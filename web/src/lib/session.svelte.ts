// A seat at a table: the connection, the picture it builds, and what may be asked of the server.

import type { FromServer, Option, Play, Refusal, Table, Undo, Words } from "../protocol";
import { Connection, newId, type ConnectionState } from "./connection";
import { TableModel } from "./model.svelte";
import { after, type Picture } from "./picture";
import type { TableActions } from "./renderer";

/** Something to tell the person, in words, until it is dismissed or replaced. */
interface Notice {
  text: Words;
  refusal?: Refusal;
}

export class Session implements TableActions {
  table: Table | null = $state.raw(null);
  connected: ConnectionState = $state("joining");
  notice: Notice | null = $state.raw(null);
  /** For hot-seat: the seat whose person should now take the screen, while the curtain is drawn. */
  curtain: number | null = $state(null);
  /** The bot is thinking about a hint. */
  thinking = $state(false);
  readonly model = new TableModel(this);
  readonly #connection: Connection;
  #picture: Picture | null = null;
  /** My last move or undo until a picture has it: its id, and from its acknowledgement on the number of that picture. */
  #sent: { id: string; seq?: number } | null = null;
  /** The id of the last question why something cannot be done. */
  #explaining = "";

  readonly held: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly seat: number | null = $derived(this.model.picture?.seat ?? null);

  constructor(table: string, seat: number | null) {
    this.#connection = new Connection(table, seat, {
      onmessage: (message) => this.#receive(message),
      onstate: (state) => (this.connected = state),
      seq: () => this.#picture?.seq,
    });
  }

  play(option: Option): void {
    const seq = this.model.picture?.seq ?? 0;
    this.#change({ type: "move", id: newId(), seq, text: option.text });
  }

  undo(): void {
    if (this.model.pending) return;
    const undo = this.model.picture?.undo;
    if (!undo?.possible) {
      this.notice = { text: undo?.reason ?? "undo-nothing" };
      return;
    }
    this.model.reset();
    this.#change({ type: "undo", id: newId(), seq: this.model.picture?.seq ?? 0 });
  }

  /** One change of the match at a time: what is shown until its answer comes is no longer the position. */
  #change(message: Play | Undo): void {
    this.#sent = { id: message.id };
    this.model.pending = true;
    this.#connection.send(message);
  }

  /** Answers are taken again once my change was refused, or is in the picture; others' changes do not count. */
  #answered(): void {
    const seq = this.#sent?.seq;
    if (this.#sent && (seq === undefined || (this.#picture?.seq ?? 0) < seq)) return;
    this.#sent = null;
    this.model.pending = false;
  }

  explain(target: string): void {
    this.#explaining = newId();
    this.#connection.send({ type: "explain", id: this.#explaining, target });
  }

  hint(): void {
    this.thinking = true;
    this.#connection.send({ type: "hint", id: newId() });
  }

  handOver(seat: number, level: string | null): void {
    this.#connection.send({ type: "handover", id: newId(), seat, level });
  }

  /** The person for whom the curtain was drawn is here. */
  sit(seat: number | null): void {
    this.#connection.send({ type: "sit", seat });
    this.curtain = null;
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.table = message.table;
        if (message.type === "welcome" && !this.notice?.refusal) this.notice = null; // what was said at a parting is past
        break;
      case "state":
        this.#show(after(this.#picture?.seat === (message.seat ?? null) ? this.#picture : null, message));
        break;
      case "ack":
        this.notice = null;
        if (message.id === this.#sent?.id) this.#sent = { id: message.id, seq: message.seq };
        this.#answered();
        break;
      case "refusal":
        if (!message.id || message.id === this.#sent?.id) this.#sent = null;
        this.#answered();
        this.thinking = false;
        this.#refused(message);
        break;
      case "explanation":
        if (message.id === this.#explaining) this.model.explained(message.reasons ?? [], message.allowed ?? []);
        break;
      case "advice":
        this.thinking = false;
        this.model.advice = message;
        break;
      case "bye":
        this.notice = { text: `problem-${message.code}` };
        break;
      case "pong":
        break;
    }
  }

  /** Said where it was asked: beside the thing on the table, or as a notice. */
  #refused(refusal: Refusal): void {
    const text = refusal.reasons?.[0]?.text ?? `problem-${refusal.code}`;
    if (refusal.id && refusal.id === this.#explaining) return this.model.unexplained(text);
    this.notice = { text, refusal };
    if (refusal.code === "version") reloadOnce();
  }

  #show(picture: Picture): void {
    this.#picture = picture;
    this.curtain = this.#handTo(picture);
    this.model.show(this.curtain === null ? picture : withoutSecrets(picture));
    this.#answered();
  }

  /** With several people at one screen: whose turn it is, if it is not the one who sits here. */
  #handTo(picture: Picture): number | null {
    if (this.held.length < 2 || picture.result) return null;
    const asked = picture.waiting.map((waiting) => waiting.seat).filter((seat) => this.held.includes(seat));
    if (!asked.length || (picture.seat !== null && asked.includes(picture.seat))) return null;
    return asked[0]!;
  }
}

/** What may stay on the screen while it changes hands. */
function withoutSecrets(picture: Picture): Picture {
  return { ...picture, areas: [], decision: null, events: [] };
}

function reloadOnce(): void {
  if (sessionStorage.getItem("ennead-reloaded")) return;
  sessionStorage.setItem("ennead-reloaded", "1");
  location.reload();
}
