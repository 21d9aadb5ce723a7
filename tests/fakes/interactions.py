"""The part of the REST API that is about interactions: their responses and what follows on them.

After https://discord.com/developers/docs/interactions/receiving-and-responding.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import timedelta

from aiohttp import web
from discord import InteractionResponseType as Kind

from tests.fakes.guilds import Places
from tests.fakes.messages import LOADING, Messages, is_ephemeral, is_loading
from tests.fakes.payloads import Json
from tests.fakes.responses import API, Refusal, RefusedError, reply
from tests.fakes.uploads import body_of
from tests.fakes.users import Answer, Channel, Mailbox

_SIGNS_OF_LIFE = (Kind.deferred_channel_message, Kind.deferred_message_update)


@dataclass
class OpenInteraction:
    """An interaction that the bot may answer, by its token.

    Args:
        original: the message that its first response made, or was about.
    """

    payload: Json
    answers: Mailbox = field(default_factory=Mailbox)
    is_acknowledged: bool = False
    is_expired: bool = False
    original: str | None = None
    _began: float = field(default_factory=time.monotonic)

    @property
    def age(self) -> float:
        """How long ago it was, in seconds."""
        return time.monotonic() - self._began


class Interactions:
    """All interactions, and the routes on which they are answered.

    Args:
        response_within: how soon the first response must come.
    """

    def __init__(self, places: Places, messages: Messages, response_within: timedelta) -> None:
        self.response_within = response_within
        self._places = places
        self._messages = messages
        self._open: dict[str, OpenInteraction] = {}

    def open(self, payload: Json) -> Mailbox:
        """Await responses to an interaction from now on."""
        self._open[payload["token"]] = interaction = OpenInteraction(payload)
        return interaction.answers

    def expire(self) -> None:
        """Take nothing more for the interactions that there were so far."""
        for interaction in self._open.values():
            interaction.is_expired = True

    def routes(self) -> list[web.RouteDef]:
        """What the bot may ask for with an interaction's token."""
        webhook = f"{API}/webhooks/{{application}}/{{token}}"
        message = f"{webhook}/messages/{{message}}"
        return [
            web.post(f"{API}/interactions/{{number}}/{{token}}/callback", self._respond),
            web.post(webhook, self._follow_up),
            web.get(message, self._get),
            web.patch(message, self._edit),
            web.delete(message, self._delete),
        ]

    async def _respond(self, request: web.Request) -> web.Response:
        interaction = self._open.get(request.match_info["token"])
        if interaction is None or interaction.is_expired or interaction.age > self.response_within.total_seconds():
            raise RefusedError(Refusal.UNKNOWN_INTERACTION)
        if interaction.is_acknowledged:
            raise RefusedError(Refusal.ALREADY_ACKNOWLEDGED)
        interaction.is_acknowledged = True
        interaction.answers.first_response_after = interaction.age
        body = body_of(request)
        kind, data = Kind(body["type"]), Json(body.get("data") or {})
        message = await self._begin(interaction, kind, data)
        if kind not in _SIGNS_OF_LIFE:
            interaction.answers.put(_answer(data, message, kind, is_edit=kind is Kind.message_update))
        if request.query.get("with_response") not in ("1", "true"):
            return web.Response(status=204)
        return reply(_callback(interaction.payload, kind, message))

    async def _begin(self, interaction: OpenInteraction, kind: Kind, data: Json) -> Json | None:
        """Show what a first response asks for, and say what is from now on the original message."""
        if kind in (Kind.channel_message, Kind.deferred_channel_message):
            loading = LOADING if kind is Kind.deferred_channel_message else 0
            flags = (data.get("flags") or 0) | loading
            message = await self._messages.write(self._channel(interaction), {**data, "flags": flags})
        elif kind in (Kind.message_update, Kind.deferred_message_update):
            message = self._messages.get(interaction.payload["message"]["id"])
            if kind is Kind.message_update:
                message = await self._messages.change(message["id"], data)
        else:
            return None
        interaction.original = message["id"]
        return message

    async def _follow_up(self, request: web.Request) -> web.Response:
        """A message more; but the first one after a sign of life takes its place, whatever its flags."""
        interaction, body = self._acknowledged(request), body_of(request)
        original = self._messages.find(interaction.original)
        if original and is_loading(original):
            message = await self._messages.change(original["id"], {**body, "flags": 0})
        else:
            message = await self._messages.write(self._channel(interaction), body)
        interaction.answers.put(_answer(body, message))
        return reply(message)

    async def _get(self, request: web.Request) -> web.Response:
        return reply(self._message(request))

    async def _edit(self, request: web.Request) -> web.Response:
        """A new text for a message, or the first one for a sign of life, which is no edit to who reads it."""
        interaction, old, body = self._acknowledged(request), self._message(request), body_of(request)
        message = await self._messages.change(old["id"], body)
        interaction.answers.put(_answer(body, message, is_edit=not is_loading(old)))
        return reply(message)

    async def _delete(self, request: web.Request) -> web.Response:
        await self._messages.delete(self._message(request)["id"])
        return web.Response(status=204)

    def _acknowledged(self, request: web.Request) -> OpenInteraction:
        interaction = self._open.get(request.match_info["token"])
        if interaction is None or not interaction.is_acknowledged:
            raise RefusedError(Refusal.UNKNOWN_WEBHOOK)
        if interaction.is_expired:
            raise RefusedError(Refusal.INVALID_WEBHOOK_TOKEN)
        return interaction

    def _message(self, request: web.Request) -> Json:
        interaction, number = self._acknowledged(request), request.match_info["message"]
        return self._messages.get((interaction.original or "") if number == "@original" else number)

    def _channel(self, interaction: OpenInteraction) -> Channel:
        return self._places.channel(int(interaction.payload["channel_id"]))


def _answer(body: Json, message: Json | None, kind: Kind | None = None, *, is_edit: bool = False) -> Answer:
    if message is None:
        return Answer(body, kind)
    number = int(message["id"])
    return Answer({**body, "flags": message["flags"]}, kind, message=number, edits=number if is_edit else None)


def _callback(interaction: Json, kind: Kind, message: Json | None) -> Json:
    """What Discord says of a first response."""
    facts = {"id": interaction["id"], "type": interaction["type"]}
    if message is None:
        return {"interaction": facts, "resource": {"type": kind.value}}
    facts |= {
        "response_message_id": message["id"],
        "response_message_loading": is_loading(message),
        "response_message_ephemeral": is_ephemeral(message),
    }
    shown = {} if kind in _SIGNS_OF_LIFE else {"message": message}
    return {"interaction": facts, "resource": {"type": kind.value, **shown}}
