"""Start and stop the client, and turn failures into messages for the owner."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.client.client import App
from bot.client.sharded_client import ShardedApp
from bot.config import Settings
from bot.metrics import PrometheusExporter
from bot.model.ids import Shards
from bot.rendering.localizer import (
    Languages,
)
from bot.services.build import Services
from bot.status import status_server

log = logging.getLogger(__name__)


class StartError(Exception):
    """The bot cannot run; the message contains the reason and the remedy.

    Args:
        reason: the text.
        is_misconfigured: whether a setting is wrong, as opposed to a service that cannot be reached.
    """

    def __init__(self, reason: str, *, is_misconfigured: bool) -> None:
        super().__init__(reason)
        self.is_misconfigured = is_misconfigured


async def run(
    settings: Settings, services: Services, languages: Languages, exporter: PrometheusExporter | None
) -> None:
    """Connect to Discord and run the bot until cancelled.

    Raises:
        StartError: Discord cannot be reached, or rejects the token or an intent.
    """
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    with _start_errors():
        app = await _new_app(settings, services, languages)
        if exporter:
            exporter.add_gauges(
                lambda: services.cache.running_count, lambda: services.workers.waiting, lambda: app.shard_latencies
            )
        previous_tasks = asyncio.all_tasks()
        try:
            async with status_server(settings.status_host, settings.status_port, app.check_health, exporter):
                await app.login(token)
                gc.freeze()  # searching what stays loaded for garbage would stop the event loop for 0.1 s each time
                await app.connect()
        finally:
            await app.finish_tasks()
            await _cancel(asyncio.all_tasks() - previous_tasks)
            with suppress(TimeoutError):
                async with asyncio.timeout(_CLOSE_TIMEOUT):
                    await app.close()


async def _new_app(settings: Settings, services: Services, languages: Languages) -> App:
    """Create the client according to the settings and to the application."""
    assert settings.discord_token is not None
    application = await _fetch_application(settings.discord_token.get_secret_value())
    if not application.has_message_content:
        log.warning(_INTENT_OFF, settings.command_prefix)
    if settings.user_install and not application.allows_user_install:
        log.warning(_USER_INSTALL_OFF)
    count = settings.shard_count or application.shards
    shards = Shards(count, settings.shard_ids or frozenset(range(count)))
    app_class = App if len(shards.ids) == 1 else ShardedApp
    return app_class(
        services,
        languages,
        prefix=settings.command_prefix,
        message_content=application.has_message_content,
        shards=shards,
        user_install=settings.user_install and application.allows_user_install,
    )


async def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class _Application:
    """The application as it is configured at Discord.

    Args:
        has_message_content: whether the Message Content intent is on.
        allows_user_install: whether users can install it to their account.
        shards: the recommended number of shards.
    """

    has_message_content: bool
    allows_user_install: bool
    shards: int


async def _fetch_application(token: str) -> _Application:
    """Fetch the application of a token, and the recommended number of shards."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        assert client.application is not None
        flags, user_install = client.application_flags, client.application.user_integration_config
        recommended, _, _ = await client.http.get_bot_gateway()
        has_message_content = flags.gateway_message_content or flags.gateway_message_content_limited
        return _Application(has_message_content, user_install is not None, recommended)


@contextmanager
def _start_errors() -> Generator[None]:
    """Turn the errors that end a run into StartErrors."""
    try:
        yield
    except discord.LoginFailure:
        raise StartError(_TOKEN_REFUSED, is_misconfigured=True) from None
    except discord.PrivilegedIntentsRequired:
        raise StartError(_INTENT_REFUSED, is_misconfigured=True) from None
    except discord.ConnectionClosed as error:
        if error.code == _AUTHENTICATION_FAILED:
            raise StartError(_TOKEN_REFUSED, is_misconfigured=True) from None
        raise StartError(_CONNECTION_CLOSED.format(error.code), is_misconfigured=False) from None
    except discord.RateLimited as limit:
        raise StartError(_RATE_LIMITED.format(limit.retry_after), is_misconfigured=False) from None
    except discord.HTTPException as error:
        raise StartError(_HTTP_FAILED.format(error.status), is_misconfigured=False) from None
    except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise StartError(_UNREACHABLE.format(type(error).__name__), is_misconfigured=False) from None


_CLOSE_TIMEOUT = 2
"""In seconds."""

_AUTHENTICATION_FAILED = 4004

_PORTAL = "https://discord.com/developers/applications"
_INTENT_OFF = (
    "The Message Content intent is off for this application: in servers, people can use slash commands and "
    f'mention the bot, but it does not see "%smove". To switch it on, open {_PORTAL}, your application, "Bot", '
    '"Message Content Intent", and start the bot again.'
)
_USER_INSTALL_OFF = (
    "USER_INSTALL is on, but this application cannot be installed to accounts, so its commands are offered in servers "
    f'and direct messages alone. To change that, open {_PORTAL}, your application, "Installation", tick '
    '"User Install", and start the bot again.'
)
_INTENT_REFUSED = (
    "Discord refused the Message Content intent (close code 4014). Start the bot again, which asks for it only "
    f'if it is switched on; to switch it on, open {_PORTAL}, your application, "Bot", "Message Content Intent".'
)
_TOKEN_REFUSED = (
    f'Discord refused the token. Open {_PORTAL}, your application, "Bot", press "Reset Token", and put the new '
    "one into DISCORD_TOKEN."
)
_CONNECTION_CLOSED = (
    "Discord closed the connection for good (close code {}). "
    "https://discord.com/developers/docs/topics/opcodes-and-status-codes says what the code means."
)
_HTTP_FAILED = "Discord answered with HTTP status {}. See https://discordstatus.com and try again in a while."
_RATE_LIMITED = "Discord limits how often the bot starts. Start it again in {:.0f} seconds."
_UNREACHABLE = (
    "Discord is out of reach ({}). Check this machine's network, its DNS, and whether a firewall lets it reach "
    "discord.com, and start the bot again."
)
