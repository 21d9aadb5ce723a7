"""Limits of what ratings change in a day: between the same two members, and by wins from one level."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import MemberSeat, OpponentSeat, Seat
from bot.games.value import Result
from bot.matches.rating import Rating
from bot.matches.rating_queries import delete_earlier
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from cogs.records.queries import WinDrawLoss, user_record
from tests.support.databases import contents
from tests.support.kinds import on_sqlite
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, GUILD, HERE, NOON, event
from tests.support.saved_matches import delete_user, insert_matches, new_match, save_change, with_end

CLEO_SEAT, HARD, EASY = MemberSeat(CLEO), OpponentSeat("hard"), OpponentSeat("easy")
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
    """Return the exact ratings of a guild's members."""
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
    assert [point.rating for point in record.ratings][2:] == [record.standing.rating] * 4


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
