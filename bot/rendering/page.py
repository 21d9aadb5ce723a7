"""Matches as messages: the board as emoji, and a text about the latest plies and the next turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from string import ascii_uppercase

from bot.game.board import Board
from bot.game.coordinate import format_coordinate, format_move
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat, Termination
from bot.game.rules import TIC_TAC_TOE, Line, Rules
from bot.rendering.localizer import Localizer
from bot.rendering.style import CLASSIC, Style


@dataclass(frozen=True, slots=True)
class Page:
    """The text of a message with a board.

    Args:
        board: only emoji.
        words: describes the latest plies and the next turn.
        position: the board as a line of text, for screen readers.
    """

    board: str
    words: str
    position: str


@dataclass(frozen=True, slots=True)
class PageWriter:
    """Writes the pages of matches for one place.

    Args:
        names: of the players, escaped; a player without a name is mentioned.
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
        """Return the page of a match.

        Args:
            since: the number of the first ply to describe, counted from 0.
            deadline: the time by which the member to move has to move, in a match between members.
            note: a sentence before the plies.
            is_coached: whether advice is allowed in the match.
        """
        news = [note, *(self._ply(match, ply) for ply in range(since, len(match.plies)))]
        status = self._end(match) if match.is_over else self._to_move(match, deadline)
        position = self.position(match)
        if is_coached:
            position = self.localizer.say("position-coached", position=position)
        if match.is_weakened:
            position = self.localizer.say("position-weakened", position=position)
        words = f"{' '.join(filter(None, news))}\n{status}".strip()
        return Page(emoji_board(match.board, self.localizer.style), words, position)

    def who(self, match: Match, mark: Mark) -> str:
        """Return the name of a player."""
        seat = match.seat(mark)
        if isinstance(seat, OpponentSeat):
            return self.localizer.name_of(seat.opponent)
        if seat.user is None:
            return self.localizer.say("status-someone")
        return self.names.get(seat.user, f"<@{seat.user}>")

    def result(self, match: Match) -> str:
        """Describe the result of a finished match."""
        outcome = match.outcome
        if match.termination is Termination.STOPPED:
            return self.localizer.say("status-stopped")
        if outcome is None:
            return self.localizer.say("status-exhibition_ended" if match.is_exhibition else "status-abandoned")
        if outcome.winner is None:
            return self.localizer.say("status-agreed" if match.termination is Termination.AGREED else "status-draw")
        if match.early_end and match.early_end.loser:
            return self._resigned(match, match.early_end.loser)
        line = ", ".join(name_lines(match.board))
        if match.rules.misere:
            return self._lost_by_line(match, outcome.winner.other, line)
        is_bots = isinstance(match.seat(outcome.winner), OpponentSeat) and not match.is_exhibition
        key = "status-program_won" if is_bots else "status-member_won"
        return self.localizer.say(key, who=self.who(match, outcome.winner), mark=outcome.winner, line=line)

    def position(self, match: Match) -> str:
        """Describe the cells of both marks, the bot's level if it plays, and the game if it is not tic-tac-toe."""
        x, o = (name_cells(match.board, mark) for mark in (Mark.X, Mark.O))
        opponents = [seat for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)]
        if len(opponents) != 1:
            cells = self.localizer.say("position-cells", x=x, o=o)
        else:
            level = self.localizer.name_of(opponents[0].opponent)
            cells = self.localizer.say("position-against", x=x, o=o, level=level)
        if match.rules.misere:
            cells = self.localizer.say("position-misere", position=cells, count=match.rules.in_a_row)
        return cells if match.rules == TIC_TAC_TOE else f"{self.localizer.name_of_game(match.rules)} · {cells}"

    def _ply(self, match: Match, ply: int) -> str:
        mark = match.mark(ply)
        if match.is_exhibition:
            key = "ply-level"
        else:
            side = "program" if isinstance(match.seat(mark), OpponentSeat) else "member"
            key = f"ply-{side}" if ply or match.is_duel else f"ply-{side}_first"
        coordinate = format_coordinate(match.plies[ply], match.rules)
        return self.localizer.say(key, who=self.who(match, mark), mark=mark, coordinate=coordinate)

    def _to_move(self, match: Match, deadline: datetime | None) -> str:
        mark = match.board.to_move
        who = self.who(match, mark)
        if match.opponent_to_move:
            return self.localizer.say("status-level_to_move", who=who, mark=mark)
        if deadline:
            key = "status-awaited" if match.is_at_stake else "status-awaited_first"
            return self.localizer.say(key, who=who, mark=mark, deadline=deadline)
        example = format_move(match.board.legal_moves[0], match.rules)
        return self.localizer.say("status-member_to_move", who=who, mark=mark, example=example)

    def _end(self, match: Match) -> str:
        again = "status-again_watch" if match.is_exhibition else "status-again"
        return f"{self.result(match)}\n{self.localizer.say(again)}"

    def _lost_by_line(self, match: Match, loser: Mark, line: str) -> str:
        """Describe the result of a game in which completing a line loses."""
        if match.is_duel or match.is_exhibition:
            who, winner = self.who(match, loser), self.who(match, loser.other)
            return self.localizer.say("status-misere_won", who=who, winner=winner, mark=loser, line=line)
        is_bots = isinstance(match.seat(loser), OpponentSeat)
        key, member = ("misere_member_won", loser.other) if is_bots else ("misere_program_won", loser)
        return self.localizer.say(f"status-{key}", who=self.who(match, member), mark=loser, line=line)

    def _resigned(self, match: Match, loser: Mark) -> str:
        who, winner = self.who(match, loser), self.who(match, loser.other)
        is_forfeit = match.termination is Termination.FORFEITED
        if not match.is_duel:
            return self.localizer.say("status-member_forfeited" if is_forfeit else "status-member_resigned", who=who)
        return self.localizer.say("status-forfeited" if is_forfeit else "status-resigned", who=who, winner=winner)


