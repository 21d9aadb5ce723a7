"""What matches teach the learners, also when two games or two processes play at once."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from itertools import product

from bot.game.board import parse_board
from bot.game.games import GAMES
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.position import Position, Verdict, position_of
from bot.model.ids import Place
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.opponents.learner import LEARNER
from bot.services.build import Services
from bot.services.game_service import MatchOptions
from bot.services.learners import LearnerService
from bot.storage.learners import find_learner
from tests.support.databases import Interrupted
from tests.support.people import ANA, ANA_SEAT, HERE, THERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import OPPONENT, begin

QUICK_WINS = (("b2", "b3", "b1"), ("b1", "b3", "b2"))
"""Two ways to beat an opponent that plays the first free cell."""


async def play(services: Services, place: Place, first_event: int, cells: Sequence[str]) -> None:
    """Play Ana's moves of a whole game against the learner."""
    await services.games.start(actor(ANA, first_event, place), MatchOptions(level="learner"))
    for number, cell in enumerate(cells, start=first_event + 1):
        await services.games.move(actor(ANA, number, place), cell)


def lost(*boards: str) -> dict[Position, Verdict]:
    """The memory of an O that has made these positions, and lost."""
    return {position_of(parse_board(board), Mark.O): Verdict.LOST for board in boards}


async def test_a_lost_game_teaches_the_position_before_the_winning_move(services: Services) -> None:
    await play(services, HERE, 100, ("b2", "b3", "b1"))
    saved = await services.learners.load(THERE)
    assert saved.memory == lost("OO./.XX/...")
    assert (saved.games, saved.training_games, saved.results) == (1, 0, "l")
    assert saved.last_avoided == position_of(parse_board("OO./.XX/..."), Mark.O)


async def test_two_games_at_once_teach_both_lessons(services: Services) -> None:
    games = zip((HERE, THERE), (100, 200), QUICK_WINS, strict=True)
    await asyncio.gather(*(play(services, place, first, cells) for place, first, cells in games))
    saved = await services.learners.load(HERE)
    assert (saved.results, saved.memory) == ("ll", lost("OO./.XX/...", "OO./X.X/..."))
    assert (await services.learners.get(HERE)).memory == saved.memory


async def test_two_processes_share_their_lessons_within_a_minute(
    services: Services, other: Services, clock: Clock
) -> None:
    for process in (services, other):
        assert not (await process.learners.get(HERE)).memory
    await play(services, HERE, 100, QUICK_WINS[0])
    await play(other, THERE, 200, QUICK_WINS[1])
    assert len((await other.learners.get(HERE)).memory) == 1
    clock.advance(timedelta(minutes=1))
    for process in (services, other):
        assert (await process.learners.get(HERE)).memory == lost("OO./.XX/...", "OO./X.X/...")


async def test_a_lesson_saved_during_a_read_is_not_lost(services: Services, interrupted: Interrupted) -> None:
    await services.learners.apply(MemoryUpdate(HERE, "original", lost("OO./.XX/...")))  # something to read
    learners = LearnerService(interrupted, now=Clock())
    interrupted.action = learners.apply(MemoryUpdate(HERE, "original", lost("OO./X.X/...")))
    assert len((await learners.get(HERE)).memory) == 2


async def test_a_ply_that_is_not_saved_teaches_nothing(services: Services) -> None:
    await play(services, HERE, 100, ("b2", "b3"))
    twice = [services.games.move(actor(ANA, 110), "b1") for _ in range(2)]
    await asyncio.gather(*twice, return_exceptions=True)
    assert (await services.learners.load(HERE)).results == "l"


async def test_a_game_between_learners_teaches_and_is_not_in_the_record(services: Services) -> None:
    update = await services.exhibitions.begin(actor(ANA, 1), "learner", "learner")
    while not update.match.is_over:
        update = await services.exhibitions.advance(update.saved)
    assert update.match.result == "x"
    saved = await services.learners.load(HERE)
    assert (saved.results, saved.memory) == ("", lost("XOX/OXO/..."))


async def test_a_new_memory_of_the_stronger_mode_learns_from_both_sides(services: Services) -> None:
    await play(services, THERE, 100, QUICK_WINS[0])
    await services.learners.replace(HERE, "stronger", {})
    assert await services.learners.load(THERE) == SavedLearner("stronger")
    assert not (await services.learners.get(HERE)).memory
    update = await services.exhibitions.begin(actor(ANA, 1), OPPONENT, "learner")
    while not update.match.is_over:
        update = await services.exhibitions.advance(update.saved)
    verdicts = (await services.learners.load(HERE)).memory.values()
    assert {*verdicts} == {Verdict.LOST, Verdict.GOOD}


async def test_a_learner_of_an_unknown_mode_counts_as_new_and_is_kept(services: Services) -> None:
    await services.learners.apply(MemoryUpdate(HERE, "newer", lost("OO./.XX/...")))
    assert await services.learners.load(HERE) == SavedLearner("original")
    await play(services, HERE, 100, QUICK_WINS[0])
    newer = await services.database.read(find_learner, HERE.scope)
    assert newer
    assert (newer.mode, len(newer.memory)) == ("newer", 1)


async def test_the_latest_lesson_is_one_that_the_learner_learned_itself(services: Services) -> None:
    for first, cells in ((100, QUICK_WINS[0]), (200, QUICK_WINS[1])):
        await services.learners.replace(HERE, "original", {})
        await play(services, HERE, first, cells)
    latest = (await services.learners.load(HERE)).last_avoided
    await services.learners.apply(MemoryUpdate(HERE, "original", lost("OO./.XX/..."), is_own=False))
    assert (
        (await services.learners.load(HERE)).last_avoided == latest == position_of(parse_board("OO./X.X/..."), Mark.O)
    )


async def test_each_game_has_a_memory_of_its_own(services: Services) -> None:
    match = Match(MatchId(1), GAMES["misere"], OpponentSeat(OPPONENT), OpponentSeat(LEARNER), (0, 8, 3, 2, 6))
    assert match.outcome
    assert match.outcome.winner is Mark.O
    await begin(services, match)
    misere, default = await services.learners.load(HERE, "misere"), await services.learners.load(HERE)
    assert (misere.game, misere.games, misere.results) == ("misere", 1, "w")
    assert (default.game, default.games) == ("3x3", 0)
    assert (await services.learners.get(HERE, GAMES["misere"])).memory == misere.memory


async def test_the_learner_says_which_games_it_plays(services: Services) -> None:
    seats = (ANA_SEAT, OpponentSeat(LEARNER)), (OpponentSeat(LEARNER), ANA_SEAT)
    for name, (x, o) in product(("5x5", "9x9", "connect4"), seats):
        match = Match(MatchId(1), GAMES[name], x, o)
        with refuses("learner_game") as refused:
            await begin(services, match)
        assert refused.value.facts["games"] == (GAMES["3x3"], GAMES["misere"], GAMES["4x4"])
        assert await services.matches.get(HERE.channel) is None


async def test_a_reset_keeps_the_memories_of_other_games(services: Services) -> None:
    for game in ("3x3", "4x4"):
        await services.learners.apply(MemoryUpdate(HERE, "original", {Position(1): Verdict.LOST}, "l", game=game))
    await services.learners.replace(HERE, "stronger", {}, "4x4")
    assert (await services.learners.load(HERE, "4x4")).mode == "stronger"
    assert (await services.learners.load(HERE)).memory == {Position(1): Verdict.LOST}
