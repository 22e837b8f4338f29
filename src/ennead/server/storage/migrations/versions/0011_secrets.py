"""Nothing is stored from which keys could be derived."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
ACCOUNTS = sa.table("accounts", sa.column("id"), sa.column("secret"))


def upgrade() -> None:
    """Keys that were handed out stay as they are; new ones come from the host's cookie. The column
    stays for servers that are yet to be replaced, with values that open nothing."""
    connection = op.get_bind()
    for id in connection.execute(sa.select(ACCOUNTS.c.id)).scalars().all():
        new = sa.update(ACCOUNTS).where(ACCOUNTS.c.id == id)
        connection.execute(new.values(secret=secrets.token_urlsafe(32)))


def downgrade() -> None:
    """A new secret does as well as the one before."""
