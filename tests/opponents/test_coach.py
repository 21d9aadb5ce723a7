"""Reasons, hints, analyses and reviews, checked for every position with the oracle."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice

import pytest

from bot.game.board import Board, parse_board
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.game.value import Result, Value
from bot.opponents.coach import analyse, hint
from bot.opponents.evaluation import Evaluator
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
from bot.opponents.review import Review, review_game
from tests import oracle
from tests.people import ANA, ANA_SEAT, BEN_SEAT
from tests.proofs import sampled

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

evaluate = cache(Evaluator().evaluate)
"""Evaluations of small boards, cached for all tests."""


@cache
def after_each(board: Board) -> Mapping[int, Board]:
    """The position after each legal move."""
    return {cell: board.play(cell) for cell in board.legal_moves}


@cache
def move_values(board: Board) -> Mapping[int, Value]:
    """The value of each legal move by the oracle."""
    return {cell: oracle.value(after).one_ply_earlier() for cell, after in after_each(board).items()}


@cache
def winning_lines(letters: str, mark: Mark) -> dict[int, list[tuple[int, ...]]]:
    """The empty cells that complete lines of a side, with those lines; from the nine letters of a position."""
    missing_cells = [(line, [cell for cell in line if letters[cell] != mark.value]) for line in LINES]
    wins: dict[int, list[tuple[int, ...]]] = {}
    for line, missing in missing_cells:
        if len(missing) == 1 and letters[missing[0]] == ".":
            wins.setdefault(missing[0], []).append(line)
    return wins


@cache
def letters_of(board: Board) -> str:
    return str(board).replace("/", "")


def with_mark(letters: str, cell: int, mark: Mark) -> str:
    return letters[:cell] + mark.value + letters[cell + 1 :]


@cache
def forking(letters: str, mark: Mark) -> list[int]:
    """The cells on which a side would have two threats and the other side none, without winning at once."""
    return [
        cell
        for cell in range(9)
        if letters[cell] == "."
        and cell not in winning_lines(letters, mark)
        and len(winning_lines(with_mark(letters, cell, mark), mark)) > 1
        and not winning_lines(with_mark(letters, cell, mark), mark.other)
    ]


def is_true(reason: Reason, board: Board, cell: int) -> bool:
    """Whether a reason is true as its class documents it, found with the oracle and LINES alone."""
    mover, after = board.to_move, after_each(board)[cell]
    value, letters, letters_after = move_values(board)[cell], letters_of(board), letters_of(after)
    match reason:
        case CompletesLine(lines):
            done = [line for line in LINES if all(letters_after[place] == mover.value for place in line)]
            return [*lines] == sorted(done) != [] and value == Value(Result.WIN, 1)
        case Forks(cells):
            return [*cells] == threatened(after, mover) and len(cells) > 1 and value == Value(Result.WIN, 3)
        case Forces(forced, plies):
            return value == Value(Result.WIN, plies) and [forced] == threatened(after, mover) == safe_replies(after)
        case Threatens(forced):
            return value == Value(Result.DRAW) and [forced] == threatened(after, mover) == safe_replies(after)
        case Blocks(lines):
            return not after.is_over and [*lines] == sorted(winning_lines(letters, mover.other)[cell]) != []
        case ForestallsFork(cells):
            is_quiet = value == Value(Result.DRAW) and not winning_lines(letters, mover.other)
            return (
                is_quiet and [*cells] == forking(letters, mover.other) != [] and not forking(letters_after, mover.other)
            )
        case Tempts(mistakes, replies):
            best = oracle.value(after).result
            worse = [reply for reply in move_values(after).values() if reply.result < best]
            return mistakes == len(worse) > 0 and replies == len(move_values(after))
        case _:
            return is_true_comparison(reason, value, [*move_values(board).values()])


def is_true_comparison(reason: Reason, value: Value, values: list[Value]) -> bool:
    """Whether a reason that compares a move with the other moves is true."""
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
    """The threats of the side that has just moved; empty if the game is over or the other side can win at once."""
    letters = letters_of(after)
    return [] if after.is_over or winning_lines(letters, mover.other) else sorted(winning_lines(letters, mover))


def safe_replies(board: Board) -> list[int]:
    """The moves after which the other side does not win at once."""
    return [cell for cell, after in after_each(board).items() if oracle.value(after) != Value(Result.WIN, 1)]


def all_moves() -> Iterator[tuple[Board, int]]:
    """Every legal move of every position."""
    for board in oracle.unfinished(TIC_TAC_TOE):
        for cell in board.legal_moves:
            yield board, cell


@pytest.mark.usefixtures("untraced")
@sampled(5)
def test_every_reason_is_true_and_obvious_reasons_are_given(step: int) -> None:
    kinds_given: set[type[Reason]] = set()
    for board, cell in islice(all_moves(), 0, None, step):
        given = reasons(board, cell, evaluate(board), evaluate)
        assert [reason for reason in given if not is_true(reason, board, cell)] == []
        kinds, value = {type(reason) for reason in given}, move_values(board)[cell]
        assert len(kinds) == len(given)
        assert not given or value.result is oracle.value(board).result
        assert (CompletesLine in kinds) is (value == Value(Result.WIN, 1))
        assert (Forks in kinds) is (len(threatened(after_each(board)[cell], board.to_move)) > 1)
        if (
            cell in winning_lines(letters_of(board), board.to_move.other)
            and value == oracle.value(board)
            and board.ply < 8
        ):
            assert kinds & {Blocks, CompletesLine}
        kinds_given |= kinds
    assert len(kinds_given) == len(Reason.__args__)


@pytest.mark.usefixtures("untraced")
@sampled(5)
def test_in_every_position_the_hint_is_a_best_move_with_a_reason(step: int) -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::step]:
        given = hint(board, evaluate)
        assert given.value == oracle.value(board) == move_values(board)[given.cell]
        assert given.reasons


def test_hints_do_not_depend_on_earlier_searches() -> None:
    assert hint(Board(), Evaluator().evaluate) == hint(Board(), evaluate)


@pytest.mark.usefixtures("untraced")
def test_the_principal_variation_ends_as_the_values_say() -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::7]:
        analysis, last = analyse(board, evaluate), board
        assert analysis.evaluation.values == move_values(board)
        for number, cell in enumerate(analysis.variation):
            value = oracle.value(last)
            assert value.plies in (0, len(analysis.variation) - number)
            assert move_values(last)[cell] == value
            last = last.play(cell)
        winner = last.outcome.winner if last.outcome else None
        assert last.is_over
        assert (winner is board.to_move) - (winner is board.to_move.other) == oracle.value(board).result


def test_a_hint_gives_the_strongest_reason_first() -> None:
    for text, cell, first in [
        ("XX./OO./...", 2, CompletesLine(((0, 1, 2),))),
        ("XOX/OOX/.XO", 6, OnlyMove()),
        ("X../XO./...", 6, Blocks(((0, 3, 6),))),
        ("XO./.X./..O", 3, Forks((5, 6))),
        ("XO./.../...", 3, Forces(6, 5)),
        ("X../.O./..X", 1, ForestallsFork((2, 6))),
        ("X../.../...", 4, OnlyDraw()),
        (".../.../...", 0, Tempts(7, 8)),
    ]:
        board = parse_board(text)
        given = hint(board, evaluate)
        assert (given.cell, given.reasons[0]) == (cell, first)


def test_a_finished_game_has_no_hint_and_an_empty_analysis() -> None:
    over = parse_board("XXX/OO./...")
    analysis = analyse(over, evaluate)
    assert (analysis.evaluation.values, analysis.variation) == ({}, ())
    with pytest.raises(ValueError, match="empty"):
        hint(over, evaluate)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [Rules(misere=True), Rules(3, 4, 3, gravity=True), Rules(1, 5, 2)], ids=str)
def test_other_rules_have_reasons_and_misere_has_no_threats(rules: Rules) -> None:
    board, kinds = Board(rules), set[type[Reason]]()
    while not board.is_over:
        given = hint(board, evaluate)
        kinds.update(map(type, given.reasons))
        assert given.value == oracle.value(board)
        board = board.play(given.cell)
    from_lines = {CompletesLine, Forks, Forces, Blocks, ForestallsFork, Threatens}
    assert not kinds & from_lines if rules.misere else kinds & from_lines


MISTAKE_BY_O = (0, 1, 4, 8, 6, 3, 2)
"""O's first reply loses; after it, X plays best moves only."""


