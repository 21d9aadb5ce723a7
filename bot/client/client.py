"""The Discord client: minimal intents, caches and pings, and the cogs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.client import contexts, slash_commands
from bot.client.control_dispatcher import ControlDispatcher
from bot.client.controls import PRESSES
from bot.client.deleted import drop_deleted
from bot.client.gateway_events import EventReader, refuse_without_channel
from bot.client.guild_emoji import find_unavailable_emoji
from bot.client.message_content import go_on_without_message_content
from bot.client.names import NameCache
from bot.client.permissions import PERMISSIONS, permissions_in
from bot.client.reconnecting import Connections, SessionStarts, cap_backoff
from bot.client.services import Services
from bot.client.surface import Below, BelowBoard, BoardLines, EndingSentence, Surface
from bot.client.tasks import AccessDeniedError, Tasks
from bot.database.database import AdvisoryLock, Database
from bot.database.settings import SettingsService
from bot.games.coordinate import PUNCTUATION
from bot.games.ids import UserId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, Place, Shards
from bot.model.metrics import Metrics
from bot.text.catalogue import ENGLISH, Languages, read_words
from bot.text.chart_tasks import can_draw
from bot.text.command_mentions import CommandMentions
from bot.text.localizer import Localizer
from bot.text.style import CLASSIC, get_style
from bot.text.words import MAX_MESSAGE, Words, normalize

log = logging.getLogger(__name__)

_SECONDS_BETWEEN_GUILDS = 0.5
"""The bot is ready when Discord has announced no further server for this time after a start."""

_SECONDS_TO_WAIT = 30
"""How long requests wait for a rate limit, the shortest time that discord.py allows.

