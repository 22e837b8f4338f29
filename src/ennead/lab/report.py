"""The report of a lab: one HTML file with plots that answer to the pointer, the same as JSON, and
as Markdown for a repository.

The page holds everything it needs, the plotting library too: it opens without a network.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any, Final

from ennead.lab.findings import Change, Findings, Pair, Share
from ennead.lab.matches import MARKS

CLEAR: Final = 0.05
"""Below this chance that it was luck, a finding is marked."""


@dataclass(slots=True)
class Report:
    """What a report is about, and what was found."""

    title: str
    facts: dict[str, str]
    """What was played, by name."""
    command: str
    findings: Findings
    changes: list[Change] = field(default_factory=list)
    changed: str = ""
    """What the changes compare: `before → after`."""
    names: Callable[[str], str] = str
    """A thing in words."""


def as_data(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "title": report.title,
        "facts": report.facts,
        "command": report.command,
        "findings": asdict(report.findings),
        "changed": report.changed,
        "changes": [asdict(change) for change in report.changes],
    }


# --- as Markdown ----------------------------------------------------------------------------------


def as_markdown(report: Report) -> str:
    """The report as a page of a repository."""
    return "\n".join(_markdown(report)) + "\n"


def _markdown(report: Report) -> Iterator[str]:
    found = report.findings
    yield f"# {report.title}\n"
    yield f"```sh\n{report.command}\n```\n"
    yield "; ".join(f"{name}: {value}" for name, value in report.facts.items()) + "\n"
    yield from (f"- {line}" for line in summary(found))
    for title, rows in _tables(report):
        yield f"\n## {title}\n"
        yield "| | seats | wins | 95 % | by luck | when winners / losers |"
        yield "|---|---|---|---|---|---|"
        for row in rows:
            mark = "**" if row.chance < CLEAR else ""
            when = f"{row.turn:.0%} / {row.turn_of_losers:.0%}" if row.turn else ""
            yield (
                f"| {mark}{report.names(row.name)}{mark} | {row.seats} | {row.share:.1%} | "
                f"{row.low:.1%} to {row.high:.1%} | {row.chance:.2g} | {when} |"
            )
    for title, pairs in _pairs(found):
        yield f"\n## {title}\n"
        yield "| | | seats | wins | expected | by luck |\n|---|---|---|---|---|---|"
        for pair in pairs:
            yield (
                f"| {_thing(report, pair.first)} | {_thing(report, pair.second)} | {pair.seats} | "
                f"{pair.share:.1%} | {pair.expected:.1%} | {pair.chance:.2g} |"
            )
    if report.changes:
        yield f"\n## {report.changed}\n"
        yield "| | before | after | difference | 95 % |\n|---|---|---|---|---|"
        for change in report.changes:
            mark = "**" if change.low > 0 or change.high < 0 else ""
            yield (
                f"| {mark}{_thing(report, change.name)}{mark} | {change.before:.3f} | "
                f"{change.after:.3f} | {change.difference:+.3f} | "
                f"{change.low:+.3f} to {change.high:+.3f} |"
            )


def summary(found: Findings) -> list[str]:
    """The report in a few sentences."""
    middle = sorted(found.decisions)[len(found.decisions) // 2]
    turns = sorted(found.turns)[len(found.turns) // 2]
    lines = [f"{found.games} matches; half of them took at most {middle} decisions, {turns} turns"]
    if found.margins:
        close = sorted(found.margins)[len(found.margins) // 2]
        lines.append(f"half of the matches were won by at most {close} points")
    if found.draws:
        lines.append(f"{found.draws / found.games:.1%} had several winners or none")
    if found.leading:
        half = found.leading[MARKS // 2]
        lines.append(
            f"who leads in the middle wins {half:.0%}; {found.comebacks:.0%} of the winners were "
            f"behind then, {found.from_last:.0%} were last alone"
        )
    clear = [row for rows in found.things.values() for row in rows if row.chance < CLEAR]
    looked = sum(len(rows) for rows in found.things.values())
    lines.append(f"{len(clear)} of {looked} things are clearly better or worse to have than others")
    return lines


def _tables(report: Report) -> Iterator[tuple[str, Sequence[Share]]]:
    yield "Seats", report.findings.seats
    if report.findings.bots:
        yield "Bots", report.findings.bots
    yield from ((name.capitalize(), rows) for name, rows in report.findings.things.items())


def _pairs(found: Findings) -> Iterator[tuple[str, Sequence[Pair]]]:
    if found.synergies:
        yield "Together", found.synergies
    if found.counters:
        yield "Against each other", found.counters


def _thing(report: Report, name: str) -> str:
    """`bought tile-x: wins` with the thing in words."""
    event, _, thing = name.partition(" ")
    thing, colon, rest = thing.partition(":")
    return f"{event} {report.names(thing) if '-' in thing else thing}{colon}{rest}".strip()


# --- as a page ------------------------------------------------------------------------------------


def as_page(report: Report, script: str) -> str:
    """The report as one HTML file; `script` is the plotting library."""
    plots = list(_plots(report))
    body = [
        f"<h1>{escape(report.title)}</h1>",
        f"<p class=facts>{escape(_facts(report))}</p>",
        f"<pre>{escape(report.command)}</pre>",
        "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in summary(report.findings)) + "</ul>",
    ]
    for number, (title, note, _) in enumerate(plots):
        body.append(
            f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p>"
            f"<div class=plot id=plot{number}></div></section>"
        )
    body += _html_tables(report)
    specs = json.dumps([spec for _, _, spec in plots]).replace("</", "<\\/")
    return _PAGE.format(
        title=escape(report.title),
        body="\n".join(body),
        library=script.replace("</script", "<\\/script"),
        specs=specs,
    )


def _facts(report: Report) -> str:
    return " · ".join(f"{name}: {value}" for name, value in report.facts.items())


def _html_tables(report: Report) -> Iterator[str]:
    for title, pairs in _pairs(report.findings):
        head = ("", "", "seats", "wins", "expected", "by luck")
        rows = [
            (
                _thing(report, one.first), _thing(report, one.second), str(one.seats),
                f"{one.share:.1%}", f"{one.expected:.1%}", f"{one.chance:.2g}",
            )
            for one in pairs
        ]  # fmt: skip
        yield _table(title, head, rows)
    if report.changes:
        head = ("", "before", "after", "difference", "95 %", "")
        changes = [
            (
                _thing(report, one.name), f"{one.before:.3f}", f"{one.after:.3f}",
                f"{one.difference:+.3f}", f"{one.low:+.3f} to {one.high:+.3f}",
                "clear" if one.low > 0 or one.high < 0 else "",
            )
            for one in report.changes
        ]  # fmt: skip
        yield _table(report.changed, head, changes)


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<section><h2>{escape(title)}</h2><table><tr>{top}</tr>{lines}</table></section>"


Plot = tuple[str, str, dict[str, Any]]
"""A title, a sentence, and the plot in Vega-Lite's words."""


