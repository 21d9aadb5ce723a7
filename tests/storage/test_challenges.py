"""Challenges: one at a time between two members of a server, and kept no longer than they are open."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta, timezone

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.challenge import Challenge
from bot.model.ids import ALL_SHARDS, ChallengeId, ChannelId, GuildId, MessageId, Place, Shards
from bot.storage import schema
from bot.storage.challenges import PAGE_SIZE, ChallengeStore
from bot.storage.database import Database
from bot.storage.errors import ChallengeOpenError, RepeatedEventError
from bot.storage.guilds import GuildStore
from bot.storage.personal_data import PersonalDataStore, StoredData
from tests.databases import Contents, contents
from tests.storage.challenges import ANA, BEN, CLEO, EXPIRY, challenge
from tests.storage.matches import LARGEST, NOON, SERVER

ELSEWHERE = GuildId(8 << 22)
INSTANT = timedelta(microseconds=1)


@pytest.fixture
def challenges(database: Database) -> ChallengeStore:
    return ChallengeStore(database)


async def open_all(challenges: ChallengeStore, *new: Challenge) -> None:
    for one in new:
        await challenges.open(one, NOON)


def rows_of(found: Contents) -> list[dict[str, object]]:
    names = [column.name for column in schema.challenge.columns]
    return [dict(zip(names, row, strict=True)) for row in found["challenge"]]


async def add(database: Database, *rows: dict[str, object]) -> None:
    """Add challenges as the bot would not."""
    await database.write(lambda connection: connection.execute(insert(schema.challenge), rows) and None)


async def test_a_challenge_comes_back_exactly_as_it_was_made(challenges: ChallengeStore) -> None:
    largest, far = UserId(LARGEST), Place(ChannelId(LARGEST), GuildId(LARGEST))
    pacific = EXPIRY.replace(microsecond=1).astimezone(timezone(timedelta(hours=-9)))
    made = [
        challenge(1),
        replace(challenge(2, BEN, None), mark=Mark.O, in_thread=True),
        replace(challenge(3, expires=pacific), mark=Mark.X, place=Place(ChannelId(11), ELSEWHERE)),
        replace(challenge(LARGEST, largest, CLEO), place=far, message=MessageId(LARGEST)),
        replace(challenge(4), place=Place(ChannelId(12))),
    ]
    await open_all(challenges, *made)
    assert [await challenges.find(one.id) for one in made] == made
    assert await challenges.find(ChallengeId(5)) is None


async def test_two_members_have_one_open_challenge_in_a_server_whoever_made_it(
    challenges: ChallengeStore, database: Database
) -> None:
    await challenges.open(first := challenge(1), NOON)
    before = await contents(database)
    for again in (challenge(2), challenge(3, BEN, ANA)):
        with pytest.raises(ChallengeOpenError) as refused:
            await challenges.open(again, NOON)
        assert refused.value.existing == first
        assert await contents(database) == before
    await open_all(
        challenges,
        challenge(4, ANA, CLEO),
        challenge(5, CLEO, BEN),
        challenge(6, ANA, None),
        challenge(7, BEN, None),
        challenge(8, BEN, ANA, guild=ELSEWHERE),
    )


async def test_a_member_has_one_open_invitation_in_a_server(challenges: ChallengeStore, database: Database) -> None:
    await challenges.open(first := challenge(1, ANA, None), NOON)
    before = await contents(database)
    with pytest.raises(ChallengeOpenError) as refused:
        await challenges.open(challenge(2, ANA, None), NOON)
    assert refused.value.existing == first
    assert await contents(database) == before
    await open_all(challenges, challenge(3, ANA, None, guild=ELSEWHERE), challenge(4, BEN, None), challenge(5))


@pytest.mark.parametrize("to", [BEN, None])
async def test_outside_of_servers_there_is_one_in_each_channel(
    challenges: ChallengeStore, elsewhere: Database, to: UserId | None
) -> None:
    here, there = Place(ChannelId(10)), Place(ChannelId(11))
    first = replace(challenge(1, ANA, to), place=here)
    await open_all(challenges, first, replace(first, id=ChallengeId(2), place=there), challenge(3, ANA, to))
    again = replace(first, id=ChallengeId(4))
    for one in (again, replace(again, challenger=BEN, challenged=ANA) if to else again):
        with pytest.raises(ChallengeOpenError) as refused:
            await challenges.open(one, NOON)
        assert refused.value.existing == first
    for number in range(20, 30):
        new = replace(first, id=ChallengeId(number), place=Place(ChannelId(number)))
        opening = (one.open(new, NOON) for one in (challenges, ChallengeStore(elsewhere)))
        outcomes = await asyncio.gather(*opening, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), RepeatedEventError}
    for shard in (0, 1):
        expired = await challenges.expired(EXPIRY, Shards(2, frozenset({shard})))
        assert (first in expired) == (shard == 0)


@pytest.mark.parametrize(("old", "new"), [((ANA, BEN), (ANA, BEN)), ((ANA, BEN), (BEN, ANA)), ((ANA, None),) * 2])
async def test_a_challenge_that_nobody_took_up_in_time_makes_room(
    challenges: ChallengeStore, old: tuple[UserId, UserId | None], new: tuple[UserId, UserId | None]
) -> None:
    bystander = challenge(3, CLEO, None, expires=NOON)
    await open_all(challenges, challenge(1, *old), bystander)
    again = challenge(2, *new, expires=EXPIRY + timedelta(hours=1))
    with pytest.raises(ChallengeOpenError):
        await challenges.open(again, EXPIRY - INSTANT)
    assert await challenges.find(ChallengeId(1))
    await challenges.open(again, EXPIRY)
    found = [await challenges.find(ChallengeId(number)) for number in (1, 2, 3)]
    assert found == [None, again, bystander]


async def test_one_message_makes_one_challenge(challenges: ChallengeStore, database: Database) -> None:
    await challenges.open(challenge(1), NOON)
    before = await contents(database)
    for again, now in ((challenge(1), NOON), (challenge(1), EXPIRY), (challenge(1, CLEO, None), NOON)):
        with pytest.raises(RepeatedEventError):
            await challenges.open(again, now)
        assert await contents(database) == before


async def test_of_two_who_challenge_each_other_at_once_exactly_one_does(
    challenges: ChallengeStore, elsewhere: Database
) -> None:
    others = ChallengeStore(elsewhere)
    for number in range(1, 20, 2):
        guild = GuildId(number)
        mine = challenge(number, guild=guild)
        for theirs, reason in (
            (challenge(number + 1, BEN, ANA, guild=guild), ChallengeOpenError),
            (mine, RepeatedEventError),
        ):
            outcomes = await asyncio.gather(
                challenges.open(mine, NOON), others.open(theirs, NOON), return_exceptions=True
            )
            assert {type(outcome) for outcome in outcomes} == {type(None), reason}
            assert await challenges.close(mine.id) != (await challenges.close(theirs.id))


async def test_the_database_itself_refuses_a_second_one(challenges: ChallengeStore, database: Database) -> None:
    await open_all(challenges, challenge(1), challenge(2, ANA, None))
    before = await contents(database)
    for row in rows_of(before):
        with pytest.raises(IntegrityError, match=r"(?i)unique"):
            await add(database, row | {"id": 3})
        assert await contents(database) == before


async def test_a_challenge_is_closed_once(challenges: ChallengeStore, elsewhere: Database) -> None:
    for number in range(1, 10):
        await open_all(challenges, challenge(number), challenge(100, CLEO, None, guild=GuildId(number)))
        closed = await asyncio.gather(
            challenges.close(ChallengeId(number)), ChallengeStore(elsewhere).close(ChallengeId(number))
        )
        assert sorted(closed) == [False, True]
        assert await challenges.find(ChallengeId(number)) is None
        assert await challenges.close(ChallengeId(100))


async def test_a_challenge_knows_the_message_that_shows_it(challenges: ChallengeStore) -> None:
    await open_all(challenges, challenge(1), other := challenge(2, CLEO, None))
    await challenges.set_message(ChallengeId(1), MessageId(LARGEST))
    assert await challenges.find(ChallengeId(1)) == replace(challenge(1), message=MessageId(LARGEST))
    assert await challenges.find(ChallengeId(2)) == other
    await challenges.close(ChallengeId(1))
    await challenges.set_message(ChallengeId(1), MessageId(5))
    assert await challenges.find(ChallengeId(1)) is None


async def test_those_whose_time_is_up_are_found_the_longest_ago_first(challenges: ChallengeStore) -> None:
    made = [
        challenge(1, ANA, BEN, expires=NOON),
        challenge(2, ANA, CLEO, expires=NOON - timedelta(hours=1)),
        challenge(3, BEN, CLEO, expires=NOON + INSTANT),
        challenge(4, ANA, None, expires=NOON - INSTANT),
    ]
    for one in made:
        await challenges.open(one, NOON - timedelta(days=1))
    expired = await challenges.expired(NOON, ALL_SHARDS)
    assert expired == [made[1], made[3], made[0]]
    assert await challenges.expired(NOON, Shards(2, frozenset({SERVER >> 22 & 1}))) == expired
    assert await challenges.expired(NOON, Shards(2, frozenset({~(SERVER >> 22) & 1}))) == []


async def test_very_many_that_are_up_are_taken_in_turns(challenges: ChallengeStore, database: Database) -> None:
    await challenges.open(challenge(1), NOON)
    (row,) = rows_of(await contents(database))
    await add(database, *(row | {"id": n, "challenged": n} for n in range(3, PAGE_SIZE + 10)))
    found = await challenges.expired(EXPIRY, ALL_SHARDS)
    assert [one.id for one in found] == [1, *range(3, PAGE_SIZE + 2)]


async def test_where_somebody_is_challenged_the_bot_is_at_home(challenges: ChallengeStore, database: Database) -> None:
    servers = GuildStore(database)
    await open_all(challenges, challenge(1), challenge(2, guild=ELSEWHERE))
    await servers.mark_left(SERVER, NOON)
    await challenges.open(challenge(3, CLEO, None), NOON)
    assert await servers.delete_left(EXPIRY) == 0
    assert await challenges.find(ChallengeId(3))


async def test_with_a_server_go_its_challenges(challenges: ChallengeStore, database: Database) -> None:
    servers = GuildStore(database)
    await open_all(challenges, challenge(1), challenge(2, ANA, None), there := challenge(3, guild=ELSEWHERE))
    await servers.mark_left(SERVER, NOON)
    assert await servers.delete_left(NOON) == 1
    assert [await challenges.find(ChallengeId(number)) for number in (1, 2, 3)] == [None, None, there]


async def test_who_is_forgotten_has_challenged_nobody_and_was_challenged_by_nobody(
    challenges: ChallengeStore, database: Database
) -> None:
    people, dora = PersonalDataStore(database), UserId(LARGEST - 1)
    await open_all(
        challenges,
        challenge(11, dora, BEN),
        challenge(12, CLEO, dora),
        challenge(13, dora, None),
        others := challenge(14, CLEO, BEN),
    )
    assert await people.stored_data(dora) == StoredData(finished=0, live=0, challenges=3)
    assert await people.stored_data(BEN) == StoredData(finished=0, live=0, challenges=2)
    assert await people.delete_user(dora) == []
    found = await contents(database)
    assert dora not in {value for rows in found.values() for row in rows for value in row}
    assert await people.stored_data(dora) == StoredData(finished=0, live=0, challenges=0)
    assert await challenges.find(ChallengeId(14)) == others
    assert len(found["challenge"]) == 1
