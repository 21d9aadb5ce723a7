"""Games, positions, records and settings of every kind, to be shown on pages."""

from dataclasses import replace
from datetime import timedelta
from functools import cache

from bot.analysis.coach import Analysis, Hint, analyse, hint
from bot.analysis.evaluation import Evaluation, Evaluator
from bot.analysis.exercise import Exercise
from bot.analysis.exercises import ExerciseAnswer, ExerciseQuestion, exercise_question, explain
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Attempt, Puzzle, attempt
from bot.analysis.review import Review, review_game
from bot.games.board import Board, parse_board
from bot.games.games import GAMES
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat, Seat, Termination
from bot.games.position import Verdict, position_of
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.games.value import Result, Value
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId
from bot.players.opponent import LEVEL_NAMES
from cogs.learner.queries import SavedLearner
from cogs.puzzles.queries import PuzzleRecord, SolverRating
from cogs.records.queries import RatingPoint, ScopeRecord, Standing, Streak, UserRecord, WinDrawLoss
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, NOON, PERFECT_SEAT

PLAYERS = {ANA: "Al", BEN: "Bo"}
EASY = OpponentSeat("easy")
X_WINS, O_WINS, DRAW, MISTAKE = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5), (0, 1, 2, 4, 3, 5, 7, 6, 8), (0, 1, 4, 8, 6, 3, 2)


def _match(x: Seat, o: Seat, *plies: int, rules: Rules = TIC_TAC_TOE) -> Match:
    return Match(MatchId(7), rules, x, o, plies)


MISERE = GAMES["misere"]
RUNNING = [
    _match(ANA_SEAT, PERFECT_SEAT),
    _match(ANA_SEAT, PERFECT_SEAT, 4, 0),
    _match(PERFECT_SEAT, ANA_SEAT, 4),
    _match(ANA_SEAT, BEN_SEAT, 4),
    _match(ANA_SEAT, BEN_SEAT, 4, 0, 8),
    _match(EASY, PERFECT_SEAT, 4),
    _match(ANA_SEAT, EASY, 4, 0, rules=GAMES["4x4"]),
]
FINISHED = [
    _match(ANA_SEAT, PERFECT_SEAT, *X_WINS),
    _match(ANA_SEAT, PERFECT_SEAT, *O_WINS),
    _match(ANA_SEAT, PERFECT_SEAT, *DRAW),
    _match(ANA_SEAT, PERFECT_SEAT, 4, 0).resign(ANA),
    _match(ANA_SEAT, PERFECT_SEAT, 4, 0).forfeit(Mark.X),
    _match(ANA_SEAT, PERFECT_SEAT, 4, 0).abandon(),
    _match(ANA_SEAT, BEN_SEAT, *MISTAKE),
    _match(ANA_SEAT, BEN_SEAT, 4).resign(BEN),
    _match(ANA_SEAT, BEN_SEAT, 4).forfeit(Mark.X),
    _match(ANA_SEAT, BEN_SEAT, 0, 1).agree(),
    _match(ANA_SEAT, BEN_SEAT, 4).stop(),
    _match(EASY, PERFECT_SEAT, *X_WINS),
    _match(EASY, PERFECT_SEAT).abandon(),
    *(_match(x, o, *X_WINS, rules=MISERE) for x, o in ((ANA_SEAT, BEN_SEAT), (ANA_SEAT, EASY), (EASY, ANA_SEAT))),
]
POSITIONS = [
    *("XX./OO./...", "XO./.X./..O", "XO./.../...", "X../XO./...", "X../.O./..X", "XO./.X./...", ".../.../..."),
    *(".X./.../...", "XOX/OOX/.XO", "XXX/OO./..."),
]
TALLY = WinDrawLoss(6, 2, 1)
RANKED = Standing(ANA, 1104, TALLY, rank=2)
RECORD = UserRecord(
    total=TALLY,
    marks=dict.fromkeys(Mark, TALLY),
    opponents=dict.fromkeys(LEVEL_NAMES, TALLY),
    members=TALLY,
    streak=Streak(Result.WIN, 2),
    longest_winning_streak=4,
    standings={"3x3": RANKED, "connect4": replace(RANKED, rank=None, games_until_ranked=3)},
    rated_game="3x3",
    ratings=tuple(RatingPoint(NOON, rating) for rating in (1020, 1039, 1104)),
)
NO_RECORD = replace(RECORD, total=WinDrawLoss(), standings={}, rated_game=None, ratings=())
SCOPE = ScopeRecord(
    matches=10,
    terminations=dict.fromkeys(Termination, 2),
    winners={Mark.X: 4, Mark.O: 3, None: 2},
    exhibitions=2,
    players=3,
    most_active=((BEN, 8), (ANA, 5)),
    opponents={"easy": TALLY},
)
NO_SCOPE = replace(SCOPE, matches=0)
SETTINGS = GuildSettings(
    level="easy",
    is_text_only=True,
    language="ja",
    style="picture",
    channels=frozenset(map(ChannelId, (1, 2))),
    roles=frozenset(map(RoleId, (1, 2))),
    in_thread=True,
    idle=timedelta(days=3),
    cooldown=timedelta(seconds=5),
    prefix="",
    game="misere",
    games=frozenset({"3x3", "misere"}),
)
"""Settings of which none is the default."""

