"""What can be typed beside moves. Each command is known by its English word and by that of the language spoken."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ennead.bots import make
from ennead.bots.commentary import aim, confidence
from ennead.kernel.errors import EnneadError, NotationError, UndoRefused
from ennead.terminal import drawing, narration, reference
from ennead.terminal.blocks import ink, tabled
from ennead.terminal.pen import Pen
from ennead.terminal.sight import marks, parts
from ennead.terminal.table import load_match

if TYPE_CHECKING:
    from ennead.terminal.session import Session

ADVISER = "master"
"""The level that gives hints: it answers within a second."""
RULES_AT_ONCE = 8
"""More rules than this are listed by title only."""


class Leave(Exception):
    """The person leaves the table."""


def command_named(line: str, pen: Pen) -> tuple[Callable[[Session, str], None], str] | None:
    """The command that a line begins with, and the rest of the line."""
    word, _, rest = line.partition(" ")
    wanted = reference.folded(word)
    for name, command in COMMANDS.items():
        if wanted and wanted in (name, reference.folded(pen.say(f"command-{name}"))):
            return command, rest.strip()
    return None


def command_words(pen: Pen) -> list[str]:
    """The words of the language spoken."""
    return [pen.say(f"command-{name}") for name in COMMANDS]


def show_help(session: Session, rest: str) -> None:
    """What can be typed."""
    pen, screen = session.pen, session.screen
    screen.tell(pen.say("terminal-help"))
    rows = []
    for name in COMMANDS:
        usage = ink(pen.say(f"command-{name}"), "number")
        if pen.words.has(f"command-{name}-argument"):
            usage.append(" ").append(pen.say(f"command-{name}-argument"))
        rows.append([usage, Text(pen.say(f"command-{name}-help"))])
    screen.show(tabled(rows, screen.width))


def options(session: Session, rest: str) -> None:
    """All options, or those that contain the words."""
    words = reference.folded(rest).split()
    shown = [
        one
        for one in session.choices
        if all(word in reference.folded(f"{one.text} {one.label}") for word in words)
    ]
    if shown:
        session.screen.show(session.option_lines(shown))
    else:
        session.refuse([session.pen.say("terminal-no-options", text=rest)])


def look(session: Session, rest: str) -> None:
    """The table in full, with what is written on the cards; with a word only the parts that are called so."""
    pen = session.pen.marking(marks(session.choices), parts(session.choices)).in_full()
    scene = session.sight.scene(session.view())
    areas = scene.areas if scene else []
    titles = {area.id: drawing.area_title([area], pen).plain for area in areas}
    if not rest:
        session.draw_board(pen)
        return
    found = [area for area in areas if reference.folded(rest) in reference.folded(titles[area.id])]
    for area in found:
        session.screen.show(drawing.draw_area([area], pen, session.screen.width))
    if not found:
        session.refuse([pen.say("terminal-look-nothing", text=rest)])


def why(session: Session, rest: str) -> None:
    """The rules that refuse a move."""
    game, pen, view = session.table.game, session.pen, session.view()
    if not rest:
        example = session.choices[0].text if session.choices else next(iter(game.verbs.values()))
        session.refuse([pen.say("terminal-why-what", example=example)])
        return
    try:
        option = game.read(rest)
    except NotationError:
        session.refuse([session.not_understood(rest)])
        return
    reasons = game.explain(view.state, view.seat, option)
    if not reasons:
        session.screen.tell(pen.say("terminal-allowed", text=game.write(option)))
    for sentence in narration.refusals(game, reasons, pen):
        session.screen.tell(sentence)


def undo(session: Session, rest: str) -> None:
    """Take the last choice back."""
    match = session.table.match
    seat = (
        session.seat if session.seat is not None else match.record[-1].seat if match.record else 0
    )
    try:
        taken = match.undo(seat)
    except UndoRefused as error:
        session.refuse([narration.undo_refusal(error, session.pen)])
        return
    moves = ", ".join(entry.text for entry in reversed(taken))
    session.notice(session.pen.say("terminal-undone", moves=moves))


def log(session: Session, rest: str) -> None:
    """What happened, as far as this seat may know it; with a number only the last so many events."""
    events = list(narration.happened(session.table.match, session.view().seat, session.pen))
    if rest.isdecimal():
        events = events[-int(rest) :] if int(rest) else []
    elif rest:
        wanted = reference.folded(rest)
        events = [(number, text) for number, text in events if wanted in reference.folded(text)]
    for _, sentence in events:
        session.screen.show(session.event_lines(sentence))
    if not events:
        session.screen.tell(session.pen.say("terminal-log-empty"))


def score(session: Session, rest: str) -> None:
    """What everybody's points are made of."""
    scene = session.sight.scene(session.view())
    if scene is not None:
        session.screen.show(drawing.score_sheet(scene.standings, session.pen, session.screen.width))
        return
    scores = session.table.game.scores(session.view().state)
    rows = [[session.pen.player(seat), Text(str(points))] for seat, points in enumerate(scores)]
    session.screen.show(tabled(rows, session.screen.width))


