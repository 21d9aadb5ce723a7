"""The positions that a member is playing or is asked, and what advice about them costs.

Analyses, hints, reviews, lessons, puzzles, exercises and what was missed in races all ask here before they give advice
about a position. In a match against the bot, advice marks the match; a puzzle and an exercise count as missed; and in a
match between members without hints, and about a puzzle that a race is asking, there is no advice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime

from bot.analysis.analyses import are_near, kind_of
from bot.analysis.exercise import Exercise
from bot.analysis.puzzles import DAILY_RATINGS, Puzzle, daily_puzzle, find_puzzle
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.game import State
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.matches.matches import Matches
from bot.model.actor import Actor
from bot.model.ids import Place
from bot.model.saved_match import SavedMatch
from cogs.practice.queries import OpenPositions, find_all_open, find_open, save_answer
from cogs.puzzles.queries import PuzzleRecord, RatedAnswer, change_record, rated_answer


@dataclass(frozen=True, slots=True)
class OpenPuzzle:
    """A puzzle that a user has not answered yet."""

    place: Place  # as `Place.home` returns it
    puzzle: Puzzle
    day: date | None = None  # of a daily puzzle; None for one that was given to the user alone

    def answered(self, record: PuzzleRecord, *, is_right: bool) -> PuzzleRecord:
        if self.day:
            return record.with_daily_answer(self.day, is_right=is_right)
        return record.with_answer(is_right=is_right)

    def is_open(self, record: PuzzleRecord) -> bool:
        """Whether it is still unanswered, by the user's record in its place."""
        if self.day:
            return record.last_daily is None or record.last_daily < self.day
        return record.is_open and self.is_latest(record)

    def is_latest(self, record: PuzzleRecord) -> bool:
        """Whether the user has been given no other puzzle since."""
        return record.puzzle == self.puzzle.position and GAMES.get(record.game) == self.puzzle.board.game

    def missed(self, record: PuzzleRecord) -> tuple[PuzzleRecord, list[RatedAnswer]]:
        """Count the puzzle as missed, unless the user has answered it meanwhile; for `change_record`."""
        if not self.is_open(record):
            return record, []
        answer = replace(rated_answer(self.puzzle, is_right=False), moves_puzzle=False)
        return self.answered(record, is_right=False), [answer]


Helped = SavedMatch | OpenPuzzle | Exercise
"""What advice would help with. Its price: a match is marked as coached; a puzzle or an exercise counts as missed."""


@dataclass(frozen=True, slots=True)
class RacePuzzle:
    """A puzzle that a user is being asked in a race: there is no advice about it."""

    board: State


class PriceNotAgreedError(Exception):
    """Advice has a price, and the user has to agree first."""

    def __init__(self, boards: Sequence[State], price: Sequence[Helped]) -> None:
        super().__init__()
        self.boards = boards
        self.price = price


async def _in_no_race(_: Sequence[UserId]) -> Sequence[State]:
    return ()


