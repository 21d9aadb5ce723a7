"""Races and storms: who can join, that each answer counts once and in its time, and what is kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.analysis.analyses import analysis_of, are_near
from bot.analysis.puzzles import daily_puzzle
from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.model.actor import Actor
from bot.model.ids import ALL_SHARDS, ChannelId, MessageId, Place, Shards
from cogs.puzzles.queries import find_seen
from cogs.puzzles.service import PuzzleService
from cogs.race import queries
from cogs.race.day import DayRaceService
from cogs.race.queries import MOST_RACERS, Race, RaceKind, Records
from cogs.race.race import MIXED, MOST_WAITED, PENALTY, RACE_GAMES, TIMES, Missed, Run
from cogs.race.service import LONGEST, TIME_TO_JOIN, OpenRace, RaceService
from tests.fakes.opponents import FirstFree
from tests.support.databases import at_once, contents
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, BEN, CLEO, DM, GUILD, HERE, NOON, THERE, Clock, actor
from tests.support.races import fail_writes
from tests.support.refusals import refuses
from tests.support.saved_matches import delete_user, stored_data
from tests.support.services import services_with

SECOND = timedelta(seconds=1)


@pytest.fixture
def races(services: Services) -> RaceService:
    return services[RaceService]


async def open_race(races: RaceService, acting: Actor = actor(ANA, 100), game: str = "3x3") -> OpenRace:  # noqa: B008 - it is frozen
    return await races.open_race(acting, game, 90, joins=True)


async def started(races: RaceService, *others: UserId) -> OpenRace:
    """A race of Ana and others, who all have their first board."""
    opened = await open_race(races)
    for user in others:
        await races.join(opened.race.id, user)
    assert await races.start(opened)
    for racer in opened.race.racers:
        races.shown(opened, racer.user)
    return opened


async def answer(
    races: RaceService, opened: OpenRace, user: UserId, *, is_right: bool = True, arrived: float | None = None
) -> bool | None:
    """Let a racer answer the puzzle that they are asked, and show them the next one."""
    number = opened.racer(user).run.number
    puzzle = opened.puzzles[number]
    cells = [cell for cell in puzzle.board.legal_moves if (cell == puzzle.solution) is is_right]
    when = races.monotonic() if arrived is None else arrived
    verdict = await races.answer(opened, user, number, cells[0], when)
    races.shown(opened, user)
    return verdict


async def saved(database: Database, opened: OpenRace) -> Race:
    race = await database.read(queries.find_race, opened.race.id)
    assert race
    return race


async def test_members_join_one_race_once_until_it_starts(
    services: Services, races: RaceService, database: Database
) -> None:
    opened = await open_race(races)
    for _ in range(2):
        await races.join(opened.race.id, BEN)
    assert [racer.user for racer in (await saved(database, opened)).racers] == [ANA, BEN]
    with refuses("race-channel_taken"):
        await open_race(races, actor(CLEO, 101))
    other = await open_race(races, actor(CLEO, 102, THERE))
    with refuses("race-in_another"):
        await races.join(other.race.id, BEN)
    with refuses("race-in_another"):
        await races.start_storm(actor(ANA, 103, DM), MIXED, 90)
    assert await races.start(opened)
    assert not await races.start(opened)
    with refuses("race-started"):
        await races.join(opened.race.id, UserId(9))
    assert [len(race.racers) for race in await database.read(queries.open_races, ALL_SHARDS)] == [2, 1]
    assert await races.start(other)
    kinds = [race.kind for race in await database.read(queries.open_races, ALL_SHARDS)]
    assert kinds == [RaceKind.RACE, RaceKind.STORM], "one is alone"
    assert await services[DayRaceService].find_asked([CLEO]) == [other.puzzles[0].board]


async def test_twenty_can_join_even_if_more_try_at_once(
    races: RaceService, database: Database, other_database: Database
) -> None:
    opened = await open_race(races)
    joins = [
        each.write(queries.join_race, opened.race.id, UserId(10 + number))
        for number, each in enumerate((database, other_database) * 12)
    ]
    await at_once(*joins)
    assert len((await saved(database, opened)).racers) == MOST_RACERS
    with refuses("race-full", most=MOST_RACERS):
        await races.join(opened.race.id, UserId(99))


@on_sqlite
async def test_an_answer_counts_once_and_is_saved_before_it_is_shown(
    races: RaceService, database: Database, clock: Clock
) -> None:
    opened = await started(races, BEN)
    clock.advance(2 * SECOND)
    assert await answer(races, opened, ANA)
    run = opened.racer(ANA).run
    assert (run.points, run.number, run.clock.used) == (1, 1, 2)
    assert await races.answer(opened, ANA, 0, opened.puzzles[0].solution, races.monotonic()) is None
    taken = next(cell for cell in range(9) if cell not in opened.puzzles[1].board.legal_moves)
    assert await races.answer(opened, ANA, 1, taken, races.monotonic()) is None
    assert await answer(races, opened, ANA, is_right=False) is False
    (ana, ben) = (await saved(database, opened)).racers
    assert (ana.run.points, ana.run.wrong, ana.run.number, len(ana.run.missed)) == (1, 1, 2, 1)
    assert (ana.run.clock.used, ben.run) == (2 + PENALTY, Run())


@on_sqlite
async def test_a_press_that_arrived_in_time_counts_and_a_later_one_does_not(races: RaceService, clock: Clock) -> None:
    opened = await started(races, BEN)
    clock.advance(89 * SECOND)
    arrived = races.monotonic()
    clock.advance(5 * SECOND)  # until it is handled
    assert await answer(races, opened, ANA, arrived=arrived)
    assert await answer(races, opened, BEN) is None
    assert not await races.finish(opened, ANA)
    assert await races.finish(opened, BEN)
    assert races.seconds_left(opened, ANA) == 1
    assert races.seconds_left(opened, BEN) is None
    clock.advance(SECOND)
    assert await races.finish(opened, ANA)
    assert opened.is_over
    assert [(racer.user, racer.run.clock.used) for racer in opened.race.ranked] == [(ANA, 90), (BEN, 90)]


@on_sqlite
async def test_a_clock_stands_still_for_a_while_if_discord_is_away(races: RaceService, clock: Clock) -> None:
    opened = await started(races, BEN)
    puzzle = opened.puzzles[0]
    assert await races.answer(opened, ANA, 0, puzzle.solution, races.monotonic())
    clock.advance(10 * SECOND)
    assert races.seconds_left(opened, ANA) == 90 + MOST_WAITED - 10
    races.shown(opened, ANA)
    assert opened.racer(ANA).run.clock.used == 0
    clock.advance(100 * SECOND)
    assert await races.answer(opened, ANA, 1, opened.puzzles[1].solution, races.monotonic()) is None


@on_sqlite
async def test_a_penalty_and_the_last_puzzle_end_a_run(races: RaceService, clock: Clock) -> None:
    opened = await started(races, BEN)
    clock.advance(85 * SECOND)
    assert await answer(races, opened, ANA, is_right=False) is False
    assert opened.racer(ANA).finished
    for _ in range(TIMES[90]):
        assert await answer(races, opened, BEN)
    ben = opened.racer(BEN)
    assert (ben.finished, ben.run.points, ben.run.clock.used) == (clock(), 60, 85)


async def load(races: RaceService) -> OpenRace:
    """Load the only race that is open."""
    (race,) = await races.saved_open()
    return await races.load(race)


@on_sqlite
async def test_after_a_restart_points_and_time_are_kept(races: RaceService, database: Database, clock: Clock) -> None:
    opened = await started(races, BEN)
    clock.advance(30 * SECOND)
    await answer(races, opened, ANA)
    clock.advance(20 * SECOND)
    restarted = services_with(database, FirstFree(), clock)[RaceService]
    clock.advance(timedelta(minutes=2))
    again = await load(restarted)
    assert again.puzzles == opened.puzzles
    assert (again.is_paused(ANA), restarted.seconds_left(again, ANA)) == (True, None)
    assert not await restarted.finish(again, ANA)
    question = restarted.question(again, ANA)
    assert question
    assert (question.puzzle, question.ends) == (opened.puzzles[1], clock() + 60 * SECOND)
    restarted.shown(again, ANA)
    assert await answer(restarted, again, ANA)
    assert [racer.run.points for racer in (await saved(database, opened)).racers] == [2, 0]
    assert await load(restarted) is again
    clock.advance(LONGEST)
    assert not await restarted.finish(again, BEN)
    await restarted.end(again)
    assert again.is_over
    assert (await saved(database, opened)).ended == clock()


async def test_members_can_join_for_a_while_after_a_restart(
    races: RaceService, database: Database, clock: Clock
) -> None:
    opened = await open_race(races)
    await races.save_message(opened, MessageId(500))
    clock.advance(2 * TIME_TO_JOIN)
    restarted = services_with(database, FirstFree(), clock)[RaceService]
    again = await load(restarted)
    assert (again.race.message, again.race.begins) == (500, clock() + 30 * SECOND)
    assert [racer.user for racer in (await restarted.join(again.race.id, BEN)).race.racers] == [ANA, BEN]


@on_sqlite
async def test_a_racer_sees_what_they_missed_once_nobody_is_asked_it(races: RaceService, clock: Clock) -> None:
    opened = await started(races, BEN)
    await answer(races, opened, ANA)
    await answer(races, opened, ANA, is_right=False)
    clock.advance(90 * SECOND)
    await races.finish(opened, ANA)
    with refuses("race-not_over"):
        await races.missed(opened.race.id, ANA)
    with refuses("race-not_in"):
        await races.missed(opened.race.id, CLEO)
    await races.finish(opened, BEN)
    _, ((wrong, puzzle), (late, last)) = await races.missed(opened.race.id, ANA)
    assert (wrong.number, puzzle) == (1, opened.puzzles[1])
    assert wrong.cell not in (None, puzzle.solution)
    assert (late, last) == (Missed(2), opened.puzzles[2])
    right = await races.explain(actor(ANA, 200), puzzle)
    assert (right.is_right, right.solution.cell) == (True, puzzle.solution)
    assert (await races.missed(opened.race.id, BEN))[1] == [(Missed(0), opened.puzzles[0])]


async def storm(races: RaceService, number: int, points: int, game: str = "3x3") -> Race:
    opened = await races.start_storm(actor(ANA, number), game, 90)
    races.shown(opened, ANA)
    for _ in range(points):
        await answer(races, opened, ANA)
    await races.end(opened)
    return opened.race


async def test_records_are_of_the_same_game_today_this_week_and_ever(races: RaceService, clock: Clock) -> None:
    assert NOON.isoweekday() == 4
    clock.advance(-timedelta(days=4))
    await storm(races, 100, 5)
    clock.advance(timedelta(days=2))
    await storm(races, 101, 3)
    await storm(races, 102, 9, "4x4")
    clock.advance(timedelta(days=2))
    last = await storm(races, 103, 2)
    assert await races.records(last, ANA) == Records(2, 3, 5, 5)
    best = await storm(races, 104, 6)
    assert await races.records(best, ANA) == Records(6, 6, 6, 5)
    assert await races.records(best, BEN) == Records(None, None, None, None)


async def test_who_deletes_their_data_leaves_the_table_of_a_running_race(
    services: Services, races: RaceService, database: Database
) -> None:
    await storm(races, 99, 1)
    opened = await started(races, BEN)
    changed = list[OpenRace]()
    races.changed = changed.append
    assert await stored_data(database, ANA) == {"races": 2, "race_starts": 2, "seen_puzzles": 2}
    await delete_user(database, ANA)
    with refuses("race-not_in"):
        await answer(races, opened, ANA)
    services.forget(ANA)
    assert opened in changed
    assert [racer.user for racer in opened.race.racers] == [BEN]
    assert await answer(races, opened, BEN)
    assert await stored_data(database, ANA) == {}
    assert [row[0] for row in (await contents(database))["race"]] == [100]


@on_sqlite
async def test_the_daily_puzzle_of_the_place_is_not_drawn(races: RaceService, clock: Clock) -> None:
    for number in range(7):
        clock.advance(timedelta(days=1))
        daily = daily_puzzle(HERE.scope, clock().date())
        if daily.board.game.name not in RACE_GAMES:
            continue
        opened = await races.start_storm(actor(UserId(50 + number), 200 + number), daily.board.game.name, 180)
        analysis = analysis_of(daily.board.game)
        drawn = {analysis.canonical(puzzle.board)[0] for puzzle in opened.puzzles}
        assert analysis.canonical(daily.board)[0] not in drawn


@on_sqlite
async def test_what_a_racer_is_asked_elsewhere_is_not_drawn(services: Services, races: RaceService) -> None:
    asked = await services[PuzzleService].next(actor(BEN, 90), "4x4")
    opened = await races.open_race(actor(ANA, 100), "4x4", 180, joins=True)
    await races.join(opened.race.id, BEN)
    await races.start(opened)
    assert len(opened.puzzles) == TIMES[180]
    assert not [puzzle for puzzle in opened.puzzles if are_near(puzzle.board, asked.board)]


async def test_what_a_racer_has_seen_is_kept_and_their_run_too(
    races: RaceService, database: Database, clock: Clock
) -> None:
    opened = await started(races, BEN)
    await answer(races, opened, ANA)
    clock.advance(90 * SECOND)
    await races.finish(opened, ANA)
    shown = {each.canonical.position for each in opened.race.puzzles[:2]}
    assert await database.read(find_seen, ANA, "3x3") == shown
    assert await database.read(find_seen, BEN, "3x3") == set()
    ana = opened.racer(ANA)
    again = replace(ana, run=replace(ana.run, points=9), finished=None)
    assert not await database.write(queries.save_run, opened.race.id, again)


@on_sqlite
async def test_what_was_saved_counts_if_the_database_fails_after_it(
    races: RaceService, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_writes(monkeypatch, "open_race", is_saved=True)
    with pytest.raises(DatabaseError):
        await open_race(races)
    opened = await load(races)
    await races.join(opened.race.id, BEN)
    fail_writes(monkeypatch, "start_race", is_saved=True)
    with pytest.raises(DatabaseError):
        await races.start(opened)
    assert await races.start(opened)
    assert len(opened.puzzles) == TIMES[90]
    for racer in opened.race.racers:
        races.shown(opened, racer.user)
    fail_writes(monkeypatch, "save_run", is_saved=True)
    with pytest.raises(DatabaseError):
        await answer(races, opened, ANA)
    assert await answer(races, opened, ANA) is None
    assert (opened.racer(ANA).run.points, opened.racer(ANA).run.number) == (1, 1)
    clock.advance(100 * SECOND)
    fail_writes(monkeypatch, "save_run", is_saved=True)
    with pytest.raises(DatabaseError):
        await races.finish(opened, ANA)
    assert await races.finish(opened, ANA)
    assert opened.racer(ANA) == (await saved(database, opened)).racers[0]


async def test_a_process_lets_the_races_of_others_alone(
    races: RaceService, other_database: Database, clock: Clock
) -> None:
    opened, other = await started(races, BEN), services_with(other_database, FirstFree(), clock)[RaceService]
    copy = await load(other)
    other.shown(copy, ANA)
    assert await answer(other, copy, ANA)
    assert await answer(races, opened, ANA, is_right=False) is None
    assert (await saved(other_database, opened)).racers[0].run.missed == ()
    other.open.clear()
    other.shards = next(each for each in (Shards(2, frozenset({n})) for n in range(2)) if not each.has(GUILD))
    assert await other.saved_open() == []
    with refuses("race-in_another"):
        await other.find_open(opened.race.id)


async def test_of_two_races_begun_at_once_there_is_one(
    races: RaceService, other_database: Database, clock: Clock
) -> None:
    other = services_with(other_database, FirstFree(), clock)[RaceService]
    for number in range(100, 130, 10):
        first, second = (actor(UserId(number), number + each, DM) for each in range(2))
        storms = races.start_storm(first, "3x3", 90), other.start_storm(second, "3x3", 90)
        assert (await at_once(*storms)).count(Refusal) == 1
        there = Place(ChannelId(number), GUILD)
        first, second = (actor(UserId(number + each), number + each, there) for each in (5, 6))
        opening = (each.open_race(who, "3x3", 90, joins=True) for each, who in ((races, first), (other, second)))
        assert (await at_once(*opening)).count(Refusal) == 1


async def test_a_race_that_a_failure_keeps_open_ends(races: RaceService, database: Database, clock: Clock) -> None:
    opened = await started(races, BEN)
    clock.advance(timedelta(minutes=14))
    await races.tidy_up()
    assert (await saved(database, opened)).ended is None
    clock.advance(timedelta(minutes=2))
    await races.tidy_up()
    assert (await saved(database, opened)).ended == clock()
    await races.start_storm(actor(ANA, 101), "3x3", 90)


async def test_all_end_with_their_race(races: RaceService, database: Database, clock: Clock) -> None:
    opened = await started(races, BEN)
    await answer(races, opened, ANA)
    clock.advance(20 * SECOND)
    await races.end(opened)
    assert opened.is_over
    ana, ben = (await saved(database, opened)).racers
    assert (ana.run.points, ana.run.missed, ana.run.clock.used) == (1, (Missed(1),), 20)
    assert (ben.finished, ben.run.missed) == (clock(), (Missed(0),))


async def test_the_puzzles_of_a_race_are_deleted_after_a_month(
    races: RaceService, database: Database, clock: Clock
) -> None:
    race = await storm(races, 100, 2)
    for days in (29, 2):
        assert (await races.missed(race.id, ANA))[1]
        clock.advance(timedelta(days=days))
        await races.tidy_up()
    with refuses("race-over"):
        await races.missed(race.id, ANA)
    kept = await database.read(queries.find_race, race.id)
    assert kept
    assert (kept.puzzles, kept.racers[0].run.missed, kept.racers[0].run.points) == ([], (), 2)
