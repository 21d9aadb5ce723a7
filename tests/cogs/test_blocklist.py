"""Users and servers that the bot's owner has blocked get no answers."""

from __future__ import annotations

from datetime import timedelta

from simcord import InteractionResult, MemberActor

from bot.storage.blocklist import block, unblock
from tests.support.acts import hidden_database
from tests.support.world import World, answer

WITHIN = timedelta(minutes=1)


async def every_way_to_ask(world: World, member: MemberActor) -> list[object]:
    """The answers to a typed command, a slash command, autocomplete, a press, and an outdated button."""
    old = await world.post_buttons("an old button")
    board = next(message for message in world.newest_messages() if len(message.components) > 1)
    results: list[InteractionResult] = [
        await member.slash(world.channel, "help"),
        await member.click(board, label="A3"),
        await member.click(old, label="an old button"),
    ]
    return [*await world.send(member, "!help"), *(result.response for result in results if result.response)]


async def test_a_blocked_user_gets_no_answers_even_while_the_database_fails(world: World) -> None:
    await world.play(world.ana, "!move b2")
    database = world.app.services.database
    await database.write(block, world.ana.id)
    await world.advance(WITHIN)
    assert await every_way_to_ask(world, world.ana) == []
    assert await world.play(world.ben, "!help")
    await database.write(unblock, world.ana.id)
    await world.advance(WITHIN)
    assert "### Play" in answer(await world.ana.slash(world.channel, "help"))
    await database.write(block, world.ana.id)
    await world.restart()
    with hidden_database(world):
        await world.advance(WITHIN)
        assert await world.send(world.ana, "!help") == []
