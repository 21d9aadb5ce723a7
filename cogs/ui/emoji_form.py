"""The form in which a server chooses emoji of its own for its boards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import Button
from bot.client.form import Form, filled
from bot.game.mark import Mark
from bot.rendering.localizer import Localizer

_FIELDS = ("x", "o", "winning_x", "winning_o", "empty")
"""What is asked for, in the order of `Style.glyphs`."""

_NEEDED = ("x", "o")
_LONGEST = 80


class EmojiButton(Button, template="own-emoji"):
    """Opens the form once more."""

    def __init__(self, **appearance: Any) -> None:
        super().__init__("own-emoji", **appearance)

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:  # noqa: ARG003 - it holds nothing
        """Rebuild the button."""
        return cls()


class EmojiForm(Form):
    """Asks for the emoji of X and O, and perhaps for those of both on a line that won and of a free cell."""

    template = "own-emoji-form"

    def __init__(self, **appearance: Any) -> None:
        super().__init__(self.template, **appearance)

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:  # noqa: ARG003 - it holds nothing
        """Rebuild the form."""
        return cls()


def emoji_form(localizer: Localizer, chosen: Sequence[str] = ()) -> EmojiForm:
    """The form as a person sees it.

    Args:
        chosen: what the server has chosen before.
    """
    form = EmojiForm(title=localizer.say("own.title"))
    for name, emoji in zip_longest(_FIELDS, chosen):
        is_needed = name in _NEEDED
        field = ui.TextInput[Any](
            custom_id=name,
            required=is_needed,
            max_length=_LONGEST,
            default=emoji,
            placeholder=None if is_needed else localizer.say("own.placeholder"),
        )
        explanation = localizer.say("own.explanation") if name == _FIELDS[0] else None
        form.add_item(ui.Label(text=localizer.say(f"own.{name}"), description=explanation, component=field))
    return form


def describe_lost(localizer: Localizer, names: Iterable[str]) -> str:
    """That boards look as usual again, because of emoji that are no more.

    Args:
        names: theirs, as `bot.client.guild_emoji.find_unavailable_emoji` tells them.
    """
    quoted = ", ".join(f"`:{name}:`" for name in names)
    return localizer.say("own.unavailable", names=quoted, mark_x=Mark.X, mark_o=Mark.O)


def entered_emoji(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What a person has written into the form, to be checked with `bot.client.guild_emoji.resolve_emoji`."""
    fields = filled(interaction)
    return tuple(fields.get(name, "") for name in _FIELDS)
