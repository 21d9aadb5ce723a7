"""The slash commands as Discord knows them: what they are called, and whether it knows ours."""

from __future__ import annotations

from typing import Any, cast

from discord import app_commands
from discord.http import HTTPClient

from bot.display.texts import Texts


def describe(tree: app_commands.CommandTree[Any], texts: Texts) -> None:
    """Give every slash command, option and choice its words from the catalogue."""
    for command in tree.walk_commands():
        assert isinstance(command, app_commands.Command)
        key = f"command.{command.name}"
        command.description = texts.say(key, "/")
        for option in command.parameters:
            app_commands.describe(**{option.name: texts.say(f"{key}_{option.name}", "/")})(command)
            for choice in option.choices:
                choice.name = texts.say(f"{key}_{option.name}_{choice.value}", "/")


async def differ(tree: app_commands.CommandTree[Any], http: HTTPClient, application: int) -> bool:
    """Whether Discord knows other commands than those of the tree.

    Asked by the bare request: discord.py's own reading of the answer drops contexts that Discord sent.
    """
    known = {command["name"]: _facts(command) for command in await http.get_global_commands(application)}
    ours = {command.name: _facts(command.to_dict(tree)) for command in tree.get_commands()}
    return known != ours


_COMPARED = {
    *("name", "description", "type", "options", "required", "autocomplete", "choices", "value", "nsfw"),
    *("contexts", "integration_types", "channel_types", "min_value", "max_value", "min_length", "max_length"),
}
"""What a slash command consists of; Discord adds ids and versions of its own."""


def _facts(payload: Any) -> Any:
    """A command as both sides describe it, less what Discord adds and what is left at its default."""
    match payload:
        case dict():
            fields = cast("dict[str, Any]", payload)
            compared = {name: _facts(value) for name, value in fields.items() if name in _COMPARED}
            return {
                name: value for name, value in compared.items() if not (value is None or value is False or value == [])
            }
        case list():
            items = [_facts(item) for item in cast("list[Any]", payload)]
            return sorted(items) if all(isinstance(item, int) for item in items) else items
        case _:
            return payload
