"""Challenges and invitations, and their acceptance: one transaction begins the match and closes the challenge."""

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
from cogs.duels import queries as duels
from tests.support.databases import at_once, contents, refused
from tests.support.people import ANA, BEN, BEN_SEAT, CLEO, GUILD, HERE, LARGEST_ID, NOON
from tests.support.saved_matches import EXPIRY, abandoned, after_plies, new_challenge, new_match, save_change, save_new

ELSEWHERE = GuildId(8 << 22)
INSTANT = timedelta(microseconds=1)
ROUNDS = range(1, 13, 3)


async def open_all(database: Database, *new: Challenge) -> None:
    for challenge in new:
        await duels.open_challenge(database, challenge, NOON)


async def find_all(database: Database, *numbers: int) -> list[Challenge | None]:
    return [await database.read(duels.find_challenge, ChallengeId(number)) for number in numbers]


async def rows_of(database: Database) -> list[dict[str, object]]:
    names = [column.name for column in duels.challenge_table.columns]
    return [dict(zip(names, row, strict=True)) for row in (await contents(database))["challenge"]]


async def add(database: Database, *rows: dict[str, object]) -> None:
    """Insert challenges without checks."""
    await database.write(lambda connection: connection.execute(insert(duels.challenge_table), rows) and None)


async def test_a_challenge_reads_back_as_it_was_saved(database: Database) -> None:
    largest, far = UserId(LARGEST_ID), Place(ChannelId(LARGEST_ID), GuildId(LARGEST_ID))
    made = [
        new_challenge(1),
        replace(new_challenge(2, BEN, None), mark=Mark.O, in_thread=True),
        replace(new_challenge(3, expires=EXPIRY + INSTANT), mark=Mark.X, place=Place(ChannelId(11), ELSEWHERE)),
        replace(new_challenge(LARGEST_ID, largest, CLEO), place=far, message=MessageId(LARGEST_ID)),
        replace(new_challenge(4), place=Place(ChannelId(12))),
    ]
    await open_all(database, *made)
    assert await find_all(database, *(one.id for one in made)) == made
    await database.write(duels.set_challenge_message, ChallengeId(1), message := MessageId(LARGEST_ID))
    assert await find_all(database, 1, 2, 5) == [replace(made[0], message=message), made[1], None]
    await database.write(duels.close_challenge, ChallengeId(1))
    await database.write(duels.set_challenge_message, ChallengeId(1), MessageId(5))
    assert await find_all(database, 1) == [None]


async def test_members_have_one_open_challenge_or_invitation_in_a_guild(database: Database) -> None:
    first, invitation = new_challenge(1), new_challenge(2, ANA, None)
    await open_all(database, first, invitation)
    for again, existing in (
        (new_challenge(3), first),
        (new_challenge(3, BEN, ANA), first),
        (new_challenge(3, ANA, None), invitation),
    ):
        async with refused(database, ChallengeExistsError) as error:
            await duels.open_challenge(database, again, NOON)
        assert error.value.existing == existing
    for row in await rows_of(database):
        async with refused(database, IntegrityError):
            await add(database, row | {"id": 3})
    for again, now in ((first, NOON), (first, EXPIRY), (new_challenge(1, CLEO, None), NOON)):
        async with refused(database, RepeatedEventError):
            await duels.open_challenge(database, again, now)
    await open_all(
        database,
        new_challenge(4, ANA, CLEO),
        new_challenge(5, CLEO, BEN),
        new_challenge(6, BEN, None),
        new_challenge(7, BEN, ANA, guild=ELSEWHERE),
        new_challenge(8, ANA, None, guild=ELSEWHERE),
    )


async def test_outside_of_guilds_there_is_one_in_each_channel(database: Database, other_database: Database) -> None:
    for number, to in ((10, BEN), (20, None)):
        first = replace(new_challenge(number, ANA, to), place=Place(ChannelId(number)))
        there = replace(first, id=ChallengeId(number + 1), place=Place(ChannelId(number + 1)))
        await open_all(database, first, there, new_challenge(number + 2, ANA, to))
        again = replace(first, id=ChallengeId(number + 3))
        for one in (again, replace(again, challenger=BEN, challenged=ANA) if to else again):
            async with refused(database, ChallengeExistsError) as error:
                await duels.open_challenge(database, one, NOON)
            assert error.value.existing == first
        for channel in range(10 * number, 10 * number + 4):
            new = replace(first, id=ChallengeId(channel), place=Place(ChannelId(channel)))
            opening = (duels.open_challenge(each, new, NOON) for each in (database, other_database))
            assert {*await at_once(*opening)} == {None, RepeatedEventError}
        for shard in (0, 1):
            expired = await database.read(duels.expired_challenges, EXPIRY, Shards(2, frozenset({shard})))
            assert (first in expired) == (shard == 0)


async def test_an_expired_challenge_makes_room_for_another(database: Database) -> None:
    pairs = (((ANA, BEN), (ANA, BEN)), ((ANA, BEN), (BEN, ANA)), ((ANA, None), (ANA, None)))
    for number, (old, new) in zip((10, 20, 30), pairs, strict=True):
        guild = GuildId(number)
        bystander = new_challenge(number + 3, CLEO, None, expires=NOON, guild=guild)
        await open_all(database, new_challenge(number + 1, *old, guild=guild), bystander)
        again = new_challenge(number + 2, *new, expires=EXPIRY + timedelta(hours=1), guild=guild)
        async with refused(database, ChallengeExistsError):
            await duels.open_challenge(database, again, EXPIRY - INSTANT)
        await duels.open_challenge(database, again, EXPIRY)
        assert await find_all(database, number + 1, number + 2, number + 3) == [None, again, bystander]


