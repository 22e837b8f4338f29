"""How people are called who do not look: browsers, mailboxes, calendars, what waits to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
TABLES = ("calendars", "calls", "mailboxes", "pushes", "secrets")


def _of(table: str, column: str = "id") -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.{column}", ondelete="CASCADE")


def upgrade() -> None:
    """Nobody is called who has not asked for it."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, _of("accounts"), nullable=False),
        sa.Column("device", sa.Text, _of("sessions", "device"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
    )
    op.create_index("pushes_of_account", "pushes", ["account"])
    op.create_index("pushes_of_device", "pushes", ["device"])
    op.create_table(
        "mailboxes",
        sa.Column("account", sa.Text, _of("accounts"), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("hash", sa.Text, nullable=False, server_default=""),
        sa.Column("stop", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("mailboxes_by_hash", "mailboxes", ["hash"])
    op.create_index("mailboxes_by_stop", "mailboxes", ["stop"])
    op.create_table(
        "calls",
        sa.Column("account", sa.Text, _of("accounts"), primary_key=True),
        sa.Column("match", sa.Text, _of("matches"), primary_key=True),
        sa.Column("occasion", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("calls_of_match", "calls", ["match"])
    op.create_table(
        "calendars",
        sa.Column("account", sa.Text, _of("accounts"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
    )


def downgrade() -> None:
    """Nobody is called any more."""
    for table in TABLES:
        op.drop_table(table)
