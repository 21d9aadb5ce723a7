"""A simulated Discord with a server, a channel and two members, and the bot in the middle of it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from random import Random

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor

from bot.client.client import App
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS, Opponent
from bot.rendering.localizer import (
    Languages,
    load_languages,
)
from bot.services.build import Services, build_services
from bot.storage.database import Database
from tests.databases import a_database
from tests.fakes.opponents import Failing, FailingSlowly, FirstFree

A_PLY = timedelta(minutes=1)
"""How long a ply can be looked at: so long that the simulated Discord does not wait for the next one by itself."""


@dataclass
class World:
    """What a test needs at hand to tell its story."""

    env: Env
    app: App
    guild: GuildHandle
    channel: ChannelHandle
    ana: MemberActor
    ben: MemberActor

    @classmethod
    def around(cls, env: Env) -> World:
        """A server with a channel and two members in a running environment."""
        assert isinstance(env.bot, App)
        guild = env.create_guild()
        ana, ben = (guild.add_member(env.create_user(name)) for name in ("ana", "ben"))
        return cls(env, env.bot, guild, guild.create_text_channel("games"), ana, ben)

    def join(self, name: str, **permissions: bool) -> MemberActor:
        """A new member who may do more than others."""
        role = self.guild.create_role(name, permissions=discord.Permissions(**permissions))
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    async def hears(self, member: MemberActor, text: str) -> list[str]:
        """What the bot says in the channel when a member types something."""
        before = len(self.channel.history())
        await member.send(self.channel, text)
        return [spoken(message) for message in self.channel.history()[before + 1 :]]

    async def plays(self, member: MemberActor, *texts: str) -> str:
        """The bot's last answer when a member types several things in a row, each answered once."""
        answers = [await self.hears(member, text) for text in texts]
        assert [len(answer) for answer in answers] == [1] * len(texts)
        return answers[-1][0]

    async def presses(self, member: MemberActor, *labels: str) -> InteractionResult:
        """What comes of pressing buttons of the newest message that has some, one after another."""
        results = [await member.click(self.question, label=label) for label in labels]
        return results[-1]

    async def later(self, pause: timedelta) -> None:
        """Let some minutes or more pass, after which the bot tidies up."""
        self.env.backend.advance_clock(pause.total_seconds())
        await self.env.settle()

    async def forbid(self, **permissions: bool) -> None:
        """Deny the bot something in the channel."""
        channel = self.app.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**permissions))
        await self.env.settle()

    @property
    def mention(self) -> str:
        """The bot's mention, as people type it."""
        assert self.app.user is not None
        return self.app.user.mention

    @property
    def question(self) -> discord.Message:
        """The newest message of the channel that has buttons."""
        return next(message for message in reversed(self.channel.history()) if message.components)

    @property
    def said(self) -> str:
        """The newest message of the channel, as a person reads it."""
        message = self.channel.last_message
        assert message is not None
        return spoken(message)

    @property
    def level(self) -> str:
        """The level that the newest board of the channel names."""
        footers = [embed.footer.text or "" for message in self.channel.history() for embed in message.embeds]
        return footers[-1].rpartition("My level: ")[2]


def spoken(message: discord.Message) -> str:
    """A message as a person reads it: the content, and the embed beneath."""
    return "\n".join([message.content, *(embed.description or "" for embed in message.embeds)]).strip()


def rows(message: discord.Message) -> list[list[discord.Button]]:
    """The buttons of a message, row by row."""
    return [
        [button for button in row.children if isinstance(button, discord.Button)]
        for row in message.components
        if isinstance(row, discord.ActionRow)
    ]


def answer(result: InteractionResult) -> str:
    """The answer to a slash command or a press, as a person reads it."""
    assert result.response is not None
    return spoken(result.response.message)


def new_app(services: Services, *, message_content: bool = True) -> App:
    """The app as it is when a process starts."""
    return App(services, _languages(), message_content=message_content)


@cache
def _languages() -> Languages:
    """The catalogues, read once."""
    return load_languages()


def new_services(
    database: Database,
    opponent: str = "perfect",
    seed: int = 1,
    *,
    failures: int = 1,
    now: Callable[[], datetime] = discord.utils.utcnow,
) -> Services:
    """The rooms, with the simulated clock and a chance that repeats; all levels but one play the first free cell.

    Args:
        failures: how often the program that fails slowly does.
    """
    opponents: Mapping[str, Opponent] = {
        **dict.fromkeys(OPPONENTS, FirstFree()),
        "perfect": Minimax(),
        "first free": FirstFree(),
        "failing": Failing(2),
        "failing slowly": FailingSlowly(failures),
    }
    return build_services(database, opponents, default_opponent=opponent, rng=Random(seed), now=now)


@asynccontextmanager
async def a_world(
    opponent: str = "perfect", *, seed: int = 1, message_content: bool = True
) -> AsyncGenerator[World, None]:
    """A running world; whatever the bot fails at is raised at its end."""
    approved = discord.Intents.all() if message_content else discord.Intents.none()
    async with a_database() as database:
        app = new_app(new_services(database, opponent, seed), message_content=message_content)
        async with simcord.run(app, approved_intents=approved) as env:
            yield World.around(env)
