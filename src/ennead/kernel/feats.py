"""What of a finished match is worth a line on the page of whoever played it, as a game declares."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feat:
    """An event about a `player`: with `thing`, an argument that names something, which one it was
    (people have favourites); without, how often it happened (in one match, the most). Without an
    `event`: the best part of the points, as the scene's standing has them.

    Words: `feat-<id>`; of a thing, those of its vocabulary.
    """

    id: str
    event: str = ""
    thing: str = ""
