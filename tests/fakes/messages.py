"""The messages that Discord keeps, by their ids, and what everybody is told of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from tests.fakes import payloads
from tests.fakes.guilds import Places
from tests.fakes.payloads import Json
from tests.fakes.responses import Refusal, RefusedError
from tests.fakes.uploads import attachments_after
from tests.fakes.users import Channel

Telling = Callable[[str, Json], Awaitable[None]]
"""Tells the gateway of an event, by its name."""

LOADING = discord.MessageFlags(loading=True).value
"""The flag of a message that is still to be written: "is thinking"."""

_EPHEMERAL = discord.MessageFlags(ephemeral=True).value

_EMPTY: Json = {"content": "", "embeds": [], "components": [], "flags": 0}


class Messages:
    """All messages, whoever wrote them.

    Args:
        bot: the author of those that the bot asks for.
    """

    def __init__(self, bot: Json, places: Places, tell: Telling) -> None:
        self._bot = bot
        self._places = places
        self._tell = tell
        self._kept: dict[str, Json] = {}
        self._nonces: dict[tuple[str, str], str] = {}

    def keep(self, message: Json) -> None:
        """Remember a message that is known everywhere already."""
        self._kept.setdefault(message["id"], message)

    def get(self, number: str) -> Json:
        """A message as it now is.

        Raises:
            RefusedError: it has been deleted, or has never been.
        """
        message = self.find(number)
        if message is None:
            raise RefusedError(Refusal.UNKNOWN_MESSAGE)
        return message

    def find(self, number: str | None) -> Json | None:
        """A message as it now is, if there is one."""
        return self._kept.get(number or "")

    def twin(self, channel: Channel, body: Json) -> Json | None:
        """The message that was written before with the same nonce, if that is to be told apart."""
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        return self.find(self._nonces.get(_nonce(channel, body)))

    def forget_nonces(self) -> None:
        """Tell nothing apart from what was written so far, as after a few minutes."""
        self._nonces.clear()

    async def write(self, channel: Channel, body: Json) -> Json:
        """Write a message as the bot asks for it."""
        shown = _shown(body) | {key: body[key] for key in ("nonce",) if body.get(key) is not None}
        shown["attachments"] = attachments_after([], body)
        message = payloads.message(channel.payload, self._bot, **{"content": "", **shown})
        self._kept[message["id"]] = message
        if "nonce" in shown:
            self._nonces[_nonce(channel, body)] = message["id"]
        await self._announce("MESSAGE_CREATE", message)
        return message

    async def change(self, number: str, body: Json) -> Json:
        """Change a message as the bot asks for it; what it does not name stays.

        Raises:
            RefusedError: there is none.
        """
        old = self.get(number)
        flags = (old["flags"] | (body.get("flags") or 0)) & ~LOADING
        edited = {} if old["flags"] & LOADING else {"edited_timestamp": discord.utils.utcnow().isoformat()}
        attachments = attachments_after(old["attachments"], body)
        self._kept[number] = message = {**old, **_shown(body), **edited, "flags": flags, "attachments": attachments}
        await self._announce("MESSAGE_UPDATE", message)
        return message

    async def delete(self, number: str) -> None:
        """Delete a message.

        Raises:
            RefusedError: there is none.
        """
        message = self.get(number)
        del self._kept[number]
        await self._announce("MESSAGE_DELETE", message)

    async def _announce(self, event: str, message: Json) -> None:
        if is_ephemeral(message):
            return
        channel = self._places.channel(int(message["channel_id"]))
        if channel.host:  # the bot is not there
            return
        if event == "MESSAGE_DELETE":
            message = {key: message[key] for key in ("id", "channel_id")}
        await self._tell(event, message | channel.whereabouts)


def is_ephemeral(message: Json) -> bool:
    """Whether one person alone sees a message, and only through their interaction."""
    return bool(message["flags"] & _EPHEMERAL)


def is_loading(message: Json) -> bool:
    """Whether a message is still to be written."""
    return bool(message["flags"] & LOADING)


def _shown(body: Json) -> Json:
    """What is to be seen of what the bot asks for."""
    return {key: body[key] or empty for key, empty in _EMPTY.items() if key in body}


def _nonce(channel: Channel, body: Json) -> tuple[str, str]:
    return channel.payload["id"], str(body["nonce"])
