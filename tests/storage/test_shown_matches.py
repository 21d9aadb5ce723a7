"""What is saved about the boards that were shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.game.ids import MatchId
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, MessageId
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.matches import MatchStore
from tests.support.databases import temporary_database
from tests.support.people import HERE, LARGEST_ID
from tests.support.saved_matches import after_plies, new_match

Show = Callable[[int, MessageId | None], Awaitable[None]]
"""Saves that a version of match 1 was shown by a message."""


@pytest.fixture(params=["at once", "soon"])
def show(request: pytest.FixtureRequest, matches: MatchStore) -> Show:
    """Save that a match was shown, at once or soon; nothing that is read tells the difference."""

    async def show(version: int, message: MessageId | None) -> None:
        matches.record_shown(MatchId(1), version, message)
        if request.param == "at once":
            await matches.save_shown()

    return show


async def test_a_shown_match_is_not_shown_again_until_it_changes(matches: MatchStore, show: Show) -> None:
    old = new_match(1, 10, 4, 0)
    await matches.begin(old)
    for version, message, expected in (
        (2, MessageId(100), (2, MessageId(100))),
        (1, MessageId(99), (2, MessageId(100))),
        (2, None, (2, MessageId(100))),
        (2, MessageId(LARGEST_ID), (2, MessageId(LARGEST_ID))),
    ):
        await show(version, message)
        assert await matches.unshown(ALL_SHARDS) == []
        shown_version, shown_by = expected
        assert await matches.live(HERE.channel) == replace(old, shown_version=shown_version, message=shown_by)
    new = after_plies(old, 2, 8, 1)
    await matches.change(old, new)  # by a process that does not know that it was shown
    assert await matches.unshown(ALL_SHARDS) == [replace(new, shown_version=2, message=MessageId(LARGEST_ID))]


async def test_what_was_shown_is_saved_soon_and_together(matches: MatchStore, database: Database) -> None:
    for number in (1, 2):
        await matches.begin(new_match(number, number))
        matches.record_shown(MatchId(number), 0, MessageId(number))
    async with asyncio.timeout(10):
        while await MatchStore(database).unshown(ALL_SHARDS):
            pass
    for number in (1, 2):
        assert await MatchStore(database).live(ChannelId(number)) == await matches.live(ChannelId(number))


async def test_what_was_shown_during_an_outage_is_saved_after_it(tmp_path: Path) -> None:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        matches = MatchStore(database)
        await matches.begin(new_match(1, 1))
        away = (tmp_path / "games.sqlite3").rename(tmp_path / "elsewhere")
        matches.record_shown(MatchId(1), 0, MessageId(1))
        with pytest.raises(DatabaseError):
            await matches.save_shown()
        away.rename(tmp_path / "games.sqlite3")
        await matches.save_shown()
        assert await MatchStore(database).unshown(ALL_SHARDS) == []


async def test_an_interaction_token_is_kept_until_the_response(matches: MatchStore, show: Show) -> None:
    old = replace(new_match(1, 10, 4, 0), event=Event(EventId(1), "a token"))
    new = replace(after_plies(old, 2, 8, 1), event=Event(EventId(2), "another"))

    async def token() -> str | None:
        found = await matches.live(HERE.channel)
        return found.event.token if found else None

    await matches.begin(old)
    assert await token() == "a token"
    await show(2, None)
    assert await token() is None
    await matches.change(old, new)
    for version, expected in ((2, "another"), (4, None)):
        await show(version, None)
        assert await token() == expected
