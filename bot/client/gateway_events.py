"""Events of the gateway that discord.py cannot read or the bot does not need, and interactions without their channel.

discord.py 2.7 lets an event that it cannot read end the process
(https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/gateway.py). Here only that event is lost.
"""

from __future__ import annotations

import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, MutableMapping
from functools import partial
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]  # applies the data of an event to discord.py's caches, and dispatches the event
MAX_UNREADABLE = 100  # after so many unreadable events in succession, the bot gives up
_SECONDS_BETWEEN_LINES = 60  # how often the log names a type of unreadable events


_UNUSED = ("MESSAGE_UPDATE",)
"""Discord sends these for every edit of the bot's own boards; nothing in the bot uses them."""

_TEXT_CHANNEL, _DIRECT_MESSAGES, _GROUP_MESSAGES, _VOICE_CHANNELS, _THREADS = 0, 1, 3, (2, 13), (10, 11, 12)
"""See https://discord.com/developers/docs/resources/channel#channel-object-channel-types."""


class EventReader:
    """Calls the parsers of discord.py. Skips the messages of bots, and the events that cannot be read."""

    def __init__(self, unreadable: Counter[str], clock: Callable[[], float] = time.monotonic) -> None:
        self._unreadable = unreadable  # counts the events that cannot be read, by their types
        self._clock = clock
        self._unreadable_in_succession = 0
        self._last_logged: dict[str, float] = {}  # when an unreadable event of each type was logged last
        self._logged_keys: set[str] = set()  # the missing keys of channels that were logged

    def wrap(self, parsers: MutableMapping[str, Parser]) -> None:
        """Replace each parser by one that skips unreadable events, and remove the parsers of unused events."""
        for event in _UNUSED:
            parsers.pop(event, None)  # discord.py ignores events without a parser
        for event, parser in parsers.items():
            if event not in ("READY", "RESUMED"):  # without these, a session is of no use
                parsers[event] = partial(self._read, event, parser)

    def _read(self, event: str, parser: Parser, data: Any) -> None:
        """Apply the data of an event. Raises its error if too many events in succession could not be read."""
        try:
            if event == "INTERACTION_CREATE":
                self._log_missing(complete_channel(data))
            if event == "MESSAGE_CREATE" and data.get("author", {}).get("bot"):
                return  # mostly a board of ours, and parsing its components takes long
            parser(data)
        except Exception as error:
            self._unreadable[event] += 1
            self._unreadable_in_succession += 1
            now = self._clock()
            if now - self._last_logged.get(event, -math.inf) >= _SECONDS_BETWEEN_LINES:
                self._last_logged[event] = now
                log.error("An event from Discord cannot be read and is skipped: %s (%s)", event, _cause(error))
            if self._unreadable_in_succession >= MAX_UNREADABLE:
                log.critical("%d events from Discord in a row could not be read; the bot stops", MAX_UNREADABLE)
                raise
        else:
            self._unreadable_in_succession = 0

    def _log_missing(self, keys: Iterable[str]) -> None:
        """Log which keys the channel of an interaction lacks, each once."""
        new = [key for key in keys if key not in self._logged_keys]
        if new:
            self._logged_keys.update(new)
            log.info("Discord sent an interaction without these keys of its channel: %s", ", ".join(new))


def _cause(error: Exception) -> str:
    """Return the type of an error, and the key that was missing; other messages may quote members."""
    return f"KeyError: {error}" if isinstance(error, KeyError) else type(error).__name__


def complete_channel(interaction: dict[str, Any]) -> list[str]:
    """Add what the channel of an interaction lacks and discord.py needs, and return the missing keys.
    Discord's documentation calls all of this optional. If discord.py has the channel in its cache, it uses that one.
    """
    message: dict[str, Any] = interaction.get("message") or {}
    channel: dict[str, Any] = interaction.get("channel") or {}
    channel_id = channel.get("id") or interaction.get("channel_id") or message.get("channel_id")
    if not channel_id:
        return []
    kind = channel.get("type", _TEXT_CHANNEL if interaction.get("guild_id") else _DIRECT_MESSAGES)
    needed = {"id": channel_id, "type": kind, **_needed_by_type(kind)}
    missing = [key for key in needed if channel.get(key) is None]
    interaction["channel"] = {**channel, **{key: needed[key] for key in missing}}
    return missing


def _needed_by_type(kind: int) -> dict[str, Any]:
    """Return the other keys without which discord.py cannot read a channel, with values for them."""
    if kind in (_DIRECT_MESSAGES, _GROUP_MESSAGES):
        return {}
    if kind in _THREADS:
        metadata = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": None}
        numbers = dict.fromkeys(("parent_id", "owner_id", "message_count", "member_count"), 0)
        return {"name": "", **numbers, "thread_metadata": metadata}
    voice = {"bitrate": 0, "user_limit": 0} if kind in _VOICE_CHANNELS else {}
    return {"name": "", "position": 0, **voice}


async def refuse_without_channel(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Answer an interaction whose channel is unknown; completions are empty."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("Discord did not accept an error message (%s)", error)
