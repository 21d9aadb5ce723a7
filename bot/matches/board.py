"""How a match is drawn: its message and its buttons.

The button of a cell holds the version of the match that its board shows, so that a press on an outdated board is
detected.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from math import ceil
from typing import Annotated, Any

from discord import ButtonStyle, ComponentType, PartialEmoji, ui

from bot.client.cell_menus import MatchRows, cell_menus
from bot.client.client import App
from bot.client.controls import Button, RawView, Version, digits
from bot.client.messages import (
    OutgoingMessage,
    draw_picture,
    page_message,
)
from bot.client.surface import Below, BelowBoard, Surface
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.match import Match
from bot.model.guild_settings import GuildSettings
from bot.model.saved_match import MatchUpdate
from bot.text.board_picture import BoardPicture
from bot.text.ending import EndingWriter
from bot.text.localizer import Localizer
from bot.text.page import PageWriter, describe_cells, join_parts
from bot.text.style import is_drawn

log = logging.getLogger(__name__)

_MAX_COLUMNS, MAX_ROWS = 5, 5  # see https://discord.com/developers/docs/components/reference#action-row

_MAX_WITH_BOTH = 4
"""How many buttons with an emoji and a label a phone shows side by side. In longer rows, each has one of the two."""


class CellButton(Button, prefix="cell"):
    match: MatchId
    version: Version
    cell: Annotated[int, digits(3)]


def board_buttons(
    features: Mapping[Below, BelowBoard],
    surface: Surface,
    update: MatchUpdate,
    row: int | None = None,  # the row that a player has chosen in the menu
    below: Iterable[ui.Item[Any]] | None = None,  # what stands below the cells; None for what the features put there
) -> ui.View | None:
    """Return the buttons and menus of a board; None if it has none.
    If there is no space for all, a running match keeps those of the cells, and a finished one also some of the others.
    """
    match, settings = update.saved.match, surface.settings
    if match.is_anonymous:
        return None
    has_cells = not (settings.is_text_only or match.is_exhibition)
    if match.is_over:
        has_cells = _shows_cells(match, settings)
    kinds = (
        (match.is_over, (Below.AGAIN, Below.REVIEW, Below.SHARE, Below.PICTURES)),
        (match.is_exhibition, (Below.STOP,)),
        (match.has_crowd, (Below.VOTE,)),
        (match.is_duel, (Below.OFFERS, Below.RESIGN)),
        (not match.plies, (Below.START,)),
        (True, (Below.HINT, Below.RESIGN)),
    )
    places = next(places for is_kind, places in kinds if is_kind)
    if below is None:
        below = [item for place in places if place in features for item in features[place](update, surface)]
    cells = _cell_rows(match, surface.localizer, row) if has_cells else []
    others = RawView([], below).to_components()
    if len(cells) + len(others) > MAX_ROWS:
        others = others[: MAX_ROWS - len(cells)] if match.is_over else []
    return RawView([*cells, *others]) if cells or others else None


def _shows_cells(match: Match, settings: GuildSettings) -> bool:
    """Check if every cell has a button, which shows its mark; once the match is over, only if a line is completed."""
    game = match.game
    if settings.is_text_only or game.plays_columns or max(game.rows, game.columns) > _MAX_COLUMNS:
        return False
    if match.is_exhibition or match.is_anonymous:
        return False
    return not match.is_over or (bool(match.board.winning_cells) and game.rows < MAX_ROWS)


def _cell_rows(match: Match, localizer: Localizer, row: int | None) -> list[dict[str, Any]]:
    """Return the buttons or menus of the cells, as rows of Discord's JSON.
    With gravity, every column has a button. Otherwise every cell has one, or is chosen in menus beyond 5 x 5 cells.
    The last move is blue, and a completed line green.
    """
    is_thinking = match.opponent_to_move is not None
    board, game, legal_moves, columns = match.board, match.game, match.board.legal_moves, match.game.columns
    if game.plays_columns:
        lowest = {cell % columns: cell for cell in legal_moves}
        cells = [lowest.get(column, column) for column in range(columns)]  # the top cell of a full column
        per_row = ceil(columns / ceil(columns / _MAX_COLUMNS))
    else:
        cells, per_row = range(game.cells), columns
    if per_row > _MAX_COLUMNS or len(cells) > MAX_ROWS * per_row:
        return [] if is_thinking else cell_menus(board, MatchRows(match.id, match.version), row, localizer)
    style = localizer.style
    emoji = [PartialEmoji.from_str(style.glyph(cell)).to_dict() for cell in chain.from_iterable(board.grid())]
    is_wide = per_row > _MAX_WITH_BOTH
    last = {cell for cell in cells if match.last in ((cell, cell + columns) if game.plays_columns else (cell,))}
    styles = dict.fromkeys(last, ButtonStyle.primary)
    styles |= dict.fromkeys(board.winning_cells, ButtonStyle.success)
    buttons = [
        {
            "type": ComponentType.button.value,
            "style": styles.get(cell, ButtonStyle.secondary).value,
            "custom_id": CellButton(match.id, match.version, cell).custom_id,
            **({} if is_wide and board[cell] and not game.plays_columns else {"label": game.format(cell)}),
            **({} if game.plays_columns or (is_wide and not board[cell]) else {"emoji": emoji[cell]}),
            "disabled": is_thinking or cell not in legal_moves,
        }
        for cell in cells
    ]
    return [
        {"type": ComponentType.action_row.value, "components": buttons[first : first + per_row]}
        for first in range(0, len(buttons), per_row)
    ]


@dataclass(frozen=True, slots=True)
class Look:
    """How a match is drawn, if not as usual."""

    note: str = ""  # a sentence before the plies
    row: int | None = None  # as for `board_buttons`
    below: Iterable[ui.Item[Any]] | None = None  # the same
    wait: int = 0  # how many seconds the opponent will take, if it takes long because others wait
    keeps_text: bool = False  # whether an edit changes nothing but the buttons
    keeps_buttons: bool = False  # whether an edit leaves the buttons as they are, as a press may have changed them


AS_USUAL = Look()


async def draw_match(app: App, surface: Surface, update: MatchUpdate, look: Look = AS_USUAL) -> OutgoingMessage:
    """Return the message that shows a match."""
    saved, match = update.saved, update.saved.match
    localizer = surface.localizer.on_board(match.game)
    surface = replace(surface, localizer=localizer)
    # a match has the id of the event that has begun it, and a crowd moves without an event
    is_begun = saved.event.id == match.id and not (match.has_crowd and len(match.plies) > 1)
    buttons = None if look.keeps_buttons else board_buttons(app.below_board, surface, update, look.row, look.below)
    names = surface.names.get_players(match, saved.place.guild)
    writer = PageWriter(localizer, names, is_typed=surface.settings.is_text_only)
    page = writer.write(
        match,
        update.since,
        deadline=saved.deadline if match.is_duel else None,
        note=look.note,
        is_coached=saved.is_coached,
        is_begun=is_begun,
        has_buttons=_shows_cells(match, surface.settings),
    )
    if match.game.columns > _MAX_WITH_BOTH and not page.cells:  # the button of a taken cell does not name it
        page = replace(page, cells=describe_cells(localizer, match.board))
    if saved.is_unrated:
        page = replace(page, footer=join_parts(page.footer, localizer.say("position-unrated")))
    if update.ending:
        page = EndingWriter(writer).add(page, match, update.ending)
    votes = await app.vote_lines(saved, surface) if match.has_crowd else ""
    lines = [page.words, votes, localizer.say("ply-wait", seconds=look.wait) if look.wait else ""]
    if saved.is_replaceable and (is_begun or not match.plies) and not match.is_over:
        lines.append(localizer.say("status-replaceable"))
    if saved.extended == match.version - match.is_over and match.termination in (None, Termination.ABANDONED):
        mark = match.board.to_move
        who, other = writer.who(match, mark), writer.who(match, mark.other)
        key = "status-excused" if match.is_over else "status-extended"
        lines.append(localizer.say(key, who=who, other=other))
    page = replace(page, words="\n".join(filter(None, lines)))
    has_picture = is_drawn(surface.settings.style, match.game) and surface.can_attach
    shown = BoardPicture(match.board, match.last, is_over=match.is_over)
    picture = await draw_picture(shown, localizer) if has_picture else None
    message = page_message(surface, page, buttons, picture)
    if look.keeps_buttons:
        plain = message.plain and replace(message.plain, keeps_buttons=True)
        return replace(message, keeps_buttons=True, keeps_content=bool(message.embeds), plain=plain)
    return replace(message, keeps_text=True) if look.keeps_text else message
