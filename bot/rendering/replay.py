"""Matches that are over: as a list, and shown again ply by ply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, Seat
from bot.game.notation import GameRecord
from bot.game.value import Result
from bot.model.statistics import FinishedMatch, History
from bot.opponents.opponent import NAMES
from bot.rendering.coach import RESULTS
from bot.rendering.emoji_board import emoji_board
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.rendering.records import MOST_LETTERS, mention

A_PAGE = 5
"""So many matches are on one page of a list, with a button each."""

_NO_RESULT = "💤"


@dataclass(frozen=True, slots=True)
class ReplayWriter:
    """Writes the pages of matches that are over.

    Args:
        pages: the writer of the matches' own pages.
    """

    pages: PageWriter

    def history(self, history: History, user: UserId | None) -> str:
        """A page of the list of matches, newest first.

        If the names are so long that it would be too much for a message, people are mentioned.

        Args:
            user: the person whose matches those are; None for those of everybody.
        """
        text = self._history(history, user)
        if len(text) <= MOST_LETTERS or not self.pages.names:
            return text
        return replace(self, pages=replace(self.pages, names={})).history(history, user)

    @staticmethod
    def count(match: Match) -> int:
        """How many pages a match has that is shown ply by ply: the empty board, and one for each ply."""
        return len(match.plies) + 1

    def replay(self, match: Match, page: int, *, ended: datetime | None = None, is_coached: bool = False) -> Page:
        """A match after so many plies; the last page tells how it ended.

        Args:
            page: how many; all, if there are not so many.
            ended: when it did, if that is known.
            is_coached: whether it was played with advice.
        """
        upto = match_after(match, page)
        plies, is_last = len(upto.plies), upto == match
        position = self.pages.position(upto)
        if is_coached:
            position = self._localizer.say("position.coached", position=position)
        footer = self._localizer.say("coach.page", page=plies + 1, pages=self.count(match), position=position)
        words = [self._ply(match, plies)] if plies else []
        if is_last or not plies:
            words.append(self._players(match, ended))
        if is_last:
            words.append(self.pages.result(match))
        return Page(emoji_board(upto.board, self._localizer.style), "\n".join(words), footer)

    def game(self, game: GameRecord, page: int) -> Page:
        """The same of a game that somebody has brought; only programs of ours are named, whatever it says."""
        x, o = (_named(game.match.seat(mark)) for mark in Mark)
        return self.replay(replace(game.match, x=x, o=o), page, ended=game.ended, is_coached=game.is_coached)

    def _history(self, history: History, user: UserId | None) -> str:
        who = "" if user is None else self.pages.names.get(user, mention(user))
        if not history.matches:
            return self._localizer.say("history.none" if who else "history.nothing", who=who)
        first, last = history.offset + 1, history.offset + len(history.matches)
        title = self._localizer.say(
            "history.person" if who else "history.all", who=who, first=first, last=last, total=history.total
        )
        lines = (self._line(number, past, user) for number, past in enumerate(history.matches, start=first))
        return "\n".join([title, *lines])

    def _line(self, number: int, past: FinishedMatch, user: UserId | None) -> str:
        match = past.match
        facts = {"number": number, "date": date(past.ended), "plies": len(match.plies)}
        if user is not None:
            mark = match.mark_of(user)
            other, result = self.pages.who(match, mark.other), self._result(match, mark)
            return self._localizer.say("history.line_of", mark=mark, other=other, result=result, **facts)
        return self._localizer.say("history.line", result=self._winner(match), **self._facts(match), **facts)

    def _result(self, match: Match, mark: Mark) -> str:
        """What came of a match for one side."""
        if match.outcome is None:
            return f"{_NO_RESULT} {self._localizer.say('history.no_result')}"
        result = _result_for(match, mark)
        return f"{RESULTS[result]} {self._localizer.say(f'history.{result.name.lower()}')}"

    def _winner(self, match: Match) -> str:
        if match.outcome is None:
            return f"{_NO_RESULT} {self._localizer.say('history.no_result')}"
        winner = match.outcome.winner
        if winner is None:
            return f"{RESULTS[Result.DRAW]} {self._localizer.say('history.draw')}"
        return f"{RESULTS[Result.WIN]} {self._localizer.style.marks[winner]}"

    def _ply(self, match: Match, number: int) -> str:
        cell, mark = match.plies[number - 1], match.mark(number - 1)
        facts = {"who": self.pages.who(match, mark), "mark": mark, "coordinate": format_coordinate(cell, match.rules)}
        return self._localizer.say("replay.ply", number=number, plies=len(match.plies), **facts)

    def _players(self, match: Match, ended: datetime | None) -> str:
        players = self._localizer.say("replay.players", **self._facts(match))
        return f"{players} · {date(ended)}" if ended else players

    def _facts(self, match: Match) -> dict[str, object]:
        x, o = (self.pages.who(match, mark) for mark in Mark)
        return {"x": x, "mark_x": Mark.X, "o": o, "mark_o": Mark.O}

    @property
    def _localizer(self) -> Localizer:
        return self.pages.localizer


def match_after(match: Match, plies: int) -> Match:
    """A match as it was after so many plies; as it ended, if there are not more."""
    return replace(match, plies=match.plies[:plies], stop=None) if plies < len(match.plies) else match


def date(moment: datetime) -> str:
    """A day, which Discord shows as people write it in the reader's language and time zone."""
    return f"<t:{round(moment.timestamp())}:d>"


def players(history: History) -> Iterator[UserId]:
    """The people who played in the matches of a list."""
    for past in history.matches:
        yield from (user for mark in Mark if (user := past.match.member(mark)) is not None)


def _named(seat: Seat) -> Seat:
    """A seat as it can be told of."""
    return seat if isinstance(seat, MemberSeat) or seat.opponent in NAMES else MemberSeat(None)


def _result_for(match: Match, mark: Mark) -> Result:
    assert match.outcome is not None
    if match.outcome.winner is None:
        return Result.DRAW
    return Result.WIN if match.outcome.winner is mark else Result.LOSS
