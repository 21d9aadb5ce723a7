"""The codec of custom ids, which hold the state of controls: `cell:123:4:8` is cell 8 of match 123 at version 4.

A custom id is a prefix and a part for each field of the control, separated by colons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

MAX_LENGTH = 100
"""See https://discord.com/developers/docs/components/reference#anatomy-of-a-component."""


@dataclass(frozen=True)
class Part:
    """How the values of a field are written; stands in the field's annotation: `Annotated[int, digits(4)]`.

    Args:
        pattern: the regular expression of all texts, without groups that capture.
        max_length: the length of the longest text.
    """

    pattern: str
    max_length: int
    decode: Callable[[str], Any] = str
    encode: Callable[[Any], str] = str


def digits(count: int) -> Part:
    """A number of at most so many digits."""
    return Part(rf"\d{{1,{count}}}", count, decode=int)


def text(character: str, max_length: int, min_length: int = 1) -> Part:
    """A text of characters that match a regular expression."""
    return Part(rf"{character}{{{min_length},{max_length}}}", max_length)


def words(values: Mapping[str, Any]) -> Part:
    """One of several values, each written as a word."""
    texts = {value: word for word, value in values.items()}
    return Part("|".join(map(re.escape, values)), max(map(len, values)), values.__getitem__, texts.__getitem__)


ID = Part(r"\d{1,18}|[1-8]\d{18}", 19, decode=int)
"""An id, of at most 63 bits."""

_OPTIONAL_ID = Part(ID.pattern, ID.max_length, lambda digits: int(digits) or None, lambda value: str(value or 0))
"""An id or None, which is written as 0."""

Version = Annotated[int, digits(4)]
"""The version of a match that a message shows."""

Page = Annotated[int, digits(6)]
"""A page of a list, counted from 0."""

YesNo = Annotated[bool, words({"yes": True, "no": False})]
"""The answer to a question."""


class CustomIdCodec:
    """Encodes the values of some fields as a custom id, and decodes them.

    Args:
        fields: the annotation of each field, in order. An id is a NewType of int, or None; enums are written as their
            values, and literals as they are. Any other annotation holds a `Part`.
        is_last_optional: whether the last field may be missing from a custom id, which it is if its value is None.

    Raises:
        ValueError: a custom id could be longer than Discord permits.
        TypeError: a field has another annotation.
    """

    def __init__(self, prefix: str, fields: Mapping[str, Any], *, is_last_optional: bool) -> None:
        self.parts = {name: _part_of(annotation) for name, annotation in fields.items()}
        self._prefix, self._is_last_optional = prefix, is_last_optional
        self._encoders = [part.encode for part in self.parts.values()]
        self._decoders = [part.decode for part in self.parts.values()]
        patterns = [f":({part.pattern})" for part in self.parts.values()]
        if is_last_optional:
            patterns[-1] = f"(?:{patterns[-1]})?"
        self._template = re.compile(re.escape(prefix) + "".join(patterns), re.ASCII)
        if len(prefix) + sum(1 + part.max_length for part in self.parts.values()) > MAX_LENGTH:
            raise ValueError(f"custom ids of {prefix} could be longer than {MAX_LENGTH} characters")

    def encode(self, values: Sequence[Any]) -> str:
        """Return the custom id of a control whose fields have these values.

        Raises:
            ValueError: it could not be decoded, because a value is too large.
        """
        if self._is_last_optional and values[-1] is None:
            values = values[:-1]
        parts = (encode(value) for encode, value in zip(self._encoders, values, strict=False))
        custom_id = ":".join([self._prefix, *parts])
        if not self._template.fullmatch(custom_id):
            raise ValueError(f"{custom_id} does not match {self._template.pattern}")
        return custom_id

    def decode(self, custom_id: str) -> list[Any] | None:
        """Return the values of the fields, without that of a missing last one; None for other custom ids."""
        match = self._template.fullmatch(custom_id)
        if match is None:
            return None
        parts = zip(self._decoders, match.groups(), strict=True)
        return [decode(part) for decode, part in parts if part is not None]


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
