"""The command `games`: a member's running games in all servers, and the open invitations of the server."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, PageNumber, optional_view, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.client.names import UNKNOWN, escape_text
from bot.client.paging import paging_items
from bot.database.database import Database
from bot.games.ids import UserId
from bot.matches.queries import RUNNING_OF
from bot.matches.request import Request, RequestKind, handling
from bot.matches.store import MatchStore
from bot.model.challenge import Challenge
from bot.model.ids import GuildId
from bot.model.saved_match import SavedMatch
from cogs.duels.commands import JoinButton, channel_to_join
from cogs.duels.queries import open_invitations
from cogs.games.texts import GamesWriter
from cogs.notices.commands import search_button
from cogs.notices.queries import read_choices

_GAMES = "\N{VIDEO GAME}"
PAGE_SIZE = 5  # how many games and invitations are on a page, each of which may have a button
_MAX_NAME, _MAX_GUILD_NAME = 20, 25
"""How many characters of a name are shown. Escaped ones are up to three times as long, and a message has 2,000."""


class GamesButton(Button, prefix="games"):
    """Shows the games of whoever presses it to them alone, or another page of them."""

    page: PageNumber = 0


class Games(commands.Cog):
    def __init__(self, app: App) -> None:
        app.on_press(GamesButton, self.press_games)

    @commands.hybrid_command()
    async def games(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN if ctx.interaction else RequestKind.PUBLIC) as request:
            if request.is_reply_public:
                button = GamesButton().item(label=request.public.say("games-open"), emoji=_GAMES)
                await request.reply(OutgoingMessage(request.public.say("games-press"), buttons=view_of(button)))
            else:
                await request.reply_ephemeral(await _page(request, 0))

    async def press_games(self, interaction: Interaction, button: GamesButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            message = await _page(request, button.page)
            is_own = request.delivery.is_ephemeral or request.place.guild is None
            await (request.show_page(message) if is_own else request.reply_ephemeral(message))


async def _page(request: Request, page_number: int) -> OutgoingMessage:
    running = await request.app.services[MatchStore].find_all(RUNNING_OF, user=request.user)
    games = sorted(running, key=lambda saved: _urgency(saved, request))
    entries = [*games, *enumerate(await _invitations(request), 1)]
    last = max(len(entries) - 1, 0) // PAGE_SIZE
    page_number = min(page_number, last)  # some games have ended since the button was sent
    shown = entries[page_number * PAGE_SIZE : (page_number + 1) * PAGE_SIZE]
    invitations = [entry for entry in shown if isinstance(entry, tuple)]
    app, localizer = request.app, request.ephemeral

    def name_of_guild(guild: GuildId) -> str:
        found = app.get_guild(guild)
        return escape_text(_cut(found.name, _MAX_GUILD_NAME)) if found else ""

    def name_of(guild: GuildId | None, user: UserId) -> str:
        name = app.names.get_raw(guild, user)
        return app.names.get(guild, user) if name == UNKNOWN else escape_text(_cut(name, _MAX_NAME))

    writer = GamesWriter(localizer, request.user, request.place, name_of, name_of_guild)
    join = [
        JoinButton(invitation.id).item(label=localizer.say("games-join", number=number), style=ButtonStyle.success)
        for number, invitation in invitations
    ]
    row = -(-len(join) // 5)
    pages = paging_items(GamesButton, page_number, last, localizer, row=row)
    buttons = optional_view([*join, *pages, *await _search_button(request, row + 1)])
    games = [entry for entry in shown if isinstance(entry, SavedMatch)]
    return OutgoingMessage(writer.describe(games, invitations), buttons=buttons)


def _cut(name: str, length: int) -> str:
    return name if len(name) <= length else f"{name[: length - 1]}…"


async def _search_button(request: Request, row: int) -> list[ui.Item[Any]]:
    """Return the button that tells the user of later invitations, unless they are told of them, or nobody is."""
    guild, database = request.place.guild, request.app.services[Database]
    if guild is None or request.settings.is_search_quiet:
        return []
    is_told = guild in (await database.read(read_choices, request.user)).guilds
    return [] if is_told else [search_button(request, is_told=False, is_in_list=True, row=row)]


def _urgency(saved: SavedMatch, request: Request) -> tuple[bool, datetime]:
    """Return the key that sorts the games in which the user is to move, and that end soon, first."""
    match = saved.match
    return match.board.to_move is not match.mark_of(request.user), saved.deadline or saved.updated


async def _invitations(request: Request) -> list[Challenge]:
    """Return the open invitations of the server that the user can join, the newest first."""
    guild, member, app = request.place.guild, request.author, request.app
    if guild is None or not isinstance(member, discord.Member):
        return []
    found = await app.services[Database].read(open_invitations, guild, app.services.now())
    return [
        invitation
        for invitation in found
        if invitation.challenger != request.user
        and invitation.challenger not in app.blocked
        and channel_to_join(app, invitation, member, request.place.channel)
    ]


async def setup(app: App) -> None:
    await app.add_cog(Games(app))
