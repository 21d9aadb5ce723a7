"""The slash commands as Discord knows them: what they are called in each language, and whether it knows ours."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import AbstractAsyncContextManager
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextLocation, TranslationContextTypes, locale_str
from discord.http import HTTPClient, Route

from bot.rendering.catalogues import ENGLISH, Catalogue, Languages
from bot.storage.errors import DatabaseError

log = logging.getLogger(__name__)

_SECONDS_TO_SYNC = 10

Entry = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
"""What stands in Discord's menus: a slash command, a group of them, or a command on a person or a message."""


async def localize(tree: app_commands.CommandTree[Any], languages: Languages) -> None:
    """Give everything in the tree its words from the catalogues, in English and in all other languages.

    English names are as in the code; those of other languages are for people alone, and Discord hands commands and
    options back by the English ones.
    """
    _describe(tree, languages.of(ENGLISH))
    await tree.set_translator(_Translator(languages))


async def sync(tree: app_commands.CommandTree[Any], *, exclusive: AbstractAsyncContextManager[bool]) -> None:
    """Tell Discord of the commands in the tree if it does not know them as they are, or the owner that it cannot be.

    Args:
        exclusive: yields whether this process is the one to do it.
    """
    http, application = tree.client.http, tree.client.application_id
    assert application is not None
    try:
        async with asyncio.timeout(_SECONDS_TO_SYNC), exclusive as is_mine:
            if is_mine and await is_out_of_date(payload := await build_payloads(tree), http, application):
                await http.bulk_upsert_global_commands(application, payload)
    except (discord.HTTPException, aiohttp.ClientError, OSError, DatabaseError) as error:
        reason = str(error) or type(error).__name__
        log.warning("Discord did not take the slash commands (%s). Text commands work all the same.", reason)


async def build_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands of a tree as Discord is told of them, in all languages."""
    translator = tree.translator or app_commands.Translator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def is_out_of_date(ours: list[dict[str, Any]], http: HTTPClient, application: int) -> bool:
    """Whether Discord knows other commands than ours, or calls them otherwise in any language.

    Asked by the bare request: discord.py's own neither asks for the languages
    (https://github.com/Rapptz/discord.py/pull/9452) nor keeps all contexts that Discord sent.
    """
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    known = await http.request(route, params={"with_localizations": "true"})
    return _by_name(known) != _by_name(ours)


def _describe(tree: app_commands.CommandTree[Any], texts: Catalogue) -> None:
    """Give every slash command, group, option and choice its words in one language."""
    for command in tree.walk_commands():
        command.description = texts.say(_key_of(command), "/")
        if isinstance(command, app_commands.Command):
            _describe_options(command, texts)


def _key_of(entry: Entry) -> str:
    """Where an entry's words stand in the catalogue: `command.play`, or `command.board_show` for `/board show`.

    What is called on a person or a message has no name that stays, so that of its callback serves: `command.menu_…`.
    """
    if isinstance(entry, app_commands.ContextMenu):
        return _key("menu", entry.callback.__name__)
    return _key(entry.qualified_name)


class _Translator(app_commands.Translator):
    """Tells discord.py the words of an entry in the languages other than English, at each sync."""

    def __init__(self, languages: Languages) -> None:
        spoken = {locale: languages.of(locale.value) for locale in discord.Locale}
        self._translations = {locale: texts for locale, texts in spoken.items() if texts.locale != ENGLISH}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The words, or None for what is the same in every language."""
        if (texts := self._translations.get(locale)) is None:
            return None
        key: str = _key_in(context) or string.extras.get("key", "")
        return texts.say(key, "/") if key in texts.sentences else None


def _key_in(context: TranslationContextTypes) -> str | None:
    """The key of the words that are asked for, where it follows from whose words they are."""
    match context.location:
        case TranslationContextLocation.command_description | TranslationContextLocation.group_description:
            return _key_of(context.data)
        case TranslationContextLocation.command_name if isinstance(context.data, app_commands.ContextMenu):
            return _key_of(context.data)
        case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
            return _name_key(_key_of(context.data))
        case TranslationContextLocation.parameter_name:
            return _name_key(_key(context.data.command.qualified_name, context.data.display_name))
        case _:
            return None


def _name_key(key: str) -> str:
    """Where the name of an entry stands whose description is known by a key."""
    return f"name.{key.removeprefix('command.')}"


def _describe_options(command: app_commands.Command[Any, ..., Any], texts: Catalogue) -> None:
    """Give the options and their choices words that know their own keys, as the translator needs them."""
    descriptions: dict[str, locale_str] = {}
    choices: dict[str, list[Choice[str | int | float]]] = {}
    for option in command.parameters:
        key = _key(command.qualified_name, option.display_name)
        descriptions[option.name] = _words(texts, key)
        if option.choices:
            choices[option.name] = [_describe_choice(key, choice, texts) for choice in option.choices]
    app_commands.describe(**descriptions)(command)
    app_commands.choices(**choices)(command)


def _describe_choice(option: str, choice: Choice[Any], texts: Catalogue) -> Choice[str | int | float]:
    """The same choice with its own words, `command.play_mark_x`; or those of a level, `level.easy`, where it has none.

    A level is called alike wherever it can be chosen.
    """
    own = _key(option.removeprefix("command."), choice.value)
    key = own if own in texts.sentences else f"level.{choice.value}"
    return Choice(name=_words(texts, key), value=choice.value)


def _words(texts: Catalogue, key: str) -> locale_str:
    return locale_str(texts.say(key, "/"), key=key)


def _key(*names: object) -> str:
    """A key of the catalogue; spaces and hyphens of Discord's names become underscores."""
    joined = re.sub("[ -]", "_", "_".join(map(str, names)))
    return f"command.{joined}"


_COMPARED = {
    *("name", "description", "type", "options", "required", "autocomplete", "choices", "value", "nsfw"),
    *("contexts", "integration_types", "channel_types", "min_value", "max_value", "min_length", "max_length"),
}
"""What a slash command consists of; Discord adds ids and versions of its own."""

_NEEDED = "default_member_permissions"
"""What a member needs to be offered a command, which Discord takes as a number and tells as a string."""

_IN_LANGUAGES = {"name_localizations", "description_localizations"}
"""The words by locale, for those languages in which there are some."""


def _by_name(commands: Any) -> dict[Any, Any]:
    """The facts of commands; one on a person may be called like one on a message or a slash command."""
    return {(command["type"], command["name"]): _facts(command) for command in commands}


def _facts(payload: Any) -> Any:
    """A command as both sides describe it, less what Discord adds and what is left at its default."""
    match payload:
        case dict():
            fields = cast("dict[str, Any]", payload)
            compared = {name: _facts(value) for name, value in fields.items() if name in _COMPARED}
            compared |= {name: fields[name] for name in _IN_LANGUAGES & fields.keys()}
            if fields.get(_NEEDED) is not None:
                compared[_NEEDED] = int(fields[_NEEDED])
            return {name: value for name, value in compared.items() if not _is_left_out(value)}
        case list():
            items = [_facts(item) for item in cast("list[Any]", payload)]
            return sorted(items) if all(isinstance(item, int) for item in items) else items
        case _:
            return payload


def _is_left_out(value: Any) -> bool:
    """Whether a fact says no more than its absence; 0 as a value or a limit does."""
    return value is None or value is False or value in ("", [], {})
