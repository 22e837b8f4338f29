"""The plots of a report, in Vega-Lite's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ennead.lab.findings import Share
from ennead.lab.speech import Speech

CLEAR: Final = 0.05
"""Below this chance that it was luck, a finding is marked."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A title, a sentence, and the plot; `open` if it is worth a look at once."""

    title: str
    note: str
    spec: dict[str, Any]
    open: bool = True


_BASE: Final[dict[str, Any]] = {
    "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
    "width": "container",
}


def shares(say: Speech, rows: Sequence[Share]) -> dict[str, Any]:
    """Shares of wins with their intervals."""
    clear, unclear = say("is-clear"), say("could-be-luck")
    names = say.things([row.name for row in rows])
    data = [
        {
            "name": names[row.name], "share": row.share, "low": row.low, "high": row.high,
            "seats": row.seats, "chance": row.chance,
            "what": clear if row.chance < CLEAR else unclear,
        }
        for row in rows
    ]  # fmt: skip
    order = [one["name"] for one in data]
    y = {"field": "name", "type": "nominal", "sort": order, "title": None}  # fmt: skip
    colour = {
        "field": "what", "type": "nominal", "title": None,
        "scale": {"domain": [clear, unclear], "range": ["#b8442f", "#7d8a94"]},
    }  # fmt: skip
    tips = [
        {"field": "name", "title": " "},
        *({"field": one, "format": ".1%", "title": title} for one, title in
          (("share", say("wins")), ("low", say("from")), ("high", say("to")))),
        {"field": "seats", "title": say("had")},
        {"field": "chance", "format": ".2g", "title": say("by-luck")},
    ]  # fmt: skip
    x = {
        "field": "share",
        "type": "quantitative",
        "axis": {"format": "%", "tickCount": 8},
        "title": say("wins"),
    }
    bars = {"x": {"field": "low", "type": "quantitative"}, "x2": {"field": "high"}}
    average = {"data": {"values": [{"x": rows[0].expected}]},
               "mark": {"type": "rule", "strokeDash": [5, 4], "color": "#888"},
               "encoding": {"x": {"field": "x", "type": "quantitative"}}}  # fmt: skip
    return _BASE | {
        "height": {"step": 20},
        "layer": [
            average,
            {"data": {"values": data}, "mark": {"type": "rule", "strokeWidth": 2},
             "encoding": bars | {"y": y, "color": colour, "tooltip": tips}},
            {"data": {"values": data},
             "mark": {"type": "point", "filled": True, "opacity": 1, "size": 70},
             "encoding": {"x": x, "y": y, "color": colour, "tooltip": tips}},
        ],
    }  # fmt: skip


def when(say: Speech, rows: Sequence[Share]) -> dict[str, Any]:
    """When winners had things, and when the others."""
    winners, others = say("winners"), say("others")
    names = say.things([row.name for row in rows])
    data = [
        {"name": names[row.name], "part": part, "who": who}
        for row in rows
        for who, part in ((winners, row.turn), (others, row.turn_of_losers))
    ]
    return _BASE | {
        "height": {"step": 18},
        "data": {"values": data},
        "mark": {"type": "point", "filled": True, "opacity": 1, "size": 60, "tooltip": True},
        "encoding": {
            "x": {"field": "part", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
                  "title": say("part")},
            "y": {"field": "name", "type": "nominal", "title": None,
                  "sort": {"field": "part", "op": "mean"}},
            "color": {"field": "who", "type": "nominal", "title": None,
                      "scale": {"domain": [winners, others],
                                "range": ["#b8442f", "#2b4f93"]}},
        },
    }  # fmt: skip


def line(say: Speech, data: list[dict[str, float]], even: float) -> dict[str, Any]:
    """How often whoever leads wins, over the course of a match."""
    x = {"field": "part", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
         "title": say("part")}  # fmt: skip
    y = {"field": "wins", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
         "scale": {"domain": [0, 1]}, "title": say("leader-wins")}  # fmt: skip
    return _BASE | {
        "height": 220,
        "layer": [
            {"data": {"values": [{"y": even}]},
             "mark": {"type": "rule", "strokeDash": [5, 4], "color": "#888"},
             "encoding": {"y": {"field": "y", "type": "quantitative"}}},
            {"data": {"values": data},
             "mark": {"type": "line", "point": True, "color": "#b8442f", "tooltip": True},
             "encoding": {"x": x, "y": y}},
        ],
    }  # fmt: skip


def histogram(title: str, values: Sequence[int]) -> dict[str, Any]:
    """How often each value came."""
    data = [{"value": value, "count": count} for value, count in sorted(Counter(values).items())]
    return _BASE | {
        "height": 180,
        "data": {"values": data},
        "mark": {"type": "bar", "color": "#3aa6a0", "tooltip": True},
        "encoding": {
            "x": {"field": "value", "type": "quantitative", "bin": {"maxbins": 50, "minstep": 1},
                  "axis": {"format": "d", "tickMinStep": 1},
                  "title": title},
            "y": {"aggregate": "sum", "field": "count", "type": "quantitative", "title": None},
        },
    }  # fmt: skip
