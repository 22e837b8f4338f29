"""A seat knows the take-back that its person asks for or agrees to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has asked for one yet."""
    op.add_column("seats", sa.Column("plea", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """What is asked for is forgotten; a match is not touched."""
    op.drop_column("seats", "plea")
