"""What the coach says, in words and on the board."""

from functools import cache
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.coach import analyse, hint
from bot.opponents.minimax import Minimax
from bot.opponents.reasons import Reason, reasons
from bot.opponents.review import review
from bot.rendering.catalogues import load_languages
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from tests import oracle

ANA, BEN, PROGRAM = MemberSeat(UserId(1)), MemberSeat(UserId(2)), OpponentSeat("perfect")
LANGUAGES = load_languages()

knows = cache(Minimax().values)


def localizer(locale: str | None = None) -> Localizer:
    return Localizer(LANGUAGES.of(locale), "!")


def hint_on(text: str) -> str:
    board = parse_board(text)
    return AdviceWriter(localizer()).hint(board, hint(board, knows)).words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("XX./OO./...", "win in 1. It completes A1-A2-A3 and wins."),
        (
            "XO./.X./..O",
            "win in 2. It makes a fork: it threatens to win on B3, C1, and only one of them can be blocked. "
            "Other moves that win as well: 1.",
        ),
        (
            "XO./.../...",
            "win in 3. It threatens to win on C1, so ⭕ has to answer there, and loses all the same. "
            "Other moves that win as well: 2.",
        ),
        ("X../XO./...", "draw. It blocks ❌ on A1-B1-C1. Every other move loses."),
        (
            "X../.O./..X",
            "draw. It forestalls a fork of ❌ on A3, C1. It threatens to win on C2, so ❌ has to answer there.",
        ),
        ("XO./.X./...", "loss in 2. It blocks ❌ on A1-B2-C3. Every move loses; this one holds out longest."),
        ("X../.../...", "draw. Every other move loses."),
        (".../.../...", "draw. ⭕ goes wrong with 7 of 8 replies. Every move holds the draw."),
        (
            ".X./.../...",
            "draw. ❌ goes wrong with 3 of 7 replies. It is one of 4 moves out of 8 that hold the draw.",
        ),
        ("XOX/OOX/.XO", "draw. It is the only possible move."),
    ],
)
def test_a_hint_names_a_cell_its_value_and_the_most_telling_reasons(text: str, said: str) -> None:
    assert hint_on(text).partition(": ")[2] == said


def test_the_cell_of_a_hint_is_marked_on_the_board() -> None:
    board = parse_board("XX./OO./...")
    page = AdviceWriter(localizer()).hint(board, hint(board, knows))
    assert page.board.split("\n") == ["▪️1️⃣2️⃣3️⃣", "🇦❌❌💡", "🇧⭕⭕🔲", "🇨🔲🔲🔲"]
    assert page.words == "💡 **A3**: win in 1. It completes A1-A2-A3 and wins."
    assert page.position == "X: A1, A2 · O: B1, B2"


def test_an_analysis_shows_each_moves_result_by_its_shape_and_once_more_in_words() -> None:
    page = AdviceWriter(localizer()).analysis(analyse(parse_board("XX./OO./..."), knows))
    assert page.board.split("\n") == ["▪️1️⃣2️⃣3️⃣", "🇦❌❌🏆", "🇧⭕⭕🤝", "🇨💀💀💀"]
    assert page.words.split("\n") == [
        "❌ is to move: **win in 1**.",
        "A3: win in 1 · B3: draw · C1: loss in 1 · C2: loss in 1 · C3: loss in 1",
        "Best play from here: A3",
    ]
    assert page.position == (
        "🏆 wins, 🤝 draws, 💀 loses, if nobody errs from there on; the numbers count the winner's own moves."
    )


def test_of_a_game_that_is_over_there_is_nothing_to_analyse() -> None:
    said = AdviceWriter(localizer()).analysis(analyse(parse_board("XXX/OO./..."), knows))
    assert said.board.endswith("🇨🔲🔲🔲")
    assert said.words == "On that board the game is over, so there is nothing to analyse."


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("locale", LANGUAGES.catalogues)
def test_every_reason_can_be_said_and_nothing_is_too_long_for_a_message(locale: str) -> None:
    writer, said = AdviceWriter(localizer(locale)), set[type[Reason]]()
    for board in oracle.unfinished(TIC_TAC_TOE)[::11]:
        for page in (writer.hint(board, hint(board, knows)), writer.analysis(analyse(board, knows))):
            assert len(page.board) + len(page.words) + len(page.position) < 900
        for reason in (reason for cell in board.legal_moves for reason in reasons(board, cell, knows)):
            said.add(type(reason))
            assert 10 < len(writer.describe_reason(board, reason)) < 150
    assert len(said) == len(Reason.__args__)


