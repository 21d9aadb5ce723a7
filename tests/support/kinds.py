"""The kinds of databases that a test of the storage runs on: both, unless it says otherwise."""

import pytest

on_sqlite = pytest.mark.parametrize("kind", ["sqlite"])
"""Runs a test on SQLite alone, because other tests run the same SQL on PostgreSQL."""
