"""Playing against the learner, of which each guild has its own, and its trainings with their progress messages."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.model.ids import ChannelId, Place
from cogs.learner import training
from cogs.learner import training_report as _training_report
from cogs.learner.queries import SavedLearner
from cogs.learner.service import LearnerService
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


async def test_a_training_shows_its_progress_and_result(world: World) -> None:
    refusal = await world.play(world.ana, f"!brain train {'㊿' * 100}")
    assert refusal == "Choose from 1 to 10,000 games for a training."
    text = await world.play(world.ana, "!brain train Hard ３５")
    assert text == "🏋️ Training against **hard**: 0 of 35 games\n▱▱▱▱▱▱▱▱▱▱\n**Results:** 0 won · 0 drawn · 0 lost"
    assert button_labels(world.button_message) == ["End training"]
    assert ": 10 of 35 games\n▰▰▱▱▱▱▱▱▱▱\n" in await after(world, 50)
    assert ": 20 of 35 games\n▰▰▰▰▰▱▱▱▱▱\n" in await after(world, 50)
    assert await world.play(world.ben, "!brain train") == "I am already training here. Wait until that ends, or end it."
    await world.env.advance_time(300)
    done = world.channel.history()[3]
    record = await learner_of(world, world.channel)
    wins, draws, losses = (record.results.count(letter) for letter in "wdl")
    assert done.content == (
        "✅ I trained against **hard** for 35 games.\n"
        f"**Results:** {wins} won · {draws} drawn · {losses} lost\n"
        f"**Positions I know:** {len(record.memory)} · **Before:** 0"
    )
    assert not done.components
    assert (record.games, record.training_games, len(record.results)) == (35, 35, 35)
    start = answer(await world.ben.slash(world.channel, "brain train", games=20, opponent="easy"))
    assert start.startswith("🏋️ Training against **easy**: 0 of 20 games")
    world = World.create(world.env)
    await world.play(world.ben, "!brain train easy 30")
    training_message = world.channel.history()[-1]
    await world.env.advance_time(50)
    before = await learner_of(world, world.channel)
    assert "**ana won**" in await play_against_learner(world, world.ana, world.channel)
    own_lesson = (await learner_of(world, world.channel)).memory.keys() - before.memory.keys()
    assert own_lesson
    await world.env.advance_time(300)
    record = await learner_of(world, world.channel)
    assert (record.games, record.training_games, len(record.results)) == (31, 30, 31)
    assert record.memory.keys() >= before.memory.keys() | own_lesson
    assert message(world, training_message.id).content.startswith("✅ I trained")


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
    await world.play(world.ana, "!brain train easy 100")
    training = world.channel.history()[-1].id
    await world.env.advance_time(70)
    await world.play(mia, "!brain reset")
    await world.press(mia, "Forget everything")
    await world.env.advance_time(300)
    assert "ended early, after 20 of 100 games." in text_of(message(world, training))
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


async def test_each_server_or_dm_beats_its_own_learner_three_times(world: World) -> None:
    await world.play(world.ana, "!play learner", "!move b2", "!resign")
    assert await learner_of(world, world.channel) == SavedLearner("original")  # a resignation teaches nothing
    await world.play(world.ana, "!watch hard learner")
    await world.env.advance_time(60 * 9)
    assert "**hard won**" in text_of(world.channel.history()[-1])
    assert (await learner_of(world, world.channel)).results == "l"
    world = World.create(world.env)
    ends = [await play_against_learner(world, world.ana, world.channel) for _ in range(5)]
    assert ["**ana won**" in end for end in ends] == [True, True, True, False, False]
    assert all("It's a draw" in end for end in ends[3:])
    assert world.level == "learner"
    record = await learner_of(world, world.channel)
    assert (record.games, record.results, len(record.memory)) == (5, "llldd", 3)
    await world.restart()
    abroad = World.create(world.env)
    assert "**ana won**" in await play_against_learner(abroad, abroad.ana, abroad.channel)
    assert "It's a draw" in await play_against_learner(world, world.ben, world.guild.create_text_channel("more"))
    world = World.create(world.env)
    for text in ("!play learner", "!move b2", "!move b3", "!move b1", "!move c1", "!move a3"):
        message = await world.ana.send_dm(text)
    record = await world.app.services[LearnerService].load(Place(ChannelId(message.channel.id)))
    assert (record.results, len(record.memory)) == ("l", 1)
    assert await learner_of(world, world.channel) == SavedLearner("original")


async def test_train_500_games_is_the_training_of_the_command(world: World) -> None:
    await world.play(world.ana, "!brain misere")
    page = world.channel.history()[-1]
    started = answer(await world.ben.click(page, label="Train 500 games"))
    assert started.startswith("**Reverse tic-tac-toe (a line loses)** · 🏋️ Training against **perfect**: 0 of 500 games")
    refusal = await world.ana.click(page, label="Train 500 games")
    assert ephemeral_answer(refusal).startswith("I am already training here.")
    assert button_labels(world.button_message) == ["End training"]
    await world.press(world.ben, "End training")
    assert button_labels(world.button_message) == ["Play me", "Train 500 games"]


async def test_a_training_ends_with_the_learning_curve(world: World) -> None:
    async def train(*, ends_early: bool = False) -> discord.Message:
        await world.play(world.ana, "!brain train easy 40")
        if ends_early:
            await after(world, 70)
            await world.press(world.ana, "End training")
        await after(world, 300)
        return world.channel.history()[-1]

    losses = "\n**Share of games I lost:** "
    for ends_early in (False, True):
        drawn = await train(ends_early=ends_early)
        (chart,) = drawn.attachments
        assert (chart.description or "").startswith("Line chart of the share of games that I lost. Games: ")
        assert losses not in drawn.content
    await world.play(world.ana, "!brain")
    assert [file.filename for file in world.channel.history()[-1].attachments] == [chart.filename]
    world.app.draws_charts = False
    text = (await train()).content
    assert text.startswith("✅ I trained against **easy** for 40 games.")
    assert losses in text
    world.app.draws_charts = True
    await world.set_permissions(attach_files=False)
    for ends_early in (False, True):
        written = await train(ends_early=ends_early)
        assert losses in written.content
        assert not written.attachments
