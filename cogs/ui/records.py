"""The buttons of a leaderboard."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from discord import ui

from bot.client.controls import Button, Page, optional_view, text
from bot.rendering.localizer import Localizer
from cogs.ui.paging import paging_items


class LeaderboardButton(Button, prefix="leaderboard"):
    """Turns to a page of the server's leaderboard.

    Args:
        game: its name; None for the default game, as on old buttons.
    """

    page: Page
    game: Annotated[str | None, text("[a-z0-9]", 20)] = None


def leaderboard_buttons(game: str, page: int, last: int, localizer: Localizer) -> ui.View | None:
    """Return the buttons back and next; None for a leaderboard of one page.

    Args:
        game: its name.
        page: the page that is shown, counted from 0.
        last: the last page.
    """
    return optional_view(paging_items(partial(LeaderboardButton, game=game), page, last, localizer))
