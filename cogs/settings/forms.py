"""The forms in which the managers of a server choose its own emoji for boards, and the prefix of typed commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any

import discord
from discord import ui

from bot.client.control_dispatcher import submitted_values
from bot.client.controls import Button, Form
from bot.games.mark import Mark
from bot.model.guild_settings import MAX_PREFIX_LENGTH
from bot.text.localizer import Localizer

_FIELDS = ("x", "o", "winning_x", "winning_o", "empty")  # the custom ids of the fields, in the order of `Style.glyphs`
_REQUIRED = ("x", "o")
_MAX_LENGTH = 80


class EmojiButton(Button, prefix="own-emoji"):
    """Opens the form."""


class EmojiForm(Form, prefix="own-emoji-form"):
    """Asks for the emoji of X and O and, optionally, for those of winning marks and of a free cell."""


def emoji_form(localizer: Localizer, chosen: Sequence[str] = ()) -> ui.Modal:
    """Return the form to show to a user. Chosen are the server's current emoji, in the order of `Style.glyphs`."""
    form = EmojiForm().modal(title=localizer.say("own-title"))
    for name, emoji in zip_longest(_FIELDS, chosen):
        is_required = name in _REQUIRED
        field = ui.TextInput[Any](
            custom_id=name,
            required=is_required,
            max_length=_MAX_LENGTH,
            default=emoji,
            placeholder=None if is_required else localizer.say("own-placeholder"),
        )
        explanation = localizer.say("own-explanation") if name == _FIELDS[0] else None
        form.add_item(ui.Label(text=localizer.say(f"own-{name}"), description=explanation, component=field))
    return form


def describe_unavailable_emoji(localizer: Localizer, names: Iterable[str]) -> str:
    quoted = ", ".join(f"`:{name}:`" for name in names)
    return localizer.say("own-unavailable", names=quoted, mark_x=Mark.X, mark_o=Mark.O)


def entered_emoji(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the unvalidated input of the form, in the order of `Style.glyphs`."""
    values = submitted_values(interaction)
    return tuple(values.get(name, "") for name in _FIELDS)


_FIELD = "prefix"


class PrefixButton(Button, prefix="prefix"):
    """Opens the form."""


class PrefixForm(Form, prefix="prefix-form"):
    """Asks for the prefix; empty for none."""


def prefix_form(localizer: Localizer, current: str, usual: str) -> ui.Modal:
    """Return the form with the prefix in the server, and that of servers that have not chosen one; empty for none."""
    form = PrefixForm().modal(title=localizer.say("prefix-title"))
    field = ui.TextInput[Any](custom_id=_FIELD, required=False, max_length=MAX_PREFIX_LENGTH, default=current)
    explanation = localizer.say("prefix-explanation" if usual else "prefix-explanation_no_usual", usual=usual)
    form.add_item(ui.Label(text=localizer.say("prefix-field"), description=explanation, component=field))
    return form


def entered_prefix(interaction: discord.Interaction[Any]) -> str:
    """Return the unvalidated input of the form, without spaces around it."""
    return submitted_values(interaction).get(_FIELD, "").strip()
