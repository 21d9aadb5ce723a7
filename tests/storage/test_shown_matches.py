"""What is saved about the boards that were shown."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.game.ids import MatchId
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, MessageId
from bot.model.saved_match import MatchVersion, OutdatedMessage, SavedMatch
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.matches import MatchStore
from tests.support.databases import temporary_database
from tests.support.people import BEN_SEAT, HERE, LARGEST_ID, event
from tests.support.saved_matches import after_plies, new_match, save_change, save_new, with_end

Show = Callable[[SavedMatch, MessageId | None], Awaitable[None]]
"""Saves that a match was shown by a message."""


@pytest.fixture(params=["at once", "soon"])
def show(request: pytest.FixtureRequest, matches: MatchStore) -> Show:
    """Save that a match was shown, at once or soon; nothing that is read tells the difference."""

    async def show(saved: SavedMatch, message: MessageId | None) -> None:
        matches.record_shown(saved, message)
        if request.param == "at once":
            await matches.save_shown()

    return show


async def test_a_shown_match_is_not_shown_again_until_it_changes(matches: MatchStore, show: Show) -> None:
    old = new_match(1, 10, 4, 0)
    begun = replace(old, match=replace(old.match, plies=()))
    await save_new(matches, old)
    for sent, message, expected in (
        (old, MessageId(100), (2, MessageId(100))),
        (begun, MessageId(99), (2, MessageId(100))),
        (old, None, (2, MessageId(100))),
        (old, MessageId(LARGEST_ID), (2, MessageId(LARGEST_ID))),
    ):
        await show(sent, message)
        assert await matches.unshown(ALL_SHARDS) == []
        shown_version, shown_by = expected
        assert await matches.live(HERE.channel) == replace(old, shown_version=shown_version, message=shown_by)
    new = after_plies(old, 2, 8, 1)
    await save_change(matches, old, new)  # by a process that does not know that it was shown
    assert await matches.unshown(ALL_SHARDS) == [replace(new, shown_version=2, message=MessageId(LARGEST_ID))]


async def test_what_was_shown_is_saved_soon_and_together(matches: MatchStore, database: Database) -> None:
    for number in (1, 2):
        await save_new(matches, new := new_match(number, number))
        matches.record_shown(new, MessageId(number))
    async with asyncio.timeout(10):
        while await MatchStore(database).unshown(ALL_SHARDS):
            pass
    for number in (1, 2):
        assert await MatchStore(database).live(ChannelId(number)) == await matches.live(ChannelId(number))


async def test_what_was_shown_during_an_outage_is_saved_after_it(tmp_path: Path) -> None:
    async with temporary_database(tmp_path / "games.sqlite3") as database:
        matches = MatchStore(database)
        await save_new(matches, new := new_match(1, 1))
        away = (tmp_path / "games.sqlite3").rename(tmp_path / "elsewhere")
        matches.record_shown(new, MessageId(1))
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

    await save_new(matches, old)
    assert await token() == "a token"
    await show(old, None)
    assert await token() is None
    await save_change(matches, old, new)
    for sent, expected in ((old, "another"), (new, None)):
        await show(sent, None)
        assert await token() == expected


def outdated_messages(found: Sequence[OutdatedMessage]) -> list[int]:
    return [outdated.message for outdated in found]


async def test_messages_of_earlier_boards_are_saved_until_they_are_closed(matches: MatchStore, show: Show) -> None:
    first = new_match(1, 10, 4, 0)
    await save_new(matches, first)
    assert matches.record_shown(first, MessageId(100)) is None
    second = after_plies(first, 2, 8, 1)
    await save_change(matches, first, second)
    for sent, message, outdated in (
        (second, MessageId(200), [100]),
        (first, MessageId(150), [100, 150]),  # it was sent late
        (second, MessageId(100), [150, 200]),  # it is used again
    ):
        await show(sent, message)
        found = await matches.outdated(None)
        assert outdated_messages(found) == outdated
        assert {(message.match, message.place) for message in found} == {(MatchId(1), HERE)}
    assert matches.mark_closed(MatchId(1), MessageId(100))
    assert not matches.mark_closed(MatchId(1), MessageId(150))
    assert outdated_messages(await matches.outdated(MatchId(1))) == [200]
    assert await matches.outdated(MatchId(2)) == []


async def test_what_becomes_outdated_is_saved_with_the_next_version(matches: MatchStore, database: Database) -> None:
    first = new_match(1, 10, 4, 0)
    await save_new(matches, first)
    for message in (100, 101, 102):
        matches.record_shown(first, MessageId(message))
    matches.mark_closed(MatchId(1), MessageId(101))
    await save_change(matches, first, after_plies(first, 2, 8, 1))
    assert outdated_messages(await MatchStore(database).outdated(None)) == [100]


async def test_an_offer_is_outdated_once_its_match_changes(matches: MatchStore) -> None:
    first = new_match(1, 10, 4, o=BEN_SEAT)
    await save_new(matches, first)
    await matches.add_offer(MatchVersion.of(first.match), MessageId(100))
    assert await matches.outdated(None) == []
    await save_change(matches, first, accepted := with_end(first, first.match.agree(), event(2), first.updated))
    assert outdated_messages(await matches.outdated(None)) == [100]
    matches.record_shown(accepted, MessageId(100))  # the accepted offer shows the match
    assert await matches.outdated(None) == []


async def test_a_board_may_have_been_posted_until_its_message_is_known(matches: MatchStore, show: Show) -> None:
    first = replace(new_match(1, 10, 4, 0), nonce=EventId(1))
    await save_new(matches, first)
    await show(first, MessageId(100))
    assert await matches.unshown(ALL_SHARDS) == [first_shown := replace(first, message=MessageId(100), shown_version=2)]
    matches.record_shown(first, MessageId(101), EventId(1))
    assert await matches.unshown(ALL_SHARDS) == []
    await matches.record_post(MatchId(1), event(3))
    found = await matches.unshown(ALL_SHARDS)
    assert found == [replace(first_shown, message=MessageId(101), nonce=EventId(3))]
