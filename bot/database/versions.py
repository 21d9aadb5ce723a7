"""The versions of the bot that have run with the database, so that an older one notices that a newer one has."""

from __future__ import annotations

import re

from sqlalchemy import Connection, select

from bot.database import schema

_version = schema.bot_version
_RELEASE = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,9})", re.ASCII)


def record_version(connection: Connection, version: str) -> str | None:
    """Save that a version runs with the database, and return what `newer_version` does."""
    insert = schema.insert_for(connection.dialect.name, _version).on_conflict_do_nothing()
    connection.execute(insert, {"version": version})
    return newer_version(connection, version)


def newer_version(connection: Connection, version: str) -> str | None:
    """Return the newest version that has run with the database, or None if it is not newer than the given one."""
    newest = max([version, *connection.scalars(select(_version.c.version))], key=_release)
    return newest if _release(newest) > _release(version) else None


def describe_newer(newer: str, version: str) -> str:
    return (
        f"The newer version {newer} of the bot has run with this database; version {version} may not read everything "
        f"that it has saved. Update the bot again, or restore a backup from before that update."
    )


def _release(version: str) -> tuple[int, ...]:
    """Return the numbers of a version such as 0.10.2 or 0.10.2rc1."""
    found = _RELEASE.match(version)
    return tuple(map(int, found.groups())) if found else ()
