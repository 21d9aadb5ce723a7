"""Matches that are over: listed, shown again ply by ply, and handed out to whoever played them."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app.client import App
from bot.display.page import Page, PageWriter
from bot.display.replay import A_PAGE, ReplayWriter, match_after, players
from bot.display.style import PICTURE
from bot.game.capsule import encapsulate, unpack
from bot.game.ids import UserId
from bot.game.match import Match
from bot.game.notation import GameRecord, is_comment, parse_game
from bot.play.errors import MatchForgottenError
from bot.play.records import NothingToReplayError, TooLongToReplayError, TooMuchToExportError
from bot.storage.records import PastMatch
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.files import check_may_attach
from cogs.sheet import Enclosure, Sheet, draw_picture, lay_out
from cogs.subject import choose_subject, read_subject
from cogs.ui.history import (
    MOST_OF_A_GAME,
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
        self._records = app.house.records
        app.on_press(HistoryButton, self.press_history)
        app.on_press(PastButton, self.press_past)
        app.on_press(ReplayButton, self.press_replay)

    @commands.command(name="history")
    async def history_text(self, ctx: Context, *, words: str = "") -> None:
        """List somebody's matches, or everybody's."""
        async with answering(ctx) as answer:
            await self._list(answer, await read_subject(ctx, answer, words), 0)

    @app_commands.command(name="history")
    async def history_slash(
        self, interaction: Interaction, member: discord.User | None = None, server: bool = False
    ) -> None:
        """List somebody's matches, or everybody's."""
        async with answering(interaction) as answer:
            await self._list(answer, choose_subject(answer, member, server=server), 0)

    @commands.hybrid_command()
    async def replay(self, ctx: Context, *, game: str = "") -> None:
        """Show a game again that a line of text tells of."""
        async with answering(ctx) as answer:
            await _replay(answer, await asyncio.to_thread(_first, game), 0)

    @commands.hybrid_command()
    async def export(self, ctx: Context) -> None:
        """Hand out to a person, and to nobody else, the games they have played."""
        async with answering(ctx, is_open=True) as answer:
            if answer.place.server and answer.delivery.is_typed:
                await answer.tell(answer.aside.say("export.in_private"))
                return
            check_may_attach(answer)
            text = await self._records.export(answer.user)
            games, files = await asyncio.to_thread(_pack, text)
            if not games:
                await answer.tell(answer.aside.say("export.none"))
                return
            if len(files) > _MOST_FILES:
                raise TooMuchToExportError(MOST_MIB)
            await answer.delivery.tell(Sheet(answer.aside.say("export.done", games=games), files=files))

    async def press_history(self, interaction: Interaction, button: HistoryButton) -> None:
        """Turn to another page of the list, or go back to it."""
        async with answering(interaction) as answer:
            await self._list(answer, button.whose, button.page)

    async def press_past(self, interaction: Interaction, button: PastButton) -> None:
        """Show a match after another ply."""
        async with answering(interaction) as answer:
            past = await self._records.match(answer.place, button.match)
            await _show(answer, past, button)

    async def press_replay(self, interaction: Interaction, button: ReplayButton) -> None:
        """Show a game after another ply."""
        async with answering(interaction) as answer:
            game = unpack(button.game)
            if game is None:
                raise MatchForgottenError
            await _replay(answer, game, button.ply)

    async def _list(self, answer: Answer, whose: UserId | None, page: int) -> None:
        place = answer.place
        found = await self._records.history(place, whose, page * A_PAGE, A_PAGE)
        last = max(found.total - 1, 0) // A_PAGE
        if page > last:  # there were more once
            page, found = last, await self._records.history(place, whose, last * A_PAGE, A_PAGE)
        writer = _writer(answer, {*players(found), *([whose] if whose else [])})
        buttons = history_buttons(found, whose, page, last, answer.aloud)
        await answer.turn_to(Sheet(writer.history(found, whose), buttons=buttons, files=()))


def _writer(answer: Answer, users: set[UserId]) -> ReplayWriter:
    names = {user: answer.app.names.of(answer.place.server, user) for user in users}
    return ReplayWriter(PageWriter(answer.aloud, names))


async def _show(answer: Answer, past: PastMatch, button: PastButton) -> None:
    """Show a match of the list after so many plies."""
    match, names = past.match, answer.app.names.at(past.match, answer.place.server)
    writer = ReplayWriter(PageWriter(answer.aloud, names))
    page = writer.replay(match, button.ply, ended=past.ended, is_coached=past.is_coached)
    buttons = past_buttons(match, button.ply, button.whose, button.page, answer.aloud)
    await _turn_to(answer, page, match_after(match, button.ply), buttons)


async def _replay(answer: Answer, game: GameRecord, ply: int) -> None:
    """Show a game that somebody has brought after so many plies.

    Raises:
        TooLongToReplayError: no button could hold it.
    """
    capsule = encapsulate(game, MOST_OF_A_GAME)
    if capsule is None or game.match.rules.columns > _MOST_COLUMNS:
        raise TooLongToReplayError
    page = _writer(answer, set()).game(game, ply)
    buttons = replay_buttons(game.match, capsule, ply, answer.aloud)
    await _turn_to(answer, page, match_after(game.match, ply), buttons)


async def _turn_to(answer: Answer, page: Page, match: Match, buttons: ui.View | None) -> None:
    """Show a page, with a picture where the server wants one."""
    has_picture = answer.settings.style == PICTURE and answer.can_attach
    picture = await draw_picture(match, answer.aloud) if has_picture else None
    await answer.turn_to(lay_out(page, buttons, can_embed=answer.can_embed, picture=picture))


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


def _pack(text: str) -> tuple[int, list[Enclosure]]:
    """How many games a text tells of, and the files that it is handed out in."""
    return sum(not is_comment(line) for line in text.split("\n")), [*enclose(text)]


def enclose(text: str, most: int = MOST_MIB * 1024 * 1024) -> Iterator[Enclosure]:
    """A text as files that Discord takes, each of which ends with a line; one, if it is not very long.

    Args:
        most: how many bytes a file has at most; no line has more.
    """
    data = text.encode()
    number, begin = 1, 0
    while begin < len(data):
        end = len(data) if len(data) - begin <= most else data.rindex(b"\n", begin, begin + most) + 1
        name = "games.txt" if begin == 0 and end == len(data) else f"games-{number}.txt"
        yield Enclosure(name, data[begin:end])
        number, begin = number + 1, end


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(History(app))
