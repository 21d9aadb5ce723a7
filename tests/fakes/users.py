"""Who and what a test speaks of: people, the channels they write in, and the answers they get."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import discord

from bot.rendering.style import CLASSIC
from tests.fakes.gateway import soon
from tests.fakes.payloads import Json, interaction, member, message


@dataclass(frozen=True)
class Answer:
    """One thing that the bot sent.

    Args:
        request: what the bot asked Discord to show.
        kind: for an interaction, how it was answered; None for a plain message, a followup or an edit.
        message: the id of what is now to be read; None if it is no message.
        edits: the same, if there was something else to be read before.
    """

    request: Json
    kind: discord.InteractionResponseType | None = None
    message: int | None = None
    edits: int | None = None

    @property
    def content(self) -> str:
        """The text above all embeds."""
        return self.request.get("content") or ""

    @property
    def text(self) -> str:
        """All that can be read."""
        return "\n".join([self.content, *(embed["description"] for embed in self._parts("embeds"))])

    @property
    def free_cells(self) -> list[str]:
        """The coordinates of the cells that its board of emoji shows as empty."""
        rows = [row[1:].replace("\ufe0f", "") for row in self.content.splitlines()[1:4]]
        cells = [f"{letter}{column}" for letter in "ABC" for column in (1, 2, 3)]
        return [cell for cell, glyph in zip(cells, "".join(rows), strict=True) if glyph == CLASSIC.empty]

    @property
    def choices(self) -> list[str]:
        """The completions that are offered for what is being typed."""
        return [choice["value"] for choice in self.request["choices"]]

    @property
    def nonce(self) -> str | None:
        """What tells it apart from a second attempt at the same."""
        return self.request.get("nonce")

    @property
    def is_private(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.request.get("flags", 0) & discord.MessageFlags(ephemeral=True).value)

    @property
    def buttons(self) -> dict[str, str]:
        """The custom ids of the buttons, by what is written on them."""
        rows = self._parts("components")
        return {button["label"]: button["custom_id"] for row in rows for button in row["components"]}

    def _parts(self, key: str) -> list[Json]:
        return self.request.get(key) or []


class Mailbox:
    """The answers that come in one place, until somebody looks at them."""

    def __init__(self) -> None:
        self.first_response_after: float | None = None
        """How many seconds an interaction waited for any response, be it a sign of life."""
        self._answers = asyncio.Queue[Answer]()

    def put(self, answer: Answer) -> None:
        """Let an answer arrive."""
        self._answers.put_nowait(answer)

    async def next(self) -> Answer:
        """The first answer that nobody has looked at."""
        return await soon(self._answers.get())

    @property
    def waiting(self) -> list[Answer]:
        """All answers that nobody has looked at; from now on somebody has."""
        return [self._answers.get_nowait() for _ in range(self._answers.qsize())]


@dataclass(frozen=True)
class Channel:
    """Where people write: in a server, or to the bot alone.

    Args:
        guild: None for a direct conversation, and for a group.
        host: who has installed the bot to their account and brought it along; None where it is by itself.
        refits: the messages of which the buttons were changed, and not a word.
        denied: the permissions that nobody has there, by discord.py's names.
    """

    payload: Json
    guild: int | None
    answers: Mailbox = field(default_factory=Mailbox)
    refits: Mailbox = field(default_factory=Mailbox)
    denied: set[str] = field(default_factory=set[str])
    host: Json | None = None

    @property
    def number(self) -> int:
        """Its id."""
        return int(self.payload["id"])

    @property
    def permitted(self) -> discord.Permissions:
        """What the bot may do there."""
        if self.host:
            return discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
        return discord.Permissions.text() & ~discord.Permissions(**dict.fromkeys(self.denied, True))

    @property
    def whereabouts(self) -> Json:
        """The server that it is in, as events name it."""
        return {"guild_id": str(self.guild)} if self.guild else {}

    @property
    def access_request(self) -> Json:
        """What an interaction says of how the bot came there, if that is not to be expected."""
        if self.host is None:
            return {}
        return {"context": 2, "authorizing_integration_owners": {"1": self.host["id"]}}

    @property
    def path(self) -> str:
        """Where the bot posts its messages."""
        return f"/channels/{self.payload['id']}/messages"


class Surroundings(Protocol):
    """What people act in."""

    application: int
    bot: Json
    games: Channel

    async def post(self, payload: Json) -> None:
        """Show a message to all who may read it."""
        ...

    async def interact(self, payload: Json) -> Mailbox:
        """Tell the bot of an interaction, and say where its answers will come."""
        ...

    def command(self, name: str) -> Json:
        """The slash command as it was registered."""
        ...

    def shown(self, answer: Answer) -> Json | None:
        """The message that an answer has become, as it now is; None if there is none any more."""
        ...


class Person:
    """Somebody who uses the bot: each deed says where its answer will come.

    Args:
        direct: their conversation with the bot.
    """

    def __init__(self, world: Surroundings, payload: Json, direct: Channel) -> None:
        self.payload = payload
        self.direct = direct
        self.locale = "en-US"
        """The language that they have chosen in their settings."""
        self._world = world

    async def says(self, text: str, where: Channel | None = None, **unusual: object) -> Mailbox:
        """Write a message, in the channel for games if nothing else is said."""
        where = where or self._world.games
        shown = {**where.whereabouts, "member": member()} if where.guild else {}
        await self._world.post(message(where.payload, self.payload, text, **shown, **unusual))
        return where.answers

    async def uses(self, command: str, where: Channel | None = None, **options: str | bool | Person) -> Mailbox:
        """Use a slash command."""
        return await self._interact(discord.InteractionType.application_command, where, self._call(command, options))

    async def types(self, command: str, where: Channel | None = None, **so_far: str) -> Mailbox:
        """Begin to write the option of a slash command."""
        call = self._call(command, so_far)
        for option in call["options"]:
            option["focused"] = True
        return await self._interact(discord.InteractionType.autocomplete, where, call)

    async def presses(
        self, label: str, answer: Answer, where: Channel | None = None, *, told_as_it_is: bool = False
    ) -> Mailbox:
        """Press a button of a message as they saw it, whatever has become of the message since.

        Args:
            told_as_it_is: whether the bot is told of the message as it has become, not as it was seen.
        """
        where = where or self._world.games
        button = {"component_type": discord.ComponentType.button.value, "custom_id": answer.buttons[label]}
        seen: Json = {key: answer.request.get(key) or [] for key in ("embeds", "components")}
        kept = self._world.shown(answer) or message(where.payload, self._world.bot, "", id=str(answer.message))
        pressed = kept if told_as_it_is else {**kept, "content": answer.content, **seen}
        return await self._interact(discord.InteractionType.component, where, button, message=pressed)

    def _call(self, command: str, options: Mapping[str, str | bool | Person]) -> Json:
        known = self._world.command(command)
        types = {option["name"]: option["type"] for option in known.get("options", [])}
        people = [option for option in options.values() if isinstance(option, Person)]
        given = [{"type": types[name], "name": name, "value": _value(option)} for name, option in options.items()]
        call = {"id": known["id"], "name": command, "type": known["type"], "options": given}
        return {**call, "resolved": _resolved(people)} if people else call

    async def _interact(
        self, kind: discord.InteractionType, where: Channel | None, data: Json, **more: Json
    ) -> Mailbox:
        where = where or self._world.games
        permissions = {"permissions": str(discord.Permissions.text().value)}
        in_guild = {**where.whereabouts, "member": {**member(), **permissions, "user": self.payload}}
        who = in_guild if where.guild else {"user": self.payload}
        may = {"app_permissions": str(where.permitted.value), "locale": self.locale, **where.access_request}
        return await self._world.interact(
            interaction(kind, self._world.application, where.payload, data, **may, **who, **more)
        )


def _value(option: str | bool | Person) -> str | bool:
    return str(option.payload["id"]) if isinstance(option, Person) else option


def _resolved(people: Iterable[Person]) -> Json:
    """What Discord tells of the people whom an interaction names, all of them members of its server."""
    known = {one.payload["id"]: one.payload for one in people}
    permissions = {"permissions": str(discord.Permissions.text().value)}
    return {"users": known, "members": {number: {**member(), **permissions} for number in known}}