def match(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


def review(match: Match) -> Review:
    return Review(match, review_game(match.rules, match.plies, evaluate))


@pytest.mark.usefixtures("untraced")
def test_a_review_agrees_with_the_oracle() -> None:
    reviewed = review(match(*MISTAKE_BY_O))
    board = Board()
    for number, (ply, cell) in enumerate(zip(reviewed.plies, MISTAKE_BY_O, strict=True)):
        assert (ply.number, ply.cell, ply.mark) == (number, cell, board.to_move)
        assert ply.before
        assert (ply.before, ply.after) == (oracle.value(board), move_values(board)[cell])
        assert ply.keeping == tuple(c for c, v in move_values(board).items() if v.result is ply.before.result)
        assert ply.keeps_result is (cell in ply.keeping) is bool(ply.reasons or ply.before.result is Result.LOSS)
        assert reviewed.board(number) == board
        board = board.play(cell)
    assert reviewed.game.last_value is None


def test_the_decisive_ply_is_the_last_change_of_the_result() -> None:
    reviewed = review(match(*MISTAKE_BY_O))
    reply = reviewed.plies[1]
    assert (reviewed.decisive, reply.cell, reply.keeping) == (reply, 1, (4,))
    assert (reviewed.accuracy(Mark.X), reviewed.accuracy(Mark.O)) == (1, 2 / 3)
    twice = review(match(0, 1, 8, 4))  # X makes a mistake too
    assert twice.decisive is twice.plies[2]


def test_a_draw_without_mistakes_has_no_decisive_ply() -> None:
    reviewed = review(match(4, 0, 1, 7, 3, 5, 6, 2, 8))
    assert (reviewed.decisive, reviewed.accuracy(Mark.X), reviewed.accuracy(Mark.O)) == (None, 1, 1)


def test_a_match_that_stopped_early_is_reviewed() -> None:
    for plies, last_value in [((), "draw"), ((0,), "draw"), ((0, 1), "win in 5")]:
        running = match(*plies)
        for stopped in (running, running.resign(ANA), running.forfeit(Mark.O), running.agree(), running.abandon()):
            reviewed = review(stopped)
            assert (reviewed.match, len(reviewed.plies), str(reviewed.game.last_value)) == (
                stopped,
                len(plies),
                last_value,
            )
            assert reviewed.accuracy(Mark.X) == (1 if plies else None)
            assert reviewed.accuracy(Mark.O) == (0 if len(plies) > 1 else None)


def test_opponents_are_reviewed_like_members() -> None:
    exhibition = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("easy"), OpponentSeat("easy"), MISTAKE_BY_O)
    assert review(exhibition).plies == review(match(*MISTAKE_BY_O)).plies
