"""The bot installed to user accounts: in group DMs, and in guilds that it is not in."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import timedelta
from typing import Any, cast

import discord
import pytest

from bot.storage import schema
from tests.databases import contents
from tests.world import World, answer, new_app, private_answer, rows, text_of

Payload = dict[str, Any]

GROUP_PERMISSIONS = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
OTHER_GUILD = 77 << 22
"""A guild that the bot is not in."""


def relocate(world: World, move: Callable[[Payload], None]) -> None:
    """Let all interactions come from another place.

    The simulated Discord still shows all answers in the channel, and accepts more requests than the real one.
    """

    def receive(event: str, payload: object) -> None:
        if event == "INTERACTION_CREATE":
            interaction = cast("Payload", payload)
            user = interaction["member"]["user"]
            interaction["authorizing_integration_owners"] = {"1": user["id"]}
            interaction["app_permissions"] = str(GROUP_PERMISSIONS.value)
            move(interaction)

    world.env.backend.subscribers.insert(0, receive)


def in_a_group(payload: Payload) -> None:
    """Change an interaction as if it came from a group DM."""
    payload["user"] = payload.pop("member")["user"]
    payload["data"].get("resolved", {}).pop("members", None)
    del payload["guild_id"], payload["guild_locale"]
    payload |= {"context": 2, "channel": {"id": payload["channel_id"], "type": 3, "recipients": [], "flags": 0}}


def in_other_guild(*granted: str, locale: str = "en-US") -> Callable[[Payload], None]:
    """Change an interaction as if it came from a guild without the bot, where members have certain permissions."""

    def move(payload: Payload) -> None:
        payload["member"] |= {"permissions": str(discord.Permissions(**dict.fromkeys(granted, True)).value)}
        payload["member"]["nick"] = "the great"
        payload |= {"guild_id": str(OTHER_GUILD), "guild_locale": locale}

    return move


def forbidden_requests(world: World) -> list[str]:
    """The bot's requests that Discord would refuse in a group DM."""
    paths = [f"{request.method} {request.path}" for request in world.env.http_requests]
    return [path for path in paths if str(world.channel.id) in path or "/members/" in path or "/threads" in path]


async def start_duel_in_group(world: World) -> None:
    """Let ana challenge ben in a group DM, and ben accept."""
    relocate(world, in_a_group)
    await world.ana.slash(world.channel, "play", member=world.ben, mark="x")
    await world.press(world.ben, "Accept")


async def test_a_duel_in_a_group_needs_no_messages(world: World) -> None:
    await start_duel_in_group(world)
    await world.press(world.ana, "A1")
    await world.press(world.ben, "B2")
    await world.ana.slash(world.channel, "takeback")
    assert "**ana** took back a move." in answer(await world.press(world.ben, "Accept"))
    await world.ben.slash(world.channel, "draw")
    assert "**It's a draw** by agreement." in answer(await world.press(world.ana, "Accept"))
    question = await world.press(world.ben, "Rematch")
    assert "**ben** plays ❌" in answer(question)
    assert answer(await world.press(world.ben, "Decline")) == "**ben** withdrew the challenge."
    await world.env.settle()
    assert forbidden_requests(world) == []


async def test_a_forfeit_in_a_group_is_shown_at_the_next_command(world: World) -> None:
    await start_duel_in_group(world)
    await world.press(world.ana, "A1")
    await world.press(world.ben, "B2")
    board = world.button_message
    await world.advance(timedelta(hours=24))
    assert text_of(world.button_message) == text_of(board)
    assert forbidden_requests(world) == []
    assert "⌛ **ana** left or ran out of time. **ben won.**" in answer(await world.ben.slash(world.channel, "board"))
    assert "⌛ **ana** left or ran out of time. **ben won.**" in answer(await world.ana.click(board, label="C3"))
    assert [button.label for button in rows(world.button_message)[0]] == ["Rematch", "Review"]
    assert await world.app.services.match_store.unshown(world.app.shards_carried) == []
    assert forbidden_requests(world) == []


async def test_an_expired_invitation_in_a_group_is_refused(world: World) -> None:
    relocate(world, in_a_group)
    await world.ana.slash(world.channel, "invite", mark="o")
    invitation = world.button_message
    assert "wait until someone accepts it: https://discord.com/channels/@me/" in private_answer(
        await world.ana.slash(world.channel, "invite")
    )
    await world.advance(timedelta(minutes=30))
    assert await world.app.services.challenges.find_expired(world.app.shards_carried) == []
    assert "That's no longer open." in answer(await world.ben.click(invitation, label="Accept"))
    assert "The marks are random" in answer(
        await world.ana.context_menu(world.channel, "Challenge to a game", world.ben)
    )
    assert forbidden_requests(world) == []


@pytest.fixture
def group(world: World) -> Generator[World]:
    """A world whose interactions come from a group DM; no request may be made that Discord refuses there."""
    relocate(world, in_a_group)
    yield world
    assert forbidden_requests(world) == []


