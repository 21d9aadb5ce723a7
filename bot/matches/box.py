"""Messages of one embed."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.client.messages import OutgoingFile, OutgoingMessage, page_message
from bot.matches.request import Request
from bot.text.localizer import Localizer
from bot.text.page import Page


def in_a_box(
    request: Request,
    text: str,
    chart: OutgoingFile | None = None,
    buttons: ui.View | None = None,
    footer: str = "",
    localizer: Localizer | None = None,
) -> OutgoingMessage:
    """Return a message of one embed, where embeds are possible, with a chart if there is one.
    The localizer is that of the text; None for the public one.
    """
    message = page_message(request.surface, Page("", text, footer), buttons, chart)
    if message.plain is None:
        return message
    without_chart = f"{text}\n{(localizer or request.public).say('failure-not_attached')}"
    return replace(message, plain=page_message(request.surface, Page("", without_chart, footer), buttons))
