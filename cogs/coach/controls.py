"""The controls of the coach: reviews, the correction of mistakes, and the question before advice that has a price."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import discord
from discord import ui

from bot.analysis.exercise import Exercise
from bot.analysis.review import Review
from bot.client.controls import Button, digits, optional_view, text, view_of
from bot.client.messages import OutgoingMessage
from bot.client.paging import paging_items
from bot.client.surface import Below, Surface
from bot.games.game import Capability
from bot.games.games import is_small
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.request import Request
from bot.matches.store import MatchStore
from bot.model.ids import mention_channels
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.text.coach import MISTAKE, ReviewWriter
from bot.text.ending import EndingWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter, join_parts
from cogs.coach.advice import OpenPuzzle, PriceNotAgreedError
from cogs.coach.service import CoachService, has_price
from cogs.vote.service import VoteService
from cogs.vote.verdict import VerdictWriter

REVIEW = "\N{LEFT-POINTING MAGNIFYING GLASS}"
_FIX = "\N{DIRECT HIT}"
_MAX_IN_ROW, _MAX_MISTAKES = 5, 20  # in the four rows below the first one


class ReviewButton(Button, prefix="review"):
    match: MatchId
    page: Annotated[int | None, digits(3)] = None  # counted from 0; None for the first page in a message of its own
    user: UserId | None = None  # the only user who may press it; None for anyone


class ReviewedMoveButton(Button, prefix="review-move"):
    """Turns a review to the page of a mistake."""

    match: MatchId
    page: Annotated[int, digits(3)]  # counted from 0


class FixButton(Button, prefix="fix"):
    """Asks whoever presses it their own mistakes in a finished match, one after another."""

    match: MatchId


def review_below(coach: CoachService, update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    match = update.saved.match
    if Capability.ANALYSIS not in match.game.capabilities:
        return
    if match.plies:
        yield ReviewButton(match.id).item(label=surface.localizer.say("board-review"), emoji=REVIEW)
    winner = match.outcome.winner if match.outcome else None
    if winner is not None and (match.member(winner.other) is not None or match.crowd is winner.other):
        yield from fix_items(match, coach.find_review(match), surface.localizer)


def fix_items(match: Match, review: Review | None, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    """Yield the button if the mistakes of a finished match are kept, and a member or a crowd has made one, or may have
    made one if there is no review.
    """
    marks = [mark for mark in Mark if match.member(mark) is not None or match.crowd is mark]
    if review:
        may_have_mistakes = any(ply.mistake and ply.mark in marks for ply in review.plies)
    else:
        may_have_mistakes = any(match.mark(ply) in marks for ply in range(len(match.plies)))
    if is_small(match.game) and may_have_mistakes:
        label = localizer.say("vote-practise" if match.has_crowd else "board-fix")
        yield FixButton(match.id).item(label=label, emoji=_FIX)


async def again_items(request: Request, match: MatchId, localizer: Localizer) -> list[ui.Item[Any]]:
    """Return the buttons that begin another match like a finished one; none if that or its rival is not here."""
    saved = await request.app.services[MatchStore].find(match)
    surface = replace(request.surface, localizer=localizer)
    if saved is None or (saved.match.is_duel and saved.place.scope != request.place.scope):
        return []
    return [*request.app.below_board[Below.AGAIN](MatchUpdate.without_new_plies(saved), surface)]


def review_buttons(review: Review, page: int, again: Iterable[ui.Item[Any]], localizer: Localizer) -> ui.View | None:
    """Return the buttons of a page, counted from 0: back and next, on the first page those of the mistakes, on the last
    one those that begin another match, and on both the one that lets players correct mistakes.
    """
    match, last = review.match, ReviewWriter.count_pages(review.match) - 1
    items = [*paging_items(lambda page: ReviewButton(match.id, page), page, last, localizer)]
    if page == last:
        items += again
    if page in (0, last):
        items += fix_items(match, review, localizer)
    if page == 0:
        for place, ply in enumerate(review.mistakes[:_MAX_MISTAKES]):
            button = ReviewedMoveButton(match.id, ply.number + 1)
            label = localizer.say("coach-move", number=ply.number + 1)
            items.append(button.item(label=label, emoji=MISTAKE, row=1 + place // _MAX_IN_ROW))
    return optional_view(items)


async def judge_ended(coach: CoachService, votes: VoteService, ended: SavedMatch, surface: Surface) -> str:
    """Return the coach's sentence about a match that has just ended; empty if there is nothing to say."""
    review = await coach.review_ended(ended)
    if review is None:
        return ""
    match, guild = ended.match, ended.place.guild
    sentence = EndingWriter(PageWriter(surface.localizer, surface.names.get_players(match, guild))).judge(review)
    if match.has_crowd and review.given_away:
        verdict = VerdictWriter(surface.localizer.on_board(match.game), partial(surface.names.get, guild))
        sentence = join_parts(sentence, verdict.who_saw(review, await votes.votes_of(match.id)))
    return sentence


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
    await request.let_pass()
    try:
        yield
    except PriceNotAgreedError as advised:
        item = agree_item(request, control if isinstance(control, Button) else control(advised), label)
        await request.reply_ephemeral(OutgoingMessage(ask_price(request, advised, price), buttons=view_of(item)))


def agree_item(request: Request, control: Button, label: str = "advice-show") -> ui.Item[Any]:
    """Return the button with which the user agrees to the price of what a control does, and which then does that."""
    return AgreeButton(control.custom_id).item(label=request.ephemeral.say(label), style=discord.ButtonStyle.danger)


def ask_price(request: Request, advised: PriceNotAgreedError, price: str = "") -> str:
    """Return the question whether the user agrees; `price` is that of `asking_first`."""
    say, lines = request.ephemeral.say, list[str]()
    matches = [each for each in advised.price if isinstance(each, SavedMatch)]
    puzzles = [each for each in advised.price if isinstance(each, OpenPuzzle)]
    channels = {saved.place.channel for saved in matches if saved.place.guild}
    if price and channels == {request.place.channel} and all(map(has_price, matches)):
        lines.append(say(price))
    elif channels:
        lines.append(say("advice-matches" if len(channels) > 1 else "advice-match", channel=mention_channels(channels)))
    elif matches:
        lines.append(say("advice-match_private"))
    if any(each.day is None for each in puzzles):
        lines.append(say("advice-puzzle"))
    if any(each.day for each in puzzles):
        lines.append(say("advice-daily"))
    if any(isinstance(each, Exercise) for each in advised.price):
        lines.append(say("advice-exercise"))
    return "\n".join(lines)
