"""Accepting challenges: one transaction begins the match and closes the challenge."""

import asyncio

import pytest

from bot.database.database import Database
from bot.database.errors import StaleMatchError
from bot.matches.queries import count_live
from bot.matches.store import MatchStore
from bot.model.challenge import ChallengeOverError
from bot.model.ids import ChallengeId, ChannelId, GuildId
from cogs.duels.queries import close_challenge, find_challenge, open_challenge
from tests.support.databases import contents
from tests.support.people import BEN, BEN_SEAT, HERE, NOON
from tests.support.saved_matches import (
    abandoned,
    after_plies,
    new_challenge,
    new_match,
    running_in,
    save_change,
    save_new,
)

CHALLENGE = ChallengeId(1)


@pytest.fixture(autouse=True)
async def has_challenged(database: Database) -> None:
    await open_challenge(database, new_challenge(CHALLENGE), NOON)


async def test_accepting_a_challenge_twice_begins_one_match(database: Database, matches: MatchStore) -> None:
    await open_challenge(database, other := new_challenge(2, BEN, None), NOON)
    await save_new(matches, duel := new_match(3, HERE.channel, o=BEN_SEAT), accepted=CHALLENGE)
    assert await running_in(matches, HERE.channel) == duel
    assert await database.read(find_challenge, CHALLENGE) is None
    assert await database.read(find_challenge, other.id) == other
    before = await contents(database)
    with pytest.raises(ChallengeOverError):
        await save_new(matches, new_match(4, 20, o=BEN_SEAT), accepted=CHALLENGE)
    assert await contents(database) == before
    with pytest.raises(StaleMatchError):
        await save_new(matches, duel, accepted=CHALLENGE)
    assert await contents(database) == before


async def test_a_challenge_is_accepted_once_or_withdrawn(
    database: Database, matches: MatchStore, other_database: Database
) -> None:
    other_matches = MatchStore(other_database)
    await database.write(close_challenge, CHALLENGE)
    for number in range(10, 50, 4):
        await open_challenge(database, new_challenge(number), NOON)
        asked = ChallengeId(number)
        mine, theirs = (new_match(number + n, number + n, o=BEN_SEAT, guild=GuildId(number)) for n in (1, 2))
        outcomes = await asyncio.gather(
            save_new(matches, mine, accepted=asked),
            save_new(other_matches, theirs, accepted=asked),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), ChallengeOverError}
    assert await other_database.read(count_live) == 10
    for number in range(50, 70, 2):
        await open_challenge(database, new_challenge(number), NOON)
        asked, duel = ChallengeId(number), new_match(number + 1, number, o=BEN_SEAT, guild=GuildId(number))
        beginning, withdrawn = await asyncio.gather(
            save_new(matches, duel, accepted=asked),
            other_database.write(close_challenge, asked),
            return_exceptions=True,
        )
        assert isinstance(beginning, ChallengeOverError) is withdrawn
        assert await running_in(matches, duel.place.channel) == (None if withdrawn else duel)


async def test_a_refused_acceptance_changes_nothing(database: Database, matches: MatchStore) -> None:
    await save_new(matches, busy := new_match(2, HERE.channel, 4))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await save_new(matches, new_match(3, HERE.channel, o=BEN_SEAT), accepted=CHALLENGE)
    assert await contents(database) == before
    await save_new(matches, new_match(4, ChannelId(20), o=BEN_SEAT), accepted=CHALLENGE)

    await open_challenge(database, new_challenge(5), NOON)
    await database.write(close_challenge, ChallengeId(5))
    before = await contents(database)
    new = new_match(6, HERE.channel, o=BEN_SEAT)
    with pytest.raises(ChallengeOverError):
        await save_new(matches, new, instead_of=abandoned(busy, 6), accepted=ChallengeId(5))
    assert await contents(database) == before
    await save_change(matches, busy, after_plies(busy, 7, 0))
