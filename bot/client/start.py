"""How the bot starts and stops, and what its owner is told when it cannot run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.client.client import App, ShardedApp
from bot.config import Settings
from bot.metrics import PrometheusMetrics
from bot.model.ids import Shards
from bot.rendering.catalogues import Languages
from bot.services.build import Services
from bot.status import serving_status

log = logging.getLogger(__name__)


class StartError(Exception):
    """The bot cannot run; the text says why and what to do.

    Args:
        is_owners_to_mend: whether a setting is wrong, rather than a service out of reach.
    """

    def __init__(self, reason: str, *, is_owners_to_mend: bool) -> None:
        super().__init__(reason)
        self.is_owners_to_mend = is_owners_to_mend


async def run(settings: Settings, services: Services, languages: Languages, metrics: PrometheusMetrics | None) -> None:
    """Connect to Discord and play until cancelled.

    Raises:
        StartError: Discord cannot be reached, or refuses the token or an intent.
    """
    assert settings.discord_token is not None
    token = settings.discord_token.get_secret_value()
    with _failures_in_words():
        app = await _new_app(settings, services, languages)
        if metrics:
            metrics.expose(lambda: services.cache.running_count, lambda: app.shard_latencies)
        others = asyncio.all_tasks()
        try:
            async with serving_status(settings.status_host, settings.status_port, app.check_health, metrics):
                await app.start(token)
        finally:
            await app.background_tasks.finish()
            await _end(asyncio.all_tasks() - others)
            with suppress(TimeoutError):
                async with asyncio.timeout(_SECONDS_TO_CLOSE):
                    await app.close()


async def _new_app(settings: Settings, services: Services, languages: Languages) -> App:
    """The client that suits what Discord says of the application."""
    assert settings.discord_token is not None
    told = await _ask(settings.discord_token.get_secret_value())
    if not told.message_content:
        log.warning(_INTENT_IS_OFF, settings.command_prefix)
    if settings.user_install and not told.is_for_accounts:
        log.warning(_NOT_FOR_ACCOUNTS)
    count = settings.shard_count or told.shards
    shards = Shards(count, settings.shard_ids or frozenset(range(count)))
    app_class = App if len(shards.ids) == 1 else ShardedApp
    return app_class(
        services,
        languages,
        prefix=settings.command_prefix,
        message_content=told.message_content,
        shards=shards,
        user_install=settings.user_install and told.is_for_accounts,
    )


async def _end(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class _Told:
    """What Discord says of the application.

    Args:
        message_content: whether it has the Message Content intent.
        is_for_accounts: whether people may install it to their account.
        shards: how many it should have.
    """

    message_content: bool
    is_for_accounts: bool
    shards: int


async def _ask(token: str) -> _Told:
    """Ask Discord of the application."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        assert client.application is not None
        flags, accounts = client.application_flags, client.application.user_integration_config
        recommended, _, _ = await client.http.get_bot_gateway()
        can_read = flags.gateway_message_content or flags.gateway_message_content_limited
        return _Told(can_read, accounts is not None, recommended)


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
    except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise StartError(_OUT_OF_REACH.format(type(error).__name__), is_owners_to_mend=False) from None


_SECONDS_TO_CLOSE = 2
_AUTHENTICATION_FAILED = 4004

_PORTAL = "https://discord.com/developers/applications"
_INTENT_IS_OFF = (
    "The Message Content intent is off for this application: in servers, people can use slash commands and "
    f'mention the bot, but it does not see "%smove". To switch it on, open {_PORTAL}, your application, "Bot", '
    '"Message Content Intent", and start the bot again.'
)
_NOT_FOR_ACCOUNTS = (
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
_CLOSED_FOR_GOOD = (
    "Discord closed the connection for good (close code {}). "
    "https://discord.com/developers/docs/topics/opcodes-and-status-codes says what the code means."
)
_HTTP_FAILED = "Discord answered with HTTP status {}. See https://discordstatus.com and try again in a while."
_OUT_OF_REACH = (
    "Discord is out of reach ({}). Check this machine's network, its DNS, and whether a firewall lets it reach "
    "discord.com, and start the bot again."
)