async def test_a_match_against_the_bot_in_a_group(group: World) -> None:
    ana, channel = group.ana, group.channel
    example = f"Your move, **ana**: you are ❌. For example: {await group.mention_of('move')} `"
    assert example in answer(await ana.slash(channel, "play"))
    assert example in answer(await group.press(ana, "B2"))
    assert "Your game here is still running." in answer(await ana.slash(channel, "play"))
    assert "Your move, **ana**" in answer(await group.press(ana, "Start over"))
    assert "**ana** resigned." in answer(await ana.slash(channel, "resign"))
    assert "No game is running" in private_answer(await ana.slash(channel, "board"))
    await group.env.settle()


async def test_coach_puzzles_and_learner_in_a_group(group: World) -> None:
    ana, channel = group.ana, group.channel
    await ana.slash(channel, "play")
    assert private_answer(await ana.slash(channel, "hint"))
    assert answer(await ana.slash(channel, "puzzle", daily=True))
    assert answer(await ana.slash(channel, "brain export"))
    assert "What I keep about you" in private_answer(await ana.slash(channel, "privacy"))
    await group.env.settle()


async def test_trainings_and_threads_are_refused_in_a_group(group: World) -> None:
    ana, channel = group.ana, group.channel
    assert "I can't show here how the training goes" in private_answer(await ana.slash(channel, "brain train"))
    assert "I can't open a thread here." in private_answer(await ana.slash(channel, "play", thread=True))
    await group.env.settle()


async def test_an_uneditable_board_is_posted_again(world: World) -> None:
    await start_duel_in_group(world)
    for code, label, user in ((10008, "A1", world.ana), (30046, "B2", world.ben)):
        before = world.button_message.id
        world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=code, message="Cannot")
        assert f"played **{label}**" in answer(await world.press(user, label))
        assert world.button_message.id != before
    assert forbidden_requests(world) == []


async def test_deleting_data_ends_a_match_in_a_group(world: World) -> None:
    await start_duel_in_group(world)
    board = world.button_message
    question = await world.ana.slash(world.channel, "privacy")
    assert question.response is not None
    await world.ana.click(question.response.message, label="Delete my data")
    await world.env.settle()
    assert "/users/@me/channels" in [
        request.path for request in world.env.http_requests
    ]  # the DM channel is not known yet
    assert "That game is over." in private_answer(await world.ben.click(board, label="A1"))
    assert forbidden_requests(world) == []


async def test_a_server_without_the_bot_is_not_stored(world: World) -> None:
    relocate(world, in_other_guild("use_external_apps", locale="pt-BR"))
    text = answer(await world.ana.slash(world.channel, "play", member=world.ben, mark="x"))
    assert f"{world.ben.mention}, **ana** desafia você" in text
    assert "**ana** ❌ joga contra **ben** ⭕." in answer(await world.press(world.ben, "Aceitar"))
    assert "I can't open a thread here." in private_answer(await world.ana.slash(world.channel, "play", thread=True))
    found = await contents(world.app.services.database)
    (match,) = (dict(zip(schema.match.columns.keys(), row, strict=True)) for row in found["match"])
    assert (match["server_id"], match["channel_id"]) == (None, world.channel.id)
    assert found["server"] == []
    assert str(OTHER_GUILD) not in str(found)
    assert forbidden_requests(world) == []


async def test_challenges_need_public_answers(world: World) -> None:
    relocate(world, in_other_guild())
    question = (
        await world.ana.slash(world.channel, "play", member=world.ben),
        await world.ana.slash(world.channel, "invite"),
    )
    for notice in map(private_answer, question):
        assert notice.startswith("Only you can see my answers in this server")
    assert "Your move" in answer(await world.ana.slash(world.channel, "play"))


async def test_an_expired_answer_is_not_repeated(world: World) -> None:
    await start_duel_in_group(world)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    await world.ana.click(world.button_message, label="A1")
    _ = world.env.errors
    assert len(await world.app.services.match_store.unshown(world.app.shards_carried)) == 1
    await world.advance(timedelta(minutes=5))
    assert await world.app.services.match_store.unshown(world.app.shards_carried) == []
    assert "🇦❌🔲🔲" in answer(await world.press(world.ana, "B2"))
    assert "It's not your turn." in private_answer(await world.press(world.ana, "B2"))
    assert "played **B2**" in answer(await world.press(world.ben, "B2"))
    assert forbidden_requests(world) == []


async def test_a_board_in_a_group_is_requested_once_after_a_restart(world: World) -> None:
    relocate(world, in_a_group)
    await world.ana.slash(world.channel, "play")
    await world.press(world.ana, "B2")
    await world.env.restart_bot(new_app(world.app.services))
    world.env.inject_error("*", "/channels/*/messages/*", status=403, code=50001, message="Missing Access", times=None)
    await world.advance(timedelta(hours=24))
    assert len(forbidden_requests(world)) == 1
    await world.advance(timedelta(hours=1))
    assert len(forbidden_requests(world)) == 1
    assert "⌛" in answer(await world.ana.slash(world.channel, "board"))
