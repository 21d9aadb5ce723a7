"""What a server prefers: the level that people meet there, and boards with or without buttons."""

from typing import Any, cast

import discord
import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError

from bot.game.ids import ServerId
from bot.storage.servers import ServerSettings
from tests.world import World, answer, new_app, new_house

LEVEL = "People here meet me at level **{}**, unless they ask for another one."
BUTTONS = "Boards have buttons."
TEXT = "Boards are text alone, without a button for each cell."


async def sets(world: World, member: MemberActor, **options: str) -> str:
    """What a member alone reads after `/settings`."""
    result = await member.slash(world.channel, "settings", **options)
    assert result.ephemeral
    return answer(result)


async def test_settings_are_shown_and_changed_one_by_one(world: World) -> None:
    mia = world.join("mia", manage_guild=True)
    assert await sets(world, mia) == f"{LEVEL.format('perfect')}\n{BUTTONS}"
    assert await sets(world, mia, level="easy") == f"{LEVEL.format('easy')}\n{BUTTONS}"
    assert await sets(world, mia, boards="text") == f"{LEVEL.format('easy')}\n{TEXT}"
    assert await sets(world, mia) == f"{LEVEL.format('easy')}\n{TEXT}"
    assert await sets(world, mia, level="hard", boards="buttons") == f"{LEVEL.format('hard')}\n{BUTTONS}"


async def test_people_meet_the_level_of_their_server_unless_they_name_another(world: World) -> None:
    await sets(world, world.join("mia", manage_guild=True), level="easy")
    await world.plays(world.ana, "!move b2", "!resign")
    assert world.level == "easy"
    await world.ana.slash(world.channel, "play")
    assert world.level == "easy"
    await world.plays(world.ana, "!resign", "!play hard", "!resign")
    assert world.level == "hard"
    await world.ana.slash(world.channel, "play", opponent="perfect")
    assert world.level == "perfect"
    await world.hears(world.ben, "!play thread")
    (thread,) = world.channel.threads
    assert thread.name == "ben – easy"
    other = world.env.create_guild("elsewhere")
    channel, eve = other.create_text_channel("games"), other.add_member(world.env.create_user("eve"))
    await eve.send(channel, "!play")
    assert "My level: perfect" in (channel.history()[-1].embeds[0].footer.text or "")


async def test_a_game_that_is_running_keeps_its_level(world: World) -> None:
    await world.plays(world.ana, "!play hard")
    await sets(world, world.join("mia", manage_guild=True), level="easy")
    await world.plays(world.ana, "!move b2")
    assert world.level == "hard"
    await world.plays(world.ana, "!play")
    await world.presses(world.ana, "Start over")
    assert world.level == "easy"


async def test_boards_of_text_alone_are_played_by_typing_and_can_be_undone(easy_world: World) -> None:
    world = easy_world
    mia = world.join("mia", manage_guild=True)
    await sets(world, mia, boards="text")
    await world.plays(world.ana, "!play", "!move b1")
    await world.ana.slash(world.channel, "move", coordinate="b2")
    assert not any(message.components for message in world.channel.history())
    await sets(world, mia, boards="buttons")
    await world.plays(world.ana, "!board")
    assert "**ana won**" in answer(await world.presses(world.ana, "B3"))


async def test_who_may_not_manage_the_server_does_not_see_the_command(world: World) -> None:
    with pytest.raises(SetupError, match="default-member-permissions"):
        await world.ben.slash(world.channel, "settings", level="easy")
    assert "settings" not in world.ben.available_commands(world.channel)
    assert "settings" in world.join("mia", manage_guild=True).available_commands(world.channel)
    assert "settings" not in world.ana.user.available_commands()


async def test_who_may_use_the_command_but_not_manage_the_server_is_refused(world: World) -> None:
    (command,) = [command for command in await world.app.tree.fetch_commands() if command.name == "settings"]
    world.server.set_command_permissions(command, {world.ben: True})
    said = await sets(world, world.ben, level="easy", boards="text")
    assert said == "Only members who may manage this server can change that."
    preferences = world.app.house.preferences
    assert await preferences.of(ServerId(world.server.id)) == ServerSettings()


async def test_settings_last_over_a_restart(world: World) -> None:
    mia = world.join("mia", manage_guild=True)
    await sets(world, mia, level="medium", boards="text")
    await world.env.restart_bot(new_app(new_house(world.app.house.database)))
    assert await sets(world, mia) == f"{LEVEL.format('medium')}\n{TEXT}"
    await world.plays(world.ana, "!play")
    assert world.level == "medium"
    assert not any(message.components for message in world.channel.history())


async def test_a_level_that_is_no_more_is_the_usual_one_again(world: World) -> None:
    await world.app.house.preferences.keep(ServerId(world.server.id), ServerSettings(level="invincible"))
    assert LEVEL.format("perfect") in await sets(world, world.join("mia", manage_guild=True))
    await world.plays(world.ana, "!play")
    assert world.level == "perfect"


async def test_discord_is_told_who_may_use_the_command(world: World) -> None:
    (told,) = [request.json for request in world.env.http_requests if request.method == "PUT"]
    commands = cast("list[dict[str, Any]]", told)
    needed = {command["name"]: command.get("default_member_permissions") for command in commands}
    assert needed.pop("settings") == discord.Permissions(manage_guild=True).value
    assert set(needed.values()) == {None}
