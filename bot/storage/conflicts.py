"""Inserting what may be there already, which SQLite and PostgreSQL each say in a way of their own."""

from __future__ import annotations

from sqlalchemy.dialects import postgresql, sqlite

INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""What begins a statement that ends with ON CONFLICT, by the name of the database's dialect."""
