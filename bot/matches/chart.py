"""Messages of one embed, and the drawing of charts for them in a worker process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from discord import ui

from bot.client.client import App
from bot.client.messages import OutgoingFile, OutgoingMessage, page_message
from bot.games.errors import Refusal
from bot.matches.request import Request
from bot.model.metrics import Metrics
from bot.text.catalogue import ENGLISH
from bot.text.chart import Picture
from bot.text.chart_tasks import draw
from bot.text.localizer import Localizer
from bot.text.page import Page
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket

log = logging.getLogger(__name__)


async def draw_chart(
    request: Request,
    name: str,
    description: str,
    picture: Callable[[Localizer], Picture],
    localizer: Localizer | None = None,
) -> OutgoingFile | None:
    """Draw a chart in the localizer's language, by default the public one, or in English if no font has its letters,
    after leaving the queue. The description is the alt text. Returns None if the chart cannot be drawn.
    """
    if not request.delivery.can_attach:
        return None
    await request.leave_queue()
    ticket = Ticket(Priority.ADVICE, request.user)
    return await draw_later(request.app, localizer or request.public, ticket, name, description, picture)


async def draw_later(
    app: App, localizer: Localizer, ticket: Ticket, name: str, description: str, picture: Callable[[Localizer], Picture]
) -> OutgoingFile | None:
    """Draw a chart for a message that has been sent; the rest is as for `draw_chart`."""
    if not app.draws_charts:
        return None
    services, english = app.services, replace(localizer, catalogue=app.languages.of(ENGLISH))
    try:
        data = await services[WorkerPool].run(ticket, draw, picture(localizer), picture(english))
    except Refusal:  # too many members wait
        return None
    except Exception:
        log.exception("A chart cannot be drawn, so the answer is sent without it")
        services[Metrics].errors["chart"] += 1
        return None
    return OutgoingFile(name, data, description)


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