def card(session: Session, rest: str) -> None:
    """A component: what it does, its figures and where they come from, what rules say about it."""
    game, pen, screen = session.table.game, session.pen, session.screen
    found = reference.components_named(game, rest, pen) if rest else []
    if not found:
        close = reference.near_components(game, rest, pen) if rest else []
        message = "terminal-card-near" if close else "terminal-card-unknown"
        session.refuse([pen.say(message, text=rest, near=", ".join(close))])
    elif len(found) <= 3:
        for component in found:
            screen.show(reference.component_sheet(game, component, pen, screen.width))
    else:
        names = ", ".join(pen.say(f"{kind}-{id}") for kind, id in found)
        screen.tell(pen.say("terminal-card-several", count=len(found), names=names))


def rules(session: Session, rest: str) -> None:
    """A rule by its id, or those that contain the words."""
    game, pen, screen = session.table.game, session.pen, session.screen
    if not rest:
        screen.tell(pen.say("terminal-rules", source=game.rulebook.source))
        screen.show(reference.rule_list(game.rulebook.entries.values(), screen.width))
        return
    found = reference.rules_named(game, rest)
    if not found:
        session.refuse([pen.say("terminal-rule-unknown", text=rest)])
    elif len(found) <= RULES_AT_ONCE:
        for entry in found:
            screen.show(reference.rule_lines(entry, screen.width))
    else:
        screen.show(reference.rule_list(found, screen.width))


def hint(session: Session, rest: str) -> None:
    """What the level `master` would choose in this place, what for, and how sure it is; it sees what the person sees."""
    table, pen = session.table, session.pen
    if session.seat is None or not session.choices:
        session.refuse([pen.say("refuse-match-over")])
        return
    view = session.view()
    menu = list(table.game.menu(table.match.position, session.seat))
    if table.game.judgement() is None:
        session.refuse([pen.say("terminal-hint-none")])
        return
    bot = make(ADVISER)
    rng = random.Random(f"hint {len(table.match.record)}")  # never that of the bots at the table
    with session.screen.waiting(pen.say("terminal-hinting")):
        option = bot.choose(table.game, view, menu, rng)
    best = next(one for one in session.choices if one.option == option)
    session.screen.tell(
        pen.say("terminal-hint", label=best.label, text=best.text, number=best.number)
    )
    purpose = aim(table.game, view.state, view.seat, option)
    sure = narration.how_sure(confidence(bot, table.game, view, menu, option), pen)
    words = pen.say("terminal-hint-aim", aim=pen.say(purpose)) if purpose else ""
    session.screen.tell("; ".join(filter(None, (words, sure))), "quiet")


def save(session: Session, rest: str) -> None:
    """Write the match file."""
    if not rest:
        session.refuse(
            [session.pen.say("terminal-which-file", command=session.pen.say("command-save"))]
        )
        return
    try:
        session.table.save(Path(rest).expanduser())
    except OSError as error:
        problem = error.strerror or str(error)
        session.refuse([session.pen.say("terminal-save-failed", file=rest, problem=problem)])
        return
    session.screen.tell(session.pen.say("terminal-saved", file=rest))


def load(session: Session, rest: str) -> None:
    """Go on with a saved match of the same game."""
    pen, table = session.pen, session.table
    if not rest:
        session.refuse([pen.say("terminal-which-file", command=pen.say("command-load"))])
        return
    path = Path(rest).expanduser()
    try:
        match, names, key = load_match(table.game, path)
    except OSError as error:
        problem = error.strerror or str(error)
    except (EnneadError, UnicodeDecodeError) as error:
        problem = str(error)
    else:
        session.replace(match, names, key, path)
        return
    session.refuse([pen.say("terminal-load-failed", file=rest, problem=problem)])


def leave(session: Session, rest: str) -> None:
    """Leave the table."""
    raise Leave


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": show_help,
    "options": options,
    "why": why,
    "undo": undo,
    "log": log,
    "look": look,
    "score": score,
    "card": card,
    "rules": rules,
    "hint": hint,
    "save": save,
    "load": load,
    "quit": leave,
}
