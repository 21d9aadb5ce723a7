"""The buttons of the pages of `help`."""

from __future__ import annotations

from typing import Literal, get_args

from discord import ui

from bot.client.controls import Button, view_of
from bot.rendering.localizer import Localizer

HelpPage = Literal["play", "learn", "owners"]


class HelpButton(Button, prefix="help"):
    """Turns to a page of the help."""

    page: HelpPage


def help_buttons(shown: HelpPage, localizer: Localizer) -> ui.View:
    """Return a button for each page; that of the shown one is disabled."""
    pages: tuple[HelpPage, ...] = get_args(HelpPage)
    return view_of(
        *(HelpButton(page).item(label=localizer.say(f"help-to_{page}"), disabled=page == shown) for page in pages)
    )
