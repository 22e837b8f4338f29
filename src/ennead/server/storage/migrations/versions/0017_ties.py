"""Whom people follow, and whom they have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def _account(name: str) -> sa.Column[str]:
    of = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, of, primary_key=True)


def upgrade() -> None:
    """Nobody follows anybody yet."""
    op.create_table(
        "ties",
        _account("account"),
        _account("other"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("handle", sa.Text, primary_key=True, server_default=""),
    )
    op.create_index("ties_with", "ties", ["other", "kind"])


def downgrade() -> None:
    """They are forgotten."""
    op.drop_table("ties")
