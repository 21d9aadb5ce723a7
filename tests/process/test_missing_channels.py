"""Interactions whose data lacks the channel, which is optional, or even its id: each gets an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import Channel
from tests.process.bot_process import connected_bot

UNKNOWN = "Discord did not tell me which channel that was in"


@pytest.mark.parametrize("is_dm", [False, True])
async def test_the_id_of_the_channel_is_enough(server: DiscordServer, tmp_path: Path, is_dm: bool) -> None:
    server.ana.omitted = {"channel"}
    channel: Channel = server.ana.dm if is_dm else server.games
    async with connected_bot(server, tmp_path):
        board = await server.answer_to(server.ana.slash("play", channel))
        assert len(board.free_cells) == 9
        assert len((await server.answer_to(server.ana.press("B2", board, channel))).free_cells) == 7
        assert "B2" not in (await server.answer_to(server.ana.autocomplete("move", channel, coordinate=""))).choices
        assert len((await server.answer_to(server.ana.send("!board", channel))).free_cells) == 7


async def test_an_unknown_channel_of_the_server_is_enough(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!board"))
        await server.gateway.dispatch_now("CHANNEL_DELETE", server.lounge.payload | server.lounge.guild_fields)
        server.ana.omitted = {"channel"}
        board = await server.answer_to(server.ana.slash("play", server.lounge))
        assert len((await server.answer_to(server.ana.press("B2", board, server.lounge))).free_cells) == 7


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
