"""What players have done in matches that is worth a line on their pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Of matches that were counted before only places and scores are known."""
    op.create_table(
        "feats",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("feat", sa.Text, primary_key=True),
        sa.Column("thing", sa.Text, primary_key=True, server_default=""),
        sa.Column(
            "account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("amount", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("feats_of_account", "feats", ["account"])


def downgrade() -> None:
    """What was done is forgotten; places and scores stay."""
    op.drop_table("feats")
