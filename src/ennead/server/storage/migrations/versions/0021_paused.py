"""Matches that rest, as their people have agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Every match goes on."""
    paused = sa.Column("paused", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("matches", paused)


def downgrade() -> None:
    """A match that rests goes on with its next move."""
    op.drop_column("matches", "paused")
