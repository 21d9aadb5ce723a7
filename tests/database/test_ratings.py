"""Ratings: their updates at the end of matches, the leaderboard, and the migration."""

import asyncio
from collections.abc import Coroutine, Iterator
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from bot.database import schema
from bot.database.copying import copy_database
from bot.database.database import Database
from bot.database.errors import RepeatedEventError, StaleMatchError
from bot.database.migration import migrate
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.games.value import Result
from bot.matches.rating import MIN_RANKED_GAMES, Rating
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import Change, SavedMatch
from cogs.records.statistics import Leaderboard, Standing, WinDrawLoss
from cogs.records.statistics_queries import read_leaderboard
from tests.support.databases import (
    Contents,
    contents,
    create_old_schema,
    open_database,
    standing_of,
    temporary_database,
)
from tests.support.level_ratings import LEVEL_RATINGS
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
    """Return the ratings saved with a match."""

    def read(connection: Connection) -> Any:
        wanted = select(schema.match.c.x_rating, schema.match.c.o_rating).where(schema.match.c.id == match)
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
        names = ("server_id", "user_id", "rating", "games")
        for row in (*others, *known, (9, 1, 2000.0, 5)):
            counts = {"game": "3x3", "wins": row[3] - 1, "draws": 1, "losses": 0}
            connection.execute(insert(schema.rating), dict(zip(names, row, strict=True)) | counts)

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


def random_matches(rng: Random) -> Iterator[tuple[SavedMatch, SavedMatch]]:
    """All kinds of matches: the last running version and the finished one.

    Two end at the same time each day, one of them between members and the other one not.
    """
    cleo, deleted = MemberSeat(CLEO), MemberSeat(None)
    for number in range(1, 81):
        one, other = (OpponentSeat(rng.choice([*LEVEL_RATINGS, "learner"])) for _ in "xo")
        duels = [(ANA_SEAT, BEN_SEAT)] * 4 + [(cleo, ANA_SEAT), (ANA_SEAT, deleted)]
        others = [(ANA_SEAT, one)] * 4 + [(deleted, one), (one, other)]
        seats = duels if number % 2 else others
        x, o = rng.sample(rng.choice(seats), 2)
        guild = rng.choice([*[GUILD] * 7, GuildId(9), None])
        rules = rng.choice([*[TIC_TAC_TOE] * 9, Rules(misere=True)])
        match = Match(MatchId(number * 100), rules, x, o)
        while not match.is_over and rng.random() < 0.95:
            before, match = match, match.play(rng.choice(match.board.legal_moves))
            if match.is_over:
                break
        else:
            before, match = match, rng.choice((match.abandon(), match.agree(), match.forfeit(Mark.O)))
        place, ended = Place(ChannelId(number), guild), NOON + timedelta(days=number // 2)
        new = SavedMatch(before, place, event(number * 100), ended, is_coached=rng.random() < 0.1)
        yield new, with_end(new, match, event(number * 100 + 50), ended)


async def test_the_migration_rates_earlier_matches(matches: MatchStore, database: Database, empty: str) -> None:
    games = [*random_matches(Random(1))]
    await insert_matches(database, *(new for new, _ in games))
    for new, over in games:
        is_rated = new.match.rules == TIC_TAC_TOE and not new.is_coached  # nothing else was rated then
        await (save_change(matches, new, over) if is_rated else matches.save([Change(new, over)]))
    newer = ("level_gain", "daily_key", "daily_pair", "outdated_message")
    expected: Contents = {**await contents(database), **{table: [] for table in newer}}
    assert {row[0] for row in expected["rating"]} == {GUILD, 9}
    assert max(row[4] for row in expected["rating"]) > 20  # so that both K-factors are used

    added = (
        *("x_rating", "o_rating", "deadline", "prefix", "game", "games", "x_takebacks", "o_takebacks", "is_weakened"),
        *("nonce", "has_notices", "notified", "reminded", "is_quiet", "is_replaceable", "is_unrated", "extended"),
    )

    def copy(connection: Connection) -> None:
        for name in ("server", "match", "ply"):
            table = schema.metadata.tables[name]
            columns = [column.name for column in table.columns if column.name not in added]
            rows = [dict(zip(table.columns.keys(), row, strict=True)) for row in expected[name]]
            connection.execute(insert(table), [{key: row[key] for key in columns} for row in rows])

    async with open_database(empty) as old:
        old.create()
        await old.write(create_old_schema, "0004")
        await old.write(copy)
        await migrate(old)
        assert await contents(old) == expected
        async with temporary_database() as target:
            assert (await copy_database(old, target))["rating"] == len(expected["rating"])
            assert await contents(target) == expected
