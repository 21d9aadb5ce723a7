"""The messages that show matches: their buttons, and how they are drawn, sent and kept up to date.

The button of a cell holds the version of the match that its board shows, so that a press on an outdated board is
detected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Annotated, Any

import discord
from discord import ButtonStyle, ComponentType, PartialEmoji, ui
from discord.http import Route, handle_message_parameters

from bot.client.background_tasks import log_errors
from bot.client.below_board import Below, BelowBoard
from bot.client.client import App
from bot.client.controls import Button, RawView, Version, digits
from bot.client.surface import Surface
from bot.client.tasks import QueuedCommand
from bot.game.coordinate import format_move
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, Termination
from bot.game.rules import Rules
from bot.model.guild_settings import GuildSettings
from bot.model.ids import Event, EventId, MessageId
from bot.model.saved_match import MatchUpdate, OutdatedMessage, SavedMatch
from bot.rendering.board_picture import BoardPicture
from bot.rendering.ending import EndingWriter
from bot.rendering.localizer import Localizer
from bot.rendering.page import PageWriter, join_parts
from bot.rendering.style import is_drawn
from bot.replies.delivery import UNANSWERABLE
from bot.replies.messages import (
    NO_ACCESS,
    SECONDS_TO_SEND,
    UNREACHABLE,
    EditResult,
    OutgoingMessage,
    edit_message,
    is_blocked,
    is_temporary,
    page_message,
    plain_form,
    post,
)
from bot.replies.request import Request
from bot.services.opponent_pool import move_ticket
from bot.storage.endings import read_ending
from bot.storage.errors import DatabaseError
from bot.storage.match_queries import unmark_board
from cogs.ui.cell_menus import MatchRows, cell_menus
from cogs.ui.picture import draw_picture
from cogs.ui.turn_notices import with_notice

log = logging.getLogger(__name__)

_ENDED_UNSEEN = (Termination.ABANDONED, Termination.FORFEITED, Termination.STOPPED)

_MAX_COLUMNS, MAX_ROWS = 5, 5
"""See https://discord.com/developers/docs/components/reference#action-row."""

_MAX_WITH_BOTH = 4
"""How many buttons with an emoji and a label a phone shows side by side. In longer rows, each has one of the two."""

_EPHEMERAL = discord.MessageFlags(ephemeral=True).value


class CellButton(Button, prefix="cell"):
    match: MatchId
    version: Version
    cell: Annotated[int, digits(3)]


def board_buttons(
    features: Mapping[Below, BelowBoard],
    surface: Surface,
    update: MatchUpdate,
    row: int | None = None,
    below: Iterable[ui.Item[Any]] | None = None,
) -> ui.View | None:
    """Return the buttons and menus of a board; None if it has none.

    If there is no space for all, a running match keeps those of the cells, and a finished one those below.

    Args:
        row: the row that a player has chosen in the menu.
        below: what stands below the cells; None for what the features put there.
    """
    match, settings = update.saved.match, surface.settings
    has_cells, places = not settings.is_text_only, (Below.HINT, Below.RESIGN)
    if match.is_over:
        has_line = match.board.lines and has_cell_buttons(match.rules, settings)
        has_cells, places = has_line and not match.is_exhibition, (Below.AGAIN, Below.REVIEW)
    elif match.is_exhibition:
        has_cells, places = False, (Below.STOP,)
    elif match.is_duel:
        places = (Below.OFFERS,)
    elif not match.plies:
        places = (Below.START,)
    if below is None:
        below = [item for place in places if place in features for item in features[place](update, surface)]
    cells = _cell_rows(match, surface.localizer, row) if has_cells else []
    others = RawView([], below).to_components()
    if len(cells) + len(others) > MAX_ROWS:
        cells, others = ([], others) if match.is_over else (cells, [])
    return RawView([*cells, *others]) if cells or others else None


