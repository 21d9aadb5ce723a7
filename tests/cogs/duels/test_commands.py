"""Matches between members, and challenges to them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.ids import ChallengeId
from cogs.duels.queries import expired_challenges
from cogs.duels.service import ChallengeService
from tests.support.acts import delete_data, has_no_buttons, play_duel
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of


def pings(world: World, path: str) -> list[dict[str, Any]]:
    """The allowed mentions of the bot's requests to paths with an ending."""
    sent: list[Any] = [request.json for request in world.env.http_requests if request.path.endswith(path)]
    return [(body.get("data") or body)["allowed_mentions"] for body in sent]


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


async def test_bots_and_members_who_have_left_are_not_challenged(world: World) -> None:
    helper = world.guild.add_member(world.env.create_user("helper", bot=True))
    refusal = ephemeral_answer(await world.ana.slash(world.channel, "play", member=helper))
    assert refusal.startswith("Bots can't accept challenges")
    await world.ana.slash(world.channel, "play", member=world.ben)
    world.guild.remove_member(world.ana)
    assert "I can't find that member" in ephemeral_answer(await world.press(world.ben, "Accept"))


async def test_a_member_challenged_by_name_is_pinged(world: World) -> None:
    for unknown in ("<@123456789>", "@be", "@benny"):
        assert "I can't find that member here." in await world.play(world.ana, f"!play {unknown}")
    assert "challenges you" in await world.play(world.ana, "!play @Ben")
    assert [user.id for user in world.button_message.mentions] == [world.ben.id]
    assert "Your move, **ana**" in await world.play(world.ana, f"!play {world.mention}")  # the bot accepts at once


async def test_a_late_press_updates_an_expired_challenge(world: World) -> None:
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


async def test_an_end_is_posted_where_the_board_cannot_be_edited(world: World) -> None:
    await play_duel(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    board = world.channel.history()[-1].id
    await world.advance(timedelta(hours=24))
    assert "⌛ **ana** left or ran out of time. **ben won.**" in world.last_text
    assert button_labels(world.button_message) == ["Rematch", "Review", "Fix my mistakes"]
    assert world.channel.history()[-1].id != board
