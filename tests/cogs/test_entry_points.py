"""Ways to reach the bot: prefixes, mentions, direct messages and slash commands, as they are registered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
import pytest
from discord import Locale
from discord.ext import commands
from simcord import MemberActor

from bot.client import slash_commands
from bot.client.slash_commands import sync
from bot.games.games import GAMES
from bot.model.ids import ChannelId
from bot.players.learner import LEARNER_GAMES
from bot.players.neural import NETWORK_LEVELS
from bot.players.opponent import OPPONENTS
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from tests.fakes.payloads import children
from tests.support.languages import languages_of, messages_of
from tests.support.world import World, answer, ephemeral_answer, new_app, running_world, text_of


async def test_the_bot_works_without_the_content_intent() -> None:
    async with running_world("first free", message_content=False) as world:
        assert await world.send(world.ana, "!move c1") == []
        assert "🇨❌▫️▫️" in await world.play(world.ana, f"{world.mention} move c1")
        assert "🇨❌❌▫️" in answer(await world.ana.slash(world.channel, "move", coordinate="c2"))
        await world.ana.send_dm("!move b2")
        assert "🇧▫️❌▫️" in text_of(world.ana.user.dm_channel.history()[-1])


async def test_a_refused_answer_is_logged_without_traceback(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    assert await world.send(world.ana, "!move b2") == []
    assert 'The permission "Send Messages" is missing in channel' in caplog.text
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert "Traceback" not in caplog.text
    assert await world.send(world.ana, "!board") == []
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


async def test_commands_are_registered_if_they_differ_or_their_owner_wants_it(world: World) -> None:
    async def nothing(_: discord.Interaction) -> None: ...

    def registrations() -> int:
        return sum(request.method == "PUT" for request in world.env.http_requests)

    assert registrations() == 1
    await world.restart()
    assert registrations() == 1
    world.app.owner_id = world.ana.id
    number = len(world.app.tree.get_commands())
    assert await world.play(world.ana, "!sync") == f"Discord now knows {number} slash commands."
    assert await world.send(world.ben, "!sync") == []
    world.env.inject_error("PUT", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    text = await world.play(world.ana, "!sync")
    assert text.startswith("Discord refused the slash commands (HTTP 403: Missing Access).")
    before = registrations()
    changed = new_app(world.app.services)
    changed.tree.add_command(discord.app_commands.Command(name="help2", description="New", callback=nothing))
    english = changed.languages.of(None)
    changed.languages = languages_of(en={**messages_of(english.locale), "command-help2": "New"})
    await world.env.restart_bot(changed)
    assert registrations() == before + 1
    await world.env.restart_bot(new_app(world.app.services))  # which no longer has that command
    assert registrations() == before + 2


DM_COMMANDS = {
    *("board", "help", "move", "play", "privacy", "puzzle", "resign", "watch", "hint", "analyse"),
    *("brain", "stats", "history", "course", "practice", "games", "notify", "storm"),
}
"""Commands that are offered in direct messages as well."""


GIVES_NOTHING = {"resign", "stop"}
"""Commands that end a game. The descriptions of all others begin with what one gets, not with a verb."""

VERBS = {
    *("Ask", "Choose", "Find", "Get", "Invite", "Learn", "Load", "Look", "Offer", "Open", "Play", "Replay", "Resign"),
    *("See", "Send", "Show", "Solve", "Start", "Stop", "Train", "Turn", "Watch"),
}


async def test_the_registered_commands_have_places_choices_and_limits(world: World) -> None:
    (sent,) = [request.json for request in world.env.http_requests if request.method == "PUT"]
    registered = {command["name"]: command for command in cast("list[dict[str, Any]]", sent)}
    assert next(iter(registered)) == "play"
    assert len(registered) == 26, "25 slash commands and one in the menu of a member; Discord's list is long enough"
    assert {*registered} == DM_COMMANDS | {
        *("invite", "offer", "settings", "leaderboard", "stop", "vote", "race"),
        "Challenge to a game",
    }
    guild, bot_dm = 0, 1  # https://discord.com/developers/docs/interactions/receiving-and-responding
    manager = discord.Permissions(manage_guild=True)
    needed = {"settings": manager, "stop": discord.Permissions(manage_messages=True)}
    for name, command in registered.items():
        is_slash = command["type"] == discord.AppCommandType.chat_input.value
        assert is_slash == (name != "Challenge to a game")
        assert not is_slash or (command["description"].partition(" ")[0] in VERBS) == (name in GIVES_NOTHING)
        assert {*command["contexts"]} == {guild, *([bot_dm] if name in DM_COMMANDS else [])}
        assert command.get("default_member_permissions") == (needed[name].value if name in needed else None)
    commands = [command.to_dict(world.app.tree) for command in world.app.tree.get_commands()]
    options = {command["name"]: command["options"] for command in commands if "options" in command}
    opponent, _, _, _, _, game = options["play"]
    assert [choice["value"] for choice in game["choices"]] == [*GAMES]
    assert [choice["value"] for choice in opponent["choices"]] == [*OPPONENTS, *NETWORK_LEVELS, "learner"]
    assert [name for name in ("play", "move") if any(option["required"] for option in options[name])] == ["move"]
    assert options["move"][0]["autocomplete"]
    games, level, game = options["brain"]
    assert [choice["value"] for choice in game["choices"]] == [*LEARNER_GAMES]
    assert (games["required"], games["min_value"], games["max_value"]) == (False, 1, 10_000)
    assert [choice["value"] for choice in level["choices"]] == [*OPPONENTS]


async def test_the_bot_starts_if_the_slash_commands_are_refused(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.env.inject_error("GET", "/applications/*/commands", status=403, code=50001, message="Missing Access")
    await world.restart()
    refusal = "Discord did not accept the slash commands (403 Forbidden (error code: 50001): Missing Access)."
    assert refusal in caplog.text
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!move b2")


async def test_a_removed_command_or_a_failed_check_gets_its_sentence(world: World) -> None:
    world.app.tree.remove_command("resign")
    assert ephemeral_answer(await world.ana.slash(world.channel, "resign")).startswith("My commands have just changed")
    _ = world.env.errors

    async def fail(_: discord.Interaction) -> bool:
        raise discord.app_commands.AppCommandError("a mistake")

    world.app.tree.interaction_check = fail  # pyright: ignore[reportAttributeAccessIssue] - as discord.py documents
    result = await world.ana.slash(world.channel, "board")
    assert answer(result).startswith("Sorry, something went wrong on my side.")
    _ = world.env.errors


async def assert_unanswered(world: World, member: MemberActor, *texts: str) -> None:
    for text in texts:
        assert await world.send(member, text) == []
    assert {type(error) for error in world.env.errors} == {commands.CheckFailure}


async def test_only_the_player_gets_one_dm_about_a_lost_permission(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    await assert_unanswered(world, world.ben, "!board")
    assert world.ben.user.dm_channel.history() == []
    await assert_unanswered(world, world.ana, "!board", "!resign")
    (notice,) = world.ana.user.dm_channel.history()
    assert "I can't answer in" in text_of(notice)
    assert "**Send Messages**" in text_of(notice)
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Cannot send messages")
    await assert_unanswered(world, world.ana, "!board")


def answer_if_free(world: World, asked: list[object], answer: Callable[..., Awaitable[Any]]) -> Any:
    """Return a request that is only answered if commands in the channel can go on meanwhile."""

    async def request(*arguments: Any, **fields: Any) -> Any:
        async with asyncio.timeout(10), world.app.tasks.lock(ChannelId(world.channel.id)):
            asked.append(arguments)
        return await answer(*arguments, **fields)

    return request


async def no_members(*_: object, **__: object) -> list[discord.Member]:
    return []


async def test_requests_to_discord_hold_up_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(discord.Guild, "query_members", answer_if_free(world, asked, no_members))
    await world.play(world.ana, "!play @somebody")
    assert len(asked) == 1
    await world.play(world.ana, f"!play {world.ben.mention}")
    monkeypatch.setattr(world.app.http, "edit_message", answer_if_free(world, asked, world.app.http.edit_message))
    await world.ana.slash(world.channel, "play", member=world.ben)  # looks for the message of the earlier challenge
    assert len(asked) == 2


CHAT = discord.AppCommandType.chat_input


TYPED_ONLY = ("draw", "takeback", "replay", "export", "learner", "about", "review", "progress")
"""Commands that buttons and other slash commands stand for, so that Discord's list stays short."""


