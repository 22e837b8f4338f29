"""What people have agreed on about a whole match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nobody has agreed on anything."""
    agreed = sa.Column("agreed", sa.Text, nullable=False, server_default="")
    op.add_column("matches", agreed)


def downgrade() -> None:
    """A match that was ended is over still."""
    op.drop_column("matches", "agreed")
