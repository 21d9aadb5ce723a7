"""The coach: a hint in a match, what a position is worth, and a look back at the last match."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.client.client import App
from bot.game.board import parse_board
from bot.model.ids import MessageId
from bot.opponents.review import Review
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import lay_out, retire
from bot.replies.request import Request, handling
from bot.services.coach import LookedInto
from cogs.ui.review import ReviewButton, review_buttons


class Coach(commands.Cog):
    """Advice, and reviews."""

    def __init__(self, app: App) -> None:
        self._coach = app.services.coach
        app.on_press(ReviewButton, self.press_review)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        """Tell a player, and nobody else, a good move."""
        async with handling(ctx) as request:
            if _is_overheard(request):
                await request.tell(request.private.say("coach.in_private", command=request.private.say("name.hint")))
                return
            advice = await self._coach.hint(request.place.channel, request.user)
            page = AdviceWriter(request.private).hint(advice.board, advice.hint)
            await _tell(request, page, is_first=advice.is_first)

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, *, position: str = "") -> None:
        """Tell what every move is worth: in the channel's match, or in a position."""
        async with handling(ctx) as request:
            channel, user = request.place.channel, request.user
            if position.strip():
                board = parse_board("".join(position.upper().split()))
                found = await self._coach.analyse_position(channel, user, board)
            elif _is_overheard(request) and await request.app.services.cache.look(channel):
                await request.tell(request.private.say("coach.in_private", command=request.private.say("name.analyse")))
                return
            else:
                found = await self._coach.analyse(channel, user)
            await _tell(request, _analysis(found, request.private), is_first=found.is_first)

    @commands.hybrid_command()
    async def review(self, ctx: Context) -> None:
        """Look back at the last match of the channel."""
        async with handling(ctx) as request:
            await _show(request, await self._coach.review_last(request.place.channel), page=0, in_place=False)

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        """Open a review, or turn to another page of it."""
        async with handling(interaction) as request:
            found = await self._coach.review(request.place, button.match)
            is_turning, pressed = button.page is not None, request.delivery.pressed
            await _show(request, found, page=button.page or 0, in_place=is_turning and request.delivery.can_edit)
            if is_turning and pressed and not request.delivery.can_edit:  # it is shown once more instead
                request.app.background_tasks.later(retire(request.app, request.place, MessageId(pressed.id)))


def _is_overheard(request: Request) -> bool:
    """Whether others could read what is told to a person."""
    return request.place.guild is not None and request.delivery.is_typed


def _analysis(found: LookedInto, localizer: Localizer) -> Page:
    page = AdviceWriter(localizer).analysis(found.analysis)
    if found.ended is None:
        return page
    heading = localizer.say("coach.before_last" if found.ended.board.is_over else "coach.at_end")
    return replace(page, words=f"{heading}\n{page.words}")


async def _tell(request: Request, page: Page, *, is_first: bool) -> None:
    """Give advice; and if it is the first in a match, say that it makes a difference."""
    if is_first:
        page = replace(page, words=f"{page.words}\n{request.private.say('coach.marked')}")
    await request.delivery.tell(lay_out(page, None, can_embed=request.can_embed))


async def _show(request: Request, review: Review, *, page: int, in_place: bool) -> None:
    """Show a page of a review to everybody."""
    match, localizer = review.match, request.public
    writer = ReviewWriter(PageWriter(localizer, request.app.names.at(match, request.place.guild)))
    buttons = review_buttons(match, page, localizer)
    message = lay_out(writer.write(review, page), buttons, can_embed=request.can_embed)
    await request.delivery.send(message, in_place=in_place)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Coach(app))
