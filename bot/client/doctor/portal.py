"""Checks of the application's settings in Discord's Developer Portal, and of the number of shards.

The models follow https://docs.discord.com/developers/resources/application#application-object and
https://docs.discord.com/developers/events/gateway#get-gateway-bot.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from datetime import timedelta

import discord
from discord.flags import ApplicationFlags
from pydantic import BaseModel

from bot.client.contexts import user_install_url
from bot.client.doctor.finding import Finding, ok, warning, wrong
from bot.client.permissions import PERMISSIONS

PORTAL = "https://discord.com/developers/applications"

_SCOPES = {"bot", "applications.commands"}
_GUILD_INSTALL, _USER_INSTALL = "0", "1"
"""Keys of `Application.integration_types_config`."""


class InstallParams(BaseModel):
    """What Discord's own install link requests."""

    scopes: frozenset[str]


class Installation(BaseModel):
    """The settings of one installation context."""

    oauth2_install_params: InstallParams | None = None


class Application(BaseModel):
    """An application, with the fields that are checked."""

    id: int
    flags: int = 0
    interactions_endpoint_url: str | None = None
    bot_public: bool = True
    bot_require_code_grant: bool = False
    install_params: InstallParams | None = None
    integration_types_config: Mapping[str, Installation | None] | None = None

    @property
    def has_message_content(self) -> bool:
        """Whether the Message Content intent is on."""
        flags = ApplicationFlags
        return bool(self.flags & (flags.gateway_message_content.flag | flags.gateway_message_content_limited.flag))

    @property
    def allows_guild_install(self) -> bool:
        """Whether it can be installed to guilds; it can where nothing is configured."""
        return not self.integration_types_config or _GUILD_INSTALL in self.integration_types_config

    @property
    def allows_user_install(self) -> bool:
        """Whether users can install it to their account."""
        return _USER_INSTALL in (self.integration_types_config or {})

    @property
    def link_scopes(self) -> frozenset[str] | None:
        """The scopes that Discord's own install link requests; None if there is no such link."""
        installation = (self.integration_types_config or {}).get(_GUILD_INSTALL)
        params = (installation and installation.oauth2_install_params) or self.install_params
        return params.scopes if params else None


class SessionStartLimit(BaseModel):
    """How many sessions the bot may still start; `reset_after` is in milliseconds."""

    total: int
    remaining: int
    reset_after: int


class Gateway(BaseModel):
    """The answer to Get Gateway Bot."""

    shards: int
    session_start_limit: SessionStartLimit


def check_application(application: Application, *, user_install: bool = False) -> Iterator[Finding]:
    """Check that the bot can be invited and receives text commands and slash commands.

    Args:
        user_install: whether users should be able to install it to their account as well.
    """
    if application.has_message_content:
        yield ok("intent", "The bot may read messages: commands such as !move work.")
    else:
        yield warning(
            "intent",
            "The Message Content intent is off: in servers, only slash commands and mentions work.",
            f'To switch it on, open {PORTAL}, your application, "Bot", "Message Content Intent".',
        )
    if application.interactions_endpoint_url:
        yield wrong(
            "commands",
            "Discord sends slash commands to an Interactions Endpoint URL, so that the bot does not see them.",
            f'Open {PORTAL}, your application, "General Information", and empty "Interactions Endpoint URL".',
        )
    yield _check_guild_install(application)
    yield ok("invite", discord.utils.oauth_url(application.id, permissions=PERMISSIONS))
    if user_install:
        yield _check_user_install(application)


def _check_guild_install(application: Application) -> Finding:
    """Check that the application can be installed to guilds."""
    if application.bot_require_code_grant:
        return wrong(
            "install",
            "The bot requires an OAuth2 code grant, so that no link can invite it.",
            f'Open {PORTAL}, your application, "Bot", and switch off "Requires OAuth2 Code Grant".',
        )
    if not application.allows_guild_install:
        return wrong(
            "install",
            "The application cannot be installed to servers.",
            f'Open {PORTAL}, your application, "Installation", and tick "Guild Install".',
        )
    if application.link_scopes is not None and not application.link_scopes >= _SCOPES:
        return warning(
            "install",
            f"Discord's own install link does not ask for {' and '.join(sorted(_SCOPES - application.link_scopes))}.",
            f'Use the link below, or open {PORTAL}, your application, "Installation", and add that to the scopes.',
        )
    return ok("install", f"{'Anybody' if application.bot_public else 'Only its owner'} can invite the bot.")


def _check_user_install(application: Application) -> Finding:
    """Check that the application can be installed to accounts."""
    if not application.allows_user_install:
        return warning(
            "accounts",
            "USER_INSTALL is on, but people cannot install the application to their account.",
            f'Open {PORTAL}, your application, "Installation", and tick "User Install"; or set USER_INSTALL to no.',
        )
    return ok("accounts", user_install_url(application.id))


def check_shards(gateway: Gateway, count: int | None, ids: Collection[int] | None) -> Iterator[Finding]:
    """Check that there are enough shards, and that the bot may start enough sessions.

    Args:
        gateway: what Discord recommends and allows.
        count: SHARD_COUNT; None for as many as Discord recommends.
        ids: the shards that this process runs; None for all.
    """
    if count is not None and count < gateway.shards:
        advice = f"Set SHARD_COUNT to {gateway.shards} for every process at once, or empty it."
        yield warning("shards", f"SHARD_COUNT is {count}, but Discord recommends {gateway.shards}.", advice)
    else:
        yield ok("shards", f"There will be {count or gateway.shards}; Discord recommends {gateway.shards}.")
    limit, needed = gateway.session_start_limit, len(ids) if ids else count or gateway.shards
    if limit.remaining < max(needed, limit.total / 10):
        hours = math.ceil(timedelta(milliseconds=limit.reset_after) / timedelta(hours=1))
        yield warning(
            "starts",
            f"The bot may connect {limit.remaining} times more within {hours} h, and a start takes {needed}.",
            "Do not start it more often than you must. If it restarts by itself, its log says why.",
        )
