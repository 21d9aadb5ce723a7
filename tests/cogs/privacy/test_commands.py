"""Stored data about users, and what happens when they delete it: games they lose, and what is forgotten."""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.database.database import Database
from bot.games.ids import UserId
from bot.games.match import Termination
from bot.model.ids import ChannelId, GuildId, MessageId, Place
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from bot.text.localizer import Localizer
from cogs.learner import training
from cogs.learner import training_report as _training_report
from cogs.learner.service import LearnerService
from cogs.learner.training import TrainingService
from cogs.learner.training_report import TrainingReport, TrainingReporter
from cogs.records.queries import WinDrawLoss, read_history, scope_record
from tests.support.acts import at_once, change_settings, delete_data, message, play_duel
from tests.support.databases import contents, standing_of
from tests.support.foreign_guilds import PORTUGUESE, set_client_language
from tests.support.people import actor
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, rows, text_of

ONE_LOST = "### Your data is deleted\n**Running games ended:** 1 · **Lost:** 1 (both sides had moved)\n"


async def rating(world: World, member: MemberActor) -> int | None:
    standing = await standing_of(world.app.services[Database], GuildId(world.guild.id), UserId(member.id))
    return standing and standing.rating


def ended_board(world: World, shown: int) -> str:
    """The current text of a message, which must have no buttons."""
    assert not message(world, shown).components
    return text_of(message(world, shown))


async def test_only_the_member_sees_the_stored_data_and_deletes_it(world: World) -> None:
    nothing = await world.ben.slash(world.channel, "privacy")
    assert answer(nothing) == "### What I keep about you\nNothing.\n**Never kept:** your name, and what you write"
    assert not message_of(nothing).components
    await world.play(world.ana, "!move b2", "!resign", "!move a1", "!puzzle")
    assert f"Use {await world.mention_of('privacy')}" in await world.play(world.ana, "!privacy")
    question = await world.ana.slash(world.channel, "privacy")
    shown = ephemeral_answer(question)
    assert "**Games:** 1 finished · 1 running\n" in shown
    assert "**Puzzle results:** in 1 server or private conversation · **Puzzle rating:** –\n" in shown
    assert "**Ratings:** in 1 server · **Points from my levels:** none\n" in shown
    assert not [line for line in ("challenges", "Exercises", "Lessons", "memory", "Notices") if line in shown]
    assert "### If you delete it\n" in shown
    assert button_labels(message_of(question)) == ["Delete my data"]
    await world.ana.send_dm("!privacy")
    assert "**Games:** 1 finished · 1 running\n" in world.ana.user.dm_channel.history()[-1].content
    assert answer(await delete_data(world, world.ana)).startswith(ONE_LOST)
    assert "No game is running" in await world.play(world.ana, "!board")
    assert "\nNothing.\n" in answer(await world.ana.slash(world.channel, "privacy"))


async def test_a_second_press_at_once_does_not_replace_what_was_deleted(world: World) -> None:
    await world.play(world.ana, "!move b2")
    asked = await world.ana.slash(world.channel, "privacy")
    async with at_once(world, 2):
        await world.ana.click(message_of(asked), label="Delete my data")
    assert "**Running games ended:** 1" in answer(asked)


