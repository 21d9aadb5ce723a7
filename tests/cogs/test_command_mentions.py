"""Texts for everybody mention slash commands, and name typed commands as their reader types them."""

from __future__ import annotations

from tests.support.foreign_guilds import PORTUGUESE, set_client_language
from tests.support.world import World, answer, running_world


async def test_texts_name_commands_as_their_reader_can_use_them(world: World, brazil: World) -> None:
    board = answer(await world.ana.slash(world.channel, "play"))
    assert f"For example: {await world.mention_of('move')} `A1`" in board
    board = answer(await brazil.ana.slash(brazil.channel, "play"))
    assert f"Por exemplo: {await brazil.mention_of('move')} `A1`" in board
    assert "For example: `!move A1`" in await world.play(world.ana, "!board")
    challenge = await world.play(world.ben, f"!play {world.ana.mention} hints")
    assert f"Both players may use {await world.mention_of('hint')}, and" in challenge
    set_client_language(world, PORTUGUESE)
    assert "`/tabuleiro`" in answer(await world.ana.slash(world.channel, "help"))


async def test_boards_mention_commands_where_typed_ones_cannot_be_read() -> None:
    async with running_world(message_content=False) as world:
        await world.ana.slash(world.channel, "play")
        pressed = answer(await world.press(world.ana, "B2"))
        assert f"For example: {await world.mention_of('move')} `" in pressed


async def test_commands_are_mentioned_once_their_ids_are_known(world: World) -> None:
    await world.restart()
    registrations = [request for request in world.env.http_requests if request.method == "PUT"]
    assert len(registrations) == 1
    assert await world.mention_of("move") in answer(await world.ana.slash(world.channel, "play"))
    await world.play(world.ana, "!resign")
    world.env.inject_error("GET", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    await world.restart()
    assert "For example: `/move A1`" in answer(await world.ana.slash(world.channel, "play"))
    world.app.owner_id = world.ana.id
    await world.play(world.ana, "!sync")
    assert await world.mention_of("move") in answer(await world.ana.slash(world.channel, "board"))
