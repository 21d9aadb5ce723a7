"""Ratings: they change as the end of a match is saved, and only then, whoever else is at it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place
from bot.model.rating import MIN_RANKED_GAMES, Rating
from bot.model.saved_match import SavedMatch
from bot.model.statistics import Leaderboard, Standing, WinDrawLoss
from bot.opponents.opponent import LEVEL_RATINGS
from bot.services.rating import rated
from bot.storage import schema
from bot.storage.copying import copy_database
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError, StaleMatchError
from bot.storage.guilds import GuildStore
from bot.storage.matches import MatchStore
from bot.storage.migration import migrate
from bot.storage.personal_data import PersonalDataStore, StoredData
from bot.storage.ratings import RatingStore
from tests.databases import a_database, contents, opened
from tests.storage.matches import ANA, BEN, NOON, SERVER, begun, played, put
from tests.storage.test_old_databases import make_version

A, B, C = UserId(1), UserId(2), UserId(3)
EASY = OpponentSeat("easy")


@pytest.fixture
def ratings(database: Database) -> RatingStore:
    return RatingStore(database)


async def end(matches: MatchStore, old: SavedMatch, new: SavedMatch) -> None:
    """Save the end of a match as the rooms above do."""
    await matches.change(old, new, rated=rated(new.match, new.place))


async def won_by_x(database: Database, event: int, x: Seat = ANA, o: Seat = BEN, **facts: Any) -> None:
    """A match that X wins with the last ply."""
    new = begun(event, event, 0, 3, 1, 4, x=x, o=o, **facts)
    await put(database, new)
    await end(MatchStore(database), new, played(new, event + 1, 2))


async def ratings_of_match(database: Database, match: MatchId) -> tuple[int | None, int | None]:
    """What stands in a match about its players' ratings."""

    def look(connection: Connection) -> Any:
        wanted = select(schema.match.c.x_rating, schema.match.c.o_rating).where(schema.match.c.id == match)
        return tuple(connection.execute(wanted).one())

    return await database.read(look)


async def test_the_end_of_a_match_changes_the_ratings_of_its_members(
    matches: MatchStore, ratings: RatingStore, database: Database
) -> None:
    new = begun(10, 1, 0, 3, 1, 4, o=BEN)
    await put(database, new)
    assert await ratings.find(SERVER, A) is None
    await end(matches, new, played(new, 11, 2))
    assert await ratings.find(SERVER, A) == Standing(A, 1020, WinDrawLoss(wins=1), None, games_until_ranked=4)
    assert await ratings.find(SERVER, B) == Standing(B, 980, WinDrawLoss(losses=1), None, games_until_ranked=4)
    assert await ratings_of_match(database, MatchId(10)) == (1020, 980)
    await won_by_x(database, 20, BEN, EASY)
    assert await ratings_of_match(database, MatchId(20)) == (round(Rating(980).after(Result.WIN, 1000).points), None)
    third = begun(30, 3, 0, 3, x=EASY, o=ANA)
    await put(database, third)
    await end(matches, third, third.with_match(third.match.agree(), Event(EventId(31)), NOON))
    assert await ratings.find(SERVER, A) == Standing(A, 1019, WinDrawLoss(1, 1), None, games_until_ranked=3)
    assert await ratings.find(SERVER, B) == Standing(B, 1001, WinDrawLoss(wins=1, losses=1), None, games_until_ranked=3)
    assert await ratings.find(GuildId(1), A) is None


async def test_what_does_not_count_changes_nothing(
    matches: MatchStore, ratings: RatingStore, database: Database
) -> None:
    await won_by_x(database, 10, ANA, OpponentSeat("learner"))
    await won_by_x(database, 20, ANA, EASY, guild=None)
    coached = begun(30, 3, 0, 3, 1, 4, o=BEN)
    await put(database, coached)
    await matches.mark_coached(MatchId(30))
    await end(matches, coached, played(coached, 31, 2))  # by a process that has not heard of the advice
    assert (await contents(database))["rating"] == []
    stale = begun(40, 4, 0, 3, 1, 4, o=BEN)
    await put(database, stale)
    await end(matches, stale, played(stale, 41, 2))
    for late in (played(stale, 41, 2), played(stale, 42, 2), played(stale, 43, 8)):
        with pytest.raises((StaleMatchError, RepeatedEventError)):
            await end(matches, stale, late)
    assert await ratings.find(SERVER, A) == Standing(A, 1020, WinDrawLoss(wins=1), None, games_until_ranked=4)


async def test_of_matches_that_end_at_once_in_two_processes_every_one_counts(
    matches: MatchStore, ratings: RatingStore, database: Database, elsewhere: Database
) -> None:
    rooms, ends = (matches, MatchStore(elsewhere)), list[Coroutine[Any, Any, None]]()
    for number in range(1, 17):
        x, o = (ANA, BEN) if number % 4 < 2 else (BEN, ANA)
        new = begun(number * 10, number, 0, 3, 1, 4, x=x, o=o)
        await put(database, new)
        ends.append(end(rooms[number % 2], new, played(new, number * 10 + 1, 2)))
    await asyncio.gather(*ends)
    ana, ben = [await ratings.find(SERVER, user) for user in (A, B)]
    assert ana
    assert ben
    assert (ana.results, ben.results) == (WinDrawLoss(8, 0, 8), WinDrawLoss(8, 0, 8))
    rows = (await contents(database))["rating"]
    assert sum(row[2] for row in rows) == pytest.approx(2000)  # what one has won, the other has lost


