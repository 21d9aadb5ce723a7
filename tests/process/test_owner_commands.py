"""Commands that an owner runs beside the bot: doctor, health, backup, copy-database, block, delete-user-data."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.install import install_command
from bot.process.exit_codes import ExitCode
from bot.process.status import Health, status_server
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.support.bot_process import (
    DATABASE,
    Result,
    assert_clean_exit,
    connected_bot,
    fetch,
    run_without,
    running_bot,
)
from tests.support.postgres import EMPTY, PostgresServer

UNIT = Path(__file__).parents[2] / "deploy/tic-tac-toe-backup.service"
NIGHTLY_BACKUP = re.findall(r"^ExecStart=.+ -m bot (.+)$", UNIT.read_text("utf-8"), re.MULTILINE)[0].split()


async def run(server: DiscordServer, folder: Path, *arguments: str, **settings: str | int) -> Result:
    async with running_bot(server.url, folder, *arguments, **settings) as command:
        return await command.result()


async def output_of(server: DiscordServer, folder: Path, *arguments: str) -> str:
    """Run a command that succeeds, and return what it prints."""
    result = await run(server, folder, *arguments)
    assert (result.code, result.stderr) == (ExitCode.OK, ""), result.stdout
    return result.stdout


async def test_health_and_metrics_follow_the_bot(server: DiscordServer, tmp_path: Path, port: int) -> None:
    assert (await run(server, tmp_path, "health", STATUS_PORT=port)).code == ExitCode.UNAVAILABLE
    async with connected_bot(server, tmp_path, STATUS_PORT=port) as bot:
        assert (await run(server, tmp_path, "health", STATUS_PORT=port)).code == ExitCode.OK
        await server.answer_to(server.ana.send("!move B2"))
        await server.answer_to(server.ben.send("!move B2", server.lounge))
        await server.answer_to(server.ben.send("!resign", server.lounge))
        lines = {*(await fetch(port, "metrics")).splitlines()}
        assert lines >= {
            *("tictactoe_moves_total 2.0", "tictactoe_matches_live 1.0", "tictactoe_servers 1.0"),
            *("tictactoe_ready 1.0", "tictactoe_database_up 1.0", "tictactoe_decision_seconds_count 2.0"),
            'tictactoe_matches_finished_total{result="resigned"} 1.0',
        }
        assert lines & {f"tictactoe_answer_seconds_count {count}" for count in (2.0, 3.0)}  # the last may be missing
        assert any(line.startswith('tictactoe_shard_latency_seconds{shard="0"}') for line in lines)
        server.gateway.withhold_ready()
        server.gateway.forget_sessions()
        await server.gateway.abort_connections()
        await bot.wait_for_log("Shard 0 has lost its connection")
        result = await run(server, tmp_path, "health", STATUS_PORT=port)
        not_connected = "These shards are not connected to Discord: 0."
        assert (result.code, result.stderr) == (ExitCode.UNAVAILABLE, f"{not_connected}\n")
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        result = await run(server, tmp_path, "health", STATUS_PORT=port)
        assert result.stderr == f"{not_connected} The database does not work; the bot's log says why.\n"
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)


async def test_the_health_check_imports_only_what_asks_the_bot(tmp_path: Path, port: int) -> None:
    async def check() -> Health:
        return Health({0: True}, database=True)

    unneeded = ("aiohttp", "babel", "discord", "fluent", "PIL", "sqlalchemy", "simcord")
    async with status_server("127.0.0.1", port, check, None):
        unused = {"HTTPS_PROXY": "http://proxy.invalid:3128", "http_proxy": "http://proxy.invalid:3128"}
        result = await run_without(unneeded, tmp_path, "health", STATUS_PORT=port, **unused)
    assert result == Result(ExitCode.OK, "All shards are connected, and the database answers.\n", "")


async def test_postgresql_without_its_extra_is_reported(server: DiscordServer, tmp_path: Path) -> None:
    url = "postgresql://ana:hunter2@127.0.0.1:1/games"
    said = f"The libraries for PostgreSQL are not installed. Run  {install_command('postgresql')}\n"
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['asyncpg'] = None")  # cannot be imported
    for arguments in (("run",), ("copy-database", "sqlite:///games.sqlite3", url), ("backup", "copy.sqlite3")):
        result = await run(server, tmp_path, *arguments, DATABASE_URL=url)
        assert (result.code, result.stderr) == (ExitCode.DATABASE, said), arguments
    assert await run_without(["greenlet"], tmp_path, DATABASE_URL=url) == Result(ExitCode.DATABASE, "", said)


async def test_the_doctor_reports_a_correct_setup_or_an_invalid_setting(server: DiscordServer, tmp_path: Path) -> None:
    found = await output_of(server, tmp_path, "doctor")
    assert "https://discord.com/oauth2/authorize?client_id=" in found
    assert TOKEN not in found
    assert not (tmp_path / "data").exists()
    result = await run(server, tmp_path, "doctor", LOG_LEVEL="CHATTY")
    assert result.code == ExitCode.CONFIG
    assert "wrong    settings   The setting LOG_LEVEL is invalid" in result.stdout


async def test_a_match_is_backed_up_and_copied_to_postgresql(
    server: DiscordServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!move B2"))
        await output_of(server, tmp_path, *NIGHTLY_BACKUP)
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    (file,) = (tmp_path / "backups").iterdir()
    with closing(sqlite3.connect(file)) as backup:
        assert backup.execute("SELECT count(*) FROM ply").fetchone() == (2,)
    again = await run(server, tmp_path, "backup", str(file))
    assert (again.code, again.stderr.count("\n")) == (ExitCode.DATABASE, 1)
    async with postgres.create_database(EMPTY) as name:
        url = postgres.url(name).replace("postgresql://", "postgres://")
        said = await output_of(server, tmp_path, "copy-database", "'sqlite:///data/tic-tac-toe.sqlite3'", url)
        assert "1 rows of match" in said
        assert "2 rows of ply" in said
        async with connected_bot(server, tmp_path, DATABASE_URL=url):
            assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7


async def test_a_blocked_user_and_a_blocked_server_get_no_answers(server: DiscordServer, tmp_path: Path) -> None:
    other = await server.add_guild("Another server")
    async with connected_bot(server, tmp_path):
        for blocked in (server.ana.id, other.id):
            await output_of(server, tmp_path, "block", str(blocked))
    listed = (await output_of(server, tmp_path, "blocked")).split()
    assert {*map(int, listed)} == {server.ana.id, other.id}
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log(f"The bot has left server {other.id} (blocked)")
        unanswered = await server.ana.send("!move B2")
        assert len((await server.answer_to(server.ben.send("!move A1"))).free_cells) == 7
        assert unanswered.take_all() == []
        assert_clean_exit(await bot.stop())
    assert len(server.requests("DELETE", f"/users/@me/guilds/{other.id}")) == 1
    await output_of(server, tmp_path, "unblock", str(server.ana.id))
    assert await output_of(server, tmp_path, "blocked") == f"{other.id}\n"


async def test_the_data_of_a_user_are_deleted_while_the_bot_runs(server: DiscordServer, tmp_path: Path) -> None:
    ana, stored = str(server.ana.id), "  running games: 1\n  practice records: 1\n"
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!move B2"))
        await server.answer_to(server.ana.slash("practice"))
        counted = await output_of(server, tmp_path, "delete-user-data", ana)
        assert counted == f"Stored about user {ana}:\n{stored}To delete it, add  --yes\n"
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        deleted = await output_of(server, tmp_path, "delete-user-data", ana, "--yes")
        ended = "Running games that ended: 1. The games stay, without the user.\n"
        assert deleted == f"Deleted about user {ana}:\n{stored}{ended}"
        assert "No game is running" in (await server.answer_to(server.ana.send("!resign"))).text
    nothing = await output_of(server, tmp_path, "delete-user-data", ana, "--yes")
    assert nothing == f"There is nothing to delete about user {ana}.\n"
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert ana not in "\n".join(connection.iterdump())


async def test_the_owner_lists_the_servers_and_lets_the_bot_leave_one(server: DiscordServer, tmp_path: Path) -> None:
    server.application_info["owner"] = server.ana.payload
    other = await server.add_guild("Another_server")

    async def say(text: str) -> str:
        return (await server.answer_to(server.ana.send(text, server.ana.dm))).text

    async with connected_bot(server, tmp_path):
        shown = (await server.answer_to(server.ana.send("!servers"))).text
        assert shown == "That would show this server's members which servers I'm in. Send it to me in a direct message."
        listed = await say("!servers")
        assert listed.startswith("I'm in 2 servers.")
        assert f"\n{other.id}  Another\\_server (" in listed
        ignored = [await server.ben.send(text, server.ben.dm) for text in ("!servers", f"!leave {other.id}")]
        assert "Press **Play** to begin" in (await server.answer_to(server.ben.send("!help", server.ben.dm))).text
        assert [answers.take_all() for answers in ignored] == [[], []]
        assert await say(f"!leave {other.id}") == f"I have left the server {other.id}."
        for text in (f"!leave {other.id}", "!leave", "!leave Another"):
            assert (await say(text)).startswith("I'm not in a server with this id."), text
        assert (await say("!servers")).startswith("I'm in 1 server.")
        for number in range(60):
            await server.add_guild(f"Server {number} with a long name", channels=())
        assert (await say("!servers")).startswith("I'm in 61 servers.")
        (file,) = server.uploads().values()
        assert file.decode().count("\n") == 60


async def test_errors_are_sent_to_the_owner(server: DiscordServer, tmp_path: Path) -> None:
    server.application_info["owner"] = server.ana.payload
    async with running_bot(server.url, tmp_path, ERROR_REPORTS="dm") as bot:
        await bot.wait_for_log("Ready, in")
        held = server.hold(server.ana.dm.path)
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        await server.ben.send("!move B2")
        await held.arrived()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        held.release()
        assert (await bot.stop()).code == ExitCode.OK
    (report,) = server.requests("POST", server.ana.dm.path)
    assert report.body["content"].startswith("Errors since the last report: ")
    assert "no longer exists." in report.body["content"]
