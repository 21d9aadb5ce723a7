"""Ratings: their updates at the end of matches, their limits in a day, the leaderboard, and what an end has changed."""

import asyncio
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
from bot.games.lines import LISTED
from bot.games.mark import Mark
from bot.games.match import MemberSeat, OpponentSeat, Seat
from bot.games.value import Result
from bot.matches import tables
from bot.matches.endings import read_ending
from bot.matches.rating import MIN_RANKED_GAMES, Rating
from bot.matches.rating_queries import delete_earlier
from bot.matches.store import MatchStore
from bot.model.ending import Ending, RatingChange
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

CLEO_SEAT, EASY, HARD, LEARNER = MemberSeat(CLEO), *map(OpponentSeat, ("easy", "hard", "learner"))
MIDNIGHT = NOON + timedelta(hours=12)
"""The end of the day, in UTC."""

INSTANT = timedelta(microseconds=1)
ELSEWHERE = GuildId(9)


async def save_win(
    database: Database,
    number: int,
    winner: Seat = ANA_SEAT,
    loser: Seat = BEN_SEAT,
    *,
    is_draw: bool = False,
    is_coached: bool = False,
    at: datetime = NOON,
    **facts: Any,
) -> SavedMatch:
    """Save a match that ends at a time with a win, or is drawn. With an odd number, the winner is X."""
    x, o = (winner, loser) if number % 2 else (loser, winner)
    running = replace(new_match(number * 10, number, 4, 0, x=x, o=o, **facts), is_coached=is_coached)
    await insert_matches(database, running)
    match = running.match.agree() if is_draw else running.match.forfeit(Mark.O if number % 2 else Mark.X)
    over = with_end(running, match, event(number * 10 + 1), at)
    await save_change(MatchStore(database), running, over)
    return over


async def points(database: Database, guild: GuildId = GUILD) -> dict[int, float]:
    return {row[1]: row[3] for row in (await contents(database))["rating"] if row[0] == guild}


def approximately(**ratings: float) -> Any:
    users = {"ana": ANA, "ben": BEN, "cleo": CLEO}
    return pytest.approx({users[name]: rating for name, rating in ratings.items()})


def unranked(user: UserId, rating: int, results: WinDrawLoss) -> Standing:
    return Standing(user, rating, results, None, games_until_ranked=MIN_RANKED_GAMES - results.games)


async def ratings_of_match(database: Database, match: int) -> tuple[int | None, int | None]:
    wanted = select(tables.match.c.x_rating, tables.match.c.o_rating).where(tables.match.c.id == match)
    return await database.read(lambda connection: tuple(connection.execute(wanted).one()))


async def test_the_end_of_a_match_changes_the_ratings_of_its_members(database: Database) -> None:
    assert await standing_of(database, GUILD, ANA) is None
    await save_win(database, 1)
    assert await standing_of(database, GUILD, ANA) == unranked(ANA, 1020, WinDrawLoss(wins=1))
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 980, WinDrawLoss(losses=1))
    await save_win(database, 3, BEN_SEAT, EASY)
    assert await ratings_of_match(database, 30) == (round(Rating(980).after(Result.WIN, 1000).points), None)
    await save_win(database, 2, ANA_SEAT, EASY, is_draw=True)
    assert await standing_of(database, GUILD, ANA) == unranked(ANA, 1019, WinDrawLoss(1, 1))
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 1001, WinDrawLoss(wins=1, losses=1))
    await save_win(database, 4, BEN_SEAT, ANA_SEAT, guild=ELSEWHERE)
    assert await stored_data(database, ANA) == {"finished": 3, "ratings": 2}
    await delete_user(database, ANA)
    assert [await standing_of(database, guild, ANA) for guild in (GUILD, ELSEWHERE)] == [None, None]
    assert await standing_of(database, GUILD, BEN) == unranked(BEN, 1001, WinDrawLoss(wins=1, losses=1))
    assert [await ratings_of_match(database, match) for match in (10, 40)] == [(None, 980), (None, 1020)]


async def test_unrated_matches_change_no_rating_and_use_up_nothing(matches: MatchStore, database: Database) -> None:
    await save_win(database, 1, ANA_SEAT, LEARNER)
    await save_win(database, 3, ANA_SEAT, EASY, guild=None)
    coached = new_match(50, 3, 0, 3, 1, 4, o=BEN_SEAT)
    await insert_matches(database, coached)
    await matches.mark_coached(MatchId(50))
    await save_change(matches, coached, after_plies(coached, 51, 2))  # by a process that does not know that
    assert await points(database) == {}
    stale = new_match(60, 4, 0, 3, 1, 4, o=BEN_SEAT)
    await insert_matches(database, stale)
    await save_change(matches, stale, after_plies(stale, 61, 2))
    for late in (after_plies(stale, 61, 2), after_plies(stale, 62, 2), after_plies(stale, 63, 8)):
        with pytest.raises((StaleMatchError, RepeatedEventError)):
            await save_change(matches, stale, late)
    assert await points(database) == {ANA: 1020, BEN: 980}


