// Written by `python tools/typescript.py` from the Python types. Do not edit.

/** An argument of a message: a number, a text, another message, a player, or a list of these. */
export type Arg = number | string | { ref: string } | { seat: number } | Arg[];
/** A message id, with its arguments if it has any. */
export type Words = string | { id: string; args: Record<string, Arg> };

export const PROTOCOL = 2;

export type Role = "group" | "place" | "card" | "piece" | "counter" | "text";

export type Layout = "free" | "row" | "column" | "grid" | "fan" | "pile" | "pyramid" | "track" | "ribbon" | "table" | "sum" | "tabs";

export type Flow = "right" | "left" | "up" | "down";

export type Slot = "board" | "top" | "focus" | "mine" | "seat" | "side";

export type Form = "token" | "figure" | "shield" | "disk" | "cube" | "cylinder" | "marker" | "seal" | "building" | "pyramid" | "gem-round" | "gem-square" | "gem-diamond" | "gem-hexagon" | "gem-drop" | "gem-star";

export type Tone = "papyrus" | "sand" | "desert" | "fertile" | "water" | "nile" | "stone" | "linen" | "kohl" | "gold" | "silver" | "bronze" | "carnelian" | "lapis" | "turquoise" | "violet" | "slate" | "rose" | "ruby" | "sapphire" | "diamond" | "onyx" | "black" | "yellow" | "green" | "red" | "blue" | "brown" | "light-blue" | "seat-0" | "seat-1" | "seat-2" | "seat-3" | "seat-4" | "seat-5" | "seat-6" | "seat-7";

export type Flag = "hidden" | "turned" | "current" | "spent" | "off" | "owned" | "met" | "unmet" | "locked" | "new" | "head" | "best";

export type Degree = "sure" | "fairly" | "close" | "whim" | "";

export type Manner = "plain" | "pass" | "done" | "costly";

export type Code = "malformed" | "version" | "no-table" | "no-seat" | "not-greeted" | "stale" | "not-your-turn" | "illegal" | "notation" | "over" | "undo-final" | "undo-nothing" | "too-fast" | "too-large" | "busy" | "unsaved" | "forbidden" | "link-used" | "no-game" | "bad-options" | "bad-file" | "bad-pack" | "not-found" | "fault";

export type Holder = "person" | "bot" | "open";

export type TableStatus = "gathering" | "playing" | "over";

export type Grade = "blunder" | "mistake" | "slip" | "";

export type MomentKind = "given" | "asked" | "played";

export type BlockKind = "text" | "item" | "step" | "heading" | "picture" | "faces";

export type Style = "" | "strong" | "em";

export type OptionKind = "flag" | "choice" | "number" | "tally";

export type Sign = "eye" | "scarab" | "ankh" | "falcon" | "lotus" | "pyramid" | "tree" | "pillar";

export type Tongue = "en" | "cs" | "pl" | "uk";

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
  about?: string[];
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

type Amended<T> = { [name in keyof T]?: T[name] | null };
/** A node that is new or, without its role, what differs from the one of its name; null is gone. */
export interface ChangedNode extends Amended<Omit<Node, "id" | "children">> {
  id: string;
  children?: NodeChange[] | null;
}
/** In a list of nodes: so many that the client has and that follow; the name of one that it has
 * further on; or a changed one. */
export type NodeChange = number | string | ChangedNode;
/** An area that is new or, without its slot, what differs from the one of its name. */
export interface AreaChange extends Amended<Omit<Area, "id" | "nodes">> {
  id: string;
  nodes?: NodeChange[] | null;
}

/** First message of a connection; nothing else is answered before it. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  seat?: number | null;
  token?: string | null;
  key?: string | null;
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

/** Take back my last choice, with the linked ones that belong to it; if `far`, over all that came since: moves of bots, and chance. Then the match is for practice. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  far?: boolean;
}

/** Let `seat` take back its last choice over all that came since: asked for a seat of one's own, agreed to for another that asks. It is done once all people agree. */
export interface Plead {
  type: "plead";
  id: string;
  seq: number;
  seat: number;
}

