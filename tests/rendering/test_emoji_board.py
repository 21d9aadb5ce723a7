"""The emoji board, as people see it."""

from bot.game.board import Board, parse_board
from bot.game.rules import Rules
from bot.rendering.emoji_board import emoji_board
from bot.rendering.style import custom_style


def test_a_running_game_shows_marks_and_coordinates() -> None:
    assert emoji_board(parse_board("X../.O./...")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌🔲🔲", "🇧🔲⭕🔲", "🇨🔲🔲🔲"])


def test_only_the_winning_line_changes_its_glyph() -> None:
    assert emoji_board(parse_board("XXX/OO./...")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❎❎❎", "🇧⭕⭕🔲", "🇨🔲🔲🔲"])
    assert emoji_board(parse_board("XX./OOO/X..")) == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌❌🔲", "🇧🅾️🅾️🅾️", "🇨❌🔲🔲"])


def test_cells_may_have_other_glyphs() -> None:
    shown = emoji_board(parse_board("X../.O./..."), glyphs={1: "🏆", 8: "💀"})
    assert shown == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦❌🏆🔲", "🇧🔲⭕🔲", "🇨🔲🔲💀"])


def test_a_larger_board_has_its_rows_and_columns_named() -> None:
    lines = emoji_board(Board(Rules(6, 7, 4, gravity=True))).split("\n")
    assert lines[0] == "▪️1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣"
    assert lines[6] == "🇫" + "🔲" * 7


def test_a_board_that_would_be_too_long_for_a_message_with_emoji_of_a_server_shows_the_usual_ones() -> None:
    own = custom_style(*(f"<a:{letter * 32}:{2**63}>" for letter in "xoabc"))
    assert emoji_board(Board(), own).count("<") == 9
    larger = Board(Rules(6, 7, 4, gravity=True)).play(35)
    assert emoji_board(larger, own) == emoji_board(larger)


def test_the_board_is_emoji_alone_so_that_it_is_drawn_large() -> None:
    assert not any(character.isalpha() for character in emoji_board(Board()))
