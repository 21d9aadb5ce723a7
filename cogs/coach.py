"""The commands `hint`, `analyse` and `review`, and the buttons of a review."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.client.client import App
from bot.game.board import parse_board
from bot.game.games import parse_game
from bot.opponents.review import Review
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.game_request import GAME_WORDS, MAX_LENGTH, parse_game_word
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingMessage, page_message
from bot.replies.request import Request, handling
from bot.services.coach import PositionAnalysis
from cogs.ui.review import ReviewButton, review_buttons


class Coach(commands.Cog):
    """Advice during a match, and the review of a finished one."""

    def __init__(self, app: App) -> None:
        self._coach = app.services.coach
        self._matches = app.services.matches
        app.on_press(ReviewButton, self.press_review)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        """Recommend a move to a player in private."""
        async with handling(ctx, is_private=True) as request:
            if _is_reply_public(request):
                await _refer_to_slash_command(request, "slash-hint")
                return
            await request.let_pass()
            advice = await self._coach.hint(request.actor)
            page = AdviceWriter(request.private).hint(advice.board, advice.hint)
            await _advise(request, page, is_first=advice.is_first)

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, *, position: str = "") -> None:
        """Show the value of every move in a position, or in the channel's match."""
        async with handling(ctx, is_private=True) as request:
            if position.strip():
                is_short = len(position) <= MAX_LENGTH
                locales = await ctx.bot.locales_of(ctx)
                words = request.app.words.parse(position, GAME_WORDS, locales) if is_short else position.split()
                game = parse_game_word(words[0]) if words else None
                text = "".join(words[1:] if game else words).upper()
                rules = parse_game(game) if game else await self._coach.position_rules(request.place.channel, text)
                board = parse_board(text, rules)
                await request.let_pass()
                analysis = await self._coach.analyse_position(request.actor, board)
            elif _is_reply_public(request) and await self._matches.reload(request.place.channel):
                await _refer_to_slash_command(request, "slash-analyse")
                return
            else:
                await request.let_pass()
                analysis = await self._coach.analyse(request.actor)
            page = _analysis_page(analysis, request.private)
            await _advise(request, page, is_first=analysis.is_first)

    @commands.hybrid_command()
    async def review(self, ctx: Context) -> None:
        """Review the last finished match of the channel."""
        async with handling(ctx) as request:
            await request.let_pass()
            review = await self._coach.review_last(request.place.channel)
            await request.reply(_review_message(request, review, 0))

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        """Open a review, or turn to another page of it."""
        async with handling(interaction) as request:
            await request.let_pass()
            review = await self._coach.review(request.place, button.match)
            message = _review_message(request, review, button.page or 0)
            if button.page is None:
                await request.reply(message)
            else:
                await request.show_page(message)


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
