"""The report of a lab: one HTML file with plots that answer to the pointer, the same as JSON, and
as Markdown for a repository.

The page holds everything it needs, the plotting library too: it opens without a network.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any, Final, TypeAlias

from ennead.lab.findings import Change, Findings, Pair, Share
from ennead.lab.matches import MARKS
from ennead.lab.plots import CLEAR, Plot, histogram, line, shares, when
from ennead.lab.speech import Speech, percent

MANY: Final = 30
"""Longer tables are closed at first."""


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
    """What the changes compare."""
    say: Speech = field(default_factory=Speech)
    """The words of its language."""


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
    found, say = report.findings, report.say
    yield f"# {report.title}\n"
    yield f"```sh\n{report.command}\n```\n"
    yield "; ".join(f"{name}: {value}" for name, value in report.facts.items()) + "\n"
    yield from (f"- {line}" for line in summary(found, say))
    yield from _markdown_tables(_what_if(report))
    both = f"{say('winners')} / {say('others')}"
    for title, rows in _tables(report):
        names = say.things([row.name for row in rows])
        yield f"\n## {title}\n"
        yield _row("", say("had"), say("wins"), say("interval"), say("by-luck"), both)
        yield "|---|---|---|---|---|---|"
        for row in rows:
            mark = "**" if row.chance < CLEAR else ""
            timed = f"{row.turn:.0%} / {row.turn_of_losers:.0%}" if row.turn else ""
            yield _row(
                f"{mark}{names[row.name]}{mark}", str(row.seats), percent(row.share, 1),
                f"{row.low:.1%} – {row.high:.1%}", f"{row.chance:.2g}", timed,
            )  # fmt: skip
    yield from _markdown_tables(_pairs(report))


def _markdown_tables(tables: Iterable[Table]) -> Iterator[str]:
    for title, head, lines in tables:
        yield f"\n## {title}\n"
        yield _row(*head)
        yield "|" + "---|" * len(head)
        yield from (_row(*cells) for cells in lines)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def summary(found: Findings, say: Speech) -> list[str]:
    """The report in a few sentences, and how to read it."""
    middle = sorted(found.decisions)[len(found.decisions) // 2]
    turns = sorted(found.turns)[len(found.turns) // 2]
    lines = [say("length", games=found.games, decisions=middle, turns=turns)]
    if found.margins:
        lines.append(say("close", points=sorted(found.margins)[len(found.margins) // 2]))
    if found.draws:
        lines.append(say("shared", share=percent(found.draws / found.games, 1)))
    if found.leading:
        leads, behind, last = (
            percent(part) for part in (found.leading[MARKS // 2], found.comebacks, found.from_last)
        )
        lines.append(say("middle", leads=leads, behind=behind, last=last))
    clear = [row for rows in found.things.values() for row in rows if row.chance < CLEAR]
    looked = sum(len(rows) for rows in found.things.values())
    lines.append(say("clear", clear=len(clear), all=looked))
    return [*lines, say("warning-bots"), say("warning-cause")]


def _tables(report: Report) -> Iterator[tuple[str, Sequence[Share]]]:
    yield report.say("seats"), report.findings.seats
    if report.findings.bots:
        yield report.say("bots"), report.findings.bots
    yield from ((report.say.doing(name), rows) for name, rows in report.findings.things.items())


Table: TypeAlias = tuple[str, tuple[str, ...], list[tuple[str, ...]]]
"""What is shown as a table alone: title, head and lines."""


def _what_if(report: Report) -> Iterator[Table]:
    """What was asked for, so it comes first: how the matches change, the things that do clearly,
    and those whose change cannot be told from luck."""
    if not report.changes:
        return
    say = report.say
    names = ("before", "after", "difference", "interval", "by-luck")
    head = ("", *(say(name) for name in names), "")
    things = [one for one in report.changes if ": " in one.name]
    for title, changes in (
        (report.changed, [one for one in report.changes if one not in things]),
        (f"{report.changed}: {say('is-clear')}", [one for one in things if _is_clear(one)]),
        (say("no-change"), [one for one in things if not _is_clear(one)]),
    ):
        if changes:
            yield title, head, [_change(say, one) for one in changes]


def _pairs(report: Report) -> Iterator[Table]:
    """What goes together, and what beats what."""
    say, found = report.say, report.findings
    for title, pairs in (("together", found.synergies), ("against", found.counters)):
        if pairs:
            head = ("", "", say("had"), say("wins"), say("expected"), say("by-luck"))
            yield say(title), head, [_pair(say, one) for one in pairs]


def _pair(say: Speech, one: Pair) -> tuple[str, ...]:
    return (
        say.taken(one.first), say.taken(one.second), str(one.seats),
        percent(one.share, 1), percent(one.expected, 1), f"{one.chance:.2g}",
    )  # fmt: skip


def _change(say: Speech, one: Change) -> tuple[str, ...]:
    return (
        say.change(one.name), f"{one.before:.3f}", f"{one.after:.3f}", f"{one.difference:+.3f}",
        f"{one.low:+.3f} – {one.high:+.3f}", f"{one.chance:.2g}",
        say("is-clear") if _is_clear(one) else "",
    )  # fmt: skip


def _is_clear(one: Change) -> bool:
    return one.chance < CLEAR


# --- as a page ------------------------------------------------------------------------------------


def as_page(report: Report, script: str) -> str:
    """The report as one HTML file; `script` is the plotting library."""
    plots = list(_plots(report))
    body = [
        f"<h1>{escape(report.title)}</h1>",
        f"<p class=facts>{escape(_facts(report))}</p>",
        f"<pre>{escape(report.command)}</pre>",
        "<ul>"
        + "".join(f"<li>{escape(line)}</li>" for line in summary(report.findings, report.say))
        + "</ul>",
        *(_table(*one) for one in _what_if(report)),
    ]
    for number, plot in enumerate(plots):
        body.append(
            f"<details{' open' if plot.open else ''}><summary><h2>{escape(plot.title)}</h2>"
            f"</summary><p>{escape(plot.note)}</p><div class=plot id=plot{number}></div></details>"
        )
    body += [_table(*one) for one in _pairs(report)]
    specs = json.dumps([plot.spec for plot in plots]).replace("</", "<\\/")
    return _PAGE.format(
        language=report.say.language,
        style=STYLE,
        title=escape(report.title),
        body="\n".join(body),
        library=script.replace("</script", "<\\/script"),
        specs=specs,
    )


def _facts(report: Report) -> str:
    return " · ".join(f"{name}: {value}" for name, value in report.facts.items())


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<details{' open' if len(rows) < MANY else ''}><summary><h2>{escape(title)}</h2></summary>"
        f"<div class=wide tabindex=0><table><tr>{top}</tr>{lines}</table></div></details>"
    )


def _plots(report: Report) -> Iterator[Plot]:
    """First what a table is like, then what there is to have: open where something is clear."""
    found, say = report.findings, report.say
    tables = list(_tables(report))
    count = len(tables) - len(found.things)
    note = say("note-shares", expected=percent(found.seats[0].expected, 1))
    for title, rows in tables[:count]:
        yield Plot(title, note, shares(say, rows))
    if found.leading:
        data = [{"part": mark / MARKS, "wins": value} for mark, value in enumerate(found.leading)]
        yield Plot(say("decided"), say("note-decided"), line(say, data, 1 / found.players))
    for name, values in (
        ("decisions", found.decisions),
        ("turns", found.turns),
        ("scores", found.scores),
        ("margins", found.margins),
    ):
        if len(set(values)) > 1:
            yield Plot(say(name), say("note-count"), histogram(say(name), values))
    for title, rows in tables[count:]:
        clear = any(row.chance < CLEAR for row in rows)
        yield Plot(title, note, shares(say, rows), clear)
        timed = [row for row in rows if row.turn]
        if len(timed) > 1:
            yield Plot(say("when", what=f"{title}:"), say("note-when"), when(say, timed), False)


def library() -> str:
    """The plotting library as one script."""
    import vl_convert

    script: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return script


STYLE: Final = """
:root { color-scheme: light dark; --back: #faf5e9; --ink: #2c2a29; --line: #d8cbb0; }
@media (prefers-color-scheme: dark) {
  :root { --back: #1d1b19; --ink: #ece4d3; --line: #4a443a; } }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--back); color: var(--ink);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.1rem; display: inline; }
details { border-top: 1px solid var(--line); padding: .6rem 0; }
summary { cursor: pointer; padding: .2rem 0; } summary:focus-visible { outline: 2px solid; }
ul { padding-left: 1.2rem; }
p { margin: .2rem 0 .6rem; } .facts { opacity: .8; font-size: .9rem; }
pre { border: 1px solid var(--line); padding: .5rem .8rem; white-space: pre-wrap; }
.plot { width: 100%; min-height: 3rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
td, th { border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: left; }
"""
"""How pages of the lab look."""

_PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style></head>
<body>
{body}
<script type="module">{library}</script>
<script type="module">
const specs = {specs};
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const ink = dark ? "#ece4d3" : "#2c2a29";
const config = {{ background: "transparent",
  axis: {{ labelColor: ink, titleColor: ink, gridColor: dark ? "#3a352d" : "#e5dcc6" }},
  legend: {{ labelColor: ink, orient: "top" }}, view: {{ stroke: null }} }};
config.axis.labelFontSize = config.axis.titleFontSize = config.legend.labelFontSize = 12;
config.axisY = {{ labelLimit: innerWidth < 500 ? 130 : 260 }};
document.querySelectorAll("details").forEach(part => {{
  const plot = part.querySelector(".plot");
  const draw = () => {{
    if (!plot || !part.open || plot.firstChild) return;
    const spec = specs[plot.id.slice(4)];
    window.vegaEmbed(plot, spec, {{ config, actions: false, renderer: "svg" }});
  }};
  part.addEventListener("toggle", draw);
  draw();
}});
</script>
</body></html>
"""
