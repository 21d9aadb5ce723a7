"""Events that discord.py cannot read: each costs that event only."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client.gateway_events import MAX_UNREADABLE
from bot.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.payloads import Json
from tests.process.bot_process import assert_clean_exit, running_bot

SECRET = "not for the log"


def malformed(server: DiscordServer, event: str) -> Json:
    """The data of an event without a field, or with one of another type."""
    place = {"guild_id": str(server.guild.id), "channel_id": str(server.games.id)}
    events: dict[str, Json] = {
        "GUILD_CREATE": {"id": str(server.guild.id), "roles": SECRET, "name": SECRET},
        "MESSAGE_CREATE": {**place, "id": "1", "content": SECRET, "author": server.ana.payload, "mentions": []},
        "INTERACTION_CREATE": {**place, "id": "1", "type": 2, "data": SECRET, "token": SECRET},
        "CHANNEL_UPDATE": {"guild_id": str(server.guild.id), "id": SECRET, "type": 0},
    }
    return events[event]


@pytest.mark.parametrize("event", ["GUILD_CREATE", "MESSAGE_CREATE", "INTERACTION_CREATE", "CHANNEL_UPDATE"])
async def test_a_malformed_event_is_skipped(server: DiscordServer, tmp_path: Path, event: str) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        await server.gateway.dispatch_now(event, malformed(server, event))
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count(f"An event from Discord cannot be read and is skipped: {event} (") == 1
    assert SECRET not in result.stdout


async def test_a_loop_of_malformed_events_ends_the_process(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        for _ in range(MAX_UNREADABLE):
            await server.gateway.dispatch_now("MESSAGE_CREATE", malformed(server, "MESSAGE_CREATE"))
        result = await bot.result()
    assert result.code == ExitCode.SOFTWARE
    assert f"{MAX_UNREADABLE} events from Discord in a row could not be read; the bot stops" in result.stdout
    assert TOKEN not in result.stdout
