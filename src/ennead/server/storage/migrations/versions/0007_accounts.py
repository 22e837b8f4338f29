"""People who want to be known again have an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has one yet; guests stay what they are."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        *[sa.Column(one, sa.Text, nullable=False, server_default="") for one in WORDS],
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        _account(),
        sa.Column("key", sa.LargeBinary, nullable=False),
        *[sa.Column(one, sa.BigInteger, nullable=False) for one in ("count", "created", "used")],
    )
    op.create_table("recovery", sa.Column("hash", sa.Text, primary_key=True), _account())
    op.create_table(
        "sessions",
        sa.Column("device", sa.Text, primary_key=True),
        _account(),
        *[sa.Column(one, sa.BigInteger, nullable=False) for one in ("since", "seen")],
    )
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.Text, primary_key=True),
        _account(),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ceremonies",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    for table in OF_ACCOUNT:
        op.create_index(f"{table}_of_account", table, ["account"])


WORDS = ("name", "language", "sign")
OF_ACCOUNT = ("passkeys", "recovery", "sessions", "sign_ins")


def _account() -> sa.Column[str]:
    of = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.Text, of, nullable=False)


def downgrade() -> None:
    """Accounts are forgotten; a match is not touched, but nobody opens its seats any more."""
    for table in ("ceremonies", *OF_ACCOUNT, "accounts"):
        op.drop_table(table)
