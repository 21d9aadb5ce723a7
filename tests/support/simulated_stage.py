"""A stage for conversations in simcord, where the bot and Discord run in one process."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.ext import commands
from simcord import ChannelHandle, MemberActor, SetupError, UserHandle
from simcord.backend.models import Message
from simcord.results import InteractionResult, to_discord_message

from bot.client.tasks import AccessDeniedError
from bot.games.ids import UserId
from bot.matches.request import cause_of
from bot.model.ids import ChannelId
from tests.support.acts import change_settings, take_roles
from tests.support.chat import Json
from tests.support.races import after_race
from tests.support.world import World


class SimulatedStage:
    def __init__(self, world: World) -> None:
        self._world = world
        self._members = {"ana": world.ana, "ben": world.ben}
        self._others: dict[str, ChannelHandle] = {}
        """The other channels by their names."""
        self._channel: ChannelHandle | None = world.channel
        """Where the members act: in a channel, or in their direct messages with the bot."""
        self._pinged: dict[int, list[int]] = {}
        """The users whom each new message has pinged; an edit pings nobody."""
        self._refusals: tuple[type[Exception], ...] = ()
        self._form: InteractionResult | None = None
        world.env.backend.subscribers.append(self._record_pings)

    def _record_pings(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE":
            number = int(payload["id"])
            self._pinged[number] = self._message(int(payload["channel_id"]), number).ping_user_ids

    @property
    def names(self) -> dict[int, str]:
        return {member.id: name for name, member in self._members.items()}

    @property
    def now(self) -> datetime:
        return self._world.env.now()

    def messages(self) -> list[Json]:
        assert self._world.app.user
        bot = self._world.app.user.id
        stored = (message for messages in self._world.env.backend.messages.values() for message in messages.values())
        keys = ("id", "channel_id", "content", "embeds", "attachments", "components", "flags")
        mine = sorted((message for message in stored if message.author_id == bot), key=lambda message: message.id)
        return [{key: getattr(message, key) for key in keys} for message in mine]

    def notes(self, message: Json) -> Iterator[str]:
        stored = self._message(message["channel_id"], message["id"])
        if stored.is_ephemeral:
            user = int((stored.interaction_metadata or {})["user"]["id"])
            yield f"(only {self.names[user]})"
        if stored.channel_id != self._world.channel.id:
            yield f"(in {self.channel_name(stored.channel_id) or 'a direct message'})"
        if pinged := self._pinged.pop(stored.id, None):
            yield f"(pings {', '.join(self.names[user] for user in pinged)})"

    def can_see(self, name: str, message: Json) -> bool:
        member = self._member(name)
        channel = self._channel or member.user.dm_channel
        return message["channel_id"] == channel.id and self._message(channel.id, message["id"]).visible_to(member.id)

    def channel_name(self, number: int) -> str:
        return self._world.env.backend.get_channel(number).name or ""

    async def send(self, name: str, text: str) -> None:
        member, text = self._member(name), re.sub(r"@(\w+)", lambda found: self._mention(found[1]), text)
        await (member.send(self._channel, text) if self._channel else member.send_dm(text))
        self._check_errors()

    async def press(self, name: str, message: Json, custom_id: str) -> Json | None:
        return await self._shown(self._presser(name).click(self._as_object(message), custom_id=custom_id))

    async def choose(self, name: str, message: Json, custom_id: str, value: str) -> Json | None:
        return await self._shown(self._presser(name).select(self._as_object(message), [value], custom_id=custom_id))

    async def slash(self, name: str, command: str, options: Mapping[str, str]) -> Json | None:
        member, values = self._member(name), {key: self._value(value) for key, value in options.items()}
        if self._channel:
            return await self._shown(member.slash(self._channel, command, **values))
        return await self._shown(member.user.slash(command, **values))

    async def submit(self, name: str, fields: Mapping[str, str]) -> Json | None:
        if self._form is None:
            raise SetupError("No form is shown")
        return await self._shown(self._member(name).submit_modal(self._form, dict(fields)))

    async def _shown(self, act: Awaitable[InteractionResult]) -> Json | None:
        result = await act
        self._check_errors()
        if result.modal:
            self._form = result
        return result.modal

    async def wait(self, duration: timedelta) -> None:
        await self._world.advance(duration)
        self._check_errors()

    async def restart(self) -> None:
        await self._world.restart()
        await self._settle()

    async def delete(self, message: Json) -> None:
        await self._as_object(message).delete()
        await self._settle()

    def refuse(self, method: str, path: str, status: int, code: int) -> None:
        self._world.env.inject_error(method, path, status=status, code=code, message="?")
        self._refusals = (discord.HTTPException,)

    async def change(self, event: str) -> None:
        """Change who is there and may do what: `mia may manage guild`, `mia has no roles`, `ben leaves`,
        `the bot may not attach files`, `only this channel is allowed`,
        `the daily puzzle is posted in this channel`; or where members act from then on: `in #other`,
        a channel or thread, or `in direct messages`; or what a race leaves behind, see `after_race`."""
        if found := re.fullmatch(r"(\w+) may (.+)", event):
            self._members[found[1]] = self._world.add_member(found[1], **{found[2].replace(" ", "_"): True})
        elif found := re.fullmatch(r"the bot may( not)? (.+)", event):
            await self._world.set_permissions(**{found[2].replace(" ", "_"): not found[1]})
        elif found := re.fullmatch(r"(\w+) has no roles", event):
            await take_roles(self._world, found[1])
        elif found := re.fullmatch(r"(\w+) leaves", event):
            self._world.guild.remove_member(self._member(found[1]))
        elif found := re.fullmatch(r"in (?:#(.+)|direct messages)", event):
            self._channel = self._find_channel(found[1]) if found[1] else None
        elif event in ("only this channel is allowed", "the daily puzzle is posted in this channel"):
            assert self._channel
            channel = ChannelId(self._channel.id)
            is_restriction = event.startswith("only")
            setting = {"channels": frozenset({channel})} if is_restriction else {"daily_channel": channel}
            await change_settings(self._world, **setting)
        elif not await self._race(event):
            raise SetupError(f"Nothing is known about: {event}")
        await self._settle()

    async def _race(self, event: str) -> bool:
        """Let a member have raced, as `after_race` says; return False if the event says something else."""
        name, _, what = event.partition(" ")
        user = UserId(self._members[name].id) if name in self._members else None
        return user is not None and await after_race(self._world, user, what, self.now)

    async def _settle(self) -> None:
        await self._world.env.settle()
        self._check_errors()

    def _check_errors(self) -> None:
        """Raise an error that the bot has not handled; simcord also records those that it answers with a sentence."""
        expected = (commands.UserInputError, commands.CommandNotFound, AccessDeniedError, *self._refusals)
        for error in self._world.env.errors:
            if not isinstance(cause_of(error), expected):
                raise error

    def _message(self, channel: int, number: int) -> Message:
        return self._world.env.backend.get_message(channel, number)

    def _as_object(self, message: Json) -> discord.Message:
        return to_discord_message(self._world.env, self._message(message["channel_id"], message["id"]))

    def _presser(self, name: str) -> MemberActor | UserHandle:
        member = self._member(name)
        return member if self._channel else member.user

    def _find_channel(self, name: str) -> ChannelHandle:
        """Return the channel or thread with a name; a new channel if there is none."""
        for channel in (self._world.channel, *self._world.channel.threads, *self._others.values()):
            if channel.name == name:
                return channel
        return self._others.setdefault(name, self._world.guild.create_text_channel(name))

    def _member(self, name: str) -> MemberActor:
        if name not in self._members:
            self._members[name] = self._world.add_member(name)
        return self._members[name]

    def _mention(self, name: str) -> str:
        return self._world.mention if name == "bot" else self._member(name).mention

    def _value(self, text: str) -> Any:
        if text in ("yes", "no"):
            return text == "yes"
        return self._member(text[1:]) if text.startswith("@") else int(text) if text.isdecimal() else text
