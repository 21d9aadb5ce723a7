"""Challenges and invitations, and their acceptance: one transaction begins the match and closes the challenge."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.database.database import Database
from bot.database.errors import RepeatedEventError, StaleMatchError
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.matches.queries import count_live
from bot.matches.store import MatchStore
from bot.model.challenge import Challenge, ChallengeExistsError, ChallengeOverError
from bot.model.ids import ALL_SHARDS, ChallengeId, ChannelId, GuildId, MessageId, Place, Shards
from cogs.duels.queries import (
    BATCH_SIZE,
    challenge_table,
    close_challenge,
    expired_challenges,
    find_challenge,
    open_challenge,
    set_challenge_message,
)
from tests.support.databases import Contents, contents
from tests.support.people import ANA, BEN, BEN_SEAT, CLEO, GUILD, HERE, LARGEST_ID, NOON
from tests.support.saved_matches import (
    EXPIRY,
    abandoned,
    after_plies,
    new_challenge,
    new_match,
    running_in,
    save_change,
    save_new,
)

ELSEWHERE = GuildId(8 << 22)
INSTANT = timedelta(microseconds=1)


async def open_all(database: Database, *new: Challenge) -> None:
    for challenge in new:
        await open_challenge(database, challenge, NOON)


def rows_of(found: Contents) -> list[dict[str, object]]:
    names = [column.name for column in challenge_table.columns]
    return [dict(zip(names, row, strict=True)) for row in found["challenge"]]


async def add(database: Database, *rows: dict[str, object]) -> None:
    """Insert challenges without checks."""
    await database.write(lambda connection: connection.execute(insert(challenge_table), rows) and None)


async def test_a_challenge_reads_back_as_it_was_saved(database: Database) -> None:
    largest, far = UserId(LARGEST_ID), Place(ChannelId(LARGEST_ID), GuildId(LARGEST_ID))
    precise = EXPIRY.replace(microsecond=1)
    made = [
        new_challenge(1),
        replace(new_challenge(2, BEN, None), mark=Mark.O, in_thread=True),
        replace(new_challenge(3, expires=precise), mark=Mark.X, place=Place(ChannelId(11), ELSEWHERE)),
        replace(new_challenge(LARGEST_ID, largest, CLEO), place=far, message=MessageId(LARGEST_ID)),
        replace(new_challenge(4), place=Place(ChannelId(12))),
    ]
    await open_all(database, *made)
    assert [await database.read(find_challenge, one.id) for one in made] == made
    assert await database.read(find_challenge, ChallengeId(5)) is None


async def test_members_have_one_open_challenge_or_invitation_in_a_guild(database: Database) -> None:
    first, invitation = new_challenge(1), new_challenge(2, ANA, None)
    await open_all(database, first, invitation)
    before = await contents(database)
    for again, existing in (
        (new_challenge(3), first),
        (new_challenge(3, BEN, ANA), first),
        (new_challenge(3, ANA, None), invitation),
    ):
        with pytest.raises(ChallengeExistsError) as refused:
            await open_challenge(database, again, NOON)
        assert refused.value.existing == existing
        assert await contents(database) == before
    for row in rows_of(before):
        with pytest.raises(IntegrityError, match=r"(?i)unique"):
            await add(database, row | {"id": 3})
        assert await contents(database) == before
    for again, now in ((first, NOON), (first, EXPIRY), (new_challenge(1, CLEO, None), NOON)):
        with pytest.raises(RepeatedEventError):
            await open_challenge(database, again, now)
        assert await contents(database) == before
    await open_all(
        database,
        new_challenge(4, ANA, CLEO),
        new_challenge(5, CLEO, BEN),
        new_challenge(6, BEN, None),
        new_challenge(7, BEN, ANA, guild=ELSEWHERE),
        new_challenge(8, ANA, None, guild=ELSEWHERE),
    )


@pytest.mark.parametrize("to", [BEN, None])
async def test_outside_of_guilds_there_is_one_in_each_channel(
    database: Database, other_database: Database, to: UserId | None
) -> None:
    here, there = Place(ChannelId(10)), Place(ChannelId(11))
    first = replace(new_challenge(1, ANA, to), place=here)
    await open_all(database, first, replace(first, id=ChallengeId(2), place=there), new_challenge(3, ANA, to))
    again = replace(first, id=ChallengeId(4))
    for one in (again, replace(again, challenger=BEN, challenged=ANA) if to else again):
        with pytest.raises(ChallengeExistsError) as refused:
            await open_challenge(database, one, NOON)
        assert refused.value.existing == first
    for number in range(20, 30):
        new = replace(first, id=ChallengeId(number), place=Place(ChannelId(number)))
        opening = (open_challenge(each, new, NOON) for each in (database, other_database))
        outcomes = await asyncio.gather(*opening, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), RepeatedEventError}
    for shard in (0, 1):
        expired = await database.read(expired_challenges, EXPIRY, Shards(2, frozenset({shard})))
        assert (first in expired) == (shard == 0)


async def test_an_expired_challenge_makes_room_for_another(database: Database) -> None:
    pairs = (((ANA, BEN), (ANA, BEN)), ((ANA, BEN), (BEN, ANA)), ((ANA, None), (ANA, None)))
    for number, (old, new) in zip((10, 20, 30), pairs, strict=True):
        guild = GuildId(number)
        bystander = new_challenge(number + 3, CLEO, None, expires=NOON, guild=guild)
        await open_all(database, new_challenge(number + 1, *old, guild=guild), bystander)
        again = new_challenge(number + 2, *new, expires=EXPIRY + timedelta(hours=1), guild=guild)
        with pytest.raises(ChallengeExistsError):
            await open_challenge(database, again, EXPIRY - INSTANT)
        assert await database.read(find_challenge, ChallengeId(number + 1))
        await open_challenge(database, again, EXPIRY)
        found = [await database.read(find_challenge, ChallengeId(number + n)) for n in (1, 2, 3)]
        assert found == [None, again, bystander]


async def test_of_two_who_challenge_each_other_at_once_one_succeeds(
    database: Database, other_database: Database
) -> None:
    for number in range(1, 20, 2):
        guild = GuildId(number)
        mine = new_challenge(number, guild=guild)
        for theirs, reason in (
            (new_challenge(number + 1, BEN, ANA, guild=guild), ChallengeExistsError),
            (mine, RepeatedEventError),
        ):
            outcomes = await asyncio.gather(
                open_challenge(database, mine, NOON),
                open_challenge(other_database, theirs, NOON),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} == {type(None), reason}
            assert await database.write(close_challenge, mine.id) != (await database.write(close_challenge, theirs.id))


async def test_a_challenge_is_closed_once(database: Database, other_database: Database) -> None:
    for number in range(1, 10):
        await open_all(database, new_challenge(number), new_challenge(100, CLEO, None, guild=GuildId(number)))
        closed = await asyncio.gather(
            database.write(close_challenge, ChallengeId(number)),
            other_database.write(close_challenge, ChallengeId(number)),
        )
        assert sorted(closed) == [False, True]
        assert await database.read(find_challenge, ChallengeId(number)) is None
        assert await database.write(close_challenge, ChallengeId(100))


async def test_the_message_of_a_challenge_is_saved(database: Database) -> None:
    await open_all(database, new_challenge(1), other := new_challenge(2, CLEO, None))
    await database.write(set_challenge_message, ChallengeId(1), MessageId(LARGEST_ID))
    assert await database.read(find_challenge, ChallengeId(1)) == replace(
        new_challenge(1), message=MessageId(LARGEST_ID)
    )
    assert await database.read(find_challenge, ChallengeId(2)) == other
    await database.write(close_challenge, ChallengeId(1))
    await database.write(set_challenge_message, ChallengeId(1), MessageId(5))
    assert await database.read(find_challenge, ChallengeId(1)) is None


async def test_expired_challenges_are_found_in_order_of_expiry(database: Database) -> None:
    made = [
        new_challenge(1, ANA, BEN, expires=NOON),
        new_challenge(2, ANA, CLEO, expires=NOON - timedelta(hours=1)),
        new_challenge(3, BEN, CLEO, expires=NOON + INSTANT),
        new_challenge(4, ANA, None, expires=NOON - INSTANT),
    ]
    for one in made:
        await open_challenge(database, one, NOON - timedelta(days=1))
    expired = await database.read(expired_challenges, NOON, ALL_SHARDS)
    assert expired == [made[1], made[3], made[0]]
    assert await database.read(expired_challenges, NOON, Shards(2, frozenset({GUILD >> 22 & 1}))) == expired
    assert await database.read(expired_challenges, NOON, Shards(2, frozenset({~(GUILD >> 22) & 1}))) == []

    row = rows_of(await contents(database))[0]
    await add(database, *(row | {"id": n, "challenged": n} for n in range(5, BATCH_SIZE + 10)))
    found = await database.read(expired_challenges, NOON, ALL_SHARDS)  # a page of them
    assert [one.id for one in found] == [2, 4, 1, *range(5, BATCH_SIZE + 2)]


CHALLENGE = ChallengeId(1)


@pytest.fixture
async def has_challenged(database: Database) -> None:
    await open_challenge(database, new_challenge(CHALLENGE), NOON)


@pytest.mark.usefixtures("has_challenged")
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


@pytest.mark.usefixtures("has_challenged")
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


@pytest.mark.usefixtures("has_challenged")
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
