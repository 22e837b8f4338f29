// A seat at a table: the connection, the picture it builds, and what may be asked of the server.

import type { Advice, Event, FromServer, Moment, Option, Play, Plea, Recap, Refusal, Settle, Table, Undo, Words } from "../protocol";
import { Connection, newId, type ConnectionState } from "./connection";
import { scenesOf } from "./director.svelte";
import { TableModel } from "./model.svelte";
import { after, at, NOTHING, type Picture } from "./picture";
import type { TableActions } from "./renderer";
import { settings } from "./settings.svelte";

/** Something to tell the person, in words, until it is dismissed or replaced. */
interface Notice {
  text: Words;
  refusal?: Refusal;
  /** What may be done about it, in words. */
  act?: { label: Words; run: () => void };
}

/** So long the table may wait for what happened before it is drawn as it is. */
const PATIENCE = 1500;

export class Session implements TableActions {
  table: Table | null = $state.raw(null);
  connected: ConnectionState = $state("joining");
  notice: Notice | null = $state.raw(null);
  /** For hot-seat: the seat whose person should now take the screen, while the curtain is drawn. */
  curtain: number | null = $state(null);
  /** The bot is thinking about a hint. */
  thinking = $state(false);
  /** Lines of the log since my last turn, for somebody who has only just come. */
  missed = $state(0);
  /** Whatever only prepares the match is answered for me. */
  quick = false;
  readonly model = new TableModel(this);
  readonly #connection: Connection;
  #picture: Picture | null = $state.raw(null);
  /** My last move or undo until a picture has it: its id, and from its acknowledgement on the number of that picture. */
  #sent: { id: string; seq?: number } | null = null;
  /** Wishes to be told what happened, by id, and what to do with the answer; none comes of a refusal. */
  readonly #recaps = new Map<string, (moments: readonly Moment[]) => void>();
  /** What is to be shown as scenes goes up to here. */
  #told: Picture | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The question whether a move is final, and what to do with its answer. */
  #foreseen: { id: string; then: (told: { ends?: boolean; reveals?: boolean }) => void } | null = null;
  /** Questions what a master would do, by id, and what to do with the answer or with a refusal. */
  readonly #advising = new Map<string, (told: Advice | Refusal) => void>();
  /** The id of the last question why something cannot be done. */
  #explaining = "";

