"""Starting over while a match is running."""

from datetime import timedelta

import pytest

from tests.world import World, answer, button_labels, new_app, rows, text_of


async def test_starting_over_needs_a_confirmation(world: World) -> None:
    await world.play(world.ana, "!move b2")
    text = await world.play(world.ana, "!play o")
    assert text == (
        "Your game here is still running. If you start over, you resign it, and that counts as a loss. Start over?"
    )
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
    assert answer(result) == "That question was for someone else."
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
    assert answer(result) == "No game is running here. `!play` starts one."


async def test_a_stranger_can_take_over_an_idle_channel(world: World) -> None:
    await world.play(world.ana, "!move b2")
    refusal = await world.play(world.ben, "!play")
    assert "or use `!play` once nobody has moved for 10 minutes." in refusal
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    question = await world.play(world.ben, "!play")
    assert question == "A game is still running here. If you start over, it ends without a result. Start over?"
    result = await world.ben.click(world.button_message, label="Start over")
    assert "Your move, **ben**" in answer(result)


async def test_anyone_takes_over_a_channel_whose_duel_has_not_begun(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    duel, eve = world.button_message.id, world.add_member("eve")
    assert "Another game is running here. Wait until it ends" in await world.play(eve, "!play")
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    assert (
        await world.play(eve, "!play")
        == "A game is still running here. If you start over, it ends without a result. Start over?"
    )
    result = await eve.click(world.button_message, label="Start over")
    assert "Your move, **eve**" in answer(result)
    ended = next(message for message in world.channel.history() if message.id == duel)
    assert "💤 Nobody kept playing" in text_of(ended)
    assert button_labels(ended) == ["Rematch", "Review"]
    assert "Your move, **eve**" in await world.play(eve, "!board")


async def test_an_accepted_challenge_takes_over_such_a_channel(world: World) -> None:
    await world.start_duel()
    duel, eve = world.button_message.id, world.add_member("eve")
    await world.play(eve, "!invite")
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    assert "**eve**" in answer(await world.ben.click(world.button_message, label="Accept"))
    ended = next(message for message in world.channel.history() if message.id == duel)
    assert "💤 Nobody kept playing" in text_of(ended)
    assert button_labels(ended) == ["Rematch"]


async def test_a_game_that_an_accepted_challenge_replaces_shows_its_end(world: World) -> None:
    await world.play(world.ana, "!move b2")
    game, eve = world.button_message.id, world.add_member("eve")
    await world.play(eve, "!invite")
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    assert "**eve**" in answer(await world.ben.click(world.button_message, label="Accept"))
    await world.env.settle()
    ended = next(message for message in world.channel.history() if message.id == game)
    assert "💤 Nobody kept playing" in text_of(ended)
    assert button_labels(ended) == ["Play again", "Review"]


async def test_the_end_of_a_replaced_duel_is_shown_later_if_need_be(world: World) -> None:
    await world.start_duel()
    duel = world.button_message.id
    await world.env.advance_time(timedelta(minutes=10).total_seconds())
    await world.play(world.ana, "!play")
    world.env.inject_error("PATCH", f"/channels/*/messages/{duel}", status=503, code=0, message="Overloaded")
    await world.ana.click(world.button_message, label="Start over")
    await world.advance(timedelta(minutes=5))
    ended = next(message for message in world.channel.history() if message.id == duel)
    assert "💤 Nobody kept playing" in text_of(ended)


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
