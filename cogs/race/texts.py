"""Races and storms as text: who has joined, what a racer is asked and has reached, and the order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.analysis.puzzles import Attempt, Puzzle
from bot.games.games import GAMES
from bot.games.ids import UserId
from bot.games.value import Result
from bot.text.coach import AdviceWriter
from bot.text.localizer import Localizer
from bot.text.page import Page, position_page
from cogs.race.queries import MOST_RACERS, Race, RaceKind, Racer, Records
from cogs.race.race import MIXED, PENALTY
from cogs.race.service import Question

_MAX_NAMES, _MAX_NAMES_AS_TEXT = 3_000, 1_000
"""How many characters names may have of the 4,096 in an embed, and of the 2,000 in a message without one."""


@dataclass(frozen=True, slots=True)
class RaceWriter:
    localizer: Localizer

    def lobby(self, race: Race, name_of: Callable[[UserId], str], *, is_long: bool, is_restarted: bool = False) -> str:
        """Return what everyone reads before the start; `name_of` returns an escaped name, and `is_long` says whether
        an embed has room for the text.
        """
        names = ", ".join(fitting([name_of(racer.user) for racer in race.racers], is_long=is_long))
        joined = self._say("in", names=names, count=len(race.racers), most=MOST_RACERS) if names else ""
        starter = race.starter and name_of(race.starter)  # None if their data are deleted
        starts = self._say("starts" if starter else "starts_at", begins=race.begins, who=starter or "")
        restarted = self._say("restarted_lobby") if is_restarted else ""
        rules = self._say("rules", seconds=round(PENALTY))
        return self._lines(self._title(race), rules, joined, starts, self._say("unrated"), restarted)

    def table(
        self, race: Race, name_of: Callable[[UserId], str], *, is_over: bool, is_long: bool, is_restarted: bool = False
    ) -> str:
        """Return what everyone reads from the start on."""
        alone = self._say("alone") if race.kind is RaceKind.STORM else ""
        ranked = enumerate(race.ranked, start=1)
        rows = [self._row(place, racer, name_of(racer.user), is_over=is_over) for place, racer in ranked]
        if not race.started:
            status = self._say("nobody_joined")
        elif is_over:
            status = self._say("over") if len(rows) > 1 else ""
        else:
            status = self._say("running")
        restarted = self._say("restarted") if is_restarted and not is_over else ""
        return self._lines(self._title(race), alone, *fitting(rows, is_long=is_long), status, restarted)

    def joined(self, race: Race) -> str:
        return self._say("joined", begins=race.begins)

    def ask(self, question: Question, verdict: bool | None = None) -> Page:
        """Return a puzzle with the score, and with the verdict on the answer before it, if there is one."""
        puzzle, run = question.puzzle, question.racer.run
        assert puzzle
        localizer = self.localizer.on_board(puzzle.board.game)
        key = "race-win" if puzzle.goal is Result.WIN else "race-draw"
        score = self._say("score", points=run.points, number=run.number + 1, ends=question.ends)
        goal = localizer.say(key, mark=puzzle.board.to_move)
        return position_page(localizer, puzzle.board, self._verdict(question, verdict), score, goal, has_cells=False)

    def paused(self, question: Question) -> str:
        left = question.race.seconds - round(question.racer.run.clock.used)
        return self._say("paused", points=question.racer.run.points, seconds=left)

    def result(self, question: Question, verdict: bool | None = None, records: Records | None = None) -> str:
        """Return what a racer has reached; with their records, of a storm."""
        run = question.racer.run
        key = "race-all_answered" if run.number >= len(question.race.puzzles) else "race-time_up"
        facts = {"points": run.points, "combo": run.best_combo, "wrong": run.wrong}
        lines = [self._title(question.race), self._verdict(question, verdict), self.localizer.say(key)]
        lines.append(self._say("result", **facts))
        if records:
            lines += self._records(records, run.points)
        else:
            lines.append(self._say("wait_for_order"))
        return self._lines(*lines)

    def missed(self, puzzle: Puzzle, number: int, right: Attempt, page: tuple[int, int]) -> Page:
        """Return a page about a puzzle that was missed: its number among those that were, and how many there are."""
        board = puzzle.board
        localizer, solution = self.localizer.on_board(board.game), right.solution
        facts = {
            "mark": board.to_move,
            "solution": localizer.name_of_move(solution.cell, board.game),
            "reasons": AdviceWriter(localizer).describe_reasons(board, solution.reasons),
        }
        key = "race-right_win" if puzzle.goal is Result.WIN else "race-right_draw"
        first = self._say("missed", number=number + 1, page=page[0] + 1, count=page[1])
        return position_page(localizer, board, first, localizer.say(key, **facts))

    def _verdict(self, question: Question, verdict: bool | None) -> str:
        if verdict is None:
            return ""
        if verdict:
            return self._say("right", combo=question.racer.run.combo)
        return self._say("wrong", seconds=round(PENALTY))

    def _records(self, records: Records, points: int) -> list[str]:
        is_best = records.ever == points and points > (records.before or 0)
        today, this_week, ever = records.today or 0, records.this_week or 0, records.ever or 0
        best = self._say("records", today=today, week=this_week, ever=ever)
        return [self._say("new_record") if is_best and records.before is not None else "", best]

    def _row(self, place: int, racer: Racer, name: str, *, is_over: bool) -> str:
        run = racer.run
        facts = {"place": place, "who": name, "points": run.points}
        if is_over:
            return self._say("row_ended", **facts, combo=run.best_combo, wrong=run.wrong)
        key = "row_finished" if racer.finished else "row"
        return self._say(key, **facts)

    def offer_storm(self, game: str, seconds: int) -> str:
        return self._say("storm_press", **self._what(game, seconds))

    def _title(self, race: Race) -> str:
        key = "title_storm" if race.kind is RaceKind.STORM else "title"
        return self._say(key, **self._what(race.game, race.seconds))

    def _what(self, game: str, seconds: int) -> dict[str, str]:
        name = self._say("mixed") if game == MIXED else self.localizer.name_of_game(GAMES[game])
        return {"game": name, "time": self._say(f"time_{seconds}")}

    def _lines(self, *lines: str) -> str:
        return "\n".join(filter(None, lines))

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"race-{key}", **facts)


def fitting(texts: Sequence[str], *, is_long: bool) -> list[str]:
    """Return the first of some texts, as many as there is room for."""
    room, fitting = _MAX_NAMES if is_long else _MAX_NAMES_AS_TEXT, list[str]()
    for text in texts:
        room -= len(text) + 2
        if room < 0:
            return [*fitting, "…"]
        fitting.append(text)
    return fitting
