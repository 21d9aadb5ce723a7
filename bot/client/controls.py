"""Buttons, menus and forms, and the dispatcher that calls their handlers.

A control keeps its state in its custom id, so that it works after a restart. `CustomIdCodec` derives the custom id
from the fields of its class:

    class CellButton(Button, prefix="cell"):
        match: MatchId
        version: Version
        cell: Cell

    view.add_item(CellButton(match.id, match.version, 8).item(label="C3"))
    app.on_press(CellButton, press_cell)
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, TypeVar, cast, dataclass_transform

import discord
from discord import ui

from bot.client.custom_id import ID, CustomIdCodec
from bot.services.access import AccessDeniedError

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that come of controls: a pressed button, a choice in a menu, a submitted form."""

AnySelect = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]


@dataclass_transform(frozen_default=True)
class Control:
    """A control under a message, or a form: a frozen dataclass whose fields are held by its custom id.

    The last field may have a default, which stands for it where a custom id lacks it.

    Args:
        prefix: the beginning of the custom ids; None for a base class.
    """

    codec: ClassVar[CustomIdCodec]

    def __init_subclass__(cls, *, prefix: str | None = None) -> None:
        if prefix is not None:
            fields = inspect.get_annotations(cls, eval_str=True)
            has_default = any(name in vars(cls) for name in fields)
            cls.codec = CustomIdCodec(prefix, fields, is_last_optional=has_default)
            dataclass(frozen=True)(cls)

    @property
    def custom_id(self) -> str:
        """The custom id, which holds the values of all fields."""
        return self.codec.encode([*vars(self).values()])

    @classmethod
    def decode(cls, custom_id: str) -> Self | None:
        """Return the control with a custom id; None if that belongs to another kind of control."""
        values = cls.codec.decode(custom_id)
        return None if values is None else cls(*values)


class Button(Control):
    """A button."""

    def item(
        self,
        *,
        label: str,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        row: int | None = None,
    ) -> ui.Item[Any]:
        """Return the button as an item of a view."""
        button = ui.Button[Any](
            custom_id=self.custom_id, label=label, emoji=emoji, style=style, disabled=disabled, row=row
        )
        return _Item(button, row=row)


class Menu(Control):
    """A menu to choose from."""

    def item(self, select: AnySelect) -> ui.Item[Any]:
        """Return the menu as an item of a view.

        Args:
            select: its options; gets the custom id.
        """
        select.custom_id = self.custom_id
        return _Item(select)


class Form(Control):
    """A window with text fields.

    discord.py keeps the latest form of each custom id in memory, and does nothing when it is submitted.
    """

    def modal(self, *, title: str) -> ui.Modal:
        """Return the form, to which its text fields are to be added."""
        return ui.Modal(title=title, timeout=None, custom_id=self.custom_id)


class _Item(ui.DynamicItem[ui.Item[Any]], template=""):
    """An item of a view; discord.py stores no view in memory whose items are all dynamic.

    It looks for a handler by the template. No custom id matches an empty one as a whole, so there is none, and
    `ControlDispatcher` handles all presses.
    """


def view_of(*items: ui.Item[Any]) -> ui.View:
    """Return a view of some items, which is never disabled by a timeout."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def optional_view(items: Iterable[ui.Item[Any]]) -> ui.View | None:
    """Return a view of some items; None if there are no items."""
    view = view_of(*items)
    return view if view.children else None


_C = TypeVar("_C", bound=Control)


class ControlDispatcher:
    """Calls the handler of the control that was used, on old messages as well.

    Not left to discord.py, which drops a press if its message has lost the button meanwhile.

    Args:
        is_new: whether an interaction is seen for the first time.
    """

    def __init__(self, is_new: Callable[[int], bool]) -> None:
        self._is_new = is_new
        self._handlers: dict[type[Control], Callable[[Any, Any], Awaitable[None]]] = {}

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        """Register the handler of a kind of control."""
        self._handlers[kind] = handler

    def find(self, interaction: discord.Interaction[Any]) -> Control | None:
        """Return the control that was used, decoded from its custom id; None if its kind is unknown."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        return next(filter(None, (kind.decode(custom_id) for kind in self._handlers)), None)

    async def handle(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler of the control that was used, if the interaction comes of one."""
        control = self.find(interaction) if interaction.type in PRESSES else None
        if control and self._is_new(interaction.id):
            with suppress(AccessDeniedError):
                await self._handlers[type(control)](interaction, control)


def selected_values(interaction: discord.Interaction[Any]) -> list[str]:
    """Return what a user has chosen in a menu: values of options, or ids of channels or roles."""
    return [str(value) for value in _data(interaction).get("values", ())]


def selected_ids(interaction: discord.Interaction[Any], kind: Literal["channels", "roles"]) -> list[int] | None:
    """Return the ids of the chosen channels or roles; None if Discord did not resolve them as such."""
    resolved: Collection[str] = _data(interaction).get("resolved", {}).get(kind, {})
    values = selected_values(interaction)
    are_ids = all(value in resolved and re.fullmatch(ID.pattern, value, re.ASCII) for value in values)
    return [int(value) for value in values] if are_ids else None


def submitted_values(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """Return what a user has written into the fields of a form, by the custom ids of the fields."""
    return {str(field["custom_id"]): str(field["value"]) for field in _fields(_data(interaction).get("components", ()))}


def _fields(components: Iterable[Any]) -> Iterable[dict[str, Any]]:
    """Yield the fields among components, which are nested in rows and labels."""
    for component in components:
        if "value" in component:
            yield component
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
