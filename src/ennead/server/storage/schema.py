"""The tables of the database. Change them together with a new step in `migrations/versions`.

    matches    one row a table, from the lobby to the end; the chance key is in here, the pace,
               and the time that runs
    seats      who sits where; what they ask for or agree to, what their clocks show, and their
               standing orders
    holders    which visitors (hashes) hold a seat, since when, and the key (hash) that seated them
    keys       which keys (hashes) open a seat, once
    log        what happened, append-only: begin, moves, undos; unique (match, seq)
    folds      the whole log of a match that ended some time ago, compressed, in place of its rows
    snapshots  a position from which only the last entries of the log have to be replayed, and what
               a list of tables says of the match then
    deeds      ids of what is done to seats, so that a repeated message does nothing twice
    replays    uploaded match files
    leases     which process thinks for a table's bots, and until when
    accounts   people who want to be known again, and since when they look after the server (0: they
               do not)
    passkeys   the public keys that open an account
    recovery   codes (hashes) that open an account once
    sessions   the browsers (hashes of their cookies) that are signed in, when they were seen, and
               when they have shown a passkey
    sign_ins   links (hashes) that sign a second device in, once, until a time
    ceremonies what a browser was asked to sign, until a time
    holidays   when people are away, so that no time runs for them
    entries    links (hashes) that let people make an account, so many times, until a time
    bans       whom the server lets do nothing, until a time or for good (0), and why
    notices    what its people are told by whoever runs it, in their languages, until a time
    rules      what whoever runs it has decided, by name: how long things are kept
    placings   how finished matches ended for accounts and bots, and what a rating was afterwards
    ratings    how strong an account is at a game with so many players
    players    by what name pages call an account that takes part in ratings or contests
    ties       whom an account follows or has blocked, under the name by which they met
    contests   tournaments, leagues and series: what is played how, and where they stand
    entrants   who takes part, under a number; since which round no more; and in which division
    pairings   the tables of each round, by numbers of entrants, and their points once decided
    words      what is said at tables, by whom and for whom; a deleted one keeps its number alone
    reports    words that somebody has complained of, as they were, until they are closed
    marks      up to which word somebody has read a table
    mutes      seats that somebody does not hear, or nobody does
    errands    notes of `ennead admin` to a server on SQLite, which hears no other news
    secrets    what all processes need to know and nobody else: what signs calls to browsers, and
               what the ends of mail are derived from
    pushes     browsers that want to be called, each with a session of its account
    mailboxes  the address where an account wants to be called, once it has said that it is its own
    calls      what an account was called for and has not seen yet
    calendars  the secret (hash) of an account's calendar
    upkeep     one row: the day up to which old tables were removed, the time up to which finished
               matches were folded, when a server lived last, and a count to write for a try
    secrets    what all processes need to know and nobody else: the key that signs calls to browsers
    pushes     browsers that want to be called, each with a session of its account
    mailboxes  the address where an account wants to be called, once it has said that it is its own
    notices    what an account was called for and has not seen yet
    calendars  the secret (hash) of an account's calendar
    secrets    what all processes need to know and nobody else: what signs calls to browsers, and
               what the ends of mail are derived from
    pushes     browsers that want to be called, each with a session of its account
    mailboxes  the address where an account wants to be called, once it has said that it is its own
    calls      what an account was called for and has not seen yet
    calendars  the secret (hash) of an account's calendar
    upkeep     one row: the day up to which old tables were removed, when a server lived last, and
               a count to write for a try

Times are milliseconds since 1970; options, packs and bodies are JSON texts.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()


def _match() -> Column[Any]:
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _text(name: str) -> Column[Any]:
    return Column(name, Text, nullable=False, server_default="")


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    _text("pack"),
    _text("title"),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    _text("host"),
    Column("key", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    _text("rematch"),
    Column("minutes", Integer, nullable=False, server_default="0"),
    _text("late"),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("grace", Integer, nullable=False, server_default="0"),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Column("wake", BigInteger, nullable=False, server_default="0"),
    Column("told", Integer, nullable=False, server_default="0"),
    Column("aloud", Boolean, nullable=False, server_default=false()),
    Column("delay", SmallInteger, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),
    _text("agreed"),
    Column("paused", BigInteger, nullable=False, server_default="0"),
    Index("matches_to_settle", "settled", "status"),
    Index("matches_to_wake", "wake"),
    Index("matches_in_lobby", "public", "status", "touched"),
    Index("matches_of_host", "host"),
    Index("matches_by_age", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    _text("name"),
    Column("holder", Text, nullable=False),
    _text("level"),
    _text("plea"),
    Column("clock", BigInteger, nullable=False, server_default="0"),
    Column("away", BigInteger, nullable=False, server_default="0"),
    Column("lent", Boolean, nullable=False, server_default=false()),
    _text("verdict"),
    _text("orders"),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("visitor", Text, primary_key=True),
    _text("key"),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Index("holders_of_visitor", "visitor"),
    Index("holders_by_key", "key"),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Index("keys_of_match", "match"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    _text("move_id"),
    Column("body", Text, nullable=False),
    UniqueConstraint("match", "seq", name="log_is_a_sequence"),
)
# no primary key: entries of all matches are appended at one end, which is what makes a commit cheap

folds = Table(
    "folds",
    metadata,
    _match(),
    Column("seq", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("seq", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("position", Text, nullable=False),
    _text("glance"),
)

deeds = Table(
    "deeds",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("id", Text, primary_key=True),
    sqlite_with_rowid=False,
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _match(),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    _text("language"),
    _text("sign"),
    Column("secret", Text, nullable=False),  # means nothing; versions before 0011 ask for it
    Column("created", BigInteger, nullable=False),
    Column("appointed", BigInteger, nullable=False, server_default="0"),
)


def _account() -> Column[Any]:
    of = ForeignKey("accounts.id", ondelete="CASCADE")
    return Column("account", Text, of, nullable=False)


passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    _account(),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_of_account", "account"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("hash", Text, primary_key=True),
    _account(),
    Index("recovery_of_account", "account"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("device", Text, primary_key=True),
    _account(),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False, server_default="0"),
    Index("sessions_of_account", "account"),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", Text, primary_key=True),
    _account(),
    Column("until", BigInteger, nullable=False),
    Index("sign_ins_of_account", "account"),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("device", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("wish", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

holidays = Table(
    "holidays",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("starts", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("left", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)


def _somebody() -> Column[Any]:
    """An account, for as long as there is one."""
    return Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL"))


placings = Table(
    "placings",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    _somebody(),
    _text("level"),
    Column("place", SmallInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("mu", Float, nullable=False, server_default="0"),
    Column("sigma", Float, nullable=False, server_default="0"),
    Index("placings_of_account", "account"),
)

feats = Table(
    "feats",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("feat", Text, primary_key=True),
    Column("thing", Text, primary_key=True, server_default=""),
    _account(),
    Column("amount", Integer, nullable=False),
    Index("feats_of_account", "account"),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", SmallInteger, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_by_game", "game", "players"),
)

players = Table(
    "players",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("handle", Text, nullable=False),
    Index("players_by_handle", "handle", unique=True),
)

ties = Table(
    "ties",
    metadata,
    *(
        Column(name, Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
        for name in ("account", "other")
    ),
    Column("kind", Text, nullable=False),
    _text("name"),
    Column("handle", Text, primary_key=True, server_default=""),
    Index("ties_with", "other", "kind"),
)

contests = Table(
    "contests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("size", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    _text("title"),
    _somebody(),
    Column("status", Text, nullable=False),
    Column("rounds", SmallInteger, nullable=False, server_default="0"),
    Column("days", SmallInteger, nullable=False, server_default="0"),
    Column("minutes", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("season", SmallInteger, nullable=False, server_default="1"),
    _text("following"),
    Column("created", BigInteger, nullable=False),
    Index("contests_by_status", "status", "created"),
)


def _contest() -> Column[Any]:
    of = ForeignKey("contests.id", ondelete="CASCADE")
    return Column("contest", Text, of, primary_key=True)


entrants = Table(
    "entrants",
    metadata,
    _contest(),
    Column("number", SmallInteger, primary_key=True),
    _somebody(),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("division", SmallInteger, nullable=False, server_default="0"),
    Index("entrants_of_account", "account"),
)

pairings = Table(
    "pairings",
    metadata,
    _contest(),
    Column("round", SmallInteger, primary_key=True),
    Column("board", SmallInteger, primary_key=True),
    Column("division", SmallInteger, nullable=False, server_default="0"),
    _text("match"),
    Column("seats", Text, nullable=False),
    _text("points"),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Index("pairings_of_match", "match"),
)

words = Table(
    "words",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("room", Text, nullable=False),
    _text("heard"),
    Column("seat", SmallInteger, nullable=False),
    _text("author"),
    _text("name"),
    Column("kind", Text, nullable=False),
    _text("body"),
    Column("about", Integer, nullable=False, server_default="-1"),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Index("words_of_author", "author"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("match", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("body", Text, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    _match(),
    Column("visitor", Text, primary_key=True),
    Column("number", Integer, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    _match(),
    Column("visitor", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
)

bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    _text("reason"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("texts", Text, nullable=False),
)

rules = Table(
    "rules",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

errands = Table(
    "errands",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", Text, primary_key=True),
    _account(),
    Column("device", Text, ForeignKey("sessions.device", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Index("pushes_of_account", "account"),
    Index("pushes_of_device", "device"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    _text("hash"),
    Column("stop", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False, server_default="0"),
    Index("mailboxes_by_hash", "hash"),
    Index("mailboxes_by_stop", "stop"),
)

calls = Table(
    "calls",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    _match(),
    Column("occasion", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("calls_of_match", "match"),
)

calendars = Table(
    "calendars",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
)

upkeep = Table(
    "upkeep",
    metadata,
    Column("alive", BigInteger, nullable=False, server_default="0"),
    Column("swept", BigInteger, nullable=False, server_default="0"),
    Column("folded", BigInteger, nullable=False, server_default="0"),
    Column("beat", BigInteger, nullable=False, server_default="0"),
    Column("ballast", LargeBinary, nullable=False, server_default=""),
)
