"""Who gets hints, analyses and reviews, and how they mark a match as coached."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.errors import NotYourTurnError, Refusal
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, OpponentSeat
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.ids import Place
from bot.services.build import Services
from bot.services.errors import NoMatchError
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.databases import contents
from tests.fakes.opponents import FirstFree, Slow
from tests.fakes.workers import Recording
from tests.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, HERE, PERFECT_SEAT, THERE, actor
from tests.refusals import refuses
from tests.services.builders import OPPONENT, begin, resign, services_with
from tests.storage.builders import new_match

CHANNEL = HERE.channel


async def begin_duel(database: Database, *, is_coached: bool) -> None:
    """Begin a match of Ana against Ben, who is to move."""
    saved = new_match(1, CHANNEL, 0, guild=HERE.guild, x=ANA_SEAT, o=BEN_SEAT)
    await MatchStore(database).begin(replace(saved, is_coached=is_coached))


async def test_only_the_player_to_move_gets_a_hint(services: Services, database: Database) -> None:
    async def refusal(user: UserId) -> type[Refusal]:
        before = await contents(database)
        with pytest.raises(Refusal) as refused:
            await services.coach.hint(actor(user, 98))
        assert await contents(database) == before
        return refused.type

    assert await refusal(ANA) is NoMatchError
    await begin_duel(database, is_coached=True)
    assert [await refusal(user) for user in (ANA, CLEO)] == [NotYourTurnError, Refusal]
    advice = await services.coach.hint(actor(BEN, 98))
    assert (advice.hint.cell, str(advice.board), advice.is_first) == (4, "X../.../...", False)


async def test_a_duel_without_hints_gives_nothing_away(services: Services, database: Database) -> None:
    await begin_duel(database, is_coached=False)
    before, board = await contents(database), parse_board("X../.../...")
    for request in (
        services.coach.hint(actor(BEN, 98)),
        services.coach.analyse(actor(ANA, 98)),
        services.coach.analyse_position(actor(CLEO, 98), board),
    ):
        with refuses("hints_not_allowed"):
            await request
    with refuses("not_your_match"):
        await services.coach.analyse(actor(CLEO, 98))
    assert (await services.coach.analyse_position(actor(CLEO, 98, THERE), board)).ended is None
    assert (await services.coach.analyse_position(actor(CLEO, 98), Board())).analysis.board == Board()
    assert await contents(database) == before


async def test_analysing_ones_own_current_position_marks_the_match(services: Services, database: Database) -> None:
    update = await services.games.move(actor(ANA, 1), "b2")
    for user, board, is_first in (
        (CLEO, update.match.board, False),
        (ANA, Board(), False),
        (ANA, update.match.board, True),
        (ANA, update.match.board, False),
    ):
        assert (await services.coach.analyse_position(actor(user, 98), board)).is_first is is_first
        saved = await MatchStore(database).live(CHANNEL)
        assert saved
        assert saved.is_coached is (user == ANA and board == update.match.board)


async def test_a_match_marked_while_the_opponent_thinks_stays_marked(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    saved = (await services.games.move(actor(ANA, 1), "b2")).saved
    playing = asyncio.create_task(services.games.move_opponent(saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    running = await services.matches.running(CHANNEL)
    assert (await services.matches.mark_coached(running)).is_coached
    slow.stop.set()
    update = await playing
    assert update
    assert update.saved.is_coached
    assert (await services.matches.running(CHANNEL)) == update.saved == await MatchStore(database).live(CHANNEL)
    assert update.match.version == 2


async def test_a_match_marked_before_its_board_is_posted_stays_marked(services: Services) -> None:
    update = await services.games.start(actor(ANA, 1))
    await services.coach.hint(actor(ANA, 98))
    services.matches.record_shown(update.saved, None)
    saved = await services.matches.get(CHANNEL)
    assert saved
    assert saved.is_coached


async def test_the_last_match_is_analysed_before_it_was_decided(services: Services, database: Database) -> None:
    with refuses("record-nothing_finished"):
        await services.coach.analyse(actor(ANA, 98))
    await services.games.move(actor(ANA, 1), "b2")
    resigned = await resign(services, actor(ANA, 2))
    analysed = await services.coach.analyse(actor(CLEO, 98))
    assert (analysed.ended, str(analysed.analysis.board)) == (resigned.match, "O../.X./...")
    won = new_match(10, CHANNEL, 0, 3, 1, 4, 2, guild=HERE.guild, x=PERFECT_SEAT, o=PERFECT_SEAT)
    await MatchStore(database).begin(won)
    analysed = await services.coach.analyse(actor(CLEO, 98))
    assert (analysed.ended, str(analysed.analysis.board)) == (won.match, "XX./OO./...")


async def test_only_a_finished_match_of_the_scope_is_reviewed(services: Services) -> None:
    exhibition = Match(MatchId(1), TIC_TAC_TOE, OpponentSeat("easy"), OpponentSeat("hard"))
    dm = Place(CHANNEL)
    begun = await begin(services, exhibition, dm)
    for match in (exhibition.id, MatchId(99)):
        with refuses("record-match_not_found"):
            await services.coach.review(dm, match)
    with refuses("record-nothing_finished"):
        await services.coach.review_last(CHANNEL)
    await services.matches.save(begun, exhibition.abandon())
    review = await services.coach.review(dm, exhibition.id)
    assert (review.plies, review) == ((), await services.coach.review_last(CHANNEL))
    with refuses("record-match_not_found"):
        await services.coach.review(HERE, exhibition.id)


async def test_a_duel_without_hints_hides_turned_positions_too(services: Services, database: Database) -> None:
    await begin_duel(database, is_coached=False)
    for user, text in ((ANA, "XO./.../..."), (BEN, "XO./X../..."), (CLEO, "X../.../..."), (CLEO, "..X/.../...")):
        with refuses("hints_not_allowed"):
            await services.coach.analyse_position(actor(user, 98), parse_board(text))
    assert (
        await services.coach.analyse_position(actor(CLEO, 98), parse_board("XO./.../..."))
    ).analysis.evaluation.values


async def test_any_member_may_analyse_an_exhibition(services: Services, database: Database) -> None:
    await services.exhibitions.begin(actor(ANA, 1), OPPONENT, OPPONENT)
    assert not (await services.coach.analyse(actor(CLEO, 98))).is_first
    saved = await MatchStore(database).live(CHANNEL)
    assert saved
    assert not saved.is_coached


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("X../.O./...", GAMES["3x3"]),
        ("/".join(["......."] * 6), GAMES["connect4"]),
        ("/".join(["........."] * 9), GAMES["9x9"]),
        ("X../.O.", GAMES["3x3"]),
    ],
)
async def test_a_position_is_of_the_game_with_its_shape(services: Services, text: str, rules: Rules) -> None:
    assert await services.coach.position_rules(CHANNEL, text) == rules


async def test_a_position_is_of_the_running_match_if_it_has_its_shape(services: Services, database: Database) -> None:
    match = Match(MatchId(1), GAMES["misere"], ANA_SEAT, PERFECT_SEAT)
    await MatchStore(database).begin(replace(new_match(1, CHANNEL, guild=HERE.guild), match=match))
    assert await services.coach.position_rules(CHANNEL, "X../.O./...") == GAMES["misere"]
    assert await services.coach.position_rules(CHANNEL, "nonsense") == GAMES["misere"]
    assert await services.coach.position_rules(CHANNEL, "/".join(["....."] * 5)) == GAMES["5x5"]


async def test_a_position_may_have_the_shape_of_the_last_match(services: Services, database: Database) -> None:
    match = Match(MatchId(1), Rules(6, 6, 5), ANA_SEAT, PERFECT_SEAT).resign(ANA)
    await MatchStore(database).begin(replace(new_match(1, CHANNEL, guild=HERE.guild), match=match))
    assert await services.coach.position_rules(CHANNEL, "/".join(["......"] * 6)) == Rules(6, 6, 5)
    assert await services.coach.position_rules(CHANNEL, "X../.O./...") == GAMES["3x3"]
    assert await services.coach.position_rules(THERE.channel, "/".join(["......"] * 6)) == GAMES["3x3"]


async def test_a_typed_position_waits_in_the_queue_of_its_server(database: Database) -> None:
    workers = Recording()
    services = services_with(database, FirstFree(), workers=workers)
    await services.coach.analyse_position(actor(ANA, 98), Board(GAMES["4x4"]))
    assert workers.scopes == [HERE.scope] != [HERE.channel]


async def test_a_match_on_a_large_board_is_reviewed_once(services: Services, database: Database) -> None:
    match, rng = Match(MatchId(1), GAMES["5x5"], PERFECT_SEAT, PERFECT_SEAT), Random(4)
    while not match.is_over:
        match = match.play(match.board.legal_moves[int(rng.random() * len(match.board.legal_moves))])
    await MatchStore(database).begin(replace(new_match(1, CHANNEL, guild=HERE.guild), match=match))
    review, same = await asyncio.gather(services.coach.review_last(CHANNEL), services.coach.review(HERE, match.id))
    assert len(review.plies) == len(match.plies)
    assert review.plies[-1].keeps_result
    assert same.game is review.game
    assert (await services.coach.review(HERE, match.id)).game is review.game
