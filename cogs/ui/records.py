"""The buttons of a leaderboard, which turn its pages: each holds the page that it leads to."""

from __future__ import annotations

import re
from typing import Any, Self

from discord import ui

from bot.client.button import Button
from bot.rendering.localizer import Localizer

BACK, NEXT = "\N{BLACK LEFT-POINTING TRIANGLE}\ufe0f", "\N{BLACK RIGHT-POINTING TRIANGLE}\ufe0f"
PAGE = r"(?P<page>\d{1,6})"


class LeaderboardButton(Button, template=rf"leaderboard:{PAGE}"):
    """A page of the leaderboard of the server.

    Args:
        page: counted from 0.
    """

    def __init__(self, page: int, **appearance: Any) -> None:
        super().__init__(f"leaderboard:{page}", **appearance)
        self.page = page

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(int(match["page"]))


def leaderboard_buttons(page: int, last: int, localizer: Localizer) -> ui.View | None:
    """Back and next; a leaderboard of one page has none.

    Args:
        page: that on which they stand.
        last: the last one.
    """
    if not last:
        return None
    view = ui.View(timeout=None)
    back, following = localizer.say("coach.back"), localizer.say("coach.next")
    view.add_item(LeaderboardButton(max(page - 1, 0), label=back, emoji=BACK, disabled=page <= 0))
    view.add_item(LeaderboardButton(min(page + 1, last), label=following, emoji=NEXT, disabled=page >= last))
    return view
