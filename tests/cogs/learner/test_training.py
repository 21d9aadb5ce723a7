"""Playing against the learner, of which each guild has its own, and its trainings with their progress messages."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cogs.learner import training
from cogs.learner import training_report as _training_report
from cogs.learner.queries import SavedLearner
from cogs.learner.training import TrainingService
from tests.support.acts import hidden_database, message
from tests.support.learner_matches import learner_of, play_against_learner
from tests.support.world import World, answer, button_labels, ephemeral_answer, text_of

PAUSE, EDIT_INTERVAL = timedelta(seconds=60), timedelta(seconds=45)
"""How long a training pauses after some matches, and the interval between edits of its message."""


@pytest.fixture(autouse=True)
def slow_trainings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trainings wait until a test advances the time."""
    monkeypatch.setattr(training, "BATCH_PAUSE", PAUSE)
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", EDIT_INTERVAL)


async def after(world: World, seconds: int) -> str:
    """Advance the time, and return the text of the training's message."""
    number = world.channel.history()[-1].id
    await world.env.advance_time(seconds)
    return text_of(message(world, number))


async def test_a_training_shows_its_progress_and_learns_from_games_meanwhile(world: World) -> None:
    text = await world.play(world.ana, "!brain train Hard ３５")
    assert text == "🏋️ Training against **hard**: 0 of 35 games\n▱▱▱▱▱▱▱▱▱▱\n**Results:** 0 won · 0 drawn · 0 lost"
    shown = world.button_message.id
    assert button_labels(world.button_message) == ["End training"]
    assert ": 10 of 35 games\n▰▰▱▱▱▱▱▱▱▱\n" in await after(world, 50)
    assert ": 20 of 35 games\n▰▰▰▰▰▱▱▱▱▱\n" in await after(world, 50)
    assert await world.play(world.ben, "!brain train") == "I am already training here. Wait until that ends, or end it."
    before = await learner_of(world, world.channel)
    assert "**ana won**" in await play_against_learner(world, world.ana, world.channel)
    own_lesson = (await learner_of(world, world.channel)).memory.keys() - before.memory.keys()
    assert own_lesson
    for _ in range(5):  # each of which has some seconds to settle on a busy machine
        await world.env.advance_time(60)
    record = await learner_of(world, world.channel)
    assert (record.games, record.training_games, len(record.results)) == (36, 35, 36)
    assert record.memory.keys() >= before.memory.keys() | own_lesson
    done = message(world, shown)
    assert done.content.startswith("✅ I trained against **hard** for 35 games.")
    assert not done.components


async def test_a_training_is_ended_by_its_starter_or_a_moderator(world: World) -> None:
    for ender in (world.ana, world.add_member("max", manage_messages=True)):
        await world.play(world.ana, "!brain train easy 100")
        await after(world, 130)
        refusal = ephemeral_answer(await world.press(world.ben, "End training"))
        assert refusal.startswith("Someone else started this.")
        ended = answer(await world.press(ender, "End training"))
        assert ended.startswith("⏹️ My training against **easy** ended early, after 30 of 100 games.\n**Results:** ")
        assert await after(world, 300) == ended
        assert not any(message.components for message in world.channel.history())
    assert (await learner_of(world, world.channel)).games == 60
    mia = world.add_member("mia", manage_guild=True)
    await world.play(world.ana, "!brain")
    page = world.button_message
    started = answer(await world.ben.click(page, label="Train 500 games"))
    assert started.startswith("🏋️ Training against **perfect**: 0 of 500 games")
    assert ephemeral_answer(await world.ana.click(page, label="Train 500 games")).startswith("I am already training")
    training = world.button_message.id
    await world.env.advance_time(70)
    await world.play(mia, "!brain reset")
    await world.press(mia, "Forget everything")
    await world.env.advance_time(300)
    assert "ended early, after 20 of 500 games." in text_of(message(world, training))
    assert await learner_of(world, world.channel) == SavedLearner("original")
    assert (await world.play(world.ana, "!brain train")).startswith("🏋️")


async def restart(world: World) -> None:
    """Replace the bot, after it has ended its tasks, by a new process."""
    await world.app.services[TrainingService].close()
    await world.app.finish_tasks()
    await world.restart()


async def test_a_restart_ends_a_training_which_its_button_says_if_need_be(world: World) -> None:
    await world.play(world.ana, "!brain train easy 100")
    await after(world, 70)
    await restart(world)
    assert "⏹️ My training against **easy** ended early, after 20 of 100 games." in world.last_text
    assert not world.channel.history()[-1].components
    assert (await learner_of(world, world.channel)).games == 20
    await world.play(world.ana, "!brain train easy 100")
    await after(world, 70)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, message="Missing Access")
    await restart(world)
    assert (await world.press(world.ben, "End training")).ephemeral
    text = answer(await world.press(world.ana, "End training"))
    assert text.startswith("🏋️ Training against **easy**: 10 of 100 games\n")
    assert text.endswith("⏹️ That training has ended. I keep what I learned: `!brain` shows it.")
    assert not world.channel.history()[-1].components


async def test_only_a_failing_database_or_a_lost_message_ends_a_training(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.play(world.ana, "!brain train easy 100")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="Overloaded")
    assert ": 0 of 100 games" in await after(world, 50)
    assert "Discord did not accept an edit of message" in caplog.text
    assert ": 20 of 100 games" in await after(world, 50)
    with hidden_database(world):
        text = await after(world, 100)
    assert text.startswith(
        "⚠️ Something went wrong, so my training against **easy** ended after 20 of 100 games. I keep what I learned."
    )
    assert (await learner_of(world, world.channel)).games == 20
    world = World.create(world.env)
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert await world.send(world.ana, "!brain train easy 100") == []
    _ = world.env.errors
    await world.env.advance_time(200)
    before = (await learner_of(world, world.channel)).games
    assert before <= 10
    assert (await world.play(world.ana, "!brain train easy 100")).startswith("🏋️")
    await world.button_message.delete()
    await world.env.advance_time(200)
    assert (await learner_of(world, world.channel)).games <= before + 20
    assert (await world.play(world.ana, "!brain train")).startswith("🏋️")
    world = World.create(world.env)
    await world.ana.send_dm("!brain train easy 20")
    await world.env.advance_time(100)
    conversation = world.ana.user.dm_channel
    assert conversation.history()[-1].content.startswith("✅ I trained against **easy** for 20 games.")
    await world.ana.send_dm("!brain")
    assert conversation.history()[-1].attachments
    assert await learner_of(world, world.channel) == SavedLearner("original")
