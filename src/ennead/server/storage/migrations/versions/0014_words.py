"""Words at tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nothing was said yet; who watches a table that is there hears its seats after the match."""
    aloud = sa.Column("aloud", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", aloud)
    op.create_table(
        "words",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        _text("heard"),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        _text("author"),
        _text("name"),
        sa.Column("kind", sa.Text, nullable=False),
        _text("body"),
        sa.Column("about", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("words_of_author", "words", ["author"])
    op.create_table(
        "marks",
        _match(),
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        _match(),
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
    )


def _match() -> sa.Column[str]:
    of = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.Text, of, primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def downgrade() -> None:
    """What was said is forgotten."""
    for table in ("mutes", "marks", "words"):
        op.drop_table(table)
    op.drop_column("matches", "aloud")