It applies to every route; requests that would wait longer raise discord.RateLimited, which is no HTTPException.
Responses to interactions and their edits ignore it; `bot.client.interaction_delivery` gives them a time limit.
"""

_TIMEOUT = aiohttp.ClientTimeout(total=300, sock_connect=30, sock_read=60)
"""How long a request may take, besides its wait for a rate limit. discord.py 2.7 leaves that to aiohttp, which waits
for an answer for five minutes. Until an edit of a board is answered, only a press can edit it again.
"""

_AFTER_MENTION = f"{PUNCTUATION} "  # what may stand between a mention of the bot and a command, as in `@Bot, move b2`

_MAX_EVENTS = 5_000
_MAX_LOCALES = 10_000
_MAX_LEFT_THREADS = 1_000
_MAX_REMOVED_EMBEDS = 1_000
_MAX_LIMITED = 1_000
_MAX_USER_INSTALL = 10_000


async def _ignore(_: object) -> None:
    """Do nothing."""


async def _no_lines(*_: object) -> str:
    return ""


class Tree(app_commands.CommandTree["App"]):
    """The slash commands, which ignore blocked users and repeated interactions."""

    async def interaction_check(self, interaction: discord.Interaction[App], /) -> bool:
        """Check that the interaction has a channel, is of nobody blocked, and has not been handled before."""
        is_placed = interaction.channel is not None
        return is_placed and interaction.client.accepts(interaction.id, interaction.user.id, interaction.guild_id)


class App(commands.Bot):
    """The bot on one shard; `ShardedApp` runs several."""

    def __init__(
        self,
        services: Services,
        languages: Languages,
        load_features: Callable[[App], Awaitable[None]],
        *,
        # the command prefix, unless a server has another one; mentioning the bot always works as well
        prefix: str = "!",
        # whether Discord lets the bot read messages that do not mention it; it may refuse that later
        message_content: bool = True,
        shards: Shards = ALL_SHARDS,  # those of this process
        user_install: bool = False,  # whether users may install the bot to their own account
        # the ids of the servers that the bot stays in; None for every one
        allowed_servers: frozenset[int] | None = None,
    ) -> None:
        super().__init__(
            command_prefix=(),
            tree_cls=Tree,
            case_insensitive=True,
            strip_after_prefix=True,
            help_command=None,
            intents=discord.Intents(
                guilds=True, expressions=True, guild_messages=True, dm_messages=True, message_content=message_content
            ),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=contexts.GUILDS_AND_BOT_DMS,
            allowed_installs=contexts.GUILD_INSTALL,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=_SECONDS_BETWEEN_GUILDS,
            max_ratelimit_timeout=_SECONDS_TO_WAIT,
            **self._sharding(shards),
        )
        self.http.request = partial(self.http.request, timeout=_TIMEOUT)
        self.shards_carried = shards
        self.services = services
        self.languages = languages
        self._load_features = load_features
        self.command_mentions: CommandMentions | None = None
        """The mentions of slash commands in texts for everybody, once they are known."""
        self.words = Words(languages, read_words())
        self.names = NameCache(lambda: services.now().timestamp())
        self.locales: LRUCache[UserId, str] = LRUCache(_MAX_LOCALES)
        """The locales of users, which interactions contain and messages do not."""
        self.mentions: tuple[str, ...] = ()  # the two ways to write a mention of the bot, once it is logged in
        self.blocked = frozenset[int]()
        """The ids of the users and servers on the blocklist, as `cogs/upkeep/owner.py` has last read it."""
        self.left_threads: LRUCache[int, None] = LRUCache(_MAX_LEFT_THREADS)
        """The threads that the bot was removed from, which discord.py 2.7 does not note."""
        self.removed_embeds: LRUCache[int, int] = LRUCache(_MAX_REMOVED_EMBEDS)
        """For the id of a board's message, how many presses of its buttons have found the embed removed."""
        self.limited_until: LRUCache[ChannelId, float] = LRUCache(_MAX_LIMITED)
        """When a channel's messages may be edited again after a rate limit, by the clock of the event loop."""
        self.user_install_channels: LRUCache[ChannelId, None] = LRUCache(_MAX_USER_INSTALL)
        """Channels that the bot can only use by responding to interactions: direct messages between users, groups, and
        guilds without the bot, in which somebody has used it who has installed it to their account. After a restart
        they are not known, and the bot may try to edit a message there, which Discord refuses.
        """
        self.user_install = user_install
        self.allowed_servers = allowed_servers
        self.draws_charts = can_draw()
        self.prefix = prefix
        self.controls = ControlDispatcher()
        self.on_press = self.controls.on
        self.below_board: dict[Below, BelowBoard] = {}  # what the features put below boards
        self.on_unknown_word: Callable[[commands.Context[App]], Awaitable[None]] = _ignore
        """Handles a typed word after the prefix that is the name of no command."""
        self.vote_lines: BoardLines = _no_lines
        """What stands on the boards of matches in which everyone votes."""
        self.ending_sentences: list[EndingSentence] = []
        self.tasks = Tasks()
        self.connections = Connections(shards)
        self.session_starts = SessionStarts()
        self._events: LRUCache[int, None] = LRUCache(_MAX_EVENTS)
        self.used: LRUCache[tuple[int, int], None] = LRUCache(_MAX_EVENTS)
        """The messages with a button that works once, and has been used, and for what."""

    @staticmethod
    def _sharding(shards: Shards) -> dict[str, Any]:
        """Return discord.py's arguments for the shards."""
        (shard,) = shards.ids
        return {"shard_id": shard, "shard_count": shards.count}

    @property
    def shard_latencies(self) -> Iterable[tuple[int, float]]:
        """The seconds between a heartbeat and its acknowledgement, by shard; NaN before the first."""
        return [(shard, self.latency) for shard in self.shards_carried.ids]

    async def get_prefix(self, message: discord.Message, /) -> list[str]:
        """Return what typed commands begin with: a mention of the bot or its role, and the server's prefix if any."""
        guild = GuildId(message.guild.id) if message.guild else None
        settings = await self.services[SettingsService].get(guild, may_be_outdated=True)
        prefix = self.prefix if settings.prefix is None else settings.prefix
        if prefix and not prefix.isascii():
            prefix = normalize(prefix)  # as the message is
        role = message.guild.self_role if message.guild and message.content.startswith("<@&") else None
        mentions = (*self.mentions, role.mention) if role else self.mentions
        found = next(filter(message.content.startswith, mentions), None)
        if found is None:
            return [prefix] if prefix else []
        after = message.content.removeprefix(found)
        return [message.content[: -len(after.lstrip(_AFTER_MENTION)) or None]]

    def mention_commands(self, registered: Iterable[Mapping[str, Any]]) -> None:
        """Mention the slash commands in texts for everybody from now on.
        `registered` are the commands as Discord returns them.
        """
        self.command_mentions = CommandMentions(slash_commands.mentions_of(registered))

    async def settings_at(self, place: Place) -> GuildSettings:
        """Return the settings of a server without deleted channels and roles, or the defaults if the database fails."""
        settings = await self.services[SettingsService].get(place.guild)
        has_references = settings.channels or settings.roles
        return drop_deleted(settings, self.get_guild(place.guild or 0)) if has_references else settings

    async def surface_at(self, place: Place, locale: str | None = None) -> Surface:
        """Return the surface of public messages in a place that do not reply to a request.
        Outside servers, it is in the `locale` of a user there.
        """
        settings, allowed = await self.settings_at(place), permissions_in(self, place)
        localizer = self.localizer(place, settings, locale=locale)
        return Surface(localizer, settings, self.names, allowed.embed_links, allowed.attach_files)

    def find_locale(self, *users: UserId | None) -> str | None:
        """Return the first known locale of some users."""
        locales = (self.locales.get(user) for user in users if user is not None)
        return next(filter(None, locales), None)

    def place_of(self, source: commands.Context[App] | discord.Interaction[Any]) -> Place:
        """Return the place of a command or an interaction. It has no guild if the bot is not a member of that.
        The channel is 0 if Discord did not name it; such interactions are refused before they reach a command.
        """
        guild = source.guild if source.guild and self.get_guild(source.guild.id) else None
        return Place(ChannelId(source.channel.id if source.channel else 0), GuildId(guild.id) if guild else None)

    def only_responds(self, place: Place, *, is_duel: bool = False) -> bool:
        """Check if the bot can only respond to interactions in a place, as far as it knows.
        For a duel outside guilds it always is so: a direct message with the bot has only one user.
        """
        return place.guild is None and (is_duel or place.channel in self.user_install_channels)

    def forget(self, user: UserId) -> None:
        """Remove what is remembered about a user besides what is stored."""
        self.names.forget(user)
        self.locales.pop(user, None)
        self.services.forget(user)

    def localizer(
        self,
        place: Place,
        settings: GuildSettings,  # of the place's server
        *,
        locale: str | None = None,  # of a user there; used outside servers
        prefix: str | None = None,  # the command prefix that the reader used, if known
    ) -> Localizer:
        """Return the localizer for public messages in a place: in its server's chosen language or Discord locale."""
        if not prefix:  # the message does not reply to a typed command
            usual = self.prefix if settings.prefix is None else settings.prefix
            prefix = usual if usual and self.intents.message_content else "/"
        guild = self.get_guild(place.guild) if place.guild else None
        catalogue = self.languages.of(settings.language or (guild.preferred_locale.value if guild else locale))
        emoji = settings.emoji
        if emoji and find_unavailable_emoji(self, place.guild, emoji):
            emoji = ()
        style = get_style(settings.style, emoji) if settings.style else CLASSIC
        return Localizer(catalogue, prefix, style, self.command_mentions)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a press on a control, and refuse every interaction whose channel Discord did not name."""
        has_channel = interaction.channel is not None
        if has_channel and interaction.type not in PRESSES:
            return  # a slash command, which `Tree` handles
        if not self.accepts(interaction.id, interaction.user.id, interaction.guild_id):
            return
        if has_channel:
            with suppress(AccessDeniedError):
                await self.controls.use(interaction, str((interaction.data or {}).get("custom_id", "")))
        else:
            sentence = self.languages.of(interaction.locale.value).say("failure-no_channel", "/")
            await refuse_without_channel(interaction, sentence)

    def accepts(self, event: int, user: int, guild: int | None) -> bool:
        """Check if a message or an interaction is to be handled.
        It is not if a resumed session repeats it, its user or server is blocked, or the bot is leaving the server.
        """
        if event in self._events or not self.blocked.isdisjoint((user, guild)):
            return False
        if guild and self.allowed_servers and guild not in self.allowed_servers and self.get_guild(guild):
            return False  # in a server that the bot is not in, users have installed it
        self._events[event] = None
        return True

    async def setup_hook(self) -> None:
        """Load the features, and register the slash commands if they have changed."""
        assert self.user is not None
        self.mentions = (f"<@{self.user.id}>", f"<@!{self.user.id}>")
        await self._load_features(self)
        for command in self.commands:
            command.ignore_extra = False  # a message with extra words is probably not meant for this bot
        if self.user_install:
            contexts.enable_user_install(self.tree)
        await slash_commands.localize(self.tree, self.languages)
        exclusive = partial(self.services[Database].exclusive, AdvisoryLock.SYNCHRONISE)
        self._syncing = await slash_commands.sync(self.tree, self.mention_commands, exclusive=exclusive)

    async def finish_tasks(self) -> None:
        """Wait up to two seconds for commands and for the last edits of messages."""
        await self.tasks.finish()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway, and skip events that discord.py cannot read.
        Raises OSError or ClientError if the first connection failed; discord.py 2.7 raises AttributeError for it.
        """
        EventReader(self.services[Metrics].unreadable_events).wrap(self._connection.parsers)
        cap_backoff()
        go_on_without_message_content()
        try:
            await super().connect(reconnect=reconnect)
        except AttributeError as error:
            if vars(self).get("ws") is not None:
                raise
            cause = error.__context__
            raise cause if isinstance(cause, OSError | aiohttp.ClientError) else ConnectionError from None

    def ignore_events(self) -> None:
        """Take no more events of the gateway, such as new commands, while those of before are finished."""
        self._connection.parsers.clear()  # discord.py ignores events without a parser

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may begin a new session.
        Raises GatewayNotFound if Discord does not tell how many are left; discord.py tries again.
        """
        await super().before_identify_hook(shard_id, initial=initial)
        await self.session_starts.wait(shard_id, self.shards_carried.count, self._fetch_session_start_limit)

    async def _fetch_session_start_limit(self) -> Mapping[str, int]:
        try:
            _, _, limit = await self.http.get_bot_gateway()
        except discord.RateLimited as error:  # which would end the process
            raise discord.GatewayNotFound from error
        return {key: limit[key] for key in ("total", "remaining", "reset_after")}

    async def on_message(self, message: discord.Message, /) -> None:
        """Handle a typed command; ignore bots, webhooks, system messages, and whoever is blocked."""
        is_written = message.type in (discord.MessageType.default, discord.MessageType.reply)
        if not is_written or message.author.bot or message.webhook_id:
            return
        if not self.accepts(message.id, message.author.id, message.guild and message.guild.id):
            return
        message.content = message.content[:MAX_MESSAGE].strip()
        if not message.content.isascii():
            message.content = normalize(message.content)
        ctx = await self.get_context(message)
        if ctx.prefix and ctx.prefix.startswith("<@") and not ctx.invoked_with:
            ctx.command = self.get_command("help")
        elif ctx.invoked_with and ctx.command is None:
            await self._find_localized_command(ctx)
        await self.invoke(ctx)

    async def locales_of(self, ctx: commands.Context[App]) -> list[str]:
        """Return the languages in which typed words are looked up first: the server's, the user's, and English."""
        locale = self.find_locale(UserId(ctx.author.id))
        localizer = (await self.surface_at(self.place_of(ctx), locale)).localizer
        return [localizer.catalogue.locale, self.languages.find(locale), ENGLISH]

    async def _find_localized_command(self, ctx: commands.Context[App]) -> None:
        """Set the command of a message, if its name is known in any language.
        The locale of the author is assumed to be the one of the typed name, until an interaction contains it.
        """
        typed, user = (ctx.invoked_with or "").strip(PUNCTUATION), UserId(ctx.author.id)
        vocabulary = {name: f"name-{name}" for name in self.all_commands}
        meanings = self.words.meanings(typed, vocabulary)
        name = self.words.find(typed, vocabulary, await self.locales_of(ctx)) if meanings else None
        if name is None:
            await self.on_unknown_word(ctx)
            return
        ctx.command, ctx.invoked_with = self.get_command(name), typed
        locales = [locale for locale, meaning in meanings.items() if meaning == name]
        if user not in self.locales and len(locales) == 1:
            self.locales[user] = locales[0]

    async def on_ready(self) -> None:
        """Log that the bot is ready, and how to invite it."""
        assert self.application_id is not None
        self._mark_ready()
        invite = discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS)
        log.info("Ready, in %d servers. Invite the bot with %s", len(self.guilds), invite)
        if self.user_install:
            link = contexts.user_install_url(self.application_id)
            log.info("Users can install the bot to their account with %s", link)

    async def on_resumed(self) -> None:
        self.connections.mark_connected()

    async def on_disconnect(self) -> None:
        """Record that the connection is lost; discord.py reconnects."""
        self.connections.mark_disconnected()

    def _mark_ready(self) -> None:
        self.connections.mark_connected()
