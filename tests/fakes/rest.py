"""The REST API of one application. It records all requests, and fails when a test wants it to."""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from aiohttp import web

from tests.fakes import payloads
from tests.fakes.faults import Fault, Hold, matches
from tests.fakes.payloads import Json
from tests.fakes.responses import (
    API,
    ApiError,
    ErrorCode,
    Handler,
    error_response,
    json_response,
    path_of,
    rate_limit_headers,
)
from tests.fakes.uploads import body_of, read_body


@dataclass
class Request:
    """A request of the bot.

    Args:
        body: its JSON; None without a body.
        files: the uploaded files by attachment id.
        answer: the text of the response; None if there is none yet, or if it is an error.
        answered_at: when the response was sent, by the clock of the loop; None if the connection was lost before.
        is_forbidden: whether the bot lacks a permission.
    """

    method: str
    path: str
    body: Any
    files: Mapping[str, bytes]
    answer: str | None = None
    answered_at: float | None = None
    is_forbidden: bool = False


class RestApi:
    """The REST API of one application."""

    def __init__(self, application: Json, gateway_info: Json, token: str) -> None:
        self.requests: list[Request] = []
        self.faults: list[Fault] = []
        self.holds: list[Hold] = []
        self.commands: list[Json] = []
        self._application = application
        self._gateway_info = gateway_info
        self._token = token

    def app(self, gateway: Handler, more: Iterable[web.RouteDef]) -> web.Application:
        """Create the web application, with the gateway at its root."""
        app = web.Application(middlewares=[self._record, self._apply_faults, self._authorize, _answer_errors])
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
    async def _record(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        body = await read_body(request)
        self.requests.append(recorded := Request(request.method, path_of(request), body.data, body.files))
        response = await handler(request)
        if request.transport and not request.transport.is_closing():
            recorded.answered_at = asyncio.get_running_loop().time()
            recorded.is_forbidden = isinstance(response, web.Response) and response.status == HTTPStatus.FORBIDDEN
            if isinstance(response, web.Response) and response.status < 400:
                recorded.answer = response.text or ""
        return response

    @web.middleware
    async def _apply_faults(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Hold a request back or let it fail, if a test has asked for that."""
        for hold in self.holds:
            if matches(request, hold):
                hold.paths.append(path_of(request))
                response = await handler(request) if hold.is_processed else None
                await hold.wait()
                if response:
                    return response
        for fault in self.faults:
            if fault.times and matches(request, fault):
                fault.times -= 1
                fault.paths.append(path_of(request))
                if fault.is_processed:
                    await handler(request)
                return fault.response(request)
        return await handler(request)

    @web.middleware
    async def _authorize(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Require the bot's token, except for the gateway's address and where the path holds an interaction's."""
        is_open = request.path in ("/", f"{API}/gateway") or "token" in request.match_info
        if not is_open and request.headers.get("Authorization") != f"Bot {self._token}":
            return error_response(ErrorCode.UNAUTHORIZED)
        response = await handler(request)
        if not response.prepared:
            response.headers.update(rate_limit_headers(request))
        return response

    async def _get_gateway(self, request: web.Request) -> web.Response:
        for_bots = self._gateway_info if request.path.endswith("/bot") else {}
        return json_response({"url": f"ws://{request.host}", **for_bots})

    async def _get_me(self, _: web.Request) -> web.Response:
        return json_response({**self._application["bot"], "mfa_enabled": True, "verified": True, "locale": "en-US"})

    async def _get_application(self, _: web.Request) -> web.Response:
        return json_response(self._application)

    async def _get_commands(self, request: web.Request) -> web.Response:
        with_localizations = request.query.get("with_localizations") == "true"
        return json_response(self.commands if with_localizations else payloads.without_localizations(self.commands))

    async def _put_commands(self, request: web.Request) -> web.Response:
        application_id = self._application["id"]
        self.commands = [payloads.registered_command(command, application_id) for command in body_of(request)]
        return json_response(self.commands)


@web.middleware
async def _answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except ApiError as error:
        return error_response(error.code)
