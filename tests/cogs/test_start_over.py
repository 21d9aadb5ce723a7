"""Starting over while a match is running."""

from datetime import timedelta

import pytest

from tests.world import World, answer, new_app, rows


async def test_starting_over_needs_a_confirmation(world: World) -> None:
    await world.play(world.ana, "!move b2")
    text = await world.play(world.ana, "!play o")
    assert text == "A game is still running here. Throw it away and start a new one?"
    question = world.button_message
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!board")
    result = await world.ana.click(question, label="Start over")
    assert "you are ⭕" in answer(result)
    assert "Start over" not in [button.label for row in rows(world.button_message) for button in row]
    assert "you are ⭕" in await world.play(world.ana, "!board")


async def test_the_player_can_keep_playing(world: World) -> None:
    await world.play(world.ana, "!move b2", "!play")
    result = await world.ana.click(world.button_message, label="Keep playing")
    assert answer(result) == "The game goes on. `!board` shows it."
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!board")


@pytest.mark.parametrize("label", ["Start over", "Keep playing"])
async def test_only_the_player_answers_the_question(world: World, label: str) -> None:
    await world.play(world.ana, "!move b2", "!play")
    question = world.button_message
    result = await world.ben.click(question, label=label)
    assert result.ephemeral
    assert answer(result) == "That question was for somebody else."
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!board")


async def test_a_question_before_the_last_move_is_outdated(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2", "!play")
    question = easy_world.button_message
    await easy_world.play(easy_world.ana, "!move c3")
    result = await easy_world.ana.click(question, label="Start over")
    assert answer(result) == "The game has moved on since then. `!board` shows how it stands."
    assert result.response is not None
    assert not result.response.components
    assert "🇨🔲🔲❌" in await easy_world.play(easy_world.ana, "!board")


@pytest.mark.parametrize("label", ["Start over", "Keep playing"])
async def test_a_question_about_a_finished_match_is_outdated(world: World, label: str) -> None:
    await world.play(world.ana, "!move b2", "!play")
    question = world.button_message
    await world.play(world.ana, "!resign")
    result = await world.ana.click(question, label=label)
    assert answer(result) == "No game is running in this channel. `!play` starts one."


async def test_a_stranger_can_take_over_an_idle_channel(world: World) -> None:
    await world.play(world.ana, "!move b2")
    refusal = await world.play(world.ben, "!play")
    assert "once nobody has moved for 10 minutes, `!play` starts a new game here" in refusal
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    question = await world.play(world.ben, "!play")
    assert question == "A game is still running here. Throw it away and start a new one?"
    result = await world.ben.click(world.button_message, label="Start over")
    assert "Your move, **ben**" in answer(result)


async def test_the_question_survives_a_restart(world: World) -> None:
    await world.play(world.ana, "!move b2", "!play")
    question, services = world.button_message, world.app.services
    await world.env.restart_bot(new_app(services))
    result = await world.ana.click(question, label="Start over")
    assert "you are ❌" in answer(result)


async def test_a_slash_command_gets_the_same_question(world: World) -> None:
    await world.play(world.ana, "!move b2")
    question = await world.ana.slash(world.channel, "play", mark="random")
    assert not question.ephemeral
    assert "still running" in answer(question)
    assert "Your move" in answer(await world.ana.click(world.button_message, label="Start over"))
