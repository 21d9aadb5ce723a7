"""The loopback stand-in for Discord, tested with plain discord.py clients."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from datetime import timedelta

import aiohttp
import discord
import pytest

from tests.fakes.discord_client import RecordingClient, connected, error_code, redirect_discord_py
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.gateway import wait_for
from tests.fakes.users import BotReply, BotReplyQueue


@pytest.fixture
async def rest(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[RecordingClient]:
    redirect_discord_py(server, monkeypatch)
    async with RecordingClient() as client:
        await client.login(TOKEN)
        yield client


@pytest.fixture
async def client(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[RecordingClient]:
    redirect_discord_py(server, monkeypatch)
    async with connected(server, RecordingClient()) as client:
        yield client


async def test_each_shard_gets_only_its_own_events(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    redirect_discord_py(server, monkeypatch)
    other = await server.add_guild("The other guild", shard=1, of=2)
    async with AsyncExitStack() as stack:
        first, second, successor = [
            await stack.enter_async_context(connected(server, RecordingClient(shard_id=shard, shard_count=2)))
            for shard in (0, 1, 0)
        ]
        assert (other.shard_id(2), server.guild.shard_id(2)) == (1, 0)
        await server.ana.send("here", server.games)
        await server.ana.send("there", other.games)
        await server.ana.send("between us", server.ana.dm)
        assert await second.received("there")
        assert await first.received("here", "between us")
        assert await successor.received("here", "between us")


async def test_messages_and_channels_can_be_deleted(server: DiscordServer, rest: RecordingClient) -> None:
    channel = await rest.fetch_channel(server.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("one")
    sent = await server.games.answers.next()
    assert (sent.message_id, sent.edited_id) == (message.id, None)
    server.fail(Fault("/channels/*/messages/*", 429, method="PATCH"))
    await message.edit(content="two")
    assert (await server.games.text_edits.next()).edited_id == message.id
    assert (await channel.fetch_message(message.id)).content == "two"
    await server.delete_message(sent)
    assert await error_code(message.edit(content="three")) == 10008
    await server.delete_channel(server.games)
    assert await error_code(channel.send("four")) == 10003
    await server.remove_guild(server.guild)
    assert await error_code(rest.get_partial_messageable(server.lounge.id).send("five")) == 50001
    assert await error_code(rest.fetch_guild(server.guild.id)) == 10004


async def test_channels_are_opened_to_members_alone(server: DiscordServer, rest: RecordingClient) -> None:
    ana = await rest.http.start_private_message(server.ana.id)
    await rest.get_partial_messageable(int(ana["id"])).send("only you")
    assert (await server.ana.dm.answers.next()).content == "only you"
    group = rest.get_partial_messageable(server.add_group(server.ana, server.ben).id)
    for action in (group.send("one"), group.get_partial_message(1).edit(content="two"), group.fetch_message(1)):
        assert await error_code(action) == 50001


async def test_denied_permissions_are_enforced(server: DiscordServer, rest: RecordingClient) -> None:
    channel = rest.get_partial_messageable(server.games.id)
    await server.deny(server.games, "embed_links")
    await channel.send("words", embed=discord.Embed(description="more words"))
    assert (await server.games.answers.next()).text == "words"
    await server.deny(server.games, "send_messages")
    assert await error_code(channel.send("one")) == 50013
    await server.deny(server.games, "view_channel", silently=True)
    assert await error_code(channel.send("two")) == 50001
    await server.allow(server.games)
    assert (await channel.send("three")).content == "three"


async def test_a_repeated_nonce_creates_one_message(server: DiscordServer, rest: RecordingClient) -> None:
    channel = rest.get_partial_messageable(server.games.id)
    server.fail(Fault(server.games.path, None, is_processed=True))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("one", nonce="first")
    shown = await server.games.answers.next()
    again = await channel.send("one", nonce="first")
    assert (shown.content, shown.nonce, shown.message_id) == ("one", "first", again.id)
    assert (await channel.send("two", nonce="second")).id != again.id


async def test_a_late_response_is_refused(server: DiscordServer, client: RecordingClient) -> None:
    question = await post_question(server, client)
    _, in_time = await press_button(server, client, question)
    await in_time.response.defer()
    server.expire_interactions()
    assert await error_code(in_time.followup.send("one")) == 50027
    server.interactions.response_deadline = timedelta(0)
    _, late = await press_button(server, client, question)
    assert await error_code(late.response.defer()) == 10062


async def test_events_can_be_repeated_and_reordered(server: DiscordServer, client: RecordingClient) -> None:
    await server.ana.send("one")
    await client.get_partial_messageable(server.games.id).send("its own")
    await server.gateway.repeat_last_event()
    assert await client.received("one", "its own", "one")
    server.gateway.hold_events()
    await server.ana.send("two")
    await server.ana.send("three")
    await server.gateway.release_events(in_reverse=True)
    assert await client.received("three", "two")
    server.gateway.repeat_on_resume(2)
    await server.gateway.abort_connections()
    await server.ana.send("four")
    await server.gateway.resumed()
    assert await client.received("three", "two", "four")


async def post_question(server: DiscordServer, client: RecordingClient) -> BotReply:
    view = discord.ui.View()
    view.add_item(discord.ui.Button[discord.ui.View](label="Go", custom_id="go"))
    await client.get_partial_messageable(server.games.id).send("Shall we?", view=view)
    return await server.games.answers.next()


async def press_button(
    server: DiscordServer, client: RecordingClient, question: BotReply
) -> tuple[BotReplyQueue, discord.Interaction]:
    """Press the button, and return the queue for the answers and the interaction."""
    answers = await server.ana.press("Go", question)
    return answers, await wait_for(client.interactions.get())
