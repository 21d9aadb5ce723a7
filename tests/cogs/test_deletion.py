"""What happens when users delete their data: games they lose, what others read, and what is forgotten."""

from __future__ import annotations

from datetime import timedelta

from simcord import MemberActor

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.model.ids import GuildId, MessageId
from bot.model.statistics import WinDrawLoss
from bot.rendering.catalogue import Languages
from bot.rendering.localizer import Localizer
from bot.storage.finished_matches import read_history
from bot.storage.statistics import scope_record
from cogs.learner._training_report import TrainingReport, TrainingReporter
from tests.support.databases import standing_of
from tests.support.people import actor
from tests.support.world import World, answer, text_of

ONE_LOST = "### Your data is deleted\n**Running games ended:** 1 · **Lost:** 1 (both sides had moved)\n"


async def delete_data(member: MemberActor, world: World) -> str:
    """Delete the data of a member, and return what the bot says."""
    question = await member.slash(world.channel, "privacy")
    assert question.response is not None
    said = answer(await member.click(question.response.message, label="Delete my data"))
    await world.env.settle()
    return said


async def start_rated_duel(world: World) -> None:
    """Start a duel, in which both ana and ben have moved."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


async def rating(world: World, member: MemberActor) -> int | None:
    standing = await standing_of(world.app.services.database, GuildId(world.guild.id), UserId(member.id))
    return standing and standing.rating


def board(world: World, message_id: int) -> str:
    """The current text of a message of the channel, which must have no buttons."""
    (message,) = [message for message in world.channel.history() if message.id == message_id]
    assert not message.components
    return text_of(message)


async def test_a_deleted_player_loses_a_duel_at_stake(world: World) -> None:
    await start_rated_duel(world)
    shown = world.button_message.id
    said = await delete_data(world.ana, world)
    assert said.startswith(ONE_LOST)
    assert "⌛ **someone** left or ran out of time. **ben won.**" in board(world, shown)
    assert [await rating(world, member) for member in (world.ben, world.ana)] == [1020, None]
    assert "No game is running" in await world.play(world.ben, "!board")
    history = await world.app.services.database.read(read_history, world.place, UserId(world.ben.id), 0, 10)
    assert [past.match.termination for past in history.matches] == [Termination.FORFEITED]


async def test_a_duel_that_has_only_begun_ends_without_a_result(world: World) -> None:
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    shown = world.button_message.id
    assert "**Running games ended:** 1 (without a result)\n" in await delete_data(world.ana, world)
    assert "💤 Nobody kept playing, so this game ended without a result." in board(world, shown)
    assert await rating(world, world.ben) is None


async def test_a_deleted_player_loses_a_game_against_a_level(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    shown = world.button_message.id
    assert ONE_LOST in await delete_data(world.ana, world)
    assert "⌛ **someone** left or ran out of time. **I won.**" in board(world, shown)
    record = await world.app.services.database.read(scope_record, world.place)
    assert record.opponents["easy"] == WinDrawLoss(losses=1)


async def test_the_end_is_posted_if_its_board_cannot_be_edited(world: World) -> None:
    for status, code in ((404, 10008), (400, 50083), (503, 0)):
        there = World.create(world.env)
        await start_rated_duel(there)
        path = f"/channels/{there.channel.id}/messages/*"
        world.env.inject_error("PATCH", path, status=status, code=code, message="?", times=None)
        await delete_data(there.ana, there)
        assert "⌛ **someone** left or ran out of time. **ben won.**" in there.last_text, code


async def test_the_end_in_a_deleted_channel_is_not_shown(world: World) -> None:
    await start_rated_duel(world)
    world.env.inject_error("*", "/channels/*/messages/*", status=404, code=10003, message="?", times=None)
    world.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, message="?", times=None)
    assert ONE_LOST in await delete_data(world.ana, world)
    assert await rating(world, world.ben) == 1020


async def test_the_answer_says_what_was_deleted_and_kept(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2", "!resign", "!invite", "!puzzle")
    await world.play(world.ana, "!play easy")
    assert await delete_data(world.ana, world) == (
        "### Your data is deleted\n"
        "**Running games ended:** 1 (without a result)\n"
        "**Open challenges:** 1\n"
        "**Ratings:** in 1 server\n"
        "**Points from my levels:** none\n"
        "**Puzzle results:** in 1 server or DM\n"
        "**Learner's memory:** none\n"
        "**Notices turned off:** no\n"
        "-# I've also forgotten your name, your language and whom you challenged, if I still had them in memory.\n"
        "### What stays\n"
        "**Games:** 2\n"
        "-# Without your user ID and the IDs of channel and messages. Only the ID of the message or press that began "
        "a game stays, as the game's number. Nobody can look it up without the channel.\n"
        "-# Until midnight UTC, I still know how often the same two members played each other today, but not who they "
        "are."
    )


async def test_points_won_from_levels_are_shown_and_deleted(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!play easy", "!move c1", "!move c2", "!move c3")
    question = await world.ana.slash(world.channel, "privacy")
    assert "**Points from my levels:** from 1 level\n" in answer(question)
    said = await delete_data(world.ana, world)
    assert "\n**Running games ended:** none\n" in said
    assert "**Points from my levels:** from 1 level\n" in said


async def test_names_and_languages_are_forgotten(world: World) -> None:
    app, guild, ana, ben = world.app, GuildId(world.guild.id), UserId(world.ana.id), UserId(world.ben.id)
    await world.play(world.ana, "!move b2", "!resign")
    for member in (world.ana, world.ben):
        await member.slash(world.channel, "help")
    await world.ana.send_dm("!help")
    assert (app.names.get(guild, ana), app.names.get(None, ana), app.find_locale(ana)) == ("ana", "ana", "en-US")
    await delete_data(world.ana, world)
    mention = f"<@{ana}>"
    assert (app.names.get(guild, ana), app.names.get(None, ana), app.find_locale(ana)) == (mention, mention, None)
    assert (app.names.get(guild, ben), app.find_locale(ben)) == ("ben", "en-US")


async def test_waits_and_pings_are_forgotten(world: World) -> None:
    await world.app.services.settings.change(GuildId(world.guild.id), cooldown=timedelta(minutes=5))
    for _ in range(2):
        await world.ana.slash(world.channel, "play", member=world.ben)
        assert [user.id for user in world.button_message.mentions] == [world.ben.id]
        assert "### Your data is deleted\n" in await delete_data(world.ana, world)
    assert "🧩" in await world.play(world.ana, "!puzzle")


async def test_who_started_a_training_is_forgotten_at_its_end(world: World) -> None:
    services = world.app.services
    training = services.training.begin(actor(UserId(world.ana.id), 77, world.place), "easy", 10)
    reporter = TrainingReporter(world.app)
    localizer = Localizer(Languages().of(None), "!")
    reporter.start(TrainingReport(training, localizer, UserId(world.ana.id)), MessageId(1))
    await training.wait()
    await world.env.advance_time(60)
    report = reporter.find(training.id)
    assert report
    assert report.starter is None
    assert report.message.content.startswith("✅ I trained")
