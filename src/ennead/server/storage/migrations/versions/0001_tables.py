"""The first shape: matches, seats, holders, keys, the log, snapshots, deeds, replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _match() -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.Text, key, primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        _text("pack"),
        _text("title"),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        _text("host"),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        _text("rematch"),
    )
    op.create_index("matches_in_lobby", "matches", ["public", "status", "touched"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        _text("name"),
        sa.Column("holder", sa.Text, nullable=False),
        _text("level"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        _match(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("visitor", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_of_visitor", "holders", ["visitor"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, primary_key=True),
        _match(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("keys_of_match", "keys", ["match"])
    op.create_table(
        "log",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        _text("move_id"),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("match", "seq", name="log_is_a_sequence"),
    )
    op.create_table(
        "snapshots",
        _match(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "deeds",
        _match(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove all tables."""
    for name in ("replays", "deeds", "snapshots", "log", "keys", "holders", "seats", "matches"):
        op.drop_table(name)
