"""Every text in every language is within Discord's limits, even with the longest names, emoji and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from random import Random

import pytest

from bot.analysis.coach import Analysis, analyse, hint
from bot.analysis.evaluation import Evaluation
from bot.analysis.evaluator import Evaluator
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import all_puzzles, attempt
from bot.analysis.review import Review, review_game
from bot.games.game import State, Termination
from bot.games.ids import MatchId, UserId
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules, parse_board, rules_of
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.notation import record
from bot.games.position import Position, Verdict
from bot.games.value import Result, Value
from bot.players.learner import MODES, ModeName
from bot.players.opponent import LEVEL_NAMES
from bot.process.features import PERSONAL_DATA
from bot.text.board_picture import BoardPicture, describe_picture
from bot.text.coach import AdviceWriter, ReviewWriter
from bot.text.localizer import Localizer
from bot.text.page import MAX_SIDE, Page, PageWriter, name_lines
from bot.text.style import custom_style
from cogs.learner.queries import SavedLearner
from cogs.learner.texts import compute_loss_curve, describe_learner
from cogs.privacy.commands import describe_deleted, describe_stored
from cogs.privacy.queries import DeletedData
from cogs.puzzles.queries import PuzzleRecord, SolverRating
from cogs.puzzles.service import AnsweredPuzzle, DailyPuzzle
from cogs.puzzles.texts import PuzzleWriter
from cogs.records.queries import (
    MAX_MOST_ACTIVE,
    FinishedMatch,
    HistoryPage,
    Leaderboard,
    ScopeRecord,
    Standing,
    UserRecord,
    WinDrawLoss,
)
from cogs.records.replay import ReplayWriter
from cogs.records.texts import RecordWriter
from tests.support.languages import LANGUAGES
from tests.support.pages import footer_line
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, NOON, PERFECT_SEAT
from tests.support.random_games import random_plies
from tools.longest import ESCAPED_NAME, PREFIX, STYLE

LARGEST = Rules(MAX_SIDE, MAX_SIDE, 5)
NUMBER, TIME = 10**9, datetime(9999, 1, 1, tzinfo=UTC)
MANY = WinDrawLoss(9999, 9999, 9999)
RESULTS = "wdl" * 10_000


def star() -> Match:
    """A game on the largest board whose last ply completes the longest lines in all four directions."""
    rays = [44 + step * away for step in (1, 9, 10, 11) for away in range(-4, 5) if away]
    others = [cell for cell in range(LARGEST.cells) if cell not in (*rays, 44) and (cell % 10 + cell // 20) % 2]
    plies = [cell for both in zip(rays, others, strict=False) for cell in both]
    return Match(MatchId(7), LARGEST, ANA_SEAT, BEN_SEAT, (*plies, 44))


def full() -> Match:
    x, o = ([cell for cell in range(LARGEST.cells) if (cell % 10 + cell // 20) % 2 == side] for side in (0, 1))
    plies = [cell for both in zip(x, o, strict=True) for cell in both]
    return Match(MatchId(7), LARGEST, PERFECT_SEAT, ANA_SEAT, tuple(plies))


PUZZLES = [*[*all_puzzles().values()][::600], *[*all_puzzles("9x9").values()][::300]]
RATED = SolverRating(Glicko(3000, 350), 1500, NUMBER)
SOLVED = PuzzleRecord(1, None, False, *[NUMBER] * 6, last_daily=NOON.date())
RANKED = tuple(Standing(UserId(number), 9999 - 999 * number, MANY, 99_990 + number) for number in range(10))
USER_RECORD = UserRecord(
    total=MANY,
    marks=dict.fromkeys(Mark, MANY),
    opponents=dict.fromkeys(LEVEL_NAMES, MANY),
    members=MANY,
    longest_winning_streak=9999,
    standings={"3x3": RANKED[0], "connect4": RANKED[0]},
    rated_game="3x3",
    ratings=(-9999, 1039, 9999),
)
SCOPE_RECORD = ScopeRecord(
    99_999,
    dict.fromkeys(Termination, 99_999),
    {Mark.X: 99_999, Mark.O: 99_999, None: 99_999},
    99_999,
    99_999,
    tuple((UserId(number), 99_999) for number in range(MAX_MOST_ACTIVE)),
    USER_RECORD.opponents,
)

evaluate = cache(Evaluator().evaluate)


def matches_in(localizer: Localizer) -> Iterator[Page]:
    begun = Match(MatchId(7), LARGEST, ANA_SEAT, BEN_SEAT)
    played = [star(), full(), replace(begun, plies=full().plies[:98])]
    writers = [(writer_of(localizer), match) for match in played]
    for length in range(2, 58, 11):
        style = custom_style("<" * length, ">" * length)
        rules = Rules(min(style.max_cells // MAX_SIDE, MAX_SIDE), MAX_SIDE, 10)
        writer = writer_of(Localizer(localizer.catalogue, PREFIX, style))
        many = random_plies(rules, Random(1), rules.cells - 1)
        writers += [(writer, replace(begun, game=rules, plies=plies)) for plies in ((), many)]
    for writer, match in writers:
        names = {"x": ESCAPED_NAME, "o": ESCAPED_NAME, "mark_x": Mark.X, "mark_o": Mark.O}
        taken_back = localizer.say("offer-taken_back", who=ESCAPED_NAME)
        note = taken_back if match.plies else localizer.say("challenge-begun", **names)
        over = match if match.is_over else match.abandon()
        yield ReplayWriter(writer).whole_game(record(over, TIME, is_coached=True))
        yield writer.write(match, max(len(match.plies) - 2, 0), deadline=TIME, is_coached=True)
        yield writer.write(match, len(match.plies), deadline=TIME, note=note, is_coached=True)
    for match in played:
        over = match if match.is_over else match.abandon()
        reviewed = Review(over, review_game(rules_of(over.game), over.plies, changing))
        yield from (ReviewWriter(writer_of(localizer)).write(reviewed, page) for page in (0, 1, len(over.plies)))
    past = FinishedMatch(Match(MatchId(5), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, (0, 3, 1, 4, 2)), NOON, is_coached=True)
    replays = ReplayWriter(writer_of(localizer))
    yield from (replays.replay(past, page) for page in range(6))
    history = HistoryPage((past,) * 5, 99_990, 99_999)
    yield from (Page("", replays.describe_history(history, user), "") for user in (ANA, None))


def changing(board: State) -> Evaluation:
    """An evaluation by which every second move is a mistake, and every fourth one is not judged."""
    value = (Value(Result.WIN, 71), Value(Result.WIN, 70), Value(Result.DRAW), None)[board.plies % 4]
    return Evaluation(dict.fromkeys(board.legal_moves, value), board.legal_moves, 12)


def writer_of(localizer: Localizer) -> PageWriter:
    return PageWriter(localizer, {ANA: ESCAPED_NAME, BEN: ESCAPED_NAME})


def advice_in(localizer: Localizer) -> Iterator[Page]:
    writer = AdviceWriter(localizer)
    for small in (Board(), parse_board("X../.O./..X"), parse_board("XXX/OO./...")):
        yield writer.analysis(analyse(small, evaluate))
        if not small.is_over:
            yield writer.hint(small, hint(small, evaluate))
    large = Board(LISTED["9x9"])
    cells = large.legal_moves
    yield writer.hint(large, hint(large, lambda board: Evaluation(dict.fromkeys(board.legal_moves), (0,), 4)))
    for value in (None, Value(Result.LOSS, 70)):
        yield writer.analysis(Analysis(large, Evaluation(dict.fromkeys(cells, value), cells, 12), cells[:16], False))


def puzzles_in(localizer: Localizer) -> Iterator[Page]:
    writer = PuzzleWriter(localizer)
    for puzzle in PUZZLES:
        yield writer.ask(puzzle, name=ESCAPED_NAME)
        yield writer.ask_daily(DailyPuzzle(puzzle, NOON.date()))
        for cell in puzzle.board.legal_moves[::9]:
            answer = attempt(puzzle, cell, evaluate)
            for is_daily in (False, True):
                answered = AnsweredPuzzle(answer, SOLVED, RATED, NOON.date())
                yield writer.judge(answered, name=ESCAPED_NAME, is_daily=is_daily)


def records_in(localizer: Localizer) -> Iterator[str]:
    writer = RecordWriter(localizer, lambda _: ESCAPED_NAME)
    yield writer.describe_user(USER_RECORD, ESCAPED_NAME, with_curve=True)
    yield writer.describe_scope(SCOPE_RECORD)
    standing = writer.describe_standing(Standing(ANA, 9999, MANY, 99_999))
    own = localizer.say("leaderboard-own", who=ESCAPED_NAME, standing=standing)
    following = writer.describe_next_level(Standing(ANA, 1, MANY, 99_999), "3x3")
    for board in (Leaderboard(RANKED, 99_990, 99_999), Leaderboard((), 0, 0)):
        yield writer.describe_leaderboard(board, f"{own}\n{following}")


def learners_in(localizer: Localizer) -> Iterator[str]:
    for mode in MODES:
        memory = {Position(1): Verdict.LOST, Position(3): Verdict.GOOD}
        learner = SavedLearner(mode, memory, NUMBER, NUMBER, RESULTS, Position(1))
        yield describe_learner(localizer, learner, tuple(Mark), compute_loss_curve(RESULTS))
    facts = dict.fromkeys(("lost", "good", "known", "games"), NUMBER)
    modes = dict.fromkeys(("theirs", "ours"), ModeName("stronger"))
    memory = localizer.say("learner-memory", **facts)
    yield "\n".join(  # the question before an import
        [
            localizer.say("learner-import_preview", mode=ModeName("stronger"), memory=memory),
            localizer.say("learner-merge_preview", **facts),
            localizer.say("error-learner-other_mode", **modes),
            localizer.say("learner-replace_preview", **facts),
        ]
    )


def stored_data_in(localizer: Localizer) -> Iterator[str]:
    stored = dict.fromkeys(PERSONAL_DATA.labels, NUMBER)
    yield describe_stored(localizer, PERSONAL_DATA, stored)
    yield describe_deleted(localizer, PERSONAL_DATA, DeletedData(stored, ended=[]))


SAMPLE = ("en", "fr", "hi", "it")
"""Languages with long texts, one of them in another script."""

OTHERS = [locale for locale in LANGUAGES.locales if locale not in SAMPLE]


@pytest.mark.parametrize("locales", [SAMPLE, pytest.param(OTHERS, marks=pytest.mark.proof)])
def test_every_page_fits_into_one_message(locales: Sequence[str]) -> None:
    """Without embeds, as when they are not allowed."""
    for locale in locales:
        check_pages(Localizer(LANGUAGES.of(locale), PREFIX, STYLE))


def check_pages(localizer: Localizer) -> None:
    for written in (matches_in(localizer), advice_in(localizer), puzzles_in(localizer)):
        assert max(len(f"{page.board}\n{page.words}\n-# {footer_line(page)}") for page in written) <= 2000
    for described in (records_in(localizer), learners_in(localizer), stored_data_in(localizer)):
        assert max(map(len, described)) <= 2000
    alternative = describe_picture(localizer, BoardPicture(full().board, 0))
    lines = [localizer.say("picture-line", line=line) for line in name_lines(localizer, star().board)]
    assert len(lines) == 4
    assert 500 < len(" ".join([alternative, *lines])) <= 1024
    chart = RecordWriter(localizer, lambda _: ESCAPED_NAME).describe_chart(USER_RECORD, [-9999, 9999])
    assert len(chart) <= 1024
