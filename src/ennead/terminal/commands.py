"""What can be typed beside moves. Each command is known by its English word and by that of the
language spoken."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from rich.text import Text

from ennead.bots.commentary import confidence
from ennead.bots.levels import SECONDS, Level
from ennead.kernel.errors import EnneadError, NotationError
from ennead.table import explanations, speech
from ennead.table.local import loaded_table
from ennead.table.refused import Refused
from ennead.terminal import drawing, narration, reference
from ennead.terminal.blocks import ink, tabled
from ennead.terminal.board import marks, parts

if TYPE_CHECKING:
    from ennead.terminal.session import Session

Command: TypeAlias = "Callable[[Session, str], None]"
"""What is done about a command and the rest of its line."""
ADVISER = "master"
"""The level that gives hints: it answers within a second."""
RULES_AT_ONCE = 8
"""More rules than this are listed by title only."""


class Leave(Exception):
    """The person leaves the table."""


def command_named(line: str, session: Session) -> tuple[Command, str] | None:
    """The command that a line begins with, and the rest of the line."""
    word, _, rest = line.partition(" ")
    wanted, context = reference.folded(word), session.context
    for name, command in session.commands.items():
        if wanted and wanted in (name, reference.folded(context.say(f"command-{name}"))):
            return command, rest.strip()
    return None


def command_words(session: Session) -> list[str]:
    """The words of the language spoken."""
    return [session.context.say(f"command-{name}") for name in session.commands]


def show_help(session: Session, rest: str) -> None:
    """What can be typed."""
    context, screen = session.context, session.screen
    screen.tell(context.say("terminal-help"))
    rows = []
    for name in session.commands:
        usage = ink(context.say(f"command-{name}"), "number")
        if context.words.has(f"command-{name}-argument"):
            usage.append(" ").append(context.say(f"command-{name}-argument"))
        rows.append([usage, Text(context.say(f"command-{name}-help"))])
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
        session.refuse([session.context.say("terminal-no-options", text=rest)])


def look(session: Session, rest: str) -> None:
    """The table in full, with what is written on the cards; with a word only the parts that are
    called so."""
    context = session.context.marking(marks(session.choices), parts(session.choices)).in_full()
    scene = session.board.scene(session.view())
    areas = scene.areas if scene else []
    titles = {area.id: drawing.area_title([area], context).plain for area in areas}
    if not rest:
        session.draw_board(context)
        return
    found = [area for area in areas if reference.folded(rest) in reference.folded(titles[area.id])]
    for area in found:
        session.screen.show(drawing.draw_area([area], context, session.screen.width))
    if not found:
        session.refuse([context.say("terminal-look-nothing", text=rest)])


def why(session: Session, rest: str) -> None:
    """The rules that refuse a move."""
    kit, context, view = session.table.kit, session.context, session.view()
    if not rest:
        verbs = [verb.form for verb in kit.game.verbs.values()]
        example = session.choices[0].text if session.choices else verbs[0]
        session.refuse([context.say("terminal-why-what", example=example)])
        return
    try:
        option = kit.read(rest)
    except NotationError:
        session.refuse([session.not_understood(rest)])
        return
    reasons = explanations.refusals(kit, view.state, view.seat, option)
    if not reasons:
        session.screen.tell(context.say("terminal-allowed", text=kit.game.write(option)))
    for sentence in narration.refusals(kit.game, reasons, context):
        session.screen.tell(sentence)


def undo(session: Session, rest: str) -> None:
    """Take the last choice back; where only bots play besides, over their moves too."""
    match = session.table.match
    seat = (
        session.seat if session.seat is not None else match.record[-1].seat if match.record else 0
    )
    table = session.table.table
    over_bots = len(session.table.people) == 1 and bool(match.why_final(seat))
    try:
        taken = (table.undo_far if over_bots else table.undo)(seat)
    except Refused as refused:
        session.refuse([narration.undo_refusal(str(refused.reasons[0].text), session.context)])
        return
    moves = ", ".join(entry.text for entry in reversed(taken))
    session.notice(session.context.say("terminal-undone", moves=moves))


def log(session: Session, rest: str) -> None:
    """What happened, as far as this seat may know it; with a number only the last so many
    events."""
    events = list(narration.happened(session.table.match, session.view().seat, session.context))
    if rest.isdecimal():
        events = events[-int(rest) :] if int(rest) else []
    elif rest:
        wanted = reference.folded(rest)
        events = [(number, text) for number, text in events if wanted in reference.folded(text)]
    for _, sentence in events:
        session.screen.show(session.event_lines(sentence))
    if not events:
        session.screen.tell(session.context.say("terminal-log-empty"))


def score(session: Session, rest: str) -> None:
    """What everybody's points are made of."""
    scene = session.board.scene(session.view())
    if scene is not None:
        session.screen.show(
            drawing.score_sheet(scene.standings, session.context, session.screen.width)
        )
        return
    scores = session.table.kit.game.scores(session.view().state)
    rows = [[session.context.player(seat), Text(str(points))] for seat, points in enumerate(scores)]
    session.screen.show(tabled(rows, session.screen.width))


