"""What the coach says: hints and analyses in words and on the board, and a match looked back at page by page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.rules import Line, Rules
from bot.game.value import Result, Value
from bot.opponents import reasons as why
from bot.opponents.coach import Analysis, Hint
from bot.opponents.reasons import Reason
from bot.opponents.review import Review, ReviewedPly
from bot.rendering.emoji_board import emoji_board
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter, name_cells

GOOD_MOVE = "\N{ELECTRIC LIGHT BULB}"
RESULTS = {Result.WIN: "\N{TROPHY}", Result.DRAW: "\N{HANDSHAKE}", Result.LOSS: "\N{SKULL}"}
"""Told apart by their shapes, whatever their colours."""

_MISTAKE = "\N{HEAVY EXCLAMATION MARK SYMBOL}"
_MOST_REASONS = 2

_VALUES = {Result.WIN: "coach.win", Result.DRAW: "coach.even", Result.LOSS: "coach.loss"}

_REASONS: Mapping[type[Reason], str] = {
    why.CompletesLine: "coach.completes_line",
    why.Forks: "coach.forks",
    why.Forces: "coach.forces",
    why.OnlyMove: "coach.only_move",
    why.Blocks: "coach.blocks",
    why.ForestallsFork: "coach.forestalls_fork",
    why.OnlyDraw: "coach.only_draw",
    why.KeepsWin: "coach.keeps_win",
    why.HoldsOut: "coach.holds_out",
    why.Threatens: "coach.threatens",
    why.Tempts: "coach.tempts",
    why.OneOfDraws: "coach.one_of_draws",
}


@dataclass(frozen=True, slots=True)
class AdviceWriter:
    """Puts advice on a position into words."""

    localizer: Localizer

    def hint(self, board: Board, hint: Hint) -> Page:
        """A good move, on the board and in words."""
        coordinate, reasons = format_coordinate(hint.cell, board.rules), self.reasons(board, hint.reasons)
        words = self.localizer.say("coach.hint", coordinate=coordinate, value=self.value(hint.value), reasons=reasons)
        return Page(
            emoji_board(board, self.localizer.style, glyphs={hint.cell: GOOD_MOVE}), words, self._position(board)
        )

    def analysis(self, analysis: Analysis) -> Page:
        """What every move is worth: on the board, and cell by cell for those who have it read to them."""
        board, values = analysis.board, analysis.values
        glyphs = {cell: RESULTS[value.result] for cell, value in values.items()}
        shown = emoji_board(board, self.localizer.style, glyphs=glyphs)
        if not values:
            return Page(shown, self.localizer.say("coach.nothing_left"), self._position(board))
        each = (self._value_at(format_coordinate(cell, board.rules), value) for cell, value in values.items())
        lines = [
            self.localizer.say("coach.to_move", mark=board.to_move, value=self.value(max(values.values()))),
            " · ".join(each),
            self.localizer.say("coach.variation", cells=coordinates(analysis.variation, board.rules, " ")),
        ]
        return Page(shown, "\n".join(lines), self.localizer.say("coach.legend"))

    def _value_at(self, coordinate: str, value: Value) -> str:
        return self.localizer.say("coach.cell_value", coordinate=coordinate, value=self.value(value))

    def _position(self, board: Board) -> str:
        return self.localizer.say("position.cells", x=name_cells(board, Mark.X), o=name_cells(board, Mark.O))

    def value(self, value: Value) -> str:
        """A result, and in how many moves of the winner's own it comes, as chess players count."""
        return self.localizer.say(_VALUES[value.result], moves=(value.plies + 1) // 2)

    def reasons(self, board: Board, reasons: Iterable[Reason]) -> str:
        """The most telling reasons for a move that can be played on a board."""
        return " ".join([self.reason(board, reason) for reason in reasons][:_MOST_REASONS])

    def reason(self, board: Board, reason: Reason) -> str:
        """What speaks for a move, in a sentence."""
        facts = {field.name: _as_read(field.name, getattr(reason, field.name), board.rules) for field in fields(reason)}
        return self.localizer.say(_key(reason), mark=board.to_move.other, **facts)


@dataclass(frozen=True, slots=True)
class ReviewWriter:
    """Writes the pages of a review: a summary, and then one for each ply.

    Args:
        pages: the writer of the match's own pages.
    """

    pages: PageWriter

    @staticmethod
    def count(match: Match) -> int:
        """How many pages the review of a match has: without a ply, the summary alone."""
        return len(match.plies) + 1

    def write(self, review: Review, page: int) -> Page:
        """One page, counted from 0; the last one if there are not so many."""
        match, pages = review.match, self.count(review.match)
        page = min(page, pages - 1)
        upto = replace(match, plies=match.plies[:page], stop=None) if page else match
        glyphs, words = self._ply(review, review.plies[page - 1]) if page else (None, self._summary(review))
        footer = self._localizer.say("coach.page", page=page + 1, pages=pages, position=self.pages.position(upto))
        return Page(emoji_board(upto.board, self._localizer.style, glyphs=glyphs), words, footer)

    def _summary(self, review: Review) -> str:
        match, rules = review.match, review.match.rules
        if not review.plies:
            return f"{self.pages.result(match)}\n{self._localizer.say('coach.no_plies')}"
        played = (format_coordinate(ply.cell, rules) + ("" if ply.keeps_result else _MISTAKE) for ply in review.plies)
        lines = [
            self.pages.result(match),
            self._accuracies(review),
            self._decision(review),
            self._rest(review),
            self._localizer.say("coach.plies", cells=" ".join(played)),
        ]
        return "\n".join(filter(None, lines))

    def _accuracies(self, review: Review) -> str:
        shares = {mark: review.accuracy(mark) for mark in Mark}
        x, o = ("-" if share is None else self._localizer.percent(share) for share in shares.values())
        who_x, who_o = (self.pages.who(review.match, mark) for mark in Mark)
        return self._localizer.say(
            "coach.accuracy", x=who_x, mark_x=Mark.X, share_x=x, o=who_o, mark_o=Mark.O, share_o=o
        )

    def _decision(self, review: Review) -> str:
        ply = review.decisive
        if ply is None:
            return self._localizer.say("coach.no_mistake")
        return self._localizer.say("coach.turning_point", number=ply.number + 1, **self._facts(review.match, ply))

    def _rest(self, review: Review) -> str:
        """What became undecidable because the match stopped."""
        if review.last_value is None:
            return ""
        value = AdviceWriter(self._localizer).value(review.last_value)
        return self._localizer.say("coach.stopped_at", mark=review.match.board.to_move, value=value)

    def _ply(self, review: Review, ply: ReviewedPly) -> tuple[Mapping[int, str] | None, str]:
        """What one ply did: in words, and on the cells that would have been better."""
        facts, advice = self._facts(review.match, ply), AdviceWriter(self._localizer)
        played = self._localizer.say("ply.level", **facts)
        if not ply.keeps_result:
            glyph = RESULTS[ply.before.result]
            lost = self._localizer.say("coach.mistake", glyph=glyph, **facts)
            return dict.fromkeys(ply.keeping, glyph), f"{played}\n{_MISTAKE} {lost}"
        key = "coach.lost_anyway" if ply.before.result is Result.LOSS else "coach.kept"
        reasons = advice.reasons(review.board(ply.number), ply.reasons)
        return None, f"{played}\n{self._localizer.say(key, value=facts['after'])} {reasons}".strip()

    def _facts(self, match: Match, ply: ReviewedPly) -> dict[str, object]:
        value = AdviceWriter(self._localizer).value
        return {
            "who": self.pages.who(match, ply.mark),
            "mark": ply.mark,
            "coordinate": format_coordinate(ply.cell, match.rules),
            "before": value(ply.before),
            "after": value(ply.after),
            "cells": coordinates(ply.keeping, match.rules),
        }

    @property
    def _localizer(self) -> Localizer:
        return self.pages.localizer


def coordinates(cells: Iterable[int], rules: Rules, between: str = ", ") -> str:
    """Cells as people write them."""
    return between.join(format_coordinate(cell, rules) for cell in cells)


def _key(reason: Reason) -> str:
    """Where the sentence stands; some have another one for the extreme."""
    match reason:
        case why.KeepsWin(others=0):
            return "coach.only_win"
        case why.HoldsOut(is_alone=True):
            return "coach.holds_out_alone"
        case why.OneOfDraws(count, moves) if count == moves:
            return "coach.all_draw"
        case _:
            return _REASONS[type(reason)]


def _as_read(name: str, fact: int | tuple[int, ...] | tuple[Line, ...], rules: Rules) -> object:
    """A fact of a reason as it is written: lines and cells by their coordinates, numbers as they are."""
    if isinstance(fact, int):
        return format_coordinate(fact, rules) if name == "cell" else fact
    return ", ".join(coordinates([part] if isinstance(part, int) else part, rules, "-") for part in fact)
