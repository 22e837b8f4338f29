"""One row for the upkeep: up to which day old tables were removed, and a count to write for a try.
Leases: which process thinks for the bots of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The day is that of the newest table."""
    op.create_table(
        "upkeep",
        sa.Column("swept", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("beat", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("ballast", sa.LargeBinary, nullable=False, server_default=""),
    )
    op.create_table(
        "leases",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO upkeep (swept, beat) SELECT coalesce(max(touched), 0), 0 FROM matches")


def downgrade() -> None:
    """Nothing of a match is lost."""
    op.drop_table("leases")
    op.drop_table("upkeep")
