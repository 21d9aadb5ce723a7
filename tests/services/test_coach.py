"""The coach's answers: who may have them, and what the match remembers of it."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from bot.game.board import Board, parse_board
from bot.game.errors import GameError, NotYourMatchError, NotYourTurnError
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat, OpponentSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.ids import ChannelId, Event, EventId, Place
from bot.services.build import Services
from bot.services.errors import HintsNotAllowedError, MatchForgottenError, NoMatchError, NothingFinishedError
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.databases import a_database, contents
from tests.fakes.opponents import FirstFree, Slow
from tests.services.test_game_service import ANA, BEN, HERE, services_with
from tests.storage.matches import PROGRAM, begun

CHANNEL = HERE.channel
EVE = UserId(300)


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def services(database: Database) -> Services:
    return services_with(database, FirstFree())


async def duel(database: Database, *, is_coached: bool) -> None:
    """Have ana play against ben, who is to move; or leave off where they were."""
    new = begun(1, CHANNEL, 0, guild=HERE.guild, x=MemberSeat(ANA), o=MemberSeat(BEN))
    await MatchStore(database).begin(new.replace(is_coached=is_coached))


async def test_only_the_player_to_move_is_given_a_hint(services: Services, database: Database) -> None:
    async def refusal(user: UserId) -> type[GameError]:
        before = await contents(database)
        with pytest.raises(GameError) as refused:
            await services.coach.hint(CHANNEL, user)
        assert await contents(database) == before
        return refused.type

    assert await refusal(ANA) is NoMatchError
    await duel(database, is_coached=True)
    assert [await refusal(user) for user in (ANA, EVE)] == [NotYourTurnError, NotYourMatchError]
    advice = await services.coach.hint(CHANNEL, BEN)
    assert (advice.hint.cell, str(advice.board), advice.is_first) == (4, "X../.../...", False)


async def test_in_a_match_between_members_who_did_not_agree_to_it_nothing_is_given_away(
    services: Services, database: Database
) -> None:
    await duel(database, is_coached=False)
    before, board = await contents(database), parse_board("X../.../...")
    for asking in (
        services.coach.hint(CHANNEL, BEN),
        services.coach.analyse(CHANNEL, ANA),
        services.coach.analyse_position(CHANNEL, EVE, board),
    ):
        with pytest.raises(HintsNotAllowedError):
            await asking
    with pytest.raises(NotYourMatchError):
        await services.coach.analyse(CHANNEL, EVE)
    assert (await services.coach.analyse_position(ChannelId(99), EVE, board)).ended is None
    assert (await services.coach.analyse_position(CHANNEL, EVE, Board())).analysis.board == Board()
    assert await contents(database) == before


async def test_whoever_looks_into_the_present_position_of_their_own_match_has_taken_advice(
    services: Services, database: Database
) -> None:
    update = await services.games.move(HERE, ANA, Event(EventId(1)), "b2")
    for user, board, is_first in (
        (EVE, update.match.board, False),
        (ANA, Board(), False),
        (ANA, update.match.board, True),
        (ANA, update.match.board, False),
    ):
        assert (await services.coach.analyse_position(CHANNEL, user, board)).is_first is is_first
        found = await MatchStore(database).live(CHANNEL)
        assert found
        assert found.is_coached is (user == ANA and board == update.match.board)


async def test_advice_is_not_forgotten_by_a_program_that_was_thinking_meanwhile(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    playing = asyncio.create_task(services.games.move(HERE, ANA, Event(EventId(1)), "b2"))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    running = await services.cache.running(CHANNEL)
    assert (await services.cache.mark_coached(running)).is_coached
    slow.stop.set()
    update = await playing
    assert update.saved.is_coached
    assert (await services.cache.running(CHANNEL)) == update.saved == await MatchStore(database).live(CHANNEL)
    assert update.match.version == 2


async def test_what_ended_last_is_analysed_where_there_was_still_something_to_think_about(
    services: Services, database: Database
) -> None:
    with pytest.raises(NothingFinishedError):
        await services.coach.analyse(CHANNEL, ANA)
    await services.games.move(HERE, ANA, Event(EventId(1)), "b2")
    resigned = await services.games.resign(CHANNEL, ANA, Event(EventId(2)))
    found = await services.coach.analyse(CHANNEL, EVE)
    assert (found.ended, str(found.analysis.board)) == (resigned.match, "O../.X./...")
    won = begun(10, CHANNEL, 0, 3, 1, 4, 2, guild=HERE.guild, x=PROGRAM, o=PROGRAM)
    await MatchStore(database).begin(won)
    found = await services.coach.analyse(CHANNEL, EVE)
    assert (found.ended, str(found.analysis.board)) == (won.match, "XX./OO./...")


async def test_only_a_match_that_is_over_and_known_is_reviewed(services: Services) -> None:
    show = Match(MatchId(1), TIC_TAC_TOE, OpponentSeat("easy"), OpponentSeat("hard"))
    await services.cache.begin(show, Place(CHANNEL), Event(EventId(1)))
    for match in (show.id, MatchId(99)):
        with pytest.raises(MatchForgottenError):
            await services.coach.review(Place(CHANNEL), match)
    with pytest.raises(NothingFinishedError):
        await services.coach.review_last(CHANNEL)
    await services.exhibitions.stop(CHANNEL, show.id, Event(EventId(2)))
    found = await services.coach.review(Place(CHANNEL), show.id)
    assert (found.plies, found) == ((), await services.coach.review_last(CHANNEL))
    with pytest.raises(MatchForgottenError):
        await services.coach.review(HERE, show.id)


async def test_who_plays_without_advice_has_no_position_analysed_and_nobody_has_theirs_turned_or_mirrored(
    services: Services, database: Database
) -> None:
    await duel(database, is_coached=False)
    for user, text in ((ANA, "XO./.../..."), (BEN, "XO./X../..."), (EVE, "X../.../..."), (EVE, "..X/.../...")):
        with pytest.raises(HintsNotAllowedError):
            await services.coach.analyse_position(CHANNEL, user, parse_board(text))
    assert (await services.coach.analyse_position(CHANNEL, EVE, parse_board("XO./.../..."))).analysis.values


async def test_a_show_is_analysed_for_anybody_and_stays_without_advice(services: Services) -> None:
    await services.exhibitions.begin(HERE, Event(EventId(1)), "program", "program")
    assert not (await services.coach.analyse(CHANNEL, EVE)).is_first
    saved = await services.cache.reload(CHANNEL)
    assert saved
    assert not saved.is_coached


async def test_a_board_that_was_posted_meanwhile_does_not_undo_that_advice_was_given(services: Services) -> None:
    update = await services.games.start(HERE, ANA, Event(EventId(1)))
    await services.coach.hint(CHANNEL, ANA)
    await services.cache.record_shown(update.saved, None)
    saved = await services.cache.get(CHANNEL)
    assert saved
    assert saved.is_coached
