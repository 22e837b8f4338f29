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

/** What a bot is after and how sure it is; empty if it says nothing. */
export function aimWords(said: Said | Advice, speaker: Speaker): string {
  if (said.aim == null) return sureWords(said, speaker);
  const sure = sureWords(said, speaker);
  const wants = speaker.ui("said", { aim: speaker.say(said.aim) });
  return sure ? `${wants} (${sure})` : wants;
}

function sureWords(said: Said | Advice, speaker: Speaker): string {
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
  const aim = verdict.aim == null ? [] : [speaker.say({ id: "terminal-hint-aim", args: { aim: speaker.say(verdict.aim) } })];
  return [speaker.ui(`review-${verdict.grade}`, told), better, ...aim];
}

/** A node and, for a place, what stands on it, in one phrase. */
export function spoken(node: Node, speaker: Speaker, lit = false): string {
  const inside = node.role === "place" ? (node.children ?? []).map((child) => spoken(child, speaker)) : [];
  const phrase = [describe(node, speaker), inside.join("; ")].filter(Boolean).join(": ");
  return lit ? `${phrase}, ${speaker.ui("can-choose")}` : phrase;
}

export interface OutlineItem {
  id: string;
  text: string;
  inside: OutlineItem[];
}

/** A part of the table as a nested list; empty places are left out of large maps. */
export function outlineOf(area: Area, speaker: Speaker): OutlineItem[] {
  return (area.nodes ?? []).flatMap((node) => itemsOf(node, speaker, Boolean(area.canvas)));
}

function itemsOf(node: Node, speaker: Speaker, map: boolean): OutlineItem[] {
  const inside = (node.children ?? []).flatMap((child) => itemsOf(child, speaker, false));
  const own = describe(node, speaker) || (node.text != null ? speaker.say(node.text) : "");
  if (!own) return inside;
  if (map && node.role === "place" && !inside.length && !node.stats?.length && node.value == null) return [];
  const body = node.text != null && (node.key || node.label != null) ? ` — ${speaker.say(node.text)}` : "";
  return [{ id: node.id, text: own + body, inside }];
}
