"""Register the slash commands with Discord, translated into every language."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import cached_property, lru_cache
from typing import Any, cast

import aiohttp
import discord
from discord import AppCommandType, app_commands
from discord.app_commands import Choice, TranslationContextLocation, TranslationContextTypes, locale_str
from discord.http import HTTPClient, Route

from bot.client.time_limit import within
from bot.database.errors import DatabaseError
from bot.text.catalogue import ENGLISH, Catalogue, CommandTexts, Languages, read_command_texts

log = logging.getLogger(__name__)

SYNC_TIMEOUT = 10  # in seconds
_PREFIX = "/"  # the command prefix in the texts of slash commands
Entry = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
"""A slash command, a group of them, or a context-menu command."""


async def localize(
    tree: app_commands.CommandTree[Any],
    languages: Languages,
    read_texts: Callable[[], CommandTexts] = read_command_texts,
) -> None:
    """Set the descriptions of all commands from the English catalogue, and add a translator for the other languages.
    English names are those in the code. Names in other languages are only displayed: interactions contain the English
    ones. `read_texts` returns the texts in the other languages; it is called when the commands are first translated.
    """
    _set_descriptions(tree, languages.of(ENGLISH))
    await tree.set_translator(_Translator(languages, read_texts))


async def sync(
    tree: app_commands.CommandTree[Any],
    on_registered: Callable[[list[dict[str, Any]]], None],
    *,
    exclusive: Callable[[], AbstractAsyncContextManager[bool]],
) -> asyncio.Task[None] | None:
    """Register the commands in the tree if they have changed. Log a warning if that fails.
    The commands are localized. `on_registered` is called with the registered ones, which have ids; `exclusive` yields
    whether this process may register them. Returns a task that tries again if Discord has limited the bot, or None.
    """

    async def sync_later(delay: float | None) -> None:
        while delay is not None:
            log.warning(
                "Discord limits the bot's requests. The slash commands will be registered in %.0f seconds.", delay
            )
            await asyncio.sleep(delay)
            delay = await _sync(tree, on_registered, exclusive())

    delay = await _sync(tree, on_registered, exclusive())
    return None if delay is None else asyncio.create_task(sync_later(delay))


async def _sync(
    tree: app_commands.CommandTree[Any],
    on_registered: Callable[[list[dict[str, Any]]], None],
    exclusive: AbstractAsyncContextManager[bool],
) -> float | None:
    """Register the commands if they have changed, or return after how many seconds Discord accepts that."""
    try:
        await within(SYNC_TIMEOUT, _register(tree, on_registered, exclusive))
    except discord.RateLimited as limit:
        return limit.retry_after
    except (discord.HTTPException, aiohttp.ClientError, OSError, DatabaseError) as error:
        reason = str(error) or type(error).__name__
        log.warning("Discord did not accept the slash commands (%s). Text commands still work.", reason)
    return None


async def _register(
    tree: app_commands.CommandTree[Any],
    on_registered: Callable[[list[dict[str, Any]]], None],
    exclusive: AbstractAsyncContextManager[bool],
) -> None:
    """Register the commands if they have changed. The lock is held until the last request has ended, however late."""
    http, application = tree.client.http, tree.client.application_id
    assert application is not None
    async with exclusive as is_acquired:
        registered = await fetch_registered(http, application)
        if is_acquired and is_out_of_date(payloads := await build_payloads(tree), registered):
            registered = [*await http.bulk_upsert_global_commands(application, payloads)]
    on_registered(registered)


async def build_payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the payloads that register the commands of a tree, in all languages."""
    translator = tree.translator or app_commands.Translator()
    first = sorted(tree.get_commands(), key=lambda command: command.name != "play")
    return [await command.get_translated_payload(tree, translator) for command in first]


async def fetch_registered(http: HTTPClient, application: int) -> list[dict[str, Any]]:
    """Return the commands that are registered with Discord, in all languages.
    This sends its own request, because `CommandTree.fetch_commands` neither requests the localizations
    (https://github.com/Rapptz/discord.py/pull/9452) nor keeps all contexts.
    """
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    return await http.request(route, params={"with_localizations": "true"})


def is_out_of_date(payloads: list[dict[str, Any]], registered: list[dict[str, Any]]) -> bool:
    """Return whether the registered commands differ from these payloads."""
    return _by_name(registered) != _by_name(payloads)


