"""The Alembic migrations: one file in `versions` for each version of the schema."""
