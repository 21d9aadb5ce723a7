"""Why the bot cannot run with its token at Discord, in sentences that both the start and the doctor print."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import aiohttp
import discord
from pydantic import ValidationError

from bot.config import SettingsError
from bot.exit_codes import UnavailableError

PORTAL = "https://discord.com/developers/applications"

_AUTHENTICATION_FAILED = 4004

NO_TOKEN = (
    "No token is set. In the folder where you start the bot, write a file named .env with the line DISCORD_TOKEN=, "
    f'followed by the bot\'s token, which {PORTAL} shows on the "Bot" page of your application.'
)
_TOKEN_REFUSED = (
    f'Discord refused the token. Open {PORTAL}, your application, "Bot", press "Reset Token", and set DISCORD_TOKEN '
    "to the new token."
)
_INTENT_REFUSED = (
    "Discord refused the Message Content intent (close code 4014). Start the bot again: it requests the intent only "
    f'if it is switched on. To switch it on, open {PORTAL}, your application, "Bot", "Message Content Intent".'
)
_CONNECTION_CLOSED = (
    "Discord closed the connection (close code {}). "
    "https://discord.com/developers/docs/topics/opcodes-and-status-codes explains the code."
)
_RATE_LIMITED = "Discord limits how often the bot starts. Start it again in {:.0f} seconds."
_BLOCKED = (
    "Discord accepts no more requests from this machine for now (HTTP status 429). Wait an hour before you start the "
    "bot again."
)
_HTTP_FAILED = "Discord answered with HTTP status {}. See https://discordstatus.com and try again later."
_NO_CERTIFICATE = (
    "Discord cannot be reached, because its certificate is not accepted. Check this machine's clock, install its "
    'certificates (on Debian the package ca-certificates, on macOS "Install Certificates.command" in the folder of '
    "Python), and check whether a proxy intercepts its connections."
)
_UNREACHABLE = (
    "Discord cannot be reached ({}). Check this machine's network, its DNS, and whether a firewall lets it reach "
    "discord.com."
)
_NOT_DISCORD = (
    "Discord cannot be reached, because another server answers in its place. Check whether this network requires a "
    "login or uses a proxy."
)

_FAILURES = (
    *(discord.RateLimited, discord.HTTPException, discord.GatewayNotFound),
    *(aiohttp.ClientError, OSError, ValidationError),
)


class StartError(UnavailableError):
    """Discord cannot be reached, or ended the connection; the message contains the reason and the remedy."""


@contextmanager
def start_errors() -> Generator[None]:
    """Turn errors of discord.py, aiohttp, and the models of Discord's answers into errors for the owner.

    Raises:
        SettingsError: Discord refused the token or an intent.
        StartError: any other failure.
    """
    try:
        yield
    except discord.LoginFailure:
        raise SettingsError(_TOKEN_REFUSED) from None
    except discord.PrivilegedIntentsRequired:
        raise SettingsError(_INTENT_REFUSED) from None
    except discord.ConnectionClosed as error:
        if error.code == _AUTHENTICATION_FAILED:
            raise SettingsError(_TOKEN_REFUSED) from None
        raise StartError(_CONNECTION_CLOSED.format(error.code)) from None
    except _FAILURES as error:
        raise StartError(_describe(error)) from None


def _describe(error: Exception) -> str:
    match error:
        case discord.RateLimited():
            return _RATE_LIMITED.format(error.retry_after)
        case discord.HTTPException(status=429):
            return _BLOCKED
        case discord.HTTPException():
            return _HTTP_FAILED.format(error.status)
        case aiohttp.ClientSSLError():
            return _NO_CERTIFICATE
        case ValidationError():
            return _NOT_DISCORD
        case _:
            return _UNREACHABLE.format(type(error).__name__)
