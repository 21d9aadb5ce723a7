"""The coach: whatever it claims of any position is true, and its advice is best."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from bot.game.board import Board, parse_board
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.coach import analyse, hint
from bot.opponents.minimax import Minimax
from bot.opponents.reasons import (
    Blocks,
    CompletesLine,
    Forces,
    ForestallsFork,
    Forks,
    HoldsOut,
    KeepsWin,
    OneOfDraws,
    OnlyDraw,
    OnlyMove,
    Reason,
    Tempts,
    Threatens,
    reasons,
)
from bot.opponents.review import review
from tests import oracle

ANA, BEN = MemberSeat(UserId(1)), MemberSeat(UserId(2))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

knows = cache(Minimax().values)
"""The values, each reckoned once for all tests."""


@cache
def after_each(board: Board) -> Mapping[int, Board]:
    """The positions that the moves lead to."""
    return {cell: board.play(cell) for cell in board.legal_moves}


@cache
def worth(board: Board) -> Mapping[int, Value]:
    """What the moves are worth, by the plain search."""
    return {cell: oracle.value(after).one_ply_earlier() for cell, after in after_each(board).items()}


@cache
def wins_of(letters: str, mark: Mark) -> dict[int, list[tuple[int, ...]]]:
    """The lines that a side lacks but one free cell of, by that cell; from the nine letters of a position."""
    lacking = [(line, [cell for cell in line if letters[cell] != mark.value]) for line in LINES]
    found: dict[int, list[tuple[int, ...]]] = {}
    for line, rest in lacking:
        if len(rest) == 1 and letters[rest[0]] == ".":
            found.setdefault(rest[0], []).append(line)
    return found


@cache
def letters_of(board: Board) -> str:
    return str(board).replace("/", "")


def with_mark(letters: str, cell: int, mark: Mark) -> str:
    return letters[:cell] + mark.value + letters[cell + 1 :]


@cache
def forking(letters: str, mark: Mark) -> list[int]:
    """Where a side would have two threats, and the other none, without having won."""
    return [
        cell
        for cell in range(9)
        if letters[cell] == "."
        and cell not in wins_of(letters, mark)
        and len(wins_of(with_mark(letters, cell, mark), mark)) > 1
        and not wins_of(with_mark(letters, cell, mark), mark.other)
    ]


def holds(reason: Reason, board: Board, cell: int) -> bool:
    """Whether a claim is true, as its class words it; looked up in nothing but the plain search and the lines."""
    mover, after = board.to_move, after_each(board)[cell]
    value, letters, made = worth(board)[cell], letters_of(board), letters_of(after)
    match reason:
        case CompletesLine(lines):
            done = [line for line in LINES if all(made[one] == mover.value for one in line)]
            return [*lines] == sorted(done) != [] and value == Value(Result.WIN, 1)
        case Forks(cells):
            return [*cells] == threatened(after, mover) and len(cells) > 1 and value == Value(Result.WIN, 3)
        case Forces(forced, plies):
            return value == Value(Result.WIN, plies) and [forced] == threatened(after, mover) == escapes(after)
        case Threatens(forced):
            return value == Value(Result.DRAW) and [forced] == threatened(after, mover) == escapes(after)
        case Blocks(lines):
            return not after.is_over and [*lines] == sorted(wins_of(letters, mover.other)[cell]) != []
        case ForestallsFork(cells):
            is_quiet = value == Value(Result.DRAW) and not wins_of(letters, mover.other)
            return is_quiet and [*cells] == forking(letters, mover.other) != [] and not forking(made, mover.other)
        case Tempts(mistakes, replies):
            best = oracle.value(after).result
            worse = [reply for reply in worth(after).values() if reply.result < best]
            return mistakes == len(worse) > 0 and replies == len(worth(after))
        case _:
            return compares(reason, value, [*worth(board).values()])


def compares(reason: Reason, value: Value, values: list[Value]) -> bool:
    """Whether a claim about a move beside the others is true."""
    results, best = [other.result for other in values], max(values)
    match reason:
        case OnlyMove():
            return values == [value]
        case OnlyDraw():
            return value.result is Result.DRAW and sorted(results)[-2:] == [Result.LOSS, Result.DRAW]
        case OneOfDraws(count, moves):
            draws = results.count(Result.DRAW)
            return value.result is best.result is Result.DRAW and count == draws > 1 and moves == len(results)
        case KeepsWin(plies, others):
            return value == Value(Result.WIN, plies) and plies > 1 and others == results.count(Result.WIN) - 1
        case HoldsOut(plies, is_alone):
            is_best = value == best == Value(Result.LOSS, plies) and len(values) > 1
            return is_best and is_alone is (values.count(best) == 1)
        case _:
            return False


def threatened(after: Board, mover: Mark) -> list[int]:
    """Where the side that has just moved would win, if the game goes on and the other side cannot win at once."""
    letters = letters_of(after)
    return [] if after.is_over or wins_of(letters, mover.other) else sorted(wins_of(letters, mover))


def escapes(board: Board) -> list[int]:
    """The moves after which the other side does not win at once."""
    return [cell for cell, after in after_each(board).items() if oracle.value(after) != Value(Result.WIN, 1)]


def all_moves() -> Iterator[tuple[Board, int]]:
    """Every legal move of every position."""
    for board in oracle.unfinished(TIC_TAC_TOE):
        for cell in board.legal_moves:
            yield board, cell


@pytest.mark.usefixtures("untraced")
def test_whatever_speaks_for_any_move_is_true_and_what_is_plain_to_see_is_said() -> None:
    said: set[type[Reason]] = set()
    for board, cell in all_moves():
        found = reasons(board, cell, knows)
        assert [reason for reason in found if not holds(reason, board, cell)] == []
        kinds, value = {type(reason) for reason in found}, worth(board)[cell]
        assert len(kinds) == len(found)
        assert not found or value.result is oracle.value(board).result
        assert (CompletesLine in kinds) is (value == Value(Result.WIN, 1))
        assert (Forks in kinds) is (len(threatened(after_each(board)[cell], board.to_move)) > 1)
        if cell in wins_of(letters_of(board), board.to_move.other) and value == oracle.value(board) and board.ply < 8:
            assert kinds & {Blocks, CompletesLine}
        said |= kinds
    assert len(said) == len(Reason.__args__)


@pytest.mark.usefixtures("untraced")
def test_in_every_position_the_hint_is_a_best_move_with_a_reason() -> None:
    for board in oracle.unfinished(TIC_TAC_TOE):
        given = hint(board, knows)
        assert given.value == oracle.value(board) == worth(board)[given.cell]
        assert given.reasons


def test_the_same_position_has_the_same_hint_whatever_was_asked_before() -> None:
    assert hint(Board(), Minimax().values) == hint(Board(), knows)


@pytest.mark.usefixtures("untraced")
def test_the_best_play_from_a_position_ends_when_and_how_its_values_say() -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::7]:
        found, last = analyse(board, knows), board
        assert found.values == worth(board)
        for number, cell in enumerate(found.variation):
            value = oracle.value(last)
            assert value.plies in (0, len(found.variation) - number)
            assert worth(last)[cell] == value
            last = last.play(cell)
        winner = last.outcome.winner if last.outcome else None
        assert last.is_over
        assert (winner is board.to_move) - (winner is board.to_move.other) == oracle.value(board).result


@pytest.mark.parametrize(
    ("text", "cell", "first"),
    [
        ("XX./OO./...", 2, CompletesLine(((0, 1, 2),))),
        ("XOX/OOX/.XO", 6, OnlyMove()),
        ("X../XO./...", 6, Blocks(((0, 3, 6),))),
        ("XO./.X./..O", 3, Forks((5, 6))),
        ("XO./.../...", 3, Forces(6, 5)),
        ("X../.O./..X", 1, ForestallsFork((2, 6))),
        ("X../.../...", 4, OnlyDraw()),
        (".../.../...", 0, Tempts(7, 8)),
    ],
)
def test_the_hint_tells_the_most_telling_reason_first(text: str, cell: int, first: Reason) -> None:
    board = parse_board(text)
    given = hint(board, knows)
    assert (given.cell, given.reasons[0]) == (cell, first)


def test_a_game_that_is_over_has_no_hint_and_nothing_to_analyse() -> None:
    over = parse_board("XXX/OO./...")
    found = analyse(over, knows)
    assert (found.values, found.variation) == ({}, ())
    with pytest.raises(ValueError, match="empty"):
        hint(over, knows)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [Rules(misere=True), Rules(3, 4, 3, gravity=True), Rules(1, 5, 2)], ids=str)
def test_other_rules_have_reasons_too_and_where_lines_lose_nobody_threatens_any(rules: Rules) -> None:
    values, board, said = Minimax().values, Board(rules), set[type[Reason]]()
    while not board.is_over:
        given = hint(board, values)
        said.update(map(type, given.reasons))
        assert given.value == oracle.value(board)
        board = board.play(given.cell)
    of_lines = {CompletesLine, Forks, Forces, Blocks, ForestallsFork, Threatens}
    assert not said & of_lines if rules.misere else said & of_lines


THROWN_AWAY = (0, 1, 4, 8, 6, 3, 2)
"""O's first reply loses; from there X does everything right."""


