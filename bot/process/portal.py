"""Checks that the start and the doctor share: settings in Discord's Developer Portal, shards, and charts.

The models follow https://docs.discord.com/developers/resources/application#application-object and
https://docs.discord.com/developers/events/gateway#get-gateway-bot.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any

import discord
from discord.flags import ApplicationFlags
from pydantic import BaseModel

from bot.client.contexts import user_install_url
from bot.client.message_content import PORTAL, WITHOUT_MESSAGE_CONTENT
from bot.client.permissions import PERMISSIONS
from bot.install import install_command
from bot.process.config import Config
from bot.safe_text import escape_unprintable
from bot.text.chart_tasks import can_draw

_GUILD_INSTALL, _USER_INSTALL = "0", "1"  # keys of `Application.integration_types_config`


class Application(BaseModel):
    id: int
    flags: int = 0
    interactions_endpoint_url: str | None = None
    bot_public: bool = True
    bot_require_code_grant: bool = False
    integration_types_config: Mapping[str, Any] | None = None

    @property
    def has_message_content(self) -> bool:
        flags = ApplicationFlags
        return bool(self.flags & (flags.gateway_message_content.flag | flags.gateway_message_content_limited.flag))

    @property
    def allows_guild_install(self) -> bool:
        """Whether it can be installed to guilds; it can where nothing is configured."""
        return not self.integration_types_config or _GUILD_INSTALL in self.integration_types_config

    @property
    def allows_user_install(self) -> bool:
        return _USER_INSTALL in (self.integration_types_config or {})


class Gateway(BaseModel):
    """The recommended number of shards, and the limit on connecting, whose `reset_after` is in milliseconds."""

    shards: int
    session_start_limit: Mapping[str, int]


def check_application(application: Application, settings: Config) -> Iterator[Finding]:
    """Check that the bot can be invited and receives text commands and slash commands."""
    page = f"open {PORTAL}, your application,"
    if application.has_message_content:
        yield ok("intent", "The Message Content intent is on, so the bot sees text commands such as !move.")
    else:
        text = "The Message Content intent is off for this application:"
        yield warning("intent", f"{text} {WITHOUT_MESSAGE_CONTENT}")
    if application.interactions_endpoint_url:
        text = "Discord sends slash commands and button presses to an Interactions Endpoint URL instead of the bot."
        remedy = f'To change that, {page} "General Information", and empty "Interactions Endpoint URL".'
        yield wrong("commands", f"{text} {remedy}")
    if application.bot_require_code_grant:
        text = "The bot requires an OAuth2 code grant, so no link can invite it."
        yield wrong("install", f'{text} To change that, {page} "Bot", and switch off "Requires OAuth2 Code Grant".')
    elif not application.allows_guild_install:
        text = "The application cannot be installed to servers."
        yield wrong("install", f'{text} To change that, {page} "Installation", and tick "Guild Install".')
    else:
        yield ok("install", f"{'Anybody' if application.bot_public else 'Only its owner'} can invite the bot.")
    yield ok("invite", discord.utils.oauth_url(application.id, permissions=PERMISSIONS))
    if settings.user_install and application.allows_user_install:
        yield ok("accounts", user_install_url(application.id))
    elif settings.user_install:
        yield warning(
            "accounts",
            "USER_INSTALL is on, but this application cannot be installed to accounts, so its commands are offered "
            f'only in servers and direct messages. To change that, {page} "Installation", tick "User Install", '
            "and start the bot again; or set USER_INSTALL to no.",
        )


def check_shards(gateway: Gateway, settings: Config) -> Iterator[Finding]:
    """Check that there are enough shards, and that the bot may start enough sessions."""
    count, recommended, limit = settings.shard_count, gateway.shards, gateway.session_start_limit
    if count is not None and count < recommended:
        text = f"SHARD_COUNT is {count}, but Discord recommends {recommended}."
        yield warning("shards", f"{text} Set it to {recommended} for all processes at once, or empty it.")
    else:
        yield ok("shards", f"The number of shards is {count or recommended}; Discord recommends {recommended}.")
    needed = len(settings.shard_ids or ()) or count or recommended
    if limit["remaining"] < max(needed, limit["total"] / 10):
        hours = math.ceil(limit["reset_after"] / 3_600_000)
        text = f"The bot may connect only {limit['remaining']} more times within {hours} h, and a start takes {needed}."
        yield warning("starts", f"{text} Avoid restarts. If the bot restarts by itself, its log says why.")


def check_charts() -> list[Finding]:
    """Check that the library that draws charts is installed; no finding if it is."""
    if can_draw():
        return []
    text = "Charts are off, so /stats and /brain show their figures as text. To have charts, run"
    return [warning("charts", f"{text}  {install_command('charts')}  and restart the bot.")]


class Severity(IntEnum):
    """How severe a finding is, in ascending order; the lower-case name is printed."""

    OK = 0
    WARNING = 1  # the bot runs, but with limitations
    OUTAGE = 2  # a service that the bot needs cannot be reached; this may pass by itself
    WRONG = 3  # the bot cannot run or cannot be used until its owner changes something


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: the subject in one word, and sentences about its state and the remedy.

    >>> print(wrong("token", "Discord refused the token."))
    wrong    token      Discord refused the token.
    """

    severity: Severity
    name: str
    text: str

    def __str__(self) -> str:
        return escape_unprintable(f"{self.severity.name.lower():<9}{self.name:<11}{self.text}")


ok = partial(Finding, Severity.OK)
warning = partial(Finding, Severity.WARNING)
outage = partial(Finding, Severity.OUTAGE)
wrong = partial(Finding, Severity.WRONG)
