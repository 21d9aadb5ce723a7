"""How a member votes: by a button, a menu or a typed move, for which `cogs/play` receives the presses and commands."""

from __future__ import annotations

import discord

from bot.client.cell_menus import MatchRows, cell_menus, chosen_row
from bot.client.controls import Button, RawView
from bot.client.delivery import Interaction
from bot.client.messages import OutgoingMessage
from bot.games.errors import NotYourTurnError, Refusal
from bot.games.ids import MatchId
from bot.matches.errors import MatchMovedOnError
from bot.matches.request import Request
from bot.model.saved_match import SavedMatch, ShownVersion
from cogs.vote.service import VoteService
from cogs.vote.texts import VoteWriter


class VoteAgainButton(Button, prefix="vote-again"):
    """Begins another match like a finished one in which everyone votes."""

    match: MatchId


async def cast(request: Request, running: SavedMatch, cell: int, shown: ShownVersion | None = None) -> None:
    """Save a vote, and tell the member. `shown` is the pressed board; None for a typed move."""
    if shown is None and discord.utils.snowflake_time(request.event.id) < running.updated:  # typed for an earlier move
        raise Refusal("vote-closed")
    tally = await request.app.services[VoteService].cast(request.user, running, cell, shown)
    await request.let_pass()  # Discord may delay many replies
    game = running.match.game
    writer, who = VoteWriter(request.ephemeral.on_board(game)), request.name if request.is_reply_public else ""
    text = writer.yours(tally, cell, game, who=who)
    await _answer(request, text)


async def choose_row(request: Request, interaction: Interaction, running: SavedMatch, rows: MatchRows) -> None:
    """Show a member the cells of a row in a message of their own, as others choose on the same board."""
    match = running.match
    if match.version != rows.version:
        raise MatchMovedOnError
    if not match.is_crowd_to_move:
        raise NotYourTurnError
    localizer = request.ephemeral.on_board(match.game)
    menus = RawView(cell_menus(match.board, rows, chosen_row(interaction, match.board), localizer), [])
    await _answer(request, OutgoingMessage(localizer.say("vote-choose"), buttons=menus))


async def _answer(request: Request, message: str | OutgoingMessage) -> None:
    """Reply to a voter alone, in place of the menu of `choose_row` if they have pressed that."""
    pressed = request.delivery.pressed
    await (request.replace if pressed and pressed.flags.ephemeral else request.reply_ephemeral)(message)
