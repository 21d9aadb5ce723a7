"""Buttons, menus and forms.

A control keeps its state in its custom id, so that it works after a restart. `Control` derives the custom id from the
fields of its class:

    class CellButton(Button, prefix="cell"):
        match: MatchId
        version: Version
        cell: Cell

    view.add_item(CellButton(match.id, match.version, 8).item(label="C3"))
    app.on_press(CellButton, press_cell)

`ControlDispatcher` handles all presses. Views and forms are stopped before they are sent, because discord.py would keep
them otherwise, a private view with a task for 15 minutes.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NewType,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

import discord
from discord import ui

MAX_LENGTH = 100  # see https://discord.com/developers/docs/components/reference#anatomy-of-a-component


@dataclass(frozen=True)
class Part:
    """How the values of a field are encoded; part of the field's annotation: `Annotated[int, digits(4)]`."""

    pattern: str  # the regular expression of all texts, without groups that capture
    max_length: int  # the length of the longest text
    decode: Callable[[str], Any] = str
    encode: Callable[[Any], str] = str


def digits(count: int) -> Part:
    """Return a part for numbers with a maximum number of digits."""
    return Part(rf"\d{{1,{count}}}", count, decode=int)


def text(character: str, max_length: int, min_length: int = 1) -> Part:
    """Return a part for texts whose characters match a regular expression."""
    return Part(rf"{character}{{{min_length},{max_length}}}", max_length)


def words(values: Mapping[str, Any]) -> Part:
    """Return a part for a fixed set of values, each encoded as a word."""
    texts = {value: word for word, value in values.items()}
    return Part("|".join(map(re.escape, values)), max(map(len, values)), values.__getitem__, texts.__getitem__)


ID = Part(r"\d{1,18}|[1-8]\d{18}", 19, decode=int)  # an id, of at most 63 bits

_OPTIONAL_ID = Part(ID.pattern, ID.max_length, lambda digits: int(digits) or None, lambda value: str(value or 0))
"""An id or None, which is written as 0."""

Version = Annotated[int, digits(5)]  # the version of a match that a message shows

PageNumber = Annotated[int, digits(6)]  # a page of a list, counted from 0

YesNo = Annotated[bool, words({"yes": True, "no": False})]  # the answer to a question

Acceptance = Annotated[bool, words({"accept": True, "decline": False})]  # the answer to a challenge or an offer


def _part_of(annotation: Any) -> Part:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return next(part for part in arguments if isinstance(part, Part))
    if origin in (Union, UnionType) and arguments[1] is NoneType and _is_id(arguments[0]):
        return _OPTIONAL_ID
    if origin is Literal:
        return words({word: word for word in arguments})
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return words({member.value: member for member in annotation})
    if _is_id(annotation):
        return ID
    raise TypeError(f"{annotation} is no annotation of a control's field")


def _is_id(annotation: Any) -> bool:
    return isinstance(annotation, NewType) and annotation.__supertype__ is int


PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that come from controls: a pressed button, a choice in a menu, a submitted form."""

AnySelect = ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]


@dataclass_transform(frozen_default=True)
class Control:
    """A control under a message, or a form: a frozen dataclass whose fields are held by its custom id.
    Ids are NewTypes of int, or None; enums are written as their values, and literals as they are. Any other annotation
    holds a `Part`. The last fields may have defaults, which are used if a custom id lacks the fields; it does if they
    are None.
    Raises ValueError if a custom id could be longer than Discord permits; TypeError if a field has another annotation.
    """

    prefix: ClassVar[str]  # the beginning of its custom ids; None for a class without fields of its own
    parts: ClassVar[Mapping[str, Part]]
    _required: ClassVar[int]
    _template: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, *, prefix: str | None = None) -> None:
        if prefix is None:
            return
        fields = inspect.get_annotations(cls, eval_str=True)
        cls.prefix, cls.parts = prefix, {name: _part_of(annotation) for name, annotation in fields.items()}
        cls._required = sum(name not in vars(cls) for name in fields)
        patterns = [f":({part.pattern})" for part in cls.parts.values()]
        optional = patterns[cls._required :]
        may_be_missing = "".join(f"(?:{pattern}" for pattern in optional) + ")?" * len(optional)
        required = "".join(patterns[: cls._required])
        cls._template = re.compile(f"{re.escape(prefix)}{required}{may_be_missing}", re.ASCII)
        if len(prefix) + sum(1 + part.max_length for part in cls.parts.values()) > MAX_LENGTH:
            raise ValueError(f"custom ids of {prefix} could be longer than {MAX_LENGTH} characters")
        dataclass(frozen=True)(cls)

    @property
    def custom_id(self) -> str:
        """The custom id. Raises ValueError if a value is too large to be decoded."""
        values = [*vars(self).values()]
        while len(values) > self._required and values[-1] is None:
            del values[-1]
        parts = (part.encode(value) for part, value in zip(self.parts.values(), values, strict=False))
        custom_id = ":".join([self.prefix, *parts])
        if not self._template.fullmatch(custom_id):
            raise ValueError(f"{custom_id} does not match {self._template.pattern}")
        return custom_id

    @classmethod
    def decode(cls, custom_id: str) -> Self | None:
        """Return the control with a custom id; None if that belongs to another type of control."""
        match = cls._template.fullmatch(custom_id)
        if match is None:
            return None
        texts = zip(cls.parts.values(), match.groups(), strict=True)
        return cls(*(part.decode(text) for part, text in texts if text is not None))


class Button(Control):
    def item(
        self,
        *,
        label: str,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        row: int | None = None,
    ) -> ui.Item[Any]:
        return ui.Button[Any](
            custom_id=self.custom_id, label=label, emoji=emoji, style=style, disabled=disabled, row=row
        )


class Menu(Control):
    def item(self, select: AnySelect) -> ui.Item[Any]:
        """Return the menu as an item of a view: a select with its options, which gets the custom id."""
        select.custom_id = self.custom_id
        return select


class Form(Control):
    """A window with text fields."""

    def modal(self, *, title: str) -> ui.Modal:
        """Return the form without text fields, which the caller adds."""
        form = ui.Modal(title=title, timeout=None, custom_id=self.custom_id)
        form.stop()
        return form


class RawView(ui.View):
    """A view whose first rows are given as Discord's JSON, which takes much less time than building items."""

    def __init__(self, rows: Sequence[dict[str, Any]], items: Iterable[ui.Item[Any]] = ()) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.rows = rows
        for item in items:
            self.add_item(item)

    def to_components(self) -> list[dict[str, Any]]:
        return [*self.rows, *super().to_components()]


def view_of(*items: ui.Item[Any]) -> ui.View:
    """Return a view of some items, which is never disabled by a timeout."""
    view = ui.View(timeout=None)
    view.stop()
    for item in items:
        view.add_item(item)
    return view


def optional_view(items: Iterable[ui.Item[Any]]) -> ui.View | None:
    """Return a view of some items; None if there are no items."""
    view = view_of(*items)
    return view if view.children else None
