"""What `ennead admin` accepts: one act each."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, TypeAlias

Kind: TypeAlias = Callable[[str], Any]
Share: TypeAlias = Callable[[argparse.ArgumentParser], None]
KEPT = {
    "gathering": "tables that never began (30)",
    "uploads": "uploaded match files (90)",
    "abandoned": "matches that nobody goes on with (0)",
    "finished": "matches that are over (0)",
}


def add_acts(
    parser: argparse.ArgumentParser, days: Kind, some_days: Kind, setting: Kind, shared: Share
) -> None:
    """The acts, with kinds of values and arguments that all commands share."""
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True)

    def act(name: str, does: str) -> argparse.ArgumentParser:
        made = acts.add_parser(name, help=does, description=f"{does}.", allow_abbrev=False)
        shared(made)
        return made

    one = act("people", "List the accounts")
    one.add_argument("--name", default="", metavar="TEXT", help="only with this in the name")
    one.add_argument(
        "--unseen", type=days, default=0, metavar="DAYS", help="only those not here for so long"
    )
    one = act("export", "Print all that is kept of an account, but for what opens it")
    _who(one, "an account")
    one = act("merge", "Move everything of one account into another, and end the first")
    _who(one, "the account that ends")
    one.add_argument("into", metavar="INTO", help="the account that stays")
    one = act("tables", "List the tables, those in use last first")
    one.add_argument("--status", choices=("gathering", "playing", "over"), help="only these")
    one.add_argument("--game", metavar="GAME", help="only tables of this game")
    one = act("table", "Show a table: its seats, and the ids of who holds them")
    one.add_argument("table", metavar="TABLE", help="its id, or the beginning of it")
    one = act("delete", "Delete an account or a table for good")
    one.add_argument("kind", choices=("account", "table"), help="what it is")
    one.add_argument("id", metavar="ID", help="its id, or the beginning of it")
    one.add_argument("--yes", action="store_true", help="do it; without this it is only named")
    one = act("ban", "Let somebody do nothing on this server")
    _who(one, "an account, or a guest as `table` names them")
    one.add_argument(
        "--days", type=some_days, metavar="DAYS", help="for so long (for good)", default=0
    )
    one.add_argument("--reason", default="", metavar="TEXT", help="why; whoever is banned reads it")
    one = act("unban", "End a ban")
    _who(one, "who was banned")
    one = act("appoint", "Let an account look after the server in the page too")
    _who(one, "an account with a passkey")
    one = act("dismiss", "Let an account look after nothing any more")
    _who(one, "an administrator")
    act("bans", "List who is banned")
    act("reports", "List what somebody has complained of, with the ids of who said and told it")
    one = act("close", "Remove a report that is dealt with")
    one.add_argument("id", metavar="ID", help="as `reports` names it")
    one = act("announce", "Tell everybody something on the first page")
    one.add_argument(
        "texts", nargs="+", type=setting, metavar="LANG=TEXT", help="what, as in en='Back at 8'"
    )
    one.add_argument("--days", type=some_days, default=7, metavar="DAYS", help="for so long (7)")
    act("announcements", "List what everybody is told")
    one = act("withdraw", "End an announcement")
    one.add_argument("id", metavar="ID", help="as `announcements` names it")
    act("statistics", "Count people, tables and moves; nobody is named")
    one = act("keep", "Show or set after how many days without use things are removed (0: never)")
    for name, what in KEPT.items():
        one.add_argument(f"--{name}", type=days, metavar="DAYS", help=what)
    one = act("backup", "Write everything into a new file, while the server goes on")
    one.add_argument("file", metavar="FILE", help="the file; it must not be there yet")
    one = act("restore", "Fill an empty database from a backup, of either kind")
    one.add_argument("file", metavar="FILE", help="a file that `backup` has written")


def _who(parser: argparse.ArgumentParser, help: str) -> None:  # noqa: A002 - as argparse has it
    parser.add_argument("who", metavar="WHO", help=f"{help}: the id, or the beginning of it")
