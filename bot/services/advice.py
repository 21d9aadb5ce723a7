"""The positions that a member is playing or is asked, and what advice about them costs.

Analyses, hints, reviews, lessons, puzzles and exercises all ask here before they give advice about a position. In a
match against the bot, advice marks the match; a puzzle and an exercise count as missed; and in a match between members
without hints there is no advice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime

from bot.game.board import Board
from bot.game.errors import Refusal
from bot.game.games import GAMES
from bot.game.ids import MatchId, UserId
from bot.game.position import Kind, is_near, kind_of
from bot.model.actor import Actor
from bot.model.exercise import Exercise
from bot.model.ids import Place
from bot.model.puzzle_rating import RatedAnswer
from bot.model.puzzle_record import PuzzleRecord
from bot.model.saved_match import SavedMatch
from bot.opponents.puzzles import DAILY_RATINGS, Puzzle, daily_puzzle, find_puzzle, rated_answer
from bot.services.matches import Matches
from bot.storage.asking import OpenPositions, find_open
from bot.storage.database import Database
from bot.storage.practice import save_answer
from bot.storage.puzzle_records import change_record


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle that a user has not answered yet."""

    place: Place  # as `Place.home` returns it
    puzzle: Puzzle
    day: date | None = None  # of a daily puzzle; None for one that was given to the user alone

    def answered(self, record: PuzzleRecord, *, is_right: bool) -> PuzzleRecord:
        """Return the user's record after their answer."""
        if self.day:
            return record.with_daily_answer(self.day, is_right=is_right)
        return record.with_answer(is_right=is_right)


@dataclass(frozen=True, slots=True)
class Price:
    """What advice about some positions costs a user."""

    duels: Sequence[SavedMatch] = ()  # matches between members without hints, because of which there is no advice
    matches: Sequence[SavedMatch] = ()  # the user's matches that are marked as played with advice
    puzzles: Sequence[OpenPuzzle] = ()  # which count as missed
    exercise: Exercise | None = None  # which counts as missed

    @property
    def is_free(self) -> bool:
        return not (self.duels or self.matches or self.puzzles or self.exercise)


class PriceNotAgreedError(Exception):
    """Advice has a price, and the user has to agree first."""

    def __init__(self, boards: Sequence[Board], price: Price) -> None:
        super().__init__()
        self.boards = boards
        self.price = price


class AdviceService:
    def __init__(self, matches: Matches, database: Database, *, now: Callable[[], datetime]) -> None:
        self._matches = matches
        self._database = database
        self._now = now

    @asynccontextmanager
    async def about(
        self,
        actor: Actor,
        boards: Sequence[Board],
        *,
        is_agreed: bool = False,
        answering: OpenPuzzle | Exercise | None = None,
        unasked: MatchId | None = None,
        found: OpenPositions | None = None,
    ) -> AsyncGenerator[None]:
        """Let the block compute advice about some positions, then charge its price. See `find`.

        Args:
            is_agreed: whether the user has agreed to the price.
            answering: the puzzle or exercise that the user is answering, which is not counted.
            unasked: a match that is marked without a question.
            found: the user's open positions, if they are known.

        Raises:
            Refusal: it helps in a match between members who have not agreed to hints.
            PriceNotAgreedError: the user has to agree first.
        """
        price = await self.find(actor.user, actor.place, boards, answering=answering, found=found)
        if price.duels:
            raise Refusal("advice-duel")
        asked = replace(price, matches=[saved for saved in price.matches if saved.match.id != unasked])
        if not (is_agreed or asked.is_free):
            raise PriceNotAgreedError(boards, asked)
        yield
        if not price.is_free:
            await self._charge(actor, price)

    async def find(
        self,
        user: UserId,
        place: Place,
        boards: Sequence[Board],
        *,
        answering: OpenPuzzle | Exercise | None = None,
        found: OpenPositions | None = None,
    ) -> Price:
        """Return what advice about some positions costs a user who asks for it in a place.

        It costs something if a position is near to one that the user plays or is being asked anywhere, or that members
        play in the channel. `answering` and `found` are as for `about`.
        """
        today = self._now().date()
        found = found or await self._database.read(find_open, user, place, today)
        return await asyncio.to_thread(_price, boards, found, answering, today)

    async def _charge(self, actor: Actor, price: Price) -> None:
        for saved in price.matches:
            await self._matches.mark_coached(saved)
        for place in {each.place for each in price.puzzles}:
            await self._miss(actor, [each for each in price.puzzles if each.place == place])
        if price.exercise:
            await self._database.write(save_answer, actor.user, price.exercise, self._now().date(), is_right=False)

    async def _miss(self, actor: Actor, puzzles: Sequence[OpenPuzzle]) -> None:
        """Count puzzles of one scope as missed, except those that the user has answered meanwhile."""

        def miss(record: PuzzleRecord) -> tuple[PuzzleRecord, list[RatedAnswer]]:
            rated = list[RatedAnswer]()
            for each in puzzles:
                if _is_open(record, each):
                    record = each.answered(record, is_right=False)
                    rated.append(replace(rated_answer(each.puzzle, is_right=False), moves_puzzle=False))
            return record, rated

        await change_record(self._database, puzzles[0].place, actor.user, miss)


def _price(
    boards: Sequence[Board], found: OpenPositions, answering: OpenPuzzle | Exercise | None, today: date
) -> Price:
    def is_helped(asked: Board) -> bool:
        return any(is_near(board, asked) for board in boards)

    helped = [saved for saved in found.running if not saved.is_coached and is_helped(saved.match.board)]
    puzzles = _open_puzzles(found.records, {kind_of(board.rules) for board in boards}, today)
    puzzles = [each for each in puzzles if each != answering and is_helped(each.puzzle.board)]
    exercise = found.exercise
    if exercise and isinstance(answering, Exercise):
        own, other = answering.mistake, exercise.mistake
        exercise = None if (own.rules, own.position) == (other.rules, other.position) else exercise
    if exercise and not is_helped(exercise.mistake.board):
        exercise = None
    duels = [saved for saved in helped if saved.match.is_duel]
    return Price(duels, [saved for saved in helped if not saved.match.is_duel], puzzles, exercise)


def _open_puzzles(records: Mapping[Place, PuzzleRecord], kinds: Collection[Kind], today: date) -> list[OpenPuzzle]:
    """Return the puzzles of some kinds of games that a user has not answered: those given to them, and daily ones."""
    found, daily = list[OpenPuzzle](), DAILY_RATINGS[today.weekday()][0]
    for place, record in records.items():
        if record.puzzle is not None and record.game in GAMES and kind_of(GAMES[record.game]) in kinds:
            puzzle = find_puzzle(record.game, record.puzzle)
            found += [OpenPuzzle(place, puzzle)] if puzzle else []
        if kind_of(GAMES[daily]) in kinds:
            found.append(OpenPuzzle(place, daily_puzzle(place.scope, today), today))
    return [each for each in found if _is_open(records[each.place], each)]


def _is_open(record: PuzzleRecord, asked: OpenPuzzle) -> bool:
    if asked.day:
        return record.last_daily is None or record.last_daily < asked.day
    return (
        record.is_open and record.puzzle == asked.puzzle.position and GAMES.get(record.game) == asked.puzzle.board.rules
    )
