"""The message that shows a match, and the buttons under it: cells or columns, stop, rematch and review.

The button of a cell holds the version of the match that its board shows, so that a press on an outdated board is
detected.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from typing import Annotated, Any

from discord import ButtonStyle, ComponentType, PartialEmoji, ui

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import Button, RawView, Version, digits, optional_view, view_of
from bot.client.permissions import message_features
from bot.game.coordinate import format_move
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.guild_settings import GuildSettings
from bot.model.ids import MessageId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.rendering.localizer import Localizer
from bot.rendering.page import PageWriter
from bot.rendering.style import CLASSIC, PICTURE
from bot.replies.messages import (
    EditResult,
    OutgoingMessage,
    edit_message,
    page_message,
    post,
    remove_buttons,
)
from bot.replies.request import Request
from cogs.ui.cell_menus import CellMenu, cell_menus
from cogs.ui.picture import draw_picture
from cogs.ui.review import review_item

_MAX_COLUMNS, _MAX_ROWS = 5, 5
"""See https://discord.com/developers/docs/components/reference#action-row."""

_MAX_WITH_BOTH = 4
"""How many buttons with an emoji and a label a phone shows side by side. In longer rows, each has one of the two."""

_REMATCH = "\N{ANTICLOCKWISE DOWNWARDS AND UPWARDS OPEN CIRCLE ARROWS}"
_STOP = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class CellButton(Button, prefix="cell"):
    """Plays a cell of a board."""

    match: MatchId
    version: Version
    cell: Annotated[int, digits(3)]


class RematchButton(Button, prefix="rematch"):
    """Starts another match between the same players, with the marks swapped."""

    match: MatchId


class StopButton(Button, prefix="stop"):
    """Stops a match between opponents.

    Args:
        starter: the user who may press it; None for anyone.
    """

    match: MatchId
    starter: UserId | None


def board_buttons(
    match: Match, localizer: Localizer, *, is_text_only: bool, starter: UserId | None = None
) -> ui.View | None:
    """Return the buttons under a board; None if it has none.

    With gravity, every column has a button. Otherwise every cell has one, or an option in a menu beyond 5 x 5 cells.

    Args:
        is_text_only: whether moves are typed and cells have no buttons.
        starter: the user who started a match between opponents.
    """
    if match.is_over:
        return optional_view(_final_items(match, localizer))
    if match.is_exhibition:
        return view_of(StopButton(match.id, starter).item(label=localizer.say("board-stop"), emoji=_STOP))
    if is_text_only:
        return None
    is_thinking = match.opponent_to_move is not None
    board, rules, legal_moves, columns = match.board, match.rules, match.board.legal_moves, match.rules.columns
    if rules.gravity:
        lowest = {cell % columns: cell for cell in legal_moves}
        cells = [lowest.get(column, column) for column in range(columns)]  # the top cell of a full column
        per_row = ceil(columns / ceil(columns / _MAX_COLUMNS))
    else:
        cells, per_row = range(rules.cells), columns
    if per_row > _MAX_COLUMNS or len(cells) > _MAX_ROWS * per_row:
        return None if is_thinking else cell_menus(board, lambda number: CellMenu(match.id, match.version, number))
    view, style = RawView(timeout=None), localizer.style
    glyphs = {**style.marks, None: style.empty}
    emoji = {mark: PartialEmoji.from_str(glyph).to_dict() for mark, glyph in glyphs.items()}
    is_wide = per_row > _MAX_WITH_BOTH
    buttons = [
        {
            "type": ComponentType.button.value,
            "style": ButtonStyle.secondary.value,
            "custom_id": CellButton.codec.encode((match.id, match.version, cell)),
            **({} if is_wide and board[cell] and not rules.gravity else {"label": format_move(cell, rules)}),
            **({} if rules.gravity or (is_wide and not board[cell]) else {"emoji": emoji[board[cell]]}),
            "disabled": is_thinking or cell not in legal_moves,
        }
        for cell in cells
    ]
    view.rows = [
        {"type": ComponentType.action_row.value, "components": buttons[first : first + per_row]}
        for first in range(0, len(buttons), per_row)
    ]
    return view


