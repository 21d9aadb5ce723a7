"""Boards as emoji."""

from bot.game.board import parse_board
from bot.rendering.page import emoji_board


def test_a_board_shows_marks_coordinates_and_winning_lines() -> None:
    header = "▪️1️⃣2️⃣3️⃣"
    assert emoji_board(parse_board("X../.O./...")).split("\n") == [header, "🇦❌🔲🔲", "🇧🔲⭕🔲", "🇨🔲🔲🔲"]
    assert emoji_board(parse_board("XXX/OO./...")).split("\n") == [header, "🇦❎❎❎", "🇧⭕⭕🔲", "🇨🔲🔲🔲"]
    assert emoji_board(parse_board("XX./OOO/X..")).split("\n") == [header, "🇦❌❌🔲", "🇧🅾️🅾️🅾️", "🇨❌🔲🔲"]
    other = emoji_board(parse_board("X../.O./..."), glyphs={1: "🏆", 8: "💀"})
    assert other.split("\n") == [header, "🇦❌🏆🔲", "🇧🔲⭕🔲", "🇨🔲🔲💀"]
