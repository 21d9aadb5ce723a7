"""The Discord client: few intents, no caches, nobody pinged, cogs loaded by name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.display.texts import Texts
from bot.play.lobby import Lobby

log = logging.getLogger(__name__)

COGS = ("cogs.failures", "cogs.play", "cogs.help", "cogs.owner")

PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, embed_links=True
)
"""What the bot needs in a server, and nothing more."""


class App(commands.Bot):
    """The bot as Discord sees it.

    Args:
        prefix: what stands before a command in a message; mentioning the bot always works as well.
        message_content: whether Discord lets the bot read messages that do not mention it.
    """

    def __init__(self, lobby: Lobby, texts: Texts, *, prefix: str = "!", message_content: bool = True) -> None:
        super().__init__(
            command_prefix=_prefixes,
            case_insensitive=True,
            strip_after_prefix=True,
            help_command=None,
            intents=discord.Intents(
                guilds=True, guild_messages=True, dm_messages=True, message_content=message_content
            ),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.lobby = lobby
        self.texts = texts
        self.prefix = prefix
        self._answers: set[asyncio.Task[Any]] = set()
        self.add_check(_can_speak)

    @contextmanager
    def giving_an_answer(self) -> Generator[None]:
        """What runs inside is an answer that somebody waits for, and is not cut short when the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._answers.add(task)
        try:
            yield
        finally:
            self._answers.discard(task)

    async def finish_answers(self) -> None:
        """Wait a moment until the answers that are being given have been given."""
        if self._answers:
            await asyncio.wait(self._answers, timeout=_SECONDS_TO_ANSWER)

    async def setup_hook(self) -> None:
        """Load the cogs, and tell Discord of the slash commands if it does not know them as they are."""
        for cog in COGS:
            await self.load_extension(cog)
        self._describe_commands()
        try:
            async with asyncio.timeout(_SECONDS_TO_SYNC):
                if await self._commands_differ():
                    await self.tree.sync()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            reason = str(error) or type(error).__name__
            log.warning("Discord did not take the slash commands (%s). Text commands work all the same.", reason)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway.

        Raises:
            StartError: the very first connection failed, over which discord.py 2.7 stumbles
                instead of telling or trying again.
        """
        try:
            await super().connect(reconnect=reconnect)
        except AttributeError as error:
            if vars(self).get("ws") is not None:
                raise
            reason = type(error.__context__).__name__
            raise StartError(_OUT_OF_REACH.format(reason), is_owners_to_mend=False) from None

    async def on_message(self, message: discord.Message, /) -> None:
        """Take commands from people alone: not from bots, webhooks or Discord's own notices."""
        is_written = message.type in (discord.MessageType.default, discord.MessageType.reply)
        if not is_written or message.author.bot or message.webhook_id:
            return
        ctx = await self.get_context(message)
        if ctx.prefix in _mentions(self) and not ctx.invoked_with:
            ctx.command = self.get_command("help")
        await self.invoke(ctx)

    async def on_ready(self) -> None:
        """Say in the log that the bot can be played with, and how to invite it."""
        assert self.application_id is not None
        invite = discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS)
        log.info("Ready, in %d servers. Invite the bot with %s", len(self.guilds), invite)

    def _describe_commands(self) -> None:
        """Give every slash command, option and choice its words from the catalogue."""
        for command in self.tree.walk_commands():
            assert isinstance(command, app_commands.Command)
            key = f"command.{command.name}"
            command.description = self.texts.say(key, "/")
            for option in command.parameters:
                app_commands.describe(**{option.name: self.texts.say(f"{key}_{option.name}", "/")})(command)
                for choice in option.choices:
                    choice.name = self.texts.say(f"{key}_{option.name}_{choice.value}", "/")

    async def _commands_differ(self) -> bool:
        """Whether Discord knows other commands than ours.

        Asked by the bare request: discord.py's own reading of the answer drops contexts that Discord sent.
        """
        assert self.application_id is not None
        known = {
            command["name"]: _facts(command) for command in await self.http.get_global_commands(self.application_id)
        }
        ours = {command.name: _facts(command.to_dict(self.tree)) for command in self.tree.get_commands()}
        return known != ours


def _mentions(app: App) -> list[str]:
    """The two ways in which Discord writes a mention of the bot."""
    assert app.user is not None
    return [f"<@{app.user.id}>", f"<@!{app.user.id}>"]


def _prefixes(app: App, _: discord.Message) -> list[str]:
    return [*_mentions(app), app.prefix]


def permissions_at(ctx: commands.Context[App]) -> discord.Permissions | None:
    """What the bot may do where a message was written; None if Discord has not told enough to know."""
    is_known = not isinstance(ctx.channel, discord.PartialMessageable)
    if ctx.guild is not None:
        assert ctx.bot.user is not None
        is_known = is_known and ctx.guild.get_member(ctx.bot.user.id) is not None
    try:
        return ctx.bot_permissions if is_known else None
    except discord.ClientException:  # a thread whose parent channel is not known
        return None


