"""The button that posts a finished match as a moving picture, below its board and below the pages of its replay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, RawView
from bot.client.delivery import Interaction
from bot.client.messages import OutgoingFile, OutgoingMessage, edit_message
from bot.client.names import UNKNOWN
from bot.client.surface import Below, Surface
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.files import message_with_files
from bot.matches.request import Request, handling
from bot.model.ids import MessageId
from bot.model.saved_match import MatchUpdate
from bot.text.board_picture import draw_game
from bot.text.localizer import Localizer
from bot.text.page import PageWriter
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.records.queries import find_finished
from cogs.records.replay import ReplayWriter

_SHARE = "\N{FILM FRAMES}\ufe0f"


class ShareGameButton(Button, prefix="share-game"):
    """Posts a finished match as a moving picture, once from each message."""

    match: MatchId


def share_item(match: Match, localizer: Localizer, row: int | None = None) -> ui.Item[Any]:
    return ShareGameButton(match.id).item(label=localizer.say("replay-share"), emoji=_SHARE, row=row)


def share_below(update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    match = update.saved.match
    if match.plies:
        yield share_item(match, surface.localizer)


def has_share_button(message: discord.Message, match: MatchId) -> bool:
    """Check if a match can still be shared from a message."""
    share = ShareGameButton(match).custom_id
    return any(button.get("custom_id") == share for row in _rows(message) for button in row["components"])


class Share(commands.Cog):
    def __init__(self, app: App) -> None:
        self._database = app.services[Database]
        app.below_board[Below.SHARE] = share_below
        app.on_press(ShareGameButton, self.press_share)

    async def press_share(self, interaction: Interaction, button: ShareGameButton) -> None:
        async with handling(interaction) as request:
            finished = await self._database.read(find_finished, request.place, button.match)
            if finished is None:
                raise Refusal("record-match_not_found")
            if not request.delivery.can_attach:  # which only happens where the bot was not invited
                raise Refusal("share-cannot_attach", missing=request.ephemeral.say("permission-attach_files"))
            if request.delivery.is_silent:  # only the user would see the picture
                raise Refusal("share-not_visible")
            with request.using_once(button.match, is_silent=True):
                await request.delivery.acknowledge()  # and let later commands pass, as the drawing takes a moment
                await _post(request, await _share(request, finished.match), button)


async def _share(request: Request, match: Match) -> OutgoingMessage:
    """Draw a match in a worker, and return the message with its picture."""
    ticket, localizer = Ticket(Priority.ADVICE, request.user), request.public.on_board(match.game)
    data = await request.app.services[WorkerPool].run(ticket, draw_game, match.game, match.plies)
    writer = ReplayWriter(PageWriter(localizer, request.app.names.get_players(match, request.place.guild)))
    plain = ReplayWriter(PageWriter(localizer, _plain_names(request, match)))
    picture = OutgoingFile("game.gif", data, plain.describe_shared(match))
    return message_with_files(localizer, writer.shared(match), [picture])


def _plain_names(request: Request, match: Match) -> Mapping[UserId, str]:
    """Return the names of the players without escapes or mentions, for the alternative text."""
    names, guild = request.app.names, request.place.guild
    numbered = {user: number for number, mark in enumerate(Mark, start=1) if (user := match.member(mark))}
    return {
        user: request.public.say("share-player", number=number)
        if (name := names.get_raw(guild, user)) == UNKNOWN
        else name
        for user, number in numbered.items()
    }


async def _post(request: Request, message: OutgoingMessage, button: ShareGameButton) -> None:
    """Post a message, and remove the button from the one where it was pressed."""
    pressed = request.delivery.pressed
    assert pressed
    rows = [
        {**row, "components": [each for each in row["components"] if each.get("custom_id") != button.custom_id]}
        for row in _rows(pressed)
    ]
    rest = OutgoingMessage("", buttons=RawView([row for row in rows if row["components"]]), keeps_text=True)
    if request.delivery.can_edit:
        await request.replace(rest)
    await request.reply(message)
    if not request.delivery.can_edit:
        request.app.tasks.start(edit_message(request.app, request.place, MessageId(pressed.id), rest))


def _rows(message: discord.Message) -> list[dict[str, Any]]:
    """Return the rows of buttons and menus below a message, as Discord's JSON."""
    return [{**row.to_dict()} for row in message.components if isinstance(row, discord.ActionRow)]
