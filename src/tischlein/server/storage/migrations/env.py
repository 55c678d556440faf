"""Alembic's door: the connection comes from `store.migrate`."""

from alembic import context

from tischlein.server.storage.database import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