def _final_items(match: Match, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    if not match.is_exhibition:
        label = localizer.say("board-rematch" if match.is_duel else "board-again")
        yield RematchButton(match.id).item(label=label, emoji=_REMATCH)
    if match.plies:
        yield review_item(match, localizer)


async def draw_match(
    app: App,
    update: MatchUpdate,
    localizer: Localizer,
    settings: GuildSettings,
    *,
    can_embed: bool,
    can_attach: bool,
    note: str = "",
    starter: UserId | None = None,
) -> OutgoingMessage:
    """Return the message that shows a match.

    Args:
        settings: of the server where it is shown.
        can_embed, can_attach: whether the bot may send embeds and files there.
        note: a sentence before the plies.
        starter: the user who started an exhibition.
    """
    saved, match = update.saved, update.saved.match
    if match.rules.cells > localizer.style.max_cells:  # the board is classic, so the sentences have to be so as well
        localizer = replace(localizer, style=CLASSIC)
    page = PageWriter(localizer, app.names.get_players(match, saved.place.guild)).write(
        match,
        update.since,
        deadline=app.services.cache.idle_deadline(saved) if match.is_duel and not match.is_over else None,
        note=note,
        is_coached=saved.is_coached,
    )
    buttons = board_buttons(match, localizer, is_text_only=settings.is_text_only, starter=starter)
    picture = await draw_picture(match, localizer) if settings.style == PICTURE and can_attach else None
    return page_message(page, buttons, can_embed=can_embed, picture=picture)


async def draw_unrequested(
    app: App, update: MatchUpdate, *readers: UserId | None, starter: UserId | None = None
) -> OutgoingMessage:
    """Return the message that shows a match without a request of a user.

    Args:
        readers: users whose language is used outside servers.
        starter: the user who started an exhibition.
    """
    place = update.saved.place
    settings = await app.settings_at(place)
    localizer = app.localizer(place, settings, locale=app.find_locale(*readers))
    return await draw_match(app, update, localizer, settings, **message_features(app, place), starter=starter)


async def show_match(
    request: Request, update: MatchUpdate, *, in_place: bool = True, note: str = "", starter: UserId | None = None
) -> None:
    """Reply with a match, record that it was shown, and remove the buttons of older boards.

    Args:
        in_place: whether a pressed message may be edited into it.
        note: a sentence before the plies.
        starter: the user who started an exhibition.
    """
    app, delivery, saved = request.app, request.delivery, update.saved
    message = await draw_match(
        app,
        update,
        request.public,
        request.settings,
        can_embed=request.delivery.can_embed,
        can_attach=request.delivery.can_attach,
        note=note,
        starter=starter,
    )
    shown = await delivery.send(message, in_place=in_place and delivery.can_edit)
    _record_shown(app, saved, shown)
    if shown and delivery.turn and delivery.turn.is_overtaken:
        app.tasks.start(replace_overtaken(app, saved, shown))
    pressed = delivery.pressed
    if pressed and pressed.id not in (shown, saved.message):
        app.tasks.start(remove_buttons(app, request.place, MessageId(pressed.id)))


async def replace_with_current(request: Request, saved: SavedMatch) -> None:
    """Replace an outdated board, which the bot could not edit, with the current match."""
    update = MatchUpdate.without_new_plies(saved)
    message = await draw_match(
        request.app,
        update,
        request.public,
        request.settings,
        can_embed=request.delivery.can_embed,
        can_attach=request.delivery.can_attach,
    )
    _record_shown(request.app, saved, await request.replace(message))


async def show_match_in_thread(
    request: Request, update: MatchUpdate, *, in_place: bool = True, note: str = "", starter: UserId | None = None
) -> None:
    """Post a match in its thread, and reply with a link to the thread; the arguments are those of `show_match`."""
    app, saved, allowed = request.app, update.saved, request.delivery.allowed
    message = await draw_match(
        app,
        update,
        request.public,
        request.settings,
        can_embed=bool(allowed and allowed.embed_links),
        can_attach=bool(allowed and allowed.attach_files),
        note=note,
        starter=starter,
    )
    _record_shown(app, saved, await post(app, saved.place, request.event.id, message))
    link = OutgoingMessage(request.public.say("thread-made", thread=f"<#{saved.place.channel}>"))
    is_pressed = request.delivery.pressed is not None
    await request.delivery.send(link, in_place=in_place and is_pressed, nonce=f"{request.event.id}-t")


async def edit_match_message(app: App, saved: SavedMatch, message: OutgoingMessage) -> EditResult:
    """Edit the message that shows a match, if there is one."""
    if saved.message is None:
        return EditResult.GONE
    return await edit_message(app, saved.place, saved.message, message)


async def replace_overtaken(app: App, shown: SavedMatch, message: MessageId) -> bool:
    """Correct a board that was sent after a newer one: show the current match in it, or remove its buttons.

    Args:
        message: the message in which the match was shown.

    Returns:
        Whether there is a newer board.
    """
    current = None
    with log_errors():
        current = await app.services.cache.saved(shown.match.id)
    is_newer = current is not None and current.match.version > shown.match.version
    if current is None or not (is_newer or current.message not in (shown.message, message)):
        return False
    if message == current.message:
        readers = map(current.match.member, Mark)
        await edit_match_message(
            app, current, await draw_unrequested(app, MatchUpdate.without_new_plies(current), *readers)
        )
    else:
        await remove_buttons(app, shown.place, message)
    return True


async def show_replaced(app: App, match: MatchId) -> None:
    """Show in the message of a duel that another match has replaced it; if that fails, the maintenance tries again."""
    with log_errors():
        ended = await app.services.games.finished(match)
        if ended is None or ended.shown_version == ended.match.version:
            return
        update = MatchUpdate.without_new_plies(ended)
        message = await draw_unrequested(app, update, *map(ended.match.member, Mark))
        if await edit_match_message(app, ended, message) is EditResult.EDITED:
            app.services.cache.record_shown(ended, ended.message)


def _record_shown(app: App, saved: SavedMatch, message: MessageId | None) -> None:
    """Record that a match was shown, which makes its previous board outdated, and let a slow opponent think."""
    app.services.cache.record_shown(saved, message)
    if saved.message not in (None, message):
        app.tasks.start(remove_buttons(app, saved.place, saved.message))
    if saved.match.opponent_to_move:
        app.dispatch("reply_awaited", saved)
