"""The day's races: one a server and day, one try a puzzle, a table that holds many, and substitutes."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import Connection, insert

from bot.analysis.puzzles import daily_puzzle
from bot.client.services import Services
from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.actor import Actor
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from cogs.puzzles.service import PuzzleService, RaceStanding
from cogs.race import queries
from cogs.race import race as rules
from cogs.race.day import DayRaceService, DayRun
from cogs.race.queries import MOST_ROWS, racer_table, run_to_row
from cogs.race.race import DAY_PUZZLES, MIXED, MOST_ON_ONE, PuzzleId, Run
from cogs.race.service import RaceService
from tests.fakes.opponents import FirstFree
from tests.support.databases import at_once, contents
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, BEN, CLEO, DM, GUILD, HERE, NOON, THERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.saved_matches import delete_user
from tests.support.services import services_with

TODAY = NOON.date()
TOMORROW = timedelta(hours=12)
DAY = TODAY.isoformat()


@pytest.fixture
def days(services: Services) -> DayRaceService:
    return services[DayRaceService]


async def started(days: DayRaceService, acting: Actor) -> DayRun:
    """The run of a member who sees their first board."""
    found = await days.start(acting, DAY)
    days.shown(found)
    return found


async def answer(days: DayRaceService, acting: Actor, asked: DayRun, *, is_right: bool = True) -> DayRun:
    """Let a member answer the puzzle that they are asked, and show them the next one."""
    assert asked.puzzle
    assert asked.racer
    puzzle, number = asked.puzzle, asked.racer.run.number
    cell = next(cell for cell in puzzle.board.legal_moves if (cell == puzzle.solution) is is_right)
    found, verdict = await days.answer(acting, asked.race.id, number, cell, days.monotonic())
    assert verdict is is_right
    days.shown(found)
    return found


async def test_a_server_has_one_race_a_day_even_if_two_ask_at_once(
    services: Services, database: Database, other_database: Database, clock: Clock
) -> None:
    other = services_with(other_database, FirstFree(), clock, rng=Random(9))
    asking = [each[DayRaceService].open(actor(ANA, 100 + number)) for number, each in enumerate((services, other) * 3)]
    races = {found.race.id: found.race for found in await at_once(*asking) if isinstance(found, DayRun)}
    assert len(races) == 1
    assert [row[0] for row in (await contents(database))["race"]] == [*races]
    (race,) = races.values()
    assert (race.day, race.ended, len(race.puzzles)) == (TODAY, NOON + TOMORROW, DAY_PUZZLES)
    same = await services[DayRaceService].open(actor(BEN, 200, THERE))
    assert same.race == race
    clock.advance(TOMORROW)
    assert (await services[DayRaceService].open(actor(BEN, 201))).race.puzzles != race.puzzles


@on_sqlite
async def test_the_puzzles_are_unlike_and_rise_without_the_daily_one(days: DayRaceService, clock: Clock) -> None:
    for number in range(7):
        race = (await days.open(actor(ANA, 100 + number))).race
        drawn = [puzzle.canonical for puzzle in race.puzzles]
        daily = daily_puzzle(HERE.scope, clock().date())
        assert len({*drawn}) == DAY_PUZZLES
        assert PuzzleId(daily.board.game.name, daily.position).canonical not in drawn
        assert len({puzzle.game for puzzle in race.puzzles}) > 2
        clock.advance(timedelta(days=1))


@on_sqlite
async def test_an_answer_counts_once_and_on_its_day(days: DayRaceService, clock: Clock) -> None:
    ana = actor(ANA, 100)
    asked = await started(days, ana)
    clock.advance(timedelta(seconds=2))
    following = await answer(days, ana, asked)
    assert following.racer
    assert (following.racer.run.points, following.racer.run.clock.used) == (1, 2)
    assert asked.puzzle
    again, verdict = await days.answer(ana, asked.race.id, 0, asked.puzzle.solution, days.monotonic())
    assert (again.racer, verdict) == (following.racer, None)
    assert following.puzzle
    taken = next(cell for cell in range(9) if cell not in following.puzzle.board.legal_moves)
    assert (await days.answer(ana, asked.race.id, 1, taken, days.monotonic()))[1] is None
    with refuses("race-not_in"):
        await days.answer(actor(BEN, 101), asked.race.id, 0, asked.puzzle.solution, days.monotonic())
    clock.advance(TOMORROW)
    late, verdict = await days.answer(ana, asked.race.id, 1, following.puzzle.solution, days.monotonic())
    assert (late.racer, late.puzzle, late.is_over, verdict) == (following.racer, None, True, None)
    assert (await days.start(actor(BEN, 102), DAY)).racer is None


@on_sqlite
async def test_each_puzzle_adds_a_minute_at_most(days: DayRaceService, clock: Clock) -> None:
    ana = actor(ANA, 100)
    asked = await started(days, ana)
    clock.advance(timedelta(seconds=10))
    days.shown(await days.start(ana, DAY))  # the same board again
    clock.advance(timedelta(seconds=10))
    asked = await answer(days, ana, asked)
    clock.advance(timedelta(hours=3))
    asked = await answer(days, ana, asked, is_right=False)
    assert asked.racer
    assert asked.racer.run.clock == rules.Clock(used=20 + MOST_ON_ONE)


@on_sqlite
async def test_after_a_restart_a_member_goes_on(services: Services, database: Database, clock: Clock) -> None:
    days, ana = services[DayRaceService], actor(ANA, 100)
    asked = await answer(days, ana, await started(days, ana))
    clock.advance(timedelta(seconds=9))
    restarted = services_with(database, FirstFree(), clock)
    again = await answer(restarted[DayRaceService], ana, asked)
    assert again.racer
    assert (again.racer.run.points, again.racer.run.clock.used) == (2, 0)
    assert restarted[PuzzleService].changed_dailies == {(GUILD, TODAY)}


@on_sqlite
async def test_a_days_race_keeps_nobody_from_others(services: Services) -> None:
    days, races, ana = services[DayRaceService], services[RaceService], actor(ANA, 100)
    asked = await started(days, ana)
    storm = await races.start_storm(actor(ANA, 101, DM), MIXED, 90)
    await answer(days, ana, asked)
    await races.end(storm)
    opened = await races.open_race(actor(ANA, 102), MIXED, 90, joins=True)
    assert await races.unfinished_of(ANA) == opened.race.id
    assert await races.find_open(asked.race.id) is None


@on_sqlite
async def test_the_right_moves_are_kept_until_the_day_is_over(services: Services, clock: Clock) -> None:
    days, races, ana = services[DayRaceService], services[RaceService], actor(ANA, 100)
    asked = await started(days, ana)
    await answer(days, ana, asked, is_right=False)
    with refuses("race-day_not_over", ends=NOON + TOMORROW):
        await races.missed(asked.race.id, ANA)
    clock.advance(TOMORROW)
    _, ((missed, puzzle),) = await races.missed(asked.race.id, ANA)
    assert (missed.number, puzzle) == (0, asked.puzzle)
    found = await days.open(actor(ANA, 101))
    assert found.yesterday
    assert (found.yesterday.table.place(ANA), found.yesterday.table.count) == (1, 1)
    assert (await days.open(actor(BEN, 102))).yesterday is None


def insert_racers(connection: Connection, race: int, runs: dict[int, Run]) -> None:
    for user, run in runs.items():
        connection.execute(insert(racer_table), {"race_id": race, "user_id": user, **run_to_row(run)})


async def test_the_table_has_the_order_of_races_and_the_place_of_its_reader(
    days: DayRaceService, database: Database
) -> None:
    race = (await days.open(actor(ANA, 100))).race
    rng = Random(1)
    runs = {
        user: Run(rng.randrange(5), 0, rng.randrange(3), rng.randrange(3), 5, (), rules.Clock(rng.randrange(3)))
        for user in range(10, 60)
    }
    await database.write(insert_racers, race.id, {**runs, 99: Run()})
    ranked = sorted(runs, key=lambda user: (*runs[user].rank, user))
    for user, last in ((ranked[20], [21]), (ranked[3], []), (99, []), (98, [])):
        table = await database.read(queries.read_table, GUILD, TODAY, UserId(user))
        assert [place for place, _ in table.rows] == [*range(1, MOST_ROWS + 1), *last]
        assert [racer.user for _, racer in table.rows] == [ranked[place - 1] for place, _ in table.rows]
        assert (table.count, table.finished) == (50, 0)
    assert await days.standing(GUILD, TODAY) is None


async def test_a_post_names_racers_until_they_delete_their_data(
    services: Services, database: Database, clock: Clock
) -> None:
    days, puzzles, ana, ben = services[DayRaceService], services[PuzzleService], actor(ANA, 100), actor(BEN, 101)
    assert await days.standing(GUILD, TODAY) is None
    await answer(days, ben, await started(days, ben))
    asked = await started(days, ana)
    while asked.puzzle:
        assert await days.standing(GUILD, TODAY) is None
        asked = await answer(days, ana, asked)
    assert asked.racer
    assert asked.racer.finished == NOON
    assert (await puzzles.news(GUILD, TODAY)).race == RaceStanding([(ANA, DAY_PUZZLES), (BEN, 1)], 2)
    clock.advance(TOMORROW)
    assert await puzzles.posts_naming(ANA) == {(GUILD, TODAY)}
    await delete_user(database, ANA)
    services.forget(ANA)
    assert await puzzles.posts_naming(ANA) == set()
    table = await database.read(queries.read_table, GUILD, TODAY)
    assert [(place, racer.user) for place, racer in table.rows] == [(1, BEN)]
    saved = await database.read(queries.find_race, asked.race.id)
    assert saved
    assert saved.starter is None


async def test_a_puzzle_that_a_member_is_asked_is_replaced_for_them_alone(
    services: Services, database: Database
) -> None:
    days = services[DayRaceService]
    race = (await days.open(actor(CLEO, 100))).race
    number = 7
    own = PuzzleRecord().with_puzzle(race.puzzles[number].position, race.puzzles[number].game)
    await database.write(change_puzzle_record, DM, ANA, PuzzleRecord(), own)
    found = await days.start(actor(ANA, 101), DAY)
    assert found.racer
    assert [*found.racer.substitutes] == [number]
    substitute = found.racer.substitutes[number]
    assert substitute.game == race.puzzles[number].game
    assert substitute.canonical not in {puzzle.canonical for puzzle in race.puzzles}
    assert found.race.puzzles_of(found.racer) == [*race.puzzles[:number], substitute, *race.puzzles[number + 1 :]]
    others = await days.start(actor(BEN, 102), DAY)
    assert others.racer
    assert not others.racer.substitutes
