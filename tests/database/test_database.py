"""Database URLs: which are accepted, and what is reported about the others."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.database.database import Database
from bot.database.errors import DatabaseError, DatabaseUrlError
from bot.database.migration import migrate
from tests.support.databases import open_database
from tests.support.failing_moves import refusal_at_start


@pytest.mark.parametrize(
    ("url", "name", "file"),
    [
        ("sqlite:///data/games.sqlite3", "data/games.sqlite3", Path("data/games.sqlite3")),
        ("sqlite:////srv/games.sqlite3", "/srv/games.sqlite3", Path("/srv/games.sqlite3")),
        (r"sqlite:///C:\games.sqlite3", r"C:\games.sqlite3", Path(r"C:\games.sqlite3")),
        ("postgresql://ana:secret@db/games", "postgresql://ana:***@db/games", None),
        ("postgresql+asyncpg://ana@db:5432/games", "postgresql://ana@db:5432/games", None),
        ("postgres://ana@[::1]:5432/games", "postgresql://ana@[::1]:5432/games", None),
        ("postgresql://ana@/games?host=/run/x&password=secret", "postgresql://ana@/games?host=/run/x", None),
        ("postgresql://db/games?sslmode=require", "postgresql://db/games", None),
    ],
)
def test_a_database_is_named_by_its_url_without_the_password(url: str, name: str, file: Path | None) -> None:
    database = Database(url)
    assert (database.name, database.file) == (name, file)


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.setenv("USERPROFILE", "/home/ana")
    assert Database("sqlite:///~/games.sqlite3").file == Path("/home/ana/games.sqlite3")
    assert Database("sqlite:////srv/~/games.sqlite3").file == Path("/srv/~/games.sqlite3")
    created_earlier = Path("~/games.sqlite3")  # by a version that took the tilde for the name of a folder
    created_earlier.parent.mkdir()
    created_earlier.touch()
    assert Database("sqlite:///~/games.sqlite3").file == created_earlier


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("", "The database URL is invalid."),
        ("games.sqlite3", "The database URL is invalid."),
        ("postgresql://ana:secret@db:port/games", "The database URL is invalid."),
        ("sqlite://", "The database URL names no file."),
        ("sqlite:///", "The database URL names no file."),
        ("sqlite:///:memory:", "The database URL names no file."),
        ("mysql://ana:secret@db/games", "The database URL begins with mysql, which is not supported."),
        ("sqlite:///a?b.sqlite3", "The database URL has a question mark, but a SQLite file has no options"),
        ("sqlite:///games.sqlite3?mode=ro", "The database URL has a question mark, but a SQLite file has no options"),
        ("sqlite:///~no one/games.sqlite3", "The database URL names the file ~no one/games.sqlite3, but there is no"),
    ],
)
def test_an_unusable_url_is_reported_without_the_password(url: str, complaint: str) -> None:
    with pytest.raises(DatabaseUrlError) as refused:
        Database(url)
    assert str(refused.value).startswith(complaint)
    assert "secret" not in str(refused.value)


@given(st.sampled_from(["", "sqlite:///", "postgresql://", "postgresql://a:b@c/d?", "postgres"]), st.text(max_size=20))
@example("postgresql://a@b/c?ssl", "=a&ssl=b")
@example("sqlite:///", "\0")
def test_any_text_is_a_url_or_is_refused(start: str, end: str) -> None:
    with suppress(DatabaseError):
        assert Database(start + end).name


async def test_a_url_that_the_driver_cannot_read_is_reported() -> None:
    for host in ("a..b", "a" * 70, "[::1"):
        with pytest.raises(DatabaseError) as refused:
            async with open_database(f"postgresql://ana:secret@{host}/games") as database:
                await migrate(database)
        assert "secret" not in str(refused.value)


async def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    for name in ("data/games.sqlite3", "data/of/games.sqlite3"):
        async with open_database(f"sqlite:///{tmp_path}/{name}") as database:
            assert await refusal_at_start(database) == (
                f"The folder of the database {tmp_path}/{name} cannot be created: there is a file with its name."
            )
