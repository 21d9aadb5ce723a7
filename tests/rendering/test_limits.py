"""Every text in every language is within Discord's limits, even with the longest names, emoji and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

import pytest

from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import EarlyEnd, Match, Termination
from bot.game.position import Position, Verdict
from bot.game.rules import TIC_TAC_TOE
from bot.model.learner import SavedLearner
from bot.opponents.coach import analyse, hint
from bot.opponents.evaluation import Evaluator
from bot.opponents.learner import MODES, ModeName
from bot.opponents.review import Review, review_game
from bot.rendering.catalogue import Catalogue
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.learner import describe_learner
from bot.rendering.learning_curve import compute_loss_curve
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from tests.support.languages import every_language
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, PERFECT_SEAT
from tools.longest import EMOJI, ESCAPED_NAME, PREFIX, STYLE

NUMBER, TIME = 10**9, datetime(9999, 1, 1, tzinfo=UTC)
RESULTS = "wdl" * 10_000
CURVE = compute_loss_curve(RESULTS)


RANDOM_GAMES = ("", "4", "012435768", "012365874", "031485", "03142", "01423")
MATCHES = [
    Match(MatchId(1), TIC_TAC_TOE, x, o, tuple(map(int, plies)))
    for x, o in ((ANA_SEAT, BEN_SEAT), (ANA_SEAT, PERFECT_SEAT), (PERFECT_SEAT, PERFECT_SEAT))
    for plies in RANDOM_GAMES
]


@every_language
def test_every_page_of_a_match_fits_into_one_message(texts: Catalogue) -> None:
    note = texts.say("challenge-begun", PREFIX, x=ESCAPED_NAME, o=ESCAPED_NAME, mark_x=EMOJI, mark_o=EMOJI)
    writer = page_writer(texts)
    played = [match for match in MATCHES if match.plies]
    pages = (writer.write(match, len(match.plies) - 2, deadline=TIME, note=note, is_coached=True) for match in played)
    check_lengths(pages)


@every_language
def test_every_page_of_a_review_fits_into_one_message(texts: Catalogue) -> None:
    check_lengths(page for match in MATCHES[::2] for page in review_pages(page_writer(texts), match))


@pytest.mark.usefixtures("untraced")
@every_language
def test_every_hint_and_analysis_fits_into_one_message(texts: Catalogue) -> None:
    writer = AdviceWriter(Localizer(texts, PREFIX, STYLE))
    running = [match.board for match in MATCHES if not match.is_over]
    check_lengths(writer.analysis(analyse(match.board, evaluate)) for match in MATCHES[:7])
    check_lengths(writer.hint(board, hint(board, evaluate)) for board in running)


def page_writer(texts: Catalogue) -> PageWriter:
    return PageWriter(Localizer(texts, PREFIX, STYLE), {ANA: ESCAPED_NAME, BEN: ESCAPED_NAME})


def check_lengths(pages: Iterable[Page]) -> None:
    """Check that pages fit into messages without embeds, as when embeds are not allowed."""
    assert max(len(f"{page.board}\n{page.words}\n-# {page.position}") for page in pages) <= 2000


@every_language
def test_the_description_of_a_learner_fits_into_one_message(texts: Catalogue) -> None:
    for mode in MODES:
        memory = {Position(1): Verdict.LOST, Position(3): Verdict.GOOD}
        learner = SavedLearner(mode, memory, NUMBER, NUMBER, RESULTS, Position(1))
        text = describe_learner(Localizer(texts, PREFIX, STYLE), learner, tuple(Mark), CURVE)
        assert len(text) <= 2000


@every_language
def test_the_question_before_an_import_fits_into_one_message(texts: Catalogue) -> None:
    facts = dict.fromkeys(("lost", "good", "known", "games"), NUMBER)
    localizer = Localizer(texts, PREFIX)
    memory = localizer.say("learner-memory", **facts)
    modes = dict.fromkeys(("theirs", "ours"), ModeName("stronger"))
    parts = [
        localizer.say("learner-import_preview", mode=ModeName("stronger"), memory=memory),
        localizer.say("learner-merge_preview", **facts),
        localizer.say("error-learner-other_mode", **modes),
        localizer.say("learner-replace_preview", **facts),
    ]
    assert sum(map(len, parts)) <= 2000


def review_pages(pages: PageWriter, match: Match) -> Iterator[Page]:
    return (ReviewWriter(pages).write(review_of(match), page) for page in range(len(match.plies) + 1))


@cache
def review_of(match: Match) -> Review:
    """The review of a match, which is stopped first if it is running."""
    over = match if match.is_over else replace(match, early_end=EarlyEnd(Termination.ABANDONED))
    return Review(over, review_game(over.rules, over.plies, evaluate))


evaluate = cache(Evaluator().evaluate)
