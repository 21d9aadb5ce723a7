"""The day's race as text: the table with what a member has reached, and the puzzle that they are asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.games.ids import UserId
from bot.games.value import Result
from bot.text.localizer import Localizer
from bot.text.page import Page, position_page
from cogs.race.day import DayRun
from cogs.race.day_queries import MOST_ROWS
from cogs.race.queries import Racer
from cogs.race.race import DAY_PUZZLES
from cogs.race.texts import fitting


@dataclass(frozen=True, slots=True)
class DayWriter:
    localizer: Localizer

    def table(
        self, found: DayRun, names: Mapping[UserId, str], verdict: bool | None = None, *, is_long: bool = True
    ) -> str:
        """Return how the race of a day stands, and what its reader has reached in it. `names` are those of the racers
        who are shown; the verdict is on the reader's last answer; `is_long` says whether an embed has room for it.
        """
        lines = [self._say("title_day", day=found.race.day), *self._own(found, verdict)]
        lines += fitting([*self._rows(found, names)], is_long=is_long) or [self._say("day_nobody")]
        if found.is_over:
            lines.append(self._say("over") if found.table.count > 1 else "")
        elif found.racer and found.racer.finished:
            lines.append(self._say("day_solutions", ends=found.race.ended))
        else:
            lines.append(self._say("day_order"))
        if yesterday := found.yesterday:
            lines.append(self._yesterday(yesterday))
        return "\n".join(filter(None, lines))

    def ask(self, asked: DayRun, verdict: bool | None = None) -> Page:
        """Return the puzzle that a member is asked, with the verdict on the answer before it, if there is one."""
        puzzle, racer = asked.puzzle, asked.racer
        assert puzzle
        assert racer
        localizer, run = self.localizer.on_board(puzzle.board.game), racer.run
        facts = {"points": run.points, "number": run.number + 1, "count": len(asked.race.puzzles)}
        goal = localizer.say("race-win" if puzzle.goal is Result.WIN else "race-draw", mark=puzzle.board.to_move)
        lines = self._verdict(racer, verdict), self._say("day_score", **facts), goal
        return position_page(localizer, puzzle.board, *lines, has_cells=False)

    def _own(self, found: DayRun, verdict: bool | None) -> Iterator[str]:
        """Yield the rules before the reader's start, or what they have reached."""
        racer, count = found.racer, len(found.race.puzzles) or DAY_PUZZLES  # they are deleted later
        if found.is_over:
            yield self._say("day_over")
        elif racer is None:
            yield self._say("day_rules", count=count, ends=found.race.ended)
            yield self._say("day_named")
        if racer is None:
            return
        run = racer.run
        yield self._verdict(racer, verdict)
        if racer.finished:
            yield self._say("all_answered")
        else:
            yield self._say("day_progress", number=run.number, count=count)
        if run.number:
            yield self._say("result", points=run.points, combo=run.best_combo, wrong=run.wrong)

    def _rows(self, found: DayRun, names: Mapping[UserId, str]) -> Iterator[str]:
        """Yield the rows of the best racers, and that of the reader."""
        for place, racer in found.table.rows:
            if place > MOST_ROWS + 1:
                yield "…"
            if name := names.get(racer.user):
                facts = {"place": place, "who": name, "points": racer.run.points}
                if found.is_over:
                    facts |= {"combo": racer.run.best_combo, "wrong": racer.run.wrong}
                key = "row_ended" if found.is_over else "row_finished" if racer.finished else "row"
                yield self._say(key, **facts)

    def _yesterday(self, yesterday: DayRun) -> str:
        racer, table = yesterday.racer, yesterday.table
        place = table.place(racer.user) if racer else None
        if racer is None or place is None:
            return ""
        return self._say("day_yesterday", points=racer.run.points, place=place, count=table.count)

    def _verdict(self, racer: Racer, verdict: bool | None) -> str:
        if verdict is None:
            return ""
        return self._say("right", combo=racer.run.combo) if verdict else self._say("day_wrong")

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"race-{key}", **facts)
