"""A stage for conversations on the loopback stand-in for Discord: the bot is connected to its gateway and its REST API,
and a restart kills it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import NoReturn

from simcord import SetupError

from tests.fakes.faults import Fault, Hold
from tests.fakes.messages import is_ephemeral
from tests.fakes.users import BotReplyQueue, User
from tests.support.chat import REQUESTS, Json
from tests.support.random_world import HEARTBEAT, RandomWorld

_SECONDS_TO_SETTLE = 4.0
"""After this time on the clock of the world, the bot has done what was asked for."""


class SocketStage:
    """Members act in one channel, by typed messages, slash commands and buttons."""

    def __init__(self, world: RandomWorld) -> None:
        self._world, self._server = world, world.server
        self._users = {"ana": self._server.ana, "ben": self._server.ben}
        self._answered: dict[str, str] = {}
        """Who has got each answer to an interaction, by the id of its message."""
        self._deadly: Hold | None = None
        """The request at which the bot is killed."""
        self._known = set[str]()
        """The messages whose pings have been noted, by their ids."""

    @property
    def names(self) -> dict[int, str]:
        return {user.id: name for name, user in self._users.items()}

    @property
    def now(self) -> datetime:
        return self._world.now()

    def messages(self) -> list[Json]:
        channels = (self._server.games, *(user.dm for user in self._users.values()))
        found = [message for channel in channels for message in self._server.messages(channel)]
        return sorted(found, key=lambda message: int(message["id"]))

    def notes(self, message: Json) -> Iterator[str]:
        if is_ephemeral(message):
            yield f"(only {self._answered[message['id']]})"
        if int(message["channel_id"]) != self._server.games.id:
            yield "(in a direct message)"
        if pinged := self._pinged(message):
            yield f"(pings {', '.join(pinged)})"

    def _pinged(self, message: Json) -> list[str]:
        """The members whom a message pings, by the request that has created it; only once."""
        if message["id"] in self._known:
            return []
        self._known.add(message["id"])
        for request in self._server.all_requests:
            if request.method == "POST" and request.answer and f'"id": "{message["id"]}"' in request.answer:
                body = request.body.get("data", request.body)
                allowed = body.get("allowed_mentions", {})
                users = [int(user) for user in re.findall(r"<@!?(\d+)>", body.get("content") or "")]
                return [self.names[user] for user in users if str(user) in map(str, allowed.get("users", ()))]
        return []

    def can_see(self, name: str, message: Json) -> bool:
        is_here = int(message["channel_id"]) == self._server.games.id
        return is_here and (not is_ephemeral(message) or self._answered.get(message["id"]) == name)

    def channel_name(self, number: int) -> str:
        return next(channel.payload["name"] for channel in self._server.guild.channels if channel.id == number)

    async def send(self, name: str, text: str) -> None:
        await self._user(name).send(re.sub(r"@(\w+)", lambda found: self._mention(found[1]), text))
        await self._settle()

    async def press(self, name: str, message: Json, custom_id: str) -> None:
        await self._answer(name, self._user(name).press_button(custom_id, message, self._server.games))

    async def choose(self, name: str, message: Json, custom_id: str, value: str) -> None:
        await self._answer(name, self._user(name).choose(custom_id, value, message, self._server.games))

    async def slash(self, name: str, command: str, options: Mapping[str, str]) -> None:
        values = {key: self._user(value[1:]) if value.startswith("@") else value for key, value in options.items()}
        await self._answer(name, self._user(name).slash(command, self._server.games, **values))

    async def submit(self, name: str, fields: Mapping[str, str]) -> NoReturn:
        raise SetupError(f"{name} can submit no form over a socket: {fields}")

    async def _answer(self, name: str, act: Awaitable[BotReplyQueue]) -> None:
        answers = await act
        await self._settle()
        self._answered |= {str(answer.message_id): name for answer in answers.take_all()}

    async def wait(self, duration: timedelta) -> None:
        """Let time pass, in which the gateway sees that the bot is alive."""
        end = self.now + duration
        while self.now < end:
            await self._server.gateway.show_life()
            await asyncio.sleep(min(HEARTBEAT, (end - self.now).total_seconds()))

    async def restart(self) -> None:
        await self._world.end()
        self._world.start()
        await self._settle()

    async def delete(self, message: Json) -> None:
        await self._server.delete_message(message["id"])
        await self._settle()

    def refuse(self, method: str, path: str, status: int, code: int) -> None:
        self._server.fail(Fault(path, status, method=method, code=code))

    async def change(self, event: str) -> None:
        """Start the bot; kill it when its next `post`, `edit` or `response` arrives; or carry that request out and lose
        the answer. The bot may not create threads here."""
        if event == "the bot starts":
            self._world.start()
            await self._settle()
        elif found := re.fullmatch(r"the bot is killed as its next (\w+) arrives", event):
            method, path = REQUESTS[found[1]]
            self._deadly = self._server.hold(path, method, is_processed=True)
        elif found := re.fullmatch(r"the answer to the next (\w+) is lost", event):
            method, path = REQUESTS[found[1]]
            self._server.fail(Fault(path, None, method=method, is_processed=True))
        elif event != "the bot may not create public threads":
            raise SetupError(f"Nothing is known about: {event}")

    async def _settle(self) -> None:
        await asyncio.sleep(_SECONDS_TO_SETTLE)
        if self._deadly and self._deadly.paths:
            await self._world.end()
            self._deadly.release()
            self._deadly = None

    def _user(self, name: str) -> User:
        if name not in self._users:
            self._users[name] = self._server.add_user(name)
        return self._users[name]

    def _mention(self, name: str) -> str:
        return self._server.mention if name == "bot" else self._user(name).mention
