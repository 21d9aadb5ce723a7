"""Databases of version 0.2.0, and of checkouts since: they are read back and played on.

The dumps in tests/fixtures were written by version 0.2.0 itself. Versions with the schemas up to 0012 were in use too.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from bot.analysis.exercise import MissedPuzzle, exercise_question
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import all_puzzles
from bot.database.database import Database
from bot.database.errors import IncompatibleDatabaseError
from bot.database.guilds import read_settings
from bot.database.migration import migrate, require_newest_schema
from bot.database.versions import record_version
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.position import Position, Verdict
from bot.matches.matches import Matches
from bot.matches.notice_queries import due_reminders, is_muted
from bot.matches.store import DEFAULT_IDLE, MatchStore
from bot.model.challenge import Challenge
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ALL_SHARDS, ChallengeId, ChannelId, MessageId, Place, RoleId
from bot.model.saved_match import MatchVersion
from bot.model.shown import Shown
from bot.players.opponent import OPPONENTS
from bot.process.build import Services, build_services
from cogs.duels.queries import find_challenge
from cogs.duels.service import ChallengeService, Offer, OfferService
from cogs.learner.queries import SavedLearner, find_learner
from cogs.notices.queries import read_choices
from cogs.play.service import PlayService
from cogs.practice.queries import due_exercises, find_to_answer, save_answer
from cogs.practice.service import PracticeService
from cogs.puzzles import queries as puzzles
from cogs.puzzles.service import PuzzleService
from cogs.records.queries import WinDrawLoss, find_finished, read_history
from cogs.upkeep.queries import delete_left, read_blocked, save_heartbeat
from cogs.vote.queries import read_votes
from cogs.watch.service import ExhibitionService
from tests.support.databases import (
    contents,
    execute,
    load_version_0_2_0,
    migrate_to,
    open_database,
    refused,
    standing_of,
)
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, DM, GUILD, HERE, NOON, THERE, actor
from tests.support.saved_matches import delete_user, running_in, stored_data

NOW = datetime(2026, 1, 1, 13, tzinfo=UTC)
"""When version 0.2.0 stopped."""

AGAINST_EASY, DUEL, EXHIBITION, COACHED, AGAINST_LEARNER = (MatchId(n) for n in (163, 168, 179, 182, 186))
"""The running matches, in HERE, THERE, two channels more, and DM."""

EXHIBITION_CHANNEL, COACHED_CHANNEL, CHALLENGES = ChannelId(21), ChannelId(22), Place(ChannelId(23), GUILD)
LATER = {
    "0008": (),
    "0009": ("INSERT INTO blocked VALUES (99)",),
    "0010": ("INSERT INTO outdated_message VALUES (301, 168, 5)", "UPDATE match SET nonce = 302 WHERE id = 163"),
    "0011": ("INSERT INTO muted VALUES (3)", "UPDATE match SET has_notices = true, notified = 5 WHERE id = 168"),
    "0012": (
        "INSERT INTO practice (user_id, since) VALUES (1, '2026-01-01 12:00:00+00')",
        "INSERT INTO exercise (user_id, game, position, match_id, number, made_at, cell, results, theme, box, due)"
        " VALUES (1, '3x3', '11', 999, 2, '2026-01-01 12:00:00+00', 1, 'wdddddd', 'opening', 2, '2026-01-01')",
        "INSERT INTO solver_rating VALUES (1, 1612.5, 90, 0.06, 1600, 40)",
    ),
    "0018": ("INSERT INTO bot_version VALUES ('0.3.0')",),
    "0021": ("UPDATE guild SET picture_offer = 163",),
    "0022": (
        "UPDATE guild SET daily_channel = 23, daily_hour = 8",
        "INSERT INTO direct_message (user_id, has_reminders) VALUES (3, true)",
    ),
    "0023": (
        "INSERT INTO mistake (user_id, match_id, number, made_at, theme, game, position)"
        " VALUES (1, 999, 2, '2026-01-01 12:00:00+00', 'opening', '3x3', '11')",
        "INSERT INTO voted_match (match_id, starter, seconds, number) VALUES (168, 3, 60, 4)",
        "INSERT INTO vote (match_id, number, user_id, cell) VALUES (168, 4, 3, 8)",
    ),
}
"""What later versions also save, by the schema since when."""

RENAMED = {"guild": "server", "learner": "brain", "memory": "lesson", "puzzle_record": "puzzler"}


@asynccontextmanager
async def old_database(url: str, revision: str, *statements: str) -> AsyncGenerator[Database]:
    """The database of version 0.2.0 after later versions up to a schema; not migrated to the newest one yet."""

    def work(connection: Connection) -> None:
        load_version_0_2_0(connection)
        for schema, added in LATER.items():
            if schema <= revision:
                migrate_to(connection, schema)
                for statement in added:
                    connection.exec_driver_sql(statement.replace("+00", "") if database.file else statement)

    async with open_database(url) as database:
        database.create()
        await database.write(work)
        for statement in statements:
            await execute(database, statement)
        yield database


@pytest.fixture
async def migrated(empty: str) -> AsyncGenerator[Database]:
    """The database of version 0.2.0 as this version finds it after its start."""
    async with old_database(empty, "0008") as database:
        await migrate(database)
        yield database


def services_of(database: Database) -> Services:
    opponents = {name: make() for name, make in OPPONENTS.items()}
    return build_services(database, opponents, rng=Random(1), now=lambda: NOW)


@pytest.mark.parametrize(
    ("kind", "revision"),
    [("postgresql", "0012"), ("postgresql", "0023"), *(("sqlite", revision) for revision in LATER)],
)
async def test_no_row_is_lost_and_what_checkouts_have_saved_goes_on(empty: str, revision: str) -> None:
    async with old_database(empty, revision) as database:
        before = {RENAMED.get(name, name): len(rows) for name, rows in (await contents(database)).items()}
        await migrate(database)
        await require_newest_schema(database)
        after = {RENAMED.get(name, name): len(rows) for name, rows in (await contents(database)).items()}
        assert {name: after[name] for name in before} == before
        accepting, shown = actor(BEN, 400, THERE), MatchVersion(DUEL, 5)
        matches, soon = MatchStore(database), NOW + timedelta(days=2, minutes=-30)
        reminded = await matches.find_all(due_reminders(soon, DEFAULT_IDLE, ALL_SHARDS))
        assert [saved.match.id for saved in reminded] == ([DUEL] if revision > "0010" else [])
        update = await services_of(database)[OfferService].accept(accepting, Offer.DRAW, ANA, shown)
        assert update.match.termination is Termination.AGREED
        outdated = {message for saved in await matches.outdated(DUEL) for message in saved.shown.outdated}
        assert outdated == ({301} if revision > "0009" else set())
        settings = await database.read(read_settings, GUILD)
        offered = MatchId(163) if revision > "0020" else None
        assert settings.picture_offer == offered
        assert (settings.daily_channel, settings.daily_hour) == ((23, 8) if revision > "0021" else (None, 12))
        assert not settings.has_no_votes
        votes = await database.read(read_votes, DUEL)
        assert votes.users == ({CLEO: {4: 8}} if revision > "0022" else {})
        assert (await database.read(read_choices, CLEO)).has_reminders == (revision > "0021")
        assert (99 in await database.read(read_blocked)) == (revision > "0008")
        assert await database.read(is_muted, CLEO) == (revision > "0010")
        assert [saved.match.id for saved in await matches.unshown(ALL_SHARDS)] == [115, 123, AGAINST_EASY, DUEL]
        against_easy = await running_in(matches, HERE.channel)
        assert against_easy
        assert against_easy.shown.attempt == (302 if revision > "0009" else None)
        if revision < "0012":
            return
        (kept,) = await database.read(due_exercises, ANA, NOON.date())
        question, _ = await database.read(find_to_answer, ANA, HERE, NOON.date(), MatchId(999), 2)
        assert question == (exercise_question(kept, ()) if revision > "0022" else None)
        answered = await database.write(save_answer, ANA, kept, NOON.date(), is_right=True)
        assert answered
        assert (answered.is_counted, answered.due - NOON.date(), answered.has_next) == (True, timedelta(days=7), False)
        timed_out = MissedPuzzle("3x3", next(iter(all_puzzles())))
        assert await services_of(database)[PracticeService].keep_puzzles(actor(ANA, 401), [timed_out]) == 1
        rating = puzzles.SolverRating(Glicko(1612.5, 90, 0.06), 1600, 40)
        assert await database.read(puzzles.find_solver_rating, ANA) == rating
        skipped = puzzles.RatedAnswer("3x3", Position(1), Glicko(), False, moves_puzzle=False, skipped_on=NOON.date())
        await database.write(puzzles.rate_answer, ANA, skipped)
        assert await database.read(puzzles.find_solver_rating, ANA) == replace(rating, skipped_on=NOON.date())


OLDER = "a version of the bot before 0.2.0 (schema {}). Start version 0.2.0 of the bot with it once, then this one."
UNRELEASED = (
    "a development version of the bot that was never released (schema {}). Nothing in it is lost or changed. "
    "Use it with that development version, or restore a backup from before its update."
)


async def test_too_old_and_unreleased_databases_are_refused(tmp_path: Path) -> None:
    async with old_database(f"sqlite:///{tmp_path}/old.sqlite3", "0008") as database:
        for schema, sentence in (("0001", OLDER), ("0007", OLDER), ("0013", UNRELEASED), ("0017", UNRELEASED)):
            await execute(database, f"UPDATE alembic_version SET version_num = '{schema}'")  # noqa: S608 - a number
            for use in (migrate, require_newest_schema):
                async with refused(database, IncompatibleDatabaseError) as error:
                    await use(database)
                assert str(error.value) == f"The database {database.name} was made by {sentence.format(schema)}"


async def test_all_that_version_0_2_0_has_saved_reads_back(migrated: Database) -> None:
    assert await migrated.read(read_settings, GUILD) == GuildSettings(
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
        prefix="?",
        game="3x3",
        games=frozenset({"3x3", "misere", "4x4"}),
    )
    expires = datetime(2026, 1, 1, 13, 27, tzinfo=UTC)
    assert await migrated.read(find_challenge, ChallengeId(188)) == Challenge(
        ChallengeId(188), CHALLENGES, ANA, CLEO, None, True, expires, MessageId(189), True, LISTED["misere"]
    )
    invitation, private = [await migrated.read(find_challenge, ChallengeId(number)) for number in (190, 192)]
    assert invitation
    assert private
    assert (invitation.challenged, invitation.mark, private.place) == (None, Mark.O, Place(ChannelId(40)))

    learner = SavedLearner("original", {Position(184): Verdict.LOST, Position(208): Verdict.LOST}, 2, 0, "ll")
    assert await migrated.read(find_learner, DM.scope) == replace(learner, last_avoided=Position(208))
    assert await migrated.read(find_learner, HERE.scope, "4x4") == SavedLearner(
        "original", {}, 4, 4, "wddd", game="4x4"
    )
    for scope, record in (
        (HERE.scope, puzzles.PuzzleRecord(1, Position(15364), True, 1, 0, 1, 1, 1, 1, NOON.date())),
        (DM.scope, puzzles.PuzzleRecord(1, Position(7258), missed=1)),
    ):
        assert await migrated.read(puzzles.find_puzzle_record, scope, ANA) == record
    assert await migrated.write(record_version, "0.2.0") is None
    assert await migrated.write(record_version, "0.1.0") == "0.2.0"

    matches = MatchStore(migrated)
    channels = (HERE.channel, THERE.channel, EXHIBITION_CHANNEL, COACHED_CHANNEL, DM.channel)
    running = [saved for channel in channels if (saved := await running_in(matches, channel))]
    assert [(saved.match.id, saved.match.x, saved.match.o, saved.match.plies) for saved in running] == [
        (AGAINST_EASY, ANA_SEAT, OpponentSeat("easy"), (4, 0, 1, 7)),
        (DUEL, ANA_SEAT, BEN_SEAT, (4, 0, 2)),
        (EXHIBITION, OpponentSeat("easy"), OpponentSeat("hard"), (4,)),
        (COACHED, MemberSeat(CLEO), ANA_SEAT, (0,)),
        (AGAINST_LEARNER, OpponentSeat("learner"), ANA_SEAT, (0,)),
    ]
    assert [saved.is_coached for saved in running] == [False, False, False, True, False]
    assert [saved.idle for saved in running] == [timedelta(hours=48)] * 4 + [timedelta(hours=24)]
    for saved in running:
        assert saved.idle
        assert saved.deadline == saved.updated + saved.idle
        assert (saved.has_notices, saved.is_replaceable, saved.is_unrated, saved.extended) == (False, False, False, -1)
    against_easy, duel = running[:2]
    assert (against_easy.event.id, against_easy.match.version) == (166, 4)
    assert against_easy.shown == Shown(0, MessageId(164), token="an interaction's token")
    assert (duel.match.version, duel.match.undone, duel.match.x_takebacks) == (5, 2, 1)

    finished = (await migrated.read(read_history, HERE, None, 0, 50)).matches
    assert [match.match.termination for match in reversed(finished)] == [
        *(Termination.LINE, Termination.RESIGNED, Termination.AGREED, Termination.LINE, Termination.LINE),
    ]
    first, of_deleted_user = finished[-1], finished[1]
    assert (first.match.plies, first.x_rating, first.o_rating) == ((0, 3, 1, 4, 2), 1020, 980)
    assert (of_deleted_user.match.x, of_deleted_user.match.o) == (MemberSeat(None), BEN_SEAT)
    assert len((await migrated.read(read_history, DM, ANA, 0, 50)).matches) == 2
    standings = [await standing_of(migrated, GUILD, user) for user in (ANA, BEN)]
    assert [(each.rating, each.results) for each in standings if each] == [
        (1037, WinDrawLoss(3, 1, 0)),
        (954, WinDrawLoss(0, 1, 3)),
    ]

    counts = {"finished": 6, "live": 4, "learners": 1, "challenges": 1, "puzzles": 2, "ratings": 1, "gains": 1}
    assert await stored_data(migrated, ANA) == counts
    await delete_user(migrated, ANA)
    assert await stored_data(migrated, ANA) == {}
    assert await delete_left(migrated, NOW) == 1


async def test_games_are_named_and_impossible_ones_are_kept(empty: str, caplog: pytest.LogCaptureFixture) -> None:
    unlisted = "UPDATE match SET rows = 6, columns = 7, misere = true WHERE id = 168"
    impossible = "UPDATE match SET columns = 0 WHERE id = 163"
    async with old_database(empty, "0018", unlisted, impossible) as database:
        kept = len((await contents(database))["match"])
        await migrate(database)
        assert "Rows of the table match with the rules of no game: 1. They are kept, not shown." in caplog.text
        assert len((await contents(database))["match"]) == kept
        matches = MatchStore(database)
        assert await running_in(matches, HERE.channel) is None
        await services_of(database)[PlayService].start(actor(ANA, 400))
        duel = await running_in(matches, THERE.channel)
        assert duel
        assert duel.match.game == Rules(6, 7, 3, misere=True)


async def play_on(services: Services, place: Place) -> Match:
    """Let Ana play the first free cell until the running match of a place is over."""
    match = (await services[Matches].running(place.channel)).match
    while not match.is_over:
        pressing, cell = actor(ANA, 400 + match.version, place), match.board.legal_moves[0]
        match = (await services[PlayService].press(pressing, cell, MatchVersion.of(match))).match
    return match


async def test_its_games_challenges_and_puzzles_go_on_and_its_learner_learns(migrated: Database) -> None:
    services = services_of(migrated)
    for version, user, cell in ((5, BEN, 1), (6, ANA, 6)):
        await services[PlayService].press(actor(user, 300 + version, THERE), cell, MatchVersion(DUEL, version))
    finished = await migrated.read(find_finished, THERE, DUEL)
    assert finished
    assert finished.match.plies == (4, 0, 2, 1, 6)
    assert (finished.x_rating, finished.o_rating) == (1037, 954)  # their fourth rated match of the day
    assert (await play_on(services, HERE)).id == AGAINST_EASY
    standing = await standing_of(migrated, GUILD, ANA)
    assert standing
    assert standing.results.games == 6

    exhibition = await services[Matches].running(EXHIBITION_CHANNEL)
    while not (await services[ExhibitionService].advance(exhibition)).match.is_over:
        pass
    assert await migrated.read(find_finished, HERE, EXHIBITION)
    for challenge, user, place in ((188, CLEO, CHALLENGES), (190, ANA, Place(ChannelId(24), GUILD))):
        assert (
            await services[ChallengeService].accept(actor(user, 200 + challenge, place), ChallengeId(challenge))
        ).match.is_duel
        assert await migrated.read(find_challenge, ChallengeId(challenge)) is None
    before = await migrated.read(find_learner, DM.scope)
    assert (await play_on(services, DM)).id == AGAINST_LEARNER
    after = await migrated.read(find_learner, DM.scope)
    assert before
    assert after
    assert (after.games, after.results[:2]) == (3, "ll")
    assert before.memory.items() <= after.memory.items()

    puzzle = all_puzzles()[Position(15364)]
    assert (await services[PuzzleService].answer(actor(ANA, 500), puzzle.position, puzzle.solution)).attempt.is_right
    record = await migrated.read(puzzles.find_puzzle_record, HERE.scope, ANA)
    assert (record.solved, record.streak, record.is_open, record.version) == (2, 2, False, 2)


async def test_an_update_after_days_ends_no_match_without_a_deadline(empty: str) -> None:
    no_deadline = "UPDATE match SET deadline = NULL, idle_hours = NULL"  # as in version 0.1.0
    async with old_database(empty, "0008", no_deadline, "DELETE FROM heartbeat") as database:
        await migrate(database)
        matches, start = MatchStore(database), NOW + timedelta(days=3)
        saved = await running_in(matches, HERE.channel)
        assert saved
        assert saved.deadline == saved.updated + DEFAULT_IDLE
        await database.write(save_heartbeat, 0, 1, start, DEFAULT_IDLE, timedelta(0))
        assert await matches.idle_matches(start + DEFAULT_IDLE - timedelta(minutes=20)) == []
        assert len(await matches.idle_matches(start + DEFAULT_IDLE)) == 5