/** Nothing is taken back: the answer to another's plea, or one's own withdrawn. */
export interface Decline {
  type: "decline";
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

/** Would this move end my turn, or show what is hidden now? Worked out on what I see. */
export interface Foresee {
  type: "foresee";
  id: string;
  text: string;
}

/** What would a bot do in my place; it knows no more than I see. */
export interface Hint {
  type: "hint";
  id: string;
}

/** What happened, moment by moment, from entry `since` (None: the end of my last turn) until entry `until` (None: now). A client that has the picture of `since` needs it not `whole`. */
export interface Recap {
  type: "recap";
  id: string;
  since?: number | null;
  until?: number | null;
  whole?: boolean;
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

/** What a partner suggests to the one who decides for both: one of its options. */
export interface Suggestion {
  seat: number;
  text: string;
  label: Words;
}

/** What is asked of the viewer; with `advises`, what the viewer may suggest to that seat. */
export interface Decision {
  seat: number;
  question: string;
  prompt: Words;
  options: Option[];
  linked?: boolean;
  trail?: Words[];
  picked?: string[];
  sealed?: boolean;
  advises?: number | null;
  suggestions?: Suggestion[];
  usual?: string;
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

/** What a bot says about its move: what it is after, made from what everybody sees. */
export interface Said {
  seat: number;
  aim: Words;
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
  end?: Words | null;
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

/** A seat asks to take back its last choice; `agreed` are the people who want it too, and that seat. Void once the table has moved on from `TableInfo.seq`. */
export interface Plea {
  seat: number;
  agreed: number[];
}

/** Where a match stands, as everybody may know it: round or phase, who has to decide, points by seat, and when the table last moved (milliseconds since 1970). */
export interface Glance {
  title: Words;
  asked: number[];
  totals: number[];
  moved: number;
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
  pack?: string;
  plea?: Plea | null;
  glance?: Glance | null;
  minutes?: number;
  late?: string;
  due?: number;
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
  areas?: AreaChange[];
  standings?: Standing[];
  decision?: Decision | null;
  waiting?: Waiting[];
  log?: number;
  events?: Event[];
  undo?: UndoState;
  result?: Result | null;
  turn?: number;
  said?: Said[];
  practice?: boolean;
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

/** What a move would do that cannot be taken back: the turn passes on, or something hidden comes to light. */
export interface Foresight {
  type: "foresight";
  id: string;
  ends?: boolean;
  reveals?: boolean;
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

/** The table when something had just happened in entry `seq`: the first `log` lines were told. */
export interface Moment {
  seq: number;
  log: number;
  turn?: number;
  title?: Words | null;
  order?: string[] | null;
  areas?: AreaChange[];
  standings?: Standing[];
  touched?: string[];
}

/** The answer to `recap`; each moment continues the one before, the first one the picture of `since`, unless it was to be whole. */
export interface Moments {
  type: "moments";
  id: string;
  since: number;
  moments?: Moment[];
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

/** An option of a match. Words: `option-set-<id>`, `option-set-<id>-help`, and for a value `option-set-<id>-<value>` or `<vocabulary>-<value>` of one of those it is `named` in. */
export interface OptionSpec {
  id: string;
  kind: OptionKind;
  default: boolean | number | string;
  values?: string[];
  low?: number;
  high?: number;
  players?: number[];
  when?: string[];
  named?: string[];
  ruling?: boolean;
}

/** A usual way to play. Words: `preset-<id>`, `preset-<id>-help`. */
export interface PresetInfo {
  id: string;
  options: Record<string, boolean | number | string>;
  players?: number[];
}

/** A game that can be played here. */
export interface Game {
  id: string;
  low: number;
  high: number;
  options: OptionSpec[];
  levels: string[];
  strengths: number[];
  icon?: string;
  tone?: string;
  presets?: PresetInfo[];
  lessons?: number;
}

/** Who shall sit here: me, another person at this screen, somebody with a link, or a bot. */
export interface SeatWish {
  holder: "me" | "here" | "link" | "bot";
  name?: string;
  level?: string;
}

/** How long a decision may take, and what happens then: a bot makes the move, or takes the seat. */
export interface Pace {
  minutes: number;
  late?: "move" | "seat";
}

/** A wish for a table; the number of seats is the number of players. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  title?: string;
  public?: boolean;
  seed?: string;
  pack?: string;
  pace?: Pace | null;
}

/** An unguessable key that opens a seat once; the link is `/#/seat/<key>`, so that no log ever sees it. */
export interface Invitation {
  seat: number;
  key: string;
}

/** The table that was made, with a key for every seat that waits for somebody. */
export interface Created {
  table: Table;
  invitations?: Invitation[];
}

/** Take the seat that a key opens; the same again from the same device does no harm. */
export interface Claim {
  key: string;
  name?: string;
}

/** Ask what a key is for; nothing happens to it. */
export interface KeyCheck {
  key: string;
}

/** What a key is for, as far as somebody must know who decides whether to sit down. */
export interface KeyInfo {
  game: string;
  title?: string;
  host?: string;
  device?: boolean;
}

/** Take an open seat of a public table. */
export interface Join {
  seat: number;
  name?: string;
}

/** The seat is yours on this device, and the key is used up. */
export interface Claimed {
  table: string;
  seat: number;
}

/** A browser or a program that holds seats of mine; `this` is the one that asks. */
export interface Device {
  id: string;
  seats: number[];
  since: string;
  this?: boolean;
}

/** A key that seats one more device of mine, once; the link is `/#/seat/<key>`. */
export interface SeatLink {
  key: string;
}

/** Let a device hold my seats no longer. */
export interface EndDevice {
  device: string;
}

/** A page of the tables that anybody may join or watch, those in use last first. */
export interface Lobby {
  version: string;
  open?: Table[];
  running?: Table[];
  more?: boolean;
}

/** What makes the list `since` into the list `version`: tables that are new or have changed, and the ids of those that are gone. */
export interface LobbyChange {
  version: string;
  since: string;
  open?: Table[];
  running?: Table[];
  gone?: string[];
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

/** Where everybody stood when a part of the match (a round, an event) had ended. */
export interface CoursePoint {
  frame: number;
  title: Words;
  totals: number[];
  parts?: number[][];
}

/** A finished match at a glance: how the points came about, and the chances to win. */
export interface Course {
  actors: number[];
  labels: Words[];
  points: CoursePoint[];
  chances?: number[][];
  goal?: boolean;
}

/** A printed figure and where it is known from. A text (`name`, `action`) has no value here: its words are a message. */
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
  face?: Node | null;
}

/** All components of a game (of one table: with its pack laid over). */
export interface Components {
  game: string;
  components: Component[];
}

/** What a failed HTTP request answers. */
export interface Problem {
  code: Code;
  text: Words;
  detail?: string;
  where?: string;
}

/** An owner's figures to try: the text of a pack file, or `figures` by kind, id and name with the `name` of the pack. */
export interface PackDraft {
  text?: string;
  figures?: Record<string, Record<string, Record<string, unknown>>>;
  name?: string;
}

/** A pack that fits: its figures, its file, and the components with it laid over; or the `problem`, with the path of the figure that does not fit. */
export interface PackTrial {
  name?: string;
  figures?: Record<string, unknown>;
  text?: string;
  components?: Component[];
  problem?: Problem | null;
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

/** The rules of a game as Ennead knows them; `questions` and `events` have the rule behind each prompt and each line of the log, by its name without `prompt-` or `event-`; `cases` what each case says it shows. */
export interface Rulebook {
  game: string;
  source: string;
  rules: RuleEntry[];
  questions?: Record<string, string>;
  events?: Record<string, string>;
  cases?: Record<string, string>;
}

/** A puzzle in a list. Words: `puzzle-theme-<theme>`. */
export interface PuzzleEntry {
  id: string;
  theme: string;
  rating: number;
  decisions?: number;
}

/** The puzzles of a game. That of day n, counted from 1970, is the one in place n × `stride`, going round. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleEntry[];
  stride: number;
}

/** One of the moves that were compared: the chance of winning after it, in percent. */
export interface PuzzleMove {
  text: string;
  label: Words;
  percent: number;
  best?: boolean;
}

/** A decision of a puzzle: the table as the seat sees it, the moves that were compared, the best first, and what the solution is after. */
export interface PuzzleDecision {
  state: State;
  moves: PuzzleMove[];
  aim?: Words | null;
}

/** A puzzle to solve. */
export interface PuzzleInfo {
  game: string;
  id: string;
  theme: string;
  rating: number;
  seat: number;
  players: number;
  decisions: PuzzleDecision[];
}

/** A stretch of a sentence: plain, strong or emphasised, perhaps a link to a chapter (`#<chapter>`) or to a case (`case:<name>`). */
export interface Stretch {
  text: string;
  style?: Style;
  link?: string;
}

/** A paragraph and the like, in words, with the ids of the rules that it tells. */
export interface BookBlock {
  kind: BlockKind;
  text: Stretch[];
  rules?: string[];
  picture?: string;
  faces?: string[];
}

/** A chapter of a rulebook; the one called `aid` is the page to lay beside the table. */
export interface BookChapter {
  id: string;
  title: string;
  blocks: BookBlock[];
}

/** Some chapters under one title. */
export interface BookSection {
  id: string;
  title: string;
  chapters: BookChapter[];
}

/** The rulebook of a game in one language, to read; without parts if nobody has written one. */
export interface Book {
  game: string;
  language: string;
  parts: BookSection[];
  pictures?: string[];
}

/** A position to look at, with things in it that are numbered or joined by arrows. */
export interface Still {
  id: string;
  seat: number;
  title: Words;
  areas: Area[];
  standings?: Standing[];
  show?: string[];
  marks?: string[];
  arrows?: [string, string][];
}

/** A move in notation and in words. */
export interface Labelled {
  text: string;
  label: Words;
}

/** A move that was tried, and the rules that refuse it. */
export interface CaseAttempt {
  move: Labelled;
  reasons: Reason[];
}

/** Where a case stands still: what was given, what somebody is asked and tries, or what they played. `says` is a remark of its author. */
export interface CaseMoment {
  kind: MomentKind;
  seat?: number | null;
  says?: string;
  attempts?: CaseAttempt[];
  offered?: Labelled[];
  unoffered?: Labelled[];
  move?: Labelled | null;
  targets?: string[];
}

/** Something that must hold, in words. */
export interface FactLine {
  name: string;
  value: string;
}

/** A case to be watched; frames are numbered like `moments`. */
export interface CaseStory {
  game: string;
  name: string;
  says: string;
  rules: string[];
  players: number;
  moments: CaseMoment[];
  options?: Record<string, string>;
  problem?: string;
  facts?: FactLine[][];
}

/** A lesson of a course; its words are in `/api/lessons/{game}/{language}.ftl`. */
export interface LessonInfo {
  id: string;
  title: Words;
  steps: number;
}

/** How the guided first match is set up: the learner on the first seat, bots on the others. */
export interface FirstMatchInfo {
  players: number;
  level: string;
  options: Record<string, boolean | number | string>;
}

/** The course of a game, and the match that follows it; nothing where nobody has written one. */
export interface LessonList {
  game: string;
  lessons?: LessonInfo[];
  match?: FirstMatchInfo | null;
}

/** How far a learner has come (`did`: moves in notation, an empty text for "go on") and what they do next; None: they only look. With `target` they ask why something cannot be done. */
export interface LessonWish {
  did?: string[];
  next?: string | null;
  target?: string | null;
}

/** Where a lesson stands: what the coach says and points at, and the table as the learner sees it. */
export interface Coaching {
  did: string[];
  state: State;
  step: number;
  steps: number;
  says: Words;
  points?: string[];
  asks?: boolean;
  slow?: Words | null;
  start?: number;
  verdict?: "" | "done" | "better" | "further" | "mistake";
  heard?: Words | null;
  moments?: Moment[];
}

/** What somebody says of themselves. */
export interface Profile {
  name: string;
  language: Tongue;
  sign: Sign;
}

/** The answer of an authenticator, as its browser writes it. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** A recovery code, or the key of a link for a second device. */
export interface SignInCode {
  code: string;
}

/** Sign one of my devices out. */
export interface EndSession {
  session: string;
}

/** Forget one of my passkeys. */
export interface EndPasskey {
  passkey: string;
}

/** Delete my account; the name is said once more, so that nobody does it by chance. */
export interface EndAccount {
  name: string;
}

/** A browser that is signed in. */
export interface Session {
  id: string;
  since: string;
  seen: string;
  this?: boolean;
}

/** A passkey that opens the account. */
export interface PasskeyInfo {
  id: string;
  since: string;
  used: string;
}

/** Everything that is kept about somebody, as they see it. */
export interface Account {
  name: string;
  language: string;
  sign: string;
  since: string;
  passkeys: PasskeyInfo[];
  sessions: Session[];
  codes: number;
}

/** Who asks: an account, or a guest. */
export interface Me {
  account?: Account | null;
  passkeys?: boolean;
}

/** Recovery codes, shown this once. */
export interface Codes {
  codes: string[];
}

/** The key that signs one more device in, once. */
export interface SignInLink {
  key: string;
  minutes: number;
}

export type FromClient = Hello | Sit | Play | Undo | Plead | Decline | Explain | Foresee | Hint | Recap | Handover | Rename | Ping;

export type FromServer = Welcome | TableNews | State | Ack | Refusal | Explanation | Foresight | Advice | Moments | Bye | Pong;