async def test_the_best_rank_first_and_provisional_ratings_do_not_rank(database: Database) -> None:
    others = [(GUILD, n, 900.0, 6) for n in range(20, 30)]
    known = [(GUILD, 1, 1100.25, 5), (GUILD, 2, 1100.25, 9), (GUILD, 3, 1500.0, 4), (GUILD, 4, 1100.25, 5)]

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.guild), [{"id": GUILD}, {"id": 9}])
        names = ("guild_id", "user_id", "rating", "games")
        for row in (*others, *known, (9, 1, 2000.0, 5)):
            counts = {"game": "3x3", "wins": row[3] - 1, "draws": 1, "losses": 0}
            connection.execute(insert(tables.rating), dict(zip(names, row, strict=True)) | counts)

    async def page(offset: int, size: int = 4) -> Leaderboard:
        return await database.read(read_leaderboard, GUILD, "3x3", offset, size)

    await database.write(fill)
    best = await page(0)
    assert (best.offset, best.total) == (0, 13)
    assert best.standings[0] == Standing(BEN, 1100, WinDrawLoss(8, 1), 1)
    assert [(standing.user, standing.rank) for standing in best.standings] == [(2, 1), (1, 2), (4, 3), (20, 4)]
    assert [standing.user for standing in (await page(12)).standings] == [29]
    assert await page(13) == Leaderboard((), 13, 13)
    for standing in (await page(0, 20)).standings:
        assert await standing_of(database, GUILD, standing.user) == standing
    assert await standing_of(database, GUILD, CLEO) == unranked(CLEO, 1500, WinDrawLoss(3, 1))
    assert MIN_RANKED_GAMES == 5


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
    ana = (await points(database))[ANA]
    await save_win(database, 4, CLEO_SEAT, ANA_SEAT, at=MIDNIGHT - INSTANT)
    assert (await points(database))[CLEO] == pytest.approx(Rating().after(Result.WIN, ana).points)
    await save_win(database, 5, guild=ELSEWHERE)
    assert (await points(database, ELSEWHERE))[ANA] == pytest.approx(1020)
    before = await points(database)
    await save_win(database, 6, at=MIDNIGHT)
    after = await points(database)
    assert after[BEN] == pytest.approx(Rating(before[BEN]).after(Result.LOSS, before[ANA]).points)


@on_sqlite
async def test_a_member_who_deletes_their_data_and_returns_counts_less(database: Database) -> None:
    for number, gain in ((1, 20), (2, 10), (3, 5), (4, 0)):  # Ana is X and O by turns
        before = (await points(database)).get(ANA, 1000)
        whole = Rating(before).after(Result.WIN, 1000).points - before
        await save_win(database, number)
        assert (await points(database))[ANA] - before == pytest.approx(whole * gain / 20)
        await delete_user(database, BEN)
    before = (await points(database))[ANA]
    await save_win(database, 6, CLEO_SEAT, ANA_SEAT)  # her games with other members count as before
    cleo, ana = Rating().after(Result.WIN, before), Rating(before, 4).after(Result.LOSS, 1000)
    assert await points(database) == approximately(ana=ana.points, cleo=cleo.points)
    await save_win(database, 5, at=MIDNIGHT)
    assert (await points(database))[ANA] == pytest.approx(ana.after(Result.WIN, 1000).points)


async def test_pairs_are_stored_without_ids_and_only_for_the_day(database: Database) -> None:
    for number, winner, at in ((1, ANA_SEAT, NOON), (2, ANA_SEAT, NOON), (3, CLEO_SEAT, NOON), (4, ANA_SEAT, MIDNIGHT)):
        await save_win(database, number, winner, at=at)
    rows = (await contents(database))["daily_pair"]
    counts = sorted((day.day, matches) for _, day, matches in rows)
    assert counts == [(1, 1), (1, 2), (2, 1)]
    assert len({pair for pair, *_ in rows}) == 3  # each day has its own key, so that pairs cannot be followed
    await database.write(delete_earlier, MIDNIGHT.date())
    left = await contents(database)
    assert [len(left[name]) for name in ("daily_pair", "daily_key")] == [1, 1]


@on_sqlite
async def test_a_hint_or_a_weakened_level_prevents_a_gain_but_no_loss(database: Database) -> None:
    hard = LEVEL_RATINGS["hard"]
    await save_win(database, 1, ANA_SEAT, HARD, is_coached=True)
    assert await points(database) == {ANA: 1000}
    await save_win(database, 2, HARD, ANA_SEAT, is_coached=True)
    lost = Rating().after(Result.LOSS, hard)
    assert await points(database) == {ANA: lost.points}
    await save_win(database, 3, ANA_SEAT, HARD)  # the gain that was not given is still allowed
    won = lost.after(Result.WIN, hard).points
    assert await points(database) == approximately(ana=won)
    await insert_matches(database, running := new_match(50, 5, 4, 0, o=HARD))
    weakened = replace(running.match.forfeit(Mark.O), is_weakened=True)
    await save_change(MatchStore(database), running, with_end(running, weakened, event(51), NOON))
    assert await points(database) == approximately(ana=won)


