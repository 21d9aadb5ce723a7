"""Matches between members, and challenges to them."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

from bot.database.database import Database
from bot.games.ids import UserId
from bot.matches.matches import Matches
from bot.model.ids import ChallengeId, ChannelId
from cogs.duels.queries import expired_challenges
from cogs.duels.service import ChallengeService
from tests.support.acts import delete_data, has_no_buttons, message, play_duel
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, text_of

TIME_LIMIT = (
    "\nWithout a move by then, the game ends without a result. "
    "Once both of you have moved, whoever runs out of time loses."
)


async def test_a_duel_is_played_by_messages_and_buttons(world: World) -> None:
    question = await world.ana.slash(world.channel, "play", member=world.ben, mark="x")
    challenge = world.button_message
    assert answer(question).startswith(f"⚔️ {world.ben.mention}, **ana** challenges you")
    assert "**ana** plays ❌, and ❌ goes first." in answer(question)
    assert "Expires <t:" in answer(question)
    assert button_labels(challenge) == ["Accept", "Decline"]
    start = await world.press(world.ben, "Accept")
    assert "**ana** ❌ plays against **ben** 🔵." in answer(start)
    assert "**ana** ❌, your move · ends <t:" in answer(start)
    assert world.button_message.id == challenge.id
    assert TIME_LIMIT in answer(start)
    eve = world.add_member("eve")
    assert ephemeral_answer(await world.press(world.ben, "B2")) == "It's not your turn. `!board` shows the board."
    assert "You aren't a player in this game" in ephemeral_answer(await world.press(eve, "B2"))
    second = answer(await world.press(world.ana, "A1"))
    assert second.splitlines()[-2].endswith("**ana** played **A1** ❌.")
    assert re.fullmatch(r"\*\*ben\*\* 🔵, your move · ends <t:\d+:R>", second.splitlines()[-1])
    assert "**ben** 🔵, your move" in await world.play(eve, "!board")
    await world.play(world.ben, "!move b1")
    assert "Another game is running here" in await world.play(world.ana, "!play")
    assert TIME_LIMIT not in await world.play(world.ana, "!move a2")
    await world.press(world.ben, "B2")
    final = answer(await world.press(world.ana, "A3"))
    assert "🏆 **ana won** with ❌ on A1-A2-A3." in final
    assert button_labels(world.button_message) == ["Rematch", "Review", "Fix my mistakes"]


def pings(world: World, path: str) -> list[dict[str, Any]]:
    """The allowed mentions of the bot's requests to paths with an ending."""
    sent: list[Any] = [request.json for request in world.env.http_requests if request.path.endswith(path)]
    return [(body.get("data") or body)["allowed_mentions"] for body in sent]


async def test_only_a_challenge_by_slash_command_pings_and_only_once(world: World) -> None:
    await world.ana.slash(world.channel, "play", member=world.ben)
    assert [user.id for user in world.button_message.mentions] == [world.ben.id]
    await world.press(world.ana, "Decline")
    await world.ana.slash(world.channel, "play", member=world.ben)
    assert pings(world, "/callback")[::2] == [{"parse": [], "users": [world.ben.id]}, {"parse": []}]
    await world.press(world.ana, "Decline")
    await world.play(world.ana, f"!play {world.ben.mention}")
    assert pings(world, "/messages") == [{"parse": []}]
    await world.press(world.ana, "Decline")
    question = await world.ana.context_menu(world.channel, "Challenge to a game", world.ben)
    assert "The marks are random, and ❌ goes first." in answer(question)
    start = answer(await world.press(world.ben, "Accept"))
    assert "**ana** ❌ plays against **ben** 🔵" in start or "**ben** ❌ plays against **ana** 🔵" in start