async def test_the_answer_says_what_was_deleted_and_kept(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2", "!resign", "!invite", "!puzzle")
    await world.play(world.ana, "!play easy")
    assert answer(await delete_data(world, world.ana)) == (
        "### Your data is deleted\n"
        "**Running games ended:** 1 (without a result)\n"
        "**Open challenges:** 1\n"
        "**Ratings:** in 1 server · **Points from my levels:** none\n"
        "**Puzzle results:** in 1 server or private conversation · **Puzzle rating:** –\n"
        "-# I've also forgotten your name, your language and whom you challenged, if I still had them in memory.\n"
        "### What stays\n"
        "**Games:** 2\n"
        "-# Without your user ID and the IDs of channel and messages. Only the ID of the message or press that began "
        "a game stays, as the game's number. Nobody can look it up without the channel.\n"
        "-# Until midnight UTC, I still know how often the same two members played each other today, but not who they "
        "are."
    )
    for game, moves in (("3x3", ("b1", "b2", "b3")), ("4x4", ("b1", "b2", "b3", "b4"))):  # count once in one place
        assert "**ana won**" in await world.play(world.ana, f"!play {game} easy", *(f"!move {move}" for move in moves))
        await world.ana.send_dm(f"!brain {game} train easy 1")
        await world.env.settle()
    holdings = ephemeral_answer(await world.ana.slash(world.channel, "privacy"))
    for held in (
        "**Games:** 2 finished",
        "**Learner's memory:** from 1 private conversation\n",
        "**Ratings:** in 1 server · **Points from my levels:** from 1 level\n",
    ):
        assert held in holdings
    said = answer(await delete_data(world, world.ana))
    assert "\n**Running games ended:** none\n" in said
    assert "· **Points from my levels:** from 1 level\n" in said


async def test_a_deleted_player_loses_what_both_have_begun(world: World) -> None:
    await play_duel(world)
    shown = world.button_message.id
    assert answer(await delete_data(world, world.ana)).startswith(ONE_LOST)
    assert "⌛ **someone** left or ran out of time. **ben won.**" in ended_board(world, shown)
    assert [await rating(world, member) for member in (world.ben, world.ana)] == [1020, None]
    assert "No game is running" in await world.play(world.ben, "!board")
    history = await world.app.services[Database].read(read_history, world.place, UserId(world.ben.id), 0, 10)
    assert [past.match.termination for past in history.matches] == [Termination.FORFEITED]
    await world.play(world.ana, "!play easy", "!move b2")
    shown = world.button_message.id
    assert ONE_LOST in answer(await delete_data(world, world.ana))
    assert "⌛ **someone** left or ran out of time. **I won.**" in ended_board(world, shown)
    record = await world.app.services[Database].read(scope_record, world.place)
    assert record.opponents["easy"] == WinDrawLoss(losses=1)
    there = World.create(world.env)
    await there.start_duel()
    await there.play(there.ana, "!move b2")  # ben has not moved
    shown = there.button_message.id
    said = answer(await delete_data(there, there.ana))
    assert "**Running games ended:** 1 (without a result)\n" in said
    assert "💤 Nobody kept playing, so this game ended without a result." in ended_board(there, shown)
    assert await rating(there, there.ben) is None


async def test_the_end_is_posted_if_its_board_cannot_be_edited(world: World) -> None:
    for status, code in ((404, 10008), (400, 50083), (503, 0)):
        there = World.create(world.env)
        await play_duel(there)
        path = f"/channels/{there.channel.id}/messages/*"
        world.env.inject_error("PATCH", path, status=status, code=code, message="?", times=None)
        await delete_data(there, there.ana)
        assert "⌛ **someone** left or ran out of time. **ben won.**" in there.last_text, code
    await play_duel(world)  # whose channel is deleted
    world.env.inject_error("*", "/channels/*/messages/*", status=404, code=10003, message="?", times=None)
    world.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, message="?", times=None)
    assert ONE_LOST in answer(await delete_data(world, world.ana))
    assert await rating(world, world.ben) == 1020


async def test_a_match_ended_by_deletion_keeps_its_language(world: World) -> None:
    set_client_language(world, PORTUGUESE)
    user = world.ana.user
    await user.slash("play")
    board = user.dm_channel.history()[-1].id
    await user.click(message_of(await user.slash("privacy")), label="Excluir meus dados")
    await world.env.settle()
    (ended,) = [message for message in user.dm_channel.history() if message.id == board]
    assert "💤 Ninguém continuou jogando" in text_of(ended)


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
    report = reporter.find(trained.id)
    assert report
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
