"""Matches: seats, plies and terminations."""

from dataclasses import replace
from functools import partial

import pytest

from bot.games.errors import MatchOverError, NotYourTurnError
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE, Outcome, Rules
from bot.games.mark import Mark
from bot.games.match import EarlyEnd, Match, MemberSeat, OpponentSeat
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, PERFECT_SEAT
from tests.support.refusals import refuses


def match_of(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


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
    rules = Rules(26, 26, 26)  # a notation may have so many plies
    plies = (*range(0, rules.cells, 2), *range(1, rules.cells, 2))[:500]
    assert Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT, plies).board.plies == 500


def test_impossible_matches_are_refused() -> None:
    with refuses("cell_taken"):
        match_of(4, 4)
    with pytest.raises(MatchOverError):
        replace(match_of(0, 3, 1, 4, 2), early_end=EarlyEnd(Termination.RESIGNED, Mark.X))
    for termination, loser in [(Termination.AGREED, Mark.X), (Termination.RESIGNED, None)]:
        with pytest.raises(ValueError, match="does not go with"):
            EarlyEnd(termination, loser)


def test_only_the_side_to_move_may_move() -> None:
    match = match_of(4)
    match.check_turn(BEN)
    for refuse in (match.check_turn, match.resign):
        with refuses("not_a_player"):
            refuse(CLEO)
    against_bot = Match(MatchId(7), TIC_TAC_TOE, PERFECT_SEAT, ANA_SEAT)
    for waiting in (match, against_bot):
        with pytest.raises(NotYourTurnError):
            waiting.check_turn(ANA)
    assert (against_bot.seat(Mark.X), against_bot.seat(Mark.O)) == (PERFECT_SEAT, ANA_SEAT)
    assert (against_bot.is_player(ANA), against_bot.is_player(BEN)) == (True, False)


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


def test_a_member_who_runs_out_of_time_forfeits_once_both_sides_moved() -> None:
    easy, hard = OpponentSeat("easy"), OpponentSeat("hard")
    for x, o, plies, loser in [
        (ANA_SEAT, BEN_SEAT, (4,), None),
        (ANA_SEAT, BEN_SEAT, (4, 0), Mark.X),
        (ANA_SEAT, easy, (4,), None),
        (ANA_SEAT, easy, (4, 0), Mark.X),
        (ANA_SEAT, easy, (4, 0, 8), None),  # the bot has to move
        (easy, ANA_SEAT, (4, 0, 8), Mark.O),
        (hard, easy, (4, 0), None),
    ]:
        match = Match(MatchId(7), TIC_TAC_TOE, x, o, plies)
        assert match.is_at_stake is (loser is not None)
        end = EarlyEnd(Termination.FORFEITED, loser) if loser else EarlyEnd(Termination.ABANDONED)
        assert match.time_out().early_end == end
        assert (match.is_duel, match.is_exhibition) == (o is BEN_SEAT, x is hard)


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
    for plies, user in [((), ANA), ((), BEN), ((4,), BEN)]:
        with refuses("nothing_to_take_back"):
            match_of(*plies).take_back(user)
