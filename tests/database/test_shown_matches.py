"""What is saved about the boards that were shown."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId
from bot.matches.queries import add_outdated
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, Event, EventId, MessageId
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from bot.process.build import close_services
from tests.fakes.opponents import FirstFree
from tests.support.databases import temporary_database
from tests.support.kinds import on_sqlite
from tests.support.people import BEN_SEAT, event
from tests.support.saved_matches import after_plies, new_match, save_change, save_new, with_end
from tests.support.services import services_with

Record = Callable[[SavedMatch, Shown], Awaitable[None]]
"""Saves what is shown of a match."""

FIRST = new_match(1, 10, 4, 0)
SECOND = after_plies(FIRST, 2, 8, 1)


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


async def test_a_shown_match_is_not_shown_again_until_it_changes(
    matches: MatchStore, record: Record, database: Database
) -> None:
    await save_new(matches, FIRST)
    assert await matches.unshown(ALL_SHARDS) == [FIRST]
    await record(FIRST, showing(2, 100))
    assert await matches.unshown(ALL_SHARDS) == []
    assert await matches.find(FIRST.match.id) == replace(FIRST, shown=showing(2, 100))
    await save_change(matches, FIRST, SECOND)  # by a caller who does not know that it was shown
    assert await matches.unshown(ALL_SHARDS) == [replace(SECOND, shown=showing(2, 100))]
    for number in (2, 3):
        await save_new(matches, new := new_match(number, number))
        matches.record_shown(new, showing(0, number))
    other = MatchStore(database)  # what was shown is saved soon and together, without being asked to
    while len(await other.unshown(ALL_SHARDS)) > 1:
        pass
    for number in map(MatchId, (1, 2, 3)):
        assert await other.find(number) == await matches.find(number)


async def test_what_was_shown_during_an_outage_is_saved_after_it(tmp_path: Path) -> None:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        matches = MatchStore(database)
        await save_new(matches, FIRST)
        away = (tmp_path / "games.sqlite3").rename(tmp_path / "elsewhere")
        matches.record_shown(FIRST, showing(2, 1))
        with pytest.raises(DatabaseError):
            await matches.save_shown()
        away.rename(tmp_path / "games.sqlite3")
        await matches.save_shown()
        assert await MatchStore(database).unshown(ALL_SHARDS) == []


@on_sqlite
async def test_an_attempt_and_its_token_are_saved_until_the_message_is_known(
    matches: MatchStore, record: Record
) -> None:
    pressed = Event(EventId(1), "a token")
    await save_new(matches, first := replace(FIRST, shown=Shown().attempting(pressed)))
    assert [saved.shown for saved in await matches.unshown(ALL_SHARDS)] == [Shown(-1, None, EventId(1), "a token")]
    await record(first, showing(2, 100))
    assert await matches.unshown(ALL_SHARDS) == []
    matches.record_shown(first, matches.shown(first).attempting(event(3)))  # it is shown again
    await matches.save_shown()
    assert [saved.shown for saved in await matches.unshown(ALL_SHARDS)] == [showing(2, 100, attempt=EventId(3))]


async def test_the_attempt_of_a_newer_version_or_another_process_stays(matches: MatchStore, database: Database) -> None:
    other, attempt = MatchStore(database), EventId(1)
    await save_new(matches, first := replace(FIRST, shown=Shown(attempt=attempt)))
    await save_change(matches, first, second := replace(SECOND, shown=Shown(attempt=attempt)))
    matches.record_shown(first, showing(2, 100))  # the board of the first version arrives only now
    await matches.save_shown()
    (found,) = await other.unshown(ALL_SHARDS)
    assert found.shown == showing(2, 100, attempt=attempt)
    matches.record_shown(second, showing(4, 100))
    await matches.save_shown()
    assert await other.unshown(ALL_SHARDS) == []
    attempted = Shown(4, MessageId(100)).attempting(Event(EventId(3), "a token"))
    await save_change(other, second, replace(after_plies(second, 3, 2), shown=attempted))
    (found,) = await matches.unshown(ALL_SHARDS)
    assert found.shown == matches.shown(found) == attempted


async def test_messages_of_earlier_boards_are_saved_until_they_are_closed(matches: MatchStore, record: Record) -> None:
    await save_new(matches, FIRST)
    for shown, outdated in (
        (showing(2, 100), []),
        (showing(2, 200, 100), [100]),
        (showing(2, 200, 100, 150), [100, 150]),
        (showing(2, 100, 150, 200), [150, 200]),  # a message is used again
        (showing(2, 100, 200), [200]),
    ):
        await record(FIRST, shown)
        assert await saved_outdated(matches) == await saved_outdated(matches, MatchId(1)) == outdated
    assert await saved_outdated(matches, MatchId(2)) == []
    (found,) = await matches.outdated(None)
    matches.record_shown(found, showing(2, 100))  # by a process that did not save them
    assert await saved_outdated(matches) == []
    await record(FIRST, showing(2, 200, 100))
    for late in (showing(2, 200), showing(2, 200, 100)):  # a late edit has brought its buttons back
        matches.record_shown(FIRST, late)
    assert await saved_outdated(matches) == [100]


@on_sqlite
async def test_what_is_shown_and_outdated_is_saved_with_the_next_version(
    matches: MatchStore, database: Database
) -> None:
    await save_new(matches, FIRST)
    matches.record_shown(FIRST, showing(2, 102, 100, 101))
    matches.record_shown(FIRST, showing(2, 102, 100))
    await save_change(matches, FIRST, second := replace(SECOND, shown=showing(2, 102, 100)))
    assert await saved_outdated(MatchStore(database)) == [100]
    matches.record_shown(FIRST, showing(2, 200, 102))  # a board that arrives after the next version
    assert matches.shown(second) == showing(2, 200, 102)


async def test_an_offer_is_outdated_once_its_match_changes(matches: MatchStore, database: Database) -> None:
    await save_new(matches, first := new_match(1, 10, 4, o=BEN_SEAT))
    await database.write(add_outdated, first.match.id, [MessageId(100)], first.match.version)
    assert await matches.outdated(None) == []
    await save_change(matches, first, accepted := with_end(first, first.match.agree(), event(2), first.updated))
    assert await saved_outdated(matches) == [100]
    matches.record_shown(accepted, showing(2, 100))  # the accepted offer shows the match
    assert await matches.outdated(None) == []


async def test_what_was_shown_is_saved_when_the_bot_stops(database: Database) -> None:
    services = services_with(database, FirstFree())
    await save_new(services[MatchStore], FIRST)
    services[MatchStore].record_shown(FIRST, showing(2, 100))
    await close_services(services)
    assert await MatchStore(database).unshown(ALL_SHARDS) == []
