"""What whoever runs a server decides: bans, notices, how long things are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody is banned, nothing is said, and things are kept as long as before."""
    op.create_table(
        "bans",
        sa.Column("who", sa.Text, primary_key=True),
        *_times(),
        sa.Column("reason", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        *_times(),
        sa.Column("texts", sa.Text, nullable=False),
    )
    op.create_table(
        "rules",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _times() -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger, nullable=False) for name in ("since", "until")]


def downgrade() -> None:
    """Bans and notices are forgotten."""
    for table in ("errands", "rules", "notices", "bans"):
        op.drop_table(table)
