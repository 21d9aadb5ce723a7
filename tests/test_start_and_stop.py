"""How the process begins and ends: what an owner hears when it cannot run, and how it leaves when told to."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.gateway import Gateway, soon
from tests.fakes.sessions import Close
from tests.running import Ended, at_once, check_clean, check_refused, environment, started

LAUNCH = Path(__file__).with_name("launch.py")

UNUSABLE_SETTINGS = (
    ({"DISCORD_TOKEN": ""}, "No token"),
    ({"DISCORD_TOKEN": "the-client-secret"}, "does not look like a bot token"),
    ({"DISCORD_TOKEN": "a.token.of-another-bot"}, "Discord refused the token"),
    ({"LOG_LEVEL": "CHATTY"}, "The setting LOG_LEVEL cannot be used"),
)


async def test_a_start_from_nothing_loads_all_that_is_needed(wire: DiscordServer, tmp_path: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, LAUNCH, wire.url), cwd=tmp_path, env=environment(), stdout=pipe, stderr=pipe
    )
    try:
        await wire.gateway.identified()
        assert len((await wire.answer_to(wire.ana.says("!move B2"))).free_cells) == 7
    finally:
        process.terminate()
        out, err = await soon(process.communicate())
    check_clean(Ended(await process.wait(), out.decode(), err.decode()))


async def test_a_setting_that_cannot_be_used_is_named_in_a_sentence(wire: DiscordServer, tmp_path: Path) -> None:
    async def story(settings: dict[str, str], sentence: str) -> None:
        async with started(wire.url, tmp_path, **settings) as bot:
            check_refused(await bot.ended(), ExitCode.CONFIG, sentence, settings.get("DISCORD_TOKEN") or TOKEN)

    await at_once(story(*case) for case in UNUSABLE_SETTINGS)


@pytest.mark.parametrize(
    ("code", "exit_code", "sentence"),
    [
        (Close.AUTHENTICATION_FAILED, ExitCode.CONFIG, "Discord refused the token"),
        (Close.DISALLOWED_INTENTS, ExitCode.CONFIG, "Discord refused the Message Content intent"),
        (Close.SHARDING_REQUIRED, ExitCode.UNAVAILABLE, "closed the connection for good (close code 4011)"),
    ],
)
async def test_a_gateway_that_refuses_the_bot_is_quoted_in_a_sentence(
    wire: DiscordServer, tmp_path: Path, code: Close, exit_code: ExitCode, sentence: str
) -> None:
    wire.gateway.refuse_next(code)
    async with started(wire.url, tmp_path) as bot:
        check_refused(await bot.ended(), exit_code, sentence)


async def test_a_discord_that_is_down_is_told_in_a_sentence(wire: DiscordServer, tmp_path: Path) -> None:
    wire.fail(Trouble("/users/@me", 503, method="GET"))
    async with started(wire.url, tmp_path) as bot:
        check_refused(await bot.ended(), ExitCode.UNAVAILABLE, "HTTP status 503")


async def test_a_gateway_that_is_down_at_the_start_is_told_in_a_sentence(wire: DiscordServer, tmp_path: Path) -> None:
    wire.fail(Trouble("/", 503, method="GET"))
    async with started(wire.url, tmp_path) as bot:
        check_refused(await bot.ended(), ExitCode.UNAVAILABLE, "Discord is out of reach")


async def test_a_discord_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as nobody_listens:
        nobody_listens.bind(("127.0.0.1", 0))
        _, port = nobody_listens.getsockname()
        async with started(f"http://127.0.0.1:{port}", tmp_path) as bot:
            check_refused(await bot.ended(), ExitCode.UNAVAILABLE, "Discord is out of reach")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_in_good_order(wire: DiscordServer, tmp_path: Path, number: signal.Signals) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        check_clean(await bot.stop(number))
        assert await wire.gateway.closed() == Close.NORMAL


@pytest.mark.parametrize("make_silent", [Gateway.withhold_ready, Gateway.fall_silent], ids=["no ready", "no goodbye"])
async def test_a_signal_ends_the_bot_even_if_discord_is_silent(
    wire: DiscordServer, tmp_path: Path, make_silent: Callable[[Gateway], None]
) -> None:
    make_silent(wire.gateway)
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        check_clean(await bot.stop())
        assert await wire.gateway.closed() == Close.NORMAL


async def test_a_signal_ends_the_bot_while_it_waits_to_be_let_in(tmp_path: Path) -> None:
    async def story(path: str) -> None:
        async with DiscordServer() as wire, started(wire.url, tmp_path) as bot:
            held = wire.hold(path, "GET")
            await held.arrived()
            check_clean(await bot.stop())

    await at_once(map(story, ["/users/@me", "/applications/*/commands", "/"]))


async def test_a_signal_lets_the_answers_that_are_owed_be_given(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        held = wire.hold(wire.games.path)
        move = await wire.ana.says("!move B2")
        await held.arrived()
        resigned = await wire.ana.says("!resign")
        await wire.answer_to(wire.ben.says("!board", wire.lounge))
        bot.process.send_signal(signal.SIGTERM)
        await bot.logs("Stopping")
        held.release()
        assert len((await move.next()).free_cells) == 7
        assert "gave up" in (await resigned.next()).text
        check_clean(await bot.ended())


async def test_a_signal_ends_the_bot_in_the_middle_of_its_answers(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        held = wire.hold(wire.games.path)
        await wire.ana.says("!move B2")
        await held.arrived()
        await wire.ana.uses("move", coordinate="A1")
        await wire.answer_to(wire.ben.says("!help", wire.lounge))
        check_clean(await bot.stop())
        assert await wire.gateway.closed() == Close.NORMAL