LESSON = position_of(parse_board("X.O/.../..."), Mark.O)
LEARNERS = [
    SavedLearner("original", {LESSON: Verdict.LOST}, 12, 5, "wwdl", LESSON),
    SavedLearner("stronger", {LESSON: Verdict.GOOD}, 12, 5, "l", None, "misere"),
]
PUZZLES = [Puzzle(parse_board("XX./OO./..."), 2, Result.WIN), Puzzle(parse_board("X../XO./..."), 6, Result.DRAW)]
RATED = SolverRating(Glicko(1532, 90), 1518, 20)
SOLVED = PuzzleRecord(solved=7, missed=2, streak=3, best_streak=4, daily_streak=3, best_daily_streak=5)

LARGE = Board(GAMES["7x7"])
UNPROVEN = Evaluation(dict.fromkeys(LARGE.legal_moves) | {0: Value(Result.LOSS, 8)}, (24, 25), 6)
"""What is proven of a large board: one move loses in at most four moves."""


evaluate = cache(Evaluator().evaluate)


@cache
def hints() -> list[tuple[Board, Hint]]:
    """Return positions with hints."""
    boards = [parse_board(text) for text in POSITIONS]
    proven = [(board, hint(board, evaluate)) for board in boards if not board.is_over]
    return [*proven, (LARGE, hint(LARGE, lambda _: UNPROVEN))]


@cache
def analyses() -> list[Analysis]:
    """Return analysed positions."""
    proven = [analyse(parse_board(text), evaluate) for text in POSITIONS]
    return [*proven, Analysis(LARGE, UNPROVEN, (), is_complete=False)]


@cache
def reviews() -> list[Review]:
    """Return reviewed matches, one of them with plies that could not be judged."""
    matches = [match for match in FINISHED if match.rules == TIC_TAC_TOE]
    proven = [Review(match, review_game(match.rules, match.plies, evaluate)) for match in matches]
    large = _match(ANA_SEAT, BEN_SEAT, 24, 0, rules=GAMES["7x7"]).resign(ANA)
    unknown = review_game(large.rules, large.plies, lambda board: Evaluation(dict.fromkeys(board.legal_moves), (), 6))
    return [*proven, Review(large, unknown)]


@cache
def attempts() -> list[Attempt]:
    """Return right and wrong answers to puzzles."""
    return [attempt(puzzle, cell, evaluate) for puzzle in PUZZLES for cell in puzzle.board.legal_moves]


@cache
def exercise_questions() -> list[ExerciseQuestion]:
    """Return a question about a win that was lost, and one about a draw."""
    reviewed = review_game(TIC_TAC_TOE, MISTAKE, evaluate)
    mistakes = [ply.mistake for ply in reviewed.plies if ply.mistake]
    exercises = [Exercise(mistake, MatchId(7), NOON, NOON.date()) for mistake in mistakes]
    return [exercise_question(exercise, MISTAKE) for exercise in exercises]


def exercise_answers(question: ExerciseQuestion) -> list[ExerciseAnswer]:
    """Return a right answer, the mistake itself, one whose result is not proven, and the wish for the solution."""
    right, solution = question.puzzle.solution, explain(question, None, evaluate)
    unproven = replace(question, results={**question.results, question.played: None})
    return [
        ExerciseAnswer(question, right, solution, question.exercise, is_right=True, is_counted=True, has_next=False),
        ExerciseAnswer(
            question, question.played, solution, question.exercise, is_right=False, is_counted=False, has_next=False
        ),
        ExerciseAnswer(
            unproven, question.played, solution, question.exercise, is_right=False, is_counted=True, has_next=False
        ),
        ExerciseAnswer(question, None, solution, question.exercise, is_right=False, is_counted=True, has_next=False),
    ]
