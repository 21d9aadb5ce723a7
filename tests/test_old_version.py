"""A database of the last version before modules were renamed: it is read back and played on.

The fixture was written by that version, and dumped by `sqlite3.Connection.iterdump`.
"""

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.analysis.puzzles import all_puzzles
from bot.client.services import Services
from bot.database.database import Database
from bot.database.guilds import delete_left, read_settings
from bot.database.migration import migrate, schema_versions
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import MemberSeat, OpponentSeat, Termination
from bot.games.position import Position, Verdict
from bot.games.value import Result
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.challenge import Challenge
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChallengeId, ChannelId, GuildId, MessageId, Place, RoleId
from bot.model.saved_match import MatchVersion
from bot.model.shown import Shown
from bot.players.opponent import OPPONENTS
from bot.process.build import build_services
from cogs.duels.queries import ChallengeStore
from cogs.duels.service import ChallengeService
from cogs.learner.model import SavedLearner
from cogs.learner.queries import find_learner
from cogs.play.service import PlayService
from cogs.puzzles.queries import find_puzzle_record
from cogs.puzzles.record import PuzzleRecord
from cogs.puzzles.service import PuzzleService
from cogs.records.queries import find_finished, read_history
from cogs.records.statistics import Standing, Streak, WinDrawLoss
from cogs.records.statistics_queries import read_leaderboard, user_record
from cogs.watch.service import ExhibitionService
from tests.support.databases import contents, open_database, standing_of
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, DM, GUILD, HERE, THERE, actor, event
from tests.support.saved_matches import delete_user, running_in, stored_data

FIXTURE = Path(__file__).with_name("fixtures") / "database_before_rename.sql"
NEWER_TABLES = (
    *("heartbeat", "level_gain", "daily_key", "daily_pair", "blocked", "outdated_message", "muted", "practice"),
    *("reviewed_game", "mistake", "exercise", "course_progress", "solver_rating", "puzzle_rating"),
    "bot_version",
)
NOW = datetime(2026, 1, 5, 15, 44, tzinfo=UTC)
"""When the old version stopped."""

AGAINST_EASY, DUEL, EXHIBITION, COACHED, AGAINST_LEARNER = (MatchId(n) for n in (251, 256, 264, 267, 269))
"""The running matches, in HERE, THERE, two channels more, and DM."""

EXHIBITION_CHANNEL, COACHED_CHANNEL, CHALLENGES = ChannelId(21), ChannelId(22), Place(ChannelId(23), GUILD)
LEFT_GUILD = GuildId(8 << 22)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncGenerator[Database]:
    """The database as this version finds it after its start."""
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIXTURE.read_text("utf-8"))
    async with open_database(f"sqlite:///{file}") as database:
        await migrate(database)
        yield database


@pytest.fixture
def services(database: Database) -> Services:
    opponents = {name: make() for name, make in OPPONENTS.items()}
    return build_services(database, opponents, rng=Random(1), now=lambda: NOW)


async def test_its_schema_is_up_to_date_and_no_row_is_lost(database: Database) -> None:
    current, newest = await schema_versions(database)
    assert current == newest
    lines = FIXTURE.read_text("utf-8").splitlines()
    for table, rows in (await contents(database)).items():
        saved = sum(line.startswith(f'INSERT INTO "{table}"') for line in lines)
        assert len(rows) == saved
        assert (saved == 0) == (table in NEWER_TABLES)
    assert await delete_left(database, NOW) == 1
    assert await database.read(read_settings, LEFT_GUILD) == GuildSettings()


