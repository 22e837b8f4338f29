"""What changed between two scenes, as it travels, and the same put together again.

Only areas that differ are sent. In a list of nodes of such an area a **number** stands for so many
nodes that the reader has already and that follow, a **name** for a node that the reader has further
on, and a **node** is new or, without its role, says what differs from the one of its name: fields
that are None are gone, and what is inside is told in the same way. Nodes that a game draws once and
keeps are recognised without looking into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import is_
from typing import Any, TypeAlias

from ennead.kernel.scene import Area, Node, Standing, difference, plain

NodeJson: TypeAlias = dict[str, Any]
NodeChange: TypeAlias = NodeJson | int | str
AreaChange: TypeAlias = dict[str, Any]


def area_changes(known: Mapping[str, Area], areas: Iterable[Area]) -> tuple[AreaChange, ...]:
    """The areas that are new or differ for somebody who knows the others."""
    found: list[AreaChange] = []
    for area in areas:
        before = known.get(area.id)
        if before is area:
            continue
        if before is None or before.slot != area.slot:
            found.append(plain(area))
            continue
        change, inside = difference(before, area), node_changes(before.nodes, area.nodes)
        if inside is not None:
            change["nodes"] = inside or None
        if change:
            found.append({"id": area.id, **change})
    return tuple(found)


def node_changes(before: Sequence[Node], after: Sequence[Node]) -> list[NodeChange] | None:
    """A list of nodes for somebody who knows another one; None if it is the same.

    Everything is looked at once: whether a node has changed inside comes out of its own list.
    """
    if len(before) == len(after) and all(map(is_, before, after)):
        return None
    found: list[NodeChange] = []
    places: dict[str, int] = {}
    at, kept, count = 0, 0, len(before)
    for node in after:
        known = before[at] if at < count else None
        if known is node:
            at, kept = at + 1, kept + 1
            continue
        here = known is not None and known.id == node.id
        if not here:
            places = places or {one.id: place for place, one in enumerate(before)}
            place = places.get(node.id)
            known = None if place is None else before[place]
            at = at if place is None else place
        change = plain(node) if known is None else _change(known, node)
        at += known is not None
        if change is None and here:
            kept += 1
            continue
        if kept:
            found.append(kept)
            kept = 0
        found.append(node.id if change is None else change)
    if kept:
        if not found and kept == count:
            return None
        found.append(kept)
    return found if found or before else None


MOST_TOLD = 4096
"""Changes that are remembered: those who look at the same table are told the same, and what is
drawn once often changes in the same way again."""
_told: dict[tuple[int, int], tuple[Node, Node, NodeJson | None]] = {}


def _change(before: Node, node: Node) -> NodeJson | None:
    """What is new about a node; None if nothing is. Do not change it."""
    if before is node:
        return None
    key = (id(before), id(node))
    known = _told.get(key)
    if known is None:
        if len(_told) >= MOST_TOLD:
            _told.clear()
        known = _told[key] = (before, node, _found(before, node))
    return known[2]


def _found(before: Node, node: Node) -> NodeJson | None:
    if before.role != node.role:
        whole: NodeJson = plain(node)
        return whole
    change = difference(before, node)
    if before.children or node.children:
        inside = node_changes(before.children, node.children)
        if inside is not None:
            change["children"] = inside or None
    return {"id": node.id, **change} if change else None


def standing_changes(known: Sequence[Standing], standings: Sequence[Standing]) -> tuple[Any, ...]:
    """The standings that differ."""
    if len(known) != len(standings):
        return tuple(map(plain, standings))
    pairs = zip(known, standings, strict=True)
    return tuple([plain(now) for before, now in pairs if before is not now and before != now])


# --- on the reader's side -------------------------------------------------------------------------


def follow_areas(known: Mapping[str, Any], changes: Iterable[AreaChange]) -> dict[str, Any]:
    """The areas of somebody who has received changes, by id."""
    found = dict(known)
    for area in changes:
        before = found.get(area["id"], {}) if "slot" not in area else {}
        found[area["id"]] = _whole(before, area, "nodes")
    return found


def _whole(before: Mapping[str, Any], change: Mapping[str, Any], inside: str) -> dict[str, Any]:
    found = {**before, **change}
    if change.get(inside):
        found[inside] = follow_nodes(before.get(inside, ()), change[inside])
    return {name: value for name, value in found.items() if value is not None}


def follow_nodes(before: Sequence[NodeJson], changes: Iterable[NodeChange]) -> list[NodeJson]:
    """The nodes of somebody who has received changes."""
    places = {node["id"]: place for place, node in enumerate(before)}
    found: list[NodeJson] = []
    at = 0
    for one in changes:
        if isinstance(one, int):
            found += before[at : at + one]
            at += one
        elif isinstance(one, str):
            at = places[one] + 1
            found.append(before[at - 1])
        else:
            place = places.get(one["id"])
            known = {} if place is None or "role" in one else before[place]
            found.append(_whole(known, one, "children"))
            at = at if place is None else place + 1
    return found
