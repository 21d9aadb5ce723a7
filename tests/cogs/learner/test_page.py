"""The buttons below what the learner knows, and the commands of managers."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.database.settings import SettingsService
from bot.model.ids import GuildId
from tests.support.learner_matches import play_against_learner
from tests.support.world import World, button_labels, ephemeral_answer, text_of

BUTTONS = ["Play me", "Train 500 games"]


def newest(world: World, page: discord.Message) -> discord.Message:
    """Return a message as it is now."""
    return next(message for message in world.newest_messages() if message.id == page.id)


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


async def test_an_old_slash_command_that_a_client_still_shows_is_explained(world: World, mia: MemberActor) -> None:
    (group,) = [command for command in world.app.tree.get_commands() if command.name == "brain"]
    assert isinstance(group, discord.app_commands.Group)
    show = next(command for command in group.commands if command.name == "show")
    group.remove_command("show")
    result = await mia.slash(world.channel, "brain show")  # it is still registered
    assert ephemeral_answer(result).startswith("My commands have just changed")
    group.add_command(show)
    _ = world.env.errors
