"""A player may finish a game where the server's restrictions apply, and nothing else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.model.ids import ChannelId, GuildId, RoleId
from bot.replies.request import cause_of
from bot.services.access import AccessDeniedError
from tests.support.world import World, answer, private_answer

OTHER_COMMANDS = (
    "!stats",
    "!brain train 5 easy",
    "!invite",
    "!play thread",
    "!play",
    "!puzzle",
    "!analyse X../.O./...",
)


@pytest.mark.parametrize(
    ("setting", "refusal"),
    [("roles", "To play with me here, you need"), ("channels", "I don't play here."), ("cooldown", "That was quick.")],
)
async def test_only_what_belongs_to_the_game_passes(world: World, setting: str, refusal: str) -> None:
    await world.play(world.ana, "!move b2")
    values: dict[str, Any] = {
        "roles": frozenset({RoleId(world.guild.create_role("players").id)}),
        "channels": frozenset({ChannelId(world.guild.create_text_channel("elsewhere").id)}),
        "cooldown": timedelta(hours=1),
    }
    await world.app.services.settings.change(GuildId(world.guild.id), **{setting: values[setting]})
    if setting == "cooldown":
        await world.play(world.ana, "!stats")  # from now on she has to wait
    (refused,) = [text for command in OTHER_COMMANDS for text in await world.send(world.ana, command)]
    assert refused.startswith(refusal)  # once, and nothing else was answered
    assert private_answer(await world.ana.slash(world.channel, "play", thread=True)).startswith(refusal)
    assert world.channel.threads == []
    assert "Your move" in await world.play(world.ana, "!board")
    assert "Show a hint?" in private_answer(await world.ana.slash(world.channel, "hint"))
    await world.play(world.ana, "!move a3")
    assert "resigned" in answer(await world.ana.slash(world.channel, "resign"))
    assert {type(cause_of(error)) for error in world.env.errors} == {AccessDeniedError}
