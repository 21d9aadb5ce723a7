"""Start and exit of the process: error messages, exit codes and signals."""

import asyncio
import platform
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot import __version__
from bot.database.schema import metadata
from bot.process.exit_codes import ExitCode
from tests.fakes import launch
from tests.fakes.discord_server import TOKEN, ContentIntent, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.gateway import wait_for
from tests.fakes.sessions import CloseCode, Intent
from tests.support.bot_process import (
    AT_ONCE,
    DATABASE,
    Result,
    assert_clean_exit,
    assert_failed_start,
    environment,
    running_bot,
)
from tests.support.databases import put_empty_database

INVALID_SETTINGS = (
    ({"DISCORD_TOKEN": ""}, "No token"),
    ({"DISCORD_TOKEN": "a.token.of-another-bot"}, "Discord refused the token"),
    ({"DATABASE_URL": "sqlite:///games.sqlite3?mode=ro"}, "The database URL has a question mark"),
)


async def assert_start_fails(
    server: DiscordServer, folder: Path, code: ExitCode, sentence: str, *arguments: str, **settings: str
) -> None:
    async with running_bot(server.url, folder, *arguments, **settings) as bot:
        assert_failed_start(await bot.result(), code, sentence, settings.get("DISCORD_TOKEN") or TOKEN)


async def test_a_new_python_process_runs_the_bot_and_creates_the_database(tmp_path: Path) -> None:
    pipe, settings = asyncio.subprocess.PIPE, environment(DATABASE_URL="sqlite:///games/fresh.sqlite3")
    async with DiscordServer(content_intent=ContentIntent.ON) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, launch.__file__, server.url), cwd=tmp_path, env=settings, stdout=pipe, stderr=pipe
        )
        try:
            assert Intent.MESSAGE_CONTENT in Intent((await server.gateway.identified())["intents"])
            assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        finally:
            process.terminate()
            out, err = await wait_for(process.communicate())
    assert_clean_exit(Result(await process.wait(), out.decode(), err.decode()))
    assert b"intent" not in out


async def test_invalid_settings_are_reported(server: DiscordServer, tmp_path: Path) -> None:
    for settings, sentence in INVALID_SETTINGS:
        await assert_start_fails(server, tmp_path, ExitCode.CONFIG, sentence, **settings)


async def test_a_refused_connection_is_reported(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    for _ in range(2):  # the first time, the bot goes on without Message Content
        server.gateway.refuse_next(CloseCode.DISALLOWED_INTENTS)
    sentence = "even without Message Content (close code 4014)"
    await assert_start_fails(server, tmp_path, ExitCode.CONFIG, sentence)
    server.gateway.refuse_next(CloseCode.SHARDING_REQUIRED)
    sentence = "closed the connection (close code 4011)"
    await assert_start_fails(server, tmp_path, ExitCode.UNAVAILABLE, sentence)
    server.fail(Fault("/", 503, method="GET"))
    sentence = "Discord cannot be reached (WSServerHandshakeError)"
    await assert_start_fails(server, tmp_path, ExitCode.UNAVAILABLE, sentence)
    server.gateway.withhold_hello()
    await assert_start_fails(server, tmp_path, ExitCode.UNAVAILABLE, "Discord cannot be reached (ConnectionError)")


async def test_every_command_reports_the_database_of_a_newer_version(server: DiscordServer, tmp_path: Path) -> None:
    put_empty_database(file := tmp_path / DATABASE)
    url, other, user = f"sqlite:///{DATABASE}", "sqlite:///other.sqlite3", "123456789012345678"
    shutil.copyfile(file, tmp_path / "other.sqlite3")
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in metadata.tables:
            connection.execute(f"ALTER TABLE {table} RENAME TO new_{table}")
        connection.execute("UPDATE alembic_version SET version_num = '3f9a'")
    shutil.copyfile(file, file.with_name("demo.sqlite3"))
    for arguments in (
        *((), ("demo", "--no-browser"), ("backup", "copy.sqlite3"), ("block", user), ("delete-user-data", user)),
        *(("copy-database", url, other), ("copy-database", other, url)),
    ):
        sentence = "newer version of the bot (schema 3f9a). Update"
        await assert_start_fails(server, tmp_path, ExitCode.CONFIG, sentence, *arguments)
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_a_second_bot_on_one_file_waits_for_the_first(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as first:
        await first.wait_for_log("Ready, in")
        async with running_bot(server.url, tmp_path) as successor:
            await successor.wait_for_log(f"Another process of the bot uses the database {DATABASE}. Waiting")
            assert_clean_exit(await first.stop())
            await successor.wait_for_log("Ready, in")
            assert_clean_exit(await successor.stop())


async def test_a_signal_stops_the_bot_whatever_the_gateway_does(server: DiscordServer, tmp_path: Path) -> None:
    gateway, version = server.gateway, f": Version {__version__}, Python {platform.python_version()}, database"
    for number, disable in (
        (signal.SIGTERM, gateway.stop_responding),
        (signal.SIGINT, gateway.withhold_ready),
    ):
        disable()
        async with running_bot(server.url, tmp_path) as bot:
            await gateway.identified()
            result = await bot.stop(number)
            assert await gateway.closed() == CloseCode.NORMAL
        gateway.start_responding()
        assert_clean_exit(result)
        assert result.stdout.splitlines()[0].endswith(f"{version} data/tic-tac-toe.sqlite3")


async def test_a_bot_whose_output_nobody_reads_plays_and_exits(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import os\nunread, output = os.pipe()\nos.close(unread)\nfor number in (1, 2):\n    os.dup2(output, number)\n"
    )
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert (await bot.stop()).code == ExitCode.OK
    async with running_bot(server.url, tmp_path, DISCORD_TOKEN="") as bot:
        assert (await bot.result()).code == ExitCode.CONFIG


async def test_a_signal_stops_the_bot_during_login(tmp_path: Path) -> None:
    for path in ("/users/@me", "/applications/*/commands", "/"):
        async with DiscordServer() as server, running_bot(server.url, tmp_path) as bot:
            held = server.hold(path, "GET")
            await held.arrived()
            assert_clean_exit(await bot.stop())


async def test_pending_answers_are_sent_before_the_bot_stops(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        held = server.hold(server.games.path)
        move = await server.ana.send("!move B2")
        await held.arrived()
        resigned = await server.ana.send("!resign")
        await server.answer_to(server.ben.send("!board", server.lounge))
        bot.process.send_signal(signal.SIGTERM)
        await bot.wait_for_log("Stopping")
        held.release()
        assert len((await move.next()).free_cells) == 7
        assert "resigned" in (await resigned.next()).text
        assert_clean_exit(await bot.result())
