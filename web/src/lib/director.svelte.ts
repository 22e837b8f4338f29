// The stage director: what happened is shown as small scenes, one after another, at the pace that the person likes.
// The question of the moment stays open meanwhile: whatever is pressed on the table lets everything arrive first.

import type { Event, Moment, Node, Slot } from "../protocol";
import type { TableModel } from "./model.svelte";
import { at, nodesOf, type Picture } from "./picture";
import { settings, slowness } from "./settings.svelte";
import { sound, type Sound } from "./sound";
import { NO_TRACE, trace, type Trace } from "./trace";

/** One scene: the table then, and the lines of the log that it is about. */
export interface Scene {
  picture: Picture;
  lines: Event[];
  /** How many lines were told by then. */
  log: number;
  trace: Trace;
  /** Milliseconds at the usual pace. */
  length: number;
  sound: Sound;
}

/** How long a scene stays, each line of a sum that is counted up, and each further line of words. */
const SCENE = 750;
export const LINE = 450;
const WORDS = 220;
const LONGEST = 4000;
/** With so many scenes to come everything goes quicker. */
const MANY = 30;
/** What somebody looks at; what changes elsewhere is only told, together with what comes next. */
const IN_SIGHT: readonly Slot[] = ["board", "top", "focus", "mine"];

/** The scenes of some moments that begin at a picture; what leaves no trace is shown with what follows. */
export function scenesOf(start: Picture, moments: readonly Moment[], events: readonly Event[]): Scene[] {
  const scenes: Scene[] = [];
  let [before, picture] = [start, start];
  let told = moments[0] ? Math.min(moments[0].log, firstLine(events, moments[0].seq)) : 0;
  moments.forEach((moment, index) => {
    picture = at(picture, moment);
    const changed = new Set(moment.areas?.map(({ id }) => id));
    const seen = Boolean(moment.order) || picture.areas.some(({ id, slot }) => changed.has(id) && IN_SIGHT.includes(slot));
    const lines = events.filter((event) => event.index >= told && event.index < moment.log);
    const last = index === moments.length - 1;
    if (!seen && !last) return;
    if (!seen && !lines.length && scenes.length) {
      scenes.push({ ...scenes.pop()!, picture });
      return;
    }
    // what follows without a word of its own belongs to what was said
    const said = lines.length ? lines : (scenes.at(-1)?.lines ?? []);
    scenes.push({ ...sceneOf(before, picture, lines, moment.log, moment.touched), lines: said });
    [before, told] = [picture, moment.log];
  });
  return scenes;
}

function firstLine(events: readonly Event[], seq: number): number {
  return events.find((event) => event.seq >= seq)?.index ?? Infinity;
}

function lengthOf(before: Picture, after: Picture, lines: number): number {
  return Math.min(LONGEST, SCENE + LINE * addedUp(before, after) + WORDS * (lines - 1));
}

/** How many lines are counted up one by one, in the longest of the sums. */
function addedUp(before: Picture, after: Picture): number {
  const sums = (picture: Picture): Map<string, number> => {
    const found = new Map<string, number>();
    const visit = (nodes: readonly Node[] | undefined): void => {
      for (const node of nodes ?? []) {
        if (node.layout === "sum") found.set(node.id, node.children?.length ?? 0);
        visit(node.children);
      }
    };
    for (const area of picture.areas) if (area.slot === "focus") visit(area.nodes);
    return found;
  };
  const known = sums(before);
  return Math.max(0, ...[...sums(after)].map(([id, count]) => count - (known.get(id) ?? 0)));
}

/** From one picture to the next in one scene. */
function sceneOf(before: Picture, picture: Picture, lines: Event[], log: number, touched?: readonly string[]): Scene {
  const left = trace(before, picture, touched);
  return { picture, lines, log, trace: left, length: lengthOf(before, picture, lines.length), sound: soundOf(before, picture, left) };
}

/** What is heard: the greatest thing that happened. */
function soundOf(before: Picture, after: Picture, { arrows, moved, lost }: Trace): Sound {
  const [was, is] = [nodesOf(before), nodesOf(after)];
  const found = [...is.values()];
  if (found.some(({ id, layout }) => layout === "sum" && !was.has(id))) return "battle";
  if (addedUp(before, after)) return "count";
  if (found.some(({ id, layout, turn = 0 }) => layout === "free" && was.has(id) && (was.get(id)!.turn ?? 0) !== turn)) return "wheel";
  if (arrows.length) return "travel";
  if (lost) return "loss";
  if (moved.size) return "place";
  return found.some((node) => node.role === "card" && was.get(node.id) !== node) ? "card" : "move";
}

