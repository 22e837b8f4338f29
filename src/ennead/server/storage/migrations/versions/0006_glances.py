"""A snapshot knows what lists of tables say of its match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The next snapshot of each match says it."""
    op.add_column("snapshots", sa.Column("glance", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Lists say less; a match is not touched."""
    op.drop_column("snapshots", "glance")