async def test_its_matches_and_ratings_read_back(database: Database) -> None:
    matches = MatchStore(database)
    channels = (HERE.channel, THERE.channel, EXHIBITION_CHANNEL, COACHED_CHANNEL, DM.channel)
    running = [saved for channel in channels if (saved := await running_in(matches, channel))]
    assert [(saved.match.id, saved.match.x, saved.match.o, saved.match.plies) for saved in running] == [
        (AGAINST_EASY, ANA_SEAT, OpponentSeat("easy"), (4, 5, 0, 8)),
        (DUEL, ANA_SEAT, BEN_SEAT, (4, 0, 8)),
        (EXHIBITION, OpponentSeat("easy"), OpponentSeat("hard"), (6,)),
        (COACHED, OpponentSeat("medium"), MemberSeat(CLEO), (0,)),
        (AGAINST_LEARNER, OpponentSeat("learner"), ANA_SEAT, (0,)),
    ]
    assert [saved.is_coached for saved in running] == [False, False, False, True, False]
    assert [saved.idle for saved in running] == [timedelta(hours=48)] * 4 + [None]
    against_easy = running[0]
    assert (against_easy.event, against_easy.match.version) == (event(254), 4)
    assert against_easy.shown == Shown(0, MessageId(252), token="an interaction's token")

    finished = (await database.read(read_history, HERE, None, 0, 50)).matches
    assert [match.match.termination for match in reversed(finished)] == [
        *(Termination.LINE, Termination.FULL_BOARD, Termination.RESIGNED, Termination.AGREED, Termination.FORFEITED),
        *(Termination.ABANDONED, Termination.STOPPED, Termination.LINE, Termination.LINE, Termination.LINE),
    ]
    assert [match.is_coached for match in reversed(finished)] == [False] * 7 + [True, False, False]
    first, of_deleted_user = finished[-1], finished[1]
    assert (first.match.plies, first.x_rating, first.o_rating) == ((0, 3, 1, 4, 2), 1020, 980)
    assert (of_deleted_user.match.x, of_deleted_user.match.o) == (MemberSeat(None), BEN_SEAT)
    assert len((await database.read(read_history, DM, ANA, 0, 50)).matches) == 6

    record = await database.read(user_record, HERE, ANA)
    assert (record.total, record.streak) == (WinDrawLoss(3, 2, 1), Streak(Result.LOSS, 1))
    assert [point.rating for point in record.ratings] == [1020, 1018, 1036, 1032, 1048]
    assert (await database.read(read_leaderboard, GUILD, "3x3", 0, 10)).standings == (
        Standing(ANA, 1048, WinDrawLoss(3, 2, 0), rank=1),
        Standing(BEN, 935, WinDrawLoss(0, 2, 4), rank=2),
    )


async def test_everything_else_in_it_reads_back_and_can_be_deleted(database: Database) -> None:
    assert await database.read(read_settings, GUILD) == GuildSettings(
        level="hard",
        is_text_only=True,
        language="de",
        style="letters",
        emoji=("<:x:900>", "<:o:901>"),
        channels=frozenset(map(ChannelId, (10, 20, 21, 22, 23))),
        roles=frozenset({RoleId(500)}),
        in_thread=True,
        idle=timedelta(hours=48),
        cooldown=timedelta(seconds=5),
    )
    challenges, expires = ChallengeStore(database), datetime(2026, 1, 5, 16, 10, tzinfo=UTC)
    assert await challenges.find(ChallengeId(271)) == Challenge(
        ChallengeId(271), CHALLENGES, ANA, CLEO, None, True, expires, MessageId(272), is_coached=True
    )
    invitation, private = [await challenges.find(ChallengeId(number)) for number in (273, 275)]
    assert invitation
    assert (invitation.challenger, invitation.challenged, invitation.mark) == (BEN, None, Mark.O)
    assert private
    assert private.place == Place(ChannelId(40))

    memory = dict.fromkeys(map(Position, (68, 140, 302, 5836, 14584, 14590)), Verdict.LOST)
    learner = SavedLearner("original", memory, 6, 0, "llllll", Position(5836))
    assert await database.read(find_learner, DM.scope) == learner
    trained = await database.read(find_learner, HERE.scope)
    assert trained
    assert (trained.games, trained.training_games, trained.results) == (12, 12, "llwwwwwwldwl")
    for scope, record in (
        (HERE.scope, PuzzleRecord(1, Position(272), True, 2, 0, 2, 2, 1, 1, date(2026, 1, 5))),
        (DM.scope, PuzzleRecord(1, Position(13206), missed=1)),
    ):
        assert await database.read(find_puzzle_record, scope, ANA) == record

    assert await stored_data(database, ANA) == {
        "finished": 14,
        "live": 3,
        "learners": 1,
        "challenges": 1,
        "puzzles": 2,
        "ratings": 1,
    }
    await delete_user(database, ANA)
    assert await stored_data(database, ANA) == {}


