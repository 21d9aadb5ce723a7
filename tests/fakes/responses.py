"""Responses of the REST API: JSON, rate limit headers, and errors with their codes.

The codes are listed at https://discord.com/developers/docs/topics/opcodes-and-status-codes#json.
"""

import json
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any

from aiohttp import web

API = "/api/v10"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class ErrorCode(Enum):
    """An error of the REST API: HTTP status, JSON error code and message."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
    UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
    MISSING_ACCESS = 403, 50001, "Missing Access"
    NOT_AUTHOR = 403, 50005, "Cannot edit a message authored by another user"
    CANNOT_MESSAGE_USER = 403, 50007, "Cannot send messages to this user"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    INVALID_WEBHOOK_TOKEN = 401, 50027, "Invalid Webhook Token"
    INVALID_RECIPIENTS = 400, 50033, "Invalid Recipient(s)"


class ApiError(Exception):
    def __init__(self, code: ErrorCode) -> None:
        super().__init__(code)
        self.code = code


def json_response(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response whose content type has no charset: discord.py compares it literally."""
    text = json.dumps(data).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")


def error_response(error: ErrorCode) -> web.Response:
    status, code, message = error.value
    return json_response({"message": message, "code": code}, status)


def path_of(request: web.Request) -> str:
    """The path of a request without the API version, as Discord's documentation writes it."""
    return request.path.removeprefix(API)


def rate_limit_headers(request: web.Request) -> dict[str, str]:
    """The rate limit headers of a response; the bucket is refilled at once."""
    route = request.match_info.route.resource
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "4",
        "X-RateLimit-Reset-After": "0.01",
        "X-RateLimit-Bucket": f"{request.method}-{route.canonical if route else ''}",
    }
