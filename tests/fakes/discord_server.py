"""The loopback stand-in for Discord: its REST API and its gateway, for one bot, on 127.0.0.1.

    async with Wire() as wire:
        ...  # start the bot with `python tests/launch.py`, giving it `wire.url`
        await wire.gateway.identified()
        answer = await wire.answer_to(wire.ana.says("!move B2"))

It keeps those of Discord's rules that a bot can notice (tokens, intents, shards, permissions, one
response to an interaction and in time), remembers what it was asked, and fails when a test tells it to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from datetime import datetime, timedelta
from enum import Enum
from typing import Self

import discord
from aiohttp import web

from tests.fakes import payloads
from tests.fakes.channels import ChannelRoutes
from tests.fakes.faults import Hold, Trouble
from tests.fakes.gateway import Gateway
from tests.fakes.guilds import Places, Server
from tests.fakes.interactions import Interactions
from tests.fakes.messages import Messages
from tests.fakes.payloads import Json, snowflakes
from tests.fakes.rest import Request, Rest
from tests.fakes.sessions import Session
from tests.fakes.users import Answer, Channel, Mailbox, Person

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.made-up.the-token-of-no-bot-at-all"

_ALL_COUNTS = 27_720
"""Divisible by every number up to twelve: where this is the count, the first shard is the first with any of them."""


class ContentIntent(Enum):
    """How the Message Content intent stands on the Developer Portal, as a flag of the application."""

    OFF = 0
    ON = 1 << 18
    LIMITED = 1 << 19
    """On, for a bot that is in fewer than a hundred servers."""


class DiscordServer:
    """Discord with one application, its bot, and one server with two channels, ana and ben.

    The server is on the first shard, of however many up to twelve.

    Args:
        token: the one that Discord gave out for the bot.
        content_intent: whether the bot may read messages that do not mention it.
        shards: how many Discord recommends.
        response_within: how soon an interaction must be responded to.
    """

    def __init__(
        self,
        *,
        token: str = TOKEN,
        content_intent: ContentIntent = ContentIntent.LIMITED,
        shards: int = 1,
        response_within: timedelta = timedelta(seconds=3),
    ) -> None:
        self.application = next(snowflakes)
        self.bot = payloads.user(self.application, "tic-tac-toe", is_bot=True)
        owner = payloads.user(next(snowflakes), "owner")
        self.application_facts = payloads.application(self.application, owner, self.bot, content_intent.value)
        self.gateway_facts = payloads.gateway_facts(shards)
        self.clock_offset = timedelta()
        """How far Discord's clock is ahead."""
        has_content = content_intent is not ContentIntent.OFF
        self.gateway = Gateway(self.bot, token, self._greet, has_content=has_content)
        self._places = Places(self.bot)
        self._messages = Messages(self.bot, self._places, self.gateway.tell)
        self.interactions = Interactions(self._places, self._messages, response_within)
        self._rest = Rest(self.application_facts, self.gateway_facts, token, self._now)
        routes = [*ChannelRoutes(self.bot, self._places, self._messages).routes(), *self.interactions.routes()]
        self._runner = web.AppRunner(self._rest.app(self.gateway.serve, routes), shutdown_timeout=1)
        self.ana, self.ben = self.person("ana"), self.person("ben")
        self.server = self._places.add_server(payloads.snowflake_on(0, _ALL_COUNTS), "The server", self.ana.payload)
        self.guild, self.members = self.server.number, self.server.members
        self.games, self.lounge = (self._places.add_channel(name, self.server) for name in ("games", "lounge"))

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for hold in self._rest.holds:
            hold.release()
        await self.gateway.end()
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        """Where it listens."""
        host, port = self._runner.addresses[0][:2]
        return f"http://{host}:{port}"

    @property
    def mention(self) -> str:
        """The bot's mention, as Discord writes it."""
        return f"<@{self.bot['id']}>"

    async def answer_to(self, action: Awaitable[Mailbox]) -> Answer:
        """What the bot answers to something that a person does."""
        return await (await action).next()

    def requests(self, method: str, ending: str) -> list[Request]:
        """What the bot has asked for so far, of one method and at paths with one ending."""
        return [one for one in self._rest.requests if one.method == method and one.path.endswith(ending)]

    def uploads(self) -> dict[str, bytes]:
        """Every file that the bot has uploaded so far, by the id of its attachment."""
        return {number: data for request in self._rest.requests for number, data in request.files.items()}

    def sent(self) -> list[Json]:
        """Every text that the bot has asked Discord to show so far."""
        asked = [request.body for request in self._rest.requests if request.method in ("POST", "PATCH")]
        bodies = [body.get("data", body) for body in asked]
        return [body for body in bodies if "content" in body or "embeds" in body]

    def let_accounts_have_it(self) -> None:
        """Let people install the bot to their account, as its owner can on the Developer Portal."""
        self.application_facts["integration_types_config"]["1"] = {}

    def fail(self, trouble: Trouble) -> None:
        """Let the next such requests fail."""
        self._rest.troubles.append(trouble)

    def hold(self, path: str, method: str = "POST") -> Hold:
        """Keep such requests waiting from now on."""
        self._rest.holds.append(hold := Hold(path, method))
        return hold

    def expire_interactions(self) -> None:
        """Take nothing more for the interactions that there were so far."""
        self.interactions.expire()

    def forget_nonces(self) -> None:
        """Take a message with a nonce of before for a new one, as after a few minutes."""
        self._messages.forget_nonces()

    def person(self, name: str, *, is_bot: bool = False) -> Person:
        """Somebody more."""
        payload = payloads.user(next(snowflakes), name, is_bot=is_bot)
        return Person(self, payload, self._places.add_conversation(payload))

    def group(self, host: Person, *others: Person) -> Channel:
        """A conversation of people, into which one of them brings the bot, having it on their account."""
        return self._places.add_group(*(person.payload for person in (host, *others)))

    def command(self, name: str) -> Json:
        """The slash command as it was registered."""
        return next(command for command in self._rest.commands if command["name"] == name)

    def forget_command(self, name: str) -> None:
        """Lose a slash command, as when somebody deletes it by hand."""
        self._rest.commands.remove(self.command(name))

    async def add_server(
        self, name: str, *, shard: int = 0, of: int = 1, channels: tuple[str, ...] = ("games",), locale: str = "en-US"
    ) -> Server:
        """Invite the bot to a server more, which is on a shard of so many."""
        server = self._places.add_server(payloads.snowflake_on(shard, of), name, self.ana.payload)
        server.locale = locale
        for channel in channels:
            self._places.add_channel(channel, server)
        await self.make_available(server)
        return server

    async def leave_server(self, server: Server) -> None:
        """Throw the bot out of a server."""
        del self._places.servers[server.number]
        await self.gateway.dispatch("GUILD_DELETE", {"id": str(server.number)})

    async def make_unavailable(self, server: Server) -> None:
        """Lose a server in an outage of Discord's own."""
        server.is_available = False
        await self.gateway.dispatch("GUILD_DELETE", {"id": str(server.number), "unavailable": True})

    async def make_available(self, server: Server) -> None:
        """Bring a server, be it new or back."""
        server.is_available = True
        await self.gateway.dispatch("GUILD_CREATE", server.payload())

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel of a server, with all that was written there."""
        self._places.remove(channel)
        await self.gateway.dispatch("CHANNEL_DELETE", channel.payload | channel.whereabouts)

    async def delete_message(self, message: Answer | int) -> None:
        """Delete what the bot has sent, by the answer or its id."""
        await self._messages.delete(str(message.message if isinstance(message, Answer) else message))

    async def forbid(self, channel: Channel, *permissions: str, silently: bool = False) -> None:
        """Take permissions, by discord.py's names, from everyone in a channel.

        Args:
            silently: whether the bot is not told, and learns it by a refusal.
        """
        channel.denied.update(permissions)
        await self._tell_permissions(channel, silently=silently)

    async def allow(self, channel: Channel, *, silently: bool = False) -> None:
        """Take back all that was forbidden in a channel."""
        channel.denied.clear()
        await self._tell_permissions(channel, silently=silently)

    def shown(self, answer: Answer) -> Json | None:
        """The message that an answer has become, as it now is; None if there is none any more."""
        return self._messages.find(str(answer.message))

    async def post(self, payload: Json) -> None:
        """Show a message to all who may read it."""
        mentions = payloads.mentioned(payload["content"], [self.bot, self.ana.payload, self.ben.payload])
        if "guild_id" in payload:
            mentions = [{**one, "member": payloads.member()} for one in mentions]
        message = {**payload, "mentions": mentions}
        self._messages.keep(message)
        if self._places.is_open(self._places.channel(int(payload["channel_id"]))):
            await self.gateway.dispatch("MESSAGE_CREATE", message)

    async def interact(self, payload: Json) -> Mailbox:
        """Tell the bot of an interaction, and say where its answers will come."""
        answers = self.interactions.open(payload)
        await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return answers

    async def _tell_permissions(self, channel: Channel, *, silently: bool) -> None:
        if silently or channel.guild is None:
            return
        overwrites = [payloads.overwrite(channel.guild, channel.denied)] if channel.denied else []
        channel.payload["permission_overwrites"] = overwrites
        await self.gateway.dispatch("CHANNEL_UPDATE", channel.payload | channel.whereabouts)

    def _now(self) -> datetime:
        return discord.utils.utcnow() + self.clock_offset

    def _greet(self, session: Session) -> Iterator[tuple[str, Json]]:
        """What a new session is told first: who it is, and what the servers of its shard are like."""
        servers = [one for one in self._places.servers.values() if session.shard.has(one.number)]
        yield (
            "READY",
            {
                "v": 10,
                "user": self.bot,
                "guilds": [{"id": str(server.number), "unavailable": True} for server in servers],
                "session_id": session.name,
                "resume_gateway_url": self.url.replace("http:", "ws:"),
                "shard": [session.shard.number, session.shard.count],
                "application": {key: self.application_facts[key] for key in ("id", "flags")},
            },
        )
        for server in servers:
            if server.is_available:
                yield "GUILD_CREATE", server.payload()
