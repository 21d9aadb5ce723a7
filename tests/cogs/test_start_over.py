"""Starting over while a match is running."""

from datetime import timedelta

from tests.support.world import World, answer, button_labels, new_app, private_answer, text_of

TAKE_OVER = "A game is still running here. If you start over, it ends without a result. Start over?"


async def test_starting_over_needs_a_confirmation_by_the_player(world: World) -> None:
    await world.play(world.ana, "!move b2")
    assert await world.play(world.ana, "!play o") == (
        "Your game here is still running. If you start over, you resign it, and that counts as a loss. Start over?"
    )
    question = world.button_message
    for label in ("Start over", "Keep playing"):
        refusal = private_answer(await world.ben.click(question, label=label))
        assert refusal == "That question was for someone else.", label
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!board")
    assert "you are ⭕" in answer(await world.ana.click(question, label="Start over"))
    assert "Start over" not in button_labels(world.button_message)
    assert "you are ⭕" in await world.play(world.ana, "!board")


async def test_the_player_can_keep_playing(world: World) -> None:
    await world.play(world.ana, "!move b2", "!play")
    result = await world.press(world.ana, "Keep playing")
    assert answer(result) == "The game goes on. `!board` shows it."
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


async def test_a_question_about_a_finished_match_is_outdated(world: World) -> None:
    for label in ("Start over", "Keep playing"):
        await world.play(world.ana, "!move b2", "!play")
        question = world.button_message
        await world.play(world.ana, "!resign")
        result = await world.ana.click(question, label=label)
        assert answer(result) == "No game is running here. `!play` starts one.", label


async def wait_ten_minutes(world: World) -> None:
    """Wait until anyone may take over the channel."""
    await world.env.advance_time(timedelta(minutes=10).total_seconds())


def assert_replaced(world: World, game: int, *labels: str) -> None:
    """Check that the message of a game shows its end, and has certain buttons."""
    ended = next(message for message in world.channel.history() if message.id == game)
    assert "💤 Nobody kept playing" in text_of(ended)
    assert button_labels(ended) == [*labels]


async def test_a_stranger_can_take_over_an_idle_channel(world: World) -> None:
    await world.play(world.ana, "!move b2")
    game = world.button_message.id
    refusal = await world.play(world.ben, "!play")
    assert "or use `!play` once nobody has moved for 10 minutes." in refusal
    await wait_ten_minutes(world)
    assert await world.play(world.ben, "!play") == TAKE_OVER
    assert "Your move, **ben**" in answer(await world.press(world.ben, "Start over"))
    assert_replaced(world, game, "Play again", "Review")


async def test_anyone_takes_over_a_channel_whose_duel_has_not_begun(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    duel, eve = world.button_message.id, world.add_member("eve")
    assert "Another game is running here. Wait until it ends" in await world.play(eve, "!play")
    await wait_ten_minutes(world)
    assert await world.play(eve, "!play") == TAKE_OVER
    assert "Your move, **eve**" in answer(await world.press(eve, "Start over"))
    assert_replaced(world, duel, "Rematch", "Review")
    assert "Your move, **eve**" in await world.play(eve, "!board")


async def test_an_accepted_challenge_takes_over_such_a_channel(world: World) -> None:
    await world.play(world.ana, "!move b2")
    game, eve = world.button_message.id, world.add_member("eve")
    await world.play(eve, "!invite")
    await wait_ten_minutes(world)
    assert "**eve**" in answer(await world.press(world.ben, "Accept"))
    await world.env.settle()
    assert_replaced(world, game, "Play again", "Review")
    duel = world.button_message.id
    await world.play(world.ana, "!invite")
    await wait_ten_minutes(world)
    assert "**ana**" in answer(await world.press(world.ben, "Accept"))
    await world.env.settle()
    assert_replaced(world, duel, "Rematch")


async def test_the_end_of_a_replaced_duel_is_shown_later_if_need_be(world: World) -> None:
    await world.start_duel()
    duel = world.button_message.id
    await wait_ten_minutes(world)
    await world.play(world.ana, "!play")
    world.env.inject_error("PATCH", f"/channels/*/messages/{duel}", status=503, code=0, message="Overloaded")
    await world.press(world.ana, "Start over")
    await world.advance(timedelta(minutes=5))
    assert_replaced(world, duel, "Rematch")


async def test_the_question_of_a_slash_command_survives_a_restart(world: World) -> None:
    await world.play(world.ana, "!move b2")
    question = await world.ana.slash(world.channel, "play", mark="random")
    assert not question.ephemeral
    assert "still running" in answer(question)
    await world.env.restart_bot(new_app(world.app.services))
    assert "Your move" in answer(await world.press(world.ana, "Start over"))
