"""Races and storms as text: who has joined, what a racer is asked and has reached, and the order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.analysis.puzzles import Attempt, Puzzle
from bot.games.games import GAMES
from bot.games.ids import UserId
from bot.games.value import Result
from bot.text.coach import AdviceWriter
from bot.text.localizer import Localizer
from bot.text.page import Page, position_page
from cogs.race.day import DayRun
from cogs.race.queries import MOST_RACERS, MOST_ROWS, Race, RaceKind, Racer, Records
from cogs.race.race import DAY_PUZZLES, MIXED, PENALTY
from cogs.race.service import Question

_MAX_NAMES, _MAX_NAMES_AS_TEXT = 3_000, 1_000
"""How many characters names may have of the 4,096 in an embed, and of the 2,000 in a message without one."""


@dataclass(frozen=True, slots=True)
class RaceWriter:
    localizer: Localizer

    def lobby(self, race: Race, name_of: Callable[[UserId], str], *, is_long: bool, is_restarted: bool) -> str:
        """Return what everyone reads before the start; `name_of` returns an escaped name, and `is_long` says whether
        an embed has room for the text.
        """
        names = ", ".join(_fitting([name_of(racer.user) for racer in race.racers], is_long=is_long))
        joined = self._say("in", names=names, count=len(race.racers), most=MOST_RACERS) if names else ""
        starter = race.starter and name_of(race.starter)  # None if their data are deleted
        starts = self._say("starts" if starter else "starts_at", begins=race.begins, who=starter or "")
        restarted = self._say("restarted_lobby") if is_restarted else ""
        rules = self._say("rules", seconds=round(PENALTY))
        return _lines(self._title(race), rules, joined, starts, self._say("unrated"), restarted)

    def table(
        self, race: Race, name_of: Callable[[UserId], str], *, is_over: bool, is_long: bool, is_restarted: bool
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
        return _lines(self._title(race), alone, *_fitting(rows, is_long=is_long), status, restarted)

    def day_table(
        self, found: DayRun, names: Mapping[UserId, str], verdict: bool | None = None, *, is_long: bool = True
    ) -> str:
        """Return how the race of a day stands, and what its reader has reached in it. `names` are those of the racers
        who are shown; the verdict is on the reader's last answer; `is_long` is as for `lobby`.
        """
        rows = _fitting([*self._day_rows(found, names)], is_long=is_long) or [self._say("day_nobody")]
        if found.is_over:
            status = self._say("over") if found.table.count > 1 else ""
        elif found.racer and found.racer.finished:
            status = self._say("day_solutions", ends=found.race.ended)
        else:
            status = self._say("day_order")
        title = self._say("title_day", day=found.race.day)
        return _lines(title, *self._own(found, verdict), *rows, status, self._yesterday(found.yesterday))

    def ask(self, question: Question, verdict: bool | None = None) -> Page:
        """Return a puzzle with the score, and with the verdict on the answer before it, if there is one."""
        race, racer, board, run = question.race, question.racer, question.puzzle.board, question.racer.run
        localizer = self.localizer.on_board(board.game)
        key = "race-win" if question.puzzle.goal is Result.WIN else "race-draw"
        facts = {"points": run.points, "number": run.number + 1}
        if race.kind is RaceKind.DAY:
            score = self._say("day_score", **facts, count=len(race.puzzles))
        else:
            score = self._say("score", **facts, ends=question.ends)
        lines = self._verdict(race, racer, verdict), score, localizer.say(key, mark=board.to_move)
        return position_page(localizer, board, *lines, has_cells=False)

    def paused(self, race: Race, racer: Racer) -> str:
        return self._say("paused", points=racer.run.points, seconds=race.seconds - round(racer.run.clock.used))

    def result(self, race: Race, racer: Racer, verdict: bool | None = None, records: Records | None = None) -> str:
        """Return what a racer has reached; with their records, of a storm."""
        run = racer.run
        how = self._say("all_answered" if run.number >= len(race.puzzles) else "time_up")
        below = self._records(records, run.points) if records else [self._say("wait_for_order")]
        return _lines(self._title(race), self._verdict(race, racer, verdict), how, self._reached(racer), *below)

    def missed(self, puzzle: Puzzle, number: int, answer: str, page: tuple[int, int]) -> Page:
        """Return a page about a puzzle that was missed: its number among those that were, and how many there are."""
        first = self._say("missed", number=number + 1, page=page[0] + 1, count=page[1])
        return position_page(self.localizer.on_board(puzzle.board.game), puzzle.board, first, answer)

    def right_move(self, puzzle: Puzzle, right: Attempt) -> str:
        board = puzzle.board
        localizer, solution = self.localizer.on_board(board.game), right.solution
        facts = {
            "mark": board.to_move,
            "solution": localizer.name_of_move(solution.cell, board.game),
            "reasons": AdviceWriter(localizer).describe_reasons(board, solution.reasons),
        }
        return localizer.say("race-right_win" if puzzle.goal is Result.WIN else "race-right_draw", **facts)

    def offer_storm(self, game: str, seconds: int) -> str:
        return self._say("storm_press", **self._what(game, seconds))

    def _verdict(self, race: Race, racer: Racer, verdict: bool | None) -> str:
        if verdict is None:
            return ""
        if verdict:
            return self._say("right", combo=racer.run.combo)
        return self._say("day_wrong" if race.kind is RaceKind.DAY else "wrong", seconds=round(PENALTY))

    def _reached(self, racer: Racer) -> str:
        run = racer.run
        return self._say("result", points=run.points, combo=run.best_combo, wrong=run.wrong)

    def _records(self, records: Records, points: int) -> list[str]:
        is_best = records.ever == points and points > (records.before or 0)
        today, this_week, ever = records.today or 0, records.this_week or 0, records.ever or 0
        best = self._say("records", today=today, week=this_week, ever=ever)
        return [self._say("new_record") if is_best and records.before is not None else "", best]

    def _own(self, found: DayRun, verdict: bool | None) -> Iterator[str]:
        """Yield the rules for a reader who has not started, and what the others have reached."""
        racer, count = found.racer, len(found.race.puzzles) or DAY_PUZZLES  # they are deleted later
        if found.is_over:
            yield self._say("day_over")
        elif racer is None:
            yield self._say("day_rules", count=count, ends=found.race.ended)
            yield self._say("day_named")
        if racer:
            yield self._verdict(found.race, racer, verdict)
            number = racer.run.number
            yield self._say("all_answered") if racer.finished else self._say("day_progress", number=number, count=count)
            yield self._reached(racer) if number else ""

    def _day_rows(self, found: DayRun, names: Mapping[UserId, str]) -> Iterator[str]:
        """Yield the rows of the best racers, and that of the reader."""
        for place, racer in found.table.rows:
            if place > MOST_ROWS + 1:
                yield "…"
            if name := names.get(racer.user):
                yield self._row(place, racer, name, is_over=found.is_over)

    def _row(self, place: int, racer: Racer, name: str, *, is_over: bool) -> str:
        key, run = "row_ended" if is_over else "row_finished" if racer.finished else "row", racer.run
        return self._say(key, place=place, who=name, points=run.points, combo=run.best_combo, wrong=run.wrong)

    def _yesterday(self, run: DayRun | None) -> str:
        place = run.table.place(run.racer.user) if run and run.racer else None
        if run is None or run.racer is None or place is None:
            return ""
        return self._say("day_yesterday", points=run.racer.run.points, place=place, count=run.table.count)

    def _title(self, race: Race) -> str:
        key = "title_storm" if race.kind is RaceKind.STORM else "title"
        return self._say(key, **self._what(race.game, race.seconds))

    def _what(self, game: str, seconds: int) -> dict[str, str]:
        name = self._say("mixed") if game == MIXED else self.localizer.name_of_game(GAMES[game])
        return {"game": name, "time": self._say(f"time_{seconds}")}

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"race-{key}", **facts)


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def _fitting(texts: Sequence[str], *, is_long: bool) -> list[str]:
    """Return the first of some texts, as many as there is room for."""
    room, fitting = _MAX_NAMES if is_long else _MAX_NAMES_AS_TEXT, list[str]()
    for text in texts:
        room -= len(text) + 2
        if room < 0:
            return [*fitting, "…"]
        fitting.append(text)
    return fitting
