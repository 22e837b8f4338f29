// A seat at a table: the connection, the picture it builds, and what may be asked of the server.

import type { FromServer, Option, Play, Refusal, Table, Undo, Words } from "../protocol";
import { Connection, newId, type Line } from "./connection";
import { after, type Picture } from "./picture";
import { Stage } from "./stage.svelte";

/** Something to tell the person, in words, until it is dismissed or replaced. */
export interface Notice {
  text: Words;
  refusal?: Refusal;
}

export class Session {
  table: Table | null = $state.raw(null);
  line: Line = $state("joining");
  notice: Notice | null = $state.raw(null);
  /** For hot-seat: the seat whose person should now take the screen, while the curtain is drawn. */
  curtain: number | null = $state(null);
  /** The bot is thinking about a hint. */
  pondering = $state(false);
  readonly stage: Stage;
  readonly #connection: Connection;
  #picture: Picture | null = null;
  /** My last move or undo until a picture has it: its id, and from its acknowledgement on the number of that picture. */
  #sent: { id: string; seq?: number } | null = null;
  /** Called just before and just after a new picture is drawn, for things that glide. */
  onbefore: (() => void) | undefined;

  readonly held: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly seat: number | null = $derived.by(() => this.stage.picture?.seat ?? null);

  constructor(table: string, seat: number | null) {
    this.stage = new Stage({ play: (option) => this.play(option), explain: (id) => this.explain(id) });
    this.#connection = new Connection(table, seat, {
      heard: (message) => this.#heard(message),
      line: (state) => (this.line = state),
      seq: () => this.#picture?.seq,
    });
  }

  play(option: Option): void {
    const seq = this.stage.picture?.seq ?? 0;
    this.#change({ type: "move", id: newId(), seq, text: option.text });
  }

  undo(): void {
    if (this.stage.sent) return;
    const undo = this.stage.picture?.undo;
    if (!undo?.possible) {
      this.notice = { text: undo?.reason ?? "undo-nothing" };
      return;
    }
    this.stage.settle();
    this.#change({ type: "undo", id: newId(), seq: this.stage.picture?.seq ?? 0 });
  }

  /** One change of the match at a time: what is shown until its answer comes is no longer the position. */
  #change(message: Play | Undo): void {
    this.#sent = { id: message.id };
    this.stage.sent = true;
    this.#connection.send(message);
  }

  /** Answers are taken again once my change was refused, or is in the picture; others' changes do not count. */
  #answered(): void {
    const seq = this.#sent?.seq;
    if (this.#sent && (seq === undefined || (this.#picture?.seq ?? 0) < seq)) return;
    this.#sent = null;
    this.stage.sent = false;
  }

  explain(target: string): void {
    this.#connection.send({ type: "explain", id: newId(), target });
  }

  hint(): void {
    this.pondering = true;
    this.#connection.send({ type: "hint", id: newId() });
  }

  handOver(seat: number, level: string | null): void {
    this.#connection.send({ type: "handover", id: newId(), seat, level });
  }

  rename(seat: number, name: string): void {
    this.#connection.send({ type: "rename", id: newId(), seat, name });
  }

  /** The person for whom the curtain was drawn is here. */
  sit(seat: number | null): void {
    this.#connection.send({ type: "sit", seat });
    this.curtain = null;
  }

  close(): void {
    this.#connection.close();
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        if (!this.notice?.refusal) this.notice = null; // what was said at a parting is past
        break;
      case "table":
        this.table = message.table;
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
        this.pondering = false;
        this.notice = { text: message.reasons?.[0]?.text ?? `problem-${message.code}`, refusal: message };
        if (message.code === "version") reloadOnce();
        break;
      case "explanation":
        this.stage.explained(message.reasons ?? [], message.allowed ?? []);
        break;
      case "advice":
        this.pondering = false;
        this.stage.advice = message;
        break;
      case "bye":
        this.notice = { text: `problem-${message.code}` };
        break;
      case "pong":
        break;
    }
  }

  #show(picture: Picture): void {
    this.onbefore?.();
    this.#picture = picture;
    this.curtain = this.#handTo(picture);
    this.stage.show(this.curtain === null ? picture : withoutSecrets(picture));
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
