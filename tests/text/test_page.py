"""Pages of matches and boards of every size: what the conversations do not show."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.games.coordinate import parse_coordinate
from bot.games.fading import FADING
from bot.games.ids import MatchId
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.ultimate import ULTIMATE
from bot.games.value import Result
from bot.text.board_picture import BoardPicture, describe_picture
from bot.text.page import Page, PageWriter, emoji_board, name_lines
from bot.text.style import CLASSIC, DISCS, STYLES, Style, custom_style
from tests.support import oracle
from tests.support.languages import ENGLISH
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, PERFECT_SEAT
from tests.support.random_games import any_rules, board_after, random_plies
from tools.longest import STYLE

HARD = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("hard"), OpponentSeat("easy"))
DUEL = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT)


def page_of(match: Match, since: int, *, deadline: datetime | None = None) -> Page:
    return PageWriter(ENGLISH, {ANA: "ana", BEN: "ben"}).write(match, since, deadline=deadline)


def test_a_page_says_what_happened() -> None:
    ends, misere = datetime(2026, 1, 1, tzinfo=UTC), replace(HARD, game=Rules(misere=True), plies=(0, 3, 1, 4, 2))
    stranger = Match(MatchId(7), TIC_TAC_TOE, MemberSeat(CLEO), PERFECT_SEAT)
    for page, words in [
        (page_of(stranger, 0), "Your move, **<@3>**: you are ❌."),
        (
            page_of(replace(DUEL, plies=(4, 0)).take_back(BEN), 1, deadline=ends),
            "**ben** 🔵, your move · your time runs out <t:1767225600:R>",
        ),
        (page_of(replace(DUEL, plies=(0, 3, 1, 4, 8, 5)), 6), "🏆 **ben won** with 🔵 on B1-B2-B3."),
        (
            page_of(replace(DUEL, plies=(4,)).stop(), 1),
            "⏹️ **A moderator stopped this game.** It ends without a result.",
        ),
        (
            page_of(replace(DUEL, plies=(1, 4, 2, 5, 3, 7, 6, 8, 0)), 8),
            "**ana** played **A1** ❌.\n🏆 **ana won** with ❌ on A1-A2-A3, A1-B1-C1.",
        ),
        (
            page_of(misere, 5),
            "🏆 **easy won**, because **hard** completed A1-A2-A3 with ❌.\nAnother game? `!watch`",
        ),
    ]:
        assert page.words == words


def test_a_draw_says_why_it_is_one() -> None:
    repeated = (0, 2, 1, 4, 3, 7, 5, 8) * 2 + (0, 2, 1, 4, 3, 7)
    match = Match(MatchId(7), FADING, ANA_SEAT, BEN_SEAT, repeated)
    assert "The same position has come up three times." in page_of(match, len(repeated)).words
    rng = Random(1)
    match = Match(MatchId(7), FADING, ANA_SEAT, BEN_SEAT)
    while not match.is_over:
        quiet = [cell for cell in match.board.legal_moves if not match.board.play(cell).whole_lines]
        match = match.play(rng.choice(quiet))
    assert (len(match.plies), page_of(match, 100).words) == (100, "\U0001f91d **It's a draw** after 100 moves.")


def test_the_marks_that_disappear_next_are_named_until_the_game_is_over() -> None:
    match = Match(MatchId(7), FADING, ANA_SEAT, BEN_SEAT, (4, 0, 1, 7, 3, 5))
    assert "\nNext to disappear: \u274c **B2**, \U0001f535 **A1**" in page_of(match, 6).words
    assert "disappear" not in page_of(match.resign(ANA), 6).words
    resigned = page_of(match.resign(ANA), 6)
    assert ("\U0001f53b" in page_of(match, 6).board, "\U0001f53b" in resigned.board) == (True, False)
    picture = BoardPicture(match.board, match.last)
    assert "Next to disappear: O at A1, X at B2." in describe_picture(ENGLISH, picture)
    assert "disappear" not in describe_picture(ENGLISH, replace(picture, is_over=True))


def test_the_example_of_a_typed_move_is_never_the_worst() -> None:
    writer = PageWriter(ENGLISH, {ANA: "ana"}, is_typed=True)
    for game in ("3x3", "misere"):
        match, shown = Match(MatchId(7), LISTED[game], ANA_SEAT, PERFECT_SEAT), 0
        answers = (replace(match, x=PERFECT_SEAT, o=ANA_SEAT, plies=(cell,)) for cell in range(9))
        for begun in (match, *answers, replace(match, plies=(0, 4))):
            if found := re.search("For example: `!move (..)`", writer.write(begun, 0).words):
                values = {cell: oracle.value(begun.board.play(cell)).result for cell in begun.board.legal_moves}
                chosen, shown = values[begun.board.game.parse(found[1], begun.board)], shown + 1
                assert chosen != Result.WIN or {*values.values()} == {Result.WIN}, begun.plies
        assert shown == (1 if game == "misere" else 10)


def test_the_line_below_a_board_names_the_game_and_the_level() -> None:
    against_bot = replace(DUEL, o=PERFECT_SEAT)
    for match, footer in [
        (DUEL, ""),
        (
            replace(against_bot, is_weakened=True),
            "My level: perfect · I had less time to think than usual: no rating gain",
        ),
        (replace(DUEL, game=Rules(4, 4, 3, misere=True)), "4×4 (3 in a row) · 3 in a row loses"),
    ]:
        assert page_of(match, 0).footer == footer


def test_small_boards_have_gaps_and_large_marks_in_emoji() -> None:
    moves = "H4 E2 F6 H8 F4 H2 F5 I5 H5 I2 H6 D8 A6 B8 G7 A1 C3 G9"
    board = Match(MatchId(7), ULTIMATE, ANA_SEAT, BEN_SEAT, in_ultimate(moves)).board
    shown = """\