def match(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA, BEN, plies)


@pytest.mark.usefixtures("untraced")
def test_every_ply_of_a_match_is_judged_by_what_the_plain_search_says() -> None:
    found = review(match(*THROWN_AWAY), knows)
    board = Board()
    for number, (ply, cell) in enumerate(zip(found.plies, THROWN_AWAY, strict=True)):
        assert (ply.number, ply.cell, ply.mark) == (number, cell, board.to_move)
        assert (ply.before, ply.after) == (oracle.value(board), worth(board)[cell])
        assert ply.keeping == tuple(c for c, v in worth(board).items() if v.result is ply.before.result)
        assert ply.keeps_result is (cell in ply.keeping) is bool(ply.reasons or ply.before.result is Result.LOSS)
        assert found.board(number) == board
        board = board.play(cell)
    assert found.last_value is None


def test_a_match_is_decided_by_the_last_ply_that_changed_who_wins() -> None:
    found = review(match(*THROWN_AWAY), knows)
    reply = found.plies[1]
    assert (found.decisive, reply.cell, reply.keeping) == (reply, 1, (4,))
    assert (found.accuracy(Mark.X), found.accuracy(Mark.O)) == (1, 2 / 3)
    twice = review(match(0, 1, 8, 4), knows)  # X gives the win back
    assert twice.decisive is twice.plies[2]


def test_a_draw_in_which_nobody_erred_was_decided_nowhere() -> None:
    found = review(match(4, 0, 1, 7, 3, 5, 6, 2, 8), knows)
    assert (found.decisive, found.accuracy(Mark.X), found.accuracy(Mark.O)) == (None, 1, 1)


@pytest.mark.parametrize(("plies", "rest"), [((), "draw"), ((0,), "draw"), ((0, 1), "win in 5")])
def test_a_match_that_stops_early_is_reviewed_as_far_as_it_went(plies: tuple[int, ...], rest: str) -> None:
    running = match(*plies)
    for stopped in (running, running.resign(UserId(1)), running.forfeit(Mark.O), running.agree(), running.abandon()):
        found = review(stopped, knows)
        assert (found.match, len(found.plies), str(found.last_value)) == (stopped, len(plies), rest)
        assert found.accuracy(Mark.X) == (1 if plies else None)
        assert found.accuracy(Mark.O) == (0 if len(plies) > 1 else None)


def test_programs_are_judged_like_members() -> None:
    show = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("easy"), OpponentSeat("easy"), THROWN_AWAY)
    assert review(show, knows).plies == review(match(*THROWN_AWAY), knows).plies
