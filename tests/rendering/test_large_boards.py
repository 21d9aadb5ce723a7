"""Boards of every size: as emoji, as pictures and in words, within Discord's limits."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.game.board import Board
from bot.game.games import GAMES
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat, Seat
from bot.game.rules import Rules
from bot.rendering.board_picture import BoardPicture, describe_picture
from bot.rendering.catalogue import Catalogue
from bot.rendering.localizer import Localizer
from bot.rendering.page import MAX_SIDE, PageWriter, emoji_board, name_lines
from bot.rendering.style import CLASSIC, STYLES, Style, custom_style
from tests.support.languages import ENGLISH, every_language
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, NOON, PERFECT_SEAT
from tests.support.random_games import any_rules, board_after, random_plies
from tools.longest import ESCAPED_NAME, PREFIX, STYLE

OWN = custom_style("<:cat:123456789012345678>", "<:dog:123456789012345678>")
LARGEST = Rules(MAX_SIDE, MAX_SIDE, 5)
MISERE = GAMES["misere"]


@given(any_rules, st.integers(0), st.sampled_from([*STYLES.values(), OWN, STYLE]))
def test_a_board_is_only_emoji_with_a_line_for_each_row(rules: Rules, seed: int, style: Style) -> None:
    text = emoji_board(board_after(rules, *random_plies(rules, Random(seed))), style)
    header, *lines = text.split("\n")
    assert header == "▪️" + "".join(f"{n}\ufe0f\u20e3" if n < 10 else "🔟" for n in range(1, rules.columns + 1))
    assert [line[0] for line in lines] == [chr(0x1F1E6 + row) for row in range(rules.rows)]
    shown = style if rules.cells <= style.max_cells else CLASSIC
    cells = "|".join(map(re.escape, shown.glyphs))
    assert all(re.fullmatch(f".(?:{cells}){{{rules.columns}}}", line) for line in lines)
    assert len(text) <= 1_200


def test_the_style_of_a_board_stays_the_same_during_a_game() -> None:
    for name, is_own in (("4x4", True), ("5x5", True), ("connect4", True), ("7x7", False), ("9x9", False)):
        rules = GAMES[name]
        plies = random_plies(rules, Random(name))
        shown = [emoji_board(board_after(rules, *plies[:length]), OWN) for length in range(1, len(plies) + 1)]
        assert {"<:cat:" in text for text in shown} == {is_own}


def page(rules: Rules, *plies: int, x: Seat = ANA_SEAT, o: Seat = BEN_SEAT) -> tuple[str, str]:
    """The sentences and the position of a match after some plies, without the question at its end."""
    match = Match(MatchId(7), rules, x, o, plies)
    written = PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"}).write(match, len(plies))
    return written.words.partition("\nAnother game?")[0], written.position


def test_in_misere_the_sentence_names_who_completed_a_line() -> None:
    for x, o, sentence in [
        (ANA_SEAT, BEN_SEAT, "🏆 **ben won**, because **ana** completed A1-A2-A3 with ❌."),
        (OpponentSeat("easy"), PERFECT_SEAT, "🏆 **perfect won**, because **easy** completed A1-A2-A3 with ❌."),
        (ANA_SEAT, PERFECT_SEAT, "🏁 **I won**, because **ana** completed A1-A2-A3 with ❌."),
        (PERFECT_SEAT, ANA_SEAT, "🏆 **ana won**, because I completed A1-A2-A3 with ❌."),
    ]:
        assert page(MISERE, 0, 3, 1, 4, 2, x=x, o=o)[0] == sentence


def test_the_game_its_goal_and_an_example_of_a_move_are_said() -> None:
    assert page(GAMES["connect4"])[0].endswith("For example: `!move 1`")
    assert page(GAMES["9x9"], 0, 1)[0].endswith("For example: `!move A3`")
    assert page(GAMES["5x5"], 0)[1] == "5×5 (four in a row) · X: A1 · O: -"
    misere = "Reverse tic-tac-toe (a line loses) · My level: perfect · X: A1 · O: -"
    assert page(MISERE, 0, o=PERFECT_SEAT)[1] == misere
    assert page(Rules(4, 4, 3, misere=True))[1] == "4×4 (3 in a row) · 3 in a row loses · X: - · O: -"


def test_a_line_of_more_cells_than_needed_is_named_once() -> None:
    longer = board_after(GAMES["5x5"], 0, 5, 1, 6, 3, 7, 4, 10, 2)
    assert name_lines(longer) == ["A1-A2-A3-A4-A5"]
    crossing = board_after(Rules(5, 5, 3), 0, 3, 6, 4, 2, 8, 7, 9, 22, 19, 17, 23, 12)
    assert name_lines(crossing) == ["A1-B2-C3", "A3-B3-C3-D3-E3"]
    narrow = board_after(Rules(3, 2, 2), 0, 3, 1)
    assert name_lines(narrow) == ["A1-A2"]
    assert name_lines(Board(LARGEST)) == []


def star() -> Match:
    """A game on the largest board whose last ply completes the longest lines in all four directions."""
    rules, centre = LARGEST, 44
    rays = [centre + step * away for step in (1, 9, 10, 11) for away in range(-4, 5) if away]
    others = [cell for cell in range(rules.cells) if cell not in (*rays, centre)]
    others = [cell for cell in others if (cell % 10 + cell // 20) % 2][: len(rays)]
    plies = [cell for both in zip(rays, others, strict=True) for cell in both]
    return Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT, (*plies, centre))


def full() -> Match:
    """A drawn game on the largest board."""
    cells = range(LARGEST.cells)
    x, o = ([cell for cell in cells if (cell % 10 + cell // 20) % 2 == side] for side in (0, 1))
    plies = [cell for both in zip(x, o, strict=True) for cell in both]
    return Match(MatchId(7), LARGEST, PERFECT_SEAT, ANA_SEAT, tuple(plies))


@every_language
def test_texts_about_the_largest_board_are_within_limits(texts: Catalogue) -> None:
    writer = PageWriter(Localizer(texts, PREFIX, STYLE), {ANA: ESCAPED_NAME, BEN: ESCAPED_NAME})
    for match in (star(), full(), Match(MatchId(7), LARGEST, ANA_SEAT, BEN_SEAT, full().plies[:98])):
        check_length(writer, match)
    alternative = describe_picture(writer.localizer, BoardPicture(full().board, 0))
    lines = [writer.localizer.say("picture-line", line=line) for line in name_lines(star().board)]
    assert len(lines) == 4
    assert 500 < len(" ".join([alternative, *lines])) <= 1024


@every_language
def test_boards_of_own_emoji_are_within_limits(texts: Catalogue) -> None:
    for length in range(2, 58, 11):
        style = custom_style("<" * length, ">" * length)
        writer = PageWriter(Localizer(texts, PREFIX, style), {ANA: ESCAPED_NAME, BEN: ESCAPED_NAME})
        rows = min(style.max_cells // MAX_SIDE, MAX_SIDE)
        rules = Rules(rows, MAX_SIDE, 10)
        match = Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT, random_plies(rules, Random(1), rules.cells - 1))
        check_length(writer, match)
        check_length(writer, Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT))


def check_length(writer: PageWriter, match: Match) -> None:
    """Check that the page of a match fits into a message without embeds, with two new plies or a note instead."""
    names = {"x": ESCAPED_NAME, "o": ESCAPED_NAME, "mark_x": Mark.X, "mark_o": Mark.O}
    begun = writer.localizer.say("challenge-begun", **names)
    taken_back = writer.localizer.say("offer-taken_back", who=ESCAPED_NAME)
    for new_plies, note in ((2, ""), (0, taken_back if match.plies else begun)):
        since = max(len(match.plies) - new_plies, 0)
        written = writer.write(match, since, deadline=NOON, note=note, is_coached=True)
        assert len(f"{written.board}\n{written.words}\n-# {written.position}") <= 2000
