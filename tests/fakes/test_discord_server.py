"""What the stand-in for Discord promises, told with plain clients: the bot may lean on it only if it is true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.gateway import soon
from tests.fakes.sessions import Close
from tests.fakes.users import Answer, Mailbox

INTENTS = discord.Intents(guilds=True, messages=True, message_content=True)


class Client(discord.Client):
    """A client that keeps what it hears."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=INTENTS, guild_ready_timeout=0, **options)
        self.heard = asyncio.Queue[str]()
        self.interactions = asyncio.Queue[discord.Interaction]()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not rest for five seconds, as the library does, before each shard but the first."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.put_nowait(message.content)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.put_nowait(interaction)

    async def hears(self, *texts: str) -> bool:
        return [await soon(self.heard.get()) for _ in texts] == [*texts]


class ShardedClient(Client, discord.AutoShardedClient):
    """A client with several shards."""


@pytest.fixture
async def rest(wire: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Client]:
    """A client that is logged in, but not connected to the gateway."""
    turn_around(wire, monkeypatch)
    async with Client() as client:
        await client.login(TOKEN)
        yield client


@pytest.fixture
async def client(wire: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Client]:
    turn_around(wire, monkeypatch)
    async with connected(wire, Client()) as client:
        yield client


def turn_around(wire: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    url = yarl.URL(wire.url)
    monkeypatch.setattr(Route, "BASE", str(url / "api/v10"))
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", url.with_scheme("ws"))


@asynccontextmanager
async def connected(wire: DiscordServer, client: Client, shards: int = 1) -> AsyncGenerator[Client]:
    running = asyncio.create_task(client.start(TOKEN))
    try:
        for _ in range(shards):
            await wire.gateway.identified()
        await soon(client.wait_until_ready())
        yield client
    finally:
        await client.close()
        await running


async def test_a_client_opens_the_recommended_shards_and_finds_each_server_on_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with DiscordServer(shards=2) as wire:
        turn_around(wire, monkeypatch)
        other = await wire.add_server("The other server", shard=1, of=2)
        async with connected(wire, ShardedClient(), shards=2) as client:
            assert {(guild.name, guild.shard_id) for guild in client.guilds} == {(wire.server.name, 0), (other.name, 1)}
            await wire.add_server("A late server", shard=1, of=2)
            await wire.ana.says("in the other one", other.games)
            assert await client.hears("in the other one")
            assert [guild.shard_id for guild in client.guilds if guild.name == "A late server"] == [1]


async def test_clients_hear_of_their_own_shard_and_of_it_alone(
    wire: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_around(wire, monkeypatch)
    other = await wire.add_server("The other server", shard=1, of=2)
    async with AsyncExitStack() as stack:
        first, second, successor = [
            await stack.enter_async_context(connected(wire, Client(shard_id=shard, shard_count=2)))
            for shard in (0, 1, 0)
        ]
        assert (other.shard(of=2), wire.server.shard(of=2)) == (1, 0)
        await wire.ana.says("here", wire.games)
        await wire.ana.says("there", other.games)
        await wire.ana.says("between us", wire.ana.direct)
        assert await second.hears("there")
        assert await first.hears("here", "between us")
        assert await successor.hears("here", "between us")


async def test_a_message_is_remembered_until_it_or_its_channel_is_gone(wire: DiscordServer, rest: Client) -> None:
    channel = await rest.fetch_channel(wire.games.number)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("one")
    sent = await wire.games.answers.next()
    assert (sent.message, sent.edits) == (message.id, None)
    wire.fail(Trouble("/channels/*/messages/*", 429, method="PATCH"))
    await message.edit(content="two")
    assert (await wire.games.answers.next()).edits == message.id
    assert (await channel.fetch_message(message.id)).content == "two"
    await wire.delete_message(sent)
    assert await code_of(message.edit(content="three")) == 10008
    await wire.delete_channel(wire.games)
    assert await code_of(channel.send("four")) == 10003
    await wire.leave_server(wire.server)
    assert await code_of(rest.get_partial_messageable(wire.lounge.number).send("five")) == 50001
    assert await code_of(rest.fetch_guild(wire.guild)) == 10004


async def test_a_conversation_is_opened_by_the_id_of_a_person(wire: DiscordServer, rest: Client) -> None:
    ana = await rest.http.start_private_message(int(wire.ana.payload["id"]))
    await rest.get_partial_messageable(int(ana["id"])).send("only you")
    assert (await wire.ana.direct.answers.next()).content == "only you"


async def test_what_is_forbidden_is_refused_until_it_is_allowed(wire: DiscordServer, rest: Client) -> None:
    channel = rest.get_partial_messageable(wire.games.number)
    await wire.forbid(wire.games, "embed_links")
    await channel.send("words", embed=discord.Embed(description="more words"))
    assert (await wire.games.answers.next()).text == "words"
    await wire.forbid(wire.games, "send_messages")
    assert await code_of(channel.send("one")) == 50013
    await wire.forbid(wire.games, "view_channel", silently=True)
    assert await code_of(channel.send("two")) == 50001
    await wire.allow(wire.games)
    assert (await channel.send("three")).content == "three"


async def test_a_message_that_is_sent_again_with_its_nonce_is_shown_once(wire: DiscordServer, rest: Client) -> None:
    channel = rest.get_partial_messageable(wire.games.number)
    wire.fail(Trouble(wire.games.path, None, is_carried_out=True))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("one", nonce="first")
    shown = await wire.games.answers.next()
    again = await channel.send("one", nonce="first")
    assert (shown.content, shown.nonce, shown.message) == ("one", "first", again.id)
    await channel.send("two", nonce="second")
    assert (await wire.games.answers.next()).content == "two"
    wire.forget_nonces()
    assert (await channel.send("one", nonce="first")).id != again.id


async def test_a_response_to_a_press_changes_the_message_that_was_pressed(wire: DiscordServer, client: Client) -> None:
    question = await a_question(wire, client)
    wire.fail(Trouble("/interactions/*/callback", 429))
    answers, press = await a_press(wire, client, question)
    await press.response.edit_message(content="one")
    answer = await answers.next()
    assert (answer.content, answer.edits) == ("one", question.message)
    assert press.message is not None
    await press.message.edit(content="two")
    assert (await wire.games.answers.next()).edits == question.message
    assert (await press.original_response()).content == "two"
    further = await press.followup.send("three", wait=True)
    assert (await answers.next()).message == further.id != question.message
    await wire.delete_message(question)
    assert await code_of(press.edit_original_response(content="four")) == 10008


async def test_a_sign_of_life_is_replaced_by_what_follows(wire: DiscordServer, client: Client) -> None:
    question = await a_question(wire, client)
    answers, press = await a_press(wire, client, question)
    assert answers.first_response_after is None
    await press.response.defer(thinking=True, ephemeral=True)
    assert answers.first_response_after is not None
    await press.followup.send("one")
    answer = await answers.next()
    assert (answer.edits, answer.is_private) == (None, True)
    assert (await press.original_response()).id == answer.message
    await press.edit_original_response(content="two")
    assert (await answers.next()).edits == answer.message
    assert await code_of(as_anybody_sees_it(wire, client, answer).edit(content="three")) == 10008


async def test_a_response_that_comes_too_late_is_refused(wire: DiscordServer, client: Client) -> None:
    question = await a_question(wire, client)
    _, in_time = await a_press(wire, client, question)
    await in_time.response.defer()
    wire.expire_interactions()
    assert await code_of(in_time.followup.send("one")) == 50027
    wire.interactions.response_within = timedelta(0)
    _, late = await a_press(wire, client, question)
    assert await code_of(late.response.defer()) == 10062


async def test_events_are_repeated_and_come_out_of_order(wire: DiscordServer, client: Client) -> None:
    await wire.ana.says("one")
    await client.get_partial_messageable(wire.games.number).send("its own")
    await wire.gateway.repeat_last()
    assert await client.hears("one", "its own", "one")
    wire.gateway.hold_back()
    await wire.ana.says("two")
    await wire.ana.says("three")
    await wire.gateway.let_go(backwards=True)
    assert await client.hears("three", "two")
    wire.gateway.replay_more(2)
    await wire.gateway.drop()
    await wire.ana.says("four")
    await wire.gateway.resumed()
    assert await client.hears("three", "two", "four")


async def test_a_client_notices_a_silent_gateway_and_misses_nothing(
    wire: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_around(wire, monkeypatch)
    wire.gateway.heartbeat_interval = timedelta(milliseconds=200)
    async with connected(wire, Client(heartbeat_timeout=0.6)) as client:
        wire.gateway.fall_silent()
        await wire.ana.says("in vain")
        assert await wire.gateway.closed() == Close.UNKNOWN_ERROR
        assert client.heard.empty()
        wire.gateway.wake_up()
        await wire.gateway.resumed()
        await wire.ana.says("at last")
        assert await client.hears("in vain", "at last")


async def test_discord_has_a_clock_of_its_own(wire: DiscordServer) -> None:
    wire.clock_offset = timedelta(days=1)
    async with aiohttp.ClientSession() as session, session.get(f"{wire.url}/api/v10/gateway") as response:
        there = parsedate_to_datetime(response.headers["Date"])
    assert timedelta(hours=23) < there - discord.utils.utcnow() <= timedelta(days=1)


async def a_question(wire: DiscordServer, client: Client) -> Answer:
    """A message of the client with a button."""
    view = discord.ui.View()
    view.add_item(discord.ui.Button[discord.ui.View](label="Go", custom_id="go"))
    await client.get_partial_messageable(wire.games.number).send("Shall we?", view=view)
    return await wire.games.answers.next()


async def a_press(wire: DiscordServer, client: Client, question: Answer) -> tuple[Mailbox, discord.Interaction]:
    """What the client hears of a press, and where its answers come."""
    answers = await wire.ana.presses("Go", question)
    return answers, await soon(client.interactions.get())


def as_anybody_sees_it(wire: DiscordServer, client: Client, answer: Answer) -> discord.PartialMessage:
    """A message as it is reached without an interaction."""
    assert answer.message is not None
    return client.get_partial_messageable(wire.games.number).get_partial_message(answer.message)


async def code_of(action: Awaitable[object]) -> int:
    """The code with which Discord refuses."""
    with pytest.raises(discord.HTTPException) as refusal:
        await action
    return refusal.value.code
