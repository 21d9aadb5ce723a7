"""The coach's answers: who may have them, and what the match remembers of it."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from bot.game.board import Board, parse_board
from bot.game.errors import GameError, NotYourMatchError, NotYourTurnError
from bot.game.ids import ChannelId, Event, EventId, MatchId, Place, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.play.errors import HintsNotAllowedError, MatchForgottenError, NoMatchError, NothingFinishedError
from bot.play.house import House
from bot.storage.database import Database
from bot.storage.matches import Matches
from tests.databases import a_database, contents
from tests.play.test_lobby import ANA, BEN, HERE, house_with
from tests.programs import FirstFree, Slow
from tests.storage.matches import PROGRAM, begun

CHANNEL = HERE.channel
EVE = UserId(300)


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def house(database: Database) -> House:
    return house_with(database, FirstFree())


async def duel(database: Database, *, is_coached: bool) -> None:
    """Have ana play against ben, who is to move; or leave off where they were."""
    new = begun(1, CHANNEL, 0, server=HERE.server, x=MemberSeat(ANA), o=MemberSeat(BEN))
    await Matches(database).begin(new.but(is_coached=is_coached))


async def test_only_the_player_to_move_is_given_a_hint(house: House, database: Database) -> None:
    async def refusal(user: UserId) -> type[GameError]:
        before = await contents(database)
        with pytest.raises(GameError) as refused:
            await house.coaching.hint(CHANNEL, user)
        assert await contents(database) == before
        return refused.type

    assert await refusal(ANA) is NoMatchError
    await duel(database, is_coached=True)
    assert [await refusal(user) for user in (ANA, EVE)] == [NotYourTurnError, NotYourMatchError]
    advice = await house.coaching.hint(CHANNEL, BEN)
    assert (advice.hint.cell, str(advice.board), advice.is_first) == (4, "X../.../...", False)


async def test_in_a_match_between_members_who_did_not_agree_to_it_nothing_is_given_away(
    house: House, database: Database
) -> None:
    await duel(database, is_coached=False)
    before, board = await contents(database), parse_board("X../.../...")
    for asking in (
        house.coaching.hint(CHANNEL, BEN),
        house.coaching.analyse(CHANNEL, ANA),
        house.coaching.analyse_position(CHANNEL, EVE, board),
    ):
        with pytest.raises(HintsNotAllowedError):
            await asking
    with pytest.raises(NotYourMatchError):
        await house.coaching.analyse(CHANNEL, EVE)
    assert (await house.coaching.analyse_position(ChannelId(99), EVE, board)).ended is None
    assert (await house.coaching.analyse_position(CHANNEL, EVE, Board())).analysis.board == Board()
    assert await contents(database) == before


async def test_whoever_looks_into_the_present_position_of_their_own_match_has_taken_advice(
    house: House, database: Database
) -> None:
    turn = await house.lobby.move(HERE, ANA, Event(EventId(1)), "b2")
    for user, board, is_first in (
        (EVE, turn.match.board, False),
        (ANA, Board(), False),
        (ANA, turn.match.board, True),
        (ANA, turn.match.board, False),
    ):
        assert (await house.coaching.analyse_position(CHANNEL, user, board)).is_first is is_first
        found = await Matches(database).live(CHANNEL)
        assert found
        assert found.is_coached is (user == ANA and board == turn.match.board)


async def test_advice_is_not_forgotten_by_a_program_that_was_thinking_meanwhile(database: Database) -> None:
    slow = Slow()
    house = house_with(database, slow)
    playing = asyncio.create_task(house.lobby.move(HERE, ANA, Event(EventId(1)), "b2"))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    running = await house.live.running(CHANNEL)
    assert (await house.live.mark_coached(running)).is_coached
    slow.stop.set()
    turn = await playing
    assert turn.saved.is_coached
    assert (await house.live.running(CHANNEL)) == turn.saved == await Matches(database).live(CHANNEL)
    assert turn.match.version == 2


async def test_what_ended_last_is_analysed_where_there_was_still_something_to_think_about(
    house: House, database: Database
) -> None:
    with pytest.raises(NothingFinishedError):
        await house.coaching.analyse(CHANNEL, ANA)
    await house.lobby.move(HERE, ANA, Event(EventId(1)), "b2")
    resigned = await house.lobby.resign(CHANNEL, ANA, Event(EventId(2)))
    found = await house.coaching.analyse(CHANNEL, EVE)
    assert (found.ended, str(found.analysis.board)) == (resigned.match, "O../.X./...")
    won = begun(10, CHANNEL, 0, 3, 1, 4, 2, server=HERE.server, x=PROGRAM, o=PROGRAM)
    await Matches(database).begin(won)
    found = await house.coaching.analyse(CHANNEL, EVE)
    assert (found.ended, str(found.analysis.board)) == (won.match, "XX./OO./...")


async def test_only_a_match_that_is_over_and_known_is_reviewed(house: House) -> None:
    show = Match(MatchId(1), TIC_TAC_TOE, OpponentSeat("easy"), OpponentSeat("hard"))
    await house.live.begin(show, Place(CHANNEL), Event(EventId(1)))
    for match in (show.id, MatchId(99)):
        with pytest.raises(MatchForgottenError):
            await house.coaching.review(Place(CHANNEL), match)
    with pytest.raises(NothingFinishedError):
        await house.coaching.review_last(CHANNEL)
    await house.exhibitions.stop(CHANNEL, show.id, Event(EventId(2)))
    found = await house.coaching.review(Place(CHANNEL), show.id)
    assert (found.plies, found) == ((), await house.coaching.review_last(CHANNEL))
    with pytest.raises(MatchForgottenError):
        await house.coaching.review(HERE, show.id)


async def test_who_plays_without_advice_has_no_position_analysed_and_nobody_has_theirs_turned_or_mirrored(
    house: House, database: Database
) -> None:
    await duel(database, is_coached=False)
    for user, text in ((ANA, "XO./.../..."), (BEN, "XO./X../..."), (EVE, "X../.../..."), (EVE, "..X/.../...")):
        with pytest.raises(HintsNotAllowedError):
            await house.coaching.analyse_position(CHANNEL, user, parse_board(text))
    assert (await house.coaching.analyse_position(CHANNEL, EVE, parse_board("XO./.../..."))).analysis.values


async def test_a_show_is_analysed_for_anybody_and_stays_without_advice(house: House) -> None:
    await house.exhibitions.begin(HERE, Event(EventId(1)), "program", "program")
    assert not (await house.coaching.analyse(CHANNEL, EVE)).is_first
    saved = await house.live.look(CHANNEL)
    assert saved
    assert not saved.is_coached


async def test_a_board_that_was_posted_meanwhile_does_not_undo_that_advice_was_given(house: House) -> None:
    turn = await house.lobby.start(HERE, ANA, Event(EventId(1)))
    await house.coaching.hint(CHANNEL, ANA)
    await house.lobby.shown(turn, None)
    saved = await house.live.find(CHANNEL)
    assert saved
    assert saved.is_coached
