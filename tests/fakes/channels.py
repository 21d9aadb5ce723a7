"""REST routes of guilds, channels and messages."""

from aiohttp import web

from tests.fakes.guilds import Registry
from tests.fakes.messages import Messages, is_ephemeral
from tests.fakes.payloads import Json, member
from tests.fakes.responses import API, ApiError, ErrorCode, json_response
from tests.fakes.uploads import body_of
from tests.fakes.users import BotReply, Channel


class ChannelRoutes:
    def __init__(self, bot: Json, registry: Registry, messages: Messages) -> None:
        self._bot = bot
        self._registry = registry
        self._messages = messages

    def routes(self) -> list[web.RouteDef]:
        channel = f"{API}/channels/{{channel}}"
        message = f"{channel}/messages/{{message}}"
        return [
            web.get(f"{API}/guilds/{{guild}}", self._get_guild),
            web.get(f"{API}/guilds/{{guild}}/members/{{user}}", self._get_member),
            web.post(f"{API}/users/@me/channels", self._create_dm),
            web.get(channel, self._get_channel),
            web.post(f"{channel}/messages", self._create_message),
            web.get(message, self._get_message),
            web.patch(message, self._edit_message),
            web.delete(message, self._delete_message),
        ]

    async def _get_guild(self, request: web.Request) -> web.Response:
        return json_response(self._registry.guild(int(request.match_info["guild"])).payload())

    async def _get_member(self, request: web.Request) -> web.Response:
        self._registry.guild(int(request.match_info["guild"]))
        user = int(request.match_info["user"])
        if user in self._registry.left:
            raise ApiError(ErrorCode.UNKNOWN_MEMBER)
        return json_response({**member(), "user": self._registry.users[user]})

    async def _create_dm(self, request: web.Request) -> web.Response:
        recipient = body_of(request)["recipient_id"]
        return json_response(self._registry.dm(str(recipient)).payload)

    async def _get_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        return json_response(channel.payload | channel.guild_fields)

    async def _create_message(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        body = _permitted(body_of(request), channel)
        duplicate = self._messages.find_by_nonce(channel, body)
        if duplicate is not None:
            return json_response(duplicate)
        message = await self._messages.create(channel, body)
        channel.answers.put(BotReply(body, message_id=int(message["id"])))
        return json_response(message)

    async def _get_message(self, request: web.Request) -> web.Response:
        return json_response(self._message(request))

    async def _edit_message(self, request: web.Request) -> web.Response:
        channel, message = self._channel(request), self._message(request)
        if message["author"] != self._bot:
            raise ApiError(ErrorCode.NOT_AUTHOR)
        body = body_of(request)
        _check_attachments(body, channel)
        edited = await self._messages.edit(message["id"], body)
        if "components" in body and ("content" in body or "embeds" in body):
            channel.answers.put(BotReply(body, message_id=int(message["id"]), edited_id=int(message["id"])))
        return json_response(edited)

    async def _delete_message(self, request: web.Request) -> web.Response:
        await self._messages.delete(self._message(request)["id"])
        return web.Response(status=204)

    def _channel(self, request: web.Request) -> Channel:
        return self._registry.accessible_channel(int(request.match_info["channel"]))

    def _message(self, request: web.Request) -> Json:
        channel, message = self._channel(request), self._messages.get(request.match_info["message"])
        if is_ephemeral(message) or message["channel_id"] != channel.payload["id"]:
            raise ApiError(ErrorCode.UNKNOWN_MESSAGE)
        return message


def _check_attachments(body: Json, channel: Channel) -> None:
    """Check that files may be uploaded, if there are any; an edit may keep earlier ones."""
    has_uploads = any("filename" in attachment for attachment in body.get("attachments", ()))
    if has_uploads and "attach_files" in channel.denied:
        raise ApiError(ErrorCode.MISSING_PERMISSIONS)


def _permitted(body: Json, channel: Channel) -> Json:
    """The part of a message that the bot may send; Discord drops embeds silently without their permission.

    Raises:
        ApiError: nothing is left to send, or the permission to send is missing.
    """
    if "send_messages" in channel.denied:
        raise ApiError(ErrorCode.MISSING_PERMISSIONS if channel.guild_id else ErrorCode.CANNOT_MESSAGE_USER)
    _check_attachments(body, channel)
    if "embed_links" not in channel.denied or not body.get("embeds"):
        return body
    if not body.get("content"):
        raise ApiError(ErrorCode.MISSING_PERMISSIONS)
    return {**body, "embeds": []}
