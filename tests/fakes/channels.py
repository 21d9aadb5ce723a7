"""The part of the REST API that is about servers, channels and their messages."""

from __future__ import annotations

from aiohttp import web

from tests.fakes.guilds import Places
from tests.fakes.messages import Messages, is_ephemeral
from tests.fakes.payloads import Json
from tests.fakes.responses import API, Refusal, RefusedError, reply
from tests.fakes.uploads import body_of
from tests.fakes.users import Answer, Channel


class ChannelRoutes:
    """What the bot may ask for where it is, as itself."""

    def __init__(self, bot: Json, places: Places, messages: Messages) -> None:
        self._bot = bot
        self._places = places
        self._messages = messages

    def routes(self) -> list[web.RouteDef]:
        """All of it."""
        channel = f"{API}/channels/{{channel}}"
        message = f"{channel}/messages/{{message}}"
        return [
            web.get(f"{API}/guilds/{{guild}}", self._get_server),
            web.post(f"{API}/users/@me/channels", self._open_conversation),
            web.get(channel, self._get_channel),
            web.post(f"{channel}/messages", self._post),
            web.get(message, self._get),
            web.patch(message, self._edit),
            web.delete(message, self._delete),
        ]

    async def _get_server(self, request: web.Request) -> web.Response:
        return reply(self._places.server(int(request.match_info["guild"])).payload())

    async def _open_conversation(self, request: web.Request) -> web.Response:
        recipient = body_of(request)["recipient_id"]
        return reply(self._places.conversation(str(recipient)).payload)

    async def _get_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        return reply(channel.payload | channel.whereabouts)

    async def _post(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        body = _permitted(body_of(request), channel)
        twin = self._messages.twin(channel, body)
        if twin is not None:
            return reply(twin)
        message = await self._messages.write(channel, body)
        channel.answers.put(Answer(body, message=int(message["id"])))
        return reply(message)

    async def _get(self, request: web.Request) -> web.Response:
        return reply(self._message(request))

    async def _edit(self, request: web.Request) -> web.Response:
        channel, message = self._channel(request), self._message(request)
        if message["author"] != self._bot:
            raise RefusedError(Refusal.MESSAGE_OF_ANOTHER)
        body = body_of(request)
        _check_may_attach(body, channel)
        changed = await self._messages.change(message["id"], body)
        number = int(message["id"])
        is_read = "content" in body or "embeds" in body
        (channel.answers if is_read else channel.refits).put(Answer(body, message=number, edits=number))
        return reply(changed)

    async def _delete(self, request: web.Request) -> web.Response:
        await self._messages.delete(self._message(request)["id"])
        return web.Response(status=204)

    def _channel(self, request: web.Request) -> Channel:
        return self._places.open_channel(int(request.match_info["channel"]))

    def _message(self, request: web.Request) -> Json:
        channel, message = self._channel(request), self._messages.get(request.match_info["message"])
        if is_ephemeral(message) or message["channel_id"] != channel.payload["id"]:
            raise RefusedError(Refusal.UNKNOWN_MESSAGE)
        return message


def _check_may_attach(body: Json, channel: Channel) -> None:
    """Return if what is uploaded, if anything is, may be shown there; what is there already may stay."""
    if "attach_files" in channel.denied and any("filename" in one for one in body.get("attachments", ())):
        raise RefusedError(Refusal.MISSING_PERMISSIONS)


def _permitted(body: Json, channel: Channel) -> Json:
    """What is shown of a message: where embeds are not permitted, Discord leaves them out without a word.

    Raises:
        RefusedError: nothing may be shown.
    """
    if "send_messages" in channel.denied:
        raise RefusedError(Refusal.MISSING_PERMISSIONS if channel.guild else Refusal.CANNOT_MESSAGE_USER)
    _check_may_attach(body, channel)
    if "embed_links" not in channel.denied or not body.get("embeds"):
        return body
    if not body.get("content"):
        raise RefusedError(Refusal.MISSING_PERMISSIONS)
    return {**body, "embeds": []}
