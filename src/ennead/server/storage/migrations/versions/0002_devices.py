"""Keys work once: those of seats that somebody holds are gone; a holder knows since when, and by
which key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A seat without a holder (a program sat there with its key alone) keeps its key: it opens the
    seat once more."""
    op.add_column("holders", sa.Column("key", sa.Text, nullable=False, server_default=""))
    op.add_column("holders", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("holders_by_key", "holders", ["key"])
    op.execute("UPDATE holders SET since = (SELECT created FROM matches WHERE id = holders.match)")
    op.execute(
        "DELETE FROM keys WHERE EXISTS (SELECT 1 FROM holders"
        " WHERE holders.match = keys.match AND holders.seat = keys.seat)"
    )


def downgrade() -> None:
    """The keys that are gone stay gone."""
    op.drop_index("holders_by_key", "holders")
    op.drop_column("holders", "since")
    op.drop_column("holders", "key")
