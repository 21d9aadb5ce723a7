"""A match: seats, plies, and how it stops."""

import pytest

from bot.game.board import Outcome
from bot.game.errors import CellTakenError, MatchOverError, NothingToTakeBackError, NotYourMatchError, NotYourTurnError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Stop, Termination
from bot.game.rules import TIC_TAC_TOE, Rules

ANA, BEN, EVE = UserId(1), UserId(2), UserId(3)


def match_of(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, MemberSeat(ANA), MemberSeat(BEN), plies)


def test_a_match_replays_to_its_board() -> None:
    match = match_of().play(4).play(0)
    assert str(match.board) == "O../.X./..."
    assert [match.mark(ply) for ply in range(2)] == [Mark.X, Mark.O]
    assert not match.is_over
    assert match.outcome is None


@pytest.mark.parametrize(
    ("plies", "termination", "winner"),
    [
        ((0, 3, 1, 4, 2), Termination.LINE, Mark.X),
        ((0, 3, 1, 4, 8, 5), Termination.LINE, Mark.O),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), Termination.FULL_BOARD, None),
    ],
)
def test_a_match_stops_with_a_line_or_a_full_board(
    plies: tuple[int, ...], termination: Termination, winner: Mark | None
) -> None:
    match = match_of(*plies)
    assert (match.termination, match.outcome and match.outcome.winner) == (termination, winner)
    with pytest.raises(MatchOverError):
        match.play(8)


def test_a_match_cannot_be_built_from_plies_that_cannot_be_played() -> None:
    with pytest.raises(CellTakenError):
        match_of(4, 4)


def test_a_match_that_is_over_cannot_also_be_given_up() -> None:
    with pytest.raises(MatchOverError):
        Match(
            MatchId(7),
            TIC_TAC_TOE,
            MemberSeat(ANA),
            MemberSeat(BEN),
            (0, 3, 1, 4, 2),
            stop=Stop(Termination.RESIGNED, Mark.X),
        )


def test_a_long_match_is_replayed_from_its_plies() -> None:
    rules = Rules(26, 26, 26)
    snake = [row * 26 + column for row in range(26) for column in range(26)]
    plies = tuple(snake[0::2] + snake[1::2])[:500]
    assert Match(MatchId(7), rules, MemberSeat(ANA), MemberSeat(BEN), plies).board.ply == 500


def test_whoever_resigns_leaves_the_win_to_the_other() -> None:
    match = match_of(4).resign(ANA)
    assert match.termination is Termination.RESIGNED
    assert match.outcome == Outcome(Mark.O)
    for change in (lambda: match.play(0), lambda: match.resign(BEN), lambda: match.check_turn(BEN)):
        with pytest.raises(MatchOverError):
            change()


def test_only_the_side_to_move_has_the_turn() -> None:
    match = match_of(4)
    match.check_turn(BEN)
    with pytest.raises(NotYourTurnError):
        match.check_turn(ANA)
    with pytest.raises(NotYourMatchError):
        match.check_turn(EVE)
    with pytest.raises(NotYourMatchError):
        match.resign(EVE)


def test_a_program_can_hold_a_seat() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("perfect"), MemberSeat(ANA))
    assert match.seat(Mark.X) == OpponentSeat("perfect")
    assert match.seat(Mark.O) == MemberSeat(ANA)
    assert match.is_player(ANA)
    assert not match.is_player(BEN)
    with pytest.raises(NotYourTurnError):
        match.check_turn(ANA)


def test_a_side_that_has_left_forfeits_and_two_sides_may_agree_on_a_draw() -> None:
    assert match_of(4).forfeit(Mark.X).outcome == Outcome(Mark.O)
    agreed = match_of(4).agree()
    assert (agreed.termination, agreed.outcome, agreed.result) == (Termination.AGREED, Outcome(None), "draw")
    assert match_of(4).abandon().outcome is None
    halted = match_of(4).halt()
    assert (halted.termination, halted.outcome, halted.result) == (Termination.STOPPED, None, "stopped")
    for over in (agreed, halted, match_of(4).forfeit(Mark.X), match_of(0, 3, 1, 4, 2)):
        for change in (over.agree, over.abandon, over.halt, over.time_out):
            with pytest.raises(MatchOverError):
                change()
        with pytest.raises(MatchOverError):
            over.take_back(ANA)


@pytest.mark.parametrize(("termination", "loser"), [(Termination.AGREED, Mark.X), (Termination.RESIGNED, None)])
def test_who_lost_goes_with_how_it_stopped(termination: Termination, loser: Mark | None) -> None:
    with pytest.raises(ValueError, match="does not go with"):
        Stop(termination, loser)


def test_staying_away_loses_once_both_have_moved() -> None:
    assert match_of(4).time_out().termination is Termination.ABANDONED
    assert match_of(4, 0).time_out().stop == Stop(Termination.FORFEITED, Mark.X)
    against_a_program = Match(MatchId(7), TIC_TAC_TOE, MemberSeat(ANA), OpponentSeat("easy"), (4, 0))
    assert against_a_program.time_out().termination is Termination.ABANDONED
    assert against_a_program.is_duel is against_a_program.is_exhibition is False


@pytest.mark.parametrize(
    ("plies", "who", "left"),
    [((4,), ANA, ()), ((4, 0), ANA, ()), ((4, 0), BEN, (4,)), ((4, 0, 8), BEN, (4,)), ((4, 0, 8), ANA, (4, 0))],
)
def test_a_taken_back_ply_gives_its_player_the_turn_again(
    plies: tuple[int, ...], who: UserId, left: tuple[int, ...]
) -> None:
    before = match_of(*plies)
    after = before.take_back(who)
    assert after.plies == left
    assert after.seat(after.board.to_move) == MemberSeat(who)
    assert after.version == before.version + 1
    assert after.play(5).version == before.version + 2


@pytest.mark.parametrize(("plies", "who"), [((), ANA), ((), BEN), ((4,), BEN)])
def test_nobody_takes_back_what_they_have_not_played(plies: tuple[int, ...], who: UserId) -> None:
    with pytest.raises(NothingToTakeBackError):
        match_of(*plies).take_back(who)
