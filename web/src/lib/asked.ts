// What of the table a question is about: the groups that hold what can be chosen, without the rest of their areas.

import type { Area, Node } from "../protocol";

type Lit = ReadonlySet<string>;

const holds = (node: Node, lit: Lit): boolean => lit.has(node.id) || (node.children?.some((child) => holds(child, lit)) ?? false);

/** The part of a node that the question is about: the innermost group whose own members can be chosen, or several of them. */
function part(node: Node, lit: Lit): Node[] {
  const found = (node.children ?? []).filter((child) => holds(child, lit));
  if (node.role !== "group" || node.layout === "tabs" || node.layout === "table") return [node];
  if (found.every((child) => child.role === "group")) return found.flatMap((child) => part(child, lit));
  return [node];
}

/** The areas with only what is asked about in them; those without are left out. */
export function askedParts(areas: readonly Area[], lit: Lit): Area[] {
  return areas
    .filter((area) => area.nodes?.some((node) => holds(node, lit)))
    .map((area) => {
      const found = (area.nodes ?? []).filter((node) => holds(node, lit));
      const loose = found.some((node) => node.role !== "group");
      return area.canvas || loose ? { ...area, folded: false } : { ...area, folded: false, nodes: found.flatMap((node) => part(node, lit)) };
    });
}

/** What is left of areas when those parts lie elsewhere. */
export function withoutParts(areas: readonly Area[], parts: readonly Area[]): Area[] {
  const taken = new Set(parts.flatMap((area) => (area.nodes ?? []).map((node) => node.id)));
  const rest = (nodes: readonly Node[]): Node[] =>
    nodes.filter((node) => !taken.has(node.id)).map((node) => (node.role === "group" && node.children ? { ...node, children: rest(node.children) } : node));
  return areas.map((area) => (parts.some((one) => one.id === area.id) ? { ...area, nodes: rest(area.nodes ?? []) } : area)).filter((area) => area.nodes?.length);
}
