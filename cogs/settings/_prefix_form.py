"""The form in which the managers of a server choose the prefix of typed commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.client.controls import Button, Form
from bot.client.interaction_data import submitted_values
from bot.model.guild_settings import MAX_PREFIX_LENGTH
from bot.rendering.localizer import Localizer

_FIELD = "prefix"


class PrefixButton(Button, prefix="prefix"):
    """Opens the form."""


class PrefixForm(Form, prefix="prefix-form"):
    """Asks for the prefix; empty for none."""


def prefix_form(localizer: Localizer, current: str, usual: str) -> ui.Modal:
    """Return the form to show to a user.
    It has the prefix in the server, and that of servers that have not chosen one; empty for none.
    """
    form = PrefixForm().modal(title=localizer.say("prefix-title"))
    field = ui.TextInput[Any](custom_id=_FIELD, required=False, max_length=MAX_PREFIX_LENGTH, default=current)
    explanation = localizer.say("prefix-explanation" if usual else "prefix-explanation_no_usual", usual=usual)
    form.add_item(ui.Label(text=localizer.say("prefix-field"), description=explanation, component=field))
    return form


def entered_prefix(interaction: discord.Interaction[Any]) -> str:
    """Return the unvalidated input of the form, without spaces around it."""
    return submitted_values(interaction).get(_FIELD, "").strip()