def mentions_of(registered: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return the mention of each registered slash command by its English name, such as `play`."""
    slash = AppCommandType.chat_input.value
    return {
        command["name"]: f"</{command['name']}:{command['id']}>" for command in registered if command["type"] == slash
    }


def _set_descriptions(tree: app_commands.CommandTree[Any], texts: Catalogue) -> None:
    """Set the descriptions of every command, group, option and choice in one language."""
    for command in tree.walk_commands():
        command.description = texts.say(_key_of(command), _PREFIX)
        if isinstance(command, app_commands.Command):
            _set_option_descriptions(command, texts)


def _key_of(entry: Entry) -> str:
    """Return the key of an entry in the catalogue: `command-play`, or `command-board_show` for `/board show`.
    The key of a context menu is that of its callback, `command-menu_…`, because the name of the menu is translated.
    """
    if isinstance(entry, app_commands.ContextMenu):
        return _key("menu", entry.callback.__name__)
    return _key(entry.qualified_name)


class _Translator(app_commands.Translator):
    def __init__(self, languages: Languages, read_texts: Callable[[], CommandTexts]) -> None:
        self._languages, self._read_texts = languages, read_texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key: str = _key_from(context) or string.extras.get("key", "")
        return self._texts[locale].get(key)

    @cached_property
    def _texts(self) -> Mapping[discord.Locale, Mapping[str, str]]:
        texts = self._read_texts()
        return {locale: texts.get(self._languages.find(locale.value), {}) for locale in discord.Locale}


@lru_cache(maxsize=2)  # a name and its description are translated in turns into one locale after another
def _key_from(context: TranslationContextTypes) -> str | None:
    """Return the key of the text to translate, or None if the context does not determine it."""
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
    """Return the key of the name of an entry, given the key of its description."""
    return f"name-{key.removeprefix('command-')}"


def _set_option_descriptions(command: app_commands.Command[Any, ..., Any], texts: Catalogue) -> None:
    """Set the descriptions of options and the names of choices, each with its key for the translator."""
    descriptions: dict[str, locale_str] = {}
    choices: dict[str, list[Choice[str | int | float]]] = {}
    for option in command.parameters:
        key = _key(command.qualified_name, option.display_name)
        descriptions[option.name] = _localizable(texts, key)
        if option.choices:
            choices[option.name] = [_localize_choice(key, choice, texts) for choice in option.choices]
    app_commands.describe(**descriptions)(command)
    app_commands.choices(**choices)(command)


def _localize_choice(option_key: str, choice: Choice[Any], texts: Catalogue) -> Choice[str | int | float]:
    """Return a choice with its name from the catalogue.
    The key is that of the choice, such as `command-play_mark_x`, or else that of a level, game or theme: `level-easy`.
    """
    choice_key = _key(option_key.removeprefix("command-"), choice.value)  # which puts the prefix before it again
    keys = choice_key, f"level-{choice.value}", f"game-{choice.value}", f"theme-{choice.value}"
    return Choice(name=_localizable(texts, next(key for key in keys if key in texts)), value=choice.value)


def _localizable(texts: Catalogue, key: str) -> locale_str:
    return locale_str(texts.say(key, _PREFIX), key=key)


def _key(*names: object) -> str:
    """Return a key of the catalogue; spaces and hyphens in names become underscores."""
    joined = re.sub("[ -]", "_", "_".join(map(str, names)))
    return f"command-{joined}"


_COMPARED_FIELDS = {
    *("name", "description", "type", "options", "required", "autocomplete", "choices", "value", "nsfw"),
    *("contexts", "integration_types", "channel_types", "min_value", "max_value", "min_length", "max_length"),
}
"""The fields of a command that are compared; Discord adds others, such as ids and versions."""

_PERMISSIONS_FIELD = "default_member_permissions"  # sent as an integer and returned as a string
_LOCALIZATION_FIELDS = {"name_localizations", "description_localizations"}  # translations by locale


def _by_name(commands: Any) -> dict[Any, Any]:
    """Return normalized commands by type and name; names are only unique within a type."""
    return {(command["type"], command["name"]): _normalize(command) for command in commands}


def _normalize(payload: Any) -> Any:
    """Reduce a payload to the compared fields, without those that have their default value."""
    match payload:
        case dict():
            fields = cast("dict[str, Any]", payload)
            compared = {name: _normalize(value) for name, value in fields.items() if name in _COMPARED_FIELDS}
            compared |= {name: fields[name] for name in _LOCALIZATION_FIELDS & fields.keys()}
            if fields.get(_PERMISSIONS_FIELD) is not None:
                compared[_PERMISSIONS_FIELD] = int(fields[_PERMISSIONS_FIELD])
            return {name: value for name, value in compared.items() if not _is_default(value)}
        case list():
            items = [_normalize(item) for item in cast("list[Any]", payload)]
            return sorted(items) if all(isinstance(item, int) for item in items) else items
        case _:
            return payload


def _is_default(value: Any) -> bool:
    """Return whether a value means the same as a missing field; 0 does not."""
    return value is None or value is False or value in ("", [], {})
