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
    from ennead.server.storage.folding import unpack

    connection = op.get_bind()
    log = sa.table("log", *map(sa.column, ("match", "seq", "kind", "seat", "body")))
    folds = sa.table("folds", sa.column("match"), sa.column("body"))
    snapshots = sa.table("snapshots", sa.column("match"), sa.column("position"))
    for match in connection.execute(sa.select(folds.c.match)).scalars().all():
        body = connection.execute(sa.select(folds.c.body).where(folds.c.match == match)).scalar()
        rows, position = unpack(bytes(body or b""))
        connection.execute(
            sa.insert(log),
            [
                {"match": match, "seq": row.seq, "kind": row.kind, "seat": row.seat}
                | {"body": row.body}
                for row in rows
            ],
        )
        back = sa.update(snapshots).where(snapshots.c.match == match)
        connection.execute(back.values(position=position))
    op.drop_column("upkeep", "folded")
    op.drop_index("matches_by_age", "matches")
    op.drop_table("folds")