def has_cell_buttons(rules: Rules, settings: GuildSettings) -> bool:
    """Check if every cell of a game has a button, which names it."""
    return not (settings.is_text_only or rules.gravity or max(rules.rows, rules.columns) > _MAX_COLUMNS)


def _cell_rows(match: Match, localizer: Localizer, row: int | None) -> list[dict[str, Any]]:
    """Return the buttons or menus of the cells, as rows of Discord's JSON.

    With gravity, every column has a button. Otherwise every cell has one, or is chosen in menus beyond 5 x 5 cells.
    The last move is blue, and a completed line green.
    """
    is_thinking = match.opponent_to_move is not None
    board, rules, legal_moves, columns = match.board, match.rules, match.board.legal_moves, match.rules.columns
    if rules.gravity:
        lowest = {cell % columns: cell for cell in legal_moves}
        cells = [lowest.get(column, column) for column in range(columns)]  # the top cell of a full column
        per_row = ceil(columns / ceil(columns / _MAX_COLUMNS))
    else:
        cells, per_row = range(rules.cells), columns
    if per_row > _MAX_COLUMNS or len(cells) > MAX_ROWS * per_row:
        return [] if is_thinking else cell_menus(board, MatchRows(match.id, match.version), row, localizer)
    style = localizer.style
    glyphs = {**style.marks, None: style.empty}
    emoji = {mark: PartialEmoji.from_str(glyph).to_dict() for mark, glyph in glyphs.items()}
    is_wide = per_row > _MAX_WITH_BOTH
    last = {cell for cell in cells if match.last in ((cell, cell + columns) if rules.gravity else (cell,))}
    styles = dict.fromkeys(last, ButtonStyle.primary)
    styles |= dict.fromkeys((cell for line in board.lines for cell in line), ButtonStyle.success)
    buttons = [
        {
            "type": ComponentType.button.value,
            "style": styles.get(cell, ButtonStyle.secondary).value,
            "custom_id": CellButton(match.id, match.version, cell).custom_id,
            **({} if is_wide and board[cell] and not rules.gravity else {"label": format_move(cell, rules)}),
            **({} if rules.gravity or (is_wide and not board[cell]) else {"emoji": emoji[board[cell]]}),
            "disabled": is_thinking or cell not in legal_moves,
        }
        for cell in cells
    ]
    return [
        {"type": ComponentType.action_row.value, "components": buttons[first : first + per_row]}
        for first in range(0, len(buttons), per_row)
    ]


async def draw_match(
    app: App,
    surface: Surface,
    update: MatchUpdate,
    note: str = "",
    *,
    row: int | None = None,
    below: Iterable[ui.Item[Any]] | None = None,
    wait: int = 0,
) -> OutgoingMessage:
    """Return the message that shows a match.

    Args:
        note: a sentence before the plies.
        row, below: as for `board_buttons`.
        wait: how many seconds the opponent will take, if it takes long because others wait.
    """
    saved, match = update.saved, update.saved.match
    localizer = surface.localizer.on_board(match.rules)
    surface = replace(surface, localizer=localizer)
    is_begun = saved.event.id == match.id  # a match has the id of the event that has begun it
    are_cells_named = has_cell_buttons(match.rules, surface.settings) and not (match.is_over or match.is_exhibition)
    buttons = board_buttons(app.below_board, surface, update, row, below)
    writer = PageWriter(localizer, surface.names.get_players(match, saved.place.guild))
    page = writer.write(
        match,
        update.since,
        deadline=saved.deadline if match.is_duel else None,
        note=note,
        is_coached=saved.is_coached,
        is_begun=is_begun,
        has_cells=not are_cells_named,
    )
    if saved.is_unrated:
        page = replace(page, footer=join_parts(page.footer, localizer.say("position-unrated")))
    if update.ending:
        page = EndingWriter(writer).add(page, match, update.ending)
    lines = [page.words, localizer.say("ply-wait", seconds=wait) if wait else ""]
    if saved.is_replaceable and (is_begun or not match.plies) and not match.is_over:
        lines.append(localizer.say("status-replaceable"))
    if saved.extended == match.version - match.is_over and match.termination in (None, Termination.ABANDONED):
        mark = match.board.to_move
        who, other = writer.who(match, mark), writer.who(match, mark.other)
        key = "status-excused" if match.is_over else "status-extended"
        lines.append(localizer.say(key, who=who, other=other))
    page = replace(page, words="\n".join(filter(None, lines)))
    has_picture = is_drawn(surface.settings.style, match.rules) and surface.can_attach
    picture = await draw_picture(BoardPicture(match.board, match.last), localizer) if has_picture else None
    return page_message(surface, page, buttons, picture)


