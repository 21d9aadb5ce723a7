"""Discord's REST API as one bot needs it, which remembers what it was asked and fails when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from typing import Any

from aiohttp import web

from tests.fakes import payloads
from tests.fakes.faults import Hold, Trouble, fits
from tests.fakes.payloads import Json
from tests.fakes.responses import API, Answering, Refusal, RefusedError, path_of, rate_limit, refuse, reply
from tests.fakes.uploads import body_of, read_body


@dataclass(frozen=True)
class Request:
    """One thing that the bot asked for.

    Args:
        body: its JSON; None if it had none.
        files: what it uploaded, by the ids of the attachments.
    """

    method: str
    path: str
    body: Any
    files: Mapping[str, bytes]


class Rest:
    """The REST API of one application.

    Args:
        gateway_facts: what a bot is told before it connects, apart from where to.
        now: the clock of Discord, in UTC.
    """

    def __init__(self, application: Json, gateway_facts: Json, token: str, now: Callable[[], datetime]) -> None:
        self.requests: list[Request] = []
        self.troubles: list[Trouble] = []
        self.holds: list[Hold] = []
        self.commands: list[Json] = []
        self._application = application
        self._gateway_facts = gateway_facts
        self._token = token
        self._now = now

    def app(self, gateway: Answering, more: Iterable[web.RouteDef]) -> web.Application:
        """All of it as a web application, with the gateway at its root.

        Args:
            more: the routes of other parts.
        """
        app = web.Application(middlewares=[self._record, self._befall, self._authorise, _word_refusals])
        app.on_response_prepare.append(self._date)
        commands = f"{API}/applications/{self._application['id']}/commands"
        app.add_routes(
            [
                web.get("/", gateway),
                web.get(f"{API}/gateway", self._get_gateway),
                web.get(f"{API}/gateway/bot", self._get_gateway),
                web.get(f"{API}/users/@me", self._get_me),
                web.get(f"{API}/applications/@me", self._get_application),
                web.get(f"{API}/oauth2/applications/@me", self._get_application),
                web.get(commands, self._get_commands),
                web.put(commands, self._put_commands),
                *more,
            ]
        )
        return app

    @web.middleware
    async def _record(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        body = await read_body(request)
        self.requests.append(Request(request.method, path_of(request), body.data, body.files))
        return await handler(request)

    @web.middleware
    async def _befall(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Keep a request waiting, or let it fail, if a test has asked for that."""
        for hold in self.holds:
            if fits(request, hold):
                await hold.wait()
        for trouble in self.troubles:
            if trouble.times and fits(request, trouble):
                trouble.times -= 1
                if trouble.is_carried_out:
                    await handler(request)
                return trouble.failure(request)
        return await handler(request)

    @web.middleware
    async def _authorise(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Ask for the bot's token, except where the path holds an interaction's."""
        is_open = request.path == "/" or "token" in request.match_info
        if not is_open and request.headers.get("Authorization") != f"Bot {self._token}":
            return refuse(Refusal.UNAUTHORIZED)
        response = await handler(request)
        if not response.prepared:
            response.headers.update(rate_limit(request))
        return response

    async def _date(self, _: web.Request, response: web.StreamResponse) -> None:
        response.headers["Date"] = format_datetime(self._now(), usegmt=True)

    async def _get_gateway(self, request: web.Request) -> web.Response:
        for_bots = self._gateway_facts if request.path.endswith("/bot") else {}
        return reply({"url": f"ws://{request.host}", **for_bots})

    async def _get_me(self, _: web.Request) -> web.Response:
        return reply({**self._application["bot"], "mfa_enabled": True, "verified": True, "locale": "en-US"})

    async def _get_application(self, _: web.Request) -> web.Response:
        return reply(self._application)

    async def _get_commands(self, request: web.Request) -> web.Response:
        in_all_languages = request.query.get("with_localizations") == "true"
        return reply(self.commands if in_all_languages else payloads.without_localizations(self.commands))

    async def _put_commands(self, request: web.Request) -> web.Response:
        self.commands = [payloads.kept_command(one, self._application["id"]) for one in body_of(request)]
        return reply(self.commands)


@web.middleware
async def _word_refusals(request: web.Request, handler: Answering) -> web.StreamResponse:
    try:
        return await handler(request)
    except RefusedError as refused:
        return refuse(refused.refusal)
