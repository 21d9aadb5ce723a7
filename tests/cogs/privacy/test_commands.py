"""Stored data about users, and what happens when they delete it: games they lose, and what is forgotten."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.ids import ChannelId, GuildId, MessageId, Place
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from bot.text.localizer import Localizer
from cogs.learner import training
from cogs.learner import training_report as _training_report
from cogs.learner.service import LearnerService
from cogs.learner.training import TrainingService
from cogs.learner.training_report import TrainingReport, TrainingReporter
from tests.support.acts import at_once, change_settings, delete_data, play_duel
from tests.support.databases import contents
from tests.support.people import actor
from tests.support.world import World, answer, message_of, rows


async def test_a_second_press_at_once_does_not_replace_what_was_deleted(world: World) -> None:
    await world.play(world.ana, "!move b2")
    asked = await world.ana.slash(world.channel, "privacy")
    async with at_once(world, 2):
        await world.ana.click(message_of(asked), label="Delete my data")
    assert "**Running games ended:** 1" in answer(asked)


async def test_names_languages_waits_and_puzzles_are_forgotten(world: World) -> None:
    app, guild, ana, ben = world.app, GuildId(world.guild.id), UserId(world.ana.id), UserId(world.ben.id)
    await world.play(world.ana, "!move b2", "!resign")
    for member in (world.ana, world.ben):
        await member.slash(world.channel, "help")
    await world.ana.send_dm("!help")
    assert (app.names.get(guild, ana), app.names.get(None, ana), app.find_locale(ana)) == ("ana", "ana", "en-US")
    await delete_data(world, world.ana)
    mention = f"<@{ana}>"
    assert (app.names.get(guild, ana), app.names.get(None, ana), app.find_locale(ana)) == (mention, mention, None)
    assert (app.names.get(guild, ben), app.find_locale(ben)) == ("ben", "en-US")
    puzzle = message_of(await world.ben.slash(world.channel, "puzzle"))
    await delete_data(world, world.ben)
    free = next(button for row in rows(puzzle) for button in row if not button.disabled)
    assert answer(await world.ben.click(puzzle, label=free.label)).startswith("That puzzle no longer counts.")
    assert not any((await contents(app.services[Database]))["puzzle_record"])
    await change_settings(world, cooldown=timedelta(minutes=5))
    for _ in range(2):
        await world.ana.slash(world.channel, "play", member=world.ben)
        assert [user.id for user in world.button_message.mentions] == [world.ben.id]
        assert "### Your data is deleted\n" in answer(await delete_data(world, world.ana))
    assert "🧩" in await world.play(world.ana, "!puzzle")


async def test_the_learner_of_a_dm_and_who_trained_it_are_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, ana = world.app.services, UserId(world.ana.id)
    trained = services[TrainingService].begin(actor(ana, 77, world.place), "easy", 10)
    reporter = TrainingReporter(world.app)
    reporter.start(TrainingReport(trained, Localizer(Languages(read_messages).of(None), "!"), ana), MessageId(1))
    await trained.wait()
    await world.env.advance_time(60)
    report = reporter.reports[trained.id]
    assert report.starter is None
    assert report.message.content.startswith("✅ I trained")
    monkeypatch.setattr(training, "BATCH_PAUSE", timedelta(minutes=1))
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", timedelta(minutes=1))
    place = Place(ChannelId((await world.ana.send_dm("!brain train easy 50")).channel.id))
    holdings = answer(await world.ana.slash(world.channel, "privacy"))
    assert "**Learner's memory:** from 1 private conversation\n" in holdings
    assert (await services[LearnerService].get(place)).memory
    await delete_data(world, world.ana)
    await world.env.advance_time(120)
    assert not (await services[LearnerService].get(place)).memory


async def test_the_end_is_posted_if_its_board_cannot_be_edited(world: World) -> None:
    for status, code in ((400, 50083), (503, 0)):
        there = World.create(world.env)
        await play_duel(there)
        path = f"/channels/{there.channel.id}/messages/*"
        world.env.inject_error("PATCH", path, status=status, code=code, message="?", times=None)
        await delete_data(there, there.ana)
        assert "⌛ **someone** left or ran out of time. **ben won.**" in there.last_text, code