  readonly held: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly seat: number | null = $derived(this.model.picture?.seat ?? null);
  /** What somebody asks for, until the table moves on. */
  readonly plea: Plea | null = $derived(this.table?.seq === this.#picture?.seq ? (this.table?.plea ?? null) : null);
  /** I have said no. */
  #declining = false;

  /** `prepared` is when words and pictures of the game are here: what comes before is kept until then, so that the table is drawn once. A `stranger` sees what anybody may who has no seat. */
  constructor(table: string, seat: number | null, prepared?: Promise<unknown>, stranger = false) {
    let waits = prepared !== undefined;
    const drawable = prepared?.then(() => (waits = false));
    this.#connection = new Connection(table, seat, {
      onmessage: (message) => (waits ? void drawable!.then(() => this.#receive(message)) : this.#receive(message)),
      onstate: (state) => (this.connected = state),
      seq: () => this.#picture?.seq,
    }, undefined, stranger);
  }

  play(option: Option, sure: boolean): void {
    this.missed = 0;
    if (settings.confirm && !sure && this.model.picture?.decision?.advises == null) return this.#foresee(option);
    const seq = this.model.picture?.seq ?? 0;
    this.#change({ type: "move", id: newId(), seq, text: option.text });
  }

  /** Ask whether a move is final before it is made; if the answer cannot be had, it is made. */
  #foresee(option: Option): void {
    const id = newId();
    this.model.pending = true;
    this.#foreseen = {
      id,
      then: ({ ends, reveals }) => {
        this.model.pending = false;
        if (!this.model.picture?.decision?.options.some((one) => one.text === option.text)) return; // it is past
        if (ends || reveals) this.model.confirm(option, reveals ? "sure-reveals" : "sure-ends");
        else this.play(option, true);
      },
    };
    this.#connection.send({ type: "foresee", id, text: option.text });
  }

  prepare(): void {
    this.quick = true;
    if (this.#picture && !this.model.pending) this.#passOn(this.#picture, null);
  }

  undo(): void {
    if (this.model.pending) return;
    this.quick = false;
    const { picture } = this.model;
    const text = picture?.undo.reason ?? "undo-nothing";
    if (picture?.undo.possible) this.#undo(false);
    else if (picture?.result || text === "undo-nothing") this.notice = { text };
    else if (!this.#alone) this.notice = this.plea ? null : { text, act: { label: "page-plea-undo-ask", run: () => this.plead(picture!.seat!) } };
    else if (picture?.practice) this.#undo(true);
    else this.notice = { text: "page-undo-practice", act: { label: "page-undo-far", run: () => this.#undo(true) } };
  }

  #undo(far: boolean): void {
    this.notice = null;
    this.model.reset();
    this.#change({ type: "undo", id: newId(), seq: this.model.picture?.seq ?? 0, ...(far && { far }) });
  }

  /** Ask the others to let me take back (or for something of another kind), or agree to what another asks. */
  plead(seat: number, kind: Plea["kind"] = "undo"): void {
    this.notice = null;
    this.#connection.send({ type: "plead", id: newId(), seq: this.#picture?.seq ?? 0, seat, kind });
  }

  /** Let nothing of what was asked for be done. */
  decline(): void {
    this.#declining = true;
    this.#connection.send({ type: "decline", id: newId(), seq: this.#picture?.seq ?? 0 });
  }

  /** Say what shall happen to somebody whose time is up. */
  settle(choice: Settle["choice"]): void {
    this.#connection.send({ type: "settle", id: newId(), choice });
  }

  /** Nobody elsewhere plays: what is taken back is taken from bots only. */
  get #alone(): boolean {
    return (this.table?.seats ?? []).every((seat) => seat.yours || seat.holder === "bot");
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
    this.consult((told) => {
      this.thinking = false;
      if (told.type === "advice") this.model.advice = told;
      else this.#refused(told);
    });
  }

  /** Ask what a master would do. */
  consult(then: (told: Advice | Refusal) => void): void {
    const id = newId();
    this.#advising.set(id, then);
    this.#connection.send({ type: "hint", id });
  }

  handOver(seat: number, level: string | null): void {
    this.#connection.send({ type: "handover", id: newId(), seat, level });
  }

  /** The person for whom the curtain was drawn is here. */
  sit(seat: number | null): void {
    this.#connection.send({ type: "sit", seat });
    this.curtain = null;
  }

  /** Everything since my last turn, from its beginning. */
  recap(): void {
    this.missed = 0;
    this.#recall({}, (moments) => {
      const scenes = scenesOf(NOTHING, moments, this.#picture?.events ?? []);
      if (scenes.length > 1) this.model.director.recall(scenes, 0, true);
      else this.notice = { text: "recap-nothing" };
    });
  }

  /** The table when this line was told. */
  look(event: Event): void {
    this.#recall({ since: Math.max(0, event.seq - 1), until: event.seq }, (moments) => {
      const scenes = scenesOf(NOTHING, moments, this.#picture?.events ?? []);
      const index = scenes.findIndex((scene) => scene.log > event.index);
      if (scenes.length) this.model.director.recall(scenes, index < 0 ? scenes.length - 1 : index);
    });
  }

  #recall(wish: Partial<Recap>, then: (moments: readonly Moment[]) => void): void {
    const id = newId();
    this.#recaps.set(id, then);
    this.#connection.send({ type: "recap", id, ...wish });
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#connection.close();
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.#hearNews(message.table);
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
        if (message.id && this.#recaps.delete(message.id)) break;
        if (message.id && message.id === this.#foreseen?.id) {
          this.#foreseen.then({});
          break;
        }
        if (message.id && this.#advising.has(message.id)) {
          this.#advised(message.id, message);
          break;
        }
        if (!message.id || message.id === this.#sent?.id) this.#sent = null;
        this.#answered();
        this.#refused(message);
        break;
      case "explanation":
        if (message.id === this.#explaining) this.model.explained(message.reasons ?? [], message.allowed ?? []);
        break;
      case "foresight":
        if (message.id === this.#foreseen?.id) this.#foreseen.then(message);
        break;
      case "moments": {
        const then = this.#recaps.get(message.id);
        this.#recaps.delete(message.id);
        then?.(message.moments ?? []);
        break;
      }
      case "advice":
        this.#advised(message.id, message);
        break;
      case "bye":
        this.notice = { text: `problem-${message.code}` };
        break;
      case "pong":
        break;
    }
  }

  #advised(id: string, told: Advice | Refusal): void {
    const then = this.#advising.get(id);
    this.#advising.delete(id);
    then?.(told);
  }

  /** Names and seats as they are now; whose plea is gone while the table stands still learns that it was declined. */
  #hearNews(table: Table): void {
    const plea = this.plea;
    const asked = plea && this.held.includes(plea.seat) && !this.#declining;
    const refused = asked && table.seq === this.table?.seq && !table.plea;
    const ended = this.table && table.agreed && !this.table.agreed;
    this.table = table;
    if (!table.plea) this.#declining = false;
    if (ended) this.notice = { text: `ended-${table.agreed}` };
    else if (refused && !table.paused) this.notice = { text: `page-plea-${plea.kind ?? "undo"}-declined` };
  }

  /** Said where it was asked: beside the thing on the table, or as a notice. */
  #refused(refusal: Refusal): void {
    const text = refusal.reasons?.[0]?.text ?? `problem-${refusal.code}`;
    if (refusal.id && refusal.id === this.#explaining) return this.model.unexplained(text);
    this.notice = { text, refusal };
    if (refusal.code === "version") reloadOnce();
  }

  #show(picture: Picture): void {
    const { director } = this.model;
    const before = this.#picture;
    this.#picture = picture;
    this.curtain = this.#handTo(picture);
    if (this.curtain !== null) {
      director.take(null);
      this.model.show(withoutSecrets(picture));
    } else if (director.held) director.hold(picture);
    else if (before && isWorthShowing(before, picture)) this.#stage(before);
    else director.take(picture);
    if (!before && picture.seq > 0 && this.curtain === null) this.#remember();
    this.#answered();
    this.#passOn(picture, before);
  }

  /**
   * What only prepares the match is answered for whoever wants it so. And nothing is left but to end what I have just done, and nothing of it can be taken back: that needs no click. Where
   * something can be, the end is the moment to think again, and is asked for.
   */
  #passOn(picture: Picture, before: Picture | null): void {
    const { usual, advises } = picture.decision ?? {};
    if (picture.decision && !usual) this.quick = false;
    if (this.quick && usual && advises == null && this.curtain === null && !this.model.pending)
      return this.#change({ type: "move", id: newId(), seq: picture.seq, text: usual });
    const [only, other] = picture.decision?.options ?? [];
    const mine = before?.decision && before.seat === picture.seat && before.seq < picture.seq;
    if (only?.manner !== "pass" || other || !mine || picture.undo.possible || this.model.pending) return;
    this.#change({ type: "move", id: newId(), seq: picture.seq, text: only.text });
  }

  /** Show what happened since a picture, scene by scene; the question of the present one is open at once. */
  #stage(before: Picture): void {
    const [{ director }, picture] = [this.model, this.#picture!];
    this.#told = picture;
    director.hold(picture);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => director.land(), PATIENCE);
    this.#recall({ since: before.seq, until: picture.seq, whole: false }, (moments) => {
      clearTimeout(this.#patience);
      if (this.#told !== picture || this.#picture?.seat !== picture.seat || this.curtain !== null) return;
      const scenes = scenesOf(before, moments, picture.events);
      if (!director.held) return director.remember(before, scenes); // somebody could not wait
      director.take(this.#picture, scenes);
      if (this.#picture !== picture && isWorthShowing(picture, this.#picture)) this.#stage(picture);
    });
  }

  /** Marks of the last turn, and how much there is to tell, for somebody who has only just come. */
  #remember(): void {
    const seat = this.#picture?.seat;
    this.#recall({}, (moments) => {
      const [first] = moments;
      if (!first || this.#picture?.seat !== seat || this.curtain !== null) return;
      this.model.director.remember(at(NOTHING, first), scenesOf(NOTHING, moments, this.#picture?.events ?? []).slice(1));
      if (seat != null) this.missed = moments.at(-1)!.log - first.log;
    });
  }

  /** With several people at one screen: whose turn it is, if it is not the one who sits here. */
  #handTo(picture: Picture): number | null {
    if (this.held.length < 2 || picture.result) return null;
    const asked = picture.waiting.map((waiting) => waiting.seat).filter((seat) => this.held.includes(seat));
    if (!asked.length || (picture.seat !== null && asked.includes(picture.seat))) return null;
    return asked[0]!;
  }
}

/** Whether more has happened than one look at the new table tells; a move of my own with its line is one. */
function isWorthShowing(before: Picture, after: Picture): boolean {
  const fresh = after.events.slice(before.events.length);
  const enough = after.waiting.length && fresh.every((event) => event.seat === after.seat) ? 3 : 2;
  return settings.pace !== "off" && !document.hidden && after.seq > before.seq && fresh.length >= enough;
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