async def test_deleting_ones_data_allows_no_second_challenge_to_ping(world: World) -> None:
    for _ in range(3):
        challenge = message_of(await world.ana.slash(world.channel, "play", member=world.ben))
        await delete_data(world, world.ana)
        assert "no longer open" in answer(await world.ben.click(challenge, label="Accept"))
    users = [sent["users"] for sent in pings(world, "/callback") if "users" in sent]
    assert users == [[world.ben.id]]
    world.env.inject_error("POST", "/interactions/*/*/callback", status=503, times=10)
    await world.ben.slash(world.channel, "play", member=world.ana)
    world.env.backend.faults.clear()
    _ = world.env.errors
    await world.ben.slash(world.channel, "play", member=world.ana)
    assert pings(world, "/callback")[-1]["users"] == [world.ana.id]  # the first one was never seen


async def test_invalid_challenges_are_refused(world: World) -> None:
    text = await world.play(world.ana, f"!play {world.ben.mention} easy")
    assert text == "Levels are only for games against me. Leave the level out to challenge a member."
    await world.ana.slash(world.channel, "play", member=world.ben)
    other_bot = world.guild.add_member(world.env.create_user("helper", bot=True))
    for challenger, opponent, expected in (
        (world.ana, world.ana, "You can't play against yourself"),
        (world.ana, other_bot, "Bots can't accept challenges"),
        (world.ana, world.ben, "The two of you already have an open challenge"),
        (world.ben, world.ana, "The two of you already have an open challenge"),
    ):
        assert expected in ephemeral_answer(await challenger.slash(world.channel, "play", member=opponent))
    assert len([message for message in world.channel.history() if message.components]) == 1
    for question in ("!invite", "!play @ben"):
        await world.ana.send_dm(question)
        assert text_of(world.ana.user.dm_channel.history()[-1]).startswith("Only the two of us are here.")
    world.guild.remove_member(world.ana)
    assert "I can't find that member" in ephemeral_answer(await world.press(world.ben, "Accept"))


async def test_a_member_challenged_by_name_is_pinged(world: World) -> None:
    for unknown in ("<@123456789>", "@be", "@benny"):
        assert "I can't find that member here." in await world.play(world.ana, f"!play {unknown}")
    assert "challenges you" in await world.play(world.ana, "!play @Ben")
    assert [user.id for user in world.button_message.mentions] == [world.ben.id]
    assert "Your move, **ana**" in await world.play(world.ana, f"!play {world.mention}")  # the bot accepts at once


async def test_only_the_two_members_answer_a_challenge(world: World) -> None:
    eve = world.add_member("eve")
    await world.play(world.ana, f"!play {world.ben.mention}")
    for label in ("Accept", "Decline"):
        assert ephemeral_answer(await world.press(eve, label)) == "That challenge is for someone else."
    assert "You can't play against yourself" in ephemeral_answer(await world.press(world.ana, "Accept"))
    assert button_labels(world.button_message) == ["Accept", "Decline"]
    assert answer(await world.press(world.ben, "Decline")) == "**ben** declined the challenge."
    assert has_no_buttons(world)
    await world.play(world.ana, f"!play {world.ben.mention}")
    assert answer(await world.press(world.ana, "Decline")) == "**ana** withdrew the challenge."
    assert has_no_buttons(world)
    assert "challenges you" in await world.play(world.ben, f"!play {world.ana.mention}")


async def test_an_invitation_is_for_anyone_until_its_author_withdraws_it(world: World) -> None:
    await world.ana.slash(world.channel, "invite")
    assert ephemeral_answer(await world.press(world.ben, "Withdraw")) == "That challenge is for someone else."
    assert answer(await world.press(world.ana, "Withdraw")) == "**ana** withdrew the invite."
    assert (await world.play(world.ana, "!invite o")).startswith("⚔️ **ana** is looking for someone to play:")
    assert button_labels(world.button_message) == ["Accept", "Withdraw"]
    assert "already have an open invite" in await world.play(world.ana, "!invite")
    assert "**ben** ❌ plays against **ana** 🔵." in answer(await world.press(world.ben, "Accept"))


