"""Why the bot cannot run with its token at Discord, in sentences that both the start and the doctor print."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import aiohttp
import discord
from pydantic import ValidationError

from bot.client.message_content import PORTAL
from bot.process.config import Config, ConfigError
from bot.process.exit_codes import UnavailableError
from bot.process.proxy import proxy_to_discord

NO_TOKEN = (
    "No token is set. In the folder where you start the bot, write a file named .env with the line DISCORD_TOKEN=, "
    f'followed by the bot\'s token, which {PORTAL} shows on the "Bot" page of your application.'
)
_TOKEN_REFUSED = (
    f'Discord refused the token. Open {PORTAL}, your application, "Bot", press "Reset Token", and set DISCORD_TOKEN '
    "to the new token."
)
_INTENTS_REFUSED = (
    "Discord refused the intents of the bot, even without Message Content (close code 4014). Look for a newer version "
    "of the bot, and for a message of Discord about your application."
)
_EXPLANATION = "https://discord.com/developers/docs/topics/opcodes-and-status-codes explains the code."

_FAILURES = (
    *(discord.LoginFailure, discord.ConnectionClosed, discord.RateLimited, discord.HTTPException),
    *(discord.GatewayNotFound, aiohttp.ClientError, OSError, ValidationError),
)

_ERRORS_OF_PROXIES = (aiohttp.ClientHttpProxyError, aiohttp.ClientProxyConnectionError)


@contextmanager
def start_errors(settings: Config) -> Generator[None]:
    """Raise ConfigError if Discord refused the token or all intents, and UnavailableError for its other errors."""
    try:
        yield
    except discord.PrivilegedIntentsRequired:
        raise ConfigError(_INTENTS_REFUSED) from None
    except _FAILURES as error:
        raise _for_the_owner(error, settings) from None


def _for_the_owner(error: Exception, settings: Config) -> ConfigError | UnavailableError:
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # authentication failed
            return ConfigError(_TOKEN_REFUSED)
        case discord.ConnectionClosed():
            return UnavailableError(f"Discord closed the connection (close code {error.code}). {_EXPLANATION}")
        case discord.RateLimited():
            return UnavailableError(
                f"Discord limits how often the bot starts. Start it again in {error.retry_after:.0f} seconds."
            )
        case discord.HTTPException(status=429):
            text = "Discord accepts no more requests from this machine for now (HTTP status 429)."
            return UnavailableError(f"{text} Wait an hour before you start the bot again.")
        case discord.HTTPException():
            text = f"Discord answered with HTTP status {error.status}."
            return UnavailableError(f"{text} See https://discordstatus.com and try again later.")
        case aiohttp.ClientSSLError():
            return UnavailableError(
                "Discord cannot be reached, because its certificate is not accepted. Check this machine's clock, "
                'install its certificates (on Debian the package ca-certificates, on macOS "Install '
                'Certificates.command" in the folder of Python), and check whether a proxy intercepts its connections.'
            )
        case ValidationError():
            text = "Discord cannot be reached, because another server answers in its place."
            return UnavailableError(f"{text} Check whether this network requires a login or uses a proxy.")
        case _:
            return UnavailableError(_describe_unreachable(error, settings))


def _describe_unreachable(error: Exception, settings: Config) -> str:
    proxy = settings.proxy if isinstance(error, _ERRORS_OF_PROXIES) else proxy_to_discord(settings)
    if not proxy:
        text = f"Discord cannot be reached ({type(error).__name__}). Check this machine's network, its DNS, and whether"
        return f"{text} a firewall lets it reach discord.com. If this network requires a proxy, set HTTPS_PROXY."
    name = f"{proxy.address}, which HTTPS_PROXY names"
    match error:
        case aiohttp.ClientHttpProxyError(status=407):
            text = f"The proxy {name}, requires another user or password (HTTP status 407)."
            return f"{text} Set HTTPS_PROXY to http://USER:PASSWORD@HOST:PORT."
        case aiohttp.ClientHttpProxyError():
            text = f"The proxy {name}, refuses to connect to Discord (HTTP status {error.status})."
            return f"{text} It has to allow discord.com and the hosts of discord.gg, on port 443."
        case _:
            text = f"Discord cannot be reached through the proxy {name} ({type(error).__name__})."
            return f"{text} Check its address, whether it runs, and whether it can reach discord.com."
