"""Users, the channels they write in, and the answers they get."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord

from bot.text.style import CLASSIC
from tests.fakes.gateway import wait_for
from tests.fakes.payloads import Json, interaction, member, message

if TYPE_CHECKING:
    from tests.fakes.discord_server import DiscordServer


@dataclass(frozen=True)
class BotReply:
    """A message, an edit, or another response that the bot sent.

    Args:
        request: the data that the bot sent.
        kind: the type of an interaction response; None for a message, a followup or an edit.
        message_id: the message that now shows the answer; None if no message does.
        edited_id: the same id if the message had another content before; None if it is new.
    """

    request: Json
    kind: discord.InteractionResponseType | None = None
    message_id: int | None = None
    edited_id: int | None = None

    @property
    def content(self) -> str:
        """The text above the embeds."""
        return self.request.get("content") or ""

    @property
    def text(self) -> str:
        return "\n".join([self.content, *(embed["description"] for embed in self._parts("embeds"))])

    @property
    def free_cells(self) -> list[str]:
        lines = [line for line in self.content.splitlines() if not line.startswith("<@")]  # without a notice
        rows = [row.replace("\ufe0f", "")[1:] for row in lines[1:4]]
        if len("".join(rows)) != 9:
            raise ValueError(f"not a board of 3x3: {self.text}")
        cells = [f"{letter}{column}" for letter in "ABC" for column in (1, 2, 3)]
        return [cell for cell, glyph in zip(cells, "".join(rows), strict=True) if CLASSIC.empty.startswith(glyph)]

    @property
    def choices(self) -> list[str]:
        return [choice["value"] for choice in self.request["choices"]]

    @property
    def nonce(self) -> str | None:
        return self.request.get("nonce")

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.request.get("flags", 0) & discord.MessageFlags(ephemeral=True).value)

    @property
    def buttons(self) -> dict[str, str]:
        components = [component for row in self._parts("components") for component in row["components"]]
        return {button["label"]: button["custom_id"] for button in components if "label" in button}

    def _parts(self, key: str) -> list[Json]:
        return self.request.get(key) or []


class BotReplyQueue:
    def __init__(self) -> None:
        self._answers = asyncio.Queue[BotReply]()

    def put(self, answer: BotReply) -> None:
        self._answers.put_nowait(answer)

    async def next(self) -> BotReply:
        return await wait_for(self._answers.get())

    def take_all(self) -> list[BotReply]:
        return [self._answers.get_nowait() for _ in range(self._answers.qsize())]


@dataclass(frozen=True)
class Channel:
    """A channel of a guild, or a direct-message channel.

    Args:
        guild_id: None outside of guilds.
        answers: the messages of the bot and their edits with text and buttons, without responses to interactions.
        denied: the permissions that are denied to everyone there, by discord.py's names.
    """

    payload: Json
    guild_id: int | None
    answers: BotReplyQueue = field(default_factory=BotReplyQueue)
    denied: set[str] = field(default_factory=set[str])

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def permissions(self) -> discord.Permissions:
        granted = discord.Permissions.text() | discord.Permissions(view_channel=True, connect=True)
        return granted & ~discord.Permissions(**dict.fromkeys(self.denied, True))

    @property
    def guild_fields(self) -> Json:
        return {"guild_id": str(self.guild_id)} if self.guild_id else {}

    @property
    def path(self) -> str:
        return f"/channels/{self.payload['id']}/messages"


class User:
    """A user of the bot. Each action returns the queue in which its answer will arrive."""

    def __init__(self, backend: DiscordServer, payload: Json, dm: Channel) -> None:
        self.payload = payload
        self.dm = dm
        self.locale = "en-US"
        """The language of their client."""
        self.omitted: set[str] = set()
        """The fields that their interactions lack."""
        self._backend = backend

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def send(self, text: str, channel: Channel | None = None, **fields: object) -> BotReplyQueue:
        """Send a message, by default in the games channel."""
        channel = channel or self._backend.games
        in_guild = {**channel.guild_fields, "member": member()} if channel.guild_id else {}
        await self._backend.post(message(channel.payload, self.payload, text, **in_guild, **fields))
        return channel.answers

    async def slash(self, command: str, channel: Channel | None = None, **options: str | bool | User) -> BotReplyQueue:
        data = self._command_data(command, options)
        return await self._interact(discord.InteractionType.application_command, channel, data)

    async def autocomplete(self, command: str, channel: Channel | None = None, **options: str) -> BotReplyQueue:
        """Type the options of a slash command, without sending it."""
        data = self._command_data(command, options)
        for option in data["options"]:
            option["focused"] = True
        return await self._interact(discord.InteractionType.autocomplete, channel, data)

    async def press(self, label: str, answer: BotReply, channel: Channel | None = None) -> BotReplyQueue:
        """Press a button of a message as the answer shows it, even if the message has been edited since."""
        channel = channel or self._backend.games
        current = self._backend.current_message(answer)
        if current is None:
            current = message(channel.payload, self._backend.bot, "", id=str(answer.message_id))
        shown: Json = {key: answer.request.get(key) or [] for key in ("embeds", "components")}
        return await self.press_button(answer.buttons[label], {**current, "content": answer.content, **shown}, channel)

    async def press_button(self, custom_id: str, message: Json, channel: Channel) -> BotReplyQueue:
        """Press a button of a message as it is given."""
        button = {"component_type": discord.ComponentType.button.value, "custom_id": custom_id}
        return await self._interact(discord.InteractionType.component, channel, button, message=message)

    async def choose(self, custom_id: str, value: str, message: Json, channel: Channel) -> BotReplyQueue:
        """Choose from a menu of a message as it is given."""
        kind = discord.ComponentType.string_select.value
        menu = {"component_type": kind, "custom_id": custom_id, "values": [value]}
        return await self._interact(discord.InteractionType.component, channel, menu, message=message)

    def _command_data(self, name: str, options: Mapping[str, str | bool | User]) -> Json:
        command = self._backend.command(name)
        types = {option["name"]: option["type"] for option in command.get("options", [])}
        users = [value for value in options.values() if isinstance(value, User)]
        given = [{"type": types[key], "name": key, "value": _option_value(value)} for key, value in options.items()]
        data = {"id": command["id"], "name": name, "type": command["type"], "options": given}
        return {**data, "resolved": _resolved(users)} if users else data

    async def _interact(
        self, kind: discord.InteractionType, channel: Channel | None, data: Json, **more: Json
    ) -> BotReplyQueue:
        channel = channel or self._backend.games
        permissions = {"permissions": str(discord.Permissions.text().value)}
        in_guild = {**channel.guild_fields, "member": {**member(), **permissions, "user": self.payload}}
        author = in_guild if channel.guild_id else {"user": self.payload}
        context = {"app_permissions": str(channel.permissions.value), "locale": self.locale}
        payload = interaction(kind, self._backend.application_id, channel.payload, data, **context, **author, **more)
        return await self._backend.interact(payload, omitted=self.omitted)


def _option_value(value: str | bool | User) -> str | bool:
    return str(value.id) if isinstance(value, User) else value


def _resolved(users: Iterable[User]) -> Json:
    """The resolved data of user options; all users count as members of the guild."""
    by_id = {user.payload["id"]: user.payload for user in users}
    permissions = {"permissions": str(discord.Permissions.text().value)}
    return {"users": by_id, "members": {user_id: {**member(), **permissions} for user_id in by_id}}
