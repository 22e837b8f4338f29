"""What every command of `ennead` accepts; nothing here imports more than argparse.

A command is offered once its module exists in `ennead.commands`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import NamedTuple, NoReturn

from ennead import __version__
from ennead.adminarguments import add_acts
from ennead.valuekinds import (
    names as _names,
)
from ennead.valuekinds import (
    not_negative as _not_negative,
)
from ennead.valuekinds import (
    percent as _percent,
)
from ennead.valuekinds import (
    port as _port,
)
from ennead.valuekinds import (
    positive as _positive,
)
from ennead.valuekinds import (
    setting as _setting,
)
from ennead.valuekinds import (
    sizes as _sizes,
)
from ennead.valuekinds import (
    workers as _workers,
)

LANGUAGES = ("en", "cs", "pl", "uk")
SOURCES = ("seed", "public", "memory", "reconstructed")


class UsageError(Exception):
    """The command line itself is wrong; commands raise it too, for what only they can check."""

    def __init__(self, message: str, usage: str = "") -> None:
        self.usage = usage
        super().__init__(message)


class Parser(argparse.ArgumentParser):
    """An argparse parser that raises instead of ending the process, and knows no abbreviations."""

    def error(self, message: str) -> NoReturn:
        hint = f"{self.format_usage().strip()}\n(more: {self.prog} --help)"
        raise UsageError(message, hint)


class Command(NamedTuple):
    """One row of the help: its name, what it does, its module and its arguments."""

    name: str
    does: str
    arguments: Callable[[argparse.ArgumentParser], None]

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")


def build_parser() -> Parser:
    """The parser of the whole command line."""
    rows = offered()
    parser = Parser(
        prog="ennead",
        description="A digital table for four board games of ancient Egypt.",
        epilog=_table_of(rows),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ennead {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True, help="one of those below")
    for row in rows:
        _add(subparsers, row)
    return parser


def _table_of(rows: Sequence[Command]) -> str:
    width = max(len(row.name) for row in rows)
    lines = [f"  {row.name:<{width}}  {row.does}" for row in rows]
    ending = "Each has its own --help. Exit codes: 0 ok, 1 a fault was found, 2 wrong usage."
    return "\n".join(["commands:", *lines, "", ending])


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The arguments of one call; those of `ennead test` go to pytest as they are."""
    if words[:1] == ["test"] and words[1:] not in (["-h"], ["--help"]):
        return argparse.Namespace(module="test", pytest=list(words[1:]))
    parser = build_parser()
    if not words:
        raise UsageError("which command?", parser.format_help())
    return parser.parse_args(words)


def offered() -> list[Command]:
    """The commands that this installation has."""
    return [row for row in COMMANDS if find_spec(f"ennead.commands.{row.module}") is not None]


def _add(subparsers: argparse._SubParsersAction[Parser], command: Command) -> None:
    parser = subparsers.add_parser(command.name, description=f"{command.does}.", allow_abbrev=False)
    parser.set_defaults(module=command.module)
    command.arguments(parser)


# --- arguments that several commands share --------------------------------------------------------


def _game(parser: argparse.ArgumentParser, *, needed: bool = True) -> None:
    nargs = None if needed else "?"
    parser.add_argument(
        "game", metavar="GAME", nargs=nargs, help="a game, as `ennead games` has it"
    )


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def _match(parser: argparse.ArgumentParser, *, sizes: bool = False) -> None:
    """What a match is made of; or many matches at tables of several sizes."""
    if sizes:
        parser.add_argument(
            "--players",
            type=_sizes,
            default=[],
            metavar="N,...",
            help="numbers of players: 2, or 2,4, or 3-5; each gets all the matches",
        )
    else:
        parser.add_argument("--players", type=_positive, metavar="N", help="number of players")
    parser.add_argument(
        "--option",
        dest="options",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the match; may be repeated",
    )
    parser.add_argument(
        "--pack",
        dest="packs",
        action="append",
        default=[],
        metavar="FILE",
        help="figures of your own box, laid over ours; may be repeated",
    )


