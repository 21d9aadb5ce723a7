"""A match as a message: the board in emoji, and in words what was just played and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.display.board import emoji_board
from bot.display.texts import Texts
from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Termination


@dataclass(frozen=True, slots=True)
class Page:
    """What one message shows: emoji alone, and the words that go beneath."""

    board: str
    words: str


@dataclass(frozen=True, slots=True)
class PageWriter:
    """Writes the pages of matches for one place.

    Args:
        prefix: what stands before a command where the readers are.
        names: of the members who are known by name there, safe to print; the others are mentioned.
    """

    texts: Texts
    prefix: str
    names: Mapping[UserId, str]

    def write(self, match: Match, since: int) -> Page:
        """The page of a match that tells the plies from number `since` on, counted from 0."""
        news = [self._ply(match, ply) for ply in range(since, len(match.plies))]
        status = self._end(match) if match.is_over else self._to_move(match)
        return Page(emoji_board(match.board), "\n".join([" ".join(news), status]).strip())

    def _ply(self, match: Match, ply: int) -> str:
        mark = match.mark(ply)
        coordinate = format_coordinate(match.plies[ply], match.rules)
        if isinstance(match.seat(mark), OpponentSeat):
            return self._say("ply.program" if ply else "ply.program_first", mark=mark, coordinate=coordinate)
        key = "ply.member" if ply else "ply.member_first"
        return self._say(key, who=self._who(match, mark), mark=mark, coordinate=coordinate)

    def _to_move(self, match: Match) -> str:
        mark = match.board.to_move
        example = format_coordinate(match.board.legal_moves[0], match.rules)
        return self._say("status.member_to_move", who=self._who(match, mark), mark=mark, example=example)

    def _end(self, match: Match) -> str:
        return f"{self._result(match)}\n{self._say('status.again')}"

    def _result(self, match: Match) -> str:
        outcome = match.outcome
        if outcome is None:
            return self._say("status.abandoned")
        winner = outcome.winner
        if winner is None:
            return self._say("status.draw")
        if match.termination is Termination.RESIGNED:
            return self._say("status.member_resigned", who=self._who(match, winner.other))
        line = ", ".join("-".join(format_coordinate(cell, match.rules) for cell in line) for line in outcome.lines)
        if isinstance(match.seat(winner), OpponentSeat):
            return self._say("status.program_won", mark=winner, line=line)
        return self._say("status.member_won", who=self._who(match, winner), mark=winner, line=line)

    def _who(self, match: Match, mark: Mark) -> str:
        seat = match.seat(mark)
        if not isinstance(seat, MemberSeat):
            return ""
        return self._say("status.someone") if seat.user is None else self.names.get(seat.user, f"<@{seat.user}>")

    def _say(self, key: str, **facts: object) -> str:
        return self.texts.say(key, self.prefix, **facts)
