"""The Discord client: few intents, no caches, nobody pinged, cogs loaded by name."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import contexts, slash_commands
from bot.client.background_tasks import BackgroundTasks
from bot.client.connections import Connections
from bot.client.controls import ControlDispatcher
from bot.client.deleted import drop_deleted
from bot.client.guild_emoji import unavailable_emoji
from bot.client.names import Names
from bot.client.permissions import PERMISSIONS, lacking
from bot.client.prefixes import mentions_of
from bot.client.user_install import UserInstallChannels
from bot.game.ids import UserId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ALL, Place, Shards
from bot.rendering.catalogues import Languages
from bot.rendering.localizer import Localizer
from bot.rendering.style import style_of
from bot.rendering.words import Words
from bot.services.bounded import put_bounded
from bot.services.build import Services
from bot.status import Health
from bot.storage.database import AdvisoryLock
from bot.storage.errors import DatabaseError

log = logging.getLogger(__name__)

_SECONDS_BETWEEN_SERVERS = 0.5
"""When no further server has been announced for so long after a start, the bot is ready."""

_EVENTS_REMEMBERED = 5_000
_SECONDS_TO_LOOK = 3


class Tree(app_commands.CommandTree["App"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[App], /) -> bool:
        """Let nothing through that has come before."""
        return interaction.client.is_new(interaction.id)


class App(commands.Bot):
    """The bot as Discord sees it, on one shard; a `ShardedApp` carries several.

    Args:
        prefix: what stands before a command in a message; mentioning the bot always works as well.
        message_content: whether Discord lets the bot read messages that do not mention it.
        shards: those that this process carries.
        on_accounts: whether people may install the bot to their account as well.
    """

    def __init__(
        self,
        services: Services,
        languages: Languages,
        *,
        prefix: str = "!",
        message_content: bool = True,
        shards: Shards = ALL,
        on_accounts: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=lambda app, _: [*mentions_of(app), prefix],
            tree_cls=Tree,
            case_insensitive=True,
            strip_after_prefix=True,
            help_command=None,
            intents=discord.Intents(
                guilds=True, expressions=True, guild_messages=True, dm_messages=True, message_content=message_content
            ),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=contexts.IN_SERVERS_AND_DIRECT,
            allowed_installs=contexts.IN_SERVERS,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=_SECONDS_BETWEEN_SERVERS,
            **self._sharding(shards),
        )
        self.shards_carried = shards
        self.services = services
        self.games = services.games
        self.languages = languages
        self.words = Words(languages)
        self.names = Names()
        self.locales: dict[UserId, str] = {}
        """The languages of people, of which Discord tells with slash commands and presses, and not with messages."""
        self.user_install_channels = UserInstallChannels()
        self.on_accounts = on_accounts
        self.prefix = prefix
        self.controls = ControlDispatcher(self.is_new)
        self.on_press = self.controls.on
        self.background_tasks = BackgroundTasks()
        self.connections = Connections(shards)
        self._events: dict[int, None] = {}
        self.add_check(_can_speak)

    @staticmethod
    def _sharding(shards: Shards) -> dict[str, Any]:
        """What discord.py wants to know of the one shard."""
        (shard,) = shards.ids
        return {"shard_id": shard, "shard_count": shards.count}

    @property
    def shard_latencies(self) -> Iterable[tuple[int, float]]:
        """How many seconds the gateway takes to answer a heartbeat, by shard; not a number before the first."""
        return [(shard, self.latency) for shard in self.shards_carried.ids]

    async def look(self) -> Health:
        """How the bot is now."""
        try:
            async with asyncio.timeout(_SECONDS_TO_LOOK):
                answers = await self.services.database.answers()
        except TimeoutError:
            answers = False
        return Health(self.connections.ready, database=answers)

    @property
    def spoken_prefix(self) -> str:
        """What stands before a command where nobody has just written one."""
        return self.prefix if self.intents.message_content else "/"

    async def settings_at(self, place: Place) -> GuildSettings:
        """What the server of a place prefers; what all do that have set nothing, if the database cannot tell."""
        try:
            settings = await self.services.settings_service.of(place.guild)
        except DatabaseError:
            return GuildSettings()
        return drop_deleted(settings, self.get_guild(place.guild or 0))

    async def localizer_at(self, place: Place, *readers: UserId | None) -> Localizer:
        """The language that everybody in a place reads, with what its boards look like.

        Args:
            readers: who is known to be there; where there is no server, the language of the first one counts.
        """
        known = (self.locales.get(reader) for reader in readers if reader is not None)
        return self.localizer(place, await self.settings_at(place), locale=next(filter(None, known), None))

    def localizer(
        self,
        place: Place,
        settings: GuildSettings,
        *,
        locale: str | None = None,
        prefix: str | None = None,
    ) -> Localizer:
        """The language that everybody in a place reads: what its server has set, or else what Discord says of it.

        Args:
            settings: what the server of the place prefers.
            locale: the code of a person's own, which counts where there is no server.
            prefix: what stands before a command where the reader is, if that is known.
        """
        guild = self.get_guild(place.guild) if place.guild else None
        texts = self.languages.of(settings.language or (guild.preferred_locale.value if guild else locale))
        own = () if unavailable_emoji(self, place.guild, settings.emoji) else settings.emoji
        return Localizer(texts, prefix or self.spoken_prefix, style_of(settings.style, own))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a press."""
        await self.controls.handle(interaction)

    def is_new(self, event: int) -> bool:
        """Whether a message or an interaction is here for the first time: a resumed session may repeat some."""
        if event in self._events:
            return False
        put_bounded(self._events, event, None, _EVENTS_REMEMBERED)
        return True

    async def setup_hook(self) -> None:
        """Load the cogs, and tell Discord of the slash commands if it does not know them as they are."""
        await self._load_cogs()
        for command in self.commands:
            command.ignore_extra = False  # what goes on in words of its own is meant for another bot, or for people
        if self.on_accounts:
            contexts.offer_on_accounts(self.tree)
        await slash_commands.localise(self.tree, self.languages)
        await slash_commands.make_known(
            self.tree, exclusive=self.services.maintenance.exclusive(AdvisoryLock.SYNCHRONISE)
        )

    async def _load_cogs(self) -> None:
        """Set up every module and package of `cogs`: each is one feature, except for the controls in `cogs.ui`.

        discord.py's `load_extension` would run a module again for every client in the process.
        """
        for module in pkgutil.iter_modules(import_module("cogs").__path__, "cogs."):
            if module.name != "cogs.ui":
                await import_module(module.name).setup(self)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway.

        Raises:
            ConnectionError: the very first connection failed, over which discord.py 2.7 stumbles
                instead of telling or trying again.
        """
        try:
            await super().connect(reconnect=reconnect)
        except AttributeError as error:
            if vars(self).get("ws") is not None:
                raise
            raise ConnectionError from error

    async def on_message(self, message: discord.Message, /) -> None:
        """Take commands from people alone: not from bots, webhooks or Discord's own notices."""
        is_written = message.type in (discord.MessageType.default, discord.MessageType.reply)
        if not is_written or message.author.bot or message.webhook_id or not self.is_new(message.id):
            return
        ctx = await self.get_context(message)
        if ctx.prefix in mentions_of(self) and not ctx.invoked_with:
            ctx.command = self.get_command("help")
        elif ctx.invoked_with and ctx.command is None:
            ctx.command = self._find_command(ctx.invoked_with)
            self._learn_language(ctx)
        await self.invoke(ctx)

    def _find_command(self, typed: str) -> commands.Command[Any, ..., Any] | None:
        """The command that some language calls so."""
        name = self.words.find(typed, {command.name: f"name.{command.name}" for command in self.commands})
        return self.get_command(name) if name else None

    def _learn_language(self, ctx: commands.Context[App]) -> None:
        """Take a command for a sign of a person's language, until Discord tells of it."""
        user = UserId(ctx.author.id)
        if ctx.command is None or ctx.invoked_with is None or user in self.locales:
            return
        if locale := self.words.locale_of(ctx.invoked_with, f"name.{ctx.command.name}"):
            put_bounded(self.locales, user, locale)

    async def on_ready(self) -> None:
        """Say in the log that the bot can be played with, and how to invite it."""
        assert self.application_id is not None
        if not isinstance(self, ShardedApp):  # which hears of each shard
            self.connections.up()
        invite = discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS)
        log.info("Ready, in %d servers. Invite the bot with %s", len(self.guilds), invite)
        if self.on_accounts:
            link = contexts.account_link(self.application_id)
            log.info("People install the bot to their accounts with %s", link)

    async def on_resumed(self) -> None:
        """Take note that the connection is back."""
        self.connections.up()

    async def on_disconnect(self) -> None:
        """Take note that the connection is lost; it comes back by itself."""
        self.connections.down()


class ShardedApp(App, commands.AutoShardedBot):
    """The bot on several shards in one process.

    Not used for one shard: when the gateway is out of reach at the first attempt to come back,
    discord.py 2.7 does not resume the sessions of this class, and what was said meanwhile is missed.
    """

    @staticmethod
    def _sharding(shards: Shards) -> dict[str, Any]:
        return {"shard_ids": sorted(shards.ids), "shard_count": shards.count}

    @property
    def shard_latencies(self) -> Iterable[tuple[int, float]]:
        """As for one."""
        return self.latencies

    async def on_resumed(self) -> None:
        """Told shard by shard."""

    async def on_disconnect(self) -> None:
        """Told shard by shard."""

    async def on_shard_ready(self, shard: int) -> None:
        """Take note that a shard has connected anew."""
        self.connections.up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Take note that a shard is back."""
        self.connections.up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Take note that a shard is away; it comes back by itself."""
        self.connections.down(shard)


def _can_speak(ctx: commands.Context[App]) -> bool:
    """Whether an answer could be sent; a command whose answer nobody would see does nothing."""
    return lacking(ctx) is None
