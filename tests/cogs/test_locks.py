"""No command keeps others in its channel waiting while it asks Discord something."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.model.ids import ChannelId
from tests.support.world import World


def answer_if_free(world: World, asked: list[object], answer: Callable[..., Awaitable[Any]]) -> Any:
    """Return a request that is only answered if commands in the channel can go on meanwhile."""

    async def request(*arguments: Any, **fields: Any) -> Any:
        async with asyncio.timeout(1), world.app.tasks.lock(ChannelId(world.channel.id)):
            asked.append(arguments)
        return await answer(*arguments, **fields)

    return request


async def no_members(*_: object, **__: object) -> list[discord.Member]:
    return []


async def test_requests_to_discord_hold_up_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(discord.Guild, "query_members", answer_if_free(world, asked, no_members))
    await world.play(world.ana, "!play @somebody")
    assert len(asked) == 1
    await world.play(world.ana, f"!play {world.ben.mention}")
    monkeypatch.setattr(world.app.http, "edit_message", answer_if_free(world, asked, world.app.http.edit_message))
    await world.ana.slash(world.channel, "play", member=world.ben)  # looks for the message of the earlier challenge
    assert len(asked) == 2
