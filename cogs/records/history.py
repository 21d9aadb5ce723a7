"""The command `history` with its replays and the export, and whose records a command shows."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.client import App
from bot.client.control_dispatcher import submitted_values
from bot.client.controls import Button, Form, PageNumber, digits, text, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import AnyMessage, OutgoingFile, OutgoingMessage, draw_picture, page_message
from bot.client.names import escape_text
from bot.client.paging import BACK, NEXT, paging_items
from bot.database.database import Database
from bot.games.coordinate import PUNCTUATION
from bot.games.errors import Refusal
from bot.games.game import Capability
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.games.notation import GameRecord, format_game, is_comment, parse_game, record
from bot.matches.files import MAX_FILES, MAX_MIB, check_may_attach, message_with_files, split_into_files
from bot.matches.request import Request, RequestKind, handling, open_form
from bot.matches.suggestion import with_names
from bot.text.board_picture import BoardPicture
from bot.text.game_request import GAME_WORDS, parse_game_request
from bot.text.localizer import Localizer
from bot.text.page import MAX_SIDE, Page, PageWriter
from bot.text.style import is_drawn
from cogs.coach.controls import REVIEW, ReviewButton
from cogs.duels.commands import find_user
from cogs.records.compact_notation import decode_game
from cogs.records.queries import FinishedMatch, HistoryPage, find_finished, read_finished_of, read_history
from cogs.records.replay import PAGE_SIZE, ReplayWriter, hide_unknown_opponents, match_after, player_ids
from cogs.records.share import has_share_button, share_item

_CODE_BLOCK = re.compile(r"```\w*[ \t\r]*\n")  # the start of a code block, with an optional language
_MARKDOWN = ' \t\r>|*"'  # Markdown characters around a line that is quoted, hidden or emphasised
_NEXT_GAME = re.compile(r"\s(?=[0-9]{4}-[0-9]{2}-[0-9]{2}T)")
"""The blank between two games. Matching all blanks before a game would take quadratic time."""


class History(commands.Cog):
    def __init__(self, app: App) -> None:
        self._database = app.services[Database]
        app.on_press(HistoryButton, self.press_history)
        app.on_press(FinishedMatchButton, self.press_finished_match)
        app.on_press(ReplayButton, self.press_replay)
        app.on_press(ExportButton, self.press_export)
        app.on_press(PasteButton, self.press_paste)
        app.on_press(PasteForm, self.send_pasted)

    @commands.command(name="history")
    async def history_text(self, ctx: Context, *, words: str = "") -> None:
        async with handling(ctx) as request:
            await self._list(request, await parse_record_target(ctx, request, words), 0)

    @app_commands.command(name="history")
    async def history_slash(
        self, interaction: Interaction, member: discord.User | None = None, server: bool = False
    ) -> None:
        async with handling(interaction) as request:
            await self._list(request, choose_record_target(request, member, server=server), 0)

    @commands.command()
    async def replay(self, ctx: Context, *, game: str = "") -> None:
        async with handling(ctx) as request:
            await request.reply(await _draw_pasted(request, await asyncio.to_thread(_parse_first_game, game)))

    @commands.command()
    async def export(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            if request.place.guild:
                await request.reply_ephemeral(request.ephemeral.say("export-use_history"))
            else:
                await self._export(request)

    async def press_export(self, interaction: Interaction, _: ExportButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._export(request)

    async def press_paste(self, interaction: Interaction, _: PasteButton) -> None:
        await open_form(interaction, _paste_form)

    async def send_pasted(self, interaction: Interaction, _: PasteForm) -> None:
        async with handling(interaction) as request:
            text = submitted_values(interaction).get(_GAME, "")
            await request.reply(await _draw_pasted(request, await asyncio.to_thread(_parse_first_game, text)))

    async def press_history(self, interaction: Interaction, button: HistoryButton) -> None:
        async with handling(interaction) as request:
            await self._list(request, button.user, button.page)

    async def press_finished_match(self, interaction: Interaction, button: FinishedMatchButton) -> None:
        async with handling(interaction) as request:
            finished = await self._database.read(find_finished, request.place, button.match)
            if finished is None:
                raise Refusal("record-match_not_found")
            match, names = finished.match, request.app.names.get_players(finished.match, request.place.guild)
            writer = ReplayWriter(PageWriter(request.public.on_board(match.game), names))
            pressed, silent = request.delivery.pressed, request.delivery.is_silent
            is_unshared = button.step is Step.OPEN or (pressed is not None and has_share_button(pressed, match.id))
            buttons = finished_match_buttons(match, button, request.public, has_share=is_unshared and not silent)
            page = writer.replay(finished, button.ply)
            await request.show_page(await _draw_page(request, page, match_after(match, button.ply), buttons))

    async def press_replay(self, interaction: Interaction, button: ReplayButton) -> None:
        async with handling(interaction) as request:
            game = decode_game(button.game)
            if game is None:
                raise Refusal("record-match_not_found")
            await request.show_page(await _draw_pasted(request, game))

    async def _export(self, request: Request) -> None:
        check_may_attach(request)
        text = await export(self._database, request.user)
        count, files = await asyncio.to_thread(_count_and_split, text)
        if not count:
            await request.reply_ephemeral(request.ephemeral.say("export-none"))
            return
        if len(files) > MAX_FILES:
            raise Refusal("record-export_too_large", most=MAX_MIB)
        text = request.ephemeral.say("export-done_pasted", games=count)
        await request.reply_ephemeral(message_with_files(request.ephemeral, text, files))

    async def _list(self, request: Request, user: UserId | None, page: int) -> None:
        read, place = self._database.read, request.place
        history = await read(read_history, place, user, page * PAGE_SIZE, PAGE_SIZE)
        last = max(history.total - 1, 0) // PAGE_SIZE
        if page > last:  # some matches were deleted since the button was sent
            page, history = last, await read(read_history, place, user, last * PAGE_SIZE, PAGE_SIZE)
        users = {*player_ids(history), *([user] if user else [])}
        names = {each: request.app.names.get(request.place.guild, each) for each in users}
        writer = ReplayWriter(PageWriter(request.public, names))
        buttons = history_buttons(history, user, page, last, request.public)
        await request.show_page(OutgoingMessage(writer.describe_history(history, user), buttons=buttons, files=()))


async def _draw_pasted(request: Request, game: GameRecord) -> AnyMessage:
    """Draw a game that the bot does not store. Raises Refusal if its board does not fit into a message."""
    game = hide_unknown_opponents(game)
    rules = game.match.game
    if max(rules.rows, rules.columns) > MAX_SIDE:
        raise Refusal("record-board_too_large", most=MAX_SIDE)
    writer = ReplayWriter(PageWriter(request.public.on_board(rules), {}))
    return await _draw_page(request, writer.whole_game(game), game.match)


async def _draw_page(request: Request, page: Page, match: Match, buttons: ui.View | None = None) -> AnyMessage:
    has_picture = is_drawn(request.settings.style, match.game) and request.delivery.can_attach
    shown = BoardPicture(match.board, match.last, is_over=match.is_over)
    picture = await draw_picture(shown, request.public) if has_picture else None
    return page_message(request.surface, page, buttons, picture)


def _parse_first_game(text: str) -> GameRecord:
    """Parse the first game of a text, and ignore the lines after it. Raises Refusal if there is no valid one."""
    for number, line in enumerate(_lines(text), start=1):
        if not is_comment(line):
            return parse_game(line, number)
    raise Refusal("record-no_pasted_game")


def _lines(text: str) -> list[str]:
    visible = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")  # invisible characters
    text = _CODE_BLOCK.sub("\n", visible).replace("`", "").strip()
    lines = [line.strip(_MARKDOWN) for line in text.split("\n")]
    # Discord joins the lines of a text that is pasted into an option of a slash command: split it between games
    return lines if len(lines) > 1 else _NEXT_GAME.split(lines[0])


def _count_and_split(text: str) -> tuple[int, list[OutgoingFile]]:
    return sum(not is_comment(line) for line in text.split("\n")), [*split_into_files(text, "games")]


_LIST = "\N{SCROLL}"
_FIRST = "\N{BLACK LEFT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"
_LAST = "\N{BLACK RIGHT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"

_FILE = "\N{OUTBOX TRAY}"
_GAME = "game"  # the field of the form

_Ply = Annotated[int, digits(3)]


class Step(Enum):
    """The button of a replay that was pressed. Two may lead to the same ply, but custom ids must differ."""

    OPEN = "o"
    FIRST = "f"
    BACK = "b"
    NEXT = "n"
    LAST = "l"


class ExportButton(Button, prefix="export"):
    """Sends the user who presses it all their finished games."""


class PasteButton(Button, prefix="paste-game"):
    """Opens the form in which a line of an export is pasted."""


class PasteForm(Form, prefix="paste-game-form"):
    pass


class HistoryButton(Button, prefix="history"):
    user: UserId | None  # the user whose matches are listed; None for those of all users
    page: PageNumber


class FinishedMatchButton(Button, prefix="past"):
    step: Step
    match: MatchId
    ply: _Ply
    user: UserId | None
    page: PageNumber


class ReplayButton(Button, prefix="replay"):
    """Shows a match that the bot does not store. Only messages of earlier versions have such buttons."""

    step: Step
    ply: _Ply
    # the match in the notation of `cogs.records.compact_notation`
    game: Annotated[str, text("[A-Za-z0-9_.-]", 87)]


def history_buttons(
    history: HistoryPage, user: UserId | None, page: int, last: int, localizer: Localizer
) -> ui.View | None:
    if not history.matches:
        return None
    matches = (
        FinishedMatchButton(Step.OPEN, finished.match.id, 0, user, page).item(label=str(number), row=0)
        for number, finished in enumerate(history.matches, start=history.offset + 1)
    )
    labels = "history-newer", "history-older"
    pages = paging_items(lambda target: HistoryButton(user, target), page, last, localizer, labels=labels, row=1)
    export = ExportButton().item(label=localizer.say("history-export"), emoji=_FILE, row=2)
    paste = PasteButton().item(label=localizer.say("history-paste"), row=2)
    return view_of(*matches, *pages, export, paste)


def _paste_form(request: Request) -> ui.Modal:
    localizer = request.ephemeral
    form = PasteForm().modal(title=localizer.say("history-paste"))
    field = ui.TextInput[Any](custom_id=_GAME, style=discord.TextStyle.paragraph)
    form.add_item(ui.Label(text=localizer.say("history-pasted"), component=field))
    return form


def finished_match_buttons(
    match: Match, pressed: FinishedMatchButton, localizer: Localizer, *, has_share: bool
) -> ui.View:
    ply, last, items = pressed.ply, len(match.plies), list[ui.Item[Any]]()
    steps = (
        (Step.FIRST, 0, _FIRST, "history-first"),
        (Step.BACK, max(ply - 1, 0), BACK, "coach-back"),
        (Step.NEXT, min(ply + 1, last), NEXT, "coach-next"),
        (Step.LAST, last, _LAST, "history-last"),
    )
    for step, to, emoji, label in steps if last else ():
        disabled = ply <= 0 if step in (Step.FIRST, Step.BACK) else ply >= last
        button = FinishedMatchButton(step, match.id, to, pressed.user, pressed.page)
        items.append(button.item(label=localizer.say(label), emoji=emoji, disabled=disabled, row=0))
    is_analysed = Capability.ANALYSIS in match.game.capabilities
    if last and is_analysed and not match.is_anonymous:  # otherwise the review does not find it
        items.append(ReviewButton(match.id).item(label=localizer.say("board-review"), emoji=REVIEW, row=1))
    if last and has_share:
        items.append(share_item(match, localizer, row=1))
    back = HistoryButton(pressed.user, pressed.page).item(label=localizer.say("history-list"), emoji=_LIST, row=1)
    return view_of(*items, back)


_SERVER = "server"
VOCABULARY = {_SERVER: f"word-{_SERVER}", **GAME_WORDS}  # what is typed after `stats`
_MAX_QUOTED = 40


async def parse_record_target(ctx: Context, request: Request, text: str) -> UserId | None:
    """Return the user whom a typed command names; None for the whole server. Raises Refusal if it names neither."""
    locales = await ctx.bot.locales_of(ctx)
    words = ctx.bot.words.parse(text, VOCABULARY, locales)
    if not words:
        return request.user
    if words == [_SERVER]:
        return None
    game_request = parse_game_request(text, (), ctx.bot.words, locales) if len(words) == 1 else None
    if text.startswith("@") and len(words) > 1 and request.place.guild:  # a name with spaces
        found = request.app.names.find(request.place.guild, " ".join(text.split()).strip(f"@{PUNCTUATION}"))
        if len(found) == 1:
            return found[0]
    is_name = game_request is not None and game_request.name is not None and request.place.guild is not None
    if game_request is None or not (is_name or game_request.user):
        command = request.public.say(f"name-{ctx.command}")
        raise Refusal("record-unknown_target", typed=escape_text(with_names(ctx, text)[:_MAX_QUOTED]), command=command)
    user = await find_user(ctx, request, game_request)
    return _learn(request, user) if user else request.user


def choose_record_target(request: Request, member: discord.abc.User | None, *, server: bool) -> UserId | None:
    """Return the user named by the options; None for the server. Raises Refusal if both options are given."""
    if server and member:
        raise Refusal("record-two_targets")
    if server:
        return None
    return _learn(request, member) if member else request.user


def _learn(request: Request, user: discord.abc.User) -> UserId:
    request.app.names.remember(request.place.guild, user)
    return UserId(user.id)


_HEADER = "# tic-tac-toe games 1\n"
"""Names the format and its version. It is the same in every language, because other software reads it."""

_BATCH_SIZE = 50  # how many matches are read at a time


def check_has_records(game: str | None) -> None:
    """Check that a game has records of its own; None stands for all games. Raises Refusal if it has none."""
    if game is not None and game not in GAMES:
        raise Refusal("no_records", games=tuple(GAMES.values()))


async def export(database: Database, user: UserId) -> str:
    """Return the finished matches of a user, oldest first, in the format of docs/commands.md; without any, a header."""
    chunks, last = [_HEADER], MatchId(0)
    while batch := await database.read(read_finished_of, user, last, _BATCH_SIZE):
        chunks.append(await asyncio.to_thread(_format, batch, user))
        last = batch[-1].match.id
    return "".join(chunks)


def _format(matches: Sequence[FinishedMatch], user: UserId) -> str:
    games = (record(past.match, past.ended, user, is_coached=past.is_coached) for past in matches)
    return "".join(f"{format_game(game)}\n" for game in games)
