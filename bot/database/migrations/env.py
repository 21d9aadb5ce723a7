"""Alembic's entry point: runs the migrations in the transaction of bot.database.migration."""

from __future__ import annotations

from alembic import context

from bot.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
