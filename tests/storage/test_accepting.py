"""Accepting challenges: one transaction begins the match and closes the challenge."""

from __future__ import annotations

import asyncio

import pytest

from bot.model.ids import ChallengeId, ChannelId, GuildId
from bot.storage.challenges import ChallengeStore
from bot.storage.database import Database
from bot.storage.errors import ChallengeClosedError, RepeatedEventError, StaleMatchError
from bot.storage.match_queries import count_live
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.people import BEN, BEN_SEAT, HERE, NOON
from tests.storage.builders import abandoned, after_plies, new_challenge, new_match

CHALLENGE = ChallengeId(1)


@pytest.fixture
async def challenges(database: Database) -> ChallengeStore:
    """Ana has challenged Ben."""
    challenges = ChallengeStore(database)
    await challenges.open(new_challenge(CHALLENGE), NOON)
    return challenges


async def test_accepting_a_challenge_begins_a_match(challenges: ChallengeStore, matches: MatchStore) -> None:
    other = new_challenge(2, BEN, None)
    await challenges.open(other, NOON)
    await matches.begin(duel := new_match(3, HERE.channel, o=BEN_SEAT), accepted=CHALLENGE)
    assert await matches.live(HERE.channel) == duel
    assert await challenges.find(CHALLENGE) is None
    assert await challenges.find(other.id) == other


async def test_accepting_a_challenge_twice_begins_one_match(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(first := new_match(3, HERE.channel, o=BEN_SEAT), accepted=CHALLENGE)
    before = await contents(database)
    for channel in (HERE.channel, ChannelId(20)):
        with pytest.raises(ChallengeClosedError):
            await matches.begin(new_match(4, channel, o=BEN_SEAT), accepted=CHALLENGE)
        assert await contents(database) == before
    with pytest.raises(RepeatedEventError):
        await matches.begin(first, accepted=CHALLENGE)
    assert await contents(database) == before
    assert await challenges.find(CHALLENGE) is None


async def test_of_two_processes_that_accept_at_once_one_begins(
    challenges: ChallengeStore, matches: MatchStore, other_database: Database
) -> None:
    other_store = MatchStore(other_database)
    for number in range(10, 50, 4):
        asked = ChallengeId(number) if number > 10 else CHALLENGE
        if number > 10:
            await challenges.open(new_challenge(number), NOON)
        mine, theirs = (new_match(number + n, number + n, o=BEN_SEAT, guild=GuildId(number)) for n in (1, 2))
        outcomes = await asyncio.gather(
            matches.begin(mine, accepted=asked), other_store.begin(theirs, accepted=asked), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), ChallengeClosedError}
    assert await other_database.read(count_live) == 10


async def test_a_busy_channel_leaves_the_challenge_open(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(new_match(2, HERE.channel))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await matches.begin(new_match(3, HERE.channel, o=BEN_SEAT), accepted=CHALLENGE)
    assert await contents(database) == before
    assert await challenges.find(CHALLENGE) == new_challenge(CHALLENGE)
    await matches.begin(new_match(4, ChannelId(20), o=BEN_SEAT), accepted=CHALLENGE)


async def test_a_withdrawn_challenge_changes_no_match(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(old := new_match(2, HERE.channel, 4))
    await challenges.close(CHALLENGE)
    before = await contents(database)
    with pytest.raises(ChallengeClosedError):
        await matches.begin(new_match(3, HERE.channel, o=BEN_SEAT), instead_of=abandoned(old, 3), accepted=CHALLENGE)
    assert await contents(database) == before
    await matches.change(old, after_plies(old, 4, 0))


async def test_a_challenge_is_accepted_or_withdrawn_but_never_both(
    challenges: ChallengeStore, matches: MatchStore, other_database: Database
) -> None:
    other_store = ChallengeStore(other_database)
    await challenges.close(CHALLENGE)
    for number in range(10, 30, 2):
        await challenges.open(new_challenge(number), NOON)
        asked, duel = ChallengeId(number), new_match(number + 1, number, o=BEN_SEAT, guild=GuildId(number))
        beginning, withdrawn = await asyncio.gather(
            matches.begin(duel, accepted=asked), other_store.close(asked), return_exceptions=True
        )
        assert isinstance(beginning, ChallengeClosedError) is withdrawn
        assert await matches.live(duel.place.channel) == (None if withdrawn else duel)
