"""Clocks, grace, reminders and holidays; standing orders; links that let people in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

MATCHES = ("bank", "increment", "grace", "since", "wake", "told")
SEATS = ("clock", "away", "lent", "verdict", "orders")


def upgrade() -> None:
    """A time that runs goes on: somebody looks at its table when it is up."""
    for name in MATCHES:
        kind = sa.BigInteger if name in ("since", "wake") else sa.Integer
        op.add_column("matches", sa.Column(name, kind, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET wake = due, since = due - minutes * 60000 WHERE due > 0")
    op.drop_index("matches_by_deadline", "matches")
    op.create_index("matches_to_wake", "matches", ["wake"])
    for name in ("clock", "away"):
        op.add_column("seats", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    lent = sa.Column("lent", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", lent)
    for name in ("verdict", "orders"):
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))
    alive = sa.Column("alive", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("upkeep", alive)
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "holidays",
        sa.Column("account", sa.Text, account, primary_key=True),
        sa.Column("starts", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Deadlines stay as they were; clocks and orders are forgotten."""
    op.drop_table("entries")
    op.drop_table("holidays")
    op.drop_column("upkeep", "alive")
    for name in SEATS:
        op.drop_column("seats", name)
    op.drop_index("matches_to_wake", "matches")
    op.create_index("matches_by_deadline", "matches", ["due"])
    for name in MATCHES:
        op.drop_column("matches", name)
