"""What members, Discord and the machine often do in a simulated world, and what is seen of it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.http import FakeHTTPClient, FakeWebhookAdapter
from simcord.interactions import base_payload
from sqlalchemy import Connection

from bot.database.database import Database
from bot.database.settings import SettingsService
from bot.games.match import Match
from bot.matches.matches import Matches
from bot.model.ids import ChannelId, GuildId
from cogs.upkeep.queries import block
from tests.support.world import World, message_of

READS_PER_REQUEST = 10
"""Enough for the bot to handle some other commands until Discord has answered."""


async def change_settings(world: World, **settings: Any) -> None:
    """Change the settings of the guild, without its page."""
    await world.app.services[SettingsService].change(GuildId(world.guild.id), **settings)


async def block_now(world: World, number: int) -> None:
    """Let the bot's owner block a user or a server, and the bot know it."""
    await world.app.services[Database].write(block, number)
    world.app.blocked |= {number}


async def running(world: World) -> Match:
    return (await world.app.services[Matches].running(ChannelId(world.channel.id))).match


async def is_free(world: World) -> bool:
    return await world.app.services[Matches].get(ChannelId(world.channel.id)) is None


async def play_duel(world: World) -> None:
    """Start a duel in which both have moved, so that it can be lost; ana is to move."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


async def delete_data(world: World, member: MemberActor) -> InteractionResult:
    holdings = await member.slash(world.channel, "privacy")
    result = await member.click(message_of(holdings), label="Delete my data")
    await world.env.settle()
    return result


async def delete_channel(world: World, number: int | None = None) -> None:
    """Let a channel or thread be deleted: that of the world, or another one."""
    channel = world.app.get_channel(number or world.channel.id)
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    await channel.delete()
    await world.env.settle()


async def close_thread(world: World, *, locked: bool = False, archived: bool = False) -> None:
    """Lock and archive the thread of a world, or open it."""
    thread = world.app.get_channel(world.channel.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(locked=locked, archived=archived)
    await world.env.settle()


async def hide_channel(world: World, number: int) -> None:
    """Let nobody but the bot and administrators see a channel."""
    channel = world.app.get_channel(number)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(view_channel=True))
    hidden = discord.PermissionOverwrite(view_channel=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=hidden)
    await world.env.settle()


async def take_roles(world: World, name: str) -> None:
    guild = world.app.get_guild(world.guild.id)
    assert guild
    (role,) = (role for role in guild.roles if role.name == name)
    await role.edit(permissions=discord.Permissions.none())
    await world.env.settle()


@contextmanager
def hidden_database(world: World) -> Generator[None]:
    file = world.app.services[Database].file
    assert file
    hidden = file.rename(file.with_name("hidden"))
    yield
    hidden.rename(file)


def message(world: World, number: int) -> discord.Message:
    """The current version of a message of the channel."""
    return next(message for message in world.newest_messages() if message.id == number)


def footer(message: discord.Message) -> str:
    return message.embeds[0].footer.text or ""


def boards_with_buttons(world: World) -> list[bool]:
    """Whether each board in the channel has buttons, from the oldest on."""
    return [bool(message.components) for message in world.channel.history() if message.embeds]


def has_no_buttons(world: World) -> bool:
    return not any(message.components for message in world.channel.history())


@contextmanager
def forging(world: World, **facts: object) -> Generator[None]:
    """Change the data of interactions to what no control of the bot sends."""

    def change(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["data"] |= facts

    world.env.backend.subscribers.insert(0, change)
    yield
    world.env.backend.subscribers.remove(change)


@asynccontextmanager
async def at_once(world: World, times: int) -> AsyncGenerator[None]:
    """Let the next command or press arrive so often at once, each time with an id of its own.

    Meanwhile each request to Discord takes as long as some reads of the database.
    """
    backend = world.env.backend

    def repeat(event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        backend.subscribers.remove(repeat)
        pressed = payload.get("message")
        for _ in range(times - 1):
            record, again = base_payload(
                backend,
                type=payload["type"],
                channel_id=int(payload["channel_id"]),
                guild_id=int(payload["guild_id"]),
                user_id=int(payload["member"]["user"]["id"]),
                data=payload["data"],
            )
            record.source_message_id = int(pressed["id"]) if pressed else None
            backend.emit(event, {**again, "message": pressed} if pressed else again)

    def slow(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def request_slowly(*args: Any, **fields: Any) -> Any:
            for _ in range(READS_PER_REQUEST):
                await world.app.services[Database].read(Connection.in_transaction)
            return await request(*args, **fields)

        return request_slowly

    backend.subscribers.append(repeat)
    with pytest.MonkeyPatch.context() as patch:
        for client in (FakeHTTPClient, FakeWebhookAdapter):
            patch.setattr(client, "request", slow(client.request))
        yield
