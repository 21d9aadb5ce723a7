"""Interactions whose data lacks the channel, which is optional, a part of it, or even its id: each gets an answer."""

from __future__ import annotations

from pathlib import Path

from discord import ChannelType

from tests.fakes.discord_server import DiscordServer
from tests.support.bot_process import connected_bot

UNKNOWN = "Discord did not tell me which channel that was in"


async def test_the_id_of_the_channel_is_enough(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!board"))
        await server.gateway.dispatch_now("CHANNEL_DELETE", server.lounge.payload | server.lounge.guild_fields)
        server.ana.omitted = {"channel"}
        for channel in (server.games, server.ana.dm, server.lounge):
            board = await server.answer_to(server.ana.slash("play", channel))
            assert len(board.free_cells) == 9
            assert len((await server.answer_to(server.ana.press("B2", board, channel))).free_cells) == 7
            assert "B2" not in (await server.answer_to(server.ana.autocomplete("move", channel, coordinate=""))).choices
        for channel in (server.games, server.ana.dm):
            assert len((await server.answer_to(server.ana.send("!board", channel))).free_cells) == 7


async def test_a_partial_channel_is_enough(server: DiscordServer, tmp_path: Path) -> None:
    """Discord's documentation promises only the id and the type of a channel."""
    async with connected_bot(server, tmp_path) as bot:
        await server.answer_to(server.ana.send("!board"))
        await server.gateway.dispatch_now("CHANNEL_DELETE", server.lounge.payload | server.lounge.guild_fields)
        for kind in (
            ChannelType.text,
            ChannelType.voice,
            ChannelType.news,
            ChannelType.news_thread,
            ChannelType.public_thread,
            ChannelType.private_thread,
            ChannelType.stage_voice,
        ):
            for key in server.lounge.payload.keys() - {"id"}:
                del server.lounge.payload[key]
            server.lounge.payload["type"] = kind.value
            board = await server.answer_to(server.ana.slash("play", server.lounge))
            assert len(board.free_cells) == 9, kind
            assert len((await server.answer_to(server.ana.press("B2", board, server.lounge))).free_cells) == 7, kind
            assert "resigned" in (await server.answer_to(server.ana.slash("resign", server.lounge))).text, kind
        await bot.wait_for_log("Discord sent an interaction without these keys of its channel: name, position")


async def test_an_interaction_without_any_channel_is_refused(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        board = await server.answer_to(server.ana.send("!play"))
        server.ana.omitted = {"channel", "channel_id"}
        refusal = await server.answer_to(server.ana.slash("play"))
        assert UNKNOWN in refusal.content
        assert refusal.is_private
        assert len((await server.answer_to(server.ana.press("B2", board))).free_cells) == 7
        server.ana.omitted = {"channel", "channel_id", "message"}
        assert UNKNOWN in (await server.answer_to(server.ana.press("B2", board))).content
        assert (await server.answer_to(server.ana.autocomplete("move", coordinate=""))).choices == []
