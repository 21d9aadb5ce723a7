"""Databases with the schema of an earlier version of the bot."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.analysis.exercises import ExerciseQuestion
from bot.analysis.glicko import Glicko
from bot.database.copying import copy_database
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.guilds import change_settings, read_settings
from bot.database.migration import migrate, schema_versions
from bot.database.versions import record_version
from bot.games.ids import MatchId
from bot.games.match import OpponentSeat
from bot.games.position import Position, Verdict
from bot.games.rules import TIC_TAC_TOE
from bot.matches.notice_queries import due_reminders
from bot.matches.store import DEFAULT_IDLE, MatchStore
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ALL_SHARDS, ChallengeId, ChannelId, GuildId, MessageId, ScopeId
from cogs.duels.queries import ChallengeStore
from cogs.learner.model import SavedLearner
from cogs.learner.queries import find_learner
from cogs.practice.queries import due_exercises, save_answer
from cogs.practice.service import NothingDue, PracticeService
from cogs.puzzles.queries import change_puzzle_record, find_puzzle_record
from cogs.puzzles.rating import RatedAnswer, SolverRating
from cogs.puzzles.rating_queries import find_solver_rating, rate_answer
from cogs.puzzles.record import PuzzleRecord
from cogs.records.statistics import Standing, WinDrawLoss
from cogs.records.statistics_queries import find_standings
from cogs.upkeep.heartbeat_queries import save_heartbeat
from tests.fakes.opponents import FirstFree
from tests.support.databases import contents, create_old_schema, execute, open_database, temporary_database
from tests.support.people import ANA, ANA_SEAT, BEN, GUILD, HERE, NOON, actor
from tests.support.saved_matches import after_plies, new_challenge, new_match, running_in, save_change, stored_data
from tests.support.services import services_with

_PLIES = (0, 4, 8, 1, 5)
"""X has made a mistake with the last one."""

_ROWS = (
    "INSERT INTO server (id) VALUES (29360128)",
    "INSERT INTO match (id, server_id, channel_id, rows, columns, in_a_row, gravity, misere, x_user, o_opponent,"
    " version, event_id, began_at, touched_at, shown) VALUES (1, 29360128, 10, 3, 3, 3, false, false, 1, 'minimax',"
    " 2, 1, '2026-01-01 12:00:00+00', '2026-01-01 12:00:00+00', 2)",
    "INSERT INTO match (id, channel_id, rows, columns, in_a_row, gravity, misere, x_opponent, o_user, version,"
    " termination, winner, event_id, began_at, touched_at, shown) VALUES (2, 20, 3, 3, 3, false, false, 'minimax', 1,"
    " 2, 'resigned', 'X', 3, '2026-01-01 12:00:00+00', '2026-01-01 12:00:00+00', 2)",
    "INSERT INTO ply (match_id, number, cell, event_id, played_at) VALUES (1, 0, 4, 1, '2026-01-01 12:00:00+00'),"
    " (1, 1, 0, NULL, '2026-01-01 12:00:00+00'), (2, 0, 8, NULL, '2026-01-01 12:00:00+00')",
)


@asynccontextmanager
async def old_database(url: str, revision: str, *statements: str, migrates: bool = True) -> AsyncGenerator[Database]:
    """A database of an earlier version of the bot with some rows, after its migration unless it is put off."""
    async with open_database(url) as database:
        database.create()
        await database.write(create_old_schema, revision)
        for statement in statements:
            await execute(database, statement.replace("+00", "") if database.is_sqlite else statement)
        if migrates:
            await migrate(database)
        yield database


async def test_a_database_of_the_first_version_is_migrated(empty: str) -> None:
    async with old_database(empty, "0001", *_ROWS, migrates=False) as old:
        async with temporary_database() as target:
            with pytest.raises(DatabaseError, match="is not up to date"):
                await copy_database(old, target)
        await migrate(old)
        current, newest = await schema_versions(old)
        assert current == newest
        matches, saved = MatchStore(old), await running_in(MatchStore(old), ChannelId(10))
        assert saved
        expected = new_match(1, 10, 4, 0, o=OpponentSeat("perfect"))  # renamed since
        assert (saved.match, saved.place, saved.updated, saved.is_coached) == (
            expected.match,
            expected.place,
            NOON,
            False,
        )
        await save_change(matches, saved, new := after_plies(saved, 5, 8, 1))
        assert await running_in(matches, ChannelId(10)) == new
        over = await matches.find(MatchId(2))
        assert over
        assert (over.match.x, over.match.o, over.match.plies) == (OpponentSeat("perfect"), ANA_SEAT, (8,))
        assert over.match.result == "resigned"

        assert await old.read(read_settings, GUILD) == GuildSettings()
        await old.write(change_settings, GUILD, level="easy")
        await ChallengeStore(old).open(new_challenge(7), NOON)
        await ChallengeStore(old).open(new_challenge(8, guild=GuildId(99)), NOON)
        assert await ChallengeStore(old).find(ChallengeId(7)) == new_challenge(7)


_CHALLENGE = (
    "INSERT INTO challenge (id, server_id, channel_id, challenger, challenged, in_thread, expires_at)"
    " VALUES (7, 29360128, 10, 1, 2, false, '2026-01-01 12:30:00+00')"
)


async def test_an_old_match_ends_when_its_board_says(empty: str) -> None:
    in_two_days = "UPDATE match SET idle_hours = 48"
    async with old_database(empty, "0005", *_ROWS, in_two_days) as database:
        matches, idle = MatchStore(database), timedelta(hours=48)
        saved = await running_in(matches, ChannelId(10))
        assert saved
        assert saved.deadline == NOON + idle
        assert await matches.idle_matches(NOON + idle - timedelta(seconds=1)) == []
        assert await matches.idle_matches(NOON + idle) == [saved]
        await save_change(matches, saved, new := after_plies(saved, 5, 8, 1))
        assert await running_in(matches, ChannelId(10)) == new


async def test_an_update_after_days_ends_no_match(empty: str) -> None:
    async with old_database(empty, "0005", *_ROWS) as database:
        matches, start = MatchStore(database), NOON + timedelta(days=3)
        saved = await running_in(matches, ChannelId(10))
        assert saved
        assert saved.deadline == NOON + DEFAULT_IDLE
        await database.write(save_heartbeat, 0, 1, start, DEFAULT_IDLE, timedelta(0))
        assert await matches.idle_matches(start + DEFAULT_IDLE - timedelta(seconds=1)) == []
        assert len(await matches.idle_matches(start + DEFAULT_IDLE)) == 1


async def test_boards_of_the_version_before_are_known(empty: str) -> None:
    async with old_database(empty, "0009", *_ROWS, "UPDATE match SET message_id = 100") as database:
        matches = MatchStore(database)
        saved = await running_in(matches, ChannelId(10))
        assert saved
        assert (saved.shown.message, saved.shown.attempt, await matches.unshown(ALL_SHARDS)) == (100, None, [])
        outdated = frozenset({MessageId(100)})
        matches.record_shown(saved, replace(saved.shown, message=MessageId(101), outdated=outdated))
        assert [found.shown.outdated for found in await matches.outdated(None)] == [outdated]


async def test_matches_and_challenges_of_the_version_before_have_no_notices(empty: str) -> None:
    async with old_database(empty, "0010", *_ROWS, _CHALLENGE) as database:
        saved = await running_in(MatchStore(database), ChannelId(10))
        challenge = await ChallengeStore(database).find(ChallengeId(7))
        assert saved
        assert challenge
        assert (saved.has_notices, challenge.has_notices) == (False, False)
        assert not (await database.read(read_settings, GUILD)).is_quiet
        last_hour = NOON + DEFAULT_IDLE - timedelta(minutes=30)
        assert await MatchStore(database).find_all(due_reminders(last_hour, DEFAULT_IDLE, ALL_SHARDS)) == []


_ROWS_BEFORE_GAMES = (
    "INSERT INTO server (id) VALUES (29360128)",
    _CHALLENGE,
    "INSERT INTO brain (home_id, server_id, mode, games, trained, record, latest)"
    " VALUES (29360128, 29360128, 'stronger', 3, 1, 'wdl', 19), (20, NULL, 'original', 0, 0, '', NULL)",
    "INSERT INTO lesson (home_id, position, verdict) VALUES (29360128, 19, 'lost'), (29360128, 1, 'good')",
    "INSERT INTO puzzler (home_id, user_id, server_id, event_id, puzzle, is_open, solved, missed, in_a_row,"
    " best_in_a_row, days_in_a_row, best_days_in_a_row)"
    " VALUES (29360128, 1, 29360128, 5, 12345, true, 4, 2, 1, 3, 0, 2),"
    " (29360128, 2, 29360128, 6, NULL, false, 1, 0, 1, 1, 1, 1)",
    "INSERT INTO rating (server_id, user_id, rating, games, wins, draws, losses)"
    " VALUES (29360128, 1, 1104.5, 7, 5, 1, 1), (29360128, 2, 950, 7, 1, 1, 5)",
    "INSERT INTO level_gain (server_id, user_id, level, day, points) VALUES (29360128, 1, 'easy', '2026-01-01', 12.5)",
)


async def test_what_was_saved_before_there_were_games_is_of_tic_tac_toe(empty: str) -> None:
    async with old_database(empty, "0006", *_ROWS_BEFORE_GAMES) as database:
        challenge = await ChallengeStore(database).find(ChallengeId(7))
        assert challenge
        assert challenge.rules == TIC_TAC_TOE
        learned = SavedLearner(
            "stronger", {Position(19): Verdict.LOST, Position(1): Verdict.GOOD}, 3, 1, "wdl", Position(19)
        )
        assert await database.read(find_learner, ScopeId(GUILD)) == learned
        assert await database.read(find_learner, ScopeId(20)) == SavedLearner("original")
        assert await database.read(find_puzzle_record, ScopeId(GUILD), ANA) == PuzzleRecord(
            1, Position(12345), is_open=True, solved=4, missed=2, streak=1, best_streak=3, best_daily_streak=2
        )
        assert (await database.read(find_puzzle_record, ScopeId(GUILD), BEN)).puzzle is None
        standings = await database.read(find_standings, GUILD, ANA)
        assert standings == {"3x3": Standing(ANA, 1104, WinDrawLoss(5, 1, 1), rank=1)}
        after = await contents(database)
        rows = {name: len(after[name]) for name in ("brain", "lesson", "puzzler", "rating", "level_gain")}
        assert rows == {"brain": 2, "lesson": 2, "puzzler": 2, "rating": 2, "level_gain": 1}
        assert [row[2:4] for row in after["level_gain"]] == [("3x3", "easy")]


async def test_takebacks_of_an_old_running_match_count_for_both(empty: str) -> None:
    async with old_database(empty, "0007", *_ROWS, "UPDATE match SET version = 62 WHERE id = 1") as old:
        saved = await running_in(MatchStore(old), ChannelId(10))
        assert saved
        assert (saved.match.undone, saved.match.x_takebacks, saved.match.o_takebacks) == (60, 30, 30)


async def test_a_game_that_runs_before_practice_exists_becomes_an_exercise(empty: str) -> None:
    running = _ROWS[1].replace("'minimax'", "'perfect'").replace(" 2, 1, '2026", " 5, 1, '2026")
    plies = ", ".join(f"(1, {number}, {cell}, NULL, '2026-01-01 12:00:00+00')" for number, cell in enumerate(_PLIES))
    columns, _, _ = _ROWS[3].partition("(1, 0")
    async with old_database(empty, "0011", _ROWS[0], running, columns + plies) as database:
        saved = await running_in(MatchStore(database), ChannelId(10))
        assert saved
        assert saved.match.plies == _PLIES
        assert await stored_data(database, ANA) == {"live": 1}
        services = services_with(database, FirstFree())
        assert await services[PracticeService].ask_due(actor(ANA, 2)) == NothingDue(None)
        await save_change(MatchStore(database), saved, after_plies(saved, 5, 7))
        question = await services[PracticeService].ask_due(actor(ANA, 6))
        assert isinstance(question, ExerciseQuestion)
        assert (question.played, question.puzzle.solution) == (5, 7)
        assert await stored_data(database, ANA) == {
            "finished": 1,
            "ratings": 1,
            "practising": 1,
            "reviewed": 1,
            "mistakes": 1,
            "exercises": 1,
        }


async def test_versions_before_they_were_saved_are_not_known(empty: str) -> None:
    async with old_database(empty, "0012", *_ROWS) as database:
        assert await running_in(MatchStore(database), ChannelId(10))
        assert await database.write(record_version, "0.2.0") is None
        assert await database.write(record_version, "0.1.0") == "0.2.0"


async def test_a_match_that_said_nothing_about_its_end_ends_as_before(empty: str) -> None:
    async with old_database(empty, "0013", *_ROWS) as database:
        saved = await running_in(MatchStore(database), ChannelId(10))
        assert saved
        assert (saved.is_replaceable, saved.is_unrated, saved.extended) == (False, False, -1)


async def test_a_puzzle_rating_from_before_skips_cost_anything_is_kept(empty: str) -> None:
    saved = (
        "INSERT INTO solver_rating (user_id, rating, deviation, volatility, previous, answers)"
        " VALUES (1, 1612.5, 90, 0.06, 1600, 40)"
    )
    async with old_database(empty, "0014", saved) as database:
        kept = SolverRating(Glicko(1612.5, 90, 0.06), 1600, 40)
        assert await database.read(find_solver_rating, ANA) == kept
        skipped = RatedAnswer("3x3", Position(1), Glicko(), False, moves_puzzle=False, skipped_on=date(2026, 1, 1))
        await database.write(rate_answer, ANA, skipped)
        assert await database.read(find_solver_rating, ANA) == replace(kept, skipped_on=date(2026, 1, 1))


async def test_puzzles_and_exercises_go_on_without_their_events(empty: str) -> None:
    exercise = (
        "INSERT INTO exercise (user_id, game, position, match_id, number, made_at, cell, results, theme, box, due,"
        " event_id) VALUES (1, '3x3', '19', 10, 2, '2026-01-01 12:00:00+00', 1, 'wdddddd', 'opening', 2,"
        " '2026-01-01', 7)"
    )
    async with old_database(empty, "0015", _ROWS_BEFORE_GAMES[0], _ROWS_BEFORE_GAMES[4], exercise) as database:
        before = await database.read(find_puzzle_record, ScopeId(GUILD), ANA)
        assert (before.version, before.solved, before.missed) == (1, 4, 2)
        after = before.with_answer(is_right=True)
        await database.write(change_puzzle_record, HERE, ANA, before, after)
        assert await database.read(find_puzzle_record, ScopeId(GUILD), ANA) == after
        (kept,) = await database.read(due_exercises, ANA, date(2026, 1, 1))
        answered = await database.write(save_answer, ANA, kept, date(2026, 1, 1), is_right=True)
        assert answered
        assert (answered.is_counted, answered.exercise.box, answered.has_next) == (True, 3, False)
