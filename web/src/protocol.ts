// Written by `python tools/typescript.py` from the Python types. Do not edit.

/** An argument of a message: a number, a text, another message, a player, or a list of these. */
export type Arg = number | string | { ref: string } | { seat: number } | Arg[];
/** A message id, with its arguments if it has any. */
export type Words = string | { id: string; args: Record<string, Arg> };

export const PROTOCOL = 1;

export type Role = "group" | "place" | "card" | "piece" | "counter" | "text";

export type Layout = "free" | "row" | "column" | "grid" | "fan" | "pile" | "pyramid" | "track" | "ribbon" | "table" | "sum" | "tabs";

export type Flow = "right" | "left" | "up" | "down";

export type Slot = "board" | "top" | "focus" | "mine" | "seat" | "side";

export type Form = "token" | "figure" | "shield" | "disk" | "cube" | "cylinder" | "marker" | "seal" | "building" | "pyramid" | "gem-round" | "gem-square" | "gem-diamond" | "gem-hexagon" | "gem-drop" | "gem-star";

export type Tone = "papyrus" | "sand" | "desert" | "fertile" | "water" | "nile" | "stone" | "linen" | "kohl" | "gold" | "silver" | "bronze" | "carnelian" | "lapis" | "turquoise" | "violet" | "slate" | "rose" | "ruby" | "sapphire" | "diamond" | "onyx" | "black" | "yellow" | "green" | "red" | "blue" | "brown" | "light-blue" | "seat-0" | "seat-1" | "seat-2" | "seat-3" | "seat-4" | "seat-5";

export type Flag = "hidden" | "turned" | "current" | "spent" | "off" | "owned" | "met" | "unmet" | "locked" | "new" | "head" | "best";

export type Degree = "sure" | "fairly" | "close" | "whim" | "";

export type Manner = "plain" | "pass" | "done" | "costly";

export type Code = "malformed" | "version" | "no-table" | "no-seat" | "not-greeted" | "stale" | "not-your-turn" | "illegal" | "notation" | "over" | "undo-final" | "undo-nothing" | "too-fast" | "too-large" | "busy" | "forbidden" | "no-game" | "bad-options" | "bad-file" | "not-found" | "fault";

export type Holder = "person" | "bot" | "open";

export type TableStatus = "gathering" | "playing" | "over";

export type Grade = "blunder" | "mistake" | "slip" | "";

export type OptionKind = "flag" | "choice" | "number";

/** A closed outline in canvas coordinates; `soft` rounds its corners. */
export interface Polygon {
  points: [number, number][];
  soft?: number;
  kind: "polygon";
}

/** An open line in canvas coordinates; `width` is drawn, the clickable strip is never thinner than a finger. */
export interface Line {
  points: [number, number][];
  width?: number;
  smooth?: boolean;
  kind: "line";
}

/** A disc around the node's x, y. */
export interface Circle {
  radius: number;
  kind: "circle";
}

/** A rectangle around the node's x, y. */
export interface Box {
  width: number;
  height: number;
  round?: number;
  kind: "box";
}

/** A piece of a ring around the node's x, y; degrees, 0 is up, clockwise. */
export interface Sector {
  inner: number;
  outer: number;
  start: number;
  end: number;
  kind: "sector";
}

/** A figure printed on a card, tile or place: what it is called, how much, with what sign. */
export interface Stat {
  name: Words;
  value: number | string;
  icon?: string;
  tone?: Tone | null;
}

/** A figure of a detail card with its provenance, worded as in `components.toml`. */
export interface Figure {
  name: Words;
  value: number | string;
  source: string;
}

/** What the large view adds to the component's own entry: things that are true only now. */
export interface Detail {
  text?: Words | null;
  lines?: Words[];
  figures?: Figure[];
  rules?: string[];
}

/** One thing on the table. Only `id` and `role` are needed; what is left out is not drawn and not sent. */
export interface Node {
  id: string;
  role: Role;
  key?: string;
  label?: Words | null;
  mute?: boolean;
  note?: Words | null;
  text?: Words | null;
  value?: number | string | null;
  limit?: number | null;
  count?: number | null;
  owner?: number | null;
  icon?: string;
  form?: Form | null;
  tone?: Tone | null;
  flags?: Flag[];
  stats?: Stat[];
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  turn?: number;
  shape?: Polygon | Line | Circle | Box | Sector | null;
  layout?: Layout | null;
  flow?: Flow | null;
  columns?: number;
  rows?: number[];
  children?: Node[];
  detail?: Detail | null;
  asks?: string[];
}

