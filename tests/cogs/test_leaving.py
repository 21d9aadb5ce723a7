"""Members who leave the guild during a duel."""

from datetime import timedelta

from bot.model.ids import ChannelId
from tests.support.world import World, button_labels, text_of

CHECK_INTERVAL = timedelta(minutes=10)
"""How often the bot checks which players have left."""


async def play_duel(world: World) -> None:
    """Start a duel, in which ana and ben have each moved once."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


async def is_running(world: World) -> bool:
    return await world.app.services.matches.get(ChannelId(world.channel.id)) is not None


async def test_a_player_who_left_the_server_forfeits(world: World) -> None:
    for leaver, winner in (("ana", "ben"), ("ben", "ana")):
        there = World.create(world.env)
        await play_duel(there)
        shown, messages = there.button_message, len(there.channel.history())
        there.guild.remove_member(getattr(there, leaver))
        await there.advance(CHECK_INTERVAL)
        assert len(there.channel.history()) == messages
        assert there.button_message.id == shown.id
        assert f"⌛ **{leaver}** left or ran out of time. **{winner} won.**" in text_of(there.button_message)
        assert button_labels(there.button_message) == ["Rematch", "Review"]
        assert not await is_running(there)


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
    assert "**ana** ❌, your move" in world.last_text
    assert "**ben** ⭕, your move" in await world.play(world.ana, "!move a2")


async def test_a_failed_member_lookup_forfeits_no_match(world: World) -> None:
    for status, code in ((404, 10004), (404, 10013), (403, 50001), (429, 0), (503, 0)):
        there = World.create(world.env)
        await play_duel(there)
        path = f"/guilds/{there.guild.id}/members/*"
        world.env.inject_error("GET", path, status=status, code=code, message="?", times=None)
        there.guild.remove_member(there.ben)
        await there.advance(CHECK_INTERVAL)
        assert "**ana** ❌, your move" in there.last_text, (status, code)
        assert await is_running(there)


async def test_matches_against_the_bot_need_no_member_lookup(world: World) -> None:
    await world.play(world.ana, "!move b2")
    world.guild.remove_member(world.ana)
    await world.advance(CHECK_INTERVAL)
    assert "Your move, **ana**" in world.last_text
    assert not [request for request in world.env.http_requests if "/members/" in request.path]
