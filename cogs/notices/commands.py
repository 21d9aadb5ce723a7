"""The command `notify`: of what the user is notified, in matches and by direct messages."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.matches.notice_queries import is_muted, mute, unmute
from bot.matches.notices import NotifyButton
from bot.matches.request import Request, RequestKind, handling
from cogs.notices.buttons import SearchNoticeButton, StreakReminderButton
from cogs.notices.direct_messages import DirectMessages
from cogs.notices.queries import choose_reminders, choose_search_notices, read_choices


class Notify(commands.Cog):
    def __init__(self, app: App) -> None:
        self._database = app.services[Database]
        app.on_press(NotifyButton, self.press_notify)
        app.on_press(StreakReminderButton, self.press_reminders)
        app.on_press(SearchNoticeButton, self.press_searches)

    @commands.hybrid_command()
    async def notify(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            await request.reply_ephemeral(await self._page(request))

    async def press_notify(self, interaction: Interaction, button: NotifyButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._database.write(unmute if button.is_yes else mute, request.user)
            await self._show(request)

    async def press_reminders(self, interaction: Interaction, button: StreakReminderButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._database.write(choose_reminders, request.user, is_on=button.is_yes)
            await self._show(request)

    async def press_searches(self, interaction: Interaction, button: SearchNoticeButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            if button.is_yes and (button.guild is None or button.guild != request.place.guild):
                raise Refusal("notify-other_server")
            if button.is_yes and request.settings.is_search_quiet:
                raise Refusal("notify-searches_off")
            choose = partial(choose_search_notices, is_on=button.is_yes)
            await self._database.write(choose, request.user, button.guild)
            if button.is_in_list:
                await request.reply_ephemeral(await self._page(request))
            else:
                await self._show(request)

    async def _show(self, request: Request) -> None:
        page = await self._page(request)
        is_own = request.delivery.is_ephemeral or request.place.guild is None
        await (request.replace(page) if is_own else request.reply_ephemeral(page))

    async def _page(self, request: Request) -> OutgoingMessage:
        """Return the page of what the user is notified of, with a button for each."""
        say, user, guild = request.ephemeral.say, request.user, request.place.guild
        is_on = not await self._database.read(is_muted, user)
        choices = await self._database.read(read_choices, user)
        buttons = [NotifyButton(not is_on).item(label=say("notify-turn_off" if is_on else "notify-turn_on"))]
        lines = [say("notify-on" if is_on else "notify-off")]
        has_reminders = choices.has_reminders
        lines.append(say("notify-reminders_on" if has_reminders else "notify-reminders_off"))
        label = say("notify-turn_off_reminders" if has_reminders else "notify-turn_on_reminders")
        buttons.append(StreakReminderButton(not has_reminders).item(label=label))
        if guild and request.settings.is_search_quiet:
            lines.append(say("notify-searches_off_here"))
        elif guild:
            is_told = guild in choices.guilds
            lines.append(say("notify-searches_on" if is_told else "notify-searches_off"))
            buttons.append(search_button(request, is_told=is_told))
        elif choices.guilds:
            lines.append(say("notify-searches_in", count=len(choices.guilds)))
            buttons.append(SearchNoticeButton(False, None).item(label=say("notify-turn_off_searches")))
        else:
            lines.append(say("notify-searches_nowhere"))
        return OutgoingMessage("\n".join(lines), buttons=view_of(*buttons))


def search_button(request: Request, *, is_told: bool, is_in_list: bool = False, row: int | None = None) -> ui.Item[Any]:
    """Return the button that tells the user of invitations in the server, or no longer."""
    label = request.ephemeral.say("notify-turn_off_searches" if is_told else "notify-turn_on_searches")
    return SearchNoticeButton(not is_told, request.place.guild, is_in_list or None).item(label=label, row=row)


async def setup(app: App) -> None:
    for cog in (Notify(app), DirectMessages(app)):
        await app.add_cog(cog)
