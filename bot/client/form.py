"""Windows with fields to fill in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self, cast

import discord
from discord import ui


class Form(ui.Modal):
    """A window with facts in its custom id; what sending it does is said with `App.on_press`.

    discord.py keeps the latest of each custom id in memory, and does nothing when it is sent.

    Args:
        title: what is seen above its fields; one that has been sent need not know.
    """

    template: ClassVar[str] = r"(?!)"

    def __init__(self, custom_id: str, *, title: str = "…") -> None:
        super().__init__(title=title, timeout=None, custom_id=custom_id)

    @classmethod
    def rebuilt(cls, custom_id: str) -> Self | None:
        """The form that has a custom id, if it is of this kind; it has no fields."""
        match = re.fullmatch(cls.template, custom_id)
        return cls.from_match(match) if match else None

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the form from what it holds."""
        raise NotImplementedError


def filled(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """What somebody has written into the fields of a form, by their custom ids."""
    data = cast("dict[str, Any]", interaction.data or {})
    return {str(field["custom_id"]): str(field["value"]) for field in _fields(data.get("components", ()))}


def _fields(components: Iterable[Any]) -> Iterable[dict[str, Any]]:
    """The fields among components, which stand in rows or beneath labels."""
    for component in components:
        if "value" in component:
            yield component
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])
