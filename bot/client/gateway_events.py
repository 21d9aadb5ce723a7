"""Events of the gateway that discord.py cannot read or the bot does not need, and interactions that lack their channel.

discord.py 2.7 lets an event that it cannot read end the process
(https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/gateway.py). Here it costs that event only.
"""

from __future__ import annotations

import logging
import math
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from functools import partial
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]
"""Applies the data of an event to discord.py's caches, and dispatches the event."""

MAX_UNREADABLE = 100
"""After so many unreadable events in succession, the bot gives up."""

_SECONDS_BETWEEN_LINES = 60
"""How often the log names a type of unreadable events."""

_ESSENTIAL = ("READY", "RESUMED")
"""Without these, a session is of no use."""

_UNUSED = ("MESSAGE_UPDATE",)
"""Discord sends these for every edit of the bot's own boards; nothing in the bot uses them."""

_TEXT_CHANNEL, _DIRECT_MESSAGES = 0, 1
"""See https://discord.com/developers/docs/resources/channel#channel-object-channel-types."""


class EventReader:
    """Calls the parsers of discord.py, and skips the events that they cannot read and the messages of bots.

    Args:
        unreadable: counts those events by type.
        clock: returns the seconds since any fixed time.
    """

    def __init__(self, unreadable: Counter[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._unreadable = unreadable
        self._clock = clock
        self._in_succession = 0
        self._logged: dict[str, float] = {}

    def wrap(self, parsers: MutableMapping[str, Parser]) -> None:
        """Replace each parser by one that skips unreadable events, and remove those of unused events."""
        for event in _UNUSED:
            parsers.pop(event, None)  # discord.py ignores events without a parser
        for event, parser in parsers.items():
            if event not in _ESSENTIAL:
                parsers[event] = partial(self._read, event, parser)

    def _read(self, event: str, parser: Parser, data: Any) -> None:
        """Apply the data of an event.

        Raises:
            Exception: the event is the last of too many that cannot be read.
        """
        try:
            if event == "INTERACTION_CREATE":
                complete_channel(data)
            if event == "MESSAGE_CREATE" and data.get("author", {}).get("bot"):
                return  # mostly a board of ours, and parsing its components takes long
            parser(data)
        except Exception as error:
            self._unreadable[event] += 1
            self._in_succession += 1
            now = self._clock()
            if now - self._logged.get(event, -math.inf) >= _SECONDS_BETWEEN_LINES:
                self._logged[event] = now
                log.error("An event from Discord cannot be read and is skipped: %s (%s)", event, type(error).__name__)
            if self._in_succession >= MAX_UNREADABLE:
                log.critical("%d events from Discord in a row could not be read; the bot stops", MAX_UNREADABLE)
                raise
        else:
            self._in_succession = 0


def complete_channel(interaction: dict[str, Any]) -> None:
    """Add the channel to the data of an interaction that only holds its id; discord.py does not read that.

    discord.py takes the channel from its cache, if it is there.
    """
    message: dict[str, Any] = interaction.get("message") or {}
    channel = interaction.get("channel_id") or message.get("channel_id")
    if channel and not interaction.get("channel"):
        kind = _TEXT_CHANNEL if interaction.get("guild_id") else _DIRECT_MESSAGES
        interaction["channel"] = {"id": channel, "type": kind, "name": "", "position": 0}


async def refuse_without_channel(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Answer an interaction whose channel is unknown; completions are empty."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("Discord did not accept an error message (%s)", error)