async def test_its_matches_go_on_and_are_rated(services: Services, database: Database) -> None:
    update = await services[PlayService].press(actor(ANA, 300), 2, MatchVersion(AGAINST_EASY, 4))
    winning_cell = 1 if 1 in update.match.board.legal_moves else 6
    update = await services[PlayService].press(actor(ANA, 301), winning_cell, MatchVersion(AGAINST_EASY, 6))
    assert update.match.termination is Termination.LINE
    standing = await standing_of(database, GUILD, ANA)
    assert standing
    assert (standing.rating > 1048, standing.results) == (True, WinDrawLoss(4, 2, 0))

    version = 3
    for user, cell in ((BEN, 1), (ANA, 2), (BEN, 6), (ANA, 5)):
        update = await services[PlayService].press(actor(user, 310 + version, THERE), cell, MatchVersion(DUEL, version))
        version = update.match.version
    finished = await database.read(find_finished, THERE, DUEL)
    assert finished
    assert finished.match.plies == (4, 0, 8, 1, 2, 6, 5)
    assert (finished.rating(Mark.X) or 0) > standing.rating
    assert (finished.rating(Mark.O) or 2000) < 935

    exhibition = await services[Matches].running(EXHIBITION_CHANNEL)
    while not (await services[ExhibitionService].advance(exhibition)).match.is_over:
        pass
    assert await database.read(find_finished, HERE, EXHIBITION)


async def test_its_challenges_are_accepted(services: Services, database: Database) -> None:
    duel = await services[ChallengeService].accept(actor(CLEO, 300, CHALLENGES), ChallengeId(271))
    assert {duel.match.x, duel.match.o} == {ANA_SEAT, MemberSeat(CLEO)}
    assert duel.saved.is_coached
    duel = await services[ChallengeService].accept(actor(ANA, 301, Place(ChannelId(24), GUILD)), ChallengeId(273))
    assert (duel.match.x, duel.match.o) == (ANA_SEAT, BEN_SEAT)
    challenges = ChallengeStore(database)
    assert [await challenges.find(ChallengeId(number)) for number in (271, 273)] == [None, None]


async def test_its_learner_learns_on_and_its_puzzle_is_answered(services: Services, database: Database) -> None:
    before = await database.read(find_learner, DM.scope)
    update = await services[PlayService].press(actor(ANA, 300, DM), 4, MatchVersion(AGAINST_LEARNER, 1))
    while not (match := update.match).is_over:
        cell, shown = match.board.legal_moves[0], MatchVersion.of(match)
        update = await services[PlayService].press(actor(ANA, 300 + match.version, DM), cell, shown)
    after = await database.read(find_learner, DM.scope)
    assert before
    assert after
    assert after.games == 7
    assert after.results.startswith(before.results)
    assert before.memory.items() <= after.memory.items()

    puzzle = all_puzzles()[Position(272)]
    answered = await services[PuzzleService].answer(actor(ANA, 400), puzzle.position, puzzle.solution)
    record = await database.read(find_puzzle_record, HERE.scope, ANA)
    assert (record.solved, record.streak, record.is_open, record.version) == (3, 3, False, 2)
    assert answered.attempt.is_right
