"""Several games in one channel and one process: no game leaves anything behind for the next one."""

from __future__ import annotations

from collections.abc import Sequence

from simcord import MemberActor

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.rendering.page import emoji_board
from tests.support.world import World, button_labels, cell_rows

FULL = (4, 1, 2, 6, 5, 3, 0, 8, 7)
"""The cells of a drawn game, which leaves no cell free."""


def check_shown(world: World, board: Board) -> None:
    """Check that the newest board and its buttons show a position; without buttons, its footer does."""
    message = world.button_message
    assert message.content == emoji_board(board)
    footer = message.embeds[0].footer.text or ""
    for mark in Mark:
        cells = [format_coordinate(cell, board.rules) for cell in range(9) if board[cell] is mark]
        assert (f"{mark.value}: {', '.join(cells) or '-'}" in footer) == board.is_over
    if not board.is_over:
        buttons = [button for row in cell_rows(message) for button in row]
        assert [button.disabled for button in buttons] == [board[cell] is not None for cell in range(9)]


async def play_duel(world: World, *players: MemberActor, cells: Sequence[int]) -> None:
    """Let two members play a whole game."""
    board = Board()
    check_shown(world, board)
    for ply, cell in enumerate(cells):
        await world.press(players[ply % 2], format_coordinate(cell, board.rules))
        board = board.play(cell)
        check_shown(world, board)
    assert board.is_over


async def test_a_second_game_can_begin_on_a_corner_an_edge_and_the_centre(easy_world: World) -> None:
    world = easy_world
    await world.start_duel()
    await play_duel(world, world.ana, world.ben, cells=FULL)
    for first in (0, 1, 4):  # a corner, an edge and the centre
        await world.play(world.ana, "!play x")
        board = Board()
        while not board.is_over:
            check_shown(world, board)
            cell = board.legal_moves[-1] if board.ply else first
            await world.press(world.ana, format_coordinate(cell, board.rules))
            board = board.play(cell)
            board = board if board.is_over else board.play(board.legal_moves[0])
        check_shown(world, board)
        assert button_labels(world.button_message) == ["Play again", "Review"]
