"""The coach's messages: hints, analyses of positions, and reviews of matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from itertools import islice

from bot.analysis import reason as why
from bot.analysis.coach import Analysis, Hint
from bot.analysis.evaluation import Evaluation, proven_value
from bot.analysis.network_view import NetworkView
from bot.analysis.reason import MAX_SAID, Reason
from bot.analysis.review import Review, ReviewedPly
from bot.games.game import Game, Line, State
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.value import Result, Value
from bot.text.board_picture import format_network_value
from bot.text.localizer import Localizer
from bot.text.page import (
    Page,
    PageWriter,
    describe_cells,
    describe_fading,
    emoji_board,
    in_order,
    join_parts,
    position_page,
)

GOOD_MOVE = "\N{ELECTRIC LIGHT BULB}"
RESULTS = {Result.WIN: "\N{TROPHY}", Result.DRAW: "\N{HANDSHAKE}", Result.LOSS: "\N{SKULL}"}
"""The symbols of results, which differ in shape as well as in colour."""

MISTAKE = "\N{HEAVY EXCLAMATION MARK SYMBOL}"

_MAX_LIKELIEST = 3
_MAX_MISTAKES = 10
_SHARE_DIGITS = 6
_MAX_CELLS = 16  # how many moves are listed with their values, or as better than another one
_VALUES = {Result.WIN: "coach-win", Result.DRAW: "coach-draw", Result.LOSS: "coach-loss"}
_VALUES_AT_MOST = {Result.WIN: "coach-win_at_most", Result.LOSS: "coach-loss_at_most"}

_REASONS: Mapping[type[Reason], str] = {
    why.CompletesLine: "coach-completes_line",
    why.Forks: "coach-forks",
    why.Forces: "coach-forces",
    why.WinsLater: "coach-wins_later",
    why.LeavesOnlyLines: "coach-leaves_only_lines",
    why.OnlyMove: "coach-only_move",
    why.Blocks: "coach-blocks",
    why.ForestallsFork: "coach-prevents_forks",
    why.Mirrors: "coach-mirrors",
    why.OnlyDraw: "coach-only_draw",
    why.KeepsWin: "coach-keeps_win",
    why.HoldsOut: "coach-holds_out",
    why.Threatens: "coach-threatens",
    why.Tempts: "coach-tempts",
    why.OneOfDraws: "coach-one_of_draws",
}


@dataclass(frozen=True, slots=True)
class AdviceWriter:
    localizer: Localizer

    def hint(self, board: State, hint: Hint) -> Page:
        coordinate = self.localizer.name_of_move(hint.cell, board.game)
        reasons = self.describe_reasons(board, hint.reasons)
        if hint.value:
            value = self.describe_value(hint.value, hint.depth)
            words = self.localizer.say("coach-hint", coordinate=coordinate, value=value, reasons=reasons)
        else:
            words = self.localizer.say("coach-hint_unproven", coordinate=coordinate, depth=hint.depth, reasons=reasons)
        return position_page(self.localizer, board, words.strip(), glyphs={hint.cell: GOOD_MOVE})

    def analysis(self, analysis: Analysis) -> Page:
        board, evaluation = analysis.board, analysis.evaluation
        known = {cell: value for cell, value in evaluation.values.items() if value}
        glyphs = {} if proven_value(evaluation) else dict.fromkeys(evaluation.best, GOOD_MOVE)
        glyphs |= {cell: RESULTS[value.result] for cell, value in known.items()}
        if board.is_over:
            return position_page(self.localizer, board, self.localizer.say("coach-nothing_left"), glyphs=glyphs)
        lines = [
            self._to_move(analysis),
            self._all_draw(analysis) or self._values(board.game, known, evaluation.depth),
            self._continuation(analysis),
            self._not_proven(evaluation, len(known)),
        ]
        legend = self.localizer.say("coach-legend")
        return position_page(self.localizer, board, *lines, glyphs=glyphs, legend=legend, has_cells=False)

    def network(self, view: NetworkView) -> Page:
        board, say = view.board, self.localizer.say
        glyphs = {cell: RESULTS[value.result] for cell, value in view.known.items()}
        facts = {"mark": board.to_move, "value": format_network_value(view.value), "moves": self.likeliest(view)}
        lines = [say("coach-network", **facts), self._values(board.game, view.known, view.depth)]
        legend = say("coach-network_legend")
        return position_page(self.localizer, board, *lines, glyphs=glyphs, legend=legend, has_cells=False)

    def likeliest(self, view: NetworkView) -> str:
        """Name the network's likeliest moves with their probabilities, such as `B2 45%`."""
        shares = view.probabilities
        # rounded, because the machine's arithmetic decides in which order the shares of symmetric cells differ
        cells = sorted(shares, key=lambda cell: (-round(shares[cell], _SHARE_DIGITS), cell))[:_MAX_LIKELIEST]
        moves = ((view.board.game.format(cell), self.localizer.percent(shares[cell])) for cell in cells)
        return " · ".join(" ".join(move) for move in moves)

    def _to_move(self, analysis: Analysis) -> str:
        mark, value = analysis.board.to_move, proven_value(analysis.evaluation)
        if value is None:
            return self.localizer.say("coach-to_move_unproven", mark=mark)
        described = self.describe_value(value, analysis.evaluation.depth)
        return self.localizer.say("coach-to_move", mark=mark, value=described)

    def _all_draw(self, analysis: Analysis) -> str:
        """Say that every move draws, and which ones set traps, if there are several and that is proven; else empty."""
        results = [value and value.result for value in analysis.evaluation.values.values()]
        if len(results) < 2 or {*results} != {Result.DRAW}:
            return ""
        say, traps = self.localizer.say, in_order(analysis.traps[:_MAX_CELLS], analysis.board.game)
        facts = {"count": len(traps), "cells": _format_cells(traps, analysis.board.game)}
        return " ".join([say("coach-all_draw"), *([say("coach-traps", **facts)] if traps else [])])

    def _values(self, game: Game, known: Mapping[int, Value], depth: int) -> str:
        """List the moves with their values: all of them in the order of the cells, or the best of many."""
        listed = sorted(known, key=known.__getitem__, reverse=True)[:_MAX_CELLS] if len(known) > _MAX_CELLS else known
        described = [
            self.localizer.say(
                "coach-cell_value", coordinate=game.format(cell), value=self.describe_value(known[cell], depth)
            )
            for cell in listed
        ]
        return " · ".join([*described, "…"] if len(listed) < len(known) else described)

    def _continuation(self, analysis: Analysis) -> str:
        game = analysis.board.game
        if not analysis.variation:
            best = analysis.evaluation.best[:_MAX_CELLS]
            return self.localizer.say("coach-looks_best", cells=_format_cells(best, game))
        cells = _format_cells(analysis.variation, game, " ")
        return self.localizer.say("coach-variation", cells=cells if analysis.is_complete else f"{cells} …")

    def _not_proven(self, evaluation: Evaluation, known: int) -> str:
        """Say for how many moves nothing is proven, and how far the search went; empty if all values are proven."""
        moves = len(evaluation.values)
        facts = {"count": moves - known, "moves": moves, "depth": evaluation.depth}
        return self.localizer.say("coach-not_proven", **facts) if known < moves else ""

    def describe_value(self, value: Value, depth: int) -> str:
        """Describe a value: the result, and the number of the winner's moves until then, as chess players count.
        The depth is how many plies were searched completely; in more, a game may end sooner than the value says.
        """
        keys = _VALUES if value.plies <= depth else _VALUES_AT_MOST
        return self.localizer.say(keys[value.result], moves=(value.plies + 1) // 2)

    def describe_reasons(self, board: State, reasons: Iterable[Reason]) -> str:
        """Describe the first reasons for a move, as many as are said."""
        marks = {"mark": board.to_move.other, "mover": board.to_move, "mark_x": Mark.X, "mark_o": Mark.O}
        described = list[str]()
        for reason in islice(reasons, MAX_SAID):
            facts: dict[str, object] = {**marks, "count": len(getattr(reason, "cells", ()))}
            for field in fields(reason):
                facts[field.name] = self._fact(field.name, getattr(reason, field.name), board.game)
            described.append(self.localizer.say(_reason_key(reason), **facts))
        return " ".join(described)

    def _fact(self, name: str, fact: int | tuple[int, ...] | tuple[Line, ...], game: Game) -> object:
        if isinstance(fact, int):
            return self.localizer.name_of_cell(fact, game) if name == "cell" else fact
        return tuple(
            self.localizer.name_of_cell(part, game)
            if isinstance(part, int)
            else self.localizer.name_of_line(part, game)
            for part in fact
        )


@dataclass(frozen=True, slots=True)
class ReviewWriter:
    pages: PageWriter  # the writer of running matches, whose sentences are used as well

    @staticmethod
    def count_pages(match: Match) -> int:
        return len(match.plies) + 1

    def write(self, review: Review, page: int, seen: str = "") -> Page:
        """Return a page, counted from 0; the last one if there are fewer.
        `seen` says who had voted for a better move than the one at the turning point.
        """
        match, pages = review.match, self.count_pages(review.match)
        page = min(page, pages - 1)
        shown = replace(match, plies=match.plies[:page], early_end=None) if page else match
        glyphs, words = self._ply(review, review.plies[page - 1]) if page else (None, self._summary(review, seen))
        if page == pages - 1 > 0:
            words = f"{words}\n{self.pages.result(match)}"
        is_over = match.is_over and page in (0, pages - 1)
        fading = "" if is_over else describe_fading(self._localizer, shown.board)
        words = "\n".join(filter(None, [words, fading]))
        footer = join_parts(self._localizer.say("coach-page", page=page + 1, pages=pages), self.pages.footer(shown))
        drawn = emoji_board(self._localizer, shown.board, last=shown.last, glyphs=glyphs, is_over=is_over)
        return Page(drawn, words, footer, describe_cells(self._localizer, shown.board))

    def _summary(self, review: Review, seen: str) -> str:
        match, game = review.match, review.match.game
        if not review.plies:
            return f"{self.pages.result(match)}\n{self._localizer.say('coach-no_plies')}"
        plies = (game.format(ply.cell) + (MISTAKE if ply.mistake else "") for ply in review.plies)
        lines = [
            self.pages.result(match),
            self._accuracies(review),
            self._mistakes(review),
            join_parts(self._turning_point(review), seen),
            self._not_judged(review),
            self._value_at_end(review),
            self._localizer.say("coach-plies", cells=" ".join(plies)),
        ]
        return "\n".join(filter(None, lines))

    def _accuracies(self, review: Review) -> str:
        shares = {mark: review.accuracy(mark) for mark in Mark}
        x, o = ("-" if share is None else self._localizer.percent(share) for share in shares.values())
        who_x, who_o = (self.pages.who(review.match, mark) for mark in Mark)
        return self._localizer.say(
            "coach-accuracy", x=who_x, mark_x=Mark.X, share_x=x, o=who_o, mark_o=Mark.O, share_o=o
        )

    def _mistakes(self, review: Review) -> str:
        """Say which moves were mistakes; a single one is the turning point, and many are marked among the moves."""
        numbers = [str(ply.number + 1) for ply in review.mistakes]
        facts = {"count": len(numbers), "numbers": ", ".join(numbers)}
        return self._localizer.say("coach-mistakes", **facts) if 1 < len(numbers) <= _MAX_MISTAKES else ""

    def _turning_point(self, review: Review) -> str:
        ply = review.decisive
        if ply is None:
            return self._localizer.say("coach-no_proven_mistake" if review.not_judged else "coach-no_mistake")
        return self._localizer.say("coach-turning_point", number=ply.number + 1, **self._facts(review.match, ply))

    def _not_judged(self, review: Review) -> str:
        numbers = format_ranges(ply.number + 1 for ply in review.not_judged)
        count = len(review.not_judged)
        return self._localizer.say("coach-not_judged", numbers=numbers, count=count) if count else ""

    def _value_at_end(self, review: Review) -> str:
        """Describe the proven value of the last position of a match that stopped early; empty if there is none."""
        if review.game.last_value is None:
            return ""
        value = AdviceWriter(self._localizer).describe_value(review.game.last_value, review.game.last_depth)
        return self._localizer.say("coach-stopped_at", mark=review.match.board.to_move, value=value)

    def _ply(self, review: Review, ply: ReviewedPly) -> tuple[Mapping[int, str] | None, str]:
        facts, advice = self._facts(review.match, ply), AdviceWriter(self._localizer)
        first = {"who": self.pages.who(review.match, ply.mark, is_first=True)}
        played = self._localizer.say("ply-level", **facts | first)
        if review.board(ply.number + 1).is_over:  # the result says how good the move was
            return None, played
        if ply.before is None or ply.after is None:
            return None, f"{played}\n{self._localizer.say('coach-unjudged', depth=ply.depth)}"
        if ply.mistake:
            glyph = RESULTS[ply.before.result]
            mistake = self._localizer.say("coach-mistake", glyph=glyph, **facts)
            return dict.fromkeys(ply.keeping, glyph), f"{played}\n{MISTAKE} {mistake}"
        key = "coach-lost_anyway" if ply.before.result is Result.LOSS else "coach-kept"
        reasons = advice.describe_reasons(review.board(ply.number), ply.reasons)
        return None, f"{played}\n{self._localizer.say(key, value=facts['after'])} {reasons}".strip()

    def _facts(self, match: Match, ply: ReviewedPly) -> dict[str, object]:
        advice = AdviceWriter(self._localizer)
        values = {"before": ply.before, "after": ply.after}
        return {
            **{name: advice.describe_value(value, ply.depth) for name, value in values.items() if value},
            "who": self.pages.who(match, ply.mark),
            "mark": ply.mark,
            "coordinate": self._localizer.name_of_move(ply.cell, match.game),
            "cells": _format_cells(in_order(ply.keeping[:_MAX_CELLS], match.game), match.game),
        }

    @property
    def _localizer(self) -> Localizer:
        return self.pages.localizer


def format_ranges(numbers: Iterable[int]) -> str:
    """Format ascending numbers, with consecutive ones as a range.

    >>> format_ranges([1, 2, 3, 7, 9, 10])
    '1-3, 7, 9-10'
    """
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][-1] == number - 1:
            ranges[-1][1:] = [number]
        else:
            ranges.append([number])
    return ", ".join("-".join(map(str, bounds)) for bounds in ranges)


def _format_cells(cells: Iterable[int], game: Game, separator: str = ", ") -> str:
    return separator.join(game.format(cell) for cell in cells)


def _reason_key(reason: Reason) -> str:
    match reason:
        case why.KeepsWin(others=0):
            return "coach-only_win"
        case why.HoldsOut(is_alone=True):
            return "coach-holds_out_alone"
        case why.Mirrors(is_center=True):
            return "coach-mirrors_center"
        case why.OneOfDraws(count, moves) if count == moves:
            return "coach-all_draw"
        case _:
            return _REASONS[type(reason)]
