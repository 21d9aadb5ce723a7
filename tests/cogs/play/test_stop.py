"""Matches that a moderator stops."""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.database.database import Database
from bot.matches.matches import Matches
from bot.model.ids import ChannelId
from tests.support.acts import change_settings, message
from tests.support.world import (
    World,
    button_labels,
    ephemeral_answer,
    text_of,
)

STOPPED = "⏹️ **A moderator stopped this game.** It ends without a result."
DONE = "⏹️ The game is stopped, and its board says so."
NONE = "No game is running here. `!play` starts one."


@pytest.fixture
def mod(world: World) -> MemberActor:
    """A member who may manage messages."""
    return world.add_member("mod", manage_messages=True)


async def test_only_moderators_stop_games_of_others(world: World, mod: MemberActor) -> None:
    assert "stop" not in world.ana.available_commands(world.channel)
    assert {"stop"} <= {*mod.available_commands(world.channel)}
    await world.play(world.ana, "!move b2")
    (command,) = [command for command in await world.app.tree.fetch_commands() if command.name == "stop"]
    world.guild.set_command_permissions(command, {world.ben: True})
    refusal = "You need the permission **Manage Messages** to stop other members' games."
    assert ephemeral_answer(await world.ben.slash(world.channel, "stop")) == refusal


async def test_a_stop_is_shown_despite_a_lost_board_or_a_restart(world: World, mod: MemberActor) -> None:
    await world.play(world.ana, "!move b2")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.button_message.delete()
    await world.restart()
    await change_settings(world, channels=frozenset({ChannelId(elsewhere.id)}))
    assert STOPPED in await world.play(mod, "!stop")
    assert button_labels(world.button_message) == ["Play again", "Review"]
    world = World.create(world.env)
    mod = world.add_member("mod", manage_messages=True)
    await world.play(world.ana, "!move b2")
    board, services = world.button_message, world.app.services
    running = await services[Matches].running(ChannelId(world.channel.id))
    await services[Matches].save(running, running.match.stop())  # and then the process dies
    await world.restart()
    await world.advance(timedelta(0))
    assert STOPPED in text_of(message(world, board.id))
    assert await world.play(mod, "!stop") == NONE


async def test_a_stop_survives_a_failing_database(
    world: World, mod: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    await world.play(world.ana, "!move b2")
    board, file, subscribers = world.button_message, world.app.services[Database].file, world.env.backend.subscribers
    assert file is not None
    hidden = file.with_name("hidden")

    def hide(event: str, _: object) -> None:
        if event == "MESSAGE_UPDATE":
            file.rename(hidden)
            subscribers.remove(hide)

    subscribers.insert(0, hide)
    assert await world.play(mod, "!stop") == DONE
    assert "no longer exists. Put it back" in caplog.text
    hidden.rename(file)
    assert STOPPED in text_of(message(world, board.id))
    assert await world.play(mod, "!stop") == NONE
