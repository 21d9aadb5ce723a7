"""Ratings: their updates at the end of matches, their limits in a day, and the leaderboard."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from bot.database import schema
from bot.database.database import Database
from bot.database.errors import RepeatedEventError, StaleMatchError
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import MemberSeat, OpponentSeat, Seat
from bot.games.value import Result
from bot.matches import tables
from bot.matches.rating import MIN_RANKED_GAMES, Rating
from bot.matches.rating_queries import delete_earlier
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from bot.model.saved_match import SavedMatch
from cogs.records.queries import Leaderboard, Standing, WinDrawLoss, read_leaderboard, user_record
from tests.support.databases import contents, standing_of
from tests.support.kinds import on_sqlite
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, GUILD, HERE, NOON, event
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
    new = new_match(event, event, 0, 3, 1, 4, x=x, o=o, **facts)
    await insert_matches(database, new)
    await end(MatchStore(database), new, after_plies(new, event + 1, 2))


def unranked(user: UserId, rating: int, results: WinDrawLoss) -> Standing:
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


CLEO_SEAT, HARD = MemberSeat(CLEO), OpponentSeat("hard")
MIDNIGHT = NOON + timedelta(hours=12)
"""The end of the day, in UTC."""

INSTANT = timedelta(microseconds=1)


async def save_win(
    database: Database,
    number: int,
    winner: Seat = ANA_SEAT,
    loser: Seat = BEN_SEAT,
    *,
    at: datetime = NOON,
    guild: GuildId = GUILD,
    is_coached: bool = False,
) -> None:
    """Save a match that ends at a time with a win. With an odd number, the winner is X."""
    x, o = (winner, loser) if number % 2 else (loser, winner)
    running = replace(new_match(number * 10, number, 4, 0, x=x, o=o, guild=guild), is_coached=is_coached)
    await insert_matches(database, running)
    over = with_end(running, running.match.forfeit(Mark.O if number % 2 else Mark.X), event(number * 10 + 1), at)
    await save_change(MatchStore(database), running, over)


async def points(database: Database, guild: GuildId = GUILD) -> dict[int, float]:
    return {row[1]: row[3] for row in (await contents(database))["rating"] if row[0] == guild}


def rating(*games: tuple[Result, float, float]) -> float:
    """Return the rating after some games: the result, the opponent's rating, and the weight of each."""
    result = Rating()
    for score, opponent, weight in games:
        result = result.after(score, opponent, weight=weight)
    return result.points


async def test_repeated_games_of_two_members_count_less_and_less(database: Database) -> None:
    ana, ben = [1000.0], [1000.0]
    for number in range(1, 7):
        await save_win(database, number)
        now = await points(database)
        ana.append(now[ANA])
        ben.append(now[BEN])
    gains = [after - before for before, after in pairwise(ana)]
    whole = [Rating(a).after(Result.WIN, b).points - a for a, b in zip(ana[:-1], ben[:-1], strict=True)]
    assert gains == pytest.approx([whole[0], whole[1] / 2, whole[2] / 4, 0, 0, 0])
    assert [a + b for a, b in zip(ana, ben, strict=True)] == pytest.approx([2000.0] * 7)
    record = await database.read(user_record, HERE, ANA)
    assert record.standing
    assert record.total == record.standing.results == WinDrawLoss(wins=6)
    assert [*record.ratings][2:] == [record.standing.rating] * 4


@on_sqlite
async def test_another_member_server_or_day_counts_whole(database: Database) -> None:
    for number in range(1, 4):
        await save_win(database, number, at=MIDNIGHT - INSTANT)
    ana = (await points(database))[1]
    await save_win(database, 4, CLEO_SEAT, ANA_SEAT, at=MIDNIGHT - INSTANT)
    assert (await points(database))[3] == pytest.approx(rating((Result.WIN, ana, 1)))
    await save_win(database, 5, guild=GuildId(9))
    assert (await points(database, GuildId(9)))[1] == pytest.approx(1020)
    before = await points(database)
    await save_win(database, 6, at=MIDNIGHT)
    after = await points(database)
    assert after[2] == pytest.approx(Rating(before[2]).after(Result.LOSS, before[1]).points)


@on_sqlite
async def test_unrated_games_use_up_nothing(database: Database) -> None:
    matches = MatchStore(database)
    for number in (1, 2):
        new = new_match(number * 10, number, 4, 0, o=BEN_SEAT)
        await insert_matches(database, new)
        await matches.mark_coached(MatchId(number * 10))
        over = with_end(new, new.match.resign(ANA), event(number * 10 + 1), NOON)
        await save_change(matches, new, over)
    await save_win(database, 3)
    assert await points(database) == {1: 1020, 2: 980}


