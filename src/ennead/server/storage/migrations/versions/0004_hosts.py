"""The tables of a host are found without looking at all others."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """One more index."""
    op.create_index("matches_of_host", "matches", ["host"])


def downgrade() -> None:
    """Without it."""
    op.drop_index("matches_of_host", "matches")