/** A titled part of the table with a place on the page; only areas that changed are sent again. */
export interface Area {
  id: string;
  slot: Slot;
  title?: Words | null;
  nodes?: Node[];
  owner?: number | null;
  canvas?: string;
  size?: [number, number];
  layout?: Layout;
  folded?: boolean;
}

/** One line of a score: what gives how many points. */
export interface ScorePart {
  label: Words;
  value: number;
  note?: Words | null;
}

/** A seat at a glance: points now (or forecast), what they are made of, and its few public numbers. */
export interface Standing {
  seat: number;
  total: number;
  parts?: ScorePart[];
  counters?: Node[];
  flags?: Flag[];
  role?: Words | null;
  icon?: string;
  unsure?: boolean;
}

/** Everything a seat sees. */
export interface Scene {
  title: Words;
  areas: Area[];
  standings?: Standing[];
}

export type Shape = Polygon | Line | Circle | Box | Sector;

/** First message of a connection; nothing else is answered before it. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  seat?: number | null;
  token?: string | null;
  seq?: number | null;
  scene?: boolean;
}

/** Look at the table from another seat that this client holds (hot-seat), or as a spectator. */
export interface Sit {
  type: "sit";
  seat?: number | null;
}

/** Answer the open decision. `id` is made up by the client: the same id again is the same move. */
export interface Play {
  type: "move";
  id: string;
  seq: number;
  text: string;
}

/** Take back my last choice, with the linked ones that belong to it. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** Why can I not do this: a move by its notation, or everything that a scene id stands for. */
export interface Explain {
  type: "explain";
  id: string;
  text?: string | null;
  target?: string | null;
}

/** What would a bot do in my place; it knows no more than I see. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Let a bot of this level play a seat, or (None) give it back to its person. */
export interface Handover {
  type: "handover";
  id: string;
  seat: number;
  level?: string | null;
}

/** Change the name shown at a seat that this client holds. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Is anybody there; answered at once with `pong`. */
export interface Ping {
  type: "ping";
}

/** One rule that forbids something: our wording, and where the rulebook says so. */
export interface Reason {
  text: Words;
  rule?: string;
  title?: string;
  where?: string;
  says?: string;
  source?: string;
  kind?: "rule" | "ruling" | "test" | null;
  move?: string;
  label?: Words | null;
}

/** Something that may be chosen: `text` is sent back as it is. */
export interface Option {
  text: string;
  verb: string;
  label: Words;
  targets?: string[];
  manner?: Manner;
}

/** What is asked of the viewer. */
export interface Decision {
  seat: number;
  question: string;
  prompt: Words;
  options: Option[];
  linked?: boolean;
  trail?: Words[];
  picked?: string[];
  sealed?: boolean;
}

/** A seat that the table waits for. */
export interface Waiting {
  seat: number;
  prompt: Words;
}

/** A line of the log. `index` counts the events of the match as this viewer may know them. */
export interface Event {
  index: number;
  seq: number;
  text: Words;
  seat?: number | null;
  turn?: number;
}

/** What a bot says about its move: what it is after, how clear the choice was, and its chance to win in percent. */
export interface Said {
  seat: number;
  aim: Words;
  sure?: Degree;
  chance?: number | null;
}

/** Whether the viewer may take back now, and if not, why. */
export interface UndoState {
  possible?: boolean;
  reason?: Words | null;
}

/** A seat in the final ranking; equal ranks share the place. */
export interface RankedSeat {
  seat: number;
  rank: number;
  total: number;
}

/** How the match ended. */
export interface Result {
  winners: number[];
  places?: RankedSeat[];
  why?: Words | null;
  key?: string;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  name: string;
  holder: Holder;
  level?: string;
  away?: boolean;
  yours?: boolean;
}

/** A table as it is known to everybody who may see it. */
export interface Table {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  seq?: number;
  title?: string;
  public?: boolean;
  host?: boolean;
  created?: string;
  commitment?: string;
  rematch?: string;
}

/** The answer to `hello`; a `state` follows. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: Table;
  seat?: number | null;
}

/** Names, presence or holders of seats changed. */
export interface TableNews {
  type: "table";
  table: Table;
}

