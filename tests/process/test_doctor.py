"""The doctor: its checks of Discord and the token, of the database, of Python, files and ports, and all together."""

import asyncio
import os
import sqlite3
import ssl
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partialmethod
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.http import Route

from bot.process.config import Config, ConfigError
from bot.process.doctor import (
    check_database,
    check_discord,
    check_fonts,
    check_numba,
    check_privacy,
    check_status,
    check_version,
    check_workers,
    run_checks,
)
from bot.process.portal import Finding, Severity, ok
from bot.process.status import Health, status_server
from bot.text import chart_tasks
from bot.workers.pool import WorkerPool
from tests.fakes import proxy as proxies
from tests.fakes.discord_client import redirect_discord_py
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.web_server import web_server
from tests.support.databases import migrate_to, open_database, put_empty_database


@pytest.fixture
def discord(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> DiscordServer:
    """The stand-in for Discord, which the doctor asks."""
    redirect_discord_py(server, monkeypatch)
    return server


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine starts no more processes."""

    async def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)


NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SHORT = timedelta(milliseconds=50)


async def check(
    token: str | None = TOKEN, now: datetime = NOW, time_limit: timedelta = timedelta(minutes=1), **others: Any
) -> dict[str, Finding]:
    settings = Config.model_validate({"discord_token": token, **others})
    found = await check_discord(settings, now=lambda: now, time_limit=time_limit)
    return {finding.name: finding for finding in found}


async def test_an_accepted_token_is_ok_and_a_missing_or_refused_one_wrong(discord: DiscordServer) -> None:
    found = await check()
    clock = found.pop("clock")  # of a fixed time
    assert {finding.severity for finding in found.values()} == {Severity.OK}
    assert list(found) == ["discord", "token", "intent", "install", "invite", "shards"]
    assert found["token"].text == "Discord accepts the token; the bot's name is tic-tac-toe."
    asked = {(request.method, request.path) for request in discord.all_requests}
    assert asked == {("GET", f"/{path}") for path in ("gateway", "users/@me", "applications/@me", "gateway/bot")}
    for token, names, sentence in (
        (None, ["token", "discord"], "write a file named .env with the line DISCORD_TOKEN="),
        ("a.token.of-another-bot", ["discord", "token"], "Discord refused the token."),
    ):
        found = await check(token)
        assert [name for name in found if name != clock.name] == names
        assert found["token"].severity is Severity.WRONG
        assert sentence in found["token"].text
        assert "another-bot" not in str(found)
    discord.gateway_info |= {"shards": 4}
    found = await check(user_install=True, shard_count=2, shard_ids="0")
    assert "accounts" in found
    assert found["shards"].text.startswith("SHARD_COUNT is 2, but Discord recommends 4.")


async def test_a_failing_discord_is_an_outage(discord: DiscordServer) -> None:
    for status, text, remedy in (
        (500, "Discord answered with HTTP status 500.", "See https://discordstatus.com"),
        (403, "Discord answered with HTTP status 403.", "See https://discordstatus.com"),
        (429, "Discord accepts no more requests from this machine for now", "Wait an hour"),
        (None, "Discord cannot be reached (ServerDisconnectedError).", "Check this machine's network"),
    ):
        for path in ("/gateway", "/users/@me", "/applications/@me", "/gateway/bot"):
            fault = Fault(path, status, times=2, method="GET")  # aiohttp repeats a request if its connection breaks
            discord.fail(fault)
            found = (await check())["discord"]
            assert found.severity is Severity.OUTAGE, path
            assert text in found.text, path
            assert remedy in found.text, path
            assert fault.times == (1 if status else 0), path
            fault.times = 0
    discord.hold("/gateway", "GET")
    (found,) = (await check(time_limit=SHORT)).values()
    assert found.severity is Severity.OUTAGE
    assert "Discord cannot be reached (TimeoutError)." in found.text


async def test_anything_else_in_the_place_of_discord_is_an_outage(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    async def assert_outage(url: str, *texts: str) -> None:
        monkeypatch.setattr(Route, "BASE", url)
        (found,) = (await check()).values()
        assert found.severity is Severity.OUTAGE, url
        assert [text for text in texts if text not in found.text] == []

    await assert_outage(f"http://127.0.0.1:{port}", "Discord cannot be reached (ClientConnectorError).")
    answers: list[tuple[dict[str, Any], str]] = [
        ({"text": "Please log in to this Wi-Fi."}, "another server answers in its place"),
        ({"text": "[]"}, "another server answers in its place"),
        ({"status": 302, "headers": {"Location": "/"}}, "Discord answered with HTTP status 302."),
        ({"body": b"\xff"}, "another server answers in its place"),
    ]
    for answer, text in answers:
        async with web_server(**answer) as other:
            await assert_outage(f"http://127.0.0.1:{other}", text)
    async with web_server() as other:
        await assert_outage(f"https://127.0.0.1:{other}", "its certificate is not accepted", "ca-certificates")


async def test_a_proxy_is_used_and_named(discord: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    trust_the_proxy(monkeypatch)
    direct = Route.BASE
    monkeypatch.setattr(Route, "BASE", f"https://{proxies.HOST}/api/v10")
    async with proxies.proxy_to(discord.url) as proxy:
        found = await check(https_proxy=proxy.url())
        name = f"{proxy.address}, which HTTPS_PROXY names"
        assert found["discord"] == ok("discord", f"Discord can be reached through the proxy {name}.")
        assert found["token"].severity is Severity.OK
        for url, status, text in (
            (proxy.address, None, f"The proxy {name}, requires another user or password (HTTP status 407). Set HTTPS_"),
            (proxy.url("hunter2"), None, "requires another user or password (HTTP status 407)."),
            (proxy.url(), 403, f"The proxy {name}, refuses to connect to Discord (HTTP status 403). It has to"),
        ):
            proxy.status = status
            (finding,) = (await check(https_proxy=url)).values()
            assert finding.severity is Severity.OUTAGE
            assert text in finding.text
            assert "hunter2" not in finding.text
    unreachable = f"Discord cannot be reached through the proxy {name} (ClientProxyConnectionError). Check its address"
    assert unreachable in (await check(https_proxy=proxy.url()))["discord"].text
    monkeypatch.setattr(Route, "BASE", direct)
    for excluded in ("127.0.0.1", " example.org , 127.0.0.1 ", ".0.0.1", "*"):
        found = await check(https_proxy=proxy.url(), no_proxy=excluded)
        assert found["discord"] == ok("discord", "Discord can be reached."), excluded
    assert unreachable in (await check(https_proxy=proxy.url(), no_proxy="example.org,7.0.0.1"))["discord"].text


def trust_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = vars(aiohttp.TCPConnector)["__init__"]
    context = ssl.create_default_context(cafile=str(proxies.CERTIFICATE))
    monkeypatch.setattr(aiohttp.TCPConnector, "__init__", partialmethod(connect, ssl=context))


async def test_a_wrong_clock_is_a_warning_and_a_missing_one_ok(monkeypatch: pytest.MonkeyPatch) -> None:
    for date, seconds, severity in (
        ("Thu, 01 Jan 2026 12:00:00 GMT", 0, Severity.OK),
        ("Thu, 01 Jan 2026 12:00:00 GMT", -60, Severity.OK),
        ("Thu, 01 Jan 2026 12:00:00 GMT", 61, Severity.WARNING),
        ("Thu, 01 Jan 2026 12:00:00 GMT", -3600, Severity.WARNING),
        *((date, 0, None) for date in ("", "yesterday", "Thu, 01 Jan 2026 12:00:00 -0000")),
    ):
        async with web_server(text="{}", headers={"Date": date}) as other:
            monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{other}")
            found = await check(None, now=NOW + timedelta(seconds=seconds))
        assert ("clock" in found) == (severity is not None), date
        if severity is not None:
            assert found["clock"].severity is severity, seconds
            assert f"The clocks of this machine and Discord differ by {abs(seconds)} s." in found["clock"].text


LONG = timedelta(minutes=1)
MAY_WARN = {"fonts", "discord.py", "python"}  # depending on the machine, and where newer versions are tried


async def examine(
    folder: Path, *, now: Callable[[], datetime] = lambda: NOW, time_limit: timedelta = LONG, **others: object
) -> list[Finding]:
    """Examine a bot with its database in a folder, and without a status port."""
    facts = {"discord_token": TOKEN, "database_url": f"sqlite:///{folder}/games.sqlite3", "status_port": 0} | others
    return await run_checks(
        lambda: Config.model_validate(facts), now=now, env_file=folder / ".env", time_limit=time_limit
    )


def files(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


async def test_every_check_has_a_finding_and_no_token_in_it(discord: DiscordServer, tmp_path: Path) -> None:
    discord.bot["username"] = f"I am {TOKEN}"
    env_file = tmp_path / ".env"
    env_file.write_text("IDEL_HOURS=48\n", encoding="utf-8")
    env_file.chmod(0o600)
    findings = await examine(tmp_path, allowed_servers="123456789012345678,234567890123456789")
    assert [finding.name for finding in findings] == [
        *("version", "python", "discord.py", "numba", ".env", "settings", "settings", "servers"),
        *("database", "status", "workers", "fonts"),
        *("discord", "clock", "token", "intent", "install", "invite", "shards"),
    ]
    found = {finding.name: finding for finding in findings if finding.severity is not Severity.OK}
    assert found.keys() - MAY_WARN == {"settings", "clock"}
    assert found["settings"].text.endswith("Did you mean IDLE_HOURS?")
    assert findings[7].text == "The bot leaves every server but the 2 that ALLOWED_SERVERS names."
    assert "the bot's name is I am [secret]." in findings[-5].text
    assert TOKEN not in str(findings)
    assert files(tmp_path) == [env_file]


async def test_invalid_settings_end_the_examination(discord: DiscordServer, tmp_path: Path) -> None:
    def read() -> Config:
        raise ConfigError("The setting LOG_LEVEL is invalid.")

    findings = await run_checks(read, now=lambda: NOW, env_file=tmp_path / ".env")
    assert findings[-1] == Finding(Severity.WRONG, "settings", "The setting LOG_LEVEL is invalid.")
    assert not discord.requests("GET", "")


@pytest.mark.usefixtures("discord", "no_processes")
async def test_a_failed_check_hides_no_finding_and_shows_no_secret(tmp_path: Path, port: int) -> None:
    def now() -> datetime:
        raise ValueError(TOKEN)

    findings = await examine(tmp_path, now=now, database_url=f"postgresql://hunter2:hunter2@127.0.0.1:{port}/hunter2")
    database, *_, failed = findings[-5:]
    assert [finding.name for finding in findings[-5:]] == ["database", "status", "workers", "fonts", "discord"]
    assert f"@127.0.0.1:{port}/[secret]" in database.text
    assert failed.severity is Severity.WRONG
    assert "This check failed (ValueError)." in failed.text
    assert not [secret for secret in (TOKEN, "hunter2") if secret in str(findings)]


@pytest.mark.usefixtures("no_processes")
async def test_a_slow_check_times_out(discord: DiscordServer, tmp_path: Path) -> None:
    discord.hold("/gateway", "GET")
    *_, slow = await examine(tmp_path, time_limit=timedelta(milliseconds=50))
    assert (slow.severity, slow.name) == (Severity.OUTAGE, "discord")
    assert "This check took too long." in slow.text


HOST = "127.0.0.1"


def test_a_series_of_tested_versions_and_a_compiled_search_are_ok() -> None:
    for version, severity, text in (
        ((3, 10), Severity.WRONG, "The bot cannot run with version 3.10. Use another."),
        ((3, 11), Severity.OK, "The bot is tested with version 3.11."),
        ((3, 14), Severity.OK, "The bot is tested with version 3.14."),
        ((3, 15), Severity.WARNING, "Version 3.15 is newer than those that the bot is tested with. Use another."),
        ((4, 0), Severity.WRONG, "The bot cannot run with version 4.0. Use another."),
    ):
        found = check_version("python", version, (3, 11), (3, 14), "Use another.")
        assert (found.name, found.severity, found.text) == ("python", severity, text)
    for version, severity in (
        ((2, 7, 0), Severity.WRONG),
        ((2, 7, 1), Severity.OK),
        ((2, 7, 9), Severity.OK),
        ((2, 8, 0), Severity.WARNING),
        ((3, 0, 0), Severity.WRONG),
    ):
        assert check_version("discord.py", version, (2, 7, 1), (2, 7), "Use another.").severity is severity, version
    assert check_numba(is_usable=True).severity is Severity.OK
    found = check_numba(is_usable=False)
    assert found.severity is Severity.WARNING
    assert "'.[fast]'" in found.text


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
def test_the_doctor_says_who_can_read_the_env_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert check_privacy(".env", file) == []
    file.touch()
    everybody = f"Every user of this machine can read or change {file}. Run  chmod o= {file}"
    for mode, severity, text in (
        (0o600, Severity.OK, f"Only its owner can read {file}."),
        (0o640, Severity.OK, f"Only its owner and the users in its group can read {file}."),
        (0o644, Severity.WARNING, everybody),
        (0o602, Severity.WARNING, everybody),
    ):
        file.chmod(mode)
        (found,) = check_privacy(".env", file)
        assert (found.severity, found.text) == (severity, text), oct(mode)


async def test_a_status_port_is_ok_if_disabled_free_or_of_a_healthy_bot(port: int) -> None:
    assert await check_status(HOST, 0) == [ok("status", "STATUS_PORT is 0, so the bot does not serve its status.")]
    for _ in range(2):
        assert await check_status(HOST, port) == [ok("status", f"The bot can serve its status at {HOST}:{port}.")]
    health = Health({0: True}, database=True)

    async def look() -> Health:
        return health

    async with status_server(HOST, port, look, None):
        sentence = f"A bot is running and healthy; it serves its status at {HOST}:{port}."
        assert await check_status(HOST, port) == [ok("status", sentence)]
        health = Health({0: True}, database=False)
        (found,) = await check_status(HOST, port)
        assert found.severity is Severity.WARNING
        assert "is not healthy. The database does not work; the bot's log says why." in found.text


async def test_a_port_of_another_program_is_a_warning() -> None:
    async with web_server() as taken:
        for host, port in ((HOST, taken), ("192.0.2.1", 8765)):
            (found,) = await check_status(host, port)
            assert found.severity is Severity.WARNING
            assert f"cannot serve its status at {host}:{port}" in found.text
            assert "STATUS_PORT to a free port, or to 0" in found.text


async def test_workers_that_cannot_be_started_are_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await check_workers(WorkerPool(3)) == [ok("workers", "Worker processes can be started (at most 3).")]
    for check, sentences in (
        (check_workers, ("No worker process can be used: the bot is stopping.", "plays weaker on large boards")),
        (check_fonts, ("Charts cannot be drawn: the bot is stopping.",)),
    ):
        pool = WorkerPool()
        await pool.close()
        (found,) = await check(pool)
        assert found.severity is Severity.WARNING
        assert all(sentence in found.text for sentence in sentences)

    monkeypatch.setattr(chart_tasks, "find_spec", dict[str, None]().get)
    (found,) = await check_fonts(WorkerPool())
    assert (found.severity, found.name) == (Severity.WARNING, "charts")
    assert "Charts are off, so /stats and /brain show their figures as text." in found.text


@pytest.mark.usefixtures("no_processes")
async def test_a_machine_without_free_processes_is_a_warning() -> None:
    (found,) = await check_workers(WorkerPool())
    assert found.severity is Severity.WARNING
    assert "no process can be started (Resource temporarily unavailable)" in found.text


NEWER = "made by a newer version of the bot (schema 9999). Update the bot, or"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "data" / "games.sqlite3"
    put_empty_database(file)
    file.chmod(0o644)
    return file


async def check_file(file: Path) -> list[Finding]:
    """Check a SQLite database, and assert that its folder stays unchanged."""
    before = contents(file.parent)
    found = await check_database(f"sqlite:///{file}")
    assert contents(file.parent) == before
    return found


def contents(folder: Path) -> dict[Path, bytes | None]:
    """The contents of all files in a folder, None for subfolders."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


async def assert_last(file: Path, severity: Severity, text: str) -> None:
    *_, finding = await check_file(file)
    assert finding.severity is severity
    assert text in finding.text


async def test_a_database_of_the_bot_is_ok_even_in_use_or_restored(file: Path) -> None:
    await assert_last(file, Severity.OK, "can be used; its schema")
    backup, old = file.with_name("backup.sqlite3"), file.with_name("old.sqlite3")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", [str(backup)])
        connection.execute("BEGIN IMMEDIATE")
        *_, in_use = await check_database(f"sqlite:///{file}")
        assert in_use.severity is Severity.OK
        assert "can be used" in in_use.text
    await assert_last(backup, Severity.OK, "like a restored backup")
    async with open_database(f"sqlite:///{old}") as database:
        database.create()
        await database.write(migrate_to, "0008")
    await assert_last(old, Severity.OK, "will be upgraded from schema 0008 to 0")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO bot_version VALUES ('10.0.0')")
    *_, newer, usable = await check_file(file)
    assert (newer.severity, usable.severity) == (Severity.WARNING, Severity.OK)
    assert "The newer version 10.0.0 of the bot has run with this database" in newer.text
    for version, text in (
        ("0007", "Start version 0.2.0 of the bot with it once, then this one."),
        ("0017", "made by a development version of the bot that was never released (schema 0017)"),
        ("9999", NEWER),
    ):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        await assert_last(file, Severity.WRONG, text)


async def test_a_missing_or_empty_database_is_ok_and_not_created(tmp_path: Path) -> None:
    for name in ("games.sqlite3", "not/yet/there/games.sqlite3"):
        await assert_last(tmp_path / name, Severity.OK, "does not exist and will be created at the first start")
        assert not contents(tmp_path)
    file = tmp_path / "games.sqlite3"
    file.touch(0o600)
    for _ in ("an empty file", "a database"):
        await assert_last(file, Severity.OK, "is empty and will be set up")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")


async def test_what_is_no_database_is_wrong(file: Path, tmp_path: Path, port: int) -> None:
    await assert_last(tmp_path, Severity.WRONG, f"{tmp_path} is a folder, not a database. Set DATABASE_URL to a file.")
    with file.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 3000)
    text = tmp_path / "text.sqlite3"
    text.write_text("games: none yet\n" * 10, "utf-8")
    postgresql = f"postgresql://ana:hunter2@127.0.0.1:{port}/games"
    for url, severity, sentence in (
        (f"sqlite:///{file}", Severity.WRONG, "is damaged"),
        (f"sqlite:///{text}", Severity.WRONG, "is not a SQLite database"),
        (f"sqlite:///{text}/a.sqlite3", Severity.WRONG, f"The folder of the database {text}/a.sqlite3 cannot be"),
        ("sqlite:///:memory:", Severity.WRONG, "names no file"),
        (postgresql, Severity.OUTAGE, "cannot be reached"),
    ):
        *_, found = await check_database(url)
        assert found.severity is severity, url
        assert sentence in found.text
        assert "hunter2" not in found.text


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
async def test_a_world_readable_database_and_a_full_disk_are_warnings(file: Path) -> None:
    full, readable, usable = await check_database(f"sqlite:///{file}", free_bytes=lambda _: 99_999_999)
    assert full == Finding(Severity.WARNING, "disk", f"Less than 100 MB are free in {file.parent}. Free some space.")
    assert readable.severity is Severity.WARNING
    assert f"Run  chmod o= {file}" in readable.text
    assert usable.severity is Severity.OK
    assert len(await check_database(f"sqlite:///{file}", free_bytes=lambda _: 100_000_000)) == 2
