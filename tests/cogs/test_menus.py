"""The bot's own commands, as they are registered in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import Locale

from bot.client import slash_commands
from bot.rendering.catalogue import Languages
from tests.fakes.payloads import children
from tests.support.languages import messages_of
from tests.support.world import World

CHAT = discord.AppCommandType.chat_input


async def test_english_command_names_match_the_code(world: World) -> None:
    tree = world.app.tree
    names = dict(name for command in tree.get_commands(type=CHAT) for name in english_names(command.to_dict(tree)))
    english = messages_of("en")
    assert names == {key: name for key, name in english.items() if key.startswith("name-")}


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
    tree, text_of = world.app.tree, Languages()
    await slash_commands.localize(tree, text_of)
    synced = [command.to_dict() for command in await tree.sync()]
    for locale in (locale for locale in Locale if text_of.of(locale.value).locale != "en"):
        if not text_of.of(locale.value).lacks:
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
