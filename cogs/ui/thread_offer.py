"""The button that begins a game in a thread, with the refusal that others are playing in the channel."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated

from bot.client.controls import Button, text, view_of, words
from bot.game.errors import NotAPlayerError, Refusal
from bot.game.mark import Mark
from bot.replies.request import Request
from bot.replies.threads import check_may_request_thread
from bot.services.errors import ChannelTakenError, ThreadError
from bot.services.game_service import DEFAULT_OPTIONS, MatchOptions


class ThreadButton(Button, prefix="in-thread"):
    """Begins a match against an opponent in a new thread."""

    mark: Annotated[Mark | None, words({"x": Mark.X, "o": Mark.O, "random": None})]  # the user's; None for a random one
    # the opponent; empty for the one of the user's last match
    level: Annotated[str, text("[a-z ]", 20, min_length=0)] = ""
    # the name or the size of the game; None for that of the user's last match
    game: Annotated[str | None, text("[a-z0-9]", 12)] = None


@asynccontextmanager
async def offering_thread(request: Request, options: MatchOptions = DEFAULT_OPTIONS) -> AsyncGenerator[None]:
    """Offer a thread if the block refuses the user because others play in the channel."""
    try:
        yield
    except (ChannelTakenError, NotAPlayerError) as error:
        await offer_thread(request, error, thread_button(options))


def thread_button(options: MatchOptions = DEFAULT_OPTIONS) -> ThreadButton:
    return ThreadButton(options.mark, options.level or "", options.game)


async def offer_thread(request: Request, error: Refusal, button: Button) -> None:
    """Reply with a refusal and a button for a thread, or raise the refusal if no thread may be opened."""
    try:
        check_may_request_thread(request)
    except ThreadError:
        raise error from None
    item = button.item(label=request.private.say("thread-play"))
    await request.refuse(request.private.explain(error), view_of(item))
