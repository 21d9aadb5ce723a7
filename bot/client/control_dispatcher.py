"""The dispatcher that calls the handlers of buttons, menus and forms, and what a member has chosen or typed in them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar, cast

import discord

from bot.client.controls import ID, Control

_C = TypeVar("_C", bound=Control)


class AttachedFile(NamedTuple):
    size: int  # in bytes
    url: str


class ControlDispatcher:
    """Calls the handler of the control that was used, on old messages as well.
    discord.py is not used for this, because it drops a press if the button has since been removed from the message.
    """

    def __init__(self) -> None:
        self.on_unknown: Callable[[discord.Interaction[Any]], Awaitable[None]]
        """Is called when a control was used that this version of the bot does not have."""
        self._kinds: defaultdict[str, list[type[Control]]] = defaultdict(list)
        """The types of controls by the first word of their custom ids."""
        self.handlers: dict[type[Control], Callable[[Any, Any], Awaitable[None]]] = {}

    def on(self, kind: type[_C], handler: Callable[[discord.Interaction[Any], _C], Awaitable[None]]) -> None:
        self._kinds[kind.prefix.partition(":")[0]].append(kind)
        self.handlers[kind] = handler

    async def use(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Call the handler of the control with a custom id."""
        kinds = self._kinds.get(custom_id.partition(":")[0], ())
        control = next(filter(None, (kind.decode(custom_id) for kind in kinds)), None)
        if control:
            await self.handlers[type(control)](interaction, control)
        else:
            await self.on_unknown(interaction)


def selected_values(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the values chosen in a menu: those of options, or ids of channels, roles or users."""
    return [str(value) for value in _data(interaction).get("values", ())]


def selected_value(interaction: discord.Interaction[Any]) -> str | None:
    """Return the value chosen in a menu of one; None if the press is not from a menu that this bot sent."""
    values = selected_values(interaction)
    return values[0] if len(values) == 1 else None


def selected_ids(
    interaction: discord.Interaction[Any], kind: Literal["channels", "roles", "users"]
) -> list[int] | None:
    """Return the ids of the chosen channels, roles or users; None if Discord did not resolve them as such."""
    resolved: Collection[str] = _data(interaction).get("resolved", {}).get(kind, {})
    values = selected_values(interaction)
    are_ids = all(value in resolved and re.fullmatch(ID.pattern, value, re.ASCII) for value in values)
    return [int(value) for value in values] if are_ids else None


def submitted_values(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """Return the input of the text fields of a form, by custom id."""
    return {str(field["custom_id"]): str(field["value"]) for field in _fields(_data(interaction).get("components", ()))}


def submitted_files(interaction: discord.Interaction[Any]) -> list[AttachedFile]:
    """Return the files that were uploaded in a form."""
    files = _data(interaction).get("resolved", {}).get("attachments", {})
    return [AttachedFile(file["size"], file["url"]) for file in files.values()]


def _fields(components: Iterable[Any]) -> Iterable[dict[str, Any]]:
    """Yield the fields among components, which are nested in rows and labels."""
    for component in components:
        if "value" in component:
            yield component
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
