"""Which players are notified, and which reminders are due."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.database.database import Database
from bot.matches.notice_queries import (
    claim_notice,
    claim_reminder,
    due_reminders,
    is_muted,
    mute,
    release_notice,
    release_reminder,
    unmute,
)
from bot.matches.store import DEFAULT_IDLE, MatchStore
from bot.model.ids import ALL_SHARDS
from bot.model.saved_match import SavedMatch
from tests.support.people import ANA, BEN, BEN_SEAT, NOON
from tests.support.saved_matches import after_plies, insert_matches, new_match, running_in, save_change, save_new

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


@pytest.fixture
async def duel(matches: MatchStore) -> SavedMatch:
    """A match between Ana, who is to move, and Ben."""
    await save_new(matches, new := replace(new_match(1, o=BEN_SEAT), has_notices=True))
    return new


async def test_a_turn_has_one_notice(matches: MatchStore, database: Database, duel: SavedMatch) -> None:
    assert await running_in(matches, duel.place.channel) == duel  # it keeps that it has notices
    for _ in range(2):
        assert [await database.write(claim_notice, duel, ANA) for _ in range(2)] == [True, False]
        await database.write(release_notice, duel)
    assert await database.write(claim_reminder, duel, ANA)
    await save_change(matches, duel, moved := after_plies(duel, 5, 4))
    assert not await database.write(claim_notice, duel, ANA)  # the board that was to be sent is outdated
    assert await database.write(claim_notice, moved, BEN)
    await database.write(release_notice, duel)  # the earlier board could not be sent, which is known only now
    assert not await database.write(claim_notice, moved, BEN)


async def test_who_has_turned_notices_off_gets_none(database: Database, duel: SavedMatch) -> None:
    for _ in range(2):
        await database.write(mute, ANA)
    assert await database.read(is_muted, ANA)
    assert not await database.write(claim_notice, duel, ANA)
    assert not await database.write(claim_reminder, duel, ANA)
    await database.write(unmute, ANA)
    assert not await database.read(is_muted, ANA)
    assert await database.write(claim_notice, duel, ANA)
    assert await database.write(claim_reminder, duel, ANA)


async def test_of_several_processes_one_notifies_and_one_reminds(
    matches: MatchStore, database: Database, other_database: Database, duel: SavedMatch
) -> None:
    for claim in (claim_notice, claim_reminder):
        claims = [store.write(claim, duel, ANA) for store in (database, other_database)]
        assert sorted(await asyncio.gather(*claims)) == [False, True]
    await database.write(release_reminder, duel)
    assert await other_database.write(claim_reminder, duel, ANA)
    await save_change(matches, duel, moved := after_plies(duel, 5, 4))
    assert not await database.write(claim_reminder, duel, ANA)
    assert await database.write(claim_reminder, moved, BEN)


async def test_a_reminder_is_due_in_the_last_tenth_and_at_most_hour(matches: MatchStore, database: Database) -> None:
    for number, (hours, left) in enumerate(((1, 6), (6, 36), (9, 54), (10, 60), (72, 60), (None, 60)), start=1):
        idle = None if hours is None else hours * HOUR
        deadline = NOON + (idle or DEFAULT_IDLE)
        new = replace(new_match(number, number, o=BEN_SEAT), has_notices=True, idle=idle, deadline=deadline)
        await insert_matches(database, new)

        async def is_due(left: timedelta, new: SavedMatch = new) -> bool:
            assert new.deadline
            due = await matches.find_all(due_reminders(new.deadline - left, DEFAULT_IDLE, ALL_SHARDS))
            return new.match.id in [saved.match.id for saved in due]

        results = [await is_due(time) for time in (left * MINUTE + MINUTE, left * MINUTE, MINUTE, 0 * MINUTE)]
        assert results == [False, True, True, False]
        await database.write(claim_reminder, new, ANA)
        assert not await is_due(MINUTE)
