"""The bot installed to user accounts: in group DMs, and in guilds that it is not in."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import timedelta
from typing import Any, cast

import discord
import pytest
from simcord.results import to_discord_message

from bot.database.database import Database
from bot.matches import tables
from bot.matches.store import MatchStore
from cogs.duels.queries import expired_challenges
from tests.support import acts
from tests.support.acts import delete_data
from tests.support.databases import contents
from tests.support.large_boards import choose, offered
from tests.support.world import (
    World,
    answer,
    button_labels,
    ephemeral_answer,
    message_of,
    rows,
    text_of,
)

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


@pytest.fixture
def group(world: World) -> Generator[World]:
    """A world whose interactions come from a group DM; no request may be made that Discord refuses there."""
    relocate(world, in_a_group)
    yield world
    assert forbidden_requests(world) == []


async def start_duel_in_group(world: World) -> None:
    """Let ana challenge ben in a group DM, and ben accept."""
    await world.ana.slash(world.channel, "play", member=world.ben, mark="x")
    await world.press(world.ben, "Accept")


async def test_a_duel_in_a_group_needs_no_messages(group: World) -> None:
    await start_duel_in_group(group)
    await group.press(group.ana, "A1")
    await group.press(group.ben, "B2")
    await group.ana.slash(group.channel, "offer", what="takeback")
    assert "**ana** took back a move." in answer(await group.press(group.ben, "Accept"))
    await group.ben.slash(group.channel, "offer", what="draw")
    assert "**It's a draw** by agreement." in answer(await group.press(group.ana, "Accept"))
    question = await group.press(group.ben, "Rematch")
    assert "**ben** plays ❌" in answer(question)
    assert answer(await group.press(group.ben, "Decline")) == "**ben** withdrew the challenge."
    await group.env.settle()
    await group.ana.slash(group.channel, "play", member=group.ben, mark="x", game="7x7")
    await group.press(group.ben, "Accept")
    board = group.button_message
    shown = await choose(group.ana, board, "D")
    assert (message_of(shown).id, offered(message_of(shown))[0]) == (board.id, "Row D: choose a column")
    await group.ana.slash(group.channel, "move", coordinate="a1")
    replaced = await group.ana.click(board, label="Another row")
    assert (message_of(replaced).id, "**ben** 🔵, your move" in answer(replaced)) == (board.id, True)
    assert offered(message_of(replaced))[0] == "Choose a row: A–G"


async def test_forfeits_and_expired_invitations_are_shown_at_the_next_command(group: World) -> None:
    await start_duel_in_group(group)
    await group.press(group.ana, "A1")
    await group.press(group.ben, "B2")
    board = group.button_message
    await group.advance(timedelta(hours=24))
    assert text_of(group.button_message) == text_of(board)
    assert forbidden_requests(group) == []
    assert "⌛ **ana** left or ran out of time. **ben won.**" in answer(await group.ben.slash(group.channel, "board"))
    assert "⌛ **ana** left or ran out of time. **ben won.**" in answer(await group.ana.click(board, label="C3"))
    assert button_labels(group.button_message) == ["Rematch", "Review", "Fix my mistakes", "Share"]
    assert await group.app.services[MatchStore].unshown(group.app.shards_carried) == []
    await group.ana.slash(group.channel, "invite", mark="o")
    invitation = group.button_message
    refusal = ephemeral_answer(await group.ana.slash(group.channel, "invite"))
    assert "wait until someone accepts it: https://discord.com/channels/@me/" in refusal
    await group.restart()  # now it does not know that it cannot edit messages there
    await group.advance(timedelta(minutes=30))
    services = group.app.services
    assert await services[Database].read(expired_challenges, services.now(), group.app.shards_carried) == []
    assert "That's no longer open." in answer(await group.ben.click(invitation, label="Accept"))
    challenge = await group.ana.context_menu(group.channel, "Challenge to a game", group.ben)
    assert "The marks are random" in answer(challenge)


async def test_a_match_against_the_bot_in_a_group(group: World) -> None:
    ana, channel = group.ana, group.channel
    assert "Your move, **ana**: you are ❌." in answer(await ana.slash(channel, "play"))
    assert "Your move, **ana**: you are ❌." in answer(await group.press(ana, "B2"))
    assert "Your game here is still running." in answer(await ana.slash(channel, "play"))
    assert "Your move, **ana**" in answer(await group.press(ana, "Start over"))
    assert "**ana** resigned." in answer(await ana.slash(channel, "resign"))
    assert "No game is running" in ephemeral_answer(await ana.slash(channel, "board"))
    await ana.slash(channel, "play", opponent="easy")
    await group.press(ana, "C1", "C2", "C3")
    assert "You made no mistakes." in group.last_text
    assert "Review" in button_labels(group.button_message)
    await group.env.settle()


async def test_a_game_is_shared_in_a_group_once_unless_files_are_forbidden(
    group: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await group.ana.slash(group.channel, "play", opponent="easy")
    await group.press(group.ana, "C1", "C2", "C3")
    board = group.button_message
    with monkeypatch.context() as patch:
        patch.setattr(f"{__name__}.GROUP_PERMISSIONS", discord.Permissions(embed_links=True))
        refusal = ephemeral_answer(await group.ben.click(board, label="Share"))
    assert refusal == "I can't share the game here: that takes the permission **Attach Files**."
    await group.ben.click(board, label="Share")
    shared = group.channel.history()[-1]
    assert "**ana** beat **easy** in " in text_of(shared)
    assert [file.filename for file in shared.attachments] == ["game.gif"]
    assert "Share" not in button_labels(group.button_message)
    assert forbidden_requests(group) == []
    await group.env.settle()


async def test_other_commands_work_in_a_group_if_nothing_is_posted(group: World) -> None:
    ana, channel = group.ana, group.channel
    await ana.slash(channel, "play")
    assert ephemeral_answer(await ana.slash(channel, "hint"))
    assert answer(await ana.slash(channel, "puzzle", daily=True))
    await ana.slash(channel, "brain")
    assert "I'd start over in mode" in answer(await group.press(ana, "Reset"))
    assert "What I keep about you" in ephemeral_answer(await ana.slash(channel, "privacy"))
    assert "I can't show here how the training goes" in ephemeral_answer(await ana.slash(channel, "brain", train=5))
    assert "I can't open a thread here." in ephemeral_answer(await ana.slash(channel, "play", thread=True))
    await group.env.settle()


async def test_an_uneditable_board_is_posted_again_until_data_are_deleted(group: World) -> None:
    await start_duel_in_group(group)
    for code, label, user in ((10008, "A1", group.ana), (30046, "B2", group.ben)):
        before = group.button_message.id
        group.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=code, message="Cannot")
        assert f"played **{label}**" in answer(await group.press(user, label))
        assert group.button_message.id != before
    board = group.button_message
    await delete_data(group, group.ana)
    assert "/users/@me/channels" in [request.path for request in group.env.http_requests]  # for the DM channel
    assert "That game is over." in ephemeral_answer(await group.ben.click(board, label="C3"))


async def test_a_server_without_the_bot_is_not_stored(world: World) -> None:
    relocate(world, in_other_guild("use_external_apps", locale="pt-BR"))
    world.app.allowed_servers = frozenset({world.guild.id})  # concerns only servers with the bot
    text = answer(await world.ana.slash(world.channel, "play", member=world.ben, mark="x"))
    assert f"{world.ben.mention}, **ana** desafia você" in text
    assert "**ana** ❌ joga contra **ben** 🔵." in answer(await world.press(world.ben, "Aceitar"))
    assert "I can't open a thread here." in ephemeral_answer(await world.ana.slash(world.channel, "play", thread=True))
    found = await contents(world.app.services[Database])
    (match,) = (dict(zip(tables.match.columns.keys(), row, strict=True)) for row in found["match"])
    assert (match["guild_id"], match["channel_id"]) == (None, world.channel.id)
    assert found["guild"] == []
    assert str(OTHER_GUILD) not in str(found)
    assert forbidden_requests(world) == []


async def test_challenges_need_public_answers(world: World) -> None:
    relocate(world, in_other_guild())
    for command, options in (("play", {"member": world.ben}), ("invite", {})):
        refusal = ephemeral_answer(await world.ana.slash(world.channel, command, **options))
        assert refusal.startswith("Only you can see my answers in this server")
    assert "Your move" in answer(await world.ana.slash(world.channel, "play"))


async def test_a_game_goes_on_in_its_message_once_the_bot_has_joined(world: World) -> None:
    relocate(world, in_other_guild("use_external_apps"))
    await start_duel_in_group(world)
    board = world.button_message
    world.env.backend.subscribers.pop(0)  # from now on, the bot is in the server
    for player, name, label in ((world.ana, "ana", "A1"), (world.ben, "ben", "B2")):
        pressed = await player.click(board, label=label)
        assert f"**{name}** played **{label}**" in answer(pressed)
        assert message_of(pressed).id == board.id
    assert "**ana** played **C3**" in await world.play(world.ana, "!move c3")
    assert button_labels(message_of(await world.ben.click(world.button_message, label="A2")))


async def test_an_expired_answer_is_not_repeated(group: World) -> None:
    await start_duel_in_group(group)
    group.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    await group.ana.click(group.button_message, label="A1")
    _ = group.env.errors
    assert len(await group.app.services[MatchStore].unshown(group.app.shards_carried)) == 1
    await group.advance(timedelta(minutes=5))
    assert await group.app.services[MatchStore].unshown(group.app.shards_carried) == []
    assert "🇦❌▫️▫️" in answer(await group.press(group.ana, "B2"))
    assert "It's not your turn." in ephemeral_answer(await group.press(group.ana, "B2"))
    assert "played **B2**" in answer(await group.press(group.ben, "B2"))


async def test_a_board_in_a_group_is_requested_once_after_a_restart(world: World) -> None:
    relocate(world, in_a_group)
    await world.ana.slash(world.channel, "play")
    await world.press(world.ana, "B2")
    await world.restart()
    world.env.inject_error("*", "/channels/*/messages/*", status=403, code=50001, message="Missing Access", times=None)
    await world.advance(timedelta(hours=24))
    assert len(forbidden_requests(world)) == 1
    await world.advance(timedelta(hours=1))
    assert len(forbidden_requests(world)) == 1
    assert "⌛" in answer(await world.ana.slash(world.channel, "board"))


async def test_a_duel_in_a_group_needs_no_messages_after_a_restart(group: World) -> None:
    await start_duel_in_group(group)
    await group.press(group.ana, "A1")
    await group.restart()
    await group.advance(timedelta(hours=24))
    assert "Nobody kept playing" in answer(await group.ana.slash(group.channel, "board"))


async def test_a_server_that_adds_the_bot_keeps_one_board(world: World) -> None:
    relocate(world, in_other_guild("use_external_apps"))
    await world.ana.slash(world.channel, "play")
    board = world.button_message
    del world.env.backend.subscribers[0]  # from here on, the bot is a member
    await world.ana.slash(world.channel, "board")
    await world.env.settle()
    assert world.button_message.id != board.id
    assert not acts.message(world, board.id).components


async def test_a_storm_runs_to_its_end(world: World) -> None:
    relocate(world, in_a_group)
    shown = await world.ana.slash(world.channel, "storm", game="3x3")
    assert "puzzle 1" in ephemeral_answer(shown)
    pressed = next(button for row in rows(message_of(shown)) for button in row if not button.disabled)
    assert "puzzle 2" in answer(await world.ana.click(message_of(shown), custom_id=pressed.custom_id))
    await world.env.advance_time(100)
    ending = to_discord_message(world.env, world.env.backend.get_message(world.channel.id, message_of(shown).id))
    assert "Time is up." in text_of(ending)
