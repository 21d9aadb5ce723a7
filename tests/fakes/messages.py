"""All messages by id, and the gateway events about them."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from tests.fakes import payloads
from tests.fakes.guilds import Registry
from tests.fakes.payloads import Json
from tests.fakes.responses import ApiError, ErrorCode
from tests.fakes.uploads import edited_attachments
from tests.fakes.users import Channel

Dispatch = Callable[[str, Json], Awaitable[None]]
"""Sends a gateway event, by its name, with its data."""

LOADING = discord.MessageFlags(loading=True).value
"""The flag of a deferred response, shown as "is thinking"."""

_EPHEMERAL = discord.MessageFlags(ephemeral=True).value

_EDITABLE = discord.MessageFlags(suppress_embeds=True, components_v2=True).value
"""The flags that an edit may change; all others are ignored."""

_DEFAULTS: Json = {"content": "", "embeds": [], "components": [], "flags": 0}


class Messages:
    """All messages, of the bot and of users."""

    def __init__(self, bot: Json, registry: Registry, dispatch: Dispatch) -> None:
        self._bot = bot
        self._registry = registry
        self._dispatch = dispatch
        self._messages: dict[str, Json] = {}
        self._nonces: dict[tuple[str, str], str] = {}
        self.nonces_last = timedelta.max  # how long a nonce is remembered

    def add(self, message: Json) -> None:
        """Store a message without an event."""
        self._messages.setdefault(message["id"], message)

    def get(self, message_id: str) -> Json:
        message = self.find(message_id)
        if message is None:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message

    def find(self, message_id: str | None) -> Json | None:
        return self._messages.get(message_id or "")

    def of(self, channel: Channel) -> list[Json]:
        mine = (message for message in self._messages.values() if message["author"] == self._bot)
        return [message for message in mine if message["channel_id"] == channel.payload["id"]]

    def find_by_nonce(self, channel: Channel, body: Json) -> Json | None:
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        message = self.find(self._nonces.get(_nonce(channel, body)))
        if message and discord.utils.utcnow() - discord.utils.snowflake_time(int(message["id"])) > self.nonces_last:
            return None
        return message

    def forget_nonces(self) -> None:
        self._nonces.clear()

    async def create(self, channel: Channel, body: Json) -> Json:
        fields = _message_fields(body) | {key: body[key] for key in ("nonce",) if body.get(key) is not None}
        fields["attachments"] = edited_attachments([], body)
        message = payloads.message(channel.payload, self._bot, **{"content": "", **fields})
        self._messages[message["id"]] = message
        if "nonce" in fields:
            self._nonces[_nonce(channel, body)] = message["id"]
        await self._announce("MESSAGE_CREATE", message)
        return message

    async def edit(self, message_id: str, body: Json) -> Json:
        """Edit a message; fields that the body does not name stay. Raise ApiError if it does not exist."""
        old = self.get(message_id)
        flags = old["flags"] & ~LOADING
        if "flags" in body:
            flags = (flags & ~_EDITABLE) | ((body["flags"] or 0) & _EDITABLE)
        edited = {} if old["flags"] & LOADING else {"edited_timestamp": discord.utils.utcnow().isoformat()}
        attachments = edited_attachments(old["attachments"], body)
        message = {**old, **_message_fields(body), **edited, "flags": flags, "attachments": attachments}
        self._messages[message_id] = message
        await self._announce("MESSAGE_UPDATE", message)
        return message

    async def delete(self, message_id: str) -> None:
        message = self.get(message_id)
        del self._messages[message_id]
        await self._announce("MESSAGE_DELETE", message)

    async def _announce(self, event: str, message: Json) -> None:
        if is_ephemeral(message):
            return
        channel = self._registry.channel(int(message["channel_id"]))
        if event == "MESSAGE_DELETE":
            message = {key: message[key] for key in ("id", "channel_id")}
        await self._dispatch(event, message | channel.guild_fields)


def is_ephemeral(message: Json) -> bool:
    return bool(message["flags"] & _EPHEMERAL)


def is_loading(message: Json) -> bool:
    """Check if a message is a deferred response without content yet."""
    return bool(message["flags"] & LOADING)


def _message_fields(body: Json) -> Json:
    """The fields of a request that a message has as well, with defaults in place of nulls."""
    return {key: body[key] or default for key, default in _DEFAULTS.items() if key in body}


def _nonce(channel: Channel, body: Json) -> tuple[str, str]:
    return channel.payload["id"], str(body["nonce"])
