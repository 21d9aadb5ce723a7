"""Advice about a running game that is asked for in another place."""

from __future__ import annotations

from dataclasses import replace

from tests.support.acts import footer
from tests.support.world import World, button_labels, message_of, private_answer

POSITION = "O../.X./..."


async def test_a_game_elsewhere_is_named_and_marked_only_after_its_player_says_yes(easy_world: World) -> None:
    world, elsewhere = easy_world, easy_world.guild.create_text_channel("elsewhere")
    await world.play(world.ana, "!move b2")
    question = await world.ana.slash(elsewhere, "analyse", position=POSITION)
    assert f"You are playing a game in <#{world.channel.id}>" in private_answer(question)
    assert button_labels(message_of(question)) == ["Analyse anyway"]
    assert "With advice" not in footer(world.board_message)
    await world.ana.click(message_of(question), label="Analyse anyway")
    await world.play(world.ana, "!board")
    assert "With advice" in footer(world.board_message)
    again = private_answer(await world.ana.slash(elsewhere, "analyse", position=POSITION))
    assert "You are playing" not in again
    assert "draw" in again or "win" in again
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    assert "You are playing a game" in await there.play(world.ana, f"!analyse {POSITION}")
    refusal = private_answer(await world.ben.click(there.button_message, label="Analyse anyway"))
    assert "You are playing" not in refusal
    await world.play(world.ana, "!board")
    assert "With advice" not in footer(world.board_message)


async def test_a_hint_and_a_typed_analysis_are_asked_about_once(easy_world: World) -> None:
    world = easy_world
    there = replace(world, channel=world.guild.create_text_channel("elsewhere"))
    for place in (world, there):
        await place.play(world.ana, "!move b2")
    question = await world.ana.slash(there.channel, "hint")
    assert f"You are playing a game in <#{world.channel.id}>" in private_answer(question)
    await world.ana.click(message_of(question), label="Show the hint")
    for place in (world, there):
        await place.play(world.ana, "!board")
        assert "With advice" in footer(place.board_message)
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    assert "You are playing a game" in await world.play(world.ana, f"!analyse {POSITION}")
    question = world.button_message
    assert button_labels(question) == ["Analyse anyway"]
    assert "to move" in private_answer(await world.ana.click(question, label="Analyse anyway"))
    (asked,) = (message for message in world.newest_messages() if message.id == question.id)
    assert "You are playing a game" in asked.content
    assert button_labels(asked) == []
