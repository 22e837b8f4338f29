"""Finished matches of some age are stored folded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Matches that are over are folded by and by."""
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "folds",
        sa.Column("match", sa.Text, match, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_by_age", "matches", ["status", "touched"])
    column = sa.Column("folded", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("upkeep", column)


def downgrade() -> None:
    """Every log in rows again."""
    from ennead.server.storage.folding import unfold

    connection = op.get_bind()
    for match in connection.execute(sa.text("SELECT match FROM folds")).scalars().all():
        unfold(connection, match)
    op.drop_column("upkeep", "folded")
    op.drop_index("matches_by_age", "matches")
    op.drop_table("folds")
