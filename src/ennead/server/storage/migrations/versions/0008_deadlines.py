"""A table may have a pace: how long a decision may take, and what happens then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables that are there wait as long as it takes."""
    op.add_column("matches", sa.Column("minutes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("late", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("matches_by_deadline", "matches", ["due"])


def downgrade() -> None:
    """Nobody is late any more; a match is not touched."""
    op.drop_index("matches_by_deadline", "matches")
    for column in ("due", "late", "minutes"):
        op.drop_column("matches", column)