def test_signs_stand_after_words_and_numbers_as_each_language_has_them() -> None:
    board = parse_board("X../.O./..X")
    each = AdviceWriter(localizer("fr")).analysis(analyse(board, knows)).words.splitlines()[1]
    assert each.startswith("A2\N{NO-BREAK SPACE}: égalité · A3\N{NO-BREAK SPACE}: défaite en 2 · ")
    assert [localizer(locale).percent(2 / 3) for locale in ("en", "fr")] == ["67%", "67\N{NO-BREAK SPACE}%"]


def pages(match: Match, locale: str | None = None) -> list[Page]:
    writer, found = (
        ReviewWriter(PageWriter(localizer(locale), {UserId(1): "ana", UserId(2): "ben"})),
        review(match, knows),
    )
    return [writer.write(found, page) for page in range(writer.count_pages(match))]


def test_a_review_begins_with_a_summary() -> None:
    first = pages(Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, (0, 1, 4, 8, 6, 3, 2)))[0]
    assert first.words.split("\n") == [
        "🏆 **ana won** with ❌ on A3-B2-C1.",
        "Moves that kept the result: **ana** ❌ 100% · **ben** ⭕ 67%",
        "Turning point: move 2. With **A2**, **ben** ⭕ turned a draw into a loss in 3. Better: B2.",
        "Moves: A1 A2❗ B2 C3 C1 B1 A3",
    ]
    assert first.position == "1/8 · X: A1, A3, B2, C1 · O: A2, B1, C3"
    assert first.board.split("\n")[1] == "🇦❌⭕❎"


def test_then_it_says_of_every_ply_what_that_did_and_what_would_have_been_better() -> None:
    _, *plies = pages(Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, (0, 1, 4, 8, 6, 3, 2)))
    assert (plies[1].board, plies[1].words, plies[1].position) == (
        "▪️1️⃣2️⃣3️⃣\n🇦❌⭕🔲\n🇧🔲🤝🔲\n🇨🔲🔲🔲",
        "**ben** played **A2** ⭕.\n❗ That gave something away: a draw became a loss in 3. Better: 🤝 B2.",
        "3/8 · X: A1 · O: A2",
    )
    assert plies[3].words == (
        "**ben** played **C3** ⭕.\nNothing could be saved any more: loss in 2. It blocks ❌ on A1-B2-C3. "
        "Every move loses; this one holds out longest."
    )
    assert plies[6].words == "**ana** played **A3** ❌.\nIt kept the result: win in 1. It completes A3-B2-C1 and wins."
    assert plies[6].board.split("\n")[1] == "🇦❌⭕❎"


@pytest.mark.parametrize(
    ("match", "summary"),
    [
        (
            Match(MatchId(7), TIC_TAC_TOE, ANA, PROGRAM, (0,)).resign(UserId(1)),
            "🏳️ **ana** gave up. **I won.**\nMoves that kept the result: **ana** ❌ 100% · **perfect** ⭕ -\n"
            "Nobody gave anything away: every move kept the result.\nWhen it stopped, ⭕ was to move: draw.\nMoves: A1",
        ),
        (
            Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, (0, 1)).agree(),
            "🤝 **It is a draw**, agreed by both.\nMoves that kept the result: **ana** ❌ 100% · **ben** ⭕ 0%\n"
            "Turning point: move 2. With **A2**, **ben** ⭕ turned a draw into a loss in 3. Better: B2.\n"
            "When it stopped, ❌ was to move: win in 3.\nMoves: A1 A2❗",
        ),
        (
            Match(MatchId(7), TIC_TAC_TOE, PROGRAM, OpponentSeat("easy")).abandon(),
            "⏹️ **Stopped.** This game ends without a result.\nNobody had moved.",
        ),
    ],
)
def test_a_match_that_stopped_early_has_a_summary_too(match: Match, summary: str) -> None:
    first, *plies = pages(match)
    assert first.words == summary
    assert len(plies) == len(match.plies)


@pytest.mark.parametrize("locale", LANGUAGES.catalogues)
def test_every_page_of_any_match_fits_into_a_message(locale: str) -> None:
    rng = Random(5)
    for _ in range(10):
        match, board = Match(MatchId(7), TIC_TAC_TOE, ANA, BEN), Board()
        while not board.is_over:
            match = match.play(board.legal_moves[int(rng.random() * len(board.legal_moves))])
            board = match.board
        for page in pages(match, locale):
            assert len(f"{page.board}\n{page.words}\n-# {page.position}") < 1000


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, (0, 1)).agree()
    writer = ReviewWriter(PageWriter(localizer(), {}))
    found = review(match, knows)
    assert writer.write(found, 999) == writer.write(found, 2)