async def show_match(request: Request, update: MatchUpdate, *, in_place: bool = True, note: str = "") -> None:
    """Reply with a match, record that it was shown, and remove the buttons of older boards.

    Args:
        in_place: whether a pressed message may be edited into it.
        note: a sentence before the plies.
    """
    app = request.app
    if update.saved.match.is_over:
        update = await _with_ending(app, update)
    message = await draw_match(app, request.surface, update, note)
    if update.saved.has_notices:
        message = await _with_notice(request, update.saved, message)
    if request.delivery.is_typed:
        await _post(app, update, request.delivery.event.id, message, request.delivery.queued)
    else:
        await _respond(request, update.saved, message, in_place=in_place)
    if update.ending:
        app.tasks.start(_add_sentence(app, request.surface, update, note), is_awaited=False)
    if update.replaced:
        app.tasks.start(_show_replaced(app, update.replaced.id))


async def _with_notice(request: Request, saved: SavedMatch, message: OutgoingMessage) -> OutgoingMessage:
    accepter = request.user if request.event.id == saved.match.id else None
    return await with_notice(request.app, request.surface, saved, message, accepter)


async def show_buttons(
    request: Request, saved: SavedMatch, *, row: int | None = None, below: Iterable[ui.Item[Any]] | None = None
) -> None:
    """Show other buttons under the pressed board, whose text stays as it is; the arguments are for `draw_match`."""
    update = MatchUpdate.without_new_plies(saved)
    message = await draw_match(request.app, request.surface, update, row=row, below=below)
    await _respond(request, saved, replace(message, keeps_text=True))


async def _respond(request: Request, saved: SavedMatch, message: OutgoingMessage, *, in_place: bool = True) -> None:
    """Respond to an interaction with the message that shows a match; the rest is as for `show_match`."""
    app, delivery, event = request.app, request.delivery, request.event.id
    in_place = in_place and delivery.can_edit and not message.pinged
    nonce = saved.nonce
    if nonce not in (None, event) and (lost := await _find_lost(app, saved, message)):
        record_board(app, saved, lost, nonce)
        nonce = None
    pressed = delivery.pressed
    if in_place and pressed and pressed.flags.suppress_embeds and message.embeds and not message.keeps_text:
        message = _asking_for_embed(request, pressed, message)
    try:
        if nonce is None and not in_place:
            nonce = await app.services.matches.will_post(saved, request.event)
        shown = await delivery.send(message, in_place=in_place)
    except Exception as error:
        await _release_notice(app, saved, message, error)
        raise
    record_board(app, saved, shown, event if nonce == event else None)
    if pressed and pressed.id not in (shown, saved.message):
        app.tasks.start(edit_message(app, request.place, MessageId(pressed.id), None))


def _asking_for_embed(request: Request, pressed: discord.Message, board: OutgoingMessage) -> OutgoingMessage:
    """Return a board that brings a removed embed back. The second time, its text asks not to remove the embed."""
    removed = request.app.removed_embeds
    removed[pressed.id] = removed.get(pressed.id, 0) + 1
    if removed[pressed.id] != 2:
        return board
    return replace(board, content=f"{board.content}\n-# {request.public.say('failure-embed_removed')}".strip())


