"""People: what is known of them, and that nothing is left once they ask to be forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.match import MemberSeat, Termination
from bot.model.ids import ALL_SHARDS, ChannelId, Event, EventId, MessageId
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from bot.storage.personal_data import PersonalDataStore, StoredData
from tests.databases import Contents, contents, opened
from tests.postgres import PostgresServer
from tests.storage.matches import BEN, LARGEST, NOON, begun, played

ANA = UserId(LARGEST - 1)
"""An id that is no other number in the database."""

SEAT = MemberSeat(ANA)
PRIVATE = ChannelId(20)
TOKEN = "a token"


@pytest.fixture
def people(database: Database) -> PersonalDataStore:
    return PersonalDataStore(database)


@pytest.fixture
async def full(matches: MatchStore) -> None:
    """Ana has won, has lost, and plays with Ben and by herself; Ben plays without her too."""
    for new in (begun(1, 1, x=SEAT), begun(2, 2, x=BEN, o=SEAT), begun(3, PRIVATE, guild=None, x=SEAT)):
        await matches.begin(new)
        await matches.change(new, new.with_match(new.match.abandon(), Event(EventId(new.event.id + 100)), NOON))
    await matches.begin(replace(begun(4, PRIVATE, guild=None, x=SEAT), event=Event(EventId(4), TOKEN)))
    await matches.begin(begun(5, 5, 4, x=BEN, o=SEAT))
    await matches.show(MatchId(5), 1, MessageId(55))
    await matches.begin(begun(6, 6, 4, x=BEN))


def values_of(found: Contents) -> set[object]:
    """Whatever stands anywhere."""
    return {value for rows in found.values() for row in rows for value in row}


@pytest.mark.usefixtures("full")
async def test_people_can_ask_how_many_matches_carry_their_id(people: PersonalDataStore) -> None:
    assert await people.stored_data(ANA) == StoredData(finished=3, live=2, challenges=0)
    assert await people.stored_data(UserId(2)) == StoredData(finished=1, live=2, challenges=0)
    assert await people.stored_data(UserId(3)) == StoredData(finished=0, live=0, challenges=0)


@pytest.mark.usefixtures("full")
async def test_a_person_who_is_forgotten_is_in_no_column_of_any_table(
    people: PersonalDataStore, database: Database
) -> None:
    before = values_of(await contents(database))
    assert before >= {ANA, PRIVATE, TOKEN}
    await people.delete_user(ANA)
    after = values_of(await contents(database))
    assert not after & {ANA, PRIVATE, TOKEN}
    assert await people.stored_data(ANA) == StoredData(finished=0, live=0, challenges=0)


@pytest.mark.usefixtures("full")
async def test_what_a_forgotten_person_was_playing_stops_and_is_owed_to_nobody(
    people: PersonalDataStore, matches: MatchStore, database: Database
) -> None:
    assert sorted(saved.place.channel for saved in await people.delete_user(ANA)) == [5, PRIVATE]
    assert await matches.count_live() == 1
    assert await matches.live(PRIVATE) is None
    assert [saved.match.id for saved in await matches.owed(ALL_SHARDS)] == [6]
    (with_ben,) = [row for row in (await contents(database))["match"] if row[0] == 5]
    assert {BEN.user, Termination.ABANDONED.value, 2} <= {*with_ben}
    assert not {ChannelId(5), MessageId(55)} & {*with_ben[1:]} - {5}


@pytest.mark.usefixtures("full")
async def test_a_match_in_private_keeps_no_place(people: PersonalDataStore, matches: MatchStore) -> None:
    await people.delete_user(ANA)
    assert [await matches.find(MatchId(n)) for n in (3, 4)] == [None, None]


@pytest.mark.usefixtures("full")
async def test_whoever_is_not_forgotten_keeps_everything(
    people: PersonalDataStore, matches: MatchStore, database: Database
) -> None:
    before = await contents(database)
    assert await people.delete_user(UserId(3)) == []
    assert await contents(database) == before
    await people.delete_user(ANA)
    assert await matches.live(ChannelId(6)) == begun(6, 6, 4, x=BEN)
    assert [row[:3] for row in (await contents(database))["ply"]] == [row[:3] for row in before["ply"]]


async def test_who_plays_against_themselves_is_forgotten_on_both_sides(
    people: PersonalDataStore, matches: MatchStore, database: Database
) -> None:
    await matches.begin(begun(1, x=SEAT, o=SEAT))
    assert await people.stored_data(ANA) == StoredData(finished=0, live=1, challenges=0)
    await people.delete_user(ANA)
    assert ANA not in values_of(await contents(database))


async def test_a_move_that_comes_while_its_player_is_forgotten_changes_nothing(
    people: PersonalDataStore, matches: MatchStore, database: Database, elsewhere: Database
) -> None:
    for number in range(1, 10):
        old = begun(number, number, x=SEAT)
        await matches.begin(old)
        new = played(old, number + 100, 4)
        await asyncio.gather(MatchStore(elsewhere).change(old, new), people.delete_user(ANA), return_exceptions=True)
        assert await matches.live(ChannelId(number)) is None
        assert ANA not in values_of(await contents(database))


async def test_a_match_that_begins_while_its_player_is_forgotten_is_not_left_without_them(
    postgres: PostgresServer,
) -> None:
    ended = begun(1, 1, x=SEAT)
    ended = ended.with_match(ended.match.abandon(), Event(EventId(2)), NOON)
    async with (
        postgres.a_database() as name,
        opened(postgres.url(name)) as database,
        opened(postgres.url(name)) as other,
    ):
        matches = MatchStore(other)
        await matches.begin(ended)
        async with other.writing() as holding:
            await holding.run_sync(lambda c: c.exec_driver_sql("SELECT * FROM match FOR UPDATE").all())
            forgetting = asyncio.create_task(PersonalDataStore(database).delete_user(ANA))
            await postgres.somebody_waits(name)
            await matches.begin(begun(3, 3, x=SEAT))
        await forgetting
        live = await matches.live(ChannelId(3))
        assert live == begun(3, 3, x=SEAT)
        assert await PersonalDataStore(database).stored_data(ANA) == StoredData(finished=0, live=1, challenges=0)
