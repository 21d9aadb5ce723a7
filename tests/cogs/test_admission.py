"""Restrictions by channel, role and cooldown, which leave running games alone, and blocked users."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from discord.ext import commands
from simcord import InteractionResult, MemberActor
from simcord.backend import serializers

from bot.client.tasks import AccessDeniedError
from bot.database.database import Database
from bot.matches.request import cause_of
from bot.model.ids import ChannelId, RoleId
from cogs.upkeep.queries import block, unblock
from tests.support.acts import change_settings, hidden_database
from tests.support.world import World, answer, ephemeral_answer, new_app, new_services, text_of


@pytest.fixture(autouse=True)
def only_expected_errors(world: World) -> Generator[None]:
    """Assert that discord.py saw no errors but refusals and missing arguments."""
    yield
    causes = {type(cause_of(error)) for error in world.env.errors}
    assert causes <= {commands.MissingRequiredArgument, AccessDeniedError}


@pytest.fixture
def lounge(world: World) -> World:
    """The same world, as seen in a channel where the bot may not be used."""
    return replace(world, channel=world.guild.create_text_channel("lounge"))


async def restrict_to_channel(world: World) -> str:
    """Allow one channel only, and return the answer in other channels."""
    await change_settings(world, channels=frozenset({ChannelId(world.channel.id)}))
    return f"I don't play here. You can play in <#{world.channel.id}>."


async def test_threads_are_allowed_with_their_channel_and_other_processes_heard(world: World, lounge: World) -> None:
    await world.send(world.ana, "!play thread")
    await lounge.send(world.ben, "!play thread")
    expected = await restrict_to_channel(world)
    inside, outside = (replace(place, channel=place.channel.threads[0]) for place in (world, lounge))
    assert "Your move" in await inside.play(world.ana, "!board")
    assert "Other members are playing here." in await inside.play(world.ben, "!play")
    assert await outside.play(world.ana, "!board") == expected
    await change_settings(world, channels=frozenset())
    assert "Your move" in await outside.play(world.ana, "!board")
    await restrict_to_channel(replace(world, app=new_app(new_services(world.app.services[Database]))))
    await world.advance(timedelta(minutes=1))
    assert await lounge.play(world.ana, "!play") == expected


async def test_channels_and_roles_restrict_until_they_are_deleted(world: World, lounge: World) -> None:
    roles = [world.guild.create_role(name) for name in ("singers", "dancers")]
    eve = world.guild.add_member(world.env.create_user("eve"), roles=roles[1:])
    await change_settings(world, roles=frozenset(RoleId(role.id) for role in roles))
    expected = f"To play with me here, you need one of these roles: <@&{roles[0].id}>, <@&{roles[1].id}>."
    assert "Your move" in await world.play(eve, "!play")
    assert await world.play(world.ana, "!play") == expected
    (sent,) = [request.json for request in world.env.http_requests if "one of these roles" in str(request.json)]
    assert "'allowed_mentions': {'parse': []}" in str(sent)
    for refusal in (await world.ana.slash(world.channel, "play"), await world.press(world.ana, "A1")):
        assert ephemeral_answer(refusal) == expected
    await change_settings(world, roles=frozenset({RoleId(world.guild.id), RoleId(roles[0].id)}))  # @everyone
    assert "Other members are playing here." in await world.play(world.ana, "!play")
    await change_settings(world, roles=frozenset({RoleId(roles[0].id)}))
    assert "ana" not in await world.play(eve, "!move b2", "!resign")
    assert await world.play(eve, "!play") == f"{expected.split(': ')[0]}: <@&{roles[0].id}>."
    role = world.guild.create_role("singers")
    await change_settings(world, roles=frozenset({RoleId(role.id)}), channels=frozenset({ChannelId(lounge.channel.id)}))
    assert (await world.play(world.ana, "!play")).startswith("I don't play here.")
    guild = world.app.get_guild(world.guild.id)
    assert guild
    for deleted in (guild.get_channel(lounge.channel.id), guild.get_role(role.id)):
        assert deleted
        await deleted.delete()
    await world.env.settle()
    assert "Your move" in await world.play(world.ana, "!play")


OTHER_COMMANDS = (
    "!stats",
    "!brain train 5 easy",
    "!invite",
    "!play thread",
    "!play",
    "!puzzle",
    "!analyse X../.O./...",
)


async def test_a_player_may_finish_a_restricted_game_and_do_nothing_else(world: World) -> None:
    refusals = {
        "roles": "To play with me here, you need",
        "channels": "I don't play here.",
        "cooldown": "That was quick.",
    }
    for setting, refusal in refusals.items():
        there = World.create(world.env)
        await there.play(there.ana, "!move b2")
        values: dict[str, Any] = {
            "roles": frozenset({RoleId(there.guild.create_role("players").id)}),
            "channels": frozenset({ChannelId(there.guild.create_text_channel("elsewhere").id)}),
            "cooldown": timedelta(hours=1),
        }
        await change_settings(there, **{setting: values[setting]})
        if setting == "cooldown":
            await there.play(there.ana, "!stats")  # from now on she has to wait
        (refused,) = [text for command in OTHER_COMMANDS for text in await there.send(there.ana, command)]
        assert refused.startswith(refusal)  # once, and nothing else was answered
        assert ephemeral_answer(await there.ana.slash(there.channel, "play", thread=True)).startswith(refusal)
        assert there.channel.threads == []
        assert "Your move" in await there.play(there.ana, "!board")
        assert "Show a hint?" in ephemeral_answer(await there.ana.slash(there.channel, "hint"))
        await there.play(there.ana, "!move a3")
        assert "resigned" in answer(await there.ana.slash(there.channel, "resign"))


WITHIN = timedelta(minutes=1)


async def every_way_to_ask(world: World, member: MemberActor) -> list[object]:
    """The answers to a typed command, a slash command, autocomplete, a press, and an outdated button."""
    old = await world.post_buttons("an old button")
    board = next(message for message in world.newest_messages() if len(message.components) > 1)
    results: list[InteractionResult] = [
        await member.slash(world.channel, "help"),
        await member.click(board, label="A3"),
        await member.click(old, label="an old button"),
    ]
    return [*await world.send(member, "!help"), *(result.response for result in results if result.response)]


async def test_a_blocked_user_gets_no_answers_even_while_the_database_fails(world: World) -> None:
    await world.play(world.ana, "!move b2")
    database = world.app.services[Database]
    await database.write(block, world.ana.id)
    await world.advance(WITHIN)
    assert await every_way_to_ask(world, world.ana) == []
    assert await world.play(world.ben, "!help")
    await database.write(unblock, world.ana.id)
    await world.advance(WITHIN)
    assert "Press **Play** to begin" in answer(await world.ana.slash(world.channel, "help"))
    await database.write(block, world.ana.id)
    await world.restart()
    with hidden_database(world):
        await world.advance(WITHIN)
        assert await world.send(world.ana, "!help") == []


async def test_the_bot_leaves_servers_that_are_not_allowed(world: World) -> None:
    await world.play(world.ana, "!move b2")
    other, muted = (World.create(world.env) for _ in range(2))
    await other.play(other.ana, "!move b2")
    await muted.set_permissions(send_messages=False)
    for there in (world, other, muted):
        world.env.backend.guilds[there.guild.id].system_channel_id = there.channel.id
    app = new_app(new_services(world.app.services[Database]), allowed_servers=frozenset({world.guild.id}))
    other.app = app
    world.env.inject_error("DELETE", "/users/@me/guilds/*", status=503, code=0, message="?", times=4)
    await world.env.restart_bot(app)
    assert len(app.guilds) == 3  # Discord does not let the bot leave now
    assert other.last_text.endswith("lets me play only in certain servers, and this isn't one of them, so I'm leaving.")
    assert await every_way_to_ask(other, other.ana) == []
    await other.ana.send_dm("!help")
    assert "Press **Play** to begin" in text_of(other.ana.user.dm_channel.history()[-1])
    messages = [len(there.channel.history()) for there in (world, other, muted)]
    await world.advance(WITHIN)
    assert [len(there.channel.history()) for there in (world, other, muted)] == messages == [2, 5, 0]  # it is told once
    world.env.backend.emit("GUILD_DELETE", {"id": str(other.guild.id), "unavailable": True})
    await world.advance(WITHIN)
    assert [guild.id for guild in app.guilds] == [world.guild.id, other.guild.id]
    payload = serializers.guild_create_payload(world.env.backend, world.env.backend.guilds[other.guild.id])
    world.env.backend.emit("GUILD_CREATE", payload)
    await world.advance(WITHIN)
    joined = world.env.create_guild("of somebody who has the link")
    payload = serializers.guild_create_payload(world.env.backend, world.env.backend.guilds[joined.id])
    world.env.backend.emit("GUILD_CREATE", {**payload, "unavailable": None})
    await world.env.settle()
    assert [guild.id for guild in app.guilds] == [world.guild.id]
    assert "Your move" in await world.play(world.ana, "!board")