async def show_match_in_thread(request: Request, update: MatchUpdate, *, in_place: bool = True, note: str = "") -> None:
    """Post a match in its thread, and reply with a link to the thread; the arguments are those of `show_match`."""
    saved, allowed = update.saved, request.delivery.allowed or discord.Permissions.none()
    thread = replace(request.surface, can_embed=allowed.embed_links, can_attach=allowed.attach_files)
    services = request.app.services
    services.turn_notices.active[saved.place.channel, request.user] = services.now()
    message = await _with_notice(request, saved, await draw_match(request.app, thread, update, note))
    await _post(request.app, update, request.event.id, message)
    link = OutgoingMessage(request.public.say("thread-made", thread=f"<#{saved.place.channel}>"))
    is_pressed = request.delivery.pressed is not None
    await request.delivery.send(link, in_place=in_place and is_pressed, nonce=f"{request.event.id}-t")


async def replace_with_current(request: Request, saved: SavedMatch) -> None:
    """Replace an outdated board, which the bot could not edit, with the current match."""
    update = await _with_ending(request.app, MatchUpdate.without_new_plies(saved))
    message = await draw_match(request.app, request.surface, update)
    record_board(request.app, saved, await request.replace(message), request.event.id)


async def show_unrequested(app: App, update: MatchUpdate) -> None:
    """Show a match in its channel without a command: after an opponent has decided, a restart, or an outage.

    The end of an abandoned match is shown by editing its message.
    """
    update, saved = await _with_ending(app, update), update.saved
    try:
        result, message = await _deliver(app, update)
    except (discord.HTTPException, *UNREACHABLE) as error:
        if is_temporary(error):
            log.warning("Discord did not accept a board (%s); the bot tries again later", error)
            return
        level = logging.WARNING if is_blocked(error) else logging.INFO
        log.log(level, "A board cannot be shown in channel %d (%s)", saved.place.channel, error)
        if getattr(error, "code", None) in NO_ACCESS and saved.match.is_duel and not saved.match.is_over:
            await app.services.maintenance.end_unreachable(saved)
            return
        result, message = EditResult.GONE, None
    if result is EditResult.TRY_LATER:
        return
    if not (message and await show_newer(app, saved, message)):
        record_board(app, saved, message, saved.nonce)
        if update.ending:
            app.tasks.start(_add_sentence(app, await _surface_unrequested(app, update), update), is_awaited=False)


async def edit_board(app: App, update: MatchUpdate) -> EditResult:
    """Edit the message that shows a match, if there is one, without a command."""
    saved = update.saved
    if saved.message is None:
        return EditResult.GONE
    drawn = await _draw_unrequested(app, await _with_ending(app, update))
    return await edit_message(app, saved.place, saved.message, drawn)


async def show_newer(app: App, shown: SavedMatch, message: MessageId) -> bool:
    """Show the current match in its message if a board that was sent late has replaced it there.

    Args:
        message: the message in which the late board was sent.

    Returns:
        Whether it was late.
    """
    current = None
    with log_errors():
        current = await app.services.match_store.find(shown.match.id)
    if current is None or current.message != message or current.match.version <= shown.match.version:
        return False
    await edit_board(app, MatchUpdate.without_new_plies(current))
    return True


async def show_deadline(app: App, saved: SavedMatch) -> None:
    """Edit the text of a board that shows an earlier deadline. If that fails, the maintenance tries again."""
    assert saved.message is not None
    update = MatchUpdate(saved, since=max(len(saved.match.plies) - 1, 0))
    drawn = await _draw_unrequested(app, update)
    plain = drawn.plain and replace(drawn.plain, keeps_buttons=True)
    edited = replace(drawn, keeps_buttons=True, keeps_content=bool(drawn.embeds), plain=plain)
    if await edit_message(app, saved.place, saved.message, edited) is not EditResult.TRY_LATER:
        await app.services.database.write(unmark_board, saved.message)
        await show_newer(app, saved, saved.message)


