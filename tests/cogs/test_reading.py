"""Who reads no drawn board follows every game by its texts, the labels of its buttons, and its alternative texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest

from bot.games.coordinate import parse_coordinate
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from bot.text.style import CLASSIC, PICTURE
from tests.support.acts import change_settings
from tests.support.large_boards import choose, offered
from tests.support.world import World, cell_rows, message_of, text_of

_CELLS = re.compile(r"\b([XO]): ((?:[A-Z]\d+(?:, )?)+)")
_COLUMN = re.compile(r"(\d): ((?:(?:red|yellow)(?:, )?)+)")
_DISCS = {"red": Mark.X, "yellow": Mark.O}


def texts_of(message: discord.Message) -> Iterator[str]:
    """Yield what a message says, without the rows of its board."""
    for embed in message.embeds:
        yield embed.description or ""
        yield embed.footer.text or ""
    yield from (attachment.description or "" for attachment in message.attachments)


def read(message: discord.Message, rules: Rules) -> dict[int, Mark]:
    """Return the marks that a message names: of cells in words or on buttons, or of discs from the bottom up."""
    text, marks = "\n".join(texts_of(message)), dict[int, Mark]()
    for mark, cells in _CELLS.findall(text):
        marks |= {parse_coordinate(name, rules): Mark(mark) for name in cells.split(", ")}
    for column, discs in _COLUMN.findall(text):
        lowest = rules.cells - rules.columns + int(column) - 1
        marks |= {lowest - row * rules.columns: _DISCS[disc] for row, disc in enumerate(discs.split(", "))}
    of_emoji = {emoji: mark for mark, emoji in CLASSIC.marks.items()}
    for button in (button for row in cell_rows(message) for button in row):
        if button.label and button.emoji and (mark := of_emoji.get(str(button.emoji))):
            marks[parse_coordinate(button.label, rules)] = mark
    return marks


async def play_last_named(world: World, board: discord.Message) -> None:
    """Play the last cell that a button or the menus name as free."""
    names = [button.label for row in cell_rows(board) for button in row if not button.disabled]
    if names and names[-1]:
        await world.press(world.ana, names[-1])
        return
    in_row = message_of(await choose(world.ana, board, offered(board)[1][-1]))
    await choose(world.ana, in_row, offered(in_row)[1][-1])


async def latest(world: World) -> Match:
    saved = await world.app.services[MatchStore].latest(ChannelId(world.channel.id))
    assert saved
    return saved.match


@pytest.mark.parametrize(("style", "games"), [(None, [*LISTED]), (PICTURE, ["3x3", "5x5", "connect4"])])
async def test_each_game_can_be_read_from_its_first_move_to_its_result(
    easy_world: World, style: str | None, games: list[str]
) -> None:
    world = easy_world
    await change_settings(world, style=style)
    for name in games:
        rules = LISTED[name]
        await world.play(world.ana, f"!play {name} x")
        while not (match := await latest(world)).is_over:
            board = world.button_message
            assert read(board, rules) == {cell: mark for cell in range(rules.cells) if (mark := match.board[cell])}
            assert "Your move, **ana**" in text_of(board)
            await play_last_named(world, board)
        board = world.button_message
        assert read(board, rules) == {cell: mark for cell in range(rules.cells) if (mark := match.board[cell])}
        assert any(word in text_of(board) for word in ("won", "draw")), name
