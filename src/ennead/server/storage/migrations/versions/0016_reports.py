"""Words that somebody has complained of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has complained yet."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        *[sa.Column(one, sa.Text, nullable=False) for one in ("reporter", "author", "body")],
    )


def downgrade() -> None:
    """Complaints are forgotten."""
    op.drop_table("reports")
