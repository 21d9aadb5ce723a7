"""The command `notify`: whether the user is notified when it is their turn in a match between members."""

from __future__ import annotations

from discord.ext import commands

from bot.client.client import App
from bot.client.controls import view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.database.database import Database
from bot.matches.notice_queries import is_muted, mute, unmute
from bot.matches.notices import NotifyButton
from bot.matches.request import Request, RequestKind, handling


class Notify(commands.Cog):
    def __init__(self, app: App) -> None:
        self._database = app.services[Database]
        app.on_press(NotifyButton, self.press_notify)

    @commands.command()
    async def notify(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            is_on = not await self._database.read(is_muted, request.user)
            await request.reply_ephemeral(_page(request, is_on=is_on))

    async def press_notify(self, interaction: Interaction, button: NotifyButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._database.write(unmute if button.is_yes else mute, request.user)
            page = _page(request, is_on=button.is_yes)
            if request.delivery.is_ephemeral:
                await request.replace(page)
            else:
                await request.reply_ephemeral(page)


def _page(request: Request, *, is_on: bool) -> OutgoingMessage:
    say = request.ephemeral.say
    button = NotifyButton(not is_on).item(label=say("notify-turn_off" if is_on else "notify-turn_on"))
    return OutgoingMessage(say("notify-on" if is_on else "notify-off"), buttons=view_of(button))


async def setup(app: App) -> None:
    await app.add_cog(Notify(app))
