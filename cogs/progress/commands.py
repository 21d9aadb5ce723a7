"""The command `progress`: a member's accuracy, mistakes and practice, for them alone unless they post it."""

from __future__ import annotations

from functools import partial

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, YesNo, optional_view, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.database.database import Database
from bot.matches.chart import draw_chart, in_a_box
from bot.matches.request import Request, RequestKind, handling
from cogs.practice.commands import PracticeButton
from cogs.progress.queries import read_progress
from cogs.progress.texts import ProgressWriter, chart_of_progress


class ProgressButton(Button, prefix="progress"):
    """Shows the progress of whoever presses it: to them alone, or to everyone."""

    is_posted: YesNo


class ProgressCog(commands.Cog):
    def __init__(self, app: App) -> None:
        app.on_press(ProgressButton, self.press_progress)

    @commands.command()
    async def progress(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.EPHEMERAL) as request:
            if request.is_reply_public:
                button = ProgressButton(False).item(label=request.public.say("progress-open"))
                await request.reply(OutgoingMessage(request.public.say("progress-press"), buttons=view_of(button)))
            else:
                await _show(request, is_posted=False)

    async def press_progress(self, interaction: Interaction, button: ProgressButton) -> None:
        async with handling(interaction) as request:
            await _show(request, is_posted=button.is_posted)


async def _show(request: Request, *, is_posted: bool) -> None:
    services, localizer = request.app.services, request.public if is_posted else request.ephemeral
    progress = await services[Database].read(read_progress, request.user, services.now())
    writer = ProgressWriter(localizer, progress)
    picture, description = partial(chart_of_progress, weeks=progress.weeks), writer.describe_chart()
    chart = await draw_chart(request, "progress.png", description, picture, localizer) if progress.weeks else None
    post = ProgressButton(True).item(label=localizer.say("progress-post"))
    has_post = request.place.guild and progress.games and not (is_posted or request.delivery.is_silent)
    legend = localizer.say("progress-legend") if progress.games else ""
    practice = PracticeButton().item(label=localizer.say("progress-practice_now"), style=discord.ButtonStyle.primary)
    items = [*([practice] if progress.due and not is_posted else []), *([post] if has_post else [])]
    message = in_a_box(request, writer.describe(request.name), chart, optional_view(items), legend, localizer)
    if is_posted:
        with request.using_once(is_silent=True):
            await request.replace(OutgoingMessage("", keeps_text=True))  # without the button
            await request.reply(message)
    else:
        await request.reply_ephemeral(message)


async def setup(app: App) -> None:
    await app.add_cog(ProgressCog(app))
