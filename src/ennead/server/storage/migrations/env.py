"""Run by Alembic: uses the connection and the transaction that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from ennead.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the caller's transaction holds everything
)
context.run_migrations()
