"""The slash commands in every language: what Discord is told of them, and when."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands
from discord.app_commands import Choice
from discord.http import Route

from bot.client import slash_commands
from bot.rendering.catalogues import Catalogue, Languages
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.payloads import children

ENGLISH = {
    "duel": "Play against somebody",
    "duel_opponent": "Whom you would like to play against",
    "duel_strength": "How well I play",
    "duel_strength_0": "As well as I can",
    "duel_strength_1": "Carelessly",
    "level.2": "hard",
    "my_records": "What you have played",
    "my_records_show": "Show it",
    "my_records_ever_since": "Some of it",
    "my_records_ever_since_day": "All since a day",
    "my_records_ever_since_day_day_of_week": "Which",
    "menu_challenge": "Challenge",
}
PORTUGUESE = {
    "duel": "Jogar contra alguém",
    "duel_opponent": "Contra quem você quer jogar",
    "duel_strength": "Como eu jogo",
    "duel_strength_0": "O melhor que posso",
    "duel_strength_1": "Sem muita atenção",
    "level.2": "difícil",
    "my_records": "O que você jogou",
    "my_records_show": "Mostrar",
    "my_records_ever_since": "Uma parte",
    "my_records_ever_since_day": "Tudo desde um dia",
    "my_records_ever_since_day_day_of_week": "Qual",
    "menu_challenge": "Desafiar",
    "name.duel": "duelo",
    "name.duel_opponent": "oponente",
    "name.duel_strength": "força",
    "name.my_records": "meus-recordes",
    "name.my_records_show": "mostrar",
    "name.my_records_ever_since": "desde",
    "name.my_records_ever_since_day": "dia",
    "name.my_records_ever_since_day_day_of_week": "dia-da-semana",
}


def languages(**catalogues: Mapping[str, str]) -> Languages:
    """English, and languages whose locales are written with underscores here."""
    by_code = {locale.replace("_", "-"): words for locale, words in {"en": ENGLISH, **catalogues}.items()}
    return Languages({code: Catalogue(sentences(words), code) for code, words in by_code.items()})


def sentences(words: Mapping[str, str]) -> dict[str, str]:
    """A catalogue in which the words of commands stand among others."""
    return {key if "." in key else f"command.{key}": text for key, text in words.items()}


BOTH = languages(pt_BR=PORTUGUESE)


class Online:
    """A bot that is logged in, with commands of every kind."""

    def __init__(self, client: discord.Client) -> None:
        in_servers = app_commands.AppInstallationType(guild=True, user=False)
        self.tree = app_commands.CommandTree(client, allowed_installs=in_servers)
        self._client = client
        records = app_commands.Group(name="my-records", description="…")
        since = app_commands.Group(name="ever-since", description="…", parent=records)
        records.command(name="show", description="…")(nothing)
        since.command(name="day", description="…")(on_a_day)
        self.tree.add_command(records)
        self.tree.command(name="duel", description="…")(duel)
        self.tree.context_menu(name="Challenge")(challenge)

    async def differs(self) -> bool:
        """Whether Discord would have to be told."""
        assert self._client.application_id is not None
        return await slash_commands.differ(
            await slash_commands.describe(self.tree), self._client.http, self._client.application_id
        )

    def let_use(self, name: str, needed: discord.Permissions | None) -> None:
        """Have a command offered to those with certain permissions, or to everybody."""
        command = self.tree.get_command(name)
        assert isinstance(command, app_commands.Command)
        command.default_permissions = needed


async def nothing(interaction: discord.Interaction) -> None:
    """A command with no effect."""


@app_commands.rename(day="day-of-week")
async def on_a_day(interaction: discord.Interaction, day: str) -> None:
    """A command with a renamed option."""


@app_commands.choices(strength=[Choice(name="…", value=value) for value in (0, 1, 2)])
async def duel(interaction: discord.Interaction, opponent: discord.Member, strength: int = 0) -> None:
    """A command with two options, one of which has choices."""


async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
    """A command on a person."""


@asynccontextmanager
async def online(server: DiscordServer, words: Languages = BOTH) -> AsyncGenerator[Online]:
    """A bot that has just started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", str(yarl.URL(server.url) / "api/v10"))
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(TOKEN)
            bot = Online(client)
            await slash_commands.localise(bot.tree, words)
            yield bot


async def synced(server: DiscordServer, words: Languages = BOTH) -> None:
    """Let a bot start, tell Discord of its commands, and stop."""
    async with online(server, words) as bot:
        await bot.tree.sync()


def words_of(payload: Any, locale: str | None = None) -> Any:
    """What somebody reads of a command: its words (or its name, if it has none), and those beneath it."""
    field = "description" if payload.get("description") else "name"
    own = payload[field] if locale is None else payload[f"{field}_localizations"][locale]
    others = [words_of(one, locale) for one in children(payload)]
    return [own, *others] if others else own


