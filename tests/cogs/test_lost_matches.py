"""Games that the bot could not show do not begin; where it no longer can, everybody is free to play again at once."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import InteractionResult

from bot.game.ids import UserId
from bot.model.ids import ChannelId, GuildId, MessageId, Place
from bot.services.errors import NoMatchError
from tests.people import actor
from tests.world import PLY_DURATION, World, answer, private_answer

ENDED = "The last game here ended without a result, because its message was deleted or I could no longer see it."

COMMANDS: list[Callable[[World], Awaitable[InteractionResult]]] = [
    lambda world: world.ana.slash(world.channel, "watch", x="hard", o="easy"),
    lambda world: world.ana.slash(world.channel, "play", member=world.ben),
    lambda world: world.ana.slash(world.channel, "invite"),
    lambda world: world.ana.context_menu(world.channel, "Challenge to a game", world.ben),
]


async def is_free(world: World) -> bool:
    """Check if no game is running in the channel."""
    try:
        await world.app.services.matches.running(ChannelId(world.channel.id))
    except NoMatchError:
        return True
    return False


async def show_channel(world: World) -> None:
    """Let somebody else restore the bot's permissions in the channel."""
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.env.settle()


async def play_duel(world: World) -> None:
    """Start a duel, in which ana and ben have each moved once."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


@pytest.mark.parametrize("number", range(len(COMMANDS)))
@pytest.mark.parametrize(("lacking", "name"), [("view_channel", "View Channels"), ("send_messages", "Send Messages")])
async def test_a_missing_permission_is_named_before_a_game(world: World, number: int, lacking: str, name: str) -> None:
    await world.set_permissions(**{lacking: False})
    refusal = private_answer(await COMMANDS[number](world))
    assert refusal.startswith(f"I need the permission **{name}** to show here how a game goes on.")
    assert await is_free(world)
    await show_channel(world)
    assert (await COMMANDS[number](world)).response is not None
    assert [message for message in world.channel.history() if message.components]


async def test_a_challenge_is_not_accepted_where_its_game_could_not_be_shown(world: World) -> None:
    await world.ana.slash(world.channel, "play", member=world.ben)
    challenge = world.button_message
    await world.set_permissions(view_channel=False)
    refusal = private_answer(await world.ben.click(challenge, label="Accept"))
    assert refusal.startswith("I need the permission **View Channels** to show here")
    assert await is_free(world)
    await show_channel(world)
    assert "plays against" in answer(await world.ben.click(challenge, label="Accept"))


async def test_a_thread_needs_its_own_permission(world: World) -> None:
    world.env.backend.create_thread(world.channel.id, "ours", owner_id=world.ana.id)
    (thread,) = world.channel.threads
    await world.set_permissions(send_messages_in_threads=False)
    refusal = private_answer(await world.ana.slash(thread, "watch"))
    assert refusal.startswith("I need the permission **Send Messages in Threads** to show here")
    await world.set_permissions(send_messages=False, send_messages_in_threads=True)
    assert "is thinking" in answer(await world.ana.slash(thread, "watch"))
    assert "The game is in" in answer(await world.ben.slash(world.channel, "watch", thread=True))


async def test_a_game_against_the_bot_needs_to_be_seen_only(world: World) -> None:
    await world.set_permissions(view_channel=False)
    for command in ("play", "move"):
        options = {"coordinate": "b2"} if command == "move" else {}
        refusal = private_answer(await world.ana.slash(world.channel, command, **options))
        assert refusal.startswith("I need the permission **View Channels** to show here")
    assert await is_free(world)
    await show_channel(world)
    await world.set_permissions(send_messages=False)
    assert "Your move" in answer(await world.ana.slash(world.channel, "play"))
    assert "X: B2" in text_of_footer(await world.press(world.ana, "B2"))


def text_of_footer(result: InteractionResult) -> str:
    assert result.response is not None
    return result.response.message.embeds[0].footer.text or ""


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_an_exhibition_ends_when_access_is_lost(world: World, status: int, code: int) -> None:
    await world.ana.slash(world.channel, "watch", x="hard", o="easy")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="No")
    await world.env.advance_time(PLY_DURATION.total_seconds())
    assert await is_free(world)
    assert await world.play(world.ana, "!board") == ENDED
    assert "Your move" in await world.play(world.ben, "!play")
    await world.play(world.ben, "!resign")
    assert "No game is running" in await world.play(world.ana, "!board")


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003), (404, 10008)])
async def test_a_duel_that_cannot_be_shown_is_not_forfeited(world: World, status: int, code: int) -> None:
    await play_duel(world)
    board = world.button_message
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="No", times=None)
    await world.advance(timedelta(hours=25))
    assert await is_free(world)
    assert await world.play(world.ana, "!board") == ENDED
    assert private_answer(await world.ben.click(board, label="A2")) == ENDED
    assert "has no games with a result" in await world.play(world.ben, "!stats")


async def test_an_undelivered_refusal_of_an_ended_game_is_one_warning(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await play_duel(world)
    board = world.button_message
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, message="No", times=None)
    await world.advance(timedelta(hours=25))
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown")
    caplog.clear()
    await world.ben.click(board, label="A2")
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Discord did not accept an error message (404 Not Found (error code: 10062): Unknown)" in caplog.text


@pytest.mark.parametrize(("status", "code", "ends"), [(403, 50001, True), (404, 10003, True), (403, 50013, False)])
async def test_a_duel_ends_if_its_board_cannot_be_posted(world: World, status: int, code: int, *, ends: bool) -> None:
    await play_duel(world)
    ana = UserId(world.ana.id)
    await world.app.services.games.move(actor(ana, 2**62, world.place), "c3")  # and then the process dies
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, message="No")
    await world.restart()
    await world.env.settle()
    assert await is_free(world) == ends
    assert (await world.play(world.ben, "!board") == ENDED) == ends


async def test_a_duel_in_a_hidden_channel_ends_soon_without_rating(world: World) -> None:
    await play_duel(world)
    await world.set_permissions(view_channel=False)
    await world.advance(timedelta(minutes=10))
    assert await is_free(world)
    await show_channel(world)
    assert await world.play(world.ben, "!board") == ENDED
    assert "has no games with a result" in await world.play(world.ben, "!stats")


async def test_a_duel_whose_channel_was_deleted_meanwhile_ends_soon(world: World) -> None:
    services, deleted = world.app.services, Place(ChannelId(5), GuildId(world.guild.id))
    ana, ben = (UserId(member.id) for member in (world.ana, world.ben))
    challenge = await services.challenges.open(actor(ana, 10, deleted), ben)
    update = await services.challenges.accept(actor(ben, 11, deleted), challenge.id)
    services.matches.record_shown(update.saved, MessageId(6))
    await world.advance(timedelta(minutes=10))
    with pytest.raises(NoMatchError):
        await services.matches.running(deleted.channel)


async def delete_message(world: World) -> World:
    await world.button_message.delete()
    return world


async def delete_channel(world: World) -> World:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    await channel.delete()
    return replace(world, channel=world.guild.create_text_channel("other"))


async def hide_channel(world: World) -> World:
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, message="Missing Access")
    return world


async def thread_of(world: World) -> World:
    world.env.backend.create_thread(world.channel.id, "ours", owner_id=world.ana.id)
    return replace(world, channel=world.channel.threads[0])


async def channel_of(world: World) -> World:
    return world


@pytest.mark.parametrize("kind", ["duel", "game", "exhibition"])
@pytest.mark.parametrize(
    ("place", "vanish", "is_restarted"),
    [
        (channel_of, delete_message, False),
        (channel_of, delete_message, True),
        (channel_of, delete_channel, False),
        (channel_of, hide_channel, True),
        (thread_of, delete_message, False),
        (thread_of, delete_channel, True),
    ],
)
async def test_everybody_can_play_again_at_once_when_a_game_is_lost(
    world: World,
    kind: str,
    place: Callable[[World], Awaitable[World]],
    vanish: Callable[[World], Awaitable[World]],
    *,
    is_restarted: bool,
) -> None:
    eve = world.guild.add_member(world.env.create_user("eve"))
    there = await place(world)
    if kind == "duel":
        await play_duel(there)
    else:
        await there.play(there.ana, {"game": "!move b2", "exhibition": "!watch hard easy"}[kind])
    there = await vanish(there)
    await world.env.settle()
    if is_restarted:
        await there.restart()
    assert "Your move, **eve**" in await there.play(eve, "!play")
    await there.play(eve, "!resign")
    await there.play(there.ana, f"!play {there.ben.mention} x")
    assert "plays against" in answer(await there.press(there.ben, "Accept"))
    assert "has no games with a result" in await there.play(there.ben, "!stats")


async def test_a_game_whose_board_was_deleted_can_go_on(world: World) -> None:
    await play_duel(world)
    await world.button_message.delete()
    assert "**ana** ❌ is to move" in await world.play(world.ben, "!board")
    eve = world.guild.add_member(world.env.create_user("eve"))
    assert "Another game is running here" in await world.play(eve, "!play")


async def test_a_game_that_was_moved_to_a_new_message_meanwhile_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_duel(world)
    old = world.button_message
    await world.play(world.ben, "!board")
    new, request, cache = world.button_message, world.app.http.edit_message, world.app.services.matches
    running = await cache.running(ChannelId(world.channel.id))
    cache.record_shown(running, MessageId(old.id))
    await old.delete()

    async def edit_while_the_board_moves(channel: int, message: int, **fields: Any) -> Any:
        cache.record_shown(running, MessageId(new.id))
        return await request(channel, message, **fields)

    monkeypatch.setattr(world.app.http, "edit_message", edit_while_the_board_moves)
    world.guild.remove_member(world.ana)
    await world.advance(timedelta(minutes=5))
    assert not await is_free(world)
    for _ in range(2):
        await world.advance(timedelta(minutes=5))
    assert "⌛ **ana** left or ran out of time." in world.last_text


async def test_a_new_game_says_that_the_lost_one_has_ended(world: World) -> None:
    await play_duel(world)
    await world.button_message.delete()
    assert (await world.play(world.add_member("eve"), "!play")).splitlines()[4].startswith(ENDED)


@pytest.mark.parametrize("command", ["!play", "!watch hard easy"])
async def test_a_player_cannot_delete_the_board_to_avoid_a_loss(world: World, command: str) -> None:
    await play_duel(world)
    await world.button_message.delete()
    assert "Another game is running here" in await world.play(world.ben, command)
    assert "**ben won.**" in await world.play(world.ana, "!resign")


async def test_the_next_game_says_that_the_maintenance_has_ended_a_lost_one(world: World) -> None:
    await play_duel(world)
    running = await world.app.services.matches.get(ChannelId(world.channel.id))
    assert running
    await world.app.services.maintenance.end_unreachable(running)
    assert ENDED in await world.play(world.ana, "!play")


async def test_a_player_can_replace_a_lost_duel_that_has_not_begun(world: World) -> None:
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.button_message.delete()
    assert ENDED in await world.play(world.ben, "!play")
