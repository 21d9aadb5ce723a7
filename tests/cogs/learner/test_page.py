"""The buttons below what the learner knows, and the commands of managers."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.database.settings import SettingsService
from bot.games.games import GAMES
from bot.games.match import OpponentSeat
from bot.matches.matches import Matches
from bot.model.ids import ChannelId, GuildId
from tests.support.learner_matches import play_against_learner
from tests.support.world import World, answer, button_labels, ephemeral_answer, text_of

BUTTONS = ["Play me", "Train 500 games"]


def newest(world: World, page: discord.Message) -> discord.Message:
    """Return a message as it is now."""
    return next(message for message in world.newest_messages() if message.id == page.id)


async def test_play_me_begins_a_game_and_keeps_the_page(world: World) -> None:
    await world.play(world.ana, "!brain 4x4")
    page = world.channel.history()[-1]
    assert button_labels(page) == BUTTONS
    assert "Your move, **ben**" in answer(await world.ben.click(page, label="Play me"))
    match = (await world.app.services[Matches].running(ChannelId(world.channel.id))).match
    assert (match.rules, match.o) == (GAMES["4x4"], OpponentSeat("learner"))
    question = answer(await world.ben.click(page, label="Play me"))
    assert question.startswith("A game is still running here.")
    refusal = await world.ana.click(page, label="Play me")
    assert ephemeral_answer(refusal).startswith("Other members are playing here.")
    assert button_labels(newest(world, page)) == BUTTONS
    assert text_of(newest(world, page)) == text_of(page)


async def test_play_me_obeys_the_threads_of_the_server(world: World) -> None:
    await world.app.services[SettingsService].change(GuildId(world.guild.id), in_thread=True)
    await world.play(world.ana, "!brain")
    page = world.channel.history()[-1]
    await world.ana.click(page, label="Play me")
    (thread,) = world.channel.threads
    assert "Your move, **ana**" in text_of(thread.history()[-1])
    assert button_labels(newest(world, page)) == BUTTONS


async def test_the_page_is_an_embed_with_the_curve_as_its_image(world: World) -> None:
    for _ in range(2):
        await play_against_learner(world, world.ana, world.channel)
    await world.play(world.ana, "!brain")
    page = world.channel.history()[-1]
    (embed,), (file,) = page.embeds, page.attachments
    assert not page.content
    assert embed.image.url == f"attachment://{file.filename}"
    await world.set_permissions(embed_links=False)
    await world.play(world.ana, "!brain")
    assert world.channel.history()[-1].content.startswith("### 🧠 What I've learned here")


async def test_managers_have_commands_that_only_they_see(world: World, mia: MemberActor) -> None:
    slash = {"learner import", "learner reset"}
    assert slash <= {*mia.available_commands(world.channel)}
    assert not slash & {*world.ana.available_commands(world.channel)}
    asked = [await world.play(mia, command) for command in ("!learner reset", "!brain reset", "!učenik reset")]
    assert asked[0].startswith("🗑️ **Should I forget everything I've learned here")
    assert asked == [asked[0]] * 3
    assert answer(await mia.slash(world.channel, "learner reset")) == asked[0]


async def test_an_old_slash_command_that_a_client_still_shows_is_explained(world: World, mia: MemberActor) -> None:
    (group,) = [command for command in world.app.tree.get_commands() if command.name == "brain"]
    assert isinstance(group, discord.app_commands.Group)
    show = next(command for command in group.commands if command.name == "show")
    group.remove_command("show")
    result = await mia.slash(world.channel, "brain show")  # it is still registered
    assert ephemeral_answer(result).startswith("My commands have just changed")
    group.add_command(show)
    _ = world.env.errors
