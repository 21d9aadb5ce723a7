"""Buttons that turn pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from discord import ui

from bot.client.controls import Button
from bot.text.localizer import Localizer

BACK = "\N{BLACK LEFT-POINTING TRIANGLE}\ufe0f"
NEXT = "\N{BLACK RIGHT-POINTING TRIANGLE}\ufe0f"


def paging_items(
    button: Callable[[int], Button],  # makes the button that leads to a page
    page: int,  # the page that is shown, counted from 0
    last: int,
    localizer: Localizer,
    *,
    labels: tuple[str, str] = ("coach-back", "coach-next"),  # the catalogue keys of their labels
    row: int | None = None,
) -> Iterator[ui.Item[Any]]:
    """Yield the buttons back and next; none for a single page."""
    if not last:
        return
    back, following = map(localizer.say, labels)
    yield button(max(page - 1, 0)).item(label=back, emoji=BACK, disabled=page <= 0, row=row)
    yield button(min(page + 1, last)).item(label=following, emoji=NEXT, disabled=page >= last, row=row)
