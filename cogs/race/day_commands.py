"""The day's race: its table, the buttons that start and continue it, and those of its puzzles."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.client.client import App
from bot.client.controls import optional_view
from bot.client.delivery import Interaction
from bot.client.messages import OutgoingMessage, page_message
from bot.client.question import question_view
from bot.matches.request import Request, RequestKind, handling
from bot.model.ids import GuildId
from bot.text.localizer import Localizer
from bot.text.page import Page
from cogs.puzzles.daily import DayRaceButton, find_names, show_privately
from cogs.race.controls import DayCellButton, StartDayButton, day_items
from cogs.race.day import DayRaceService, DayRun
from cogs.race.day_queries import MOST_ROWS
from cogs.race.day_texts import DayWriter


class DayRaces(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app, self._days = app, app.services[DayRaceService]
        app.on_press(DayRaceButton, self.press_table)
        app.on_press(StartDayButton, self.press_start)
        app.on_press(DayCellButton, self.press_cell)

    async def press_table(self, interaction: Interaction, button: DayRaceButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            found = await self._days.find(request.actor, button.day)
            await show_privately(request, await self._table(request, found, request.ephemeral))

    async def press_start(self, interaction: Interaction, button: StartDayButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            await request.leave_queue()  # the lock may be held while names are looked up
            async with self._days.lock(request.user):
                await self._show(request, await self._days.start(request.actor, button.day))

    async def press_cell(self, interaction: Interaction, button: DayCellButton) -> None:
        arrived = self._days.monotonic()
        async with handling(interaction, RequestKind.OPEN) as request:
            if request.delivery.queued:
                await request.delivery.queued.let_pass()  # others answer at the same time
            async with self._days.lock(request.user):
                answer = button.race, button.number, button.cell
                found, verdict = await self._days.answer(request.actor, *answer, arrived)
                await self._show(request, found, verdict)

    async def show_table(self, request: Request) -> None:
        """Reply with today's race: privately, or to a typed command with the table for everyone."""
        found = await self._days.open(request.actor)
        if request.is_reply_public:
            table = replace(found.table, rows=[each for each in found.table.rows if each[0] <= MOST_ROWS])
            found = replace(found, racer=None, puzzle=None, yesterday=None, table=table)
            await request.reply(await self._table(request, found, request.public))
        else:
            await request.reply_ephemeral(await self._table(request, found, request.ephemeral))

    async def _show(self, request: Request, found: DayRun, verdict: bool | None = None) -> None:
        """Show a member the puzzle that they are asked, or how the race stands if there is none."""
        if found.puzzle is None:
            await show_privately(request, await self._table(request, found, request.ephemeral, verdict))
            return
        board, race, racer = found.puzzle.board, found.race.id, found.racer
        assert racer
        number, localizer = racer.run.number, request.ephemeral.on_board(board.game)
        page = DayWriter(localizer).ask(found, verdict)
        buttons = question_view(board, localizer, lambda cell: DayCellButton(race, number, cell), rows=None)
        surface = replace(request.surface, localizer=localizer)
        await show_privately(request, page_message(surface, page, buttons))
        self._days.shown(found)

    async def _table(
        self, request: Request, found: DayRun, localizer: Localizer, verdict: bool | None = None
    ) -> OutgoingMessage:
        await request.leave_queue()
        users = [racer.user for _, racer in found.table.rows]
        names = dict(await find_names(self._app, request.place.guild or GuildId(0), users, MOST_ROWS))
        if found.racer:
            names[request.user] = request.name
        surface = replace(request.surface, localizer=localizer)
        text = DayWriter(localizer).table(found, names, verdict, is_long=surface.can_embed)
        return page_message(surface, Page("", text, ""), optional_view(day_items(found, localizer)))
