"""Members who leave the guild during a duel."""

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.model.ids import ChannelId
from tests.world import World, button_labels, text_of

CHECK_INTERVAL = timedelta(minutes=10)
"""How often the bot checks which players have left."""


async def play_duel(world: World) -> None:
    """Start a duel, in which ana and ben have each moved once."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


async def is_running(world: World) -> bool:
    return await world.app.services.matches.get(ChannelId(world.channel.id)) is not None


@pytest.mark.parametrize(("leaver", "winner"), [("ana", "ben"), ("ben", "ana")])
async def test_a_player_who_left_the_server_forfeits(world: World, leaver: str, winner: str) -> None:
    await play_duel(world)
    shown = world.button_message
    messages = len(world.channel.history())
    deleted: MemberActor = getattr(world, leaver)
    world.guild.remove_member(deleted)
    await world.advance(CHECK_INTERVAL)
    assert len(world.channel.history()) == messages
    assert world.button_message.id == shown.id
    assert f"⌛ **{leaver}** left or ran out of time. **{winner} won.**" in text_of(world.button_message)
    assert button_labels(world.button_message) == ["Rematch", "Review"]
    assert not await is_running(world)


async def test_a_match_without_its_players_ends_without_a_result(world: World) -> None:
    await play_duel(world)
    for deleted in (world.ana, world.ben):
        world.guild.remove_member(deleted)
    await world.advance(CHECK_INTERVAL)
    assert "💤 Nobody kept playing, so this game ended without a result." in world.last_text
    assert not await is_running(world)


async def test_players_who_stay_play_on(world: World) -> None:
    await play_duel(world)
    await world.advance(timedelta(hours=1))
    assert "**ana** ❌ is to move" in world.last_text
    assert "**ben** ⭕ is to move" in await world.play(world.ana, "!move a2")


@pytest.mark.parametrize(("status", "code"), [(404, 10004), (404, 10013), (403, 50001), (429, 0), (503, 0)])
async def test_a_failed_member_lookup_forfeits_no_match(world: World, status: int, code: int) -> None:
    await play_duel(world)
    world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, message="?", times=None)
    world.guild.remove_member(world.ben)
    await world.advance(CHECK_INTERVAL)
    assert "**ana** ❌ is to move" in world.last_text
    assert await is_running(world)


async def test_matches_against_the_bot_need_no_member_lookup(world: World) -> None:
    await world.play(world.ana, "!move b2")
    world.guild.remove_member(world.ana)
    await world.advance(CHECK_INTERVAL)
    assert "Your move, **ana**" in world.last_text
    assert not [request for request in world.env.http_requests if "/members/" in request.path]
