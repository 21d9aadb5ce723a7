"""Copying databases between SQLite and PostgreSQL, and backups of SQLite."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from itertools import count, pairwise
from pathlib import Path

import pytest

from bot.database.backup import back_up, back_up_into
from bot.database.copying import copy_database
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.file_lock import file_lock
from bot.database.guilds import change_settings, mark_left
from bot.database.migration import migrate
from bot.games.ids import MatchId
from bot.games.lines import Rules
from bot.games.match import Match
from bot.games.position import Position, Verdict
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from cogs.duels.queries import open_challenge
from cogs.learner.queries import MemoryUpdate, apply_memory_update
from tests.support.databases import contents, execute, migrate_to, open_database, refused, temporary_database
from tests.support.people import BEN_SEAT, GUILD, HERE, LARGEST_ID, NOON, PERFECT_SEAT, event
from tests.support.postgres import EMPTY, PostgresServer
from tests.support.saved_matches import (
    abandoned,
    insert_matches,
    new_challenge,
    new_match,
    random_match,
    running_in,
    save_new,
)


@pytest.fixture
async def full(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database with all kinds of rows, and more than one batch."""
    async with temporary_database(tmp_path / "full.sqlite3") as database:
        matches = MatchStore(database)
        versions = [[*random_match(number)] for number in range(5)]
        await insert_matches(database, *(last for *_, last in versions), *map(long_exhibition, range(1, 4)))
        await save_new(matches, shown := new_match(10, x=BEN_SEAT))
        outdated = frozenset({MessageId(LARGEST_ID - 1)})
        matches.record_shown(shown, Shown(0, MessageId(LARGEST_ID), outdated=outdated))
        await matches.save_shown()
        await database.write(change_settings, GUILD, level="easy", is_text_only=True)
        await open_challenge(database, new_challenge(7), NOON)
        learned = MemoryUpdate(HERE, "original", {Position(19): Verdict.LOST}, "l")
        await database.write(apply_memory_update, learned)
        await database.write(mark_left, GUILD, NOON)
        yield database


def long_exhibition(number: int) -> SavedMatch:
    match = Match(MatchId(number), Rules(26, 26, 26), PERFECT_SEAT, PERFECT_SEAT, tuple(range(600)))
    return SavedMatch(match, Place(ChannelId(number)), event(number), NOON)


@asynccontextmanager
async def another(folder: Path) -> AsyncGenerator[Database]:
    """A SQLite database that does not exist yet."""
    async with open_database(f"sqlite:///{folder}/another.sqlite3") as database:
        yield database


async def test_a_copy_to_postgresql_and_back_is_the_same(
    full: Database, postgres: PostgresServer, tmp_path: Path
) -> None:
    before = await contents(full)
    async with (
        postgres.create_database(EMPTY) as name,
        open_database(postgres.url(name)) as intermediate,
        another(tmp_path) as last,
    ):
        counts = await copy_database(full, intermediate)
        assert await contents(intermediate) == before
        assert counts == {table: len(rows) for table, rows in before.items() if table != "alembic_version"}
        assert counts["ply"] > 1_800
        assert all(counts[table] for table in ("guild", "challenge", "learner", "memory", "outdated_message"))
        assert await copy_database(intermediate, last) == counts
        assert await contents(last) == before == await contents(full)


async def test_a_copy_that_is_refused_or_fails_midway_leaves_no_rows(
    full: Database, database: Database, empty: str, tmp_path: Path
) -> None:
    async def refusal(source: Database) -> str:
        async with refused(database, DatabaseError) as error:
            await copy_database(source, database)
        return str(error.value)

    outdated = "The schema of {} is not up to date. Start the bot with it once."
    async with another(tmp_path) as missing:
        assert "another.sqlite3 does not exist. Check its name; the first start" in await refusal(missing)
    assert not (tmp_path / "another.sqlite3").exists()
    async with open_database(empty) as source:
        source.create()
        assert await refusal(source) == outdated.format(source.name)

    assert full.file
    assert await refusal(database) == f"{database.name} cannot be copied to itself. Copy to an empty database."
    impatient = Database(f"sqlite:///{full.file}", patience=timedelta())
    async with file_lock(full):
        assert (await refusal(impatient)).startswith(f"Another process of the bot uses the database {full.name}.")
    await impatient.close()
    with closing(sqlite3.connect(full.file)) as other, other:  # without foreign keys
        other.execute("INSERT INTO ply (match_id, number, cell, played_at) VALUES (77, 0, 0, '2026-01-01')")
    assert await refusal(full) == f"Nothing was copied: rows of {full.name} violate a constraint."
    await save_new(MatchStore(database), new_match(1, guild=None))
    assert await refusal(full) == f"{database.name} is not empty (match: 1). Copy to an empty database."
    async with another(tmp_path) as old:
        old.create()
        await old.write(migrate_to, "0012")
        assert await refusal(old) == outdated.format(old.name)
    await execute(full, "UPDATE alembic_version SET version_num = '0007'")
    assert (await refusal(full)).endswith("Start version 0.2.0 of the bot with it once, then this one.")


