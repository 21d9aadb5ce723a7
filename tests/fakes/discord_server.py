"""A stand-in for Discord on a loopback socket: the REST API and the gateway for one bot.

    async with DiscordServer() as server:
        ...  # start the bot with `python tests/fakes/launch.py`, giving it `server.url`
        await server.gateway.identified()
        answer = await server.answer_to(server.ana.send("!move B2"))

It enforces the rules of Discord that a bot can notice: tokens, intents, shards, permissions, and one response in
time for each interaction. It records the bot's requests, and fails when a test wants it to.
"""

from collections.abc import Awaitable, Iterator, Set
from datetime import timedelta
from enum import Enum
from typing import Self

from aiohttp import web

from tests.fakes import payloads
from tests.fakes.channels import ChannelRoutes
from tests.fakes.faults import Fault, Hold
from tests.fakes.gateway import Gateway
from tests.fakes.guilds import Guild, Registry
from tests.fakes.interactions import Interactions
from tests.fakes.messages import Messages
from tests.fakes.payloads import Json, snowflakes
from tests.fakes.responses import API, json_response
from tests.fakes.rest import Request, RestApi
from tests.fakes.sessions import Session
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.made-up.the-token-of-no-bot-at-all"

_ANY_SHARD_COUNT = 27_720
"""Divisible by all numbers up to twelve: a guild on the first of so many shards is on the first of any count."""


class ContentIntent(Enum):
    """The Message Content intent on the Developer Portal, as flags of the application."""

    OFF = 0
    ON = 1 << 18
    LIMITED = 1 << 19
    """On, for a bot in fewer than a hundred servers."""


