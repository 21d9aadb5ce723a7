"""Interactions whose data lacks the channel, which is optional, or even its id: each gets an answer."""

from __future__ import annotations

from pathlib import Path

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