export class Director {
  scenes: readonly Scene[] = $state.raw([]);
  /** Which of them is shown. */
  index = $state(0);
  running = $state(false);
  /** Something of the past is looked at: nothing can be chosen on it. */
  past = $state(false);
  /** What the last turn has left on the board. */
  #left: Trace = $state.raw(NO_TRACE);
  /** The table before the last turn, and the number of that turn. */
  #before: { picture: Picture; turn: number } | null = null;
  #now: Picture | null = null;
  /** The last picture that the marks of a turn know of. */
  #noted: Picture | null = null;
  /** The scenes up to now are on their way. */
  held = $state(false);
  /** The scene that was last heard. */
  #heard: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly active: boolean = $derived(this.scenes.length > 0);
  readonly scene: Scene | null = $derived(this.scenes[this.index] ?? null);
  /** What stands out on the board: of the scene, else of the last turn. */
  readonly trace: Trace = $derived(this.scene?.trace ?? this.#left);

  constructor(readonly model: TableModel) {}

  /** The table as it is now; shown at once, or after what is still to be seen. */
  take(picture: Picture | null, scenes: readonly Scene[] = []): void {
    const before = this.#noted?.seat === picture?.seat ? this.#noted : null;
    if (!before) this.#before = null;
    [this.#now, this.#noted, this.held] = [picture, picture, false];
    if (!picture) return this.#end();
    this.#note(before, picture, scenes);
    if (scenes.length) this.#add(scenes);
    else if (this.active && !this.past && before) {
      this.#add([sceneOf(before, picture, picture.events.slice(before.events.length), picture.events.length)]);
    }
    else if (!this.active) this.model.show(picture);
    this.#draw();
  }

  /** The question is new, the table is drawn later: `take` follows as soon as the scenes are here. */
  hold(picture: Picture): void {
    const drawn = this.model.picture;
    [this.#now, this.held] = [picture, true];
    if (this.active) this.#draw();
    else if (drawn) this.model.show({ ...picture, areas: drawn.areas, standings: drawn.standings, title: drawn.title, events: drawn.events });
  }

  /** Look at something that was, from this scene on. */
  recall(scenes: readonly Scene[], index = 0, running = false): void {
    clearTimeout(this.#timer);
    [this.scenes, this.index, this.running, this.past] = [scenes, index, running, true];
    this.model.reset();
    this.#draw();
    this.#wait();
  }

  /** What the last turn was, for somebody who has only just come. */
  remember(before: Picture | null, scenes: readonly Scene[]): void {
    if (!this.#now) return;
    this.#noted = this.#now;
    this.#note(before, this.#now, scenes);
  }

  /** Everything arrives: the table is as it is now. False if it was already. */
  land(): boolean {
    const staged = this.active || this.held;
    if (staged) this.#end();
    return staged;
  }

  toggle(): void {
    this.running = !this.running;
    clearTimeout(this.#timer);
    this.#wait();
  }

  step(by: 1 | -1): void {
    clearTimeout(this.#timer);
    this.running = false;
    if (this.index + by >= this.scenes.length) return this.#end();
    this.index = Math.max(0, this.index + by);
    this.#draw();
  }

  /** A key while something is shown; true if it was of use. */
  key(key: string): boolean {
    if (!this.active) return false;
    if (key === ",") this.step(-1);
    else if (key === ".") this.step(1);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }

  #add(scenes: readonly Scene[]): void {
    if (!this.active || this.past) {
      [this.scenes, this.index, this.running, this.past] = [scenes, 0, true, false];
      this.#wait();
    } else this.scenes = [...this.scenes, ...scenes];
  }

  #draw(): void {
    const [scene, now] = [this.scene, this.#now];
    if (!scene || !now) return;
    const { areas, standings, title, turn } = scene.picture;
    if (scene !== this.#heard) sound(scene.sound);
    this.#heard = scene;
    this.model.show({ ...now, areas, standings, title, turn, events: now.events.filter((event) => event.index < scene.log) });
  }

  #wait(): void {
    if (!this.running || !this.scene) return;
    const left = this.scenes.length - this.index;
    this.#timer = setTimeout(() => this.#next(), (this.scene.length * slowness()) / Math.max(1, left / MANY));
  }

  #next(): void {
    if (this.index + 1 >= this.scenes.length || settings.pace === "off") return this.#end();
    this.index += 1;
    this.#draw();
    this.#wait();
  }

  #end(): void {
    clearTimeout(this.#timer);
    [this.scenes, this.index, this.running, this.past, this.held] = [[], 0, false, false, false];
    this.model.show(this.#now);
  }

  /** Keep what the table looked like before the last turn, and what is different since. */
  #note(before: Picture | null, picture: Picture, scenes: readonly Scene[]): void {
    let last = before;
    for (const scene of [...scenes, { picture, lines: picture.events.slice(before?.events.length ?? 0) }]) {
      const turn = scene.lines.at(-1)?.turn;
      if (last && turn !== undefined && turn !== this.#before?.turn) this.#before = { picture: last, turn };
      last = scene.picture;
    }
    this.#left = this.#before ? trace(this.#before.picture, picture) : NO_TRACE;
  }
}