class DiscordServer:
    """Discord with one application and its bot, the users ana and ben, and a guild with two channels.

    The guild is on the first shard, with up to twelve shards.

    Args:
        content_intent: whether the bot may read messages that do not mention it.
        shards: how many shards are recommended.
    """

    def __init__(
        self,
        *,
        content_intent: ContentIntent = ContentIntent.LIMITED,
        shards: int = 1,
    ) -> None:
        self.application_id = next(snowflakes)
        self.bot = payloads.user(self.application_id, "tic-tac-toe", is_bot=True)
        owner = payloads.user(next(snowflakes), "owner")
        self.application_info = payloads.application(self.application_id, owner, self.bot, content_intent.value)
        self.gateway_info = payloads.gateway_info(shards)
        has_content_intent = content_intent is not ContentIntent.OFF
        self.gateway = Gateway(self.bot, TOKEN, self._initial_events, has_content_intent=has_content_intent)
        self._registry = Registry(self.bot)
        self._messages = Messages(self.bot, self._registry, self.gateway.dispatch_now)
        self.interactions = Interactions(self._registry, self._messages)
        self._rest = RestApi(self.application_info, self.gateway_info, TOKEN)
        routes = [
            *ChannelRoutes(self.bot, self._registry, self._messages).routes(),
            *self.interactions.routes(),
            web.get(f"{API}/users/@me/guilds", self._get_guilds),
            web.delete(f"{API}/users/@me/guilds/{{guild}}", self._leave_guild),
        ]
        self._runner = web.AppRunner(self._rest.app(self.gateway.serve, routes), shutdown_timeout=1)
        self.ana, self.ben = self.add_user("ana"), self.add_user("ben")
        guild_id = payloads.guild_id_on_shard(0, _ANY_SHARD_COUNT)
        self.guild = self._registry.add_guild(guild_id, "The server", self.ana.payload)
        self.games, self.lounge = (self._registry.add_channel(name, self.guild) for name in ("games", "lounge"))

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for hold in self._rest.holds:
            hold.release()
        await self.gateway.shut_down()
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        host, port = self._runner.addresses[0][:2]
        return f"http://{host}:{port}"

    @property
    def mention(self) -> str:
        return f"<@{self.bot['id']}>"

    async def answer_to(self, action: Awaitable[BotReplyQueue]) -> BotReply:
        return await (await action).next()

    @property
    def all_requests(self) -> list[Request]:
        return self._rest.requests

    def requests(self, method: str, ending: str) -> list[Request]:
        return [request for request in self.all_requests if request.method == method and request.path.endswith(ending)]

    def uploads(self) -> dict[str, bytes]:
        """All uploaded files by attachment id."""
        return {number: data for request in self._rest.requests for number, data in request.files.items()}

    def sent_messages(self) -> list[Json]:
        """The data of all requests that create or edit the text of a message."""
        requested = [request.body for request in self._rest.requests if request.method in ("POST", "PATCH")]
        bodies = [body.get("data", body) for body in requested]
        return [body for body in bodies if "content" in body or "embeds" in body]

    def fail(self, fault: Fault) -> None:
        self._rest.faults.append(fault)

    def hold(self, path: str, method: str = "POST", *, is_processed: bool = False) -> Hold:
        """Hold requests back, or only the responses to them."""
        self._rest.holds.append(hold := Hold(path, method, is_processed))
        return hold

    def forget_nonces(self) -> None:
        """Forget the nonces of all messages, as Discord does after a few minutes."""
        self._messages.forget_nonces()

    def limit_nonces(self, duration: timedelta) -> None:
        """Forget each nonce so long after its message was created."""
        self._messages.nonces_last = duration

    def expire_interactions(self) -> None:
        self.interactions.expire()

    def add_user(self, name: str, *, is_bot: bool = False) -> User:
        payload = payloads.user(next(snowflakes), name, is_bot=is_bot)
        self._registry.users[int(payload["id"])] = payload
        return User(self, payload, self._registry.add_dm(payload))

    def command(self, name: str) -> Json:
        return next(command for command in self._rest.commands if command["name"] == name)

    async def add_guild(
        self, name: str, *, shard: int = 0, of: int = 1, channels: tuple[str, ...] = ("games",), locale: str = "en-US"
    ) -> Guild:
        guild = self._registry.add_guild(payloads.guild_id_on_shard(shard, of), name, self.ana.payload)
        guild.locale = locale
        for channel in channels:
            self._registry.add_channel(channel, guild)
        await self.gateway.dispatch("GUILD_CREATE", guild.payload())
        return guild

    async def delete_message(self, message_id: str) -> None:
        await self._messages.delete(message_id)

    async def deny(self, channel: Channel, *permissions: str, silently: bool = False) -> None:
        """Deny everyone permissions in a channel, by discord.py's names."""
        channel.denied.update(permissions)
        await self._announce_permissions(channel, silently=silently)

    async def allow(self, channel: Channel, *, silently: bool = False) -> None:
        """Undo all denials in a channel."""
        channel.denied.clear()
        await self._announce_permissions(channel, silently=silently)

    def leave(self, user: User) -> None:
        """Let a user leave all guilds; the bot gets no event for it."""
        self._registry.left.add(user.id)

    def join(self, user: User) -> None:
        self._registry.left.discard(user.id)

    def has_left(self, user: User) -> bool:
        return user.id in self._registry.left

    def messages(self, channel: Channel) -> list[Json]:
        return self._messages.of(channel)

    def enabled_buttons(self, channel: Channel) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for message in self._messages.of(channel):
            buttons = [button for row in message["components"] for button in row["components"]]
            if enabled := [button["custom_id"] for button in buttons if not button.get("disabled")]:
                found[int(message["id"])] = enabled
        return found

    def current_message(self, answer: BotReply) -> Json | None:
        """Return the message of an answer with all later edits, or None if it was deleted."""
        return self._messages.find(str(answer.message_id))

    async def post(self, payload: Json) -> None:
        """Store a user's message, and dispatch it if the bot may see it."""
        mentions = payloads.mentioned(payload["content"], [self.bot, self.ana.payload, self.ben.payload])
        if "guild_id" in payload:
            mentions = [{**user, "member": payloads.member()} for user in mentions]
        message = {**payload, "mentions": mentions}
        self._messages.add(message)
        if self._registry.is_accessible(self._registry.channel(int(payload["channel_id"]))):
            await self.gateway.dispatch("MESSAGE_CREATE", message)

    async def interact(self, payload: Json, *, omitted: Set[str] = frozenset()) -> BotReplyQueue:
        """Dispatch an interaction without some fields, and return the queue for its answers."""
        answers = self.interactions.add(payload)
        sent = {key: value for key, value in payload.items() if key not in omitted}
        await self.gateway.dispatch("INTERACTION_CREATE", sent)
        return answers

    async def _announce_permissions(self, channel: Channel, *, silently: bool) -> None:
        if silently or channel.guild_id is None:
            return
        overwrites = [payloads.overwrite(channel.guild_id, channel.denied)] if channel.denied else []
        channel.payload["permission_overwrites"] = overwrites
        await self.gateway.dispatch("CHANNEL_UPDATE", channel.payload | channel.guild_fields)

    async def _get_guilds(self, request: web.Request) -> web.Response:
        after = int(request.query.get("after", "0"))
        guilds = (guild.payload() for number, guild in sorted(self._registry.guilds.items()) if number > after)
        return json_response([{**guild, "approximate_member_count": guild["member_count"]} for guild in guilds])

    async def _leave_guild(self, request: web.Request) -> web.Response:
        guild = self._registry.guild(int(request.match_info["guild"]))
        del self._registry.guilds[guild.id]
        await self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)})
        return web.Response(status=204)

    def _initial_events(self, session: Session) -> Iterator[tuple[str, Json]]:
        """READY, and the guilds of the session's shard."""
        guilds = [guild for guild in self._registry.guilds.values() if session.shard.includes(guild.id)]
        yield (
            "READY",
            {
                "v": 10,
                "user": self.bot,
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url.replace("http:", "ws:"),
                "shard": [session.shard.id, session.shard.count],
                "application": {key: self.application_info[key] for key in ("id", "flags")},
            },
        )
        for guild in guilds:
            yield "GUILD_CREATE", guild.payload()
