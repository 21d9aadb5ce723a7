"""Ratings: their updates at the end of matches, and the leaderboard."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import RepeatedEventError, StaleMatchError
from bot.games.ids import MatchId, UserId
from bot.games.match import OpponentSeat, Seat
from bot.games.value import Result
from bot.matches import tables
from bot.matches.rating import MIN_RANKED_GAMES, Rating
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from bot.model.saved_match import SavedMatch
from cogs.records.queries import Leaderboard, Standing, WinDrawLoss, read_leaderboard
from tests.support.databases import contents, standing_of
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, GUILD, NOON, event
from tests.support.saved_matches import (
    after_plies,
    delete_user,
    insert_matches,
    new_match,
    save_change,
    stored_data,
    with_end,
)

EASY = OpponentSeat("easy")


async def end(matches: MatchStore, old: SavedMatch, new: SavedMatch) -> None:
    """Save the end of a match as the services do."""
    await save_change(matches, old, new)


async def save_win_of_x(database: Database, event: int, x: Seat = ANA_SEAT, o: Seat = BEN_SEAT, **facts: Any) -> None:
    """Save a match that X wins with the last ply."""
    new = new_match(event, event, 0, 3, 1, 4, x=x, o=o, **facts)
    await insert_matches(database, new)
    await end(MatchStore(database), new, after_plies(new, event + 1, 2))


def unranked(user: UserId, rating: int, results: WinDrawLoss) -> Standing:
    """The standing of a member with few rated matches."""
    return Standing(user, rating, results, None, games_until_ranked=MIN_RANKED_GAMES - results.games)


async def ratings_of_match(database: Database, match: MatchId) -> tuple[int | None, int | None]:
    def read(connection: Connection) -> Any:
        wanted = select(tables.match.c.x_rating, tables.match.c.o_rating).where(tables.match.c.id == match)
        return tuple(connection.execute(wanted).one())

    return await database.read(read)


async def test_the_end_of_a_match_changes_the_ratings_of_its_members(matches: MatchStore, database: Database) -> None:
    new = new_match(10, 1, 0, 3, 1, 4, o=BEN_SEAT)
    await insert_matches(database, new)
    assert await standing_of(database, GUILD, ANA) is None
    await end(matches, new, after_plies(new, 11, 2))
    assert await standing_of(database, GUILD, ANA) == unranked(ANA, 1020, WinDrawLoss(wins=1))
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 980, WinDrawLoss(losses=1))
    assert await ratings_of_match(database, MatchId(10)) == (1020, 980)
    await save_win_of_x(database, 20, BEN_SEAT, EASY)
    assert await ratings_of_match(database, MatchId(20)) == (round(Rating(980).after(Result.WIN, 1000).points), None)
    third = new_match(30, 3, 0, 3, x=EASY, o=ANA_SEAT)
    await insert_matches(database, third)
    await end(matches, third, with_end(third, third.match.agree(), event(31), NOON))
    assert await standing_of(database, GUILD, ANA) == unranked(ANA, 1019, WinDrawLoss(1, 1))
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 1001, WinDrawLoss(wins=1, losses=1))
    assert await standing_of(database, GuildId(1), ANA) is None


async def test_unrated_matches_change_no_rating(matches: MatchStore, database: Database) -> None:
    await save_win_of_x(database, 10, ANA_SEAT, OpponentSeat("learner"))
    await save_win_of_x(database, 20, ANA_SEAT, EASY, guild=None)
    coached = new_match(30, 3, 0, 3, 1, 4, o=BEN_SEAT)
    await insert_matches(database, coached)
    await matches.mark_coached(MatchId(30))
    await end(matches, coached, after_plies(coached, 31, 2))  # by a process that does not know that it is coached
    assert (await contents(database))["rating"] == []
    stale = new_match(40, 4, 0, 3, 1, 4, o=BEN_SEAT)
    await insert_matches(database, stale)
    await end(matches, stale, after_plies(stale, 41, 2))
    for late in (after_plies(stale, 41, 2), after_plies(stale, 42, 2), after_plies(stale, 43, 8)):
        with pytest.raises((StaleMatchError, RepeatedEventError)):
            await end(matches, stale, late)
    assert await standing_of(database, GUILD, ANA) == unranked(ANA, 1020, WinDrawLoss(wins=1))


async def test_matches_that_end_at_once_in_two_processes_all_count(
    matches: MatchStore, database: Database, other_database: Database
) -> None:
    stores, ends = (matches, MatchStore(other_database)), list[Coroutine[Any, Any, None]]()
    for number in range(1, 17):
        x, o = (ANA_SEAT, BEN_SEAT) if number % 4 < 2 else (BEN_SEAT, ANA_SEAT)
        new = new_match(number * 10, number, 0, 3, 1, 4, x=x, o=o)
        await insert_matches(database, new)
        ends.append(end(stores[number % 2], new, after_plies(new, number * 10 + 1, 2)))
    await asyncio.gather(*ends)
    ana, ben = [await standing_of(database, GUILD, user) for user in (ANA, BEN)]
    assert ana
    assert ben
    assert (ana.results, ben.results) == (WinDrawLoss(8, 0, 8), WinDrawLoss(8, 0, 8))
    rows = (await contents(database))["rating"]
    assert sum(row[3] for row in rows) == pytest.approx(2000)  # one wins what the other loses


async def test_the_best_rank_first_and_provisional_ratings_do_not_rank(database: Database) -> None:
    others = [(GUILD, n, 900.0, 6) for n in range(20, 30)]
    known = [(GUILD, 1, 1100.25, 5), (GUILD, 2, 1100.25, 9), (GUILD, 3, 1500.0, 4), (GUILD, 4, 1100.25, 5)]

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.guild), [{"id": GUILD}, {"id": 9}])
        names = ("guild_id", "user_id", "rating", "games")
        for row in (*others, *known, (9, 1, 2000.0, 5)):
            counts = {"game": "3x3", "wins": row[3] - 1, "draws": 1, "losses": 0}
            connection.execute(insert(tables.rating), dict(zip(names, row, strict=True)) | counts)

    await database.write(fill)
    best = await database.read(read_leaderboard, GUILD, "3x3", 0, 4)
    assert (best.offset, best.total) == (0, 13)
    assert best.standings[0] == Standing(BEN, 1100, WinDrawLoss(8, 1), 1)
    assert [(standing.user, standing.rank) for standing in best.standings] == [(2, 1), (1, 2), (4, 3), (20, 4)]
    assert [standing.user for standing in (await database.read(read_leaderboard, GUILD, "3x3", 12, 4)).standings] == [
        29
    ]
    assert await database.read(read_leaderboard, GUILD, "3x3", 13, 4) == Leaderboard((), 13, 13)
    for standing in (await database.read(read_leaderboard, GUILD, "3x3", 0, 20)).standings:
        assert await standing_of(database, GUILD, standing.user) == standing
    assert await standing_of(database, GUILD, CLEO) == unranked(CLEO, 1500, WinDrawLoss(3, 1))
    assert MIN_RANKED_GAMES == 5


async def test_a_rating_is_deleted_with_its_user(database: Database) -> None:
    await save_win_of_x(database, 10)
    await save_win_of_x(database, 20, BEN_SEAT, ANA_SEAT, guild=GuildId(9))
    assert await stored_data(database, ANA) == {"finished": 2, "ratings": 2}
    await delete_user(database, ANA)
    assert await stored_data(database, ANA) == {}
    assert [await standing_of(database, guild, ANA) for guild in (GUILD, GuildId(9))] == [None, None]
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 980, WinDrawLoss(losses=1))
    assert await ratings_of_match(database, MatchId(10)) == (None, 980)
    assert await ratings_of_match(database, MatchId(20)) == (1020, None)