/** What the viewer sees now. */
export interface State {
  type: "state";
  seq: number;
  seat?: number | null;
  title?: Words;
  order?: string[];
  areas?: Area[];
  standings?: Standing[];
  decision?: Decision | null;
  waiting?: Waiting[];
  log?: number;
  events?: Event[];
  undo?: UndoState;
  result?: Result | null;
  turn?: number;
  said?: Said[];
}

/** Done and on disk. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done; nothing changed. `seq` is where the table stands. */
export interface Refusal {
  type: "refusal";
  code: Code;
  id?: string;
  seq?: number | null;
  reasons?: Reason[];
  detail?: string;
}

/** Why not. Empty `reasons` with `allowed` means that it may be done. */
export interface Explanation {
  type: "explanation";
  id: string;
  reasons?: Reason[];
  allowed?: string[];
}

/** A bot's choice in my place. */
export interface Advice {
  type: "advice";
  id: string;
  text: string;
  label: Words;
  targets?: string[];
  share?: number;
  aim?: Words | null;
  sure?: Degree;
  chance?: number | null;
}

/** The server closes the connection; `again` says whether to come back. */
export interface Bye {
  type: "bye";
  code: Code;
  again?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** An option of a match. Words: `option-set-<id>`, `option-set-<id>-help`, `option-set-<id>-<value>`. */
export interface OptionSpec {
  id: string;
  kind: OptionKind;
  default: boolean | number | string;
  values?: string[];
  low?: number;
  high?: number;
  players?: number[];
  rule?: string;
}

/** A game that can be played here. */
export interface Game {
  id: string;
  low: number;
  high: number;
  options: OptionSpec[];
  levels: string[];
  icon?: string;
  tone?: string;
}

/** Who shall sit here: me, another person at this screen, somebody with a link, or a bot. */
export interface SeatWish {
  holder: "me" | "here" | "link" | "bot";
  name?: string;
  level?: string;
}

/** A wish for a table; the number of seats is the number of players. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  title?: string;
  public?: boolean;
  seed?: string;
}

/** An unguessable key to a seat; the link is `/#/seat/<key>`, so that no log ever sees it. */
export interface Invitation {
  seat: number;
  key: string;
}

/** The table that was made, with a key for every seat that waits for somebody. */
export interface Created {
  table: Table;
  invitations?: Invitation[];
}

/** Take the seat that a key opens. */
export interface Claim {
  key: string;
  name?: string;
}

/** Take an open seat of a public table. */
export interface Join {
  seat: number;
  name?: string;
}

/** The seat is yours; `key` opens it on another device. */
export interface Claimed {
  table: string;
  seat: number;
  key?: string;
}

/** Tables to play at: mine, open ones, and those to watch. */
export interface Lobby {
  mine?: Table[];
  open?: Table[];
  running?: Table[];
}

/** A finished match, or an uploaded match file, to step through. */
export interface Replay {
  id: string;
  game: string;
  names: string[];
  frames: number;
  turns?: number[];
  options?: Record<string, unknown>;
  table?: string;
}

/** A move of a replay, judged by what its player could know; chances to win are in percent. */
export interface Verdict {
  seat: number;
  text: string;
  label: Words;
  best: string;
  best_label: Words;
  targets?: string[];
  chance?: number | null;
  best_chance?: number | null;
  grade?: Grade;
  aim?: Words | null;
  goal?: boolean;
}

/** A printed figure and where it is known from. */
export interface FigureEntry {
  name: string;
  value: unknown;
  source: string;
}

/** A card, tile, zone or other component. Words: the message `key`, and `<key>-text`. */
export interface Component {
  key: string;
  kind: string;
  figures?: FigureEntry[];
  rules?: string[];
  name_source?: string;
  text_source?: string;
}

/** All components of a game (of one table: with its pack laid over). */
export interface Components {
  game: string;
  components: Component[];
}

/** A rule, a ruling or a test case of the digest, and the cases that show it. */
export interface RuleEntry {
  id: string;
  kind: "rule" | "ruling" | "test";
  title: string;
  where?: string;
  says?: string;
  cases?: string[];
}

/** The rules of a game as Ennead knows them. */
export interface Rulebook {
  game: string;
  source: string;
  rules: RuleEntry[];
}

/** What a failed HTTP request answers. */
export interface Problem {
  code: Code;
  text: Words;
  detail?: string;
  where?: string;
}

export type FromClient = Hello | Sit | Play | Undo | Explain | Hint | Handover | Rename | Ping;

export type FromServer = Welcome | TableNews | State | Ack | Refusal | Explanation | Advice | Bye | Pong;
