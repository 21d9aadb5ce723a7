"""Puzzles as messages: the question, and the verdict on an answer, and the line that shares one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from bot.analysis.puzzles import Attempt, Puzzle
from bot.games.ids import UserId
from bot.games.value import Result
from bot.text.coach import AdviceWriter
from bot.text.ending import format_change
from bot.text.localizer import Localizer
from bot.text.page import Page, has_cell_buttons, position_page
from cogs.puzzles.queries import PuzzleRecord, SolverRating
from cogs.puzzles.service import AnsweredPuzzle, DailyNews, DailyPuzzle, RaceStanding

MOST_NAMED = 3  # of how many members a post names the streaks, and the places in the day's race
_MIN_ANSWERS = 5  # from how many on a post says how many were right
_MISTAKES = {Result.DRAW: "puzzle-draws", Result.LOSS: "puzzle-loses"}


@dataclass(frozen=True, slots=True)
class PuzzleWriter:
    localizer: Localizer

    def ask(
        self,
        puzzle: Puzzle,
        *,
        name: str = "",  # escaped; empty if only the user sees the message
        skip_costs: bool = False,
        is_seen: bool = False,  # whether it changes no rating, as the user has seen it in a race
    ) -> Page:
        """Return the question of a puzzle."""
        note = "puzzle-seen" if is_seen else "puzzle-skip_costs" if skip_costs else ""
        lines = self._addressee(name), self._goal(puzzle), self.localizer.say(note) if note else ""
        return position_page(self.localizer, puzzle.board, *lines, has_cells=not has_cell_buttons(puzzle.board.game))

    def ask_daily(self, daily: DailyPuzzle) -> Page:
        board = daily.puzzle.board
        return position_page(self.localizer, board, *self._daily(daily), has_cells=not has_cell_buttons(board.game))

    def post(self, news: DailyNews, names: Mapping[UserId, str]) -> Page:
        """Return the page that is posted once a day; `names` are those of the members whom it names."""
        say, daily, answers = self.localizer.say, news.daily, news.answers
        answered = answers.total >= _MIN_ANSWERS
        counts = say("puzzle-answers", solved=answers.solved, missed=answers.missed) if answered else ""
        named = [(user, streak) for user, streak in answers.streaks if user in names]
        streaks = " · ".join(
            say("puzzle-streak_of", who=names[user], count=streak) for user, streak in named[:MOST_NAMED]
        )
        solution = self.localizer.name_of_move(news.before.solution, news.before.board.game)
        key = "puzzle-yesterday_posted" if news.link else "puzzle-yesterday"
        lines = (
            *self._daily(daily),
            counts,
            say("puzzle-streaks", streaks=streaks) if streaks else "",
            self._race(news.race, names) if news.race else "",
            say(key, solution=solution, link=news.link),
        )
        return position_page(self.localizer, daily.puzzle.board, *lines)

    def _race(self, race: RaceStanding, names: Mapping[UserId, str]) -> str:
        places = [(place, user, points) for place, (user, points) in enumerate(race.leaders, 1) if user in names]
        leaders = [
            self.localizer.say("puzzle-race_place", place=place, who=names[user], points=points)
            for place, user, points in places[:MOST_NAMED]
        ]
        return self.localizer.say("puzzle-race", leaders=" · ".join(leaders), count=race.count) if leaders else ""

    def judge(self, answered: AnsweredPuzzle, *, name: str = "", is_daily: bool = False) -> Page:
        """Return the verdict on an answer, with the solution on the board, and the user's record and rating."""
        attempt, record = answered.attempt, answered.record
        board = attempt.puzzle.board.play(attempt.puzzle.solution)
        key, count = ("puzzle-days", record.daily_streak) if is_daily else ("puzzle-in_a_row", record.streak)
        streak = self.localizer.say(key, count=count) if count > 1 else ""
        words = self._verdict(attempt), streak, self._rating(answered.rating), *self._record(record, answered.today)
        return position_page(self.localizer, board, self._addressee(name), *words)

    def share(self, record: PuzzleRecord, day: date, *, name: str) -> str:
        """Return the result of a daily puzzle, without its solution."""
        result = "✅" if record.daily_streak else "❌"
        line = [self.localizer.say("puzzle-shared", day=self.localizer.month_and_day(day), result=result)]
        if record.daily_streak > 1:
            line.append(self.localizer.say("puzzle-shared_days", count=record.daily_streak))
        return " ".join([*line, f"· **{name}**"])

    def _addressee(self, name: str) -> str:
        return self.localizer.say("puzzle-user", who=name) if name else ""

    def _daily(self, daily: DailyPuzzle) -> tuple[str, str]:
        return self.localizer.say("puzzle-daily", day=daily.day, ends=daily.ends), self._goal(daily.puzzle)

    def _goal(self, puzzle: Puzzle) -> str:
        key = "puzzle-win" if puzzle.goal is Result.WIN else "puzzle-draw"
        return self.localizer.say(key, mark=puzzle.board.to_move)

    def _verdict(self, attempt: Attempt) -> str:
        board, solution = attempt.puzzle.board, attempt.solution
        facts = {
            "coordinate": self.localizer.name_of_move(attempt.cell, board.game),
            "solution": self.localizer.name_of_move(solution.cell, board.game),
            "other": board.to_move.other,
            "reasons": AdviceWriter(self.localizer).describe_reasons(board, solution.reasons),
        }
        key = "puzzle-right" if attempt.is_right else _MISTAKES[attempt.result]
        return self.localizer.capitalized(self.localizer.say(key, **facts))

    def _rating(self, rating: SolverRating | None) -> str:
        if rating is None:
            return self.localizer.say("puzzle-seen")
        facts = {"rating": str(round(rating.glicko.rating)), "change": format_change(rating.change)}
        return self.localizer.say("puzzle-rating", **facts)

    def _record(self, record: PuzzleRecord, today: date) -> list[str]:
        say, days = self.localizer.say, record.current_daily_streak(today)
        counts = [say("puzzle-record-solved", solved=record.solved, tried=record.attempts)] if record.solved else []
        if record.streak:
            counts.append(say("puzzle-record-streak", in_a_row=record.streak, best=record.best_streak))
        daily = say("puzzle-record-daily", days=days, best_days=record.best_daily_streak) if days else ""
        return [" · ".join(counts), daily]