ANY_BOT = (
    "newcomer, novice, player, adept, expert, master, random, run:PROGRAM, or ismcts with a budget "
    "(ismcts:400 iterations, ismcts:2s, ismcts:2s@all cores)"
)
LEVEL = "newcomer, novice, player, adept, expert, master, or none"


def _bots(parser: argparse.ArgumentParser, *, needed: bool = False, known: str = ANY_BOT) -> None:
    parser.add_argument(
        "--bots",
        type=_names,
        required=needed,
        metavar="BOT,...",
        help=f"bots with commas between them: {known}",
    )


def _series(parser: argparse.ArgumentParser, *, games: int) -> None:
    parser.add_argument(
        "--games", type=_positive, default=games, metavar="K", help=f"matches to play ({games})"
    )
    _seed(parser)


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language (that of the system)")


def _address(parser: argparse.ArgumentParser, *, port: int) -> None:
    parser.add_argument(
        "--port", type=_port, default=port, metavar="P", help=f"port ({port}; 0 takes a free one)"
    )


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... ($ENNEAD_DATABASE, or a file of your own)",
    )


# --- the commands, in the order of the help -------------------------------------------------------


def _play(parser: argparse.ArgumentParser) -> None:
    _game(parser, needed=False)
    _match(parser)
    _bots(parser, known=LEVEL)
    _language(parser)
    _address(parser, port=8180)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    _database(parser)


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address (127.0.0.1)")
    _address(parser, port=8180)
    _database(parser)
    parser.add_argument(
        "--public-url", metavar="URL", default="", help="what browsers call it, behind a proxy"
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="where a proxy on another machine asks from (address or network; repeatable)",
    )
    parser.add_argument(
        "--no-guests", action="store_true", help="only people with an account may sit down"
    )
    parser.add_argument(
        "--by-invitation", action="store_true", help="accounts are for people who were invited"
    )
    parser.add_argument(
        "--mail", metavar="URL", help="where mail is handed over: smtp://HOST:PORT ($ENNEAD_MAIL)"
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", default="", help="who writes the mail")
    parser.add_argument(
        "--webhook", metavar="URL", help="a chat that hears of public tables ($ENNEAD_WEBHOOK)"
    )
    parser.add_argument(
        "--webhook-lang", choices=LANGUAGES, default="en", help="the language of that chat (en)"
    )
    parser.add_argument(
        "--workers", type=_workers, default=1, metavar="N", help="server processes (1)"
    )
    parser.add_argument(
        "--bot-workers", type=_workers, metavar="N", help="processes for bots (all cores but one)"
    )


def _terminal(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser)
    _bots(parser)
    _language(parser)
    parser.add_argument(
        "--seed", type=int, metavar="S", help="where chance starts from (a fresh one)"
    )
    parser.add_argument(
        "--names", type=_names, default=[], metavar="NAME,...", help="players' names, seat by seat"
    )
    parser.add_argument(
        "--chance",
        choices=("drawn", "typed"),
        default="drawn",
        help="drawn by us, or typed in from your real table (drawn)",
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")


def _learn(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _language(parser)
    parser.add_argument(
        "--lesson", type=_positive, metavar="N", help="this lesson, from its beginning"
    )
    parser.add_argument(
        "--match", action="store_true", help="the guided first match, without the lessons"
    )
    parser.add_argument(
        "--check", action="store_true", help="only say what is wrong with the lessons"
    )


def _games(parser: argparse.ArgumentParser) -> None:
    _language(parser)
    _json(parser)


def _simulate(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser)
    _bots(parser)
    _series(parser, games=100)
    _json(parser)


def _case(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE", help="case files (all of ours)")
    parser.add_argument("--game", metavar="GAME", help="only the cases of this game")
    parser.add_argument("--watch", action="store_true", help="watch the files step by step")
    parser.add_argument(
        "--seat", type=_not_negative, metavar="S", help="with --watch: as this seat sees it"
    )
    _language(parser)
    _json(parser)


def _rules(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--coverage", action="store_true", help="list the rules without a case")
    parser.add_argument(
        "--read", nargs="?", const="", metavar="CHAPTER", help="read the rulebook, or its contents"
    )
    _language(parser)
    _json(parser)


def _components(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--source", choices=SOURCES, help="only figures from this source")
    parser.add_argument("--pack", metavar="FILE", help="lay these figures over ours")
    _json(parser)


def _pack(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(dest="act", metavar="COMMAND", required=True)
    new = acts.add_parser("new", help="print a pack to fill in beside your box", allow_abbrev=False)
    _game(new)
    new.add_argument("--source", choices=SOURCES, help="only figures that we have from this source")
    check = acts.add_parser("check", help="whether a pack fits its game", allow_abbrev=False)
    check.add_argument("file", metavar="FILE", help="a pack of figures")
    diff = acts.add_parser("diff", help="where two packs differ", allow_abbrev=False)
    diff.add_argument("file", metavar="FILE", help="a pack of figures")
    diff.add_argument("other", metavar="OTHER", help="a pack of the same game")
    for act in (new, check, diff):
        _json(act)


def _match_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")
    parser.add_argument(
        "--pack",
        dest="packs",
        action="append",
        default=[],
        metavar="FILE",
        help="the pack it was played with; may be repeated",
    )


def _replay(parser: argparse.ArgumentParser) -> None:
    _match_file(parser)
    parser.add_argument(
        "--at", type=_not_negative, metavar="N", help="stop after N moves (the end)"
    )
    parser.add_argument(
        "--seat", type=_not_negative, metavar="S", help="as this seat sees it (everything)"
    )
    _language(parser)
    _json(parser)


def _verify(parser: argparse.ArgumentParser) -> None:
    _match_file(parser)
    _json(parser)


def _repair(parser: argparse.ArgumentParser) -> None:
    _match_file(parser)
    parser.add_argument(
        "--continue",
        dest="go_on",
        action="store_true",
        help="write a file that goes on from the last good moment",
    )
    parser.add_argument(
        "-o", "--output", metavar="OUT", help="where that file goes (FILE with .repaired)"
    )
    _json(parser)


def _review(parser: argparse.ArgumentParser) -> None:
    _match_file(parser)
    parser.add_argument("--seat", type=_not_negative, metavar="S", help="only this seat (all)")
    parser.add_argument(
        "--iterations",
        type=_positive,
        default=120,
        metavar="K",
        help="worlds imagined for each choice (120)",
    )
    _language(parser)
    _json(parser)


def _puzzle(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="which one (that of the day)")
    parser.add_argument("--theme", metavar="THEME", help="the next unsolved one of a theme")
    parser.add_argument("--list", action="store_true", help="list all with themes and ratings")
    _language(parser)
    _json(parser)


def _arena(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser, sizes=True)
    _bots(parser, needed=True)
    _series(parser, games=100)
    _backend(parser)
    parser.add_argument(
        "--schedule",
        choices=("round-robin", "swiss"),
        default="round-robin",
        help="who meets whom (round-robin)",
    )
    parser.add_argument(
        "--results", metavar="FILE", help="keep results here and go on from them next time"
    )
    _json(parser)


def _lab(parser: argparse.ArgumentParser) -> None:
    _game(parser, needed=False)
    _match(parser)
    _bots(parser)
    _series(parser, games=400)
    parser.add_argument(
        "--precision",
        type=_percent,
        metavar="P",
        help="as many matches as tell a seat's share of wins to plus or minus P percent",
    )
    parser.add_argument(
        "--what-if",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="the same matches with another value of an option, compared; may be repeated",
    )
    parser.add_argument(
        "--what-if-pack",
        dest="what_if_packs",
        action="append",
        default=[],
        metavar="FILE",
        help="the same matches with other figures, compared; may be repeated",
    )
    _backend(parser)
    parser.add_argument(
        "--output", metavar="FOLDER", help="where the report goes; matches in it are not repeated"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the report (en)")
    _address(parser, port=8400)
    parser.add_argument(
        "--no-browser", action="store_true", help="without a game: only print the page's address"
    )
    _json(parser)


def _dataset(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser)
    _bots(parser)
    _series(parser, games=100)
    _backend(parser)
    parser.add_argument(
        "--out", metavar="FOLDER", required=True, help="where it goes; parts in it are kept"
    )
    _json(parser)


def _backend(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--backend", choices=("local", "ray"), default="local", help="where (local)"
    )


def _seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="where chance starts from (0)"
    )


def _nothing(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def _conformance(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser)
    _series(parser, games=20)
    _json(parser)


def _perft(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _match(parser)
    parser.add_argument(
        "--depth", type=_positive, default=3, metavar="D", help="decisions deep (3)"
    )
    _seed(parser)
    _json(parser)


def _new_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="its id: one lower-case word")
    parser.add_argument("--folder", metavar="DIR", help="where it goes (a new folder NAME)")


def _test(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "pytest",
        nargs=argparse.REMAINDER,
        metavar="...",
        help="with arguments: only pytest, with these arguments",
    )


def _bench(parser: argparse.ArgumentParser) -> None:
    parts = parser.add_mutually_exclusive_group()
    for part, what in (
        ("environments", "only environments for learning, beside their peers"),
        ("server", "only a server with players"),
        ("site", "only the site of files (it is measured in no other way)"),
    ):
        parts.add_argument(f"--{part}", dest="part", action="store_const", const=part, help=what)
    _json(parser)


def _site(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="a new folder, or one with an older site")


def _admin(parser: argparse.ArgumentParser) -> None:
    def shared(act: argparse.ArgumentParser) -> None:
        _database(act)
        _json(act)

    add_acts(parser, _not_negative, _positive, _setting, shared)


COMMANDS = (
    Command("play", "Open a table on this machine in the browser", _play),
    Command("serve", "Run a server for many tables", _serve),
    Command("admin", "Look after a server: people, tables, bans, backup and restore", _admin),
    Command("site", "Write the whole table as files for any web server", _site),
    Command("terminal", "Play in this terminal", _terminal),
    Command("learn", "Learn a game in this terminal, with a coach", _learn),
    Command("games", "List the games, their player counts, options and bots", _games),
    Command("simulate", "Let bots play many matches", _simulate),
    Command("case", "Run cases, the executable examples of the rulebooks", _case),
    Command("rules", "List rules with their citations and the cases that show them", _rules),
    Command("components", "List every figure of a game with its source", _components),
    Command("pack", "Make, check or compare packs: figures from your own box", _pack),
    Command("replay", "Show a match file move by move", _replay),
    Command("verify", "Replay a match file and name the first line that differs", _verify),
    Command("repair", "Bring a match file to the present rules", _repair),
    Command("review", "Judge the choices of a match by what the player could know", _review),
    Command("puzzle", "Solve a position of a match in this terminal", _puzzle),
    Command("arena", "Let bots play a tournament", _arena),
    Command("lab", "Write a report on a game's balance", _lab),
    Command("dataset", "Write matches of bots as Parquet files", _dataset),
    Command("bench", "Measure speed and size", _bench),
    Command("conformance", "Check the promises that a game makes to the kernel", _conformance),
    Command("compile", "Compile the engine for speed (needs a C compiler)", _nothing),
    Command("perft", "Count the sequences of decisions from fixed positions", _perft),
    Command("new-game", "Write a small complete game to start from", _new_game),
    Command("test", "Run the project's checks and tests", _test),
    Command("version", "Say which Ennead this is and where it runs", _json),
)
