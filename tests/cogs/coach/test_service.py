"""Who gets hints, analyses and reviews, and how they mark a match as coached."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.analysis.analyses import are_near
from bot.analysis.exercise import MissedPuzzle
from bot.analysis.puzzles import Puzzle, unlike_puzzles
from bot.client.services import Services
from bot.database.database import Database
from bot.games.ids import MatchId, UserId
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules, board_in, parse_board
from bot.games.match import Match, OpponentSeat
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import SavedMatch
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService, PriceNotAgreedError, RacePuzzle
from cogs.coach.service import CoachService
from cogs.play.service import PlayService
from cogs.practice.queries import find_open
from cogs.practice.service import PracticeService
from cogs.puzzles.service import PuzzleService
from cogs.race.day import DayRaceService
from tests.fakes.opponents import FirstFree, Slow
from tests.fakes.workers import Delayed, Recording, TooSlow
from tests.support.databases import contents
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, CLEO, DM, HERE, NOON, PERFECT_SEAT, THERE, actor
from tests.support.refusals import refuses
from tests.support.saved_matches import insert_matches, new_match, running_in, save_new
from tests.support.services import OPPONENT, begin, resign, services_with

CHANNEL = HERE.channel


async def begin_duel(database: Database, *, is_coached: bool) -> None:
    """Begin a match of Ana against Ben, who is to move."""
    saved = new_match(1, CHANNEL, 0, guild=HERE.guild, x=ANA_SEAT, o=BEN_SEAT)
    await save_new(MatchStore(database), replace(saved, is_coached=is_coached))


async def test_a_duel_without_hints_gives_nothing_away(services: Services, database: Database) -> None:
    await begin_duel(database, is_coached=False)
    before = await contents(database)
    for request in (services[CoachService].hint(actor(BEN, 98)), services[CoachService].analyse(actor(ANA, 98))):
        with refuses("hints_not_allowed"):
            await request
    for user, place, text in (
        *((CLEO, HERE, text) for text in ("X../.../...", "..X/.../...", "XO./.../...")),
        *((BEN, place, text) for place in (HERE, THERE) for text in ("X../.../...", "..X/.O./...")),
    ):
        with refuses("advice-duel"):
            await services[CoachService].analyse_position(actor(user, 98, place), parse_board(text))
    with refuses("not_a_player"):
        await services[CoachService].analyse(actor(CLEO, 98))
    for user, place, text in ((CLEO, THERE, "X../.../..."), (CLEO, HERE, ".../.X./..."), (BEN, HERE, ".../.X./...")):
        assert await services[CoachService].analyse_position(actor(user, 98, place), parse_board(text))
    assert await contents(database) == before


async def advised_by(services: Services, asking: Actor, board: Board) -> Sequence[SavedMatch]:
    """The matches that the analysis of a position would mark."""
    try:
        await services[CoachService].analyse_position(asking, board)
    except PriceNotAgreedError as advised:
        return [each for each in advised.price if isinstance(each, SavedMatch)]
    return []


async def coached_channels(database: Database) -> set[ChannelId]:
    """The channels whose running match of Ana is marked as played with advice."""
    running = (await database.read(find_open, ANA, HERE, NOON.date())).running
    return {saved.place.channel for saved in running if saved.is_coached}


async def test_an_analysis_that_helps_in_a_running_game_marks_it(services: Services, database: Database) -> None:
    """Wherever it is asked for, of this position or one a move apart, also turned or mirrored."""
    match = (await services[PlayService].move(actor(ANA, 1), "a1")).match  # the opponent plays A2
    elsewhere = Place(ChannelId(77))
    for user, place, text, is_advised in (
        (CLEO, HERE, "XO./.../...", False),
        (ANA, THERE, "XO./.../...", True),
        (ANA, elsewhere, "X../O../...", True),
        (ANA, elsewhere, "XO./.X./...", True),
        (ANA, HERE, "XOO/.X./...", False),  # two moves ahead
        (ANA, HERE, "X../.../...", True),  # its best play says how to go on
        (ANA, HERE, ".../.../...", False),
        (ANA, HERE, ".../.X./...", False),
        (ANA, HERE, "OX./.../...", False),
    ):
        advised = await advised_by(services, actor(user, 98, place), parse_board(text))
        assert [saved.match for saved in advised] == [match] * is_advised, text
    assert not await coached_channels(database)
    await services[CoachService].analyse_position(actor(ANA, 98, elsewhere), board_in(match.board), is_agreed=True)
    assert await coached_channels(database) == {CHANNEL}
    assert not await advised_by(services, actor(ANA, 98), board_in(match.board))


async def test_a_position_on_a_board_of_another_size_marks_the_game_too(services: Services, database: Database) -> None:
    """From four marks on: there, the same marks have the same best play."""
    rules = LISTED["5x5"]
    match = Match(MatchId(1), rules, ANA_SEAT, OpponentSeat(OPPONENT), (6, 7, 12, 13))
    await insert_matches(database, replace(new_match(1, CHANNEL, guild=HERE.guild), match=match))
    advice = AdviceService(services[Matches], database, now=services.now)
    for size, text, is_advised in (
        (Rules(5, 6, 4), "....../.XO.../..XO../....../......", True),
        (Rules(5, 6, 4), "....../..XO../...XO./....../......", True),
        (Rules(6, 5, 4), "...../...../...../...O./..OX./..X../"[:-1], True),  # turned
        (Rules(6, 6, 4), "X...../.XO.../..XO../....../....../......", True),  # a move ahead
        (Rules(6, 6, 4), "X....O/.XO.../..XO../....../....../......", False),
        (Rules(5, 6, 5), "....../.XO.../..XO../....../......", False),
        (Rules(5, 6, 4), "....../.XO.../..X.../..O.../......", False),
    ):
        assert bool(await advice.find(ANA, HERE, [parse_board(text, size)])) == is_advised, text
    falling = Match(MatchId(2), LISTED["connect4"], ANA_SEAT, OpponentSeat(OPPONENT), (35, 36, 28, 29))
    await insert_matches(database, replace(new_match(2, THERE.channel, guild=THERE.guild), match=falling))
    for size, text, is_advised in (
        (Rules(6, 8, 4, gravity=True), "/".join(["........"] * 4 + [".....OX.", ".....OX."]), True),
        (Rules(5, 7, 4, gravity=True), "/".join(["......."] * 3 + ["..XO...", "..XO..."]), True),
        (Rules(6, 8, 4, gravity=True), "/".join(["........"] * 4 + ["..OX....", "..XO...."]), False),
    ):
        assert bool(await advice.find(ANA, HERE, [parse_board(text, size)])) == is_advised, text


async def test_advice_marks_all_running_games_in_which_it_helps(services: Services, database: Database) -> None:
    """A member who plays the same moves in two games cannot have one of them advise the other."""
    board = board_in((await services[PlayService].move(actor(ANA, 1), "a1")).match.board)
    await services[PlayService].move(actor(ANA, 2, THERE), "a1")
    assert [saved.place for saved in await advised_by(services, actor(ANA, 97), board)] == [HERE, THERE]
    for advice in (services[CoachService].hint(actor(ANA, 98)), services[CoachService].analyse(actor(ANA, 98))):
        with pytest.raises(PriceNotAgreedError) as advised:
            await advice
        assert [each.place for each in advised.value.price if isinstance(each, SavedMatch)] == [THERE]
    assert not await coached_channels(database)
    await services[CoachService].analyse_position(actor(ANA, 99), board, is_agreed=True)
    assert await coached_channels(database) == {HERE.channel, THERE.channel}
    assert (await services[CoachService].hint(actor(ANA, 100)))[0] == board


async def test_ended_games_and_exhibitions_do_not_advise_running_ones(services: Services, database: Database) -> None:
    """A member sets up the position of their game in another channel, where it is not their running game."""
    await services[PlayService].move(actor(ANA, 1), "a1")
    await services[PlayService].move(actor(ANA, 2, THERE), "a1")
    await resign(services, actor(ANA, 3, THERE))
    with pytest.raises(PriceNotAgreedError):
        await services[CoachService].analyse(actor(ANA, 97, THERE))
    level = OpponentSeat(OPPONENT)
    await begin(services, Match(MatchId(4), TIC_TAC_TOE, level, level, (0, 1)), THERE)
    with pytest.raises(PriceNotAgreedError):
        await services[CoachService].analyse(actor(ANA, 98, THERE))
    assert not await coached_channels(database)
    assert await services[CoachService].analyse(actor(CLEO, 99, THERE))


async def test_a_member_waits_for_one_advice_at_a_time(database: Database) -> None:
    services, board = services_with(database, FirstFree(), workers=Delayed()), Board(LISTED["4x4"])
    for _ in range(2):  # one that is cancelled is no longer waited for
        asking = [asyncio.create_task(services[CoachService].analyse_position(actor(ANA, 97), board)) for _ in range(2)]
        (refused,), (computed,) = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
        with refuses("advice_pending"):
            await refused
        computed.cancel()
        await asyncio.wait([computed])


async def test_a_match_marked_while_the_opponent_thinks_stays_marked(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    saved = (await services[PlayService].move(actor(ANA, 1), "b2")).saved
    playing = asyncio.create_task(services[Matches].move_opponent(saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    running = await services[Matches].running(CHANNEL)
    await services[Matches].mark_coached(running)
    services[MatchStore].record_shown(running, running.shown)  # its board was not marked yet
    slow.stop.set()
    update = await playing
    assert update
    assert update.saved.is_coached
    assert (await services[Matches].running(CHANNEL)) == update.saved == await running_in(MatchStore(database), CHANNEL)
    assert update.match.version == 2


async def test_advice_is_computed_for_its_member(database: Database) -> None:
    workers = Recording()
    services = services_with(database, FirstFree(), workers=workers)
    await services[CoachService].analyse_position(actor(ANA, 98), Board(LISTED["4x4"]))
    assert workers.tickets == [Ticket(Priority.ADVICE, ANA)]


async def test_a_match_on_a_large_board_is_reviewed_once(services: Services, database: Database) -> None:
    match, rng = Match(MatchId(1), LISTED["4x4"], PERFECT_SEAT, PERFECT_SEAT), Random(4)
    while not match.is_over:
        match = match.play(match.board.legal_moves[int(rng.random() * len(match.board.legal_moves))])
    await save_new(MatchStore(database), replace(new_match(1, CHANNEL, guild=HERE.guild), match=match))
    review, same = await asyncio.gather(
        services[CoachService].review(actor(ANA, 97), match.id), services[CoachService].review(actor(ANA, 98), match.id)
    )
    assert len(review.plies) == len(match.plies)
    assert review.plies[-1].is_judged
    assert not review.plies[-1].mistake
    assert same.game is review.game
    assert (await services[CoachService].review(actor(ANA, 98), match.id)).game is review.game


async def lose_on(services: Services, rules: Rules, *, number: int = 1) -> SavedMatch:
    """Let Ana resign a game in which both sides have moved."""
    match = Match(MatchId(number), rules, ANA_SEAT, OpponentSeat(OPPONENT), (0, 1))
    await begin(services, match)
    return (await resign(services, actor(ANA, number + 1))).saved


async def test_a_match_that_has_ended_is_reviewed_only_while_a_worker_is_free(database: Database) -> None:
    workers = Recording()
    services = services_with(database, FirstFree(), workers=workers)
    ended = await lose_on(services, LISTED["4x4"])
    async with workers.turns.take(Ticket(Priority.BACKGROUND, CLEO)):
        assert await services[CoachService].review_ended(ended) is None
    assert workers.tickets == []
    reviewed = await services[CoachService].review_ended(ended)
    assert reviewed
    assert len(reviewed.plies) == 2
    assert workers.tickets == [Ticket(Priority.BACKGROUND, CHANNEL)]
    small = await lose_on(services_with(database, FirstFree(), workers=workers), TIC_TAC_TOE, number=3)
    async with workers.turns.take(Ticket(Priority.BACKGROUND, CLEO)):
        assert await services[CoachService].review_ended(small)  # it needs no worker


async def test_a_review_that_fails_or_helps_in_a_running_match_is_left_out(database: Database) -> None:
    ended = await lose_on(services_with(database, FirstFree()), LISTED["4x4"])
    assert await services_with(database, FirstFree(), workers=TooSlow())[CoachService].review_ended(ended) is None
    running = Match(MatchId(5), LISTED["4x4"], ANA_SEAT, OpponentSeat(OPPONENT), (0,))
    services = services_with(database, FirstFree())
    await begin(services, running, THERE)
    assert await services[CoachService].review_ended(ended) is None


async def test_a_race_draws_nothing_that_a_racer_plays_or_is_asked(services: Services) -> None:
    advice, puzzles = services[AdviceService], services[PuzzleService]
    pool = [each for game in ("4x4", "5x5", "3x3") for each, *_ in unlike_puzzles(game).values()]

    async def barred(*users: UserId, place: Place = HERE) -> set[Puzzle]:
        free = await advice.free_puzzles(users, place, pool)
        is_free = {*free}
        assert free == [puzzle for puzzle in pool if puzzle in is_free]  # in the same order
        return {*pool} - is_free

    daily, open_one = (await puzzles.daily(HERE)).puzzle, await puzzles.next(actor(ANA, 1), "4x4")
    missed = MissedPuzzle("3x3", pool[-1].position)
    await services[PracticeService].keep_puzzles(actor(BEN, 2), [missed])
    await puzzles.answer_daily(actor(BEN, 3), NOON.date().isoformat(), daily.solution, daily.position)
    of_place, others = await barred(CLEO), await barred(CLEO, place=DM)
    assert (daily in of_place, daily in others, len(of_place) < 40) == (True, False, True)
    assert await barred(BEN) == of_place  # the exercise has not been asked yet, and today's puzzle is answered
    await services[PracticeService].ask_due(actor(BEN, 4))
    assert await barred(BEN) - of_place >= {pool[-1]}
    assert await barred(ANA) - of_place >= {open_one}
    opening = (await services[PlayService].move(actor(CLEO, 5, THERE), "a1")).match.board
    of_game = {puzzle for puzzle in pool if are_near(puzzle.board, opening)}
    assert of_game
    assert await barred(CLEO) == of_place | of_game
    assert await barred(ANA, BEN, CLEO) == await barred(ANA) | await barred(BEN) | await barred(CLEO)


async def test_a_puzzle_of_a_race_is_barred_from_others_only_while_it_is_asked(services: Services) -> None:
    advice, days, today = services[AdviceService], services[DayRaceService], NOON.date().isoformat()
    race = (await days.open(actor(ANA, 1))).race
    for number in range(2):
        asked = (await days.start(actor(ANA, 3), today)).puzzle
        assert asked
        assert await advice.free_puzzles([BEN], HERE, [asked]) == [asked]
        assert await advice.free_puzzles([BEN, ANA], HERE, [asked]) == []
        assert await advice.find(ANA, HERE, [asked.board]) == [RacePuzzle(asked.board)]
        await days.answer(actor(ANA, 4), race.id, number, asked.solution, 0)
        assert await advice.free_puzzles([BEN, ANA], HERE, [asked]) == [asked]
