"""The commands `hint`, `analyse` and `review`, and the buttons of a review."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Annotated, Any, TypeVar

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, text, view_of
from bot.game.board import Board, parse_board
from bot.game.errors import MatchOverError, Refusal
from bot.game.games import parse_game
from bot.game.ids import MatchId, UserId
from bot.game.position import Position, board_of, position_of
from bot.model.ids import MessageId, mention_channels
from bot.opponents.review import Review
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.game_request import GAME_WORDS, MAX_LENGTH, parse_game_word
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingMessage, edit_message, page_message
from bot.replies.request import Request, handling
from bot.services.coach import AdvisedMatchesError, PositionAnalysis
from bot.services.turns import Priority, Ticket
from cogs.ui.review import ReviewButton, review_buttons

_T = TypeVar("_T")


class AnalyseButton(Button, prefix="analyse"):
    """Analyses a position of a user's running game, after the question whether to mark the game.

    Args:
        position: a bot.game.position.Position, in hexadecimal.
    """

    user: UserId
    match: MatchId
    position: Annotated[str, text("[0-9a-f]", 40)]


class Coach(commands.Cog):
    """Advice during a match, and the review of a finished one."""

    def __init__(self, app: App) -> None:
        self._coach = app.services.coach
        self._matches = app.services.matches
        app.on_press(ReviewButton, self.press_review)
        app.on_press(AnalyseButton, self.press_analyse)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        """Recommend a move to a player in private."""
        async with handling(ctx, is_of_match=True, is_private=True) as request:
            if _is_reply_public(request):
                await _refer_to_slash_command(request, "slash-hint")
                return
            async with _asking_before_marking(request):
                advice = await _computed(request, self._coach.hint(request.actor))
                page = AdviceWriter(request.private).hint(advice.board, advice.hint)
                await _advise(request, page, is_first=advice.is_first)

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, *, position: str = "") -> None:
        """Show the value of every move in a position, or in the channel's match."""
        async with handling(ctx, is_of_match=not position.strip(), is_private=True) as request:
            if position.strip():
                is_short = len(position) <= MAX_LENGTH
                locales = await ctx.bot.locales_of(ctx)
                words = request.app.words.parse(position, GAME_WORDS, locales) if is_short else position.split()
                game = parse_game_word(words[0]) if words else None
                rows = "".join(words[1:] if game else words).upper()
                rules = parse_game(game) if game else await self._coach.position_rules(request.place.channel, rows)
                board = parse_board(rows, rules)
            elif _is_reply_public(request) and await self._matches.reload(request.place.channel):
                await _refer_to_slash_command(request, "slash-analyse")
                return
            else:
                board = None
            async with _asking_before_marking(request):
                coach, actor = self._coach, request.actor
                computing = coach.analyse_position(actor, board) if board else coach.analyse(actor)
                analysis = await _computed(request, computing)
                await _advise(request, _analysis_page(analysis, request.private), is_first=analysis.is_first)

    async def press_analyse(self, interaction: Interaction, button: AnalyseButton) -> None:
        """Analyse a position of the user's running game, which cannot raise the rating any more."""
        async with handling(interaction, is_private=True) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            saved = await request.app.services.match_store.find(button.match)
            if saved is None:
                raise MatchOverError
            rules, number = saved.match.rules, int(button.position, 16)
            board = board_of(Position(number), rules) if number else Board(rules)
            await request.let_pass()
            advice = self._coach.analyse_position(request.actor, board, agreed=None)
            analysis = await _computed(request, advice)
            await _advise(request, _analysis_page(analysis, request.private), is_first=analysis.is_first)
            pressed = request.delivery.pressed
            if pressed and not pressed.flags.ephemeral:  # an ephemeral message could not be edited like others
                request.app.tasks.start(edit_message(request.app, request.place, MessageId(pressed.id), None))

    @commands.hybrid_command()
    async def review(self, ctx: Context) -> None:
        """Review the last finished match of the channel."""
        async with handling(ctx) as request:
            await request.let_pass()
            review = await _computed(request, self._coach.review_last(request.actor))
            await request.reply(_review_message(request, review, 0))

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        """Open a review, or turn to another page of it."""
        async with handling(interaction) as request:
            await request.let_pass()
            computing = self._coach.review(request.actor, button.match)
            if button.page is None:
                await request.reply(_review_message(request, await _computed(request, computing), 0))
            else:  # computed before, unless it was long ago
                await request.show_page(_review_message(request, await computing, button.page))


@asynccontextmanager
async def _asking_before_marking(request: Request) -> AsyncGenerator[None]:
    """Let later commands pass while the block computes advice. Ask if it helps in other running games of the user."""
    await request.let_pass()
    try:
        yield
    except AdvisedMatchesError as advised:
        board, first = advised.board, advised.matches[0].match
        button = AnalyseButton(request.user, first.id, f"{position_of(board, board.to_move.other):x}")
        channels = mention_channels({saved.place.channel for saved in advised.matches if saved.place.guild})
        say = request.private.say
        question = say("coach-question", channel=channels) if channels else say("coach-question_private")
        buttons = view_of(button.item(label=say("coach-analyse_anyway"), style=discord.ButtonStyle.danger))
        await request.reply_private(OutgoingMessage(question, buttons=buttons))


async def _computed(request: Request, advice: Coroutine[Any, Any, _T]) -> _T:
    """Await advice, and say how long it will take if it takes long because others wait."""

    async def announce(seconds: int) -> None:
        text = OutgoingMessage(request.private.say("coach-wait", seconds=seconds))
        await request.delivery.send_private(text, nonce=f"{request.event.id}-w")

    ticket = Ticket(Priority.ADVICE, request.user)
    return await request.app.services.workers.turns.announcing(ticket, advice, announce)


def _is_reply_public(request: Request) -> bool:
    """Check if others can read the reply."""
    return request.place.guild is not None and request.delivery.is_typed


async def _refer_to_slash_command(request: Request, name: str) -> None:
    """Reply that the slash command gives the advice in private."""
    text = request.private.say("coach-use_slash_command", command=request.private.say(name))
    await request.reply_private(text)


def _analysis_page(analysis: PositionAnalysis, localizer: Localizer) -> Page:
    page = AdviceWriter(localizer).analysis(analysis.analysis)
    if analysis.ended is None:
        return page
    heading = localizer.say("coach-before_last" if analysis.ended.board.is_over else "coach-at_end")
    return replace(page, words=f"{heading}\n{page.words}")


async def _advise(request: Request, page: Page, *, is_first: bool) -> None:
    """Reply with advice in private.

    Args:
        is_first: whether it is the first advice in a match, which makes a difference for ratings.
    """
    if is_first:
        page = replace(page, words=f"{page.words}\n{request.private.say('coach-marked')}")
    await request.reply_private(page_message(request.surface, page))


def _review_message(request: Request, review: Review, page: int) -> OutgoingMessage:
    match, localizer = review.match, request.public
    writer = ReviewWriter(PageWriter(localizer, request.app.names.get_players(match, request.place.guild)))
    buttons = review_buttons(match, page, localizer)
    return page_message(request.surface, writer.write(review, page), buttons)


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Coach(app))
