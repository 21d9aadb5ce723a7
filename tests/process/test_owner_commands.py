"""Commands that an owner runs beside the bot: doctor, health, backup, copy-database."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.postgres import EMPTY, PostgresServer
from tests.process.bot_process import Result, assert_clean_exit, running_bot

DATABASE = Path("data/tic-tac-toe.sqlite3")


async def run(server: DiscordServer, folder: Path, *arguments: str, **settings: str) -> Result:
    """Run a command until it exits."""
    async with running_bot(server.url, folder, *arguments, **settings) as command:
        return await command.result()


@pytest.fixture
def port() -> str:
    """A port that is not in use."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


async def test_health_fails_while_the_bot_is_not_connected(server: DiscordServer, tmp_path: Path, port: str) -> None:
    assert (await run(server, tmp_path, "health", STATUS_PORT=port)).code == ExitCode.UNAVAILABLE
    async with running_bot(server.url, tmp_path, STATUS_PORT=port) as bot:
        await bot.wait_for_log("Ready, in")
        assert (await run(server, tmp_path, "health", STATUS_PORT=port)).code == ExitCode.OK
        server.gateway.withhold_ready()
        server.gateway.forget_sessions()
        await server.gateway.abort_connections()
        await bot.wait_for_log("Shard 0 has lost its connection")
        result = await run(server, tmp_path, "health", STATUS_PORT=port)
        assert (result.code, result.stderr) == (ExitCode.UNAVAILABLE, "These shards are not connected to Discord: 0.\n")
        assert_clean_exit(await bot.stop())


async def test_health_reports_a_missing_database(server: DiscordServer, tmp_path: Path, port: str) -> None:
    async with running_bot(server.url, tmp_path, STATUS_PORT=port) as bot:
        await bot.wait_for_log("Ready, in")
        (tmp_path / DATABASE).unlink()
        result = await run(server, tmp_path, "health", STATUS_PORT=port)
        assert (result.code, result.stderr) == (ExitCode.UNAVAILABLE, "The database does not answer.\n")


async def test_metrics_count_the_played_matches(server: DiscordServer, tmp_path: Path, port: str) -> None:
    async with running_bot(server.url, tmp_path, STATUS_PORT=port) as bot:
        await bot.wait_for_log("Ready, in")
        await server.answer_to(server.ana.send("!move B2"))
        await server.answer_to(server.ben.send("!move B2", server.lounge))
        await server.answer_to(server.ben.send("!resign", server.lounge))
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            lines = (await answer.text()).splitlines()
    assert "tictactoe_moves_total 2.0" in lines
    assert "tictactoe_matches_live 1.0" in lines
    assert 'tictactoe_matches_finished_total{result="resigned"} 1.0' in lines
    assert {"tictactoe_answer_seconds_count 2.0", "tictactoe_answer_seconds_count 3.0"} & {
        *lines
    }  # the last answer may not be counted yet
    assert "tictactoe_decision_seconds_count 2.0" in lines
    assert any(line.startswith('tictactoe_shard_latency_seconds{shard="0"}') for line in lines)


async def test_the_doctor_reports_a_correct_setup(server: DiscordServer, tmp_path: Path, port: str) -> None:
    result = await run(server, tmp_path, "doctor", STATUS_PORT=port)
    assert (result.code, result.stderr) == (ExitCode.OK, "")
    assert "https://discord.com/oauth2/authorize?client_id=" in result.stdout
    assert not (tmp_path / "data").exists()
    assert TOKEN not in result.stdout


async def test_the_doctor_reports_a_refused_token(server: DiscordServer, tmp_path: Path) -> None:
    result = await run(server, tmp_path, "doctor", DISCORD_TOKEN="a.token.of-another-bot")
    assert result.code == ExitCode.CONFIG
    assert 'press "Reset Token"' in result.stdout


async def test_a_backup_is_made_while_the_bot_runs(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        await server.answer_to(server.ana.send("!move B2"))
        result = await run(server, tmp_path, "backup", "copy.sqlite3")
        assert (result.code, result.stderr) == (ExitCode.OK, "")
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT count(*) FROM ply").fetchone() == (2,)
    again = await run(server, tmp_path, "backup", "copy.sqlite3")
    assert (again.code, again.stderr.count("\n")) == (ExitCode.DATABASE, 1)


async def test_a_match_survives_copies_to_postgresql_and_back(
    server: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    original, copy = "sqlite:///data/tic-tac-toe.sqlite3", "sqlite:///data/back.sqlite3"
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        await server.answer_to(server.ana.send("!move B2"))
        assert_clean_exit(await bot.stop())
    async with postgres.create_database(EMPTY) as name:
        for source, target in ((original, postgres.url(name)), (postgres.url(name), copy)):
            result = await run(server, tmp_path, "copy-database", source, target)
            assert (result.code, result.stderr) == (ExitCode.OK, "")
            assert "1 rows of match" in result.stdout
            assert "2 rows of ply" in result.stdout
            async with running_bot(server.url, tmp_path, DATABASE_URL=target) as bot:
                await bot.wait_for_log("Ready, in")
                answer = await server.answer_to(server.ana.send("!board"))
                assert len(answer.free_cells) == 7
                assert_clean_exit(await bot.stop())
