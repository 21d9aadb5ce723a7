"""Challenges that are taken up: the match begins and the challenge goes, both or neither, and once."""

from __future__ import annotations

import asyncio

import pytest

from bot.model.ids import ChallengeId, ChannelId
from bot.storage.challenges import ChallengeStore
from bot.storage.database import Database
from bot.storage.errors import ChallengeClosedError, RepeatedEventError, StaleMatchError
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.storage.challenges import BEN as BENS_ID
from tests.storage.challenges import challenge
from tests.storage.matches import BEN, NOON, begun, played

HERE, ASKED = ChannelId(10), ChallengeId(1)


@pytest.fixture
async def challenges(database: Database) -> ChallengeStore:
    """Ana has challenged Ben."""
    challenges = ChallengeStore(database)
    await challenges.open(challenge(ASKED), NOON)
    return challenges


async def test_a_challenge_that_is_taken_up_becomes_a_match(challenges: ChallengeStore, matches: MatchStore) -> None:
    other = challenge(2, BENS_ID, None)
    await challenges.open(other, NOON)
    await matches.begin(duel := begun(3, HERE, o=BEN), accepted=ASKED)
    assert await matches.live(HERE) == duel
    assert await challenges.find(ASKED) is None
    assert await challenges.find(other.id) == other


async def test_a_challenge_that_is_taken_up_twice_is_one_match(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(first := begun(3, HERE, o=BEN), accepted=ASKED)
    before = await contents(database)
    for channel in (HERE, ChannelId(20)):
        with pytest.raises(ChallengeClosedError):
            await matches.begin(begun(4, channel, o=BEN), accepted=ASKED)
        assert await contents(database) == before
    with pytest.raises(RepeatedEventError):
        await matches.begin(first, accepted=ASKED)
    assert await contents(database) == before
    assert await challenges.find(ASKED) is None


async def test_of_two_who_take_it_up_in_two_processes_at_once_one_begins(
    challenges: ChallengeStore, matches: MatchStore, elsewhere: Database
) -> None:
    others = MatchStore(elsewhere)
    for number in range(10, 50, 4):
        asked = ChallengeId(number) if number > 10 else ASKED
        if number > 10:
            await challenges.open(challenge(number), NOON)
        mine, theirs = (begun(number + n, number + n, o=BEN) for n in (1, 2))
        outcomes = await asyncio.gather(
            matches.begin(mine, accepted=asked), others.begin(theirs, accepted=asked), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), ChallengeClosedError}
    assert await matches.count_live() == 10


async def test_a_busy_channel_leaves_the_challenge_open(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(begun(2, HERE))
    before = await contents(database)
    with pytest.raises(StaleMatchError):
        await matches.begin(begun(3, HERE, o=BEN), accepted=ASKED)
    assert await contents(database) == before
    assert await challenges.find(ASKED) == challenge(ASKED)
    await matches.begin(begun(4, ChannelId(20), o=BEN), accepted=ASKED)


async def test_a_challenge_that_was_withdrawn_ends_no_match_and_begins_none(
    challenges: ChallengeStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(old := begun(2, HERE, 4))
    await challenges.close(ASKED)
    before = await contents(database)
    with pytest.raises(ChallengeClosedError):
        await matches.begin(begun(3, HERE, o=BEN), instead_of=old, accepted=ASKED)
    assert await contents(database) == before
    await matches.change(old, played(old, 4, 0))


async def test_a_challenge_is_taken_up_or_withdrawn_but_never_both(
    challenges: ChallengeStore, matches: MatchStore, elsewhere: Database
) -> None:
    others = ChallengeStore(elsewhere)
    await challenges.close(ASKED)
    for number in range(10, 30, 2):
        await challenges.open(challenge(number), NOON)
        asked, duel = ChallengeId(number), begun(number + 1, number, o=BEN)
        beginning, withdrawn = await asyncio.gather(
            matches.begin(duel, accepted=asked), others.close(asked), return_exceptions=True
        )
        assert isinstance(beginning, ChallengeClosedError) is withdrawn
        assert await matches.live(duel.place.channel) == (None if withdrawn else duel)