@on_sqlite
async def test_one_level_gives_a_member_40_points_a_day_in_a_server(database: Database) -> None:
    hard = LEVEL_RATINGS["hard"]
    first = Rating().after(Result.WIN, hard).points
    for number in (1, 2, 3):
        await save_win(database, number, ANA_SEAT, HARD)
    assert await points(database) == approximately(ana=1040)
    await save_win(database, 4, ANA_SEAT, EASY)
    after = Rating(1040, 3).after(Result.WIN, 1000)
    await save_win(database, 5, BEN_SEAT, HARD)
    assert await points(database) == approximately(ana=after.points, ben=first)
    await save_win(database, 6, ANA_SEAT, HARD, guild=ELSEWHERE)
    assert await points(database, ELSEWHERE) == approximately(ana=first)

    lost = after.after(Result.LOSS, hard)
    await save_win(database, 7, ANA_SEAT, HARD)
    await save_win(database, 8, HARD, ANA_SEAT)
    await save_win(database, 9, ANA_SEAT, HARD)  # a loss makes no room for wins
    assert (await points(database))[ANA] == pytest.approx(lost.points)
    await save_win(database, 10, ANA_SEAT, HARD, at=MIDNIGHT)
    assert (await points(database))[ANA] == pytest.approx(lost.after(Result.WIN, hard).points)


async def test_matches_that_end_at_once_in_two_processes_all_count(
    database: Database, other_database: Database
) -> None:
    databases = (database, other_database)
    wins = [save_win(databases[number % 2], number, ANA_SEAT, HARD) for number in range(1, 7)]
    duels = [save_win(databases[number % 2], number, BEN_SEAT, CLEO_SEAT) for number in range(7, 13)]
    crossed = [save_win(databases[number % 2], number, CLEO_SEAT, BEN_SEAT) for number in range(13, 16)]
    await asyncio.gather(*wins, *duels, *crossed)
    now = await points(database)
    assert now[ANA] == pytest.approx(1040)
    assert now[BEN] + now[CLEO] == pytest.approx(2000)  # one wins what the other loses
    assert abs(now[BEN] - 1000) <= 20 + 10 + 5
    standings = [await standing_of(database, GUILD, user) for user in (ANA, BEN, CLEO)]
    results = [standing.results for standing in standings if standing]
    assert results == [WinDrawLoss(6), WinDrawLoss(6, 0, 3), WinDrawLoss(3, 0, 6)]


async def ending(database: Database, number: int, o: Seat = EASY, result: Result = Result.WIN, **facts: Any) -> Ending:
    """Return what the end of a game of Ana has changed, some minutes after noon; the number is odd."""
    players = (o, ANA_SEAT) if result is Result.LOSS else (ANA_SEAT, o)
    at = NOON + timedelta(minutes=number)
    ended = await save_win(database, number, *players, is_draw=result is Result.DRAW, at=at, **facts)
    return await database.read(read_ending, ended)


async def test_a_rating_changes_since_the_last_rated_game_with_the_same_rules(database: Database) -> None:
    """However many games with other rules were played meanwhile."""
    assert (await ending(database, 1)).ratings == {Mark.X: RatingChange(1020, 20)}
    misere = await ending(database, 3, result=Result.LOSS, rules=LISTED["misere"])
    assert misere.ratings == {Mark.O: RatingChange(980, -20)}
    await ending(database, 5, result=Result.LOSS, guild=ELSEWHERE)
    begun = (new_match(number, 10, 0, 1, rules=LISTED["misere"]) for number in range(1_000, 1_100))
    later = NOON + timedelta(minutes=6)
    await insert_matches(database, *(with_end(each, each.match.agree(), each.event, later) for each in begun))
    change = (await ending(database, 7, HARD, Result.LOSS)).ratings[Mark.O]
    assert change.rating - change.change == 1020
    assert change.change < 0


async def test_winning_streaks_and_losses_to_one_level_in_one_game_are_counted(database: Database) -> None:
    win, draw, loss, large = Result.WIN, Result.DRAW, Result.LOSS, {"rules": LISTED["4x4"]}
    games: list[tuple[Seat, Result, dict[str, Any], tuple[int, int]]] = [
        (EASY, win, {}, (1, 0)),
        (LEARNER, win, {}, (2, 0)),
        (BEN_SEAT, win, {}, (0, 0)),  # a win against a member is counted, but not reported
        (EASY, loss, {"guild": ELSEWHERE}, (0, 1)),
        (EASY, win, large, (4, 0)),
        (EASY, draw, {}, (0, 0)),
        (EASY, win, {"guild": None}, (1, 0)),
        (EASY, loss, {}, (0, 1)),
        (HARD, win, {}, (1, 0)),
        (EASY, loss, large, (0, 1)),
        (EASY, loss, {}, (0, 2)),  # games on other boards or against others do not count
        (EASY, loss, {}, (0, 3)),
        (EASY, draw, {}, (0, 0)),
        (EASY, loss, {}, (0, 1)),
    ]
    for number, (o, result, facts, counts) in enumerate(games):
        found = await ending(database, 2 * number + 1, o, result, **facts)
        assert (found.wins, found.losses) == counts, number
