"""The loopback stand-in for Discord: its REST API and its gateway, for one bot, on 127.0.0.1.

    async with Wire() as wire:
        ...  # start the bot with `python tests/launch.py`, giving it `wire.url`
        await wire.gateway.identified()
        answer = await wire.answer_to(wire.ana.says("!move B2"))

It keeps those of Discord's rules that a bot can notice (tokens, intents, one response to an
interaction), remembers what it was asked, and fails when a test tells it to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from enum import Enum
from typing import Self

import discord
from aiohttp import web

from tests import wire_payloads as payloads
from tests.wire_gateway import Gateway, Session
from tests.wire_payloads import Json, snowflakes
from tests.wire_people import Answer, Channel, Mailbox, Person
from tests.wire_rest import Hold, OpenInteraction, Request, Rest, Trouble

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.made-up.the-token-of-no-bot-at-all"


class ContentIntent(Enum):
    """How the Message Content intent stands on the Developer Portal, as a flag of the application."""

    OFF = 0
    ON = 1 << 18
    LIMITED = 1 << 19
    """On, for a bot that is in fewer than a hundred servers."""


class Wire:
    """Discord with one application, its bot, and one server with two channels, ana and ben.

    Args:
        token: the one that Discord gave out for the bot.
        content_intent: whether the bot may read messages that do not mention it.
    """

    def __init__(self, *, token: str = TOKEN, content_intent: ContentIntent = ContentIntent.LIMITED) -> None:
        self.application, self.guild = next(snowflakes), next(snowflakes)
        self.bot = payloads.user(self.application, "tic-tac-toe", is_bot=True)
        owner = payloads.user(next(snowflakes), "owner")
        self._bots = next(snowflakes)
        self.members = [{**payloads.member([self._bots]), "user": self.bot}]
        self._application = payloads.application(self.application, owner, self.bot, content_intent.value)
        has_content = content_intent is not ContentIntent.OFF
        self.gateway = Gateway(self.bot, token, self._greet, has_content=has_content)
        self._rest = Rest(self._application, token, self.gateway.dispatch)
        self._runner = web.AppRunner(self._rest.app(self.gateway.serve), shutdown_timeout=1)
        self.games, self.lounge = self._text_channel("games", 0), self._text_channel("lounge", 1)
        self.ana, self.ben = self.person("ana"), self.person("ben")

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

    async def answer_to(self, deed: Awaitable[Mailbox]) -> Answer:
        """What the bot answers to something that a person does."""
        return await (await deed).next()

    def requests(self, method: str, ending: str) -> list[Request]:
        """What the bot has asked for so far, of one method and at paths with one ending."""
        return [one for one in self._rest.requests if one.method == method and one.path.endswith(ending)]

    def sent(self) -> list[Json]:
        """Every text that the bot has asked Discord to show so far."""
        asked = [request.body for request in self._rest.requests if request.method in ("POST", "PATCH")]
        bodies = [body.get("data", body) for body in asked]
        return [body for body in bodies if "content" in body or "embeds" in body]

    def fail(self, trouble: Trouble) -> None:
        """Let the next such requests fail."""
        self._rest.troubles.append(trouble)

    def hold(self, path: str, method: str = "POST") -> Hold:
        """Keep such requests waiting from now on."""
        self._rest.holds.append(hold := Hold(path, method))
        return hold

    def person(self, name: str, *, is_bot: bool = False) -> Person:
        """Somebody more."""
        payload = payloads.user(next(snowflakes), name, is_bot=is_bot)
        direct = self._keep(Channel(payloads.direct_channel(next(snowflakes), payload), guild=None))
        return Person(self, payload, direct)

    def command(self, name: str) -> Json:
        """The slash command as it was registered."""
        return next(command for command in self._rest.commands if command["name"] == name)

    def forget_command(self, name: str) -> None:
        """Lose a slash command, as when somebody deletes it by hand."""
        self._rest.commands.remove(self.command(name))

    async def post(self, payload: Json) -> None:
        """Show a message to all who may read it."""
        mentions = payloads.mentioned(payload["content"], [self.bot, self.ana.payload, self.ben.payload])
        await self.gateway.dispatch("MESSAGE_CREATE", {**payload, "mentions": mentions})

    async def interact(self, payload: Json) -> Mailbox:
        """Tell the bot of an interaction, and say where its answers will come."""
        self._rest.interactions[payload["token"]] = opened = OpenInteraction(payload["channel"], Mailbox())
        await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return opened.answers

    def _text_channel(self, name: str, position: int) -> Channel:
        return self._keep(Channel(payloads.text_channel(next(snowflakes), name, position), self.guild))

    def _keep(self, channel: Channel) -> Channel:
        self._rest.channels[channel.payload["id"]] = channel
        return channel

    def _greet(self, session: Session) -> Iterator[tuple[str, Json]]:
        """What a new session is told first: who it is, and what the server is like."""
        application = {key: self._application[key] for key in ("id", "flags")}
        yield (
            "READY",
            {
                "v": 10,
                "user": self.bot,
                "guilds": [{"id": str(self.guild), "unavailable": True}],
                "session_id": session.name,
                "resume_gateway_url": self.url.replace("http:", "ws:"),
                "application": application,
            },
        )
        yield "GUILD_CREATE", self._guild()

    def _guild(self) -> Json:
        everyone = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True)
        return payloads.guild(
            self.guild,
            "The server",
            self.ana.payload["id"],
            roles=[
                payloads.role(self.guild, "@everyone", 0, everyone),
                payloads.role(self._bots, "bots", 1, discord.Permissions(embed_links=True)),
            ],
            channels=[self.games.payload, self.lounge.payload],
            members=self.members,
        )
