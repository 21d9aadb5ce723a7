"""Matches: seats, plies and terminations."""

from dataclasses import replace
from functools import partial

import pytest

from bot.game.board import Outcome
from bot.game.errors import MatchOverError, NotYourTurnError
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import EarlyEnd, Match, MemberSeat, OpponentSeat, Termination
from bot.game.rules import TIC_TAC_TOE, Rules
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, PERFECT_SEAT
from tests.support.refusals import refuses


def match_of(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


def test_a_match_replays_to_its_board() -> None:
    match = match_of().play(4).play(0)
    assert str(match.board) == "O../.X./..."
    assert [match.mark(ply) for ply in range(2)] == [Mark.X, Mark.O]
    assert not match.is_over
    assert match.outcome is None


def test_a_match_ends_with_a_line_or_a_full_board() -> None:
    for plies, termination, winner in [
        ((0, 3, 1, 4, 2), Termination.LINE, Mark.X),
        ((0, 3, 1, 4, 8, 5), Termination.LINE, Mark.O),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), Termination.FULL_BOARD, None),
    ]:
        match = match_of(*plies)
        assert (match.termination, match.outcome and match.outcome.winner) == (termination, winner)
        with pytest.raises(MatchOverError):
            match.play(8)


def test_impossible_matches_are_refused() -> None:
    with refuses("cell_taken"):
        match_of(4, 4)
    with pytest.raises(MatchOverError):
        replace(match_of(0, 3, 1, 4, 2), early_end=EarlyEnd(Termination.RESIGNED, Mark.X))


def test_a_long_match_is_replayed_from_its_plies() -> None:
    rules = Rules(26, 26, 26)
    plies = (*range(0, rules.cells, 2), *range(1, rules.cells, 2))[:500]
    assert Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT, plies).board.ply == 500


def test_only_the_side_to_move_may_move() -> None:
    match = match_of(4)
    match.check_turn(BEN)
    with pytest.raises(NotYourTurnError):
        match.check_turn(ANA)
    with refuses("not_a_player"):
        match.check_turn(CLEO)
    with refuses("not_a_player"):
        match.resign(CLEO)


def test_an_opponent_can_hold_a_seat() -> None:
    match = Match(MatchId(7), TIC_TAC_TOE, PERFECT_SEAT, ANA_SEAT)
    assert match.seat(Mark.X) == PERFECT_SEAT
    assert match.seat(Mark.O) == ANA_SEAT
    assert match.is_player(ANA)
    assert not match.is_player(BEN)
    with pytest.raises(NotYourTurnError):
        match.check_turn(ANA)


def test_a_match_that_ends_early_has_its_termination_and_result() -> None:
    for match, termination, outcome in [
        (match_of(4).forfeit(Mark.X), Termination.FORFEITED, Outcome(Mark.O)),
        (match_of(4).resign(BEN), Termination.RESIGNED, Outcome(Mark.X)),
        (match_of(4).agree(), Termination.AGREED, Outcome(None)),
        (match_of(4).abandon(), Termination.ABANDONED, None),
        (match_of(4).stop(), Termination.STOPPED, None),
    ]:
        assert (match.termination, match.outcome) == (termination, outcome)
    assert (match_of(4).agree().result, match_of(4).stop().result) == ("draw", "stopped")


def test_a_match_that_is_over_does_not_change() -> None:
    for over in (match_of(4).agree(), match_of(4).stop(), match_of(4).resign(ANA), match_of(0, 3, 1, 4, 2)):
        changes = over.agree, over.abandon, over.stop, over.time_out, partial(over.take_back, ANA)
        for change in (*changes, partial(over.play, 0), partial(over.resign, BEN), partial(over.check_turn, BEN)):
            with pytest.raises(MatchOverError):
                change()


def test_a_stop_has_a_loser_only_if_one_side_lost() -> None:
    for termination, loser in [(Termination.AGREED, Mark.X), (Termination.RESIGNED, None)]:
        with pytest.raises(ValueError, match="does not go with"):
            EarlyEnd(termination, loser)


def test_a_side_that_runs_out_of_time_forfeits_once_both_moved() -> None:
    assert match_of(4).time_out().termination is Termination.ABANDONED
    assert match_of(4, 0).time_out().early_end == EarlyEnd(Termination.FORFEITED, Mark.X)


def test_a_match_against_the_bot_left_at_its_start_has_no_result() -> None:
    for plies in [(), (4,)]:
        match = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, OpponentSeat("easy"), plies)
        assert not match.is_at_stake
        assert match.time_out().termination is Termination.ABANDONED
        assert match.is_duel is match.is_exhibition is False


def test_a_member_who_leaves_a_match_against_the_bot_forfeits() -> None:
    as_x = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, OpponentSeat("easy"), (4, 0))
    as_o = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("easy"), ANA_SEAT, (4, 0, 8))
    assert [match.time_out().early_end for match in (as_x, as_o)] == [
        EarlyEnd(Termination.FORFEITED, Mark.X),
        EarlyEnd(Termination.FORFEITED, Mark.O),
    ]


def test_nobody_forfeits_while_the_bot_has_to_move() -> None:
    waiting = Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, OpponentSeat("easy"), (4, 0, 8))
    assert not waiting.is_at_stake
    assert waiting.time_out().termination is Termination.ABANDONED
    exhibition = Match(MatchId(7), TIC_TAC_TOE, OpponentSeat("hard"), OpponentSeat("easy"), (4, 0))
    assert exhibition.time_out().termination is Termination.ABANDONED


def test_after_a_take_back_its_player_is_to_move() -> None:
    for plies, user, remaining in [
        ((4,), ANA, ()),
        ((4, 0), ANA, ()),
        ((4, 0), BEN, (4,)),
        ((4, 0, 8), BEN, (4,)),
        ((4, 0, 8), ANA, (4, 0)),
    ]:
        before = match_of(*plies)
        after = before.take_back(user)
        assert after.plies == remaining
        assert after.seat(after.board.to_move) == MemberSeat(user)
        assert after.version == before.version + 1
        assert after.play(5).version == before.version + 2


def test_without_a_ply_there_is_nothing_to_take_back() -> None:
    for plies, user in [((), ANA), ((), BEN), ((4,), BEN)]:
        with refuses("nothing_to_take_back"):
            match_of(*plies).take_back(user)
