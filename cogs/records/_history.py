"""Matches that are over: listed, shown again ply by ply, and handed out to whoever played them."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.client import App
from bot.game.ids import UserId
from bot.game.match import Match
from bot.game.notation import GameRecord, is_comment, parse_game
from bot.model.compact_notation import decode_game, encode_game
from bot.model.statistics import PastMatch
from bot.rendering.page import Page, PageWriter
from bot.rendering.replay import A_PAGE, ReplayWriter, match_after, players
from bot.rendering.style import PICTURE
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingFile, OutgoingMessage, draw_picture, lay_out
from bot.replies.request import Request, handling
from bot.services.errors import MatchForgottenError
from bot.services.records import NothingToReplayError, TooLongToReplayError, TooMuchToExportError
from cogs.learner._memory_files import check_may_attach
from cogs.records._record_target import choose_record_target, parse_record_target
from cogs.ui.history import (
    MAX_GAME_LENGTH,
    HistoryButton,
    PastButton,
    ReplayButton,
    history_buttons,
    past_buttons,
    replay_buttons,
)

_BLOCK = re.compile(r"```\w*[ \t\r]*\n")
"""How a block of code begins, which may say in which language it is."""

_AROUND = ' \t\r>|*"'
"""What stands around a line that somebody quotes, hides or stresses."""

_NEXT_GAME = re.compile(r"\s+(?=[0-9]{4}-[0-9]{2}-[0-9]{2}T)")

_MOST_COLUMNS = 9
"""So many have an emoji for their number."""

MOST_MIB = 9
"""Discord takes files of 10 MiB, each for itself."""

_MOST_FILES = 10
"""So many go with one message."""


class History(commands.Cog):
    """Games to look at again."""

    def __init__(self, app: App) -> None:
        self._records = app.services.records
        app.on_press(HistoryButton, self.press_history)
        app.on_press(PastButton, self.press_past)
        app.on_press(ReplayButton, self.press_replay)

    @commands.command(name="history")
    async def history_text(self, ctx: Context, *, words: str = "") -> None:
        """List somebody's matches, or everybody's."""
        async with handling(ctx) as request:
            await self._list(request, await parse_record_target(ctx, request, words), 0)

    @app_commands.command(name="history")
    async def history_slash(
        self, interaction: Interaction, member: discord.User | None = None, server: bool = False
    ) -> None:
        """List somebody's matches, or everybody's."""
        async with handling(interaction) as request:
            await self._list(request, choose_record_target(request, member, server=server), 0)

    @commands.hybrid_command()
    async def replay(self, ctx: Context, *, game: str = "") -> None:
        """Show a game again that a line of text tells of."""
        async with handling(ctx) as request:
            await _replay(request, await asyncio.to_thread(_first, game), 0)

    @commands.hybrid_command()
    async def export(self, ctx: Context) -> None:
        """Hand out to a person, and to nobody else, the games they have played."""
        async with handling(ctx, is_open=True) as request:
            if request.place.guild and request.delivery.is_typed:
                await request.tell(request.private.say("export.in_private"))
                return
            check_may_attach(request)
            text = await self._records.export(request.user)
            games, files = await asyncio.to_thread(_pack, text)
            if not games:
                await request.tell(request.private.say("export.none"))
                return
            if len(files) > _MOST_FILES:
                raise TooMuchToExportError(MOST_MIB)
            await request.delivery.tell(OutgoingMessage(request.private.say("export.done", games=games), files=files))

    async def press_history(self, interaction: Interaction, button: HistoryButton) -> None:
        """Turn to another page of the list, or go back to it."""
        async with handling(interaction) as request:
            await self._list(request, button.user, button.page)

    async def press_past(self, interaction: Interaction, button: PastButton) -> None:
        """Show a match after another ply."""
        async with handling(interaction) as request:
            past = await self._records.match(request.place, button.match)
            await _show(request, past, button)

    async def press_replay(self, interaction: Interaction, button: ReplayButton) -> None:
        """Show a game after another ply."""
        async with handling(interaction) as request:
            game = decode_game(button.game)
            if game is None:
                raise MatchForgottenError
            await _replay(request, game, button.ply)

    async def _list(self, request: Request, whose: UserId | None, page: int) -> None:
        place = request.place
        found = await self._records.history(place, whose, page * A_PAGE, A_PAGE)
        last = max(found.total - 1, 0) // A_PAGE
        if page > last:  # there were more once
            page, found = last, await self._records.history(place, whose, last * A_PAGE, A_PAGE)
        writer = _writer(request, {*players(found), *([whose] if whose else [])})
        buttons = history_buttons(found, whose, page, last, request.public)
        await request.turn_to(OutgoingMessage(writer.history(found, whose), buttons=buttons, files=()))


def _writer(request: Request, users: set[UserId]) -> ReplayWriter:
    names = {user: request.app.names.of(request.place.guild, user) for user in users}
    return ReplayWriter(PageWriter(request.public, names))


async def _show(request: Request, past: PastMatch, button: PastButton) -> None:
    """Show a match of the list after so many plies."""
    match, names = past.match, request.app.names.at(past.match, request.place.guild)
    writer = ReplayWriter(PageWriter(request.public, names))
    page = writer.replay(match, button.ply, ended=past.ended, is_coached=past.is_coached)
    buttons = past_buttons(match, button.ply, button.user, button.page, request.public)
    await _turn_to(request, page, match_after(match, button.ply), buttons)


async def _replay(request: Request, game: GameRecord, ply: int) -> None:
    """Show a game that somebody has brought after so many plies.

    Raises:
        TooLongToReplayError: no button could hold it.
    """
    capsule = encode_game(game, MAX_GAME_LENGTH)
    if capsule is None or game.match.rules.columns > _MOST_COLUMNS:
        raise TooLongToReplayError
    page = _writer(request, set()).game(game, ply)
    buttons = replay_buttons(game.match, capsule, ply, request.public)
    await _turn_to(request, page, match_after(game.match, ply), buttons)


async def _turn_to(request: Request, page: Page, match: Match, buttons: ui.View | None) -> None:
    """Show a page, with a picture where the server wants one."""
    has_picture = request.settings.style == PICTURE and request.can_attach
    picture = await draw_picture(match, request.public) if has_picture else None
    await request.turn_to(lay_out(page, buttons, can_embed=request.can_embed, picture=picture))


def _first(text: str) -> GameRecord:
    """The first game that a text tells of; what comes after it may be broken off.

    Raises:
        NothingToReplayError: there is none.
        NotationError: its line is wrong.
    """
    for number, line in enumerate(_lines(text), start=1):
        if not is_comment(line):
            return parse_game(line, number)
    raise NothingToReplayError


def _lines(text: str) -> list[str]:
    """The lines of a text without what people, and Discord, put around them.

    Of several lines, Discord makes a single one where they are pasted into the option of a slash command.
    """
    seen = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")  # such have no shape
    text = _BLOCK.sub("\n", seen).replace("`", "").strip()
    lines = [line.strip(_AROUND) for line in text.split("\n")]
    return lines if len(lines) > 1 else _NEXT_GAME.split(lines[0])


def _pack(text: str) -> tuple[int, list[OutgoingFile]]:
    """How many games a text tells of, and the files that it is handed out in."""
    return sum(not is_comment(line) for line in text.split("\n")), [*enclose(text)]


def enclose(text: str, most: int = MOST_MIB * 1024 * 1024) -> Iterator[OutgoingFile]:
    """A text as files that Discord takes, each of which ends with a line; one, if it is not very long.

    Args:
        most: how many bytes a file has at most; no line has more.
    """
    data = text.encode()
    number, begin = 1, 0
    while begin < len(data):
        end = len(data) if len(data) - begin <= most else data.rindex(b"\n", begin, begin + most) + 1
        name = "games.txt" if begin == 0 and end == len(data) else f"games-{number}.txt"
        yield OutgoingFile(name, data[begin:end])
        number, begin = number + 1, end
