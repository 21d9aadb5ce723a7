"""The sentences that tell the owner why the bot cannot start."""

from typing import Any

import discord
import pytest

from bot.process.config import Config, ConfigError
from bot.process.exit_codes import UnavailableError
from bot.process.start_errors import start_errors

NO_SOCKET: Any = None
REFUSALS = (
    (discord.ConnectionClosed(NO_SOCKET, shard_id=None, code=4004), ConfigError, "Discord refused the token."),
    (discord.ConnectionClosed(NO_SOCKET, shard_id=None, code=4011), UnavailableError, "(close code 4011)."),
    (discord.PrivilegedIntentsRequired(None), ConfigError, "even without Message Content (close code 4014)."),
    (discord.RateLimited(300), UnavailableError, "Start it again in 300 seconds."),
    (discord.GatewayNotFound(), UnavailableError, "Discord cannot be reached (GatewayNotFound)."),
)


def test_a_refusal_of_discord_is_reported_in_a_sentence() -> None:
    for refusal, error, sentence in REFUSALS:
        with pytest.raises(error) as reported, start_errors(Config.model_validate({})):
            raise refusal
        assert sentence in str(reported.value), refusal
