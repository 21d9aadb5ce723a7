"""A match as a message: the board in emoji, and in words what was just played and what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat, Termination
from bot.rendering.emoji_board import emoji_board
from bot.rendering.localizer import Localizer


@dataclass(frozen=True, slots=True)
class Page:
    """What one message shows.

    Args:
        board: emoji alone.
        words: what happened, and what comes next.
        position: the board once more as a line of text, for those who have it read to them.
    """

    board: str
    words: str
    position: str


@dataclass(frozen=True, slots=True)
class PageWriter:
    """Writes the pages of matches for one place.

    Args:
        names: of the players, safe to print; those without one are mentioned.
    """

    localizer: Localizer
    names: Mapping[UserId, str]

    def write(
        self,
        match: Match,
        since: int,
        *,
        deadline: datetime | None = None,
        note: str = "",
        is_coached: bool = False,
    ) -> Page:
        """The page of a match that tells the plies from number `since` on, counted from 0.

        Args:
            deadline: until when the member to move has to, if another one is waiting for it.
            note: a sentence that goes before.
            is_coached: whether it is played with advice.
        """
        news = [note, *(self._ply(match, ply) for ply in range(since, len(match.plies)))]
        status = self._end(match) if match.is_over else self._to_move(match, deadline)
        told, position = " ".join(filter(None, news)), self.position(match)
        if is_coached:
            position = self.localizer.say("position.coached", position=position)
        return Page(emoji_board(match.board, self.localizer.style), f"{told}\n{status}".strip(), position)

    def who(self, match: Match, mark: Mark) -> str:
        """What a player is called."""
        seat = match.seat(mark)
        if isinstance(seat, OpponentSeat):
            return self.localizer.name_of(seat.opponent)
        return (
            self.localizer.say("status.someone") if seat.user is None else self.names.get(seat.user, f"<@{seat.user}>")
        )

    def _ply(self, match: Match, ply: int) -> str:
        mark = match.mark(ply)
        if match.is_exhibition:
            key = "ply.level"
        else:
            side = "program" if isinstance(match.seat(mark), OpponentSeat) else "member"
            key = f"ply.{side}" if ply or match.is_duel else f"ply.{side}_first"
        coordinate = format_coordinate(match.plies[ply], match.rules)
        return self.localizer.say(key, who=self.who(match, mark), mark=mark, coordinate=coordinate)

    def _to_move(self, match: Match, deadline: datetime | None) -> str:
        mark = match.board.to_move
        who = self.who(match, mark)
        if match.is_exhibition:
            return self.localizer.say("status.level_to_move", who=who, mark=mark)
        if deadline:
            key = "status.awaited" if match.is_at_stake else "status.awaited_first"
            return self.localizer.say(key, who=who, mark=mark, deadline=deadline)
        example = format_coordinate(match.board.legal_moves[0], match.rules)
        return self.localizer.say("status.member_to_move", who=who, mark=mark, example=example)

    def _end(self, match: Match) -> str:
        again = "status.again_watch" if match.is_exhibition else "status.again"
        return f"{self.result(match)}\n{self.localizer.say(again)}"

    def result(self, match: Match) -> str:
        """How a match that is over ended."""
        outcome = match.outcome
        if match.termination is Termination.STOPPED:
            return self.localizer.say("status.halted")
        if outcome is None:
            return self.localizer.say("status.stopped" if match.is_exhibition else "status.abandoned")
        if outcome.winner is None:
            return self.localizer.say("status.agreed" if match.termination is Termination.AGREED else "status.draw")
        if match.stop and match.stop.loser:
            return self._given_up(match, match.stop.loser)
        line = ", ".join("-".join(format_coordinate(cell, match.rules) for cell in line) for line in outcome.lines)
        is_own = isinstance(match.seat(outcome.winner), OpponentSeat) and not match.is_exhibition
        key = "status.program_won" if is_own else "status.member_won"
        return self.localizer.say(key, who=self.who(match, outcome.winner), mark=outcome.winner, line=line)

    def _given_up(self, match: Match, loser: Mark) -> str:
        who, winner = self.who(match, loser), self.who(match, loser.other)
        if not match.is_duel:
            return self.localizer.say("status.member_resigned", who=who)
        is_forfeit = match.termination is Termination.FORFEITED
        return self.localizer.say("status.forfeited" if is_forfeit else "status.resigned", who=who, winner=winner)

    def position(self, match: Match) -> str:
        """The cells of either side, and whom one plays against."""
        x, o = (name_cells(match.board, mark) for mark in (Mark.X, Mark.O))
        programs = [seat for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
        if len(programs) != 1:
            return self.localizer.say("position.cells", x=x, o=o)
        return self.localizer.say("position.against", x=x, o=o, level=self.localizer.name_of(programs[0].opponent))


def name_cells(board: Board, mark: Mark) -> str:
    """The cells where a mark stands, as coordinates."""
    cells = (cell for cell in range(board.rules.cells) if board[cell] is mark)
    return ", ".join(format_coordinate(cell, board.rules) for cell in cells) or "-"
