"""Discord's REST API as one bot needs it, which remembers what it was asked and fails when told to."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

import discord
from aiohttp import web

from tests import wire_payloads as payloads
from tests.wire_gateway import soon
from tests.wire_payloads import Json
from tests.wire_people import Answer, Channel, Mailbox

API = "/api/v10"

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]

_SIGNS_OF_LIFE = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)


@dataclass(frozen=True)
class Request:
    """One thing that the bot asked for.

    Args:
        body: its JSON; None if it had none.
    """

    method: str
    path: str
    body: Any


@dataclass
class Trouble:
    """What befalls the next requests to a path, in which `*` stands for anything.

    Args:
        status: the answer; None is no answer, but a broken connection.
        times: how many requests it befalls.
    """

    path: str
    status: int | None
    times: int = 1
    method: str = "POST"
    retry_after: float = 0.05


@dataclass
class Hold:
    """Requests to a path are kept waiting, until they are let go.

    Args:
        path: `*` in it stands for anything.
    """

    path: str
    method: str = "POST"
    _held: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    _is_released: asyncio.Event = field(default_factory=asyncio.Event)

    async def arrived(self) -> None:
        """Return when a request is waiting, one call for each."""
        await soon(self._held.acquire())

    def release(self) -> None:
        """Let all of them go on, and whatever comes later."""
        self._is_released.set()

    async def wait(self) -> None:
        """Be held."""
        self._held.release()
        await self._is_released.wait()


@dataclass
class OpenInteraction:
    """An interaction that the bot may answer, by its token."""

    channel: Json
    answers: Mailbox
    is_acknowledged: bool = False


class Rest:
    """The REST API of one application.

    Args:
        announce: tells the gateway of an event.
    """

    def __init__(self, application: Json, token: str, announce: Callable[[str, Json], Awaitable[None]]) -> None:
        self.requests: list[Request] = []
        self.troubles: list[Trouble] = []
        self.holds: list[Hold] = []
        self.commands: list[Json] = []
        self.channels: dict[str, Channel] = {}
        self.interactions: dict[str, OpenInteraction] = {}
        self._application = application
        self._bot: Json = application["bot"]
        self._token = token
        self._announce = announce

    def app(self, gateway: Answering) -> web.Application:
        """All of it as a web application, with the gateway at its root."""
        app = web.Application(middlewares=[self._record, self._befall, self._authorise])
        commands, webhook = f"/applications/{self._application['id']}/commands", "/webhooks/{application}/{token}"
        app.add_routes(
            [
                web.get("/", gateway),
                web.get(f"{API}/gateway", self._get_gateway),
                web.get(f"{API}/gateway/bot", self._get_gateway),
                web.get(f"{API}/users/@me", self._get_me),
                web.get(f"{API}/applications/@me", self._get_application),
                web.get(f"{API}/oauth2/applications/@me", self._get_application),
                web.get(f"{API}{commands}", self._get_commands),
                web.put(f"{API}{commands}", self._put_commands),
                web.post(f"{API}/channels/{{channel}}/messages", self._post_message),
                web.post(f"{API}/interactions/{{number}}/{{token}}/callback", self._respond),
                web.post(f"{API}{webhook}", self._follow_up),
                web.patch(f"{API}{webhook}/messages/{{message}}", self._follow_up),
                web.delete(f"{API}{webhook}/messages/{{message}}", self._delete),
            ]
        )
        return app

    @web.middleware
    async def _record(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        body = await request.json() if request.can_read_body else None
        self.requests.append(Request(request.method, _path(request), body))
        return await handler(request)

    @web.middleware
    async def _befall(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Keep a request waiting, or let it fail, if a test has asked for that."""
        for hold in self.holds:
            if _fits(request, hold):
                await hold.wait()
        for trouble in self.troubles:
            if trouble.times and _fits(request, trouble):
                trouble.times -= 1
                return _failure(request, trouble)
        return await handler(request)

    @web.middleware
    async def _authorise(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Ask for the bot's token, except where the path holds an interaction's."""
        is_open = request.path == "/" or "token" in request.match_info
        if not is_open and request.headers.get("Authorization") != f"Bot {self._token}":
            return _refusal(401, 0, "401: Unauthorized")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(_rate_limit(request))
        return response

    async def _get_gateway(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        for_bots = {"shards": 1, "session_start_limit": limit} if request.path.endswith("/bot") else {}
        return _json({"url": f"ws://{request.host}", **for_bots})

    async def _get_me(self, _: web.Request) -> web.Response:
        return _json({**self._bot, "mfa_enabled": True, "verified": True, "locale": "en-US"})

    async def _get_application(self, _: web.Request) -> web.Response:
        return _json(self._application)

    async def _get_commands(self, _: web.Request) -> web.Response:
        return _json(self.commands)

    async def _put_commands(self, request: web.Request) -> web.Response:
        self.commands = [payloads.kept_command(one, self._application["id"]) for one in await request.json()]
        return _json(self.commands)

    async def _post_message(self, request: web.Request) -> web.Response:
        channel = self.channels.get(request.match_info["channel"])
        if channel is None:
            return _refusal(404, 10003, "Unknown Channel")
        body = await request.json()
        message = self._message(channel.payload, body)
        channel.answers.put(Answer(body))
        await self._announce("MESSAGE_CREATE", message | ({"guild_id": str(channel.guild)} if channel.guild else {}))
        return _json(message)

    async def _respond(self, request: web.Request) -> web.Response:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None:
            return _refusal(404, 10062, "Unknown interaction")
        if interaction.is_acknowledged:
            return _refusal(400, 40060, "Interaction has already been acknowledged.")
        interaction.is_acknowledged = True
        body = await request.json()
        kind = discord.InteractionResponseType(body["type"])
        data: Json = body.get("data") or {}
        if kind not in _SIGNS_OF_LIFE:
            interaction.answers.put(Answer(data, kind))
        if request.query.get("with_response") not in ("1", "true"):
            return web.Response(status=204)
        resource = {"type": kind.value, "message": self._message(interaction.channel, data)}
        number = request.match_info["number"]
        return _json({"interaction": {"id": number, "type": 2}, "resource": resource})

    async def _follow_up(self, request: web.Request) -> web.Response:
        """A message more, or a new text for the first one."""
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or not interaction.is_acknowledged:
            return _refusal(404, 10015, "Unknown Webhook")
        body = await request.json()
        interaction.answers.put(Answer(body))
        return _json(self._message(interaction.channel, body))

    async def _delete(self, request: web.Request) -> web.Response:
        if request.match_info["token"] not in self.interactions:
            return _refusal(404, 10015, "Unknown Webhook")
        return web.Response(status=204)

    def _message(self, channel: Json, body: Json) -> Json:
        given = {key: body[key] for key in ("embeds", "components", "flags") if body.get(key)}
        return payloads.message(channel, self._bot, body.get("content") or "", **given)


def _path(request: web.Request) -> str:
    return request.path.removeprefix(API)


def _fits(request: web.Request, rule: Trouble | Hold) -> bool:
    return request.method == rule.method and fnmatchcase(_path(request), rule.path)


def _json(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A response with the bare content type that Discord gives, which discord.py insists on."""
    text = json.dumps(data).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")


def _refusal(status: int, code: int, text: str, headers: dict[str, str] | None = None) -> web.Response:
    return _json({"message": text, "code": code}, status=status, headers=headers)


def _failure(request: web.Request, trouble: Trouble) -> web.Response:
    if trouble.status is None:
        assert request.transport
        request.transport.abort()
        return web.Response()
    if trouble.status != 429:
        return _refusal(trouble.status, 0, f"{trouble.status}: that went wrong", {"Via": "1.1 google"})
    facts = {"message": "You are being rate limited.", "retry_after": trouble.retry_after, "global": False}
    headers = {"Retry-After": str(math.ceil(trouble.retry_after)), "X-RateLimit-Scope": "shared", "Via": "1.1 google"}
    return _json(facts, status=429, headers=headers | _rate_limit(request))


def _rate_limit(request: web.Request) -> dict[str, str]:
    """What a response says of its bucket, which is refilled at once."""
    route = request.match_info.route.resource
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "4",
        "X-RateLimit-Reset-After": "0.01",
        "X-RateLimit-Bucket": f"{request.method}-{route.canonical if route else ''}",
    }