@on_sqlite
async def test_a_member_who_deletes_their_data_and_returns_counts_less(database: Database) -> None:
    for number, gain in ((1, 20), (2, 10), (3, 5), (4, 0)):  # Ana is X and O by turns
        before = (await points(database)).get(ANA, 1000)
        whole = Rating(before).after(Result.WIN, 1000).points - before
        await save_win(database, number)
        assert (await points(database))[ANA] - before == pytest.approx(whole * gain / 20)
        await delete_user(database, BEN)
    before = (await points(database))[ANA]
    await save_win(database, 5, at=MIDNIGHT)
    assert (await points(database))[ANA] == pytest.approx(Rating(before).after(Result.WIN, 1000).points)


@on_sqlite
async def test_a_deleted_accomplice_does_not_spoil_the_games_of_others(database: Database) -> None:
    for number in (1, 2, 3):
        await save_win(database, number)
    await delete_user(database, BEN)
    before = (await points(database))[ANA]
    await save_win(database, 4, CLEO_SEAT, ANA_SEAT)
    after = await points(database)
    assert after[CLEO] == pytest.approx(Rating().after(Result.WIN, before).points)
    assert after[ANA] == pytest.approx(Rating(before, 3).after(Result.LOSS, 1000).points)


async def test_pairs_are_stored_without_ids_and_only_for_the_day(database: Database) -> None:
    await save_win(database, 1)
    await save_win(database, 2)
    await save_win(database, 3, CLEO_SEAT)
    await save_win(database, 4, at=MIDNIGHT)
    rows = (await contents(database))["daily_pair"]
    assert sorted((str(day), matches) for _, day, matches in rows) == [
        ("2026-01-01", 1),
        ("2026-01-01", 2),
        ("2026-01-02", 1),
    ]
    assert len({pair for pair, *_ in rows}) == 3  # each day has its own key, so that pairs cannot be followed
    await database.write(delete_earlier, MIDNIGHT.date())
    left = await contents(database)
    assert [len(left[name]) for name in ("daily_pair", "daily_key")] == [1, 1]


@on_sqlite
async def test_a_hint_against_a_level_prevents_a_gain_but_no_loss(database: Database) -> None:
    await save_win(database, 1, ANA_SEAT, HARD, is_coached=True)
    assert await points(database) == {ANA: 1000}
    await save_win(database, 2, HARD, ANA_SEAT, is_coached=True)
    lost = Rating().after(Result.LOSS, LEVEL_RATINGS["hard"])
    assert await points(database) == {ANA: lost.points}
    await save_win(database, 3, ANA_SEAT, HARD)
    won = lost.after(Result.WIN, LEVEL_RATINGS["hard"]).points
    assert await points(database) == {ANA: pytest.approx(won)}  # the gain that was not given is still allowed


@on_sqlite
async def test_one_level_gives_a_member_40_points_a_day_in_a_server(database: Database) -> None:
    hard = LEVEL_RATINGS["hard"]
    for number in (1, 2, 3):
        await save_win(database, number, ANA_SEAT, HARD)
    assert await points(database) == {ANA: pytest.approx(1040)}
    await save_win(database, 4, ANA_SEAT, EASY)
    after = Rating(1040, 3).after(Result.WIN, 1000)
    await save_win(database, 5, BEN_SEAT, HARD)
    first = rating((Result.WIN, hard, 1))
    assert await points(database) == {ANA: pytest.approx(after.points), BEN: pytest.approx(first)}
    await save_win(database, 6, ANA_SEAT, HARD, guild=GuildId(9))
    assert await points(database, GuildId(9)) == {ANA: pytest.approx(first)}

    lost = after.after(Result.LOSS, hard)
    await save_win(database, 7, ANA_SEAT, HARD)
    await save_win(database, 8, HARD, ANA_SEAT)
    await save_win(database, 9, ANA_SEAT, HARD)  # a loss makes no room for wins
    assert (await points(database))[ANA] == pytest.approx(lost.points)
    await save_win(database, 10, ANA_SEAT, HARD, at=MIDNIGHT)
    assert (await points(database))[ANA] == pytest.approx(lost.after(Result.WIN, hard).points)


async def test_limits_hold_for_matches_that_end_at_once(database: Database, other_database: Database) -> None:
    databases = (database, other_database)
    wins = [save_win(databases[number % 2], number, ANA_SEAT, HARD) for number in range(1, 7)]
    duels = [save_win(databases[number % 2], number, BEN_SEAT, CLEO_SEAT) for number in range(7, 13)]
    crossed = [save_win(databases[number % 2], number, CLEO_SEAT, BEN_SEAT) for number in range(13, 15)]
    await asyncio.gather(*wins, *duels, *crossed)
    now = await points(database)
    assert now[1] == pytest.approx(1040)
    assert now[2] + now[3] == pytest.approx(2000)
    assert abs(now[2] - 1000) <= 20 + 10 + 5