async def test_a_brazilian_reads_a_command_its_options_and_choices_in_portuguese(server: DiscordServer) -> None:
    await synced(server)
    assert words_of(server.command("duel"), "pt-BR") == [
        "Jogar contra alguém",
        "Contra quem você quer jogar",
        ["Como eu jogo", "O melhor que posso", "Sem muita atenção", "difícil"],
    ]


async def test_everybody_else_reads_it_in_english(server: DiscordServer) -> None:
    await synced(server)
    assert words_of(server.command("duel")) == [
        "Play against somebody",
        "Whom you would like to play against",
        ["How well I play", "As well as I can", "Carelessly", "hard"],
    ]
    assert server.command("duel")["description_localizations"].keys() == {"pt-BR"}


@pytest.mark.parametrize(
    ("locale", "read"),
    [
        (None, ["What you have played", ["Some of it", ["All since a day", "Which"]], "Show it"]),
        ("pt-BR", ["O que você jogou", ["Uma parte", ["Tudo desde um dia", "Qual"]], "Mostrar"]),
    ],
)
async def test_so_it_is_with_groups_of_commands(server: DiscordServer, locale: str | None, read: list[Any]) -> None:
    await synced(server)
    assert words_of(server.command("my-records"), locale) == read


async def test_a_command_on_a_person_has_its_very_name_in_each_language(server: DiscordServer) -> None:
    await synced(server)
    menu = server.command("Challenge")
    assert menu["name_localizations"] == {"pt-BR": "Desafiar"}
    assert (menu["description"], menu["description_localizations"]) == ("", None)


async def test_a_brazilian_calls_a_command_and_its_options_by_portuguese_names(server: DiscordServer) -> None:
    await synced(server)
    assert names_of(server.command("duel")) == ["duelo", "oponente", "força"]
    in_groups = ["meus-recordes", ["desde", ["dia", "dia-da-semana"]], "mostrar"]
    assert names_of(server.command("my-records")) == in_groups


def names_of(payload: Any) -> Any:
    """What a command is called in Portuguese, as are its options and subcommands."""
    assert payload["name_localizations"].keys() == {"pt-BR"}
    own = payload["name_localizations"]["pt-BR"]
    others = [names_of(option) for option in payload.get("options") or ()]
    return [own, *others] if others else own


async def test_a_catalogue_serves_every_country_with_its_language(server: DiscordServer) -> None:
    await synced(server, languages(es_ES={"menu_challenge": "Retar"}))
    assert server.command("Challenge")["name_localizations"] == {"es-ES": "Retar", "es-419": "Retar"}


async def test_what_a_language_lacks_is_read_in_english(server: DiscordServer) -> None:
    await synced(server, languages(pt_BR={"duel": "Jogar contra alguém"}))
    duel = server.command("duel")
    assert duel["description_localizations"] == {"pt-BR": "Jogar contra alguém"}
    assert [option["description_localizations"] for option in duel["options"]] == [None, None]


async def test_a_bot_that_starts_again_unchanged_has_nothing_to_tell(server: DiscordServer) -> None:
    async with online(server) as bot:
        assert await bot.differs()
        await bot.tree.sync()
        assert not await bot.differs()
    async with online(server) as bot:
        assert not await bot.differs()


@pytest.mark.parametrize("key", PORTUGUESE)
async def test_a_bot_whose_translation_has_changed_tells_discord(server: DiscordServer, key: str) -> None:
    await synced(server)
    async with online(server, languages(pt_BR={**PORTUGUESE, key: "Outra coisa"})) as bot:
        assert await bot.differs()
        await bot.tree.sync()
        assert not await bot.differs()


@pytest.mark.parametrize("now", [languages(), languages(pt_BR=PORTUGUESE, fr=ENGLISH)])
async def test_a_bot_that_has_unlearnt_or_learnt_a_language_tells_discord(
    server: DiscordServer, now: Languages
) -> None:
    await synced(server)
    async with online(server, now) as bot:
        assert await bot.differs()


async def test_a_bot_whose_command_is_for_others_than_before_tells_discord(server: DiscordServer) -> None:
    everybody, managers, administrators = None, discord.Permissions(manage_guild=True), discord.Permissions.none()
    await synced(server)
    for whom in (managers, administrators, everybody):
        async with online(server) as bot:
            bot.let_use("duel", whom)
            assert await bot.differs()
            await bot.tree.sync()
            assert not await bot.differs()


async def test_a_command_on_a_person_may_be_called_like_one_on_a_message(server: DiscordServer) -> None:
    async def menu_of_message(interaction: discord.Interaction, message: discord.Message) -> None: ...

    for name in ("Desafiar", "Desafiar", "Chamar"):
        words = {"menu_challenge": name, "menu_menu_of_message": "Desafiar quem escreveu"}
        async with online(server, languages(pt_BR=words)) as bot:
            bot.tree.context_menu(name="Challenge")(menu_of_message)
            if await bot.differs():
                await bot.tree.sync()
    assert len(server.requests("PUT", "/commands")) == 2
