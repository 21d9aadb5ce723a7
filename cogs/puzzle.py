"""Puzzles: one put to a person alone, or the daily one of a server, and the buttons that answer them."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from bot.app.client import App
from bot.display.page import Page
from bot.display.puzzles import PuzzleWriter
from bot.display.voice import Voice
from bot.game.ids import MessageId, UserId
from bot.opponents.puzzles import Puzzle
from bot.play.puzzles import NotYourPuzzleError
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.sheet import Sheet, lay_out, retire
from cogs.ui.puzzle import DailyButton, NextPuzzleButton, PuzzleButton, daily_buttons, next_button, puzzle_buttons

_DAILY = "daily"
_VOCABULARY = {_DAILY: "word.daily"}


class Puzzles(commands.Cog):
    """Positions with one right move."""

    def __init__(self, app: App) -> None:
        self._puzzles = app.house.puzzles
        app.on_press(PuzzleButton, self.press_cell)
        app.on_press(DailyButton, self.press_daily_cell)
        app.on_press(NextPuzzleButton, self.press_next)

    @commands.command(name="puzzle")
    async def puzzle_text(self, ctx: Context, *, words: str = "") -> None:
        """Put a puzzle; words that this bot does not know are meant for another one."""
        named = ctx.bot.words.parse(words, _VOCABULARY)
        if named not in ([], [_DAILY]):
            return
        async with answering(ctx) as answer:
            await (self._show_daily(answer) if named else self._put(answer))

    @app_commands.command(name="puzzle")
    async def puzzle_slash(self, interaction: Interaction, daily: bool = False) -> None:
        """Put a puzzle."""
        async with answering(interaction) as answer:
            await (self._show_daily(answer) if daily else self._put(answer))

    async def press_cell(self, interaction: Interaction, button: PuzzleButton) -> None:
        """Put the verdict in place of the question."""
        async with answering(interaction) as answer:
            _check_is_for(button.person, answer)
            told = await self._puzzles.answer(answer.place, answer.user, answer.event, button.puzzle, button.cell)
            voice, who = _voice(answer)
            page = PuzzleWriter(voice).judge(told.attempt, told.puzzler, told.today, who=who)
            await _show(answer, page, next_button(button.puzzle, answer.user, voice))

    async def press_daily_cell(self, interaction: Interaction, button: DailyButton) -> None:
        """Tell the verdict to whoever pressed, and nothing to anybody else."""
        async with answering(interaction) as answer:
            told = await self._puzzles.answer_daily(answer.place, answer.user, answer.event, button.day, button.cell)
            page = PuzzleWriter(answer.aside).judge(told.attempt, told.puzzler, told.today, is_daily=True)
            await answer.delivery.tell(lay_out(page, None, can_embed=True))

    async def press_next(self, interaction: Interaction, button: NextPuzzleButton) -> None:
        """Put another puzzle in place of the verdict."""
        async with answering(interaction) as answer:
            _check_is_for(button.person, answer)
            puzzle = await self._puzzles.follow(answer.place, answer.user, answer.event, button.after)
            await _ask(answer, puzzle)

    async def _put(self, answer: Answer) -> None:
        await _ask(answer, await self._puzzles.next(answer.place, answer.user, answer.event))

    async def _show_daily(self, answer: Answer) -> None:
        daily = await self._puzzles.daily(answer.place)
        page = PuzzleWriter(answer.aloud).ask_daily(daily.puzzle, daily.day, daily.ends)
        await answer.delivery.send(_laid_out(answer, page, daily_buttons(daily.puzzle, daily.day, answer.aloud.style)))


async def _ask(answer: Answer, puzzle: Puzzle) -> None:
    voice, who = _voice(answer)
    await _show(
        answer, PuzzleWriter(voice).ask(puzzle, who=who), puzzle_buttons(puzzle, answer.user, answer.aloud.style)
    )


async def _show(answer: Answer, page: Page, buttons: ui.View) -> None:
    """Answer in place of the pressed message; or else to the person alone, where Discord can do that."""
    delivery, sheet = answer.delivery, _laid_out(answer, page, buttons)
    pressed = delivery.pressed
    if pressed is None:
        await delivery.tell(sheet)
        return
    message = await delivery.send(sheet, in_place=delivery.can_edit)
    if message != pressed.id:
        answer.app.duties.later(retire(answer.app, answer.place, MessageId(pressed.id)))


def _laid_out(answer: Answer, page: Page, buttons: ui.View) -> Sheet:
    allowed = answer.delivery.allowed
    can_embed = not answer.delivery.is_typed or bool(allowed and allowed.embed_links)
    return lay_out(page, buttons, can_embed=can_embed)


def _voice(answer: Answer) -> tuple[Voice, str]:
    """The language of those who will read the answer, and whom it is for if they are several."""
    return (answer.aside, "") if answer.delivery.is_private else (answer.aloud, answer.name)


def _check_is_for(person: UserId, answer: Answer) -> None:
    if answer.user != person:
        raise NotYourPuzzleError


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Puzzles(app))