def _can_speak(ctx: commands.Context[App]) -> bool:
    """Whether an answer could be sent; a command whose answer nobody would see does nothing."""
    if ctx.interaction or (allowed := permissions_at(ctx)) is None:
        return True
    return allowed.send_messages_in_threads if isinstance(ctx.channel, discord.Thread) else allowed.send_messages


_COMPARED = {
    *("name", "description", "type", "options", "required", "autocomplete", "choices", "value", "nsfw"),
    *("contexts", "integration_types", "channel_types", "min_value", "max_value", "min_length", "max_length"),
}
"""What a slash command consists of; Discord adds ids and versions of its own."""


def _facts(payload: Any) -> Any:
    """A command as both sides describe it, less what Discord adds and what is left at its default."""
    match payload:
        case dict():
            fields = cast("dict[str, Any]", payload)
            compared = {name: _facts(value) for name, value in fields.items() if name in _COMPARED}
            return {
                name: value for name, value in compared.items() if not (value is None or value is False or value == [])
            }
        case list():
            items = [_facts(item) for item in cast("list[Any]", payload)]
            return sorted(items) if all(isinstance(item, int) for item in items) else items
        case _:
            return payload


class StartError(Exception):
    """The bot cannot run; the text says why and what to do.

    Args:
        is_owners_to_mend: whether a setting is wrong, rather than a service out of reach.
    """

    def __init__(self, reason: str, *, is_owners_to_mend: bool) -> None:
        super().__init__(reason)
        self.is_owners_to_mend = is_owners_to_mend


async def run(settings: Settings, lobby: Lobby, texts: Texts) -> None:
    """Connect to Discord and play until cancelled.

    Raises:
        StartError: Discord cannot be reached, or refuses the token or an intent.
    """
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    with _failures_in_words():
        message_content = await _may_read_messages(token)
        if not message_content:
            log.warning(_INTENT_IS_OFF, settings.command_prefix)
        app = App(lobby, texts, prefix=settings.command_prefix, message_content=message_content)
        others = asyncio.all_tasks()
        try:
            await app.start(token)
        finally:
            await app.finish_answers()
            await _end(asyncio.all_tasks() - others)
            with suppress(TimeoutError):
                async with asyncio.timeout(_SECONDS_TO_CLOSE):
                    await app.close()


async def _end(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _may_read_messages(token: str) -> bool:
    """Ask Discord whether the application has the Message Content intent, without connecting."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        flags = client.application_flags
        return flags.gateway_message_content or flags.gateway_message_content_limited


@contextmanager
def _failures_in_words() -> Generator[None]:
    """Turn what ends a run into a StartError."""
    try:
        yield
    except discord.LoginFailure:
        raise StartError(_TOKEN_REFUSED, is_owners_to_mend=True) from None
    except discord.PrivilegedIntentsRequired:
        raise StartError(_INTENT_REFUSED, is_owners_to_mend=True) from None
    except discord.ConnectionClosed as error:
        if error.code == _AUTHENTICATION_FAILED:
            raise StartError(_TOKEN_REFUSED, is_owners_to_mend=True) from None
        raise StartError(_CLOSED_FOR_GOOD.format(error.code), is_owners_to_mend=False) from None
    except discord.HTTPException as error:
        raise StartError(_HTTP_FAILED.format(error.status), is_owners_to_mend=False) from None
    except (aiohttp.ClientError, OSError) as error:
        raise StartError(_OUT_OF_REACH.format(type(error).__name__), is_owners_to_mend=False) from None


_SECONDS_TO_SYNC = 10
_SECONDS_TO_ANSWER = 2
_SECONDS_TO_CLOSE = 2
_AUTHENTICATION_FAILED = 4004

_PORTAL = "https://discord.com/developers/applications"
_INTENT_IS_OFF = (
    "The Message Content intent is off for this application: in servers, people can use slash commands and "
    f'mention the bot, but it does not see "%smove". To switch it on, open {_PORTAL}, your application, "Bot", '
    '"Message Content Intent", and start the bot again.'
)
_INTENT_REFUSED = (
    "Discord refused the Message Content intent (close code 4014). Start the bot again, which asks for it only "
    f'if it is switched on; to switch it on, open {_PORTAL}, your application, "Bot", "Message Content Intent".'
)
_TOKEN_REFUSED = (
    f'Discord refused the token. Open {_PORTAL}, your application, "Bot", press "Reset Token", and put the new '
    "one into DISCORD_TOKEN."
)
_CLOSED_FOR_GOOD = (
    "Discord closed the connection for good (close code {}). "
    "https://discord.com/developers/docs/topics/opcodes-and-status-codes says what the code means."
)
_HTTP_FAILED = "Discord answered with HTTP status {}. See https://discordstatus.com and try again in a while."
_OUT_OF_REACH = (
    "Discord is out of reach ({}). Check this machine's network, its DNS, and whether a firewall lets it reach "
    "discord.com, and start the bot again."
)