def describe_position(localizer: Localizer, board: Board) -> str:
    """Describe the cells of both marks, and the game if it is not tic-tac-toe."""
    x, o = (name_cells(board, mark) for mark in (Mark.X, Mark.O))
    return f"{name_of_other_game(localizer, board.rules)}{localizer.say('position-cells', x=x, o=o)}"


def name_of_other_game(localizer: Localizer, rules: Rules) -> str:
    """Return the beginning of a line that names a game other than tic-tac-toe; empty for tic-tac-toe."""
    return "" if rules == TIC_TAC_TOE else f"{localizer.name_of_game(rules)} · "


def name_cells(board: Board, mark: Mark) -> str:
    """Return the coordinates of the cells with a mark."""
    cells = (cell for cell in range(board.rules.cells) if board[cell] is mark)
    return ", ".join(format_coordinate(cell, board.rules) for cell in cells) or "-"


def whole_lines(board: Board) -> list[Line]:
    """Return the completed lines, as one line where several overlap in the same direction."""
    runs: dict[tuple[int, int], set[int]] = {}
    for line in board.lines:
        (row, column), (next_row, next_column) = (divmod(cell, board.rules.columns) for cell in line[:2])
        runs.setdefault((next_row - row, next_column - column), set()).update(line)
    return [tuple(sorted(cells)) for cells in runs.values()]


def name_lines(board: Board) -> list[str]:
    """Return the completed lines by the coordinates of their cells."""
    return ["-".join(format_coordinate(cell, board.rules) for cell in line) for line in whole_lines(board)]


CORNER = "\N{BLACK SMALL SQUARE}\ufe0f"

_ROW_LETTERS = {letter: chr(0x1F1E6 + i) for i, letter in enumerate(ascii_uppercase)}
_KEYCAP, _KEYCAP_TEN = "\ufe0f\u20e3", "\N{KEYCAP TEN}"

MAX_SIDE = 10
"""The most rows and columns of a board that is shown: there are keycaps up to 10, and longer texts exceed limits."""


def emoji_board(board: Board, style: Style = CLASSIC, *, glyphs: Mapping[int, str] | None = None) -> str:
    """Return a position as lines of only emoji, which Discord enlarges.

    Rows are named by regional indicators, and columns by keycaps. Discord enlarges up to 30 emoji, and shows more of
    them in the size of the text.

    Args:
        style: replaced by the classic style where the text could be too long, as with custom emoji on large boards.
        glyphs: by cell, shown in place of the mark or of the empty cell.
    """
    rules, x, o = board.rules, board.x, board.o
    if rules.cells > style.max_cells:
        style = CLASSIC
    in_line = {cell for line in board.lines for cell in line}
    shown: list[str] = []
    for cell in range(rules.cells):
        mark = Mark.X if x >> cell & 1 else Mark.O if o >> cell & 1 else None
        glyph = style.empty if mark is None else (style.winning_marks if cell in in_line else style.marks)[mark]
        shown.append((glyphs or {}).get(cell, glyph))
    numbers = (f"{column}{_KEYCAP}" if column < MAX_SIDE else _KEYCAP_TEN for column in range(1, rules.columns + 1))
    rows = [
        _ROW_LETTERS[ascii_uppercase[row]]
        + "".join(shown[cell] for cell in range(row * rules.columns, (row + 1) * rules.columns))
        for row in range(rules.rows)
    ]
    return "\n".join([CORNER + "".join(numbers), *rows])
