"""Ways to reach the bot: prefixes, mentions, direct messages and slash commands."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
import pytest

from bot.client.slash_commands import sync
from bot.game.games import GAMES
from bot.model.ids import ChannelId
from bot.opponents.learner import LEARNER_GAMES
from bot.opponents.opponent import OPPONENTS
from bot.services.errors import NoMatchError
from tests.rendering.languages import languages_of, messages_of
from tests.world import World, answer, new_app, running_world, text_of


async def test_a_bare_mention_shows_help(world: World) -> None:
    me = world.mention
    for mention in (me, me.replace("@", "@!"), f"{me} ", f"{me} help", f"{me}help"):
        text = await world.play(world.ana, mention)
        assert text.startswith("### Play\nThree in a row win:")
        assert "**Start:** `@TestBot play`." in text


async def test_help_is_short_and_fits_the_context(world: World) -> None:
    text = await world.play(world.ana, "!help")
    assert "`!move B2`" in text
    assert len(text) < 1100
    result = await world.ana.slash(world.channel, "help")
    assert result.ephemeral
    assert "`/move B2`" in answer(result)


async def test_the_bot_works_without_the_content_intent() -> None:
    async with running_world("first free", message_content=False) as world:
        assert await world.send(world.ana, "!move c1") == []
        assert "`@TestBot move A2`" in await world.play(world.ana, f"{world.mention} move c1")
        assert "🇨❌❌🔲" in answer(await world.ana.slash(world.channel, "move", coordinate="c2"))
        await world.ana.send_dm("!move b2")
        last = world.ana.user.dm_channel.last_message
        assert last is not None
        assert "🇧🔲❌🔲" in text_of(last)


async def test_without_embed_links_the_message_holds_the_text(world: World) -> None:
    await world.set_permissions(embed_links=False)
    await world.play(world.ana, "!move b2")
    message = world.channel.last_message
    assert message is not None
    assert not message.embeds
    assert message.content.startswith("▪️1️⃣2️⃣3️⃣\n")
    assert "Your move" in message.content


async def test_with_embed_links_the_message_holds_emoji_only(world: World) -> None:
    await world.play(world.ana, "!move b2")
    message = world.channel.last_message
    assert message is not None
    assert not any(character.isalpha() and character.isascii() for character in message.content)


async def test_a_command_without_send_messages_does_nothing(world: World) -> None:
    await world.set_permissions(send_messages=False)
    assert await world.send(world.ana, "!move b2") == []
    assert "No game is running" in answer(await world.ana.slash(world.channel, "board"))
    _ = world.env.errors  # a failed check counts as one


async def test_a_refused_answer_is_logged_without_traceback(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    assert await world.send(world.ana, "!move b2") == []
    assert 'The permission "Send Messages" is missing in channel' in caplog.text
    assert "Traceback" not in caplog.text
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!board")
    _ = world.env.errors


async def test_a_refused_apology_is_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert await world.send(world.ana, "!move b2") == []
    assert "Discord did not accept an error message (400 Bad Request (error code: 50035): Invalid)" in caplog.text
    _ = world.env.errors


async def test_a_limited_registration_is_repeated_later(world: World) -> None:
    limits = [discord.RateLimited(0)]

    @asynccontextmanager
    async def exclusive() -> AsyncGenerator[bool]:
        if limits:
            raise limits.pop()
        yield True

    world.app.tree.remove_command("help")
    before = len(world.env.http_requests)
    task = await sync(world.app.tree, world.app.mention_commands, exclusive=exclusive)
    assert task
    assert len(world.env.http_requests) == before
    await task
    assert len(world.env.http_requests) > before


async def test_an_undelivered_refusal_is_one_warning(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.play(world.ana, "!move b2")
    for label in ("C1", "no longer known"):
        message = world.button_message if label == "C1" else await world.post_buttons(label)
        world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown")
        caplog.clear()
        await world.ben.click(message, label=label)
        assert [record.levelname for record in caplog.records if record.name.startswith(("bot", "cogs"))] == ["WARNING"]
        assert "Discord did not accept an error message (404 Not Found (error code: 10062): Unknown)" in caplog.text


async def test_slash_commands_are_registered_only_if_they_differ(world: World) -> None:
    def registrations() -> int:
        return sum(request.method == "PUT" for request in world.env.http_requests)

    assert registrations() == 1
    await world.env.restart_bot(new_app(world.app.services))
    assert registrations() == 1
    changed = new_app(world.app.services)
    changed.tree.add_command(discord.app_commands.Command(name="help2", description="New", callback=nothing))
    english = changed.languages.of(None)
    changed.languages = languages_of(en={**messages_of(english.locale), "command-help2": "New"})
    await world.env.restart_bot(changed)
    assert registrations() == 2


async def nothing(interaction: discord.Interaction) -> None:
    """A command with no effect."""


Command = dict[str, Any]
"""An application command as it is registered."""


@pytest.fixture
def registered(world: World) -> list[Command]:
    """All application commands."""
    return [command.to_dict(world.app.tree) for command in world.app.tree.get_commands()]


@pytest.fixture
def slash_commands(registered: list[Command]) -> dict[str, Command]:
    """The slash commands by name."""
    chat = discord.AppCommandType.chat_input.value
    return {command["name"]: command for command in registered if command["type"] == chat}


DM_COMMANDS = {
    *("board", "help", "move", "play", "privacy", "puzzle", "resign", "watch", "hint", "analyse", "review"),
    *("brain", "stats", "history", "replay", "export"),
}
"""Commands that are offered in direct messages as well."""


def test_every_command_is_registered_with_a_description(
    registered: list[Command], slash_commands: dict[str, Command]
) -> None:
    others = [command["name"] for command in registered if command["name"] not in slash_commands]
    assert others == ["Challenge to a game"]
    assert {*slash_commands} == DM_COMMANDS | {"invite", "draw", "takeback", "settings", "leaderboard", "stop"}
    assert all(len(command["description"]) > 5 for command in slash_commands.values())


def test_the_options_of_play_are_optional(slash_commands: dict[str, Command]) -> None:
    opponent, member, mark, thread, hints, game = slash_commands["play"]["options"]
    assert not any(option["required"] for option in (opponent, member, mark, thread, hints, game))
    assert [choice["value"] for choice in game["choices"]] == [*GAMES]
    assert [choice["value"] for choice in opponent["choices"]] == [*OPPONENTS, "learner"]
    assert [choice["name"] for choice in mark["choices"]] == ["X (goes first)", "O (goes second)", "Random"]


def test_the_option_of_move_is_autocompleted(slash_commands: dict[str, Command]) -> None:
    (coordinate,) = slash_commands["move"]["options"]
    assert (coordinate["required"], coordinate["autocomplete"]) == (True, True)


def test_brain_has_subcommands(slash_commands: dict[str, Command]) -> None:
    subcommands = {option["name"]: option.get("options", []) for option in slash_commands["brain"]["options"]}
    assert [*subcommands] == ["show", "train", "export", "import", "reset"]
    games, level, game = subcommands["train"]
    assert [choice["value"] for choice in game["choices"]] == [*LEARNER_GAMES]
    assert (games["required"], games["min_value"], games["max_value"]) == (False, 1, 10_000)
    assert [choice["value"] for choice in level["choices"]] == [*OPPONENTS]


def test_commands_are_offered_in_servers_and_some_in_dms(registered: list[Command]) -> None:
    guild, bot_dm = 0, 1  # https://discord.com/developers/docs/interactions/receiving-and-responding
    for command in registered:
        assert set(command["contexts"]) == {guild, *([bot_dm] if command["name"] in DM_COMMANDS else [])}


async def test_default_member_permissions_are_registered(world: World) -> None:
    (notice,) = [request.json for request in world.env.http_requests if request.method == "PUT"]
    commands = cast("list[dict[str, Any]]", notice)
    needed = {command["name"]: command.get("default_member_permissions") for command in commands}
    assert needed.pop("settings") == discord.Permissions(manage_guild=True).value
    assert needed.pop("stop") == discord.Permissions(manage_messages=True).value
    assert set(needed.values()) == {None}


async def test_the_bot_starts_if_the_slash_commands_are_refused(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.env.inject_error("GET", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    await world.env.restart_bot(new_app(world.app.services))
    assert (
        "Discord did not accept the slash commands (403 Forbidden (error code: 50001): Missing Access)." in caplog.text
    )
    assert "🇧🔲❌🔲" in await world.play(world.ana, "!move b2")


async def test_the_owner_can_sync_the_slash_commands(world: World) -> None:
    world.app.owner_id = world.ana.id
    record = len(world.app.tree.get_commands())
    assert await world.play(world.ana, "!sync") == f"Discord now knows {record} slash commands."
    assert await world.send(world.ben, "!sync") == []


async def test_a_failed_sync_is_explained_to_the_owner(world: World) -> None:
    world.app.owner_id = world.ana.id
    world.env.inject_error("PUT", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    text = await world.play(world.ana, "!sync")
    assert text.startswith("Discord refused the slash commands (HTTP 403: Missing Access).")


async def test_a_removed_slash_command_asks_for_a_reload(world: World) -> None:
    world.app.tree.remove_command("resign")
    result = await world.ana.slash(world.channel, "resign")
    assert result.ephemeral
    assert answer(result).startswith("My commands have just changed")
    _ = world.env.errors


async def test_a_failed_interaction_check_gets_an_apology(world: World) -> None:
    async def fail(_: discord.Interaction) -> bool:
        raise discord.app_commands.AppCommandError("a mistake")

    world.app.tree.interaction_check = fail  # pyright: ignore[reportAttributeAccessIssue] - as discord.py documents
    result = await world.ana.slash(world.channel, "board")
    assert answer(result).startswith("Sorry, something went wrong on my side.")
    _ = world.env.errors


async def test_a_match_ends_with_its_channel_or_thread(world: World) -> None:
    await world.play(world.ana, "!move b2")
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = world.channel.last_message
    assert message is not None
    thread = await message.create_thread(name="more")
    await world.env.settle()
    (handle,) = world.channel.threads
    await world.ana.send(handle, "!move b2")
    await thread.delete()
    await world.env.settle()
    assert await is_idle(world, thread.id)
    other = world.guild.create_text_channel("other")
    await world.ana.send(other, "!move b2")
    await channel.delete()
    await world.env.settle()
    assert await is_idle(world, channel.id)
    assert not await is_idle(world, other.id)


async def is_idle(world: World, channel: int) -> bool:
    """Check if no match is running in a channel."""
    try:
        await world.app.services.matches.running(ChannelId(channel))
    except NoMatchError:
        return True
    return False