async def test_a_backup_during_play_is_consistent_and_can_be_played_on_with(full: Database, tmp_path: Path) -> None:
    matches, place, file, is_under_way = MatchStore(full), ChannelId(5), tmp_path / "backup.sqlite3", asyncio.Event()
    await save_new(matches, new_match(100, place))

    async def play() -> None:
        for number in count(100):
            running = new_match(number, place)
            await save_new(matches, new_match(number + 1, place), instead_of=abandoned(running, number + 1))
            is_under_way.set()

    async def latest(matches: MatchStore) -> int:
        live = await running_in(matches, place)
        return live.match.id if live else 0

    playing = asyncio.create_task(play())
    await is_under_way.wait()
    async with open_database(f"sqlite:///{full.file}") as source:
        before, size, after = await latest(matches), await back_up(source, file), await latest(matches)
    playing.cancel()
    await asyncio.wait([playing])
    assert (size, stat.S_IMODE(file.stat().st_mode)) == (file.stat().st_size, 0o600)
    async with open_database(f"sqlite:///{file}") as copy:
        await migrate(copy)
        newest = await latest(MatchStore(copy))
        rows = [row for row in (await contents(copy))["match"] if row[2] == place]
        assert [(row[0], row[11]) for row in rows] == [*pairwise([*range(100, newest + 1), newest])]
        assert before <= newest <= after
        await save_new(MatchStore(copy), new_match(10_000, 200))


def names_in(folder: Path) -> list[str]:
    return sorted(found.name for found in folder.iterdir())


async def test_a_failed_backup_writes_no_file(full: Database, postgres: PostgresServer, tmp_path: Path) -> None:
    (file := tmp_path / "backup.sqlite3").write_text("precious", "utf-8")
    nowhere = tmp_path / "nowhere" / "backup.sqlite3"
    for target, sentence in (
        (file, f"The file {file} already exists. Choose another name."),
        (nowhere, f"The folder {tmp_path}/nowhere does not exist. Create it, or choose another one."),
    ):
        with pytest.raises(DatabaseError) as failed:
            await back_up(full, target)
        assert str(failed.value) == sentence
    assert file.read_text("utf-8") == "precious"
    assert full.file
    await full.close()
    with full.file.open("r+b") as damaged:
        damaged.seek(full.file.stat().st_size * 3 // 4)  # behind the schema, which is read first
        damaged.write(b"\xff" * 20_000)
    async with open_database(postgres.url("postgres")) as server:
        for source, sentence in (
            (full, f"The database {full.name} is damaged. Restore a backup."),
            (server, "This command backs up only SQLite databases. For PostgreSQL, use pg_dump."),
        ):
            with pytest.raises(DatabaseError) as failed:
                await back_up(source, tmp_path / "another.sqlite3")
            assert str(failed.value) == sentence
    assert not [name for name in names_in(tmp_path) if name.startswith("another")]


async def test_the_latest_backups_are_kept_in_a_folder(full: Database, tmp_path: Path) -> None:
    (folder := tmp_path / "backups").mkdir()
    mine = [folder / name for name in ("full.before-update.sqlite3", "other.2026-01-01T120000Z.sqlite3")]
    interrupted = folder / "full.2025-12-31T120000Z.sqlite3.part"
    for other in (*mine, interrupted):
        other.touch()
    for day in range(4):
        file, size = await back_up_into(folder, full, NOON + timedelta(days=day), keep=2)
        assert size == file.stat().st_size
    latest = [folder / f"full.{NOON + timedelta(days=day):%Y-%m-%d}T120000Z.sqlite3" for day in (2, 3)]
    assert sorted(folder.iterdir()) == sorted([*latest, *mine])
    await back_up_into(new := tmp_path / "new", full, NOON, keep=1)
    assert stat.S_IMODE(new.stat().st_mode) == 0o700
    assert full.file
    await full.close()
    full.file.write_bytes(b"damaged")
    with pytest.raises(DatabaseError):
        await back_up_into(folder, full, NOON + timedelta(days=9), keep=1)
    assert sorted(folder.iterdir()) == sorted([*latest, *mine])
    with pytest.raises(DatabaseError) as failed:
        await back_up_into(latest[0], full, NOON, keep=1)
    assert str(failed.value).startswith("The folder of the database ")
