"""Slash commands in all languages, and whether they differ from the registered ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

import discord
import pytest
import yarl
from discord import app_commands
from discord.app_commands import Choice
from discord.http import Route

from bot.client import slash_commands
from bot.text.catalogue import Languages
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.gateway import wait_for
from tests.fakes.payloads import children
from tests.support.languages import languages_of
from tools.command_tables import tabulate_commands

ENGLISH = {
    "duel": "Play against somebody",
    "duel_opponent": "Whom you would like to play against",
    "duel_strength": "How well I play",
    "duel_strength_0": "As well as I can",
    "duel_strength_1": "Carelessly",
    "level-2": "hard",
    "my_records": "What you have played",
    "my_records_day": "All since a day",
    "my_records_day_day_of_week": "Which",
    "menu_challenge": "Challenge",
}
PORTUGUESE = {
    **{key: f"Em português: {text}" for key, text in ENGLISH.items()},
    "name-duel": "duelo",
    "name-duel_opponent": "oponente",
    "name-duel_strength": "força",
    "name-my_records": "meus-recordes",
    "name-my_records_day": "dia",
    "name-my_records_day_day_of_week": "dia-da-semana",
}


def languages(**catalogues: Mapping[str, str]) -> Languages:
    """English and other catalogues; in locales, `_` stands for `-`."""
    return languages_of(**{code: sentences(words) for code, words in {"en": ENGLISH, **catalogues}.items()})


def sentences(words: Mapping[str, str]) -> dict[str, str]:
    """The sentences of a catalogue; keys without an area are those of commands."""
    return {key if "-" in key else f"command-{key}": text for key, text in words.items()}


BOTH = languages(pt_BR=PORTUGUESE)


class LoggedInBot:
    def __init__(self, client: discord.Client) -> None:
        in_servers = app_commands.AppInstallationType(guild=True, user=False)
        self.tree = app_commands.CommandTree(client, allowed_installs=in_servers)
        self._client = client
        records = app_commands.Group(name="my-records", description="…")
        records.command(name="day", description="…")(on_a_day)
        self.tree.add_command(records)
        self.tree.command(name="duel", description="…")(duel)
        self.tree.context_menu(name="Challenge")(challenge)

    async def differs(self) -> bool:
        """Check if the commands differ from the registered ones."""
        assert self._client.application_id is not None
        registered = await slash_commands.fetch_registered(self._client.http, self._client.application_id)
        return slash_commands.is_out_of_date(await slash_commands.build_payloads(self.tree), registered)

    def set_default_permissions(self, name: str, permissions: discord.Permissions | None) -> None:
        command = self.tree.get_command(name)
        assert isinstance(command, app_commands.Command)
        command.default_permissions = permissions


@app_commands.rename(day="day-of-week")
async def on_a_day(interaction: discord.Interaction, day: str) -> None:
    """A command with a renamed option."""


@app_commands.choices(strength=[Choice(name="…", value=value) for value in (0, 1, 2)])
async def duel(interaction: discord.Interaction, opponent: discord.Member, strength: int = 0) -> None:
    """A command with two options, one of which has choices."""


async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
    """A user command."""


@asynccontextmanager
async def logged_in(server: DiscordServer, words: Languages = BOTH) -> AsyncGenerator[LoggedInBot]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", str(yarl.URL(server.url) / "api/v10"))
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(TOKEN)
            bot = LoggedInBot(client)
            await slash_commands.localize(bot.tree, words, partial(tabulate_commands, words))
            yield bot


async def sync(server: DiscordServer, words: Languages = BOTH) -> None:
    async with logged_in(server, words) as bot:
        await bot.tree.sync()


def descriptions_of(payload: Any, locale: str | None = None) -> Any:
    """The description (or the name) of a command, and those of its options and choices."""
    field = "description" if payload.get("description") else "name"
    own = payload[field] if locale is None else payload[f"{field}_localizations"][locale]
    others = [descriptions_of(child, locale) for child in children(payload)]
    return [own, *others] if others else own


def in_portuguese(texts: Any) -> Any:
    return [*map(in_portuguese, cast("list[Any]", texts))] if isinstance(texts, list) else f"Em português: {texts}"


def names_of(payload: Any) -> Any:
    """The Portuguese names of a command, its subcommands and options."""
    assert payload["name_localizations"].keys() == {"pt-BR"}
    own = payload["name_localizations"]["pt-BR"]
    others = [names_of(option) for option in payload.get("options") or ()]
    return [own, *others] if others else own


async def test_names_and_descriptions_are_localized(server: DiscordServer) -> None:
    await sync(server)
    duel, records, menu = (server.command(name) for name in ("duel", "my-records", "Challenge"))
    assert descriptions_of(duel) == [
        "Play against somebody",
        "Whom you would like to play against",
        ["How well I play", "As well as I can", "Carelessly", "hard"],
    ]
    assert duel["description_localizations"].keys() == {"pt-BR"}
    assert descriptions_of(records) == ["What you have played", ["All since a day", "Which"]]
    for command in (duel, records):
        assert descriptions_of(command, "pt-BR") == in_portuguese(descriptions_of(command))
    assert names_of(duel) == ["duelo", "oponente", "força"]
    assert names_of(records) == ["meus-recordes", ["dia", "dia-da-semana"]]
    assert menu["name_localizations"] == {"pt-BR": "Em português: Challenge"}
    assert (menu["description"], menu["description_localizations"]) == ("", None)
    await sync(server, languages(es_ES={"menu_challenge": "Retar"}))
    assert server.command("Challenge")["name_localizations"] == {"es-ES": "Retar", "es-419": "Retar"}
    await sync(server, languages(pt_BR={"duel": "Jogar contra alguém"}))
    duel = server.command("duel")
    assert duel["description_localizations"] == {"pt-BR": "Jogar contra alguém"}
    assert [option["description_localizations"] for option in duel["options"]] == [None, None]


async def test_only_changed_texts_languages_and_permissions_differ(server: DiscordServer) -> None:
    async with logged_in(server) as bot:
        assert await bot.differs()
        await bot.tree.sync()
        assert not await bot.differs()
    async with logged_in(server) as bot:
        assert not await bot.differs()
    changed = [languages(pt_BR={**PORTUGUESE, key: "Outra coisa"}) for key in PORTUGUESE]
    english = languages(en={**ENGLISH, "duel": "Play against anyone"}, pt_BR=PORTUGUESE)
    for now in (*changed, english, languages(), languages(pt_BR=PORTUGUESE, fr=ENGLISH)):
        async with logged_in(server, now) as bot:
            assert await bot.differs(), now
    async with logged_in(server) as bot:
        assert not await bot.differs()
    everybody, managers, administrators = None, discord.Permissions(manage_guild=True), discord.Permissions.none()
    for permissions in (managers, administrators, everybody):
        async with logged_in(server) as bot:
            bot.set_default_permissions("duel", permissions)
            assert await bot.differs()
            await bot.tree.sync()
            assert not await bot.differs()


async def test_a_late_registration_holds_its_lock_to_the_end(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slash_commands, "SYNC_TIMEOUT", 0.05)
    registered, unlocked = list[dict[str, Any]](), asyncio.Event()

    @asynccontextmanager
    async def exclusive() -> AsyncGenerator[bool]:
        yield True
        unlocked.set()

    request = server.hold("/applications/*/commands", "GET")
    async with logged_in(server) as bot:
        assert await slash_commands.sync(bot.tree, registered.extend, exclusive=exclusive) is None
        assert not unlocked.is_set()
        request.release()
        await wait_for(unlocked.wait())
    assert {command["name"] for command in registered} == {"my-records", "duel", "Challenge"}
