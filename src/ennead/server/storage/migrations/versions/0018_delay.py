"""How many moves later those who watch a table see it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Who watches a table that is there sees it at once."""
    late = sa.Column("delay", sa.SmallInteger, nullable=False, server_default="0")
    op.add_column("matches", late)


def downgrade() -> None:
    """Everything is seen at once."""
    op.drop_column("matches", "delay")