def card(session: Session, rest: str) -> None:
    """A component: what it does, its figures and where they come from, what rules say about it."""
    game, context, screen = session.table.kit.game, session.context, session.screen
    found = reference.components_named(game, rest, context) if rest else []
    if not found:
        close = reference.near_components(game, rest, context) if rest else []
        message = "terminal-card-near" if close else "terminal-card-unknown"
        session.refuse([context.say(message, text=rest, near=", ".join(close))])
    elif len(found) <= 3:
        for component in found:
            screen.show(reference.component_sheet(game, component, context, screen.width))
    else:
        names = ", ".join(context.say(f"{kind}-{id}") for kind, id in found)
        screen.tell(context.say("terminal-card-several", count=len(found), names=names))


def rules(session: Session, rest: str) -> None:
    """A rule by its id, or those that contain the words."""
    game, context, screen = session.table.kit.game, session.context, session.screen
    if not rest:
        screen.tell(context.say("terminal-rules", source=game.rulebook.source))
        screen.show(reference.rule_list(game.rulebook.entries.values(), context, screen.width))
        return
    found = reference.rules_named(game, rest, context)
    if not found:
        session.refuse([context.say("terminal-rule-unknown", text=rest)])
    elif len(found) <= RULES_AT_ONCE:
        for entry in found:
            screen.show(reference.rule_lines(entry, context, screen.width))
    else:
        screen.show(reference.rule_list(found, context, screen.width))


def hint(session: Session, rest: str) -> None:
    """What the level `master` would choose in this place, what for, and how sure it is; it sees
    what the person sees."""
    table, context = session.table, session.context
    if session.seat is None or not session.choices:
        session.refuse([context.say("refuse-match-over")])
        return
    view = session.view()
    game = table.kit.game
    menu = list(game.menu(view.state, session.seat))
    if game.judgement() is None:
        session.refuse([context.say("terminal-hint-none")])
        return
    bot = Level(ADVISER, SECONDS[ADVISER])
    rng = random.Random(f"hint {len(table.match.record)}")  # never that of the bots at the table
    with session.screen.waiting(context.say("terminal-hinting")):
        option = bot.choose(game, view, menu, rng)
    best = next(one for one in session.choices if one.option == option)
    session.screen.tell(
        context.say("terminal-hint", label=best.label, text=best.text, number=best.number)
    )
    purpose = speech.own_words(game, view.state, view.seat, option)
    sure = confidence(bot, game, view, menu, option)
    how = narration.how_sure(sure.degree, sure.chance, context)
    words = context.say("hint-aim", aim=context.say(purpose)) if purpose else ""
    session.screen.tell("; ".join(filter(None, (words, how))), "quiet")


def save(session: Session, rest: str) -> None:
    """Write the match file."""
    if not rest:
        session.refuse(
            [
                session.context.say(
                    "terminal-which-file", command=session.context.say("command-save")
                )
            ]
        )
        return
    try:
        session.save(Path(rest).expanduser())
    except OSError as error:
        problem = error.strerror or str(error)
        session.refuse([session.context.say("terminal-save-failed", file=rest, problem=problem)])
        return
    session.screen.tell(session.context.say("terminal-saved", file=rest))


def load(session: Session, rest: str) -> None:
    """Go on with a saved match of the same game."""
    context, table = session.context, session.table
    if not rest:
        session.refuse([context.say("terminal-which-file", command=context.say("command-load"))])
        return
    path = Path(rest).expanduser()
    try:
        loaded, names, key = loaded_table(table.kit, path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        problem = error.strerror or str(error)
    except (EnneadError, UnicodeDecodeError) as error:
        problem = str(error)
    else:
        session.replace(loaded, names, key, path)
        return
    session.refuse([context.say("terminal-load-failed", file=rest, problem=problem)])


def leave(session: Session, rest: str) -> None:
    """Leave the table."""
    raise Leave


COMMANDS: Mapping[str, Command] = {
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
