"""The chosen values of a menu and the input of a form, from the data of an interaction."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal, cast

import discord

from bot.client.controls import ID


def selected_values(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the values chosen in a menu: those of options, or ids of channels or roles."""
    return [str(value) for value in _data(interaction).get("values", ())]


def selected_value(interaction: discord.Interaction[Any]) -> str | None:
    """Return the value chosen in a menu of one; None if the press is not from a menu that this bot sent."""
    values = selected_values(interaction)
    return values[0] if len(values) == 1 else None


def selected_ids(interaction: discord.Interaction[Any], kind: Literal["channels", "roles"]) -> list[int] | None:
    """Return the ids of the chosen channels or roles; None if Discord did not resolve them as such."""
    resolved: Collection[str] = _data(interaction).get("resolved", {}).get(kind, {})
    values = selected_values(interaction)
    are_ids = all(value in resolved and re.fullmatch(ID.pattern, value, re.ASCII) for value in values)
    return [int(value) for value in values] if are_ids else None


def submitted_values(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """Return the input of the text fields of a form, by custom id."""
    return {str(field["custom_id"]): str(field["value"]) for field in _fields(_data(interaction).get("components", ()))}


def _fields(components: Iterable[Any]) -> Iterable[dict[str, Any]]:
    """Yield the fields among components, which are nested in rows and labels."""
    for component in components:
        if "value" in component:
            yield component
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