async def test_of_two_who_challenge_or_withdraw_at_once_one_succeeds(
    database: Database, other_database: Database
) -> None:
    for number in ROUNDS:
        mine, theirs = (new_challenge(number + n, *by, guild=GuildId(number)) for n, by in enumerate([(), (BEN, ANA)]))
        await duels.open_challenge(database, bystander := new_challenge(100, CLEO, None, guild=GuildId(number)), NOON)
        for other, error in ((theirs, ChallengeExistsError), (mine, RepeatedEventError)):
            opening = duels.open_challenge(database, mine, NOON), duels.open_challenge(other_database, other, NOON)
            outcomes = await at_once(*opening)
            assert {*outcomes} == {None, error}
            opened = (mine, other)[outcomes.index(None)].id
            closing = (each.write(duels.close_challenge, opened) for each in (database, other_database))
            assert {*await at_once(*closing)} == {False, True}
        assert await find_all(database, number, number + 1, 100) == [None, None, bystander]
        await database.write(duels.close_challenge, bystander.id)


async def test_expired_challenges_are_found_in_order_of_expiry(database: Database) -> None:
    made = [
        new_challenge(1, ANA, BEN, expires=NOON),
        new_challenge(2, ANA, CLEO, expires=NOON - timedelta(hours=1)),
        new_challenge(3, BEN, CLEO, expires=NOON + INSTANT),
        new_challenge(4, ANA, None, expires=NOON - INSTANT),
    ]
    for one in made:
        await duels.open_challenge(database, one, NOON - timedelta(days=1))
    for shards in (ALL_SHARDS, Shards(2, frozenset({GUILD >> 22 & 1}))):
        assert await database.read(duels.expired_challenges, NOON, shards) == [made[1], made[3], made[0]]
    assert await database.read(duels.expired_challenges, NOON, Shards(2, frozenset({~(GUILD >> 22) & 1}))) == []

    row = (await rows_of(database))[0]
    await add(database, *(row | {"id": n, "challenged": n} for n in range(5, duels.BATCH_SIZE + 10)))
    found = await database.read(duels.expired_challenges, NOON, ALL_SHARDS)  # a page of them
    assert [one.id for one in found] == [2, 4, 1, *range(5, duels.BATCH_SIZE + 2)]


async def test_accepting_a_challenge_twice_begins_one_match(database: Database, matches: MatchStore) -> None:
    await open_all(database, new_challenge(1), other := new_challenge(2, BEN, None))
    await save_new(matches, duel := new_match(3, HERE.channel, o=BEN_SEAT), accepted=ChallengeId(1))
    assert await matches.latest(HERE.channel) == duel
    assert await find_all(database, 1, 2) == [None, other]
    async with refused(database, ChallengeOverError):
        await save_new(matches, new_match(4, 20, o=BEN_SEAT), accepted=ChallengeId(1))
    async with refused(database, StaleMatchError):
        await save_new(matches, duel, accepted=ChallengeId(1))


@pytest.mark.parametrize("is_withdrawn", [True, False])
async def test_of_two_who_accept_or_withdraw_at_once_one_succeeds(
    database: Database, matches: MatchStore, other_database: Database, is_withdrawn: bool
) -> None:
    for number in ROUNDS:
        asked, guild = ChallengeId(number), GuildId(number)
        await duels.open_challenge(database, new_challenge(number, guild=guild), NOON)
        mine, theirs = (new_match(number + n, number + n, o=BEN_SEAT, guild=guild) for n in (1, 2))
        if is_withdrawn:
            withdrawing = other_database.write(duels.close_challenge, asked)
            begun, withdrawn = await at_once(save_new(matches, mine, accepted=asked), withdrawing)
            assert (begun is ChallengeOverError) is withdrawn
            assert await matches.latest(mine.place.channel) == (None if withdrawn else mine)
        else:
            others = save_new(MatchStore(other_database), theirs, accepted=asked)
            assert {*await at_once(save_new(matches, mine, accepted=asked), others)} == {None, ChallengeOverError}
            assert await database.read(count_live) == number // 3 + 1


async def test_a_refused_acceptance_changes_nothing(database: Database, matches: MatchStore) -> None:
    await duels.open_challenge(database, new_challenge(1), NOON)
    await save_new(matches, busy := new_match(2, HERE.channel, 4))
    async with refused(database, StaleMatchError):
        await save_new(matches, new_match(3, HERE.channel, o=BEN_SEAT), accepted=ChallengeId(1))
    await save_new(matches, new_match(4, ChannelId(20), o=BEN_SEAT), accepted=ChallengeId(1))
    new = new_match(6, HERE.channel, o=BEN_SEAT)
    async with refused(database, ChallengeOverError):
        await save_new(matches, new, instead_of=abandoned(busy, 6), accepted=ChallengeId(5))
    await save_change(matches, busy, after_plies(busy, 7, 0))
