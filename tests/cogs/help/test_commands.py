"""What `help` and `about` say, and how texts name commands: mentioned, or typed with the prefix of the server."""

from __future__ import annotations

import pytest
from simcord import InteractionResult, MemberActor

from bot import __version__
from bot.database.database import Database
from bot.database.versions import record_version
from tests.support.acts import change_settings
from tests.support.world import World, answer, ephemeral_answer, message_of, running_world


async def about(world: World, member: MemberActor) -> InteractionResult:
    shown = await member.slash(world.channel, "help")
    commands = await member.click(message_of(shown), label="All commands")
    return await member.click(message_of(commands), label="About me")


async def test_everybody_sees_version_and_links_and_the_owner_sees_the_state(world: World) -> None:
    world.app.owner_id = world.ana.id
    text = ephemeral_answer(await about(world, world.ben))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "[Add me to a server](<https://discord.com/oauth2/authorize?client_id=" in text
    assert "**Your data:** `/privacy`" in text
    assert "Shard" not in text
    assert "account" not in text
    text = ephemeral_answer(await about(world, world.ana))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "**Servers:** 1\n**Running since:** <t:" in text
    assert "\n**Shard 0:** " in text
    world.app.connections.mark_disconnected()
    assert "\n**Shard 0:** not connected" in await world.play(world.ana, "!about")
    assert world.app.application
    world.app.application.terms_of_service_url = "https://example.org/terms"
    world.app.application.privacy_policy_url = "https://example.org/privacy"
    world.app.user_install = True
    text = await world.play(world.ana, "!about")
    assert "\n[Add me to your account](<https://discord.com/" in text
    links = "[Terms of service](<https://example.org/terms>)\n[Privacy policy](<https://example.org/privacy>)"
    assert f"\n{links}\n" in text


async def test_the_owner_of_an_older_version_is_told(world: World, caplog: pytest.LogCaptureFixture) -> None:
    newer = "The newer version 10.0.0 has run with this database."
    for version, is_told in ((__version__, False), ("10.0.0", True)):
        await world.app.services[Database].write(record_version, version)
        await world.restart()
        world.app.owner_id = world.ana.id
        assert (newer in ephemeral_answer(await about(world, world.ana))) is is_told
        assert ("The newer version 10.0.0 of the bot has run with this database" in caplog.text) is is_told
    assert newer not in ephemeral_answer(await about(world, world.ben))


async def test_boards_mention_commands_where_typed_ones_cannot_be_read() -> None:
    async with running_world(message_content=False) as world:
        await change_settings(world, is_text_only=True)
        begun = answer(await world.ana.slash(world.channel, "play"))
        assert f"For example: {await world.mention_of('move')} `B2`" in begun


async def test_a_friend_is_challenged_from_the_help(world: World) -> None:
    await world.send(world.ana, "!help")
    asked = message_of(await world.press(world.ana, "Play a friend"))
    await world.ana.select(asked, [world.ben])
    assert f"{world.ben.mention}, **ana** challenges you to a game: **Tic-tac-toe**." in world.last_text
    assert "You can't play against yourself." in ephemeral_answer(await world.ana.select(asked, [world.ana]))


async def test_commands_are_mentioned_once_their_ids_are_known(world: World) -> None:
    await change_settings(world, is_text_only=True)
    await world.restart()
    registrations = [request for request in world.env.http_requests if request.method == "PUT"]
    assert len(registrations) == 1
    assert await world.mention_of("move") in answer(await world.ana.slash(world.channel, "play"))
    await world.play(world.ana, "!resign")
    world.env.inject_error("GET", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    await world.restart()
    assert "For example: `/move B2`" in answer(await world.ana.slash(world.channel, "play"))
    world.app.owner_id = world.ana.id
    await world.play(world.ana, "!sync")
    assert await world.mention_of("move") in answer(await world.ana.slash(world.channel, "board"))


async def test_a_server_may_have_a_prefix_where_none_is_usual() -> None:
    async with running_world(prefix="") as world:
        assert await world.send(world.ana, "!play") == []
        await change_settings(world, prefix="?", is_text_only=True)
        assert "For example: `?move B2`" in await world.play(world.ana, "?play")
