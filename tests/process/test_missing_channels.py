"""Interactions whose data lacks the channel, which is optional, a part of it, or even its id: each gets an answer."""

from pathlib import Path

from discord import ChannelType

from tests.fakes.discord_server import DiscordServer
from tests.support.bot_process import connected_bot

UNKNOWN = "Discord did not tell me which channel that was in"


async def test_interactions_without_their_whole_channel_are_answered(server: DiscordServer, tmp_path: Path) -> None:
    ana, games, lounge = server.ana, server.games, server.lounge
    async with connected_bot(server, tmp_path) as bot:
        await server.answer_to(ana.send("!board"))
        await server.gateway.dispatch_now("CHANNEL_DELETE", lounge.payload | lounge.guild_fields)
        for key in lounge.payload.keys() - {"id"}:  # Discord's documentation promises only the id and the type
            del lounge.payload[key]
        for kind in ("text", "voice", "news", "news_thread", "public_thread", "private_thread", "stage_voice"):
            lounge.payload["type"] = ChannelType[kind].value
            board = await server.answer_to(ana.slash("play", lounge))
            assert len((await server.answer_to(ana.press("B2", board, lounge))).free_cells) == 7, kind
            assert "resigned" in (await server.answer_to(ana.slash("resign", lounge))).text, kind
        await bot.wait_for_log("Discord sent an interaction without these keys of its channel: name, position")

        ana.omitted = {"channel"}
        for channel in (games, ana.dm, lounge):
            board = await server.answer_to(ana.slash("play", channel))
            assert len((await server.answer_to(ana.press("B2", board, channel))).free_cells) == 7
            assert "B2" not in (await server.answer_to(ana.autocomplete("move", channel, coordinate=""))).choices

        board = await server.answer_to(ana.send("!board"))
        ana.omitted = {"channel", "channel_id"}
        refusal = await server.answer_to(ana.slash("play"))
        assert UNKNOWN in refusal.content
        assert refusal.is_ephemeral
        assert len((await server.answer_to(ana.press(board.free_cells[0], board))).free_cells) == 5
        ana.omitted = {"channel", "channel_id", "message"}
        assert UNKNOWN in (await server.answer_to(ana.press(board.free_cells[1], board))).content
        assert (await server.answer_to(ana.autocomplete("move", coordinate=""))).choices == []
