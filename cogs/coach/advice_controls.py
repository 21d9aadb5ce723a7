"""The question before advice that has a price, and the button that agrees to it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Annotated

import discord

from bot.analysis.exercise import Exercise
from bot.client.controls import Button, text, view_of
from bot.client.messages import OutgoingMessage
from bot.matches.request import Request
from bot.model.ids import mention_channels
from bot.model.saved_match import SavedMatch
from cogs.coach.advice import OpenPuzzle, PriceNotAgreedError
from cogs.coach.service import has_price


class AgreeButton(Button, prefix="agree"):
    """Does what another control does, after its user has agreed to the price of the advice."""

    control: Annotated[str, text(".", 94)]  # the custom id of the other control


@asynccontextmanager
async def asking_first(
    request: Request,
    control: Button | Callable[[PriceNotAgreedError], Button],  # what gives the advice when it is pressed
    label: str = "advice-show",  # the key of the button's label
    price: str = "",  # the key of the question if the price is only that of the channel's rated match
) -> AsyncGenerator[None]:
    """Let later commands pass while the block computes advice. If that has a price, ask first, with a button."""
    if request.delivery.queued:
        await request.delivery.queued.let_pass()
    try:
        yield
    except PriceNotAgreedError as advised:
        button = AgreeButton((control if isinstance(control, Button) else control(advised)).custom_id)
        item = button.item(label=request.ephemeral.say(label), style=discord.ButtonStyle.danger)
        await request.reply_ephemeral(OutgoingMessage(_question(request, advised, price), buttons=view_of(item)))


def _question(request: Request, advised: PriceNotAgreedError, price: str) -> str:
    say, lines = request.ephemeral.say, list[str]()
    matches = [each for each in advised.price if isinstance(each, SavedMatch)]
    puzzles = [each for each in advised.price if isinstance(each, OpenPuzzle)]
    channels = {saved.place.channel for saved in matches if saved.place.guild}
    if price and channels == {request.place.channel} and all(map(has_price, matches)):
        lines.append(say(price))
    elif channels:
        lines.append(say("advice-match", channel=mention_channels(channels)))
    elif matches:
        lines.append(say("advice-match_private"))
    if any(each.day is None for each in puzzles):
        lines.append(say("advice-puzzle"))
    if any(each.day for each in puzzles):
        lines.append(say("advice-daily"))
    if any(isinstance(each, Exercise) for each in advised.price):
        lines.append(say("advice-exercise"))
    return "\n".join(lines)
