"""The command `privacy`: shows what is stored about a user, and deletes it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import MAX_CONTENT, UNREACHABLE, OutgoingMessage, post
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.game import Termination
from bot.games.ids import UserId
from bot.matches.board import draw_match
from bot.matches.display import Kind, show
from bot.matches.notice_queries import is_muted
from bot.matches.notices import NotifyButton
from bot.matches.request import Request, RequestKind, handling
from bot.model.ids import ScopeId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import StepResult
from bot.text.localizer import Localizer
from cogs.privacy.queries import DeletedData, PersonalData, StoredData
from cogs.privacy.service import PrivacyService


class DeleteDataButton(Button, prefix="forget"):
    user: UserId


class Privacy(commands.Cog):
    def __init__(self, app: App) -> None:
        self._services = app.services
        self._data = app.services[PersonalData]
        app.on_press(DeleteDataButton, self.press_delete_data)

    @commands.hybrid_command()
    async def privacy(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            if request.place.guild and request.delivery.is_typed:
                await request.reply_ephemeral(request.ephemeral.say("privacy-use_slash_command"))
                return
            stored = await self._services[Database].read(self._data.count, request.user, await _dm_scope(request))
            text = describe_stored(request.ephemeral, self._data, stored)
            is_on = not await self._services[Database].read(is_muted, request.user)
            say = request.ephemeral.say
            buttons = [NotifyButton(not is_on).item(label=say("notify-turn_off" if is_on else "notify-turn_on"))]
            if any(stored.values()):
                delete = DeleteDataButton(request.user)
                buttons.append(delete.item(label=say("privacy-forget"), style=discord.ButtonStyle.danger))
            await request.reply_ephemeral(OutgoingMessage(text, buttons=view_of(*buttons)))

    async def press_delete_data(self, interaction: Interaction, button: DeleteDataButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            with request.using_once():  # a second press would report that nothing was stored
                deleted = await self._services[PrivacyService].delete(request.user, await _dm_scope(request))
                for saved in deleted.ended:
                    request.app.tasks.start(_show_end(request.app, saved, interaction.locale.value))
                request.app.forget(request.user)
                await request.replace(describe_deleted(request.ephemeral, self._data, deleted))


def describe_stored(localizer: Localizer, data: PersonalData, stored: StoredData) -> str:
    """Return what is stored about a user. The details are left out where they would not fit into a message."""
    say, names = localizer.say, data.features_with(stored)
    found = [say(f"privacy-{name}", **stored) for name in names]
    details = [f"\n{say(f'privacy-{name}_details')}" for name in names]
    if not found:
        return "\n".join([say("privacy-title"), say("privacy-nothing"), say("privacy-never")])

    def write(rows: Iterable[str]) -> str:
        return "\n".join([say("privacy-title"), *rows, say("privacy-never"), say("privacy-if_deleted")])

    text = write(map(str.__add__, found, details))
    return text if len(text) <= MAX_CONTENT else write(found)


def describe_deleted(localizer: Localizer, data: PersonalData, deleted: DeletedData) -> str:
    say, stored, count = localizer.say, deleted.stored, len(deleted.ended)
    lost = sum(saved.match.termination is Termination.FORFEITED for saved in deleted.ended)
    ended = say("privacy-ended", live=count, lost=lost) if count else say("privacy-nothing_ended")
    gone = [say(f"privacy-{name}", **stored) for name in data.features_with(stored) if name != "matches"]
    kept = say("privacy-kept", kept=stored["finished"] + count)
    return "\n".join([say("privacy-deleted"), ended, *gone, kept])


async def _dm_scope(request: Request) -> ScopeId | None:
    """Return the user's direct-message channel, which may have a learner; None if Discord does not return it."""
    if request.place.guild is None and not request.delivery.is_user_install:
        return request.place.scope
    await request.leave_queue()
    try:
        return ScopeId((await request.author.create_dm()).id)  # Discord returns the existing channel, if there is one
    except (discord.HTTPException, *UNREACHABLE):
        return None


async def _show_end(app: App, saved: SavedMatch, locale: str) -> None:
    """Show the end of a match in its message; if that cannot be edited, in a new one for the other player.
    This is not retried, as its place is no longer stored. The locale, of the user, is used outside servers.
    """
    is_duel = saved.match.is_duel
    if app.only_responds(saved.place, is_duel=is_duel):
        return
    update, surface = MatchUpdate.without_new_plies(saved), await app.surface_at(saved.place, locale)
    result = await show(app, update, kind=Kind.IF_THERE, surface=surface)
    if is_duel and result in (StepResult.GONE, StepResult.UNKNOWN):
        with suppress(discord.HTTPException, *UNREACHABLE):
            await post(app, saved.place, f"{saved.event.id}-e", await draw_match(app, surface, update))


async def setup(app: App) -> None:
    await app.add_cog(Privacy(app))
