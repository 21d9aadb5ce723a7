"""REST routes of interactions: responses, followups and edits.

See https://discord.com/developers/docs/interactions/receiving-and-responding.
"""

import asyncio
from dataclasses import dataclass, field

from aiohttp import web
from discord import InteractionResponseType as Kind

from tests.fakes.guilds import Registry
from tests.fakes.messages import LOADING, Messages, is_ephemeral, is_loading
from tests.fakes.payloads import Json
from tests.fakes.responses import API, ApiError, ErrorCode, json_response
from tests.fakes.uploads import body_of
from tests.fakes.users import BotReply, BotReplyQueue, Channel

_SECONDS_TO_RESPOND = 3
_DEFERRALS = (Kind.deferred_channel_message, Kind.deferred_message_update)


@dataclass
class Interaction:
    """An interaction and the answers to it."""

    payload: Json
    answers: BotReplyQueue = field(default_factory=BotReplyQueue)
    is_acknowledged: bool = False
    is_expired: bool = False
    original: str | None = None
    _created_at: float = field(default_factory=lambda: asyncio.get_running_loop().time())

    @property
    def age(self) -> float:
        return asyncio.get_running_loop().time() - self._created_at


class Interactions:
    def __init__(self, registry: Registry, messages: Messages) -> None:
        self._registry = registry
        self._messages = messages
        self._interactions: dict[str, Interaction] = {}

    def add(self, payload: Json) -> BotReplyQueue:
        self._interactions[payload["token"]] = interaction = Interaction(payload)
        return interaction.answers

    def expire(self) -> None:
        for interaction in self._interactions.values():
            interaction.is_expired = True

    def routes(self) -> list[web.RouteDef]:
        webhook = f"{API}/webhooks/{{application}}/{{token}}"
        message = f"{webhook}/messages/{{message}}"
        return [
            web.post(f"{API}/interactions/{{interaction}}/{{token}}/callback", self._respond),
            web.post(webhook, self._follow_up),
            web.get(message, self._get),
            web.patch(message, self._edit),
            web.delete(message, self._delete),
        ]

    async def _respond(self, request: web.Request) -> web.Response:
        interaction = self._interactions.get(request.match_info["token"])
        if interaction is None or interaction.is_expired or interaction.age > _SECONDS_TO_RESPOND:
            raise ApiError(ErrorCode.UNKNOWN_INTERACTION)
        if interaction.is_acknowledged:
            raise ApiError(ErrorCode.ALREADY_ACKNOWLEDGED)
        body = body_of(request)
        kind, data = Kind(body["type"]), Json(body.get("data") or {})
        interaction.is_acknowledged = True
        message = await self._create_response(interaction, kind, data)
        if kind not in _DEFERRALS:
            interaction.answers.put(_answer(data, message, kind, is_edit=kind is Kind.message_update))
        if request.query.get("with_response") not in ("1", "true"):
            return web.Response(status=204)
        return json_response(_callback(interaction.payload, kind, message))

    async def _create_response(self, interaction: Interaction, kind: Kind, data: Json) -> Json | None:
        """Create or edit the original message as the first response asks; None if it asks for no message."""
        if kind in (Kind.channel_message, Kind.deferred_channel_message):
            loading = LOADING if kind is Kind.deferred_channel_message else 0
            flags = (data.get("flags") or 0) | loading
            message = await self._messages.create(self._channel(interaction), {**data, "flags": flags})
        elif kind in (Kind.message_update, Kind.deferred_message_update):
            message = self._messages.get(interaction.payload["message"]["id"])
            if kind is Kind.message_update:
                message = await self._messages.edit(message["id"], data)
        else:
            return None
        interaction.original = message["id"]
        return message

    async def _follow_up(self, request: web.Request) -> web.Response:
        """Create a followup; the first one after a deferral fills the deferred message and keeps its flags."""
        interaction, body = self._acknowledged(request), body_of(request)
        original = self._messages.find(interaction.original)
        if original and is_loading(original):
            message = await self._messages.edit(original["id"], {**body, "flags": 0})
        else:
            message = await self._messages.create(self._channel(interaction), body)
        interaction.answers.put(_answer(body, message))
        return json_response(message)

    async def _get(self, request: web.Request) -> web.Response:
        return json_response(self._message(request))

    async def _edit(self, request: web.Request) -> web.Response:
        """Edit a message; the first edit of a deferred message counts as a new message."""
        interaction, old, body = self._acknowledged(request), self._message(request), body_of(request)
        message = await self._messages.edit(old["id"], body)
        interaction.answers.put(_answer(body, message, is_edit=not is_loading(old)))
        return json_response(message)

    async def _delete(self, request: web.Request) -> web.Response:
        await self._messages.delete(self._message(request)["id"])
        return web.Response(status=204)

    def _acknowledged(self, request: web.Request) -> Interaction:
        interaction = self._interactions.get(request.match_info["token"])
        if interaction is None or not interaction.is_acknowledged:
            raise ApiError(ErrorCode.UNKNOWN_WEBHOOK)
        if interaction.is_expired:
            raise ApiError(ErrorCode.INVALID_WEBHOOK_TOKEN)
        return interaction

    def _message(self, request: web.Request) -> Json:
        interaction, message_id = self._acknowledged(request), request.match_info["message"]
        return self._messages.get((interaction.original or "") if message_id == "@original" else message_id)

    def _channel(self, interaction: Interaction) -> Channel:
        return self._registry.channel(int(interaction.payload["channel_id"]))


def _answer(body: Json, message: Json | None, kind: Kind | None = None, *, is_edit: bool = False) -> BotReply:
    if message is None:
        return BotReply(body, kind)
    message_id = int(message["id"])
    return BotReply({**body, "flags": message["flags"]}, kind, message_id, edited_id=message_id if is_edit else None)


def _callback(interaction: Json, kind: Kind, message: Json | None) -> Json:
    fields = {"id": interaction["id"], "type": interaction["type"]}
    if message is None:
        return {"interaction": fields, "resource": {"type": kind.value}}
    fields |= {
        "response_message_id": message["id"],
        "response_message_loading": is_loading(message),
        "response_message_ephemeral": is_ephemeral(message),
    }
    shown = {} if kind in _DEFERRALS else {"message": message}
    return {"interaction": fields, "resource": {"type": kind.value, **shown}}