async def test_the_best_stand_first_and_who_has_hardly_played_stands_nowhere(
    ratings: RatingStore, database: Database
) -> None:
    others = [(SERVER, n, 900.0, 6) for n in range(20, 30)]
    known = [(SERVER, 1, 1100.25, 5), (SERVER, 2, 1100.25, 9), (SERVER, 3, 1500.0, 4), (SERVER, 4, 1100.25, 5)]

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.guild), [{"id": SERVER}, {"id": 9}])
        names = ("server_id", "user_id", "rating", "games")
        for row in (*others, *known, (9, 1, 2000.0, 5)):
            counts = {"wins": row[3] - 1, "draws": 1, "losses": 0}
            connection.execute(insert(schema.rating), dict(zip(names, row, strict=True)) | counts)

    await database.write(fill)
    best = await ratings.leaderboard(SERVER, 0, 4)
    assert (best.offset, best.total) == (0, 13)
    assert best.standings[0] == Standing(B, 1100, WinDrawLoss(8, 1), 1)
    assert [(standing.user, standing.rank) for standing in best.standings] == [(2, 1), (1, 2), (4, 3), (20, 4)]
    assert [standing.user for standing in (await ratings.leaderboard(SERVER, 12, 4)).standings] == [29]
    assert await ratings.leaderboard(SERVER, 13, 4) == Leaderboard((), 13, 13)
    for standing in (await ratings.leaderboard(SERVER, 0, 20)).standings:
        assert await ratings.find(SERVER, standing.user) == standing
    assert await ratings.find(SERVER, C) == Standing(C, 1500, WinDrawLoss(3, 1), None, games_until_ranked=1)
    assert MIN_RANKED_GAMES == 5


async def test_who_is_forgotten_has_no_rating_and_others_keep_theirs(ratings: RatingStore, database: Database) -> None:
    await won_by_x(database, 10)
    await won_by_x(database, 20, BEN, ANA, guild=GuildId(9))
    people = PersonalDataStore(database)
    assert await people.stored_data(A) == StoredData(finished=2, live=0, challenges=0, ratings=2)
    await people.delete_user(A)
    assert await people.stored_data(A) == StoredData(finished=0, live=0, challenges=0)
    assert [await ratings.find(guild, A) for guild in (SERVER, GuildId(9))] == [None, None]
    assert await ratings.find(SERVER, B) == Standing(B, 980, WinDrawLoss(losses=1), None, games_until_ranked=4)
    assert await ratings_of_match(database, MatchId(10)) == (None, 980)
    assert await ratings_of_match(database, MatchId(20)) == (1020, None)
    await GuildStore(database).mark_left(SERVER, NOON)
    await GuildStore(database).delete_left(NOON)
    assert [row[:2] for row in (await contents(database))["rating"]] == [(9, B)]


def a_year_of_games(rng: Random) -> Iterator[tuple[SavedMatch, SavedMatch]]:
    """All kinds of matches, shortly before their end and at it; two end at a time."""
    carl, nobody = MemberSeat(C), MemberSeat(None)
    for number in range(1, 81):
        one, other = (OpponentSeat(rng.choice([*LEVEL_RATINGS, "learner"])) for _ in "xo")
        seats = [(ANA, BEN)] * 4 + [(ANA, one)] * 4 + [(carl, ANA), (ANA, nobody), (nobody, one), (one, other)]
        x, o = rng.sample(rng.choice(seats), 2)
        guild = rng.choice([*[SERVER] * 7, GuildId(9), None])
        rules = rng.choice([*[TIC_TAC_TOE] * 9, Rules(misere=True)])
        match = Match(MatchId(number * 100), rules, x, o)
        while not match.is_over and rng.random() < 0.95:
            before, match = match, match.play(rng.choice(match.board.legal_moves))
            if match.is_over:
                break
        else:
            before, match = match, rng.choice((match.abandon(), match.agree(), match.forfeit(Mark.O)))
        event = Event(EventId(number * 100))
        place, ended = Place(ChannelId(number), guild), NOON + timedelta(minutes=number // 2)
        new = SavedMatch(before, place, event, ended, is_coached=rng.random() < 0.1)
        yield new, new.with_match(match, Event(EventId(number * 100 + 50)), ended)


async def test_all_that_was_played_before_there_were_ratings_is_rated_as_if_there_had_been(
    matches: MatchStore, database: Database, empty: str
) -> None:
    games = [*a_year_of_games(Random(1))]
    await put(database, *(new for new, _ in games))
    for new, over in games:
        await end(matches, new, over)
    expected = await contents(database)
    assert {row[0] for row in expected["rating"]} == {SERVER, 9}
    assert max(row[3] for row in expected["rating"]) > 20  # so that both K-factors have counted

    def copy(connection: Connection) -> None:
        for name in ("server", "match", "ply"):
            table = schema.metadata.tables[name]
            columns = [column.name for column in table.columns if column.name not in ("x_rating", "o_rating")]
            rows = [dict(zip(table.columns.keys(), row, strict=True)) for row in expected[name]]
            connection.execute(insert(table), [{key: row[key] for key in columns} for row in rows])

    async with opened(empty) as old:
        old.create()
        await old.write(make_version, "0004")
        await old.write(copy)
        await migrate(old)
        assert await contents(old) == expected
        async with a_database() as target:
            assert (await copy_database(old, target))["rating"] == len(expected["rating"])
            assert await contents(target) == expected
