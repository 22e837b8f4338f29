"""Some accounts look after the server, with a passkey that was shown lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nobody is an administrator yet, and no browser has shown a passkey."""
    for table, name in (("accounts", "appointed"), ("sessions", "proved")):
        column = sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
        op.add_column(table, column)


def downgrade() -> None:
    """Administrators are forgotten."""
    op.drop_column("sessions", "proved")
    op.drop_column("accounts", "appointed")
