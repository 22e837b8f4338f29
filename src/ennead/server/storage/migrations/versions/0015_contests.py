"""Ratings and contests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Matches that are over by now do not count."""
    for name in ("rated", "settled"):
        column = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("matches", column)
    op.execute("UPDATE matches SET settled = true WHERE status = 'over'")
    op.create_index("matches_to_settle", "matches", ["settled", "status"])
    op.create_table(
        "placings",
        sa.Column("match", sa.Text, _of("matches"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("account", sa.Text, _of("accounts", "SET NULL")),
        sa.Column("level", sa.Text, nullable=False, server_default=""),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False, server_default="0"),
        sa.Column("sigma", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, _of("accounts"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.SmallInteger, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "players"])
    op.create_table(
        "players",
        sa.Column("account", sa.Text, _of("accounts"), primary_key=True),
        sa.Column("handle", sa.Text, nullable=False),
    )
    op.create_index("players_by_handle", "players", ["handle"], unique=True)
    op.create_table(
        "contests",
        sa.Column("id", sa.Text, primary_key=True),
        *[
            sa.Column(name, sa.Text, nullable=False)
            for name in ("kind", "game", "options", "status")
        ],
        *[sa.Column(one, sa.Text, nullable=False, server_default="") for one in WORDS],
        sa.Column("account", sa.Text, _of("accounts", "SET NULL")),
        sa.Column("size", sa.SmallInteger, nullable=False),
        sa.Column("rounds", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("days", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("minutes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("season", sa.SmallInteger, nullable=False, server_default="1"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("contests_by_status", "contests", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.Text, _of("contests"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("account", sa.Text, _of("accounts", "SET NULL")),
        sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("division", sa.SmallInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "pairings",
        sa.Column("contest", sa.Text, _of("contests"), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True),
        sa.Column("board", sa.SmallInteger, primary_key=True),
        sa.Column("division", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("match", sa.Text, nullable=False, server_default=""),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False, server_default=""),
        sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("pairings_of_match", "pairings", ["match"])
    for table in ("placings", "entrants"):
        op.create_index(f"{table}_of_account", table, ["account"])


WORDS = ("title", "following")


def _of(table: str, gone: str = "CASCADE") -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete=gone)


def downgrade() -> None:
    """Ratings and contests are forgotten; their matches are not."""
    for table in ("pairings", "entrants", "contests", "players", "ratings", "placings"):
        op.drop_table(table)
    op.drop_index("matches_to_settle", "matches")
    for name in ("rated", "settled"):
        op.drop_column("matches", name)
