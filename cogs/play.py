"""The commands of a game: play, move, board, resign; and the buttons of its board."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import App
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.errors import MatchOverError, NotYourTurnError
from bot.game.ids import ChannelId, UserId
from bot.game.mark import Mark
from bot.game.match import Termination
from bot.opponents.opponent import NAMES
from bot.play.errors import MatchMovedOnError, MatchRunningError, NoMatchError, NotYourQuestionError
from bot.play.lobby import Lobby
from bot.storage.errors import DatabaseError
from bot.storage.saved import SavedMatch
from cogs.answer import Answer, answering
from cogs.challenge import challenge, challenge_again, find_person
from cogs.delivery import Context, Interaction
from cogs.threads import open_thread, open_thread_if_possible, wants_thread
from cogs.ui.board import CellButton, RematchButton
from cogs.ui.start_over import StartOverButton, start_over_buttons
from cogs.wishes import MARK_WORDS, MARKS, PROGRAMS, Wish, parse_wish

MOST_CHOICES = 25
"""How many completions Discord takes."""

_BY_ITSELF = (Termination.ABANDONED, Termination.FORFEITED)

_SECONDS_TO_COMPLETE = 1.5
"""Discord waits three for completions; until then, those of an empty board are better than none."""


class Play(commands.Cog):
    """Games against the program, and every move in any game."""

    def __init__(self, app: App) -> None:
        self.lobby: Lobby = app.lobby
        self._duels = app.house.duels
        app.on_press(CellButton, self.press_cell)
        app.on_press(StartOverButton, self.press_start_over)
        app.on_press(RematchButton, self.press_rematch)

    @commands.command(name="play", aliases=["new", "ttt", "tictactoe"])
    async def play_text(self, ctx: Context, *, words: str = "") -> None:
        """Start a game; words that this bot does not know are meant for another one."""
        wish = parse_wish(words, NAMES, ctx.bot.words)
        if wish is None:
            return
        async with answering(ctx) as answer:
            await self._play(answer, wish, await find_person(ctx, wish))

    @app_commands.command(name="play")
    @app_commands.choices(opponent=PROGRAMS, mark=MARKS)
    async def play_slash(
        self,
        interaction: Interaction,
        opponent: str | None = None,
        member: discord.User | None = None,
        mark: str | None = None,
        thread: bool | None = None,
        hints: bool = False,
    ) -> None:
        """Start a game."""
        person = UserId(member.id) if member else None
        wish = Wish(person, None, opponent, MARK_WORDS.get(mark or ""), mark is not None, thread, hints)
        async with answering(interaction) as answer:
            await self._play(answer, wish, member)

    @commands.hybrid_command(aliases=["m"])
    async def move(self, ctx: Context, *, coordinate: str) -> None:
        """Play a cell; with no game running, start one."""
        async with answering(ctx) as answer:
            await answer.show(await self.lobby.move(answer.place, answer.user, answer.event, coordinate))

    @move.autocomplete("coordinate")
    async def complete_coordinate(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The free cells that begin with what has been typed so far."""
        assert interaction.channel_id is not None
        try:
            async with asyncio.timeout(_SECONDS_TO_COMPLETE):
                board = (await self.lobby.match(ChannelId(interaction.channel_id))).board
        except (NoMatchError, DatabaseError, TimeoutError):
            board = Board()
        names = (format_coordinate(cell, board.rules) for cell in board.legal_moves)
        fitting = [name for name in names if name.startswith(typed.strip().upper())]
        return [Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]

    @commands.hybrid_command()
    async def board(self, ctx: Context) -> None:
        """Show the board again."""
        async with answering(ctx) as answer:
            try:
                await answer.show(await self.lobby.show(answer.place.channel))
            except NoMatchError:
                await self._show_unseen_end(answer)

    @commands.hybrid_command()
    async def resign(self, ctx: Context) -> None:
        """Give up."""
        async with answering(ctx) as answer:
            await answer.show(await self.lobby.resign(answer.place.channel, answer.user, answer.event))

    async def press_cell(self, interaction: Interaction, button: CellButton) -> None:
        """Play the cell."""
        async with answering(interaction) as answer:
            try:
                turn = await self.lobby.press(answer.place, answer.user, answer.event, button.cell, shown=button.shown)
            except (MatchOverError, MatchMovedOnError, NotYourTurnError):
                unseen = await _unseen(answer, button)
                if unseen is None:
                    raise
                await answer.catch_up(unseen)
            else:
                await answer.show(turn)

    async def press_start_over(self, interaction: Interaction, button: StartOverButton) -> None:
        """Put the new match, or a word about the running one, in place of the question."""
        async with answering(interaction) as answer:
            if answer.user != button.person:
                raise NotYourQuestionError
            try:
                await self._start_over(answer, button)
            except (NoMatchError, MatchMovedOnError) as too_late:
                await answer.settle_too_late(too_late)

    async def press_rematch(self, interaction: Interaction, button: RematchButton) -> None:
        """Play again, with the marks swapped."""
        async with answering(interaction) as answer:
            over = await self.lobby.finished(button.match)
            if over is None:
                raise MatchOverError
            if over.match.is_duel:
                await challenge_again(answer, over)
            else:
                turn = await self.lobby.again(answer.place, answer.user, answer.event, over.match)
                await answer.show(turn, in_place=False)

    async def _play(self, answer: Answer, wish: Wish, person: discord.abc.User | None) -> None:
        """Start a game against a program, or challenge somebody to one."""
        assert answer.app.user is not None
        if person and person.id != answer.app.user.id:
            await challenge(answer, wish, person)
            return
        mark = wish.mark if wish.has_mark else Mark.X
        if wants_thread(answer, wish.in_thread) and await self._play_in_thread(answer, wish, mark):
            return
        try:
            turn = await self.lobby.start(answer.place, answer.user, answer.event, mark, level=wish.program)
        except MatchRunningError as error:
            buttons = start_over_buttons(error.match, answer.user, mark, wish.program, answer.aloud)
            await answer.ask(answer.aloud.explain(error), buttons)
        else:
            await answer.show(turn)

    async def _play_in_thread(self, answer: Answer, wish: Wish, mark: Mark | None) -> bool:
        """Start a game in a thread, and say whether there was one to be had."""
        level = wish.program or await self.lobby.level(answer.place)
        opening = open_thread if wish.in_thread else open_thread_if_possible
        place = await opening(answer, answer.person.display_name, answer.aloud.name_of(level))
        if place is None:
            return False
        turn = await self.lobby.start(place, answer.user, answer.event_elsewhere, mark, level=level)
        await answer.show_elsewhere(turn)
        return True

    async def _show_unseen_end(self, answer: Answer) -> None:
        """Show the last match, if it ended by itself where nobody could be told.

        Raises:
            NoMatchError: it did not.
        """
        last = await answer.app.house.live.last_ended(answer.place.channel) if answer.delivery.is_guest else None
        if last is None or last.match.termination not in _BY_ITSELF:
            raise NoMatchError
        await answer.catch_up(last)

    async def _start_over(self, answer: Answer, button: StartOverButton) -> None:
        if not button.is_yes:
            await self.lobby.check_still(answer.place.channel, *button.asked_about)
            await answer.settle(answer.aloud.say("question.kept"))
            return
        turn = await self.lobby.start(
            answer.place,
            button.person,
            answer.event,
            button.mark,
            level=button.level,
            replacing=button.asked_about,
        )
        await answer.show(turn)


async def _unseen(answer: Answer, button: CellButton) -> SavedMatch | None:
    """What has become of a match since the board that was pressed, where nobody could change that board unasked."""
    match, version = button.shown
    saved = await answer.app.house.live.saved(match) if answer.delivery.is_guest else None
    return saved if saved and saved.match.version != version else None


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Play(app))
