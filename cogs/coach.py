"""The coach: a hint in a match, what a position is worth, and a look back at the last match."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.app.client import App
from bot.display.coaching import AdviceWriter, ReviewWriter
from bot.display.page import Page, PageWriter
from bot.display.voice import Voice
from bot.game.board import parse_board
from bot.game.ids import MessageId
from bot.opponents.review import Review
from bot.play.coaching import LookedInto
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.sheet import lay_out, retire
from cogs.ui.review import ReviewButton, page_buttons


class Coach(commands.Cog):
    """Advice, and reviews."""

    def __init__(self, app: App) -> None:
        self._coaching = app.house.coaching
        app.on_press(ReviewButton, self.press_review)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        """Tell a player, and nobody else, a good move."""
        async with answering(ctx) as answer:
            if _is_overheard(answer):
                await answer.tell(answer.aside.say("coach.in_private", command=answer.aside.say("name.hint")))
                return
            advice = await self._coaching.hint(answer.place.channel, answer.user)
            page = AdviceWriter(answer.aside).hint(advice.board, advice.hint)
            await _tell(answer, page, is_first=advice.is_first)

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, *, position: str = "") -> None:
        """Tell what every move is worth: in the channel's match, or in a position."""
        async with answering(ctx) as answer:
            channel, user = answer.place.channel, answer.user
            if position.strip():
                board = parse_board("".join(position.upper().split()))
                found = await self._coaching.analyse_position(channel, user, board)
            elif _is_overheard(answer) and await answer.app.house.live.look(channel):
                await answer.tell(answer.aside.say("coach.in_private", command=answer.aside.say("name.analyse")))
                return
            else:
                found = await self._coaching.analyse(channel, user)
            await _tell(answer, _analysis(found, answer.aside), is_first=found.is_first)

    @commands.hybrid_command()
    async def review(self, ctx: Context) -> None:
        """Look back at the last match of the channel."""
        async with answering(ctx) as answer:
            await _show(answer, await self._coaching.review_last(answer.place.channel), page=0, in_place=False)

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        """Open a review, or turn to another page of it."""
        async with answering(interaction) as answer:
            found = await self._coaching.review(answer.place, button.match)
            is_turning, pressed = button.page is not None, answer.delivery.pressed
            await _show(answer, found, page=button.page or 0, in_place=is_turning and answer.delivery.can_edit)
            if is_turning and pressed and not answer.delivery.can_edit:  # it is shown once more instead
                answer.app.duties.later(retire(answer.app, answer.place, MessageId(pressed.id)))


def _is_overheard(answer: Answer) -> bool:
    """Whether others could read what is told to a person."""
    return answer.place.server is not None and answer.delivery.is_typed


def _analysis(found: LookedInto, voice: Voice) -> Page:
    page = AdviceWriter(voice).analysis(found.analysis)
    if found.ended is None:
        return page
    heading = voice.say("coach.before_last" if found.ended.board.is_over else "coach.at_end")
    return replace(page, words=f"{heading}\n{page.words}")


async def _tell(answer: Answer, page: Page, *, is_first: bool) -> None:
    """Give advice; and if it is the first in a match, say that it makes a difference."""
    if is_first:
        page = replace(page, words=f"{page.words}\n{answer.aside.say('coach.marked')}")
    await answer.delivery.tell(lay_out(page, None, can_embed=answer.can_embed))


async def _show(answer: Answer, review: Review, *, page: int, in_place: bool) -> None:
    """Show a page of a review to everybody."""
    match, voice = review.match, answer.aloud
    writer = ReviewWriter(PageWriter(voice, answer.app.names.at(match, answer.place.server)))
    buttons = page_buttons(match, page, voice)
    sheet = lay_out(writer.write(review, page), buttons, can_embed=answer.can_embed)
    await answer.delivery.send(sheet, in_place=in_place)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Coach(app))
