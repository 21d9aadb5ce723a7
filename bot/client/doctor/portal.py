"""What Discord's Developer Portal says of the application, and of the shards that its bot needs.

The facts are those of https://docs.discord.com/developers/resources/application#application-object and
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
_IN_SERVERS, _ON_ACCOUNTS = "0", "1"
"""The kinds of installation, as keys."""


class InstallParams(BaseModel):
    """What an installation by Discord's own link asks for."""

    scopes: frozenset[str]


class Installation(BaseModel):
    """One way of installing an application."""

    oauth2_install_params: InstallParams | None = None


class Application(BaseModel):
    """What matters here of an application."""

    id: int
    flags: int = 0
    interactions_endpoint_url: str | None = None
    bot_public: bool = True
    bot_require_code_grant: bool = False
    install_params: InstallParams | None = None
    integration_types_config: Mapping[str, Installation | None] | None = None

    @property
    def can_read_messages(self) -> bool:
        """Whether the Message Content intent is on."""
        flags = ApplicationFlags
        return bool(self.flags & (flags.gateway_message_content.flag | flags.gateway_message_content_limited.flag))

    @property
    def is_for_servers(self) -> bool:
        """Whether it can be installed to a server; it can if nothing was ever said about that."""
        return not self.integration_types_config or _IN_SERVERS in self.integration_types_config

    @property
    def is_for_accounts(self) -> bool:
        """Whether people can install it to their account."""
        return _ON_ACCOUNTS in (self.integration_types_config or {})

    @property
    def link_scopes(self) -> frozenset[str] | None:
        """What Discord's own link asks for; None if there is no such link."""
        installation = (self.integration_types_config or {}).get(_IN_SERVERS)
        params = (installation and installation.oauth2_install_params) or self.install_params
        return params.scopes if params else None


class SessionStarts(BaseModel):
    """How often the bot may connect anew."""

    total: int
    remaining: int
    reset_after: int


class Gateway(BaseModel):
    """What a bot is told before it connects."""

    shards: int
    session_start_limit: SessionStarts


def about_application(application: Application, *, user_install: bool = False) -> Iterator[Finding]:
    """Whether the application is set up so that the bot can be invited, and sees commands of every kind.

    Args:
        user_install: whether people should be able to install it to their account as well.
    """
    if application.can_read_messages:
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
    yield _about_installation(application)
    yield ok("invite", discord.utils.oauth_url(application.id, permissions=PERMISSIONS))
    if user_install:
        yield _about_accounts(application)


def _about_installation(application: Application) -> Finding:
    if application.bot_require_code_grant:
        return wrong(
            "install",
            "The bot requires an OAuth2 code grant, so that no link can invite it.",
            f'Open {PORTAL}, your application, "Bot", and switch off "Requires OAuth2 Code Grant".',
        )
    if not application.is_for_servers:
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


def _about_accounts(application: Application) -> Finding:
    if not application.is_for_accounts:
        return warning(
            "accounts",
            "USER_INSTALL is on, but people cannot install the application to their account.",
            f'Open {PORTAL}, your application, "Installation", and tick "User Install"; or set USER_INSTALL to no.',
        )
    return ok("accounts", user_install_url(application.id))


def about_shards(gateway: Gateway, count: int | None, ids: Collection[int] | None) -> Iterator[Finding]:
    """Whether the bot will have enough shards, and may connect often enough.

    Args:
        count: how many shards the settings ask for; None for as many as Discord recommends.
        ids: those that this process carries; None for all.
    """
    if count is not None and count < gateway.shards:
        advice = f"Set SHARD_COUNT to {gateway.shards} for every process at once, or empty it."
        yield warning("shards", f"SHARD_COUNT is {count}, but Discord recommends {gateway.shards}.", advice)
    else:
        yield ok("shards", f"There will be {count or gateway.shards}; Discord recommends {gateway.shards}.")
    starts, needed = gateway.session_start_limit, len(ids) if ids else count or gateway.shards
    if starts.remaining < max(needed, starts.total / 10):
        hours = math.ceil(timedelta(milliseconds=starts.reset_after) / timedelta(hours=1))
        yield warning(
            "starts",
            f"The bot may connect {starts.remaining} times more within {hours} h, and a start takes {needed}.",
            "Do not start it more often than you must. If it restarts by itself, its log says why.",
        )
