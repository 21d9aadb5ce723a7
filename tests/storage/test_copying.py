"""Whole databases: copied from one kind to the other and back, and backed up while somebody plays."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from itertools import count, pairwise
from pathlib import Path

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.game.rules import Rules
from bot.model.ids import ChannelId, Event, EventId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.storage.copying import back_up, copy_database
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.guilds import GuildStore
from bot.storage.matches import MatchStore
from bot.storage.migration import migrate
from bot.storage.personal_data import PersonalDataStore
from tests.databases import a_database, contents, do, opened
from tests.postgres import EMPTY, PostgresServer
from tests.storage.matches import BEN, LARGEST, NOON, PROGRAM, SERVER, begun, by_chance


@pytest.fixture
async def full(tmp_path: Path) -> AsyncGenerator[Database]:
    """A SQLite database with matches of every kind, and more rows than are copied at a time."""
    async with a_database(tmp_path / "full.sqlite3") as database:
        matches = MatchStore(database)
        for number in range(20):
            saved, *later = by_chance(number)
            await matches.begin(saved)
            for new in later:
                await matches.change(saved, new)
                saved = new
        for number in range(1, 4):
            await matches.begin(between_programs(number))
        await matches.begin(begun(10, x=BEN))
        await matches.show(MatchId(10), 0, MessageId(LARGEST))
        await GuildStore(database).mark_left(SERVER, NOON)
        await PersonalDataStore(database).delete_user(UserId(2))
        yield database


def between_programs(number: int) -> SavedMatch:
    """A match of very many plies."""
    match = Match(MatchId(number), Rules(26, 26, 26), PROGRAM, PROGRAM, tuple(range(600)))
    return SavedMatch(match, Place(ChannelId(number)), Event(EventId(number)), NOON)


@asynccontextmanager
async def another(folder: Path) -> AsyncGenerator[Database]:
    """A SQLite database that does not exist yet."""
    async with opened(f"sqlite:///{folder}/another.sqlite3") as database:
        yield database


async def test_a_copy_of_a_copy_is_the_same_on_whatever_it_was_in_between(
    full: Database, postgres: PostgresServer, tmp_path: Path
) -> None:
    before = await contents(full)
    async with postgres.a_database(EMPTY) as name, opened(postgres.url(name)) as between, another(tmp_path) as last:
        counts = await copy_database(full, between)
        assert await contents(between) == before
        assert counts == {table: len(rows) for table, rows in before.items() if table != "alembic_version"}
        assert counts["ply"] > 1_800
        assert await copy_database(between, last) == counts
        assert await contents(last) == before == await contents(full)


async def test_nothing_is_copied_to_a_database_that_has_rows(full: Database, database: Database) -> None:
    await MatchStore(database).begin(begun(1, guild=None))
    before = await contents(database)
    with pytest.raises(DatabaseError) as refused:
        await copy_database(full, database)
    assert str(refused.value) == (f"{database.name} is not empty (match: 1). Copy to a database that is.")
    assert await contents(database) == before


async def test_nothing_is_copied_from_a_database_without_the_schema_of_this_version(
    full: Database, database: Database, empty: str
) -> None:
    async with opened(empty) as source:
        source.create()
        with pytest.raises(DatabaseError) as refused:
            await copy_database(source, database)
    assert (
        str(refused.value) == f"The schema of {source.name} is not up to date. Start the bot on it once, and stop it."
    )
    await do(full, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(DatabaseError, match="is not up to date"):
        await copy_database(full, database)
    assert not any(rows for table, rows in (await contents(database)).items() if table != "alembic_version")


async def test_a_copy_that_fails_midway_leaves_no_rows(full: Database, database: Database) -> None:
    before = await contents(database)
    assert full.file
    with closing(sqlite3.connect(full.file)) as meddling, meddling:  # which minds no foreign keys
        meddling.execute("INSERT INTO ply (match_id, number, cell, played_at) VALUES (77, 0, 0, '2026-01-01')")
    with pytest.raises(DatabaseError) as failed:
        await copy_database(full, database)
    assert str(failed.value) == f"Nothing was copied: the rows of {full.name} contradict each other."
    assert await contents(database) == before


async def test_a_source_that_is_not_there_is_told(database: Database, tmp_path: Path) -> None:
    async with another(tmp_path) as missing:
        with pytest.raises(DatabaseError, match=r"another\.sqlite3 is gone"):
            await copy_database(missing, database)
    assert not (tmp_path / "another.sqlite3").exists()


async def test_a_backup_holds_one_state_of_a_database_that_is_being_played_in(full: Database, tmp_path: Path) -> None:
    matches, place, file, is_under_way = MatchStore(full), ChannelId(5), tmp_path / "backup.sqlite3", asyncio.Event()
    await matches.begin(begun(100, place))

    async def play() -> None:
        for number in count(100):
            await matches.begin(begun(number + 1, place), instead_of=begun(number, place))
            is_under_way.set()

    async def latest(matches: MatchStore) -> int:
        live = await matches.live(place)
        return live.match.id if live else 0

    playing = asyncio.create_task(play())
    await is_under_way.wait()
    async with opened(f"sqlite:///{full.file}") as elsewhere:
        before, size, after = await latest(matches), await back_up(elsewhere, file), await latest(matches)
    playing.cancel()
    await asyncio.wait([playing])
    assert (size, stat.S_IMODE(file.stat().st_mode)) == (file.stat().st_size, 0o600)
    async with opened(f"sqlite:///{file}") as copy:
        newest = await latest(MatchStore(copy))
        rows = [row for row in (await contents(copy))["match"] if row[2] == place]
        assert [(row[0], row[15]) for row in rows] == [*pairwise([*range(100, newest + 1), newest])]
        assert before <= newest <= after


async def test_a_backup_can_be_played_on_with(full: Database, tmp_path: Path) -> None:
    await back_up(full, file := tmp_path / "backup.sqlite3")
    before = await contents(full)
    async with opened(f"sqlite:///{file}") as copy:
        await migrate(copy)
        assert await contents(copy) == before
        await MatchStore(copy).begin(begun(200, 200))


async def test_a_backup_takes_the_place_of_nothing(full: Database, tmp_path: Path) -> None:
    (file := tmp_path / "backup.sqlite3").write_text("precious", "utf-8")
    with pytest.raises(DatabaseError) as refused:
        await back_up(full, file)
    assert str(refused.value) == f"There is a file {file} already. Name another."
    assert file.read_text("utf-8") == "precious"
    with pytest.raises(DatabaseError) as refused:
        await back_up(full, tmp_path / "nowhere" / "backup.sqlite3")
    assert str(refused.value) == f"There is no folder {tmp_path}/nowhere. Make it, or name another."


async def test_what_cannot_be_read_whole_is_backed_up_not_at_all(full: Database, tmp_path: Path) -> None:
    assert full.file
    await full.close()
    with full.file.open("r+b") as damaged:
        damaged.seek(full.file.stat().st_size // 4)
        damaged.write(b"\xff" * 20_000)
    with pytest.raises(DatabaseError) as failed:
        await back_up(full, tmp_path / "backup.sqlite3")
    assert str(failed.value) == (
        f"The database {full.name} is damaged; it was left as it is. Put a backup in its place."
    )
    assert not (tmp_path / "backup.sqlite3").exists()


async def test_postgresql_has_a_backup_of_its_own(postgres: PostgresServer, tmp_path: Path) -> None:
    async with opened(postgres.url("postgres")) as database:
        with pytest.raises(DatabaseError, match="For PostgreSQL, use its pg_dump"):
            await back_up(database, tmp_path / "backup.sqlite3")
    assert not (tmp_path / "backup.sqlite3").exists()
