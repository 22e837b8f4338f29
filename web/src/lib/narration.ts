// The table in words, from the same tree as the picture: labels for a screen reader, and the whole scene as an outline.

import type { Advice, Area, Node, Said, Stat, Verdict } from "../protocol";
import type { Speaker } from "./words";

/** Name of a node, without what is around it. */
export function nameOf(node: Node, speaker: Speaker): string {
  if (node.label != null) return speaker.say(node.label);
  return node.key ? speaker.say(node.key) : "";
}

/** One node in a phrase: name, owner, numbers, notes, state. */
export function describe(node: Node, speaker: Speaker): string {
  const parts = [nameOf(node, speaker)];
  if (node.owner != null) parts.push(speaker.ui("narrate-owner", { player: { seat: node.owner } }));
  if (node.value != null) parts.push(amount(node, speaker));
  if (node.count != null && node.count !== 1) parts.push(speaker.ui("narrate-count", { count: node.count }));
  for (const stat of node.stats ?? []) parts.push(statWords(stat, speaker));
  if (node.note != null) parts.push(speaker.say(node.note));
  for (const flag of node.flags ?? []) if (flag !== "head") parts.push(speaker.say(`flag-${flag}`));
  return parts.filter(Boolean).join(", ");
}

function amount(node: Node, speaker: Speaker): string {
  if (node.limit != null) return speaker.ui("narrate-of", { value: node.value!, limit: node.limit });
  return String(node.value);
}

function statWords(stat: Stat, speaker: Speaker): string {
  return `${speaker.say(stat.name)} ${stat.value}`;
}

/** What a bot is after, and in advice how sure it is; empty if it says nothing. */
export function aimWords(said: Said | Advice, speaker: Speaker): string {
  const sure = "sure" in said ? sureWords(said, speaker) : "";
  if (said.aim == null) return sure;
  const wants = speaker.ui("said", { aim: speaker.say(said.aim) });
  return sure ? `${wants} (${sure})` : wants;
}

/** How sure a hint is. */
export function sureWords(said: Advice, speaker: Speaker): string {
  const sure = said.sure ? speaker.say(`sure-${said.sure}`) : "";
  if (!sure || said.chance == null) return sure;
  return speaker.say({ id: "sure-chance", args: { sure, percent: said.chance } });
}

/** A move of a replay, judged: what it was worth, and what was better and why. */
export function verdictWords(verdict: Verdict, speaker: Speaker): string[] {
  const player = { seat: verdict.seat };
  const label = speaker.say(verdict.label);
  if (verdict.chance == null) return [speaker.ui("review-forced", { player, label })];
  const chance = speaker.say({ id: "review-chance", args: { percent: verdict.chance, goal: verdict.goal ? "yes" : "no" } });
  const told = { player, label, chance };
  if (!verdict.grade) return [speaker.ui("review-good", told)];
  const better = speaker.say({ id: "review-better", args: { label: speaker.say(verdict.best_label), percent: verdict.best_chance ?? 0 } });
  const aim = verdict.aim == null ? [] : [speaker.say({ id: "hint-aim", args: { aim: speaker.say(verdict.aim) } })];
  return [speaker.ui(`review-${verdict.grade}`, told), better, ...aim];
}

/** A node and, for a place, what stands on it, in one phrase. */
export function spoken(node: Node, speaker: Speaker, lit = false): string {
  const inside = node.role === "place" ? (node.children ?? []).map((child) => spoken(child, speaker)) : [];
  const phrase = [describe(node, speaker), inside.join("; ")].filter(Boolean).join(": ");
  return lit ? `${phrase}, ${speaker.ui("can-choose")}` : phrase;
}

/** What a place with its name and figures in sight has besides: its owner, its state, what is in it, and that it can be chosen. */
export function besides(node: Node, speaker: Speaker, lit = false): string {
  const parts = node.owner != null ? [speaker.ui("narrate-owner", { player: { seat: node.owner } })] : [];
  for (const flag of node.flags ?? []) parts.push(speaker.say(`flag-${flag}`));
  parts.push(...(node.children ?? []).map((child) => spoken(child, speaker)));
  if (lit) parts.push(speaker.ui("can-choose"));
  return parts.join(", ");
}

export interface OutlineItem {
  id: string;
  text: string;
  inside: OutlineItem[];
}

/** A part of the table as a nested list: an area, or all layers of a canvas. Empty places are left out of large maps. */
export function outlineOf(areas: readonly Area[], speaker: Speaker): OutlineItem[] {
  const map = Boolean(areas[0]?.canvas);
  const nodes = areas.flatMap((area) => area.nodes ?? []);
  return (map ? settled(nodes, areas[0]?.size) : nodes).flatMap((node) => itemsOf(node, speaker, map));
}

/** What is nearer to a place than this part of the canvas lies there. */
const NEAR = 0.06;

/** Pieces in the places on which they are drawn: the one that their id names (`port/delta` lies in `zone/delta`), else the nearest. */
function settled(nodes: readonly Node[], size: readonly [number, number] = [0, 0]): Node[] {
  const word = ({ id }: Node): string => id.slice(id.lastIndexOf("/") + 1);
  const places = nodes.filter((node) => node.role === "place" && node.shape?.kind !== "line");
  const inside = new Map<Node, Node[]>();
  const far = (a: Node, b: Node): number => Math.hypot((a.x ?? 0) - (b.x ?? 0), (a.y ?? 0) - (b.y ?? 0));
  const home = (node: Node): Node | undefined => {
    const named = places.find((place) => word(place) === word(node));
    if (named) return named;
    const near = places.filter((place) => far(place, node) <= NEAR * Math.max(...size));
    return near.sort((a, b) => far(a, node) - far(b, node))[0];
  };
  const loose = nodes.filter((node) => {
    const place = node.role === "piece" && node.form !== "seal" ? home(node) : undefined;
    if (place) inside.set(place, [...(inside.get(place) ?? []), node]);
    return !place && node.shape?.kind !== "line" && node.role !== "text";
  });
  return loose.map((node) => (inside.has(node) ? { ...node, children: [...(node.children ?? []), ...inside.get(node)!] } : node));
}

function itemsOf(node: Node, speaker: Speaker, map: boolean): OutlineItem[] {
  const inside = (node.children ?? []).flatMap((child) => itemsOf(child, speaker, false));
  const own = describe(node, speaker) || (node.text != null ? speaker.say(node.text) : "");
  if (!own) return inside;
  if (map && node.role === "place" && !inside.length && !node.stats?.length && node.value == null) return [];
  const body = node.text != null && (node.key || node.label != null) ? ` — ${speaker.say(node.text)}` : "";
  return [{ id: node.id, text: own + body, inside }];
}
