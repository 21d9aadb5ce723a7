"""How the REST API answers: JSON, the facts of a rate limit, and refusals with a code each.

The codes are of https://discord.com/developers/docs/topics/opcodes-and-status-codes#json.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any

from aiohttp import web

API = "/api/v10"

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Refusal(Enum):
    """Why Discord does not do as it is asked: HTTP status, code and words."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
    MISSING_ACCESS = 403, 50001, "Missing Access"
    MESSAGE_OF_ANOTHER = 403, 50005, "Cannot edit a message authored by another user"
    CANNOT_MESSAGE_USER = 403, 50007, "Cannot send messages to this user"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    INVALID_WEBHOOK_TOKEN = 401, 50027, "Invalid Webhook Token"
    INVALID_RECIPIENTS = 400, 50033, "Invalid Recipient(s)"


class RefusedError(Exception):
    """Discord does not do as it is asked."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A response with the bare content type that Discord gives, which discord.py insists on."""
    text = json.dumps(data).encode()
    return web.Response(body=text, status=status, headers=headers, content_type="application/json")


def refuse(refusal: Refusal) -> web.Response:
    """A refusal as the bot gets to see it."""
    status, code, words = refusal.value
    return reply({"message": words, "code": code}, status)


def path_of(request: web.Request) -> str:
    """Where a request goes, as Discord's documents write it."""
    return request.path.removeprefix(API)


def rate_limit(request: web.Request) -> dict[str, str]:
    """What a response says of its bucket, which is refilled at once."""
    route = request.match_info.route.resource
    return {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "4",
        "X-RateLimit-Reset-After": "0.01",
        "X-RateLimit-Bucket": f"{request.method}-{route.canonical if route else ''}",
    }
