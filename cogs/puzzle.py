"""Puzzles: one put to a person alone, or the daily one of a server, and the buttons that answer them."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from bot.client.client import App
from bot.game.ids import UserId
from bot.model.ids import MessageId
from bot.opponents.puzzles import Puzzle
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page
from bot.rendering.puzzles import PuzzleWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingMessage, lay_out, retire
from bot.replies.request import Request, handling
from bot.services.puzzles import NotYourPuzzleError
from cogs.ui.puzzle import DailyButton, NextPuzzleButton, PuzzleButton, daily_buttons, next_button, puzzle_buttons

_DAILY = "daily"
_VOCABULARY = {_DAILY: "word.daily"}


class Puzzles(commands.Cog):
    """Positions with one right move."""

    def __init__(self, app: App) -> None:
        self._puzzles = app.services.puzzles
        app.on_press(PuzzleButton, self.press_cell)
        app.on_press(DailyButton, self.press_daily_cell)
        app.on_press(NextPuzzleButton, self.press_next)

    @commands.command(name="puzzle")
    async def puzzle_text(self, ctx: Context, *, words: str = "") -> None:
        """Put a puzzle; words that this bot does not know are meant for another one."""
        named = ctx.bot.words.parse(words, _VOCABULARY)
        if named not in ([], [_DAILY]):
            return
        async with handling(ctx) as request:
            await (self._show_daily(request) if named else self._put(request))

    @app_commands.command(name="puzzle")
    async def puzzle_slash(self, interaction: Interaction, daily: bool = False) -> None:
        """Put a puzzle."""
        async with handling(interaction) as request:
            await (self._show_daily(request) if daily else self._put(request))

    async def press_cell(self, interaction: Interaction, button: PuzzleButton) -> None:
        """Put the verdict in place of the question."""
        async with handling(interaction) as request:
            _check_is_for(button.user, request)
            told = await self._puzzles.answer(request.place, request.user, request.event, button.puzzle, button.cell)
            localizer, who = _localizer(request)
            page = PuzzleWriter(localizer).judge(told.attempt, told.puzzler, told.today, who=who)
            await _show(request, page, next_button(button.puzzle, request.user, localizer))

    async def press_daily_cell(self, interaction: Interaction, button: DailyButton) -> None:
        """Tell the verdict to whoever pressed, and nothing to anybody else."""
        async with handling(interaction) as request:
            told = await self._puzzles.answer_daily(request.place, request.user, request.event, button.day, button.cell)
            page = PuzzleWriter(request.private).judge(told.attempt, told.puzzler, told.today, is_daily=True)
            await request.delivery.tell(lay_out(page, None, can_embed=True))

    async def press_next(self, interaction: Interaction, button: NextPuzzleButton) -> None:
        """Put another puzzle in place of the verdict."""
        async with handling(interaction) as request:
            _check_is_for(button.user, request)
            puzzle = await self._puzzles.follow(request.place, request.user, request.event, button.after)
            await _ask(request, puzzle)

    async def _put(self, request: Request) -> None:
        await _ask(request, await self._puzzles.next(request.place, request.user, request.event))

    async def _show_daily(self, request: Request) -> None:
        daily = await self._puzzles.daily(request.place)
        page = PuzzleWriter(request.public).ask_daily(daily.puzzle, daily.day, daily.ends)
        await request.delivery.send(
            _laid_out(request, page, daily_buttons(daily.puzzle, daily.day, request.public.style))
        )


async def _ask(request: Request, puzzle: Puzzle) -> None:
    localizer, who = _localizer(request)
    await _show(
        request,
        PuzzleWriter(localizer).ask(puzzle, who=who),
        puzzle_buttons(puzzle, request.user, request.public.style),
    )


async def _show(request: Request, page: Page, buttons: ui.View) -> None:
    """Answer in place of the pressed message; or else to the person alone, where Discord can do that."""
    delivery, message = request.delivery, _laid_out(request, page, buttons)
    pressed = delivery.pressed
    if pressed is None:
        await delivery.tell(message)
        return
    message = await delivery.send(message, in_place=delivery.can_edit)
    if message != pressed.id:
        request.app.background_tasks.later(retire(request.app, request.place, MessageId(pressed.id)))


def _laid_out(request: Request, page: Page, buttons: ui.View) -> OutgoingMessage:
    allowed = request.delivery.allowed
    can_embed = not request.delivery.is_typed or bool(allowed and allowed.embed_links)
    return lay_out(page, buttons, can_embed=can_embed)


def _localizer(request: Request) -> tuple[Localizer, str]:
    """The language of those who will read the answer, and whom it is for if they are several."""
    return (request.private, "") if request.delivery.is_private else (request.public, request.name)


def _check_is_for(person: UserId, request: Request) -> None:
    if request.user != person:
        raise NotYourPuzzleError


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Puzzles(app))
