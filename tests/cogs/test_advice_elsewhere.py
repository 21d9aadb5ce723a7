"""Advice about a running game that is asked for in another place."""

from __future__ import annotations

from dataclasses import replace

from tests.support.world import World, button_labels, private_answer

POSITION = "O../.X./..."


async def test_the_game_is_named_and_marked_only_after_a_yes(easy_world: World) -> None:
    world, elsewhere = easy_world, easy_world.guild.create_text_channel("elsewhere")
    await world.play(world.ana, "!move b2")
    question = await world.ana.slash(elsewhere, "analyse", position=POSITION)
    assert f"You are playing a game in <#{world.channel.id}>" in private_answer(question)
    assert question.response is not None
    assert button_labels(question.response.message) == ["Analyse anyway"]
    assert "with advice" not in footer(world)
    analysis = private_answer(await world.ana.click(question.response.message, label="Analyse anyway"))
    assert "This game now counts as played with advice" in analysis
    await world.play(world.ana, "!board")
    assert "with advice" in footer(world)
    again = private_answer(await world.ana.slash(elsewhere, "analyse", position=POSITION))
    assert "You are playing" not in again
    assert "draw" in again or "win" in again


async def test_only_the_member_who_was_asked_answers(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!move b2")
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    assert "You are playing a game" in await there.play(world.ana, f"!analyse {POSITION}")
    refusal = private_answer(await world.ben.click(there.button_message, label="Analyse anyway"))
    assert "You are playing" not in refusal
    await world.play(world.ana, "!board")
    assert "with advice" not in footer(world)


def footer(world: World) -> str:
    """The text below the latest board in the world's channel."""
    board = next(message for message in world.newest_messages() if message.embeds)
    return board.embeds[0].footer.text or ""