▪️1️⃣2️⃣3️⃣|4️⃣5️⃣6️⃣|7️⃣8️⃣9️⃣
🇦🔵▫️▫️|▫️▫️❌|⬜⬜⬜
🇧▫️▫️▫️|▫️▫️▫️|⬜🔵⬜
🇨▫️▫️❌|▫️▫️▫️|⬜⬜⬜

🇩▫️▫️▫️|❌⬛❌|▫️🔵▫️
🇪▫️🔵▫️|⬛❌⬛|▫️▫️▫️
🇫▫️▫️▫️|❌⬛❌|▫️▫️▫️

🇬▫️▫️▫️|❌⬛❌|❌▫️🔷
🇭▫️🔵▫️|⬛❌⬛|▫️🔵▫️
🇮▫️🔵▫️|❌⬛❌|▫️▫️▫️"""
    assert emoji_board(ENGLISH, board, last=board.last).replace("\N{EM SPACE}", "|") == shown


def test_a_result_by_the_number_of_boards_gives_both_numbers() -> None:
    won = (
        "F5 I4 G1 B2 F6 I7 H3 F8 H6 E7 F3 G9 B8 D5 A5 B6 E9 F9 I9 H9 D8 B4 D2 C6 G7 C1 H2 E6 D7 A3 C8 G6 B9 F7 G3 C7 I2"
        " H5 F4 I1 G2 C5 A4 A8 C4 F2 A6 C9 H8 D1 E2 E3 A7 B7 F1 A9 D3"
    )
    drawn = (
        "G4 C3 I8 I6 H7 D3 C9 H8 D6 A8 C5 H4 E1 D1 A1 B3 F7 I2 I5 I4 G3 B9 D7 C1 G1 A2 A4 B1 E2 D4 B2 E5 F4 I1 H1 F3 G8"
        " C4 H3 E8 D5 C6 G7 C2 H5 F6 G9 C8 G6 B7 E3 F8 H6 D8 A5 A6 C7 G2 B5 G5 A7 A9 B8 H2"
    )
    for moves, words in (
        (won, "🏆 **ana won** by 5 boards to 3: nobody has three in a row."),
        (drawn, "🤝 **It's a draw.** Each side has won 4 boards, and nobody three in a row."),
    ):
        plies = in_ultimate(moves)
        page = page_of(Match(MatchId(7), ULTIMATE, ANA_SEAT, BEN_SEAT, plies), len(plies))
        assert page.words == words
        assert len(page.board + page.words + page.cells) < 1_000


def in_ultimate(moves: str) -> tuple[int, ...]:
    return tuple(parse_coordinate(move, ULTIMATE) for move in moves.split())


def test_a_line_of_more_cells_than_needed_is_named_once() -> None:
    for board, names in [
        (board_after(LISTED["5x5"], 0, 5, 1, 6, 3, 7, 4, 10, 2), ["A1-A2-A3-A4-A5"]),
        (
            board_after(Rules(5, 5, 3), 0, 3, 6, 4, 2, 8, 7, 9, 22, 19, 17, 23, 12),
            ["A1-B2-C3", "A3-B3-C3-D3-E3"],
        ),
        (board_after(Rules(3, 2, 2), 0, 3, 1), ["A1-A2"]),
        (in_columns("4342414"), ["column 4"]),
        (in_columns("1122334"), ["row 1 from column 1 to 4"]),
        (in_columns("12233434474"), ["the diagonal from row 1 of column 1 to row 4 of column 4"]),
        (Board(Rules(10, 10, 5)), []),
    ]:
        assert name_lines(ENGLISH, board) == names


def in_columns(columns: str) -> Board:
    board = Board(LISTED["connect4"])
    for column in columns:
        board = board.play(next(cell for cell in board.legal_moves if board.rules.format(cell) == column))
    return board


OWN = custom_style("<:cat:123456789012345678>", "<:dog:123456789012345678>")


@given(any_rules, st.integers(0), st.sampled_from([*STYLES.values(), OWN, STYLE]))
def test_a_board_is_only_emoji_with_a_line_for_each_row(rules: Rules, seed: int, style: Style) -> None:
    text = emoji_board(replace(ENGLISH, style=style), board_after(rules, *random_plies(rules, Random(seed))))
    header, *lines = text.split("\n")
    numbers = "".join(f"{n}\ufe0f\u20e3" if n < 10 else "🔟" for n in range(1, rules.columns + 1))
    assert header == ("" if rules.gravity else "▪️") + numbers
    if not rules.gravity:
        assert [line[0] for line in lines] == [chr(0x1F1E6 + row) for row in range(rules.rows)]
        lines = [line[1:] for line in lines]
    is_default = style == CLASSIC or rules.cells > style.max_cells
    shown = (DISCS if rules.gravity else CLASSIC) if is_default else style
    cells = "|".join(map(re.escape, shown.glyphs))
    assert all(re.fullmatch(f"(?:{cells}){{{rules.columns}}}", line) for line in lines)
    assert len(text) <= 1_200


def test_the_style_of_a_board_stays_the_same_during_a_game() -> None:
    localizer = replace(ENGLISH, style=OWN)
    for name, is_own in (("4x4", True), ("5x5", True), ("connect4", True), ("7x7", False), ("9x9", False)):
        rules = LISTED[name]
        plies = random_plies(rules, Random(name))
        shown = [emoji_board(localizer, board_after(rules, *plies[:length])) for length in range(1, len(plies) + 1)]
        assert {"<:cat:" in text for text in shown} == {is_own}
