"""Exercises that two processes collect and count, and what is left of them when a process is killed."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.analysis.exercise import Exercise, ExerciseQuestion, MissedPuzzle, explain
from bot.analysis.puzzles import PUZZLE_GAMES, all_puzzles
from bot.client.services import Services
from bot.database.database import Database
from bot.games.game import Game
from bot.games.ids import MatchId
from bot.games.lines import LISTED, Rules
from bot.games.match import Match
from bot.games.position import Position
from bot.matches import tables
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS
from bot.model.saved_match import SavedMatch
from bot.workers.turns import Ticket
from cogs.practice.queries import exercise_of, exercise_table, queued_reviews
from cogs.practice.service import NothingDue, PracticeService
from tests.fakes.opponents import FirstFree
from tests.fakes.workers import InProcess, TooSlow
from tests.support.databases import Counted
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, NOON, PERFECT_SEAT, Clock, actor, event
from tests.support.refusals import refuses
from tests.support.saved_matches import after_plies, insert_matches, new_match, save_change
from tests.support.services import services_with

MISTAKE = (0, 4, 8, 1, 5, 7)
"""Ana loses with X, because C3 is not on the line that she has to block."""


class KilledBeforeWriting(Database):
    """The database of a process that is killed before it can write anything."""

    async def write(self, *_: Any, **__: Any) -> Any:
        raise asyncio.CancelledError


async def lose(database: Database, number: int, *plies: int, channel: int = 10) -> None:
    """Let a game of Ana end in a transaction of its own."""
    *earlier, last = plies or MISTAKE
    running = new_match(number, channel, *earlier)
    await insert_matches(database, running)
    await save_change(MatchStore(database), running, after_plies(running, number + 1000, last))


async def saved(database: Database) -> list[Exercise]:
    def read(connection: Connection) -> list[Exercise]:
        return [*map(exercise_of, connection.execute(select(exercise_table)))]

    return await database.read(read)


async def begin(services: Services) -> None:
    """Let Ana begin to practise, with nothing to practise yet."""
    assert await services[PracticeService].ask_due(actor(ANA, 1)) == NothingDue(None)


async def test_two_processes_collect_a_game_once(services: Services, other: Services, database: Database) -> None:
    await begin(services)
    await lose(database, 10)
    (queued,) = await database.read(queued_reviews, ALL_SHARDS)
    await asyncio.gather(services[PracticeService].collect(queued), other[PracticeService].collect(queued))
    await other[PracticeService].collect(queued)
    assert await database.read(queued_reviews, ALL_SHARDS) == []
    (exercise,) = await saved(database)
    assert (exercise.match, exercise.mistake.number, exercise.box) == (10, 4, 0)


async def test_a_process_killed_between_review_and_save_leaves_the_game_queued(
    services: Services, database: Database, clock: Clock
) -> None:
    await begin(services)
    await lose(database, 10)
    (queued,) = await database.read(queued_reviews, ALL_SHARDS)
    killed = KilledBeforeWriting(f"sqlite:///{database.file}")
    with pytest.raises(asyncio.CancelledError):
        await services_with(killed, FirstFree(), clock)[PracticeService].collect(queued)
    await killed.close()
    assert await saved(database) == []
    assert await database.read(queued_reviews, ALL_SHARDS) == [queued]


def key_of(question: ExerciseQuestion | NothingDue | None) -> tuple[MatchId, int]:
    assert isinstance(question, ExerciseQuestion)
    return question.exercise.match, question.exercise.mistake.number


async def test_an_answer_counts_only_while_the_exercise_is_due(
    services: Services, other: Services, database: Database, clock: Clock
) -> None:
    await lose(database, 10)
    key = key_of(await services[PracticeService].fix(actor(ANA, 2000), MatchId(10)))
    answers = await asyncio.gather(
        *(each[PracticeService].answer(actor(ANA, 2002), *key, 7) for each in (services, other, services))
    )
    assert [answer.days for answer in answers] == [1] * 3
    assert sorted(answer.counted.is_counted for answer in answers) == [False, False, True]
    clock.advance(timedelta(days=1))
    wrong, late = await services[PracticeService].answer(actor(ANA, 2003), *key, None), actor(ANA, 2004)
    assert (wrong.counted.is_counted, wrong.days) == (True, 1)
    assert not (await other[PracticeService].answer(late, *key, 7)).counted.is_counted
    assert [exercise.box for exercise in await saved(database)] == [0]


async def test_asking_takes_two_transactions_and_judging_three(counted: Counted, database: Database) -> None:
    services = services_with(counted, FirstFree())
    await lose(database, 10)
    await services[PracticeService].fix(actor(ANA, 2000), MatchId(10))
    counted.reads = counted.writes = 0
    key = key_of(await services[PracticeService].ask_due(actor(ANA, 2001)))
    assert (counted.reads, counted.writes) == (1, 1)  # one reads what races are asking
    answered = await services[PracticeService].answer(actor(ANA, 2002), *key, 7)
    assert (answered.is_right, answered.counted.is_counted, answered.counted.has_next) == (True, True, False)
    assert (counted.reads, counted.writes) == (3, 2)


async def test_of_two_answers_the_first_is_saved_before_the_second_is_explained(
    database: Database, clock: Clock
) -> None:
    class Watching(InProcess):
        """Records when the saved exercises are due while an answer is explained."""

        async def run_on_board(self, ticket: Ticket, game: Game, function: Any, *arguments: Any) -> Any:
            if function is explain:
                days.append([exercise.due.day for exercise in await saved(database)])
            return await super().run_on_board(ticket, game, function, *arguments)

    days: list[list[int]] = []
    await lose(database, 10)
    services = services_with(database, FirstFree(), clock, Watching())
    key = key_of(await services[PracticeService].fix(actor(ANA, 2000), MatchId(10)))
    wrong, right = await asyncio.gather(
        services[PracticeService].answer(actor(ANA, 2001), *key, None),
        services[PracticeService].answer(actor(ANA, 2002), *key, 7),
    )
    assert (wrong.counted.is_counted, right.counted.is_counted) == (True, False)
    assert days == [[1], [2]]


async def test_games_that_cannot_be_kept_leave_the_queue(services: Services, database: Database) -> None:
    await begin(services)
    unnamed = new_match(10, 10)
    match = Match(MatchId(10), Rules(4, 4, 3, misere=True), ANA_SEAT, PERFECT_SEAT, (0, 5, 1, 7))
    running = SavedMatch(match, unnamed.place, event(10), NOON)
    await insert_matches(database, running)
    await save_change(MatchStore(database), running, after_plies(running, 1010, 2))
    await lose(database, 11, channel=11)
    deleted = tables.match.delete().where(tables.match.c.id == 11)
    await database.write(lambda connection: connection.execute(deleted))
    queued = await database.read(queued_reviews, ALL_SHARDS)
    assert [each.match for each in queued] == [10, 11]
    for each in queued:
        await services[PracticeService].collect(each)
    assert await database.read(queued_reviews, ALL_SHARDS) == []
    assert await saved(database) == []


async def test_an_exercise_stands_as_in_its_game_as_long_as_that_is_kept(
    services: Services, database: Database
) -> None:
    await lose(database, 10, 8, 4, 0, 7, 5, 1)
    question = await services[PracticeService].fix(actor(ANA, 2000), MatchId(10))
    assert question
    assert (str(question.puzzle.board), question.played, question.puzzle.solution) == ("X../.O./.OX", 5, 1)
    await database.write(lambda connection: connection.execute(tables.match.delete()))
    found = await services[PracticeService].ask_due(actor(ANA, 2001))
    assert isinstance(found, ExerciseQuestion)
    assert found.puzzle.board == question.exercise.mistake.board
    assert found.is_right(found.puzzle.solution)
    assert not found.is_right(found.played)


async def test_text_answers_the_asked_board_and_not_its_mirror_in_a_later_game(
    services: Services, database: Database
) -> None:
    await lose(database, 10)
    await lose(database, 11, 2, 4, 6, 1, 3, 7, channel=11)
    for number in (10, 11, 10):
        question = await services[PracticeService].fix(actor(ANA, 2000), MatchId(number))
        assert question
        assert await services[PracticeService].find_asked(actor(ANA, 1)) == question
    assert len(await saved(database)) == 1


async def test_a_large_game_is_collected_by_fixing_and_in_the_background(
    services: Services, database: Database
) -> None:
    rules, plies = LISTED["5x5"], (0, 20, 1, 21, 2, 22, 24)  # Ana completes no line although she could
    match = Match(MatchId(10), rules, ANA_SEAT, BEN_SEAT, plies)
    running = SavedMatch(match, new_match(10).place, event(10), NOON)
    await begin(services)
    await insert_matches(database, running)
    await save_change(MatchStore(database), running, after_plies(running, 1010, 23))
    assert await services[PracticeService].ask_due(actor(ANA, 1011)) == NothingDue(None)
    (queued,) = await database.read(queued_reviews, ALL_SHARDS)
    await services_with(database, FirstFree(), workers=TooSlow())[PracticeService].collect(queued)
    assert await database.read(queued_reviews, ALL_SHARDS) == [queued]
    question = await services[PracticeService].fix(actor(ANA, 1012), MatchId(10))
    assert question
    assert {exercise.mistake.cell for exercise in await saved(database)}
    with refuses("record-match_not_found"):
        await services[PracticeService].fix(actor(ANA, 1013), MatchId(99))
    assert await services[PracticeService].fix(actor(BEN, 1014), MatchId(10)) is None


async def test_a_missed_puzzle_of_each_game_is_asked_and_answered(services: Services, clock: Clock) -> None:
    puzzles = [[*all_puzzles(game).values()][-1] for game in PUZZLE_GAMES]
    missed = [MissedPuzzle(puzzle.board.game.name, puzzle.position) for puzzle in puzzles]
    gone = MissedPuzzle("3x3", Position(99_999))  # a puzzle that this version does not have
    practice = services[PracticeService]
    assert await practice.keep_puzzles(actor(ANA, 1), [gone, *missed]) == len(puzzles)
    assert await practice.keep_puzzles(actor(ANA, 2), missed) == 0
    for number, puzzle in enumerate(puzzles, start=1):
        question = await practice.find(actor(ANA, 3), MatchId(1), number)
        assert (question.puzzle.board, question.played, question.is_of_race) == (puzzle.board, None, True)
        wrong = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)
        for cell, is_right in ((puzzle.solution, True), (wrong, False)):
            answered = await practice.answer(actor(ANA, 4), MatchId(1), number, cell, is_agreed=True)
            assert (answered.is_right, answered.counted.is_counted) == (is_right, is_right)  # only the first one counts
            assert answered.explained or not is_right
    assert await practice.ask_due(actor(ANA, 5)) == NothingDue(clock().date() + timedelta(days=1))