async def test_english_command_names_match_the_code(world: World) -> None:
    tree = world.app.tree
    names = dict(name for command in tree.get_commands(type=CHAT) for name in english_names(command.to_dict(tree)))
    english = messages_of("en")
    assert names.keys() & {f"name-{name}" for name in TYPED_ONLY} == set()
    assert names | {f"name-{name}": name for name in TYPED_ONLY} == {
        key: name for key, name in english.items() if key.startswith("name-")
    }


def english_names(payload: Any, above: str = "name-") -> Iterator[tuple[str, str]]:
    """The keys in the catalogue and the names of a command, its subcommands and options."""
    key = above + payload["name"].replace("-", "_")
    yield key, payload["name"]
    for option in payload.get("options", ()):
        yield from english_names(option, f"{key}_")


async def test_no_translated_name_hides_another_command(world: World) -> None:
    vocabulary = {command.name: f"name-{command.name}" for command in world.app.commands}
    for command in world.app.commands:
        for name in (command.name, *command.aliases):
            assert {*world.app.words.meanings(name, vocabulary).values()} <= {command.name}


@pytest.mark.usefixtures("every_language")
async def test_every_command_is_fully_translated(world: World) -> None:
    tree, text_of = world.app.tree, Languages(read_messages)
    await slash_commands.localize(tree, text_of)
    synced = [command.to_dict() for command in await tree.sync()]
    for locale in (locale for locale in Locale if text_of.of(locale.value).locale != "en"):
        if not text_of.of(locale.value).missing_keys:
            assert [command["name"] for command in synced if not is_translated(locale.value, command)] == []
        assert max(size_of(command, locale.value) for command in synced) <= MAX_CHARACTERS
    assert world.app.application_id is not None
    registered = await slash_commands.fetch_registered(world.app.http, world.app.application_id)
    assert not slash_commands.is_out_of_date(await slash_commands.build_payloads(tree), registered)


MAX_CHARACTERS = 4000
"""The limit for all names, descriptions and values of a command, lower than Discord's:
https://discord.com/developers/docs/interactions/application-commands#slash-commands."""


def is_translated(locale: str, payload: Any) -> bool:
    """Check if a command, its options and choices are translated to a language."""
    fields = ["name", *(["description"] if payload.get("description") else [])]
    return all(locale in words_in(payload, field) for field in fields) and all(
        is_translated(locale, child) for child in children(payload)
    )


def size_of(payload: Any, locale: str) -> int:
    """The number of characters in English and another language together, an upper bound of what Discord counts."""
    own = [payload.get("name") or "", payload.get("description") or "", str(payload.get("value", ""))]
    local = [words_in(payload, field).get(locale, "") for field in ("name", "description")]
    return sum(map(len, [*own, *local])) + sum(size_of(child, locale) for child in children(payload))


def words_in(payload: Any, field: str) -> dict[str, str]:
    return payload.get(f"{field}_localizations") or {}
