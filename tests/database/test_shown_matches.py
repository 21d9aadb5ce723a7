"""What is saved about the boards that were shown."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId
from bot.matches.queries import add_outdated
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, MessageId
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from tests.support.databases import temporary_database
from tests.support.people import BEN_SEAT, HERE, event
from tests.support.saved_matches import after_plies, new_match, running_in, save_change, save_new, with_end

Record = Callable[[SavedMatch, Shown], Awaitable[None]]
"""Saves what is shown of a match."""


@pytest.fixture(params=["at once", "soon"])
def record(request: pytest.FixtureRequest, matches: MatchStore) -> Record:
    """Save what is shown of a match, at once or soon; nothing that is read tells the difference."""

    async def record(saved: SavedMatch, shown: Shown) -> None:
        matches.record_shown(saved, shown)
        if request.param == "at once":
            await matches.save_shown()

    return record


def showing(version: int, message: int, *outdated: int, attempt: EventId | None = None) -> Shown:
    return Shown(version, MessageId(message), attempt, outdated=frozenset(map(MessageId, outdated)))


async def saved_outdated(matches: MatchStore, match: MatchId | None = None) -> list[int]:
    """Return the messages that must lose their buttons, as another process finds them."""
    return [message for saved in await matches.outdated(match) for message in sorted(saved.shown.outdated)]


async def test_a_shown_match_is_not_shown_again_until_it_changes(matches: MatchStore, record: Record) -> None:
    await save_new(matches, old := new_match(1, 10, 4, 0))
    assert await matches.unshown(ALL_SHARDS) == [old]
    await record(old, showing(2, 100))
    assert await matches.unshown(ALL_SHARDS) == []
    assert await running_in(matches, HERE.channel) == replace(old, shown=showing(2, 100))
    new = after_plies(old, 2, 8, 1)
    await save_change(matches, old, new)  # by a caller who does not know that it was shown
    assert await matches.unshown(ALL_SHARDS) == [replace(new, shown=showing(2, 100))]


async def test_what_was_shown_is_saved_soon_and_together(matches: MatchStore, database: Database) -> None:
    for number in (1, 2):
        await save_new(matches, new := new_match(number, number))
        matches.record_shown(new, showing(0, number))
    async with asyncio.timeout(10):
        while await MatchStore(database).unshown(ALL_SHARDS):
            pass
    for number in (1, 2):
        assert await running_in(MatchStore(database), ChannelId(number)) == await running_in(matches, ChannelId(number))


async def test_what_was_shown_during_an_outage_is_saved_after_it(tmp_path: Path) -> None:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        matches = MatchStore(database)
        await save_new(matches, new := new_match(1, 1))
        away = (tmp_path / "games.sqlite3").rename(tmp_path / "elsewhere")
        matches.record_shown(new, showing(0, 1))
        with pytest.raises(DatabaseError):
            await matches.save_shown()
        away.rename(tmp_path / "games.sqlite3")
        await matches.save_shown()
        assert await MatchStore(database).unshown(ALL_SHARDS) == []


async def test_an_attempt_and_its_token_are_saved_until_the_message_is_known(
    matches: MatchStore, record: Record
) -> None:
    pressed = Event(EventId(1), "a token")
    await save_new(matches, first := replace(new_match(1, 10, 4, 0), shown=Shown().attempting(pressed)))
    assert [saved.shown for saved in await matches.unshown(ALL_SHARDS)] == [Shown(-1, None, EventId(1), "a token")]
    await record(first, showing(2, 100))
    assert await matches.unshown(ALL_SHARDS) == []
    matches.record_shown(first, matches.shown(first).attempting(event(3)))  # it is shown again
    await matches.save_shown()
    assert [saved.shown for saved in await matches.unshown(ALL_SHARDS)] == [showing(2, 100, attempt=EventId(3))]


async def test_the_attempt_of_a_newer_version_stays_unknown(matches: MatchStore, database: Database) -> None:
    await save_new(matches, first := replace(new_match(1, 10, 4, 0), shown=Shown(attempt=EventId(1))))
    second = replace(after_plies(first, 2, 8, 1), shown=Shown(attempt=EventId(1)))
    await save_change(matches, first, second)
    matches.record_shown(first, showing(2, 100))  # the board of the first version arrives only now
    await matches.save_shown()
    (found,) = await MatchStore(database).unshown(ALL_SHARDS)
    assert found.shown == showing(2, 100, attempt=EventId(1))
    matches.record_shown(second, showing(4, 100))
    await matches.save_shown()
    assert await MatchStore(database).unshown(ALL_SHARDS) == []


async def test_the_attempt_of_another_process_is_known(matches: MatchStore, database: Database) -> None:
    await save_new(matches, first := new_match(1, 10, 4, 0))
    matches.record_shown(first, showing(2, 100))
    await matches.save_shown()
    attempt = Shown(2, MessageId(100)).attempting(Event(EventId(2), "a token"))
    await save_change(MatchStore(database), first, replace(after_plies(first, 2, 8, 1), shown=attempt))
    (found,) = await matches.unshown(ALL_SHARDS)
    assert found.shown == matches.shown(found) == attempt


async def test_messages_of_earlier_boards_are_saved_until_they_are_closed(matches: MatchStore, record: Record) -> None:
    await save_new(matches, first := new_match(1, 10, 4, 0))
    for shown, outdated in (
        (showing(2, 100), []),
        (showing(2, 200, 100), [100]),
        (showing(2, 200, 100, 150), [100, 150]),
        (showing(2, 100, 150, 200), [150, 200]),  # a message is used again
        (showing(2, 100, 200), [200]),
    ):
        await record(first, shown)
        assert await saved_outdated(matches) == await saved_outdated(matches, MatchId(1)) == outdated
    assert await saved_outdated(matches, MatchId(2)) == []
    (found,) = await matches.outdated(None)
    matches.record_shown(found, showing(2, 100))  # by a process that did not save them
    assert await saved_outdated(matches) == []


async def test_a_message_that_is_outdated_again_before_it_is_saved_is_saved(matches: MatchStore) -> None:
    await save_new(matches, first := new_match(1, 10, 4, 0))
    matches.record_shown(first, showing(2, 200, 100))
    await matches.save_shown()
    matches.record_shown(first, showing(2, 200))
    matches.record_shown(first, showing(2, 200, 100))  # a late edit has brought its buttons back
    assert await saved_outdated(matches) == [100]


async def test_a_board_that_arrives_after_the_next_version_is_known(matches: MatchStore) -> None:
    await save_new(matches, first := new_match(1, 10, 4, 0))
    matches.record_shown(first, showing(2, 100))
    await save_change(matches, first, second := replace(after_plies(first, 2, 8, 1), shown=showing(2, 100)))
    matches.record_shown(first, showing(2, 200, 100))
    assert matches.shown(second) == showing(2, 200, 100)


async def test_what_becomes_outdated_is_saved_with_the_next_version(matches: MatchStore, database: Database) -> None:
    await save_new(matches, first := new_match(1, 10, 4, 0))
    matches.record_shown(first, showing(2, 102, 100, 101))
    matches.record_shown(first, showing(2, 102, 100))
    await save_change(matches, first, after_plies(first, 2, 8, 1))
    assert await saved_outdated(MatchStore(database)) == [100]


async def test_an_offer_is_outdated_once_its_match_changes(matches: MatchStore, database: Database) -> None:
    await save_new(matches, first := new_match(1, 10, 4, o=BEN_SEAT))
    await database.write(add_outdated, first.match.id, [MessageId(100)], first.match.version)
    assert await matches.outdated(None) == []
    await save_change(matches, first, accepted := with_end(first, first.match.agree(), event(2), first.updated))
    assert await saved_outdated(matches) == [100]
    matches.record_shown(accepted, showing(2, 100))  # the accepted offer shows the match
    assert await matches.outdated(None) == []
