"""The buttons of a leaderboard."""

from __future__ import annotations

from discord import ui

from bot.client.controls import Button, Page, optional_view
from bot.rendering.localizer import Localizer
from cogs.ui.paging import paging_items


class LeaderboardButton(Button, prefix="leaderboard"):
    """Turns to a page of the server's leaderboard."""

    page: Page


def leaderboard_buttons(page: int, last: int, localizer: Localizer) -> ui.View | None:
    """Return the buttons back and next; None for a leaderboard of one page.

    Args:
        page: the page that is shown, counted from 0.
        last: the last page.
    """
    return optional_view(paging_items(LeaderboardButton, page, last, localizer))