def _plots(report: Report) -> Iterator[Plot]:
    found = report.findings
    expected = f"dashed: {found.seats[0].expected:.1%}, what an average seat wins"
    for title, rows in _tables(report):
        yield title, f"Share of wins with 95 % intervals; {expected}.", _shares(report, rows)
        timed = [row for row in rows if row.turn]
        if timed and len(timed) > 1:
            note = "When winners had it first and when the others had, as a part of the match."
            yield f"{title}: when", note, _when(report, timed)
    if found.leading:
        data = [{"part": mark / MARKS, "wins": value} for mark, value in enumerate(found.leading)]
        note = "How often whoever leads at this point of the match wins it."
        yield "When it is decided", note, _line(data, 1 / found.players)
    for title, values in (
        ("Decisions", found.decisions),
        ("Turns", found.turns),
        ("Scores of all seats", found.scores),
        ("By how much matches are won", found.margins),
    ):
        if values and len(set(values)) > 1:
            yield title, "How many matches, or seats.", _histogram(title, values)


_BASE: Final[dict[str, Any]] = {
    "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
    "width": "container",
}


def _shares(report: Report, rows: Sequence[Share]) -> dict[str, Any]:
    data = [
        {
            "name": report.names(row.name), "share": row.share, "low": row.low, "high": row.high,
            "seats": row.seats, "chance": row.chance,
            "what": "clear" if row.chance < CLEAR else "could be luck",
        }
        for row in rows
    ]  # fmt: skip
    order = [one["name"] for one in data]
    y = {"field": "name", "type": "nominal", "sort": order, "title": None,
         "axis": {"labelLimit": 260}}  # fmt: skip
    colour = {
        "field": "what", "type": "nominal", "title": None,
        "scale": {"domain": ["clear", "could be luck"], "range": ["#b8442f", "#7d8a94"]},
    }  # fmt: skip
    tips = [
        {"field": "name", "title": " "},
        *({"field": one, "format": ".1%", "title": title} for one, title in
          (("share", "wins"), ("low", "from"), ("high", "to"))),
        {"field": "seats"},
        {"field": "chance", "format": ".2g", "title": "by luck"},
    ]  # fmt: skip
    x = {
        "field": "share",
        "type": "quantitative",
        "axis": {"format": "%", "tickCount": 8},
        "title": "wins",
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


def _when(report: Report, rows: Sequence[Share]) -> dict[str, Any]:
    data = [
        {"name": report.names(row.name), "part": part, "who": who}
        for row in rows
        for who, part in (("winners", row.turn), ("others", row.turn_of_losers))
    ]
    return _BASE | {
        "height": {"step": 18},
        "data": {"values": data},
        "mark": {"type": "point", "filled": True, "opacity": 1, "size": 60, "tooltip": True},
        "encoding": {
            "x": {"field": "part", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
                  "title": "part of the match"},
            "y": {"field": "name", "type": "nominal", "title": None,
                  "sort": {"field": "part", "op": "mean"}, "axis": {"labelLimit": 260}},
            "color": {"field": "who", "type": "nominal", "title": None,
                      "scale": {"domain": ["winners", "others"],
                                "range": ["#b8442f", "#2b4f93"]}},
        },
    }  # fmt: skip


def _line(data: list[dict[str, float]], even: float) -> dict[str, Any]:
    x = {"field": "part", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
         "title": "part of the match"}  # fmt: skip
    y = {"field": "wins", "type": "quantitative", "axis": {"format": "%", "tickCount": 8},
         "scale": {"domain": [0, 1]}, "title": "the leader wins"}  # fmt: skip
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


def _histogram(title: str, values: Sequence[int]) -> dict[str, Any]:
    data = [{"value": value, "count": count} for value, count in sorted(Counter(values).items())]
    return _BASE | {
        "height": 180,
        "data": {"values": data},
        "mark": {"type": "bar", "color": "#3aa6a0", "tooltip": True},
        "encoding": {
            "x": {"field": "value", "type": "quantitative", "bin": {"maxbins": 50, "minstep": 1},
                  "title": title},
            "y": {"aggregate": "sum", "field": "count", "type": "quantitative", "title": None},
        },
    }  # fmt: skip


def library() -> str:
    """The plotting library as one script."""
    import vl_convert

    script: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return script


_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --back: #faf5e9; --ink: #2c2a29; --line: #d8cbb0; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --back: #1d1b19; --ink: #ece4d3; --line: #4a443a; }} }}
body {{ font: 16px/1.5 system-ui, sans-serif; background: var(--back); color: var(--ink);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1 {{ font-size: 1.7rem; }} h2 {{ font-size: 1.15rem; margin: 2rem 0 0; }}
p {{ margin: .2rem 0 .6rem; }} .facts {{ opacity: .8; font-size: .9rem; }}
pre {{ border: 1px solid var(--line); padding: .5rem .8rem; white-space: pre-wrap; }}
.plot {{ width: 100%; min-height: 3rem; }}
table {{ border-collapse: collapse; font-size: .9rem; display: block; overflow-x: auto; }}
td, th {{ border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: left; }}
</style></head>
<body>
{body}
<script type="module">{library}</script>
<script type="module">
const specs = {specs};
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const ink = dark ? "#ece4d3" : "#2c2a29";
const config = {{ background: "transparent",
  axis: {{ labelColor: ink, titleColor: ink, gridColor: dark ? "#3a352d" : "#e5dcc6" }},
  legend: {{ labelColor: ink }}, view: {{ stroke: null }} }};
specs.forEach((spec, number) =>
  window.vegaEmbed("#plot" + number, spec, {{ config, actions: false, renderer: "svg" }}));
</script>
</body></html>
"""
