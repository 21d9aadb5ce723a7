"""Boards as emoji."""

from bot.game.board import Board, parse_board
from bot.game.rules import Rules
from bot.rendering.page import emoji_board
from bot.rendering.style import custom_style


def test_a_running_game_shows_marks_and_coordinates() -> None:
    assert emoji_board(parse_board("X../.O./...")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌🔲🔲", "🇧🔲⭕🔲", "🇨🔲🔲🔲"])


def test_only_winning_lines_change_their_emoji() -> None:
    assert emoji_board(parse_board("XXX/OO./...")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❎❎❎", "🇧⭕⭕🔲", "🇨🔲🔲🔲"])
    assert emoji_board(parse_board("XX./OOO/X..")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌❌🔲", "🇧🅾️🅾️🅾️", "🇨❌🔲🔲"])


def test_cells_may_show_other_emoji() -> None:
    text = emoji_board(parse_board("X../.O./..."), glyphs={1: "🏆", 8: "💀"})
    assert text == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌🏆🔲", "🇧🔲⭕🔲", "🇨🔲🔲💀"])


def test_a_larger_board_names_all_rows_and_columns() -> None:
    lines = emoji_board(Board(Rules(6, 7, 4, gravity=True))).split("\n")
    assert lines[0] == "▪️1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣"
    assert lines[6] == "🇫" + "🔲" * 7


def test_a_board_too_long_with_custom_emoji_uses_the_classic_ones() -> None:
    style = custom_style(*(f"<a:{letter * 32}:{2**63}>" for letter in "xoabc"))
    assert emoji_board(Board(), style).count("<") == 9
    larger = Board(Rules(6, 7, 4, gravity=True)).play(35)
    assert emoji_board(larger, style) == emoji_board(larger)


def test_a_board_consists_of_emoji_only_so_that_discord_enlarges_it() -> None:
    assert not any(character.isalpha() for character in emoji_board(Board()))