async def _show_replaced(app: App, match: MatchId) -> None:
    """Show in the message of a match that another one has replaced it; if that fails, the maintenance tries again."""
    with log_errors():
        ended = await app.services.match_store.find(match)
        if ended is None or ended.is_shown:
            return
        update = MatchUpdate.without_new_plies(ended)
        if ended.nonce:
            await show_unrequested(app, update)
        elif await edit_board(app, update) is not EditResult.TRY_LATER:
            record_board(app, ended, ended.message)


async def show_opponent_move(app: App, waiting: SavedMatch) -> None:
    """Let an opponent that takes its time decide, and show its ply. If this fails, the maintenance tries again."""
    with log_errors():
        await app.services.match_store.save_shown()  # a killed bot finds the message at its next start
        ticket, moving = move_ticket(waiting.match, waiting.place), app.services.play.move_opponent(waiting)
        announce = partial(_announce_wait, app, waiting)
        if update := await app.services.workers.turns.announcing(ticket, moving, announce):
            await show_unrequested(app, update)


async def _announce_wait(app: App, waiting: SavedMatch, seconds: int) -> None:
    """Add to the board how many seconds the opponent will take."""
    current = await app.services.matches.get(waiting.place.channel)
    if current is None or current.match != waiting.match:
        return
    with suppress(discord.HTTPException, *UNREACHABLE):  # the opponent's move is more important
        drawn = await _draw_unrequested(app, MatchUpdate.since_shown(current), seconds)
        _, message = await _edit_thinking(app, current, drawn)
        if message:
            await show_newer(app, current, message)


async def show_unshown(app: App, update: MatchUpdate) -> None:
    """Show a match that was saved but not shown. If it waits for a slow opponent, let that decide first."""
    if update.match.awaits_opponent:
        app.tasks.start(show_opponent_move(app, update.saved), is_awaited=False)
    else:
        await show_unrequested(app, update)


async def _post(
    app: App, update: MatchUpdate, event: EventId, message: OutgoingMessage, queued: QueuedCommand | None = None
) -> None:
    """Post a board. What changes until Discord has posted it is shown in the same message.

    If Discord returns a message from before the event, the board is posted once more: a stopped process had posted it.

    Args:
        queued: the command that leaves its queue with this.
    """
    matches, saved, match = app.services.matches, update.saved, update.saved.match
    if (posting := matches.posting.get(match.id)) is not None:
        earlier, _ = posting
        matches.posting[match.id] = replace(update, since=min(update.since, earlier.since)), event
        await _release_notice(app, saved, message)
        return
    matches.posting[match.id] = update, event
    shown = None
    try:
        nonce = saved.nonce or await matches.will_post(saved, Event(event))
        if queued:
            await queued.leave()
        is_lost = saved.nonce not in (None, saved.event.id)
        lost = await _find_lost(app, saved, message) if is_lost else None
        shown = lost or await post(app, saved.place, nonce, message)
        record_board(app, saved, shown, nonce)
    except Exception as error:
        await _release_notice(app, saved, message, error)
        raise
    finally:
        newest, asked = matches.posting.pop(match.id)
        if newest.saved.match.version > match.version:
            newest = replace(newest, saved=app.services.match_store.as_shown(newest.saved))
            app.tasks.start(show_unshown(app, newest))
        elif shown and shown < MessageId(asked):
            newest = replace(newest, saved=replace(newest.saved, nonce=None))
            app.tasks.start(_post(app, newest, asked, message))


