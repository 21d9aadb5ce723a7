"""What people are told about their data, and how they have them deleted."""

from tests.world import World, answer


async def test_a_person_sees_what_is_stored_about_them_and_nobody_else_does(world: World) -> None:
    await world.plays(world.ana, "!move b2", "!resign", "!move a1")
    result = await world.ana.slash(world.channel, "privacy")
    assert result.ephemeral
    assert "in 1 finished and 1 running games" in answer(result)


async def test_who_has_never_played_is_offered_no_button(world: World) -> None:
    assert "in 0 finished and 0 running games" in await world.plays(world.ben, "!privacy")
    message = world.channel.last_message
    assert message is not None
    assert not message.components


async def test_what_is_stored_is_deleted_on_request(world: World) -> None:
    await world.plays(world.ana, "!move b2", "!resign", "!move a1", "!privacy")
    result = await world.ana.click(world.question, label="Delete my data")
    assert answer(result) == "Done: nothing that I keep carries your account's number any more."
    assert "No game is running" in await world.plays(world.ana, "!board")
    assert "in 0 finished and 0 running games" in await world.plays(world.ana, "!privacy")


async def test_nobody_else_can_delete_it(world: World) -> None:
    await world.plays(world.ana, "!move b2", "!privacy")
    result = await world.ben.click(world.question, label="Delete my data")
    assert result.ephemeral
    assert answer(result) == "That question was for somebody else."
    assert "🇧🔲❌🔲" in await world.plays(world.ana, "!board")
