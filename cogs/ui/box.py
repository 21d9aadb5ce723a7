"""Messages of one embed."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.rendering.page import Page
from bot.replies.messages import OutgoingFile, OutgoingMessage, page_message
from bot.replies.request import Request


def in_a_box(
    request: Request, text: str, chart: OutgoingFile | None = None, buttons: ui.View | None = None, footer: str = ""
) -> OutgoingMessage:
    """Return a message of one embed, where embeds are possible, with a chart if there is one."""
    message = page_message(request.surface, Page("", text, footer), buttons, chart)
    if message.plain is None:
        return message
    without_chart = f"{text}\n{request.public.say('failure-not_attached')}"
    return replace(message, plain=page_message(request.surface, Page("", without_chart, footer), buttons))
