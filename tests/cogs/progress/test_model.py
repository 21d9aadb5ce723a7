"""The sentence about a member's progress is true, case by case."""

from datetime import UTC, date, datetime, timedelta

from bot.analysis.reason import Theme
from cogs.progress.queries import Accuracy, Milestone, Progress, ThemeRecord

LAST = datetime(2026, 11, 11, 23, 59, tzinfo=UTC)
NEXT_DAY = date(2026, 11, 12)


def milestone(games: int, **themes: ThemeRecord) -> Milestone | None:
    by_theme = {Theme(name): record for name, record in themes.items()}
    return Progress(games, {}, Accuracy(), Accuracy(), by_theme, 0, 0, 0, None).milestone


def record(mistakes: int, games_since: int, *, days_later: int = 0) -> ThemeRecord:
    return ThemeRecord(mistakes, LAST + timedelta(days=days_later), games_since)


def test_the_theme_whose_mistakes_have_ended_most_clearly_is_named() -> None:
    block, fork = Milestone(Theme.BLOCK_LINE, NEXT_DAY, 10), Milestone(Theme.MAKE_FORK, NEXT_DAY, 9)
    late = record(1, 0, days_later=9)  # the latest mistake, so that there is nothing to say about all themes
    for expected, games, themes in (
        (block, 20, {"block_line": record(2, 10), "make_fork": late}),  # 2 in 10 games, then none in 10
        (None, 21, {"block_line": record(2, 10), "make_fork": late}),
        (None, 8, {"block_line": record(40, 4), "make_fork": late}),  # fewer than five games
        (fork, 20, {"block_line": record(6, 10), "make_fork": record(8, 9), "opening": record(9, 0, days_later=9)}),
    ):
        assert milestone(games, **themes) == expected


def test_games_without_any_mistake_are_counted_from_the_latest_one() -> None:
    themes = {"block_line": record(1, 5), "make_fork": record(1, 9, days_later=-3)}
    assert milestone(50, **themes) == Milestone(None, NEXT_DAY, 5)
    assert milestone(50, **themes, opening=record(1, 4, days_later=1)) is None
    assert milestone(50, block_line=record(20, 0)) is milestone(50) is milestone(0) is None
