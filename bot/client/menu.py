"""Menus to choose from."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Literal, cast

import discord
from discord import ui

from bot.client.button import NUMBER
from bot.client.control import Control

AnySelect = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


class Menu(Control, template=r"(?!)"):
    """A menu with facts in its custom id.

    Args:
        appearance: what is seen of it; one that has been used need not know.
    """

    def __init__(self, custom_id: str, appearance: AnySelect | None = None) -> None:
        super().__init__(appearance or ui.Select[Any](custom_id=custom_id))


def chosen(interaction: discord.Interaction[Any]) -> list[str]:
    """What somebody has chosen from a menu: the values of its options, or the ids of channels or roles."""
    return [str(value) for value in _data(interaction).get("values", ())]


def chosen_ids(interaction: discord.Interaction[Any], kind: Literal["channels", "roles"]) -> list[int] | None:
    """The channels or roles that somebody has chosen; None if Discord does not know them as such."""
    known: Collection[str] = _data(interaction).get("resolved", {}).get(kind, {})
    values = chosen(interaction)
    are_ids = all(value in known and re.fullmatch(NUMBER, value) for value in values)
    return [int(value) for value in values] if are_ids else None


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
