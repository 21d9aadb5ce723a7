"""Duels in which both members allow hints."""

from bot.model.ids import ChannelId
from tests.support.world import World, answer

ALLOWED = "💡 Both players may use"


async def is_coached(world: World) -> bool:
    saved = await world.app.services.matches.get(ChannelId(world.channel.id))
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


async def test_slash_challenges_allow_hints_only_on_request(world: World) -> None:
    assert ALLOWED in answer(await world.ana.slash(world.channel, "play", member=world.ben, hints=True))
    await world.press(world.ana, "Decline")
    assert ALLOWED in answer(await world.ana.slash(world.channel, "invite", hints=True))
    await world.press(world.ana, "Withdraw")
    assert ALLOWED not in answer(await world.ana.slash(world.channel, "play", member=world.ben))
    await world.press(world.ben, "Accept")
    assert not await is_coached(world)
