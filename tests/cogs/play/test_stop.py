"""Matches that a moderator stops."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.database.database import Database
from tests.support.acts import message
from tests.support.world import (
    World,
    text_of,
)

STOPPED = "⏹️ **A moderator stopped this game.** It ends without a result."
DONE = "⏹️ The game is stopped, and its board says so."
NONE = "No game is running here. `!play` starts one."


@pytest.fixture
def mod(world: World) -> MemberActor:
    """A member who may manage messages."""
    return world.add_member("mod", manage_messages=True)


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
