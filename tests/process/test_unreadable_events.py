"""Events that discord.py cannot read: each costs that event only."""

from pathlib import Path

from bot.client.gateway_events import MAX_UNREADABLE
from bot.process.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.payloads import Json
from tests.support.bot_process import running_bot

SECRET = "not for the log"


def malformed(server: DiscordServer) -> dict[str, Json]:
    """The data of events without a field, or with one of another type, by name."""
    place = {"guild_id": str(server.guild.id), "channel_id": str(server.games.id)}
    return {
        "GUILD_CREATE": {"id": str(server.guild.id), "roles": SECRET, "name": SECRET},
        "MESSAGE_CREATE": {**place, "id": "1", "content": SECRET, "author": server.ana.payload, "mentions": []},
        "INTERACTION_CREATE": {**place, "id": "1", "type": 2, "data": SECRET, "token": SECRET},
        "CHANNEL_UPDATE": {"guild_id": str(server.guild.id), "id": SECRET, "type": 0},
    }


async def test_malformed_events_are_skipped_but_a_loop_of_them_ends_the_bot(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        for event, data in malformed(server).items():
            await server.gateway.dispatch_now(event, data)
            assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7, event
        for _ in range(MAX_UNREADABLE):
            await server.gateway.dispatch_now("MESSAGE_CREATE", malformed(server)["MESSAGE_CREATE"])
        result = await bot.result()
    assert result.code == ExitCode.SOFTWARE
    for event in malformed(server):
        assert result.stdout.count(f"An event from Discord cannot be read and is skipped: {event} (") == 1
    assert f"{MAX_UNREADABLE} events from Discord in a row could not be read; the bot stops" in result.stdout
    for secret in (SECRET, TOKEN):
        assert secret not in result.stdout