@dataclass(eq=False)
class AdviceService:
    matches: Matches
    database: Database
    now: Callable[[], datetime]
    asked_in_races: Callable[[Sequence[UserId]], Awaitable[Sequence[State]]] = _in_no_race
    """Returns the positions that some users are being asked in races; is set by their feature."""

    @asynccontextmanager
    async def about(
        self,
        actor: Actor,
        boards: Sequence[State],
        *,
        is_agreed: bool = False,  # whether the user has agreed to the price
        # the puzzle or exercise that the user is answering, which is not counted
        answering: OpenPuzzle | Exercise | None = None,
        unasked: MatchId | None = None,  # a match that is marked without a question
        found: OpenPositions | None = None,  # the user's open positions, if they are known
    ) -> AsyncGenerator[None]:
        """Let the block compute advice about some positions, then charge its price. See `find`.
        Raises Refusal if it helps in a match between members who have not agreed to hints, or in a race;
        PriceNotAgreedError if the user has to agree first.
        """
        helped = await self.find(actor.user, actor.place, boards, answering=answering, found=found)
        price = [each for each in helped if not isinstance(each, RacePuzzle)]
        if len(price) < len(helped):
            raise Refusal("advice-race")
        if any(isinstance(each, SavedMatch) and each.match.is_duel for each in price):
            raise Refusal("advice-duel")
        to_agree = [each for each in price if not (isinstance(each, SavedMatch) and each.match.id == unasked)]
        if to_agree and not is_agreed:
            raise PriceNotAgreedError(boards, to_agree)
        yield
        for each in price:
            match each:
                case SavedMatch():
                    await self.matches.mark_coached(each)
                case OpenPuzzle():
                    await change_record(self.database, each.place, actor.user, each.missed)
                case Exercise():
                    today = self.now().date()
                    await self.database.write(save_answer, actor.user, each, today, is_right=False)

    async def find(
        self,
        user: UserId,
        place: Place,
        boards: Sequence[State],
        *,
        answering: OpenPuzzle | Exercise | None = None,
        found: OpenPositions | None = None,
    ) -> list[Helped | RacePuzzle]:
        """Return what advice costs or would help with: a position near to one of the boards that the user plays or is
        asked anywhere, or that members play in the channel. `answering` and `found` are as for `about`.
        """
        today = self.now().date()
        found = found or await self.database.read(find_open, user, place, today)
        asked = await self.asked_in_races([user])
        return await asyncio.to_thread(_helped, boards, found, answering, today, asked)

    async def free_puzzles(self, users: Sequence[UserId], place: Place, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        """Return the puzzles, in their order, that are no advice with a price for any of some users, nor about today's
        daily puzzle of the place, also if they have answered it, nor about what a race is asking one of them now.
        """
        today = self.now().date()
        found = await self.database.read(find_all_open, users, place, today)
        asked = await self.asked_in_races(users)
        return await asyncio.to_thread(_free_puzzles, puzzles, found, place, today, asked)


def _helped(
    boards: Sequence[State],
    found: OpenPositions,
    answering: OpenPuzzle | Exercise | None,
    today: date,
    asked: Sequence[State],  # in races
) -> list[Helped | RacePuzzle]:
    """Return what a user plays or is asked in positions near some boards: advice about these would help them there."""
    positions: list[tuple[State, Helped | RacePuzzle]] = [(board, RacePuzzle(board)) for board in asked]
    positions += _open_positions({kind_of(board.game) for board in boards}, found, answering, today)
    return [each for position, each in positions if any(are_near(board, position) for board in boards)]


def _open_positions(
    kinds: Collection[Hashable], found: OpenPositions, answering: OpenPuzzle | Exercise | None, today: date
) -> Iterator[tuple[State, Helped]]:
    """Yield each position that a user plays or is asked, so that advice about it has a price, except the one that they
    are answering. Of puzzles, only those of games whose kind is in `kinds`.
    """
    yield from ((saved.match.board, saved) for saved in found.running if not saved.is_coached)
    for place, record in found.records.items():
        yield from (
            (each.puzzle.board, each) for each in _open_puzzles(kinds, place, record, today) if each != answering
        )
    if exercise := found.exercise:
        board = exercise.mistake.board
        if not (isinstance(answering, Exercise) and answering.mistake.board == board):
            yield board, exercise


def _open_puzzles(kinds: Collection[Hashable], place: Place, record: PuzzleRecord, today: date) -> Iterator[OpenPuzzle]:
    """Yield the puzzle that was given to a user in a place, and the daily one, if they are not answered yet."""
    game, daily = GAMES.get(record.game), GAMES[DAILY_RATINGS[today.weekday()][0]]
    if record.is_open and game and kind_of(game) in kinds and (given := find_puzzle(record.game, record.puzzle)):
        yield OpenPuzzle(place, given)
    if kind_of(daily) in kinds and (record.last_daily is None or record.last_daily < today):
        yield OpenPuzzle(place, daily_puzzle(place.scope, today), today)


def _free_puzzles(
    puzzles: Sequence[Puzzle],
    found: Sequence[OpenPositions],
    place: Place,
    today: date,
    asked: Sequence[State],  # in races
) -> list[Puzzle]:
    kinds = {kind_of(puzzle.board.game) for puzzle in puzzles}
    barred = {daily_puzzle(place.scope, today).board, *asked}
    barred.update(board for each in found for board, _ in _open_positions(kinds, each, None, today))
    return [puzzle for puzzle in puzzles if not any(are_near(puzzle.board, board) for board in barred)]