def record_board(app: App, saved: SavedMatch, message: MessageId | None, nonce: EventId | None = None) -> None:
    """Record that a board was sent, close what is outdated by it, and let a slow opponent decide.

    Args:
        message: the message that shows it; None if there is none.
        nonce: of the board, if it was posted.
    """
    outdated = app.services.matches.record_shown(saved, message, nonce)
    if outdated:
        app.tasks.start(close(app, OutdatedMessage(saved.match.id, saved.place, outdated)))
    if saved.match.is_over and saved.match.is_duel:
        app.tasks.start(close_offers(app, saved.match.id))
    if saved.match.awaits_opponent:
        app.tasks.start(show_opponent_move(app, saved), is_awaited=False)


async def close(app: App, outdated: OutdatedMessage) -> None:
    """Remove the buttons of an earlier board or an offer. If that fails, the maintenance tries again."""
    store, match, message = app.services.match_store, outdated.match, outdated.message
    if await edit_message(app, outdated.place, message, None) is EditResult.TRY_LATER:
        return
    if store.mark_closed(match, message):  # a press has made it the current board again, or a late edit
        with log_errors():
            if current := await store.find(match):
                await edit_board(app, MatchUpdate.without_new_plies(current))


async def close_offers(app: App, match: MatchId) -> None:
    """Close the offers of a match that are over."""
    with log_errors():
        for outdated in await app.services.match_store.outdated(match):
            await close(app, outdated)


async def _draw_unrequested(app: App, update: MatchUpdate, wait: int = 0) -> OutgoingMessage:
    return await draw_match(app, await _surface_unrequested(app, update), update, wait=wait)


async def _surface_unrequested(app: App, update: MatchUpdate) -> Surface:
    locale = app.find_locale(update.starter, *map(update.match.member, Mark))
    return await app.surface_at(update.saved.place, locale)


async def _with_ending(app: App, update: MatchUpdate) -> MatchUpdate:
    """Add what the end of a match has changed; nothing without a result, between opponents, and without a database."""
    if update.saved.match.outcome and not update.saved.match.is_exhibition:
        with suppress(DatabaseError):  # already logged; the result is shown all the same
            return replace(update, ending=await app.services.database.read(read_ending, update.saved))
    return update


async def _add_sentence(app: App, surface: Surface, update: MatchUpdate, note: str = "") -> None:
    """Add the coach's sentence to the board of a finished match. If the bot stops before, it is left out."""
    store, saved, match = app.services.match_store, update.saved, update.saved.match
    with suppress(DatabaseError, discord.HTTPException, *UNREACHABLE):
        sentence = " · ".join(filter(None, [await find(saved, surface) for find in app.ending_sentences]))
        if not (sentence and update.ending):
            return
        drawn = await draw_match(app, surface, replace(update, ending=replace(update.ending, coach=sentence)), note)
        drawn = replace(drawn, keeps_buttons=True, plain=drawn.plain and replace(drawn.plain, keeps_buttons=True))
        shown, running = store.as_shown(saved), await app.services.matches.get(saved.place.channel)
        if shown.is_shown and not (running and running.message == shown.message):  # that shows another match now
            is_user_install = app.user_install_channels.needs_interaction(saved.place, is_duel=match.is_duel)
            event = saved.event if is_user_install else Event(saved.event.id)  # its response may be an apology
            await _edit_thinking(app, replace(saved, message=shown.message, nonce=None, event=event), drawn)


async def _deliver(app: App, update: MatchUpdate) -> tuple[EditResult, MessageId | None]:
    """Edit the match's message, complete the response to an interaction, or post a message.

    Returns:
        The result, and the message that now shows the match, if any.
    """
    saved, match = update.saved, update.saved.match
    drawn = await _draw_unrequested(app, update)
    is_user_install = app.user_install_channels.needs_interaction(saved.place, is_duel=match.is_duel)
    if saved.nonce is None and (match.termination in _ENDED_UNSEEN or (match.is_exhibition and saved.message)):
        if saved.message is None or is_user_install:
            return EditResult.GONE, None
        result = await edit_message(app, saved.place, saved.message, drawn)
        if result is EditResult.ARCHIVED:
            return EditResult.EDITED, await post(app, saved.place, f"{saved.event.id}-a", drawn)
        return result, None if result is EditResult.GONE else saved.message
    nonce, surface = saved.nonce or f"{saved.event.id}-b", await app.surface_at(saved.place)
    if saved.nonce is None and (noticed := await with_notice(app, surface, saved, drawn)).pinged:
        with suppress(discord.Forbidden):  # an edit is still possible
            return EditResult.EDITED, await _post_board(app, saved, nonce, noticed)
    result, message = await _edit_thinking(app, saved, drawn)
    if result is not EditResult.GONE or is_user_install:
        return result, message
    return EditResult.EDITED, await _post_board(app, saved, nonce, await with_notice(app, surface, saved, drawn))