async def test_a_challenge_expires_and_a_late_press_updates_it(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention}")
    await world.advance(timedelta(minutes=25))
    assert not has_no_buttons(world)
    await world.advance(timedelta(minutes=5))
    assert world.last_text == "⌛ **ana** got no answer in time."
    assert has_no_buttons(world)
    await world.play(world.ana, f"!play {world.ben.mention}")
    challenge = world.button_message
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived")
    await world.advance(timedelta(minutes=30))
    services = world.app.services
    assert await services[Database].read(expired_challenges, services.now(), world.app.shards_carried) == []
    assert "That's no longer open" in answer(await world.ben.click(challenge, label="Accept"))
    assert has_no_buttons(world)
    await world.play(world.ana, f"!play {world.ben.mention}")
    question = world.channel.history()[-2].id
    await world.app.services[ChallengeService].close(ChallengeId(question), UserId(world.ana.id))
    assert "That's no longer open" in answer(await world.press(world.ben, "Accept"))
    assert has_no_buttons(world)


async def test_a_challenge_waits_until_the_channel_is_free(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention} x")
    challenge = world.button_message
    await world.play(world.ben, "!move b2")
    await world.restart()
    assert "Another game is running here" in ephemeral_answer(await world.ben.click(challenge, label="Accept"))
    await world.play(world.ben, "!resign")
    assert "**ben** 🔵" in answer(await world.ben.click(challenge, label="Accept"))


async def test_a_rematch_swaps_the_marks_and_leaves_the_final_board(world: World) -> None:
    await world.start_duel()
    assert "🏳️ **ben** resigned. **ana won.**" in await world.play(world.ben, "!resign")
    question = await world.press(world.ana, "Rematch")
    assert "**ana** plays 🔵, and ❌ goes first." in answer(question)
    assert "**ben** ❌ plays against **ana** 🔵." in answer(await world.press(world.ben, "Accept"))
    await world.play(world.ben, "!resign")
    final = world.button_message
    await world.ana.click(final, label="Rematch")
    accepted = await world.ben.click(final, label="Rematch")
    assert "**ana** ❌ plays against **ben** 🔵." in answer(accepted)
    await world.play(world.ben, "!resign")
    final = world.button_message
    await world.ben.slash(world.channel, "play", member=world.ana, thread=True)
    assert "The game is in" in answer(await world.ana.click(final, label="Rematch"))
    assert "**ben** resigned" in text_of(message(world, final.id))


async def test_a_player_forfeits_after_a_day(world: World) -> None:
    forfeited = "⌛ **ana** left or ran out of time. **ben won.**"
    for can_be_edited in (True, False):
        await play_duel(world)
        assert "**ana** ❌, your move · ends <t:" in world.last_text
        if not can_be_edited:
            world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
        board = world.channel.history()[-1].id
        await world.advance(timedelta(hours=24))
        assert forfeited in world.last_text
        assert button_labels(world.button_message) == ["Rematch", "Review", "Fix my mistakes"]
        assert (world.channel.history()[-1].id == board) == can_be_edited


ALLOWED = "💡 Both players may use"


async def is_coached(world: World) -> bool:
    saved = await world.app.services[Matches].get(ChannelId(world.channel.id))
    assert saved
    return saved.is_coached


async def test_a_challenge_and_its_rematch_allow_hints(world: World) -> None:
    assert ALLOWED in await world.play(world.ana, f"!play {world.ben.mention} x hints")
    await world.press(world.ben, "Accept")
    assert await is_coached(world)
    await world.play(world.ana, "!resign")
    assert ALLOWED in answer(await world.press(world.ben, "Rematch"))
    await world.press(world.ana, "Accept")
    assert await is_coached(world)
    await world.play(world.ana, "!resign")
    assert ALLOWED in await world.play(world.ana, "!invite hints")
    await world.press(world.ben, "Accept")
    assert await is_coached(world)
    await world.play(world.ana, "!resign")
    assert ALLOWED in answer(await world.ana.slash(world.channel, "play", member=world.ben, hints=True))
    await world.press(world.ana, "Decline")
    assert ALLOWED in answer(await world.ana.slash(world.channel, "invite", hints=True))
    await world.press(world.ana, "Withdraw")
    assert ALLOWED not in answer(await world.ana.slash(world.channel, "play", member=world.ben))
    await world.press(world.ben, "Accept")
    assert not await is_coached(world)