async def _post_board(app: App, saved: SavedMatch, nonce: EventId | str, message: OutgoingMessage) -> MessageId:
    """Post a board, and release the notice in it if that fails."""
    try:
        return await post(app, saved.place, nonce, message)
    except Exception as error:
        await _release_notice(app, saved, message, error)
        raise


async def _release_notice(
    app: App, saved: SavedMatch, message: OutgoingMessage, error: Exception | None = None
) -> None:
    """Let a later board notify the player if this one would have, but was not sent."""
    if message.pinged:
        await app.services.turn_notices.release(saved, error=error)


async def _edit_thinking(app: App, saved: SavedMatch, drawn: OutgoingMessage) -> tuple[EditResult, MessageId | None]:
    """Edit the message of a match, such as one that says that an opponent is thinking, or complete a response.

    Returns:
        The result, and the edited message, if any.
    """
    is_user_install = app.user_install_channels.needs_interaction(saved.place, is_duel=saved.match.is_duel)
    if saved.message and saved.nonce is None and not is_user_install:
        result = await edit_message(app, saved.place, saved.message, drawn)
        if result in (EditResult.EDITED, EditResult.BLOCKED, EditResult.TRY_LATER):
            return result, saved.message
    token = saved.event.token  # with it, a response can be edited although its message is not known
    may_be_ephemeral = saved.nonce is None or is_user_install
    if token and (message := await _finish_response(app, token, drawn, may_be_ephemeral=may_be_ephemeral)):
        return EditResult.EDITED, message
    return EditResult.GONE, None


async def _find_lost(app: App, saved: SavedMatch, message: OutgoingMessage) -> MessageId | None:
    """Show a match in an earlier response to an interaction whose message is not known; None if it cannot be found."""
    if saved.event.token:
        with suppress(discord.HTTPException, *UNREACHABLE):  # then there is a new message
            return await _finish_response(app, saved.event.token, message)
    return None


async def _finish_response(
    app: App, token: str, message: OutgoingMessage, *, may_be_ephemeral: bool = False
) -> MessageId | None:
    """Complete the response to an interaction; None if it has expired.

    Args:
        may_be_ephemeral: whether an ephemeral response is completed; elsewhere that is an apology for a failed board.
    """
    # not Webhook.edit_message, which encodes the @: the simulated Discord of the demo does not decode it
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    find, edit = (
        Route(method, path, webhook_id=app.application_id, webhook_token=token) for method in ("GET", "PATCH")
    )
    fields = message.to_edit()
    try:
        with handle_message_parameters(**fields, previous_allowed_mentions=app.allowed_mentions) as parameters:
            body: dict[str, Any] = {"form": parameters.multipart} if parameters.files else {"json": parameters.payload}
            async with asyncio.timeout(SECONDS_TO_SEND):
                if not may_be_ephemeral and (await app.http.request(find))["flags"] & _EPHEMERAL:
                    return None
                return MessageId(int((await app.http.request(edit, files=parameters.files, **body))["id"]))
    except discord.HTTPException as error:
        if error.code in UNANSWERABLE:
            return None
        if plain := plain_form(message, error):
            return await _finish_response(app, token, plain, may_be_ephemeral=may_be_ephemeral)
        raise
