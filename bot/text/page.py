"""Matches as messages: the board as emoji, and a text about the latest plies and the next turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain
from operator import add

from bot.games.coordinate import format_coordinate
from bot.games.game import Game, SmallBoard, State, Termination
from bot.games.games import find_game
from bot.games.ids import UserId
from bot.games.lines import TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.match import CrowdSeat, Match, OpponentSeat
from bot.games.value import Result
from bot.text.localizer import Localizer
from bot.text.style import DISCS, Style


@dataclass(frozen=True, slots=True)
class Page:
    board: str  # only emoji
    words: str  # describes the latest plies and the next turn
    footer: str  # names the game, the bot's level and the like; may be empty
    cells: str = ""  # the cells of both marks, for screen readers; empty if something else in the message names them
    result: Result | None = None  # of the member who played against the bot, which colours the message; None otherwise


_DRAWS: Mapping[Termination | None, str] = {
    Termination.AGREED: "status-agreed",
    Termination.FULL_BOARD: "status-draw",
    Termination.REPETITION: "status-draw_repetition",
    Termination.MOVE_LIMIT: "status-draw_move_limit",
    Termination.BOARDS_COUNTED: "status-draw_boards",
}


@dataclass(frozen=True, slots=True)
class PageWriter:
    """Writes the pages of matches for one place."""

    localizer: Localizer
    names: Mapping[UserId, str]  # of the players, escaped; a player without a name is mentioned
    is_typed: bool = False  # whether moves have to be typed there

    def write(
        self,
        match: Match,
        since: int,  # the number of the first ply to describe, counted from 0
        *,
        # the time by which the member to move has to move, in a match between members
        deadline: datetime | None = None,
        note: str = "",  # a sentence before the plies
        is_coached: bool = False,  # whether advice is allowed in the match
        is_begun: bool = False,  # whether the match has begun just now
        has_buttons: bool = False,  # whether buttons show the mark of each cell, the last move and the line
    ) -> Page:
        news = [note, *(self._ply(match, ply, is_begun=is_begun) for ply in range(since, len(match.plies)))]
        if not match.is_over:
            status = self._describe_side_to_move(match, deadline)
        elif match.is_exhibition:
            status = f"{self.result(match)}\n{self.localizer.say('status-again_watch')}"
        else:
            status = self.result(match)  # buttons offer the next game
        if match.game.is_explained and not match.is_over and (is_begun or not match.plies):
            news.append(self.localizer.say(f"game-rules_{match.game.name}"))
        special = "" if match.is_over else describe_special(self.localizer, match.board)
        words = "\n".join(filter(None, [" ".join(filter(None, news)), status, special]))
        cells = describe_cells(self.localizer, match.board) if match.is_over or not has_buttons else ""
        board = emoji_board(self.localizer, match.board, last=match.last, is_plain=has_buttons, is_over=match.is_over)
        return Page(board, words, self.footer(match, is_coached=is_coached), cells, match.member_result)

    def who(self, match: Match, mark: Mark, *, is_first: bool = False) -> str:
        """Name a player, as the first word of a sentence if `is_first`."""
        seat = match.seat(mark)
        if isinstance(seat, OpponentSeat):
            return self.localizer.name_of(seat.opponent)
        if isinstance(seat, CrowdSeat):
            return self.localizer.say("status-crowd_first" if is_first else "status-crowd")
        if seat.user is None:
            return self.localizer.say("status-someone")
        return self.names.get(seat.user, f"<@{seat.user}>")

    def result(self, match: Match) -> str:
        outcome = match.outcome
        if match.termination is Termination.STOPPED:
            return self.localizer.say("status-exhibition_ended" if match.has_crowd else "status-stopped")
        if outcome is None:
            return self.localizer.say("status-exhibition_ended" if match.is_exhibition else "status-abandoned")
        if outcome.winner is None:
            return self.localizer.say(_DRAWS[match.termination], count=_count_won(match.board, Mark.X))
        if match.early_end and match.early_end.loser:
            return self._resigned(match, match.early_end.loser)
        line = ", ".join(name_lines(self.localizer, match.board))
        if match.game.line_loses and line:
            return self._lost_by_line(match, outcome.winner.other, line)
        is_bots = isinstance(match.seat(outcome.winner), OpponentSeat) and not match.is_exhibition
        key = "status-program_won" if is_bots else "status-member_won"
        who = self.who(match, outcome.winner, is_first=True)
        if match.termination is Termination.BOARDS_COUNTED:
            won, lost = (_count_won(match.board, mark) for mark in (outcome.winner, outcome.winner.other))
            return self.localizer.say(f"{key}_boards", who=who, won=won, lost=lost)
        if not line:
            return self.localizer.say(f"{key}_without_line", who=who)
        return self.localizer.say(key, who=who, mark=outcome.winner, line=line)

    def footer(self, match: Match, *, is_coached: bool = False) -> str:
        """Name the game if it is not tic-tac-toe, the bot's level if it plays, and what is special in the match."""
        say, game = self.localizer.say, match.game
        parts = [] if game == TIC_TAC_TOE else [self.localizer.name_of_game(game)]
        if match.opponent:
            parts.append(say("position-against", level=self.localizer.name_of(match.opponent)))
        if isinstance(game, Rules) and game.misere and not find_game(game):  # the name of a game says so itself
            parts.append(say("position-misere", count=game.in_a_row))
        if is_coached:
            parts.append(say("position-coached"))
        if match.is_weakened:
            parts.append(say("position-weakened"))
        return " · ".join(parts)

    def _ply(self, match: Match, ply: int, *, is_begun: bool) -> str:
        mark = match.mark(ply)
        if match.is_exhibition:
            key = "ply-level"
        elif isinstance(match.seat(mark), OpponentSeat):
            key = "ply-program" if ply else "ply-program_first"
        else:
            is_new = is_begun and not ply and not match.has_crowd
            key = "ply-member_first" if is_new else "ply-member"
        coordinate = self.localizer.name_of_move(match.plies[ply], match.game)
        who = self.who(match, mark, is_first=True)
        return self.localizer.say(key, who=who, mark=mark, coordinate=coordinate)

    def _describe_side_to_move(self, match: Match, deadline: datetime | None) -> str:
        mark = match.board.to_move
        who = self.who(match, mark)
        if match.is_crowd_to_move:
            return self.localizer.say("status-crowd_to_move", mark=mark)
        if match.opponent_to_move:
            return self.localizer.say("status-level_to_move", who=who, mark=mark)
        if deadline:  # the first page, before any move, also says what happens at the deadline
            awaited = self.localizer.say("status-awaited", who=who, mark=mark, deadline=deadline)
            return awaited if match.version else f"{awaited}\n{self.localizer.say('status-time_limit')}"
        words = self.localizer.say("status-member_to_move", who=who, mark=mark)
        if not self.is_typed or len(match.plies) >= (1 if match.game.line_loses else 2):
            return words  # a later example could be the worst move; with misère, an answer in the center already is
        example = match.game.format(most_central(match.board))
        return f"{words} {self.localizer.say('status-example', example=example)}"

    def _lost_by_line(self, match: Match, loser: Mark, line: str) -> str:
        """Describe the result of a game in which completing a line loses."""
        if match.is_duel or match.is_exhibition:
            who, winner = self.who(match, loser), self.who(match, loser.other)
            return self.localizer.say("status-misere_won", who=who, winner=winner, mark=loser, line=line)
        is_bots = isinstance(match.seat(loser), OpponentSeat)
        key, member = ("misere_member_won", loser.other) if is_bots else ("misere_program_won", loser)
        return self.localizer.say(f"status-{key}", who=self.who(match, member, is_first=is_bots), mark=loser, line=line)

    def _resigned(self, match: Match, loser: Mark) -> str:
        who, winner = self.who(match, loser), self.who(match, loser.other)
        is_forfeit = match.termination is Termination.FORFEITED
        if not match.is_duel:
            return self.localizer.say("status-member_forfeited" if is_forfeit else "status-member_resigned", who=who)
        return self.localizer.say("status-forfeited" if is_forfeit else "status-resigned", who=who, winner=winner)


def position_page(
    localizer: Localizer,
    board: State,
    *lines: str,
    last: int | None = None,
    glyphs: Mapping[int, str] | None = None,
    legend: str = "",
    has_cells: bool = True,
) -> Page:
    """Return a page about a position, with the lines that are not empty.
    `last` and `glyphs` are as for `emoji_board`; `legend` stands below the board, after the name of the game.
    """
    drawn = emoji_board(localizer, board, last=last, glyphs=glyphs)
    footer = [] if board.game == TIC_TAC_TOE else [localizer.name_of_game(board.game)]
    footer += [legend] if legend else []
    cells = describe_cells(localizer, board) if has_cells else ""
    words = "\n".join(filter(None, [*lines, describe_special(localizer, board)]))
    return Page(drawn, words, " · ".join(footer), cells)


MAX_BUTTONS_IN_ROW = 5  # how many buttons Discord shows in a row, and how many rows


def has_cell_buttons(game: Game, *, has_others: bool = False) -> bool:
    """Whether each cell of a question has a button, which names it: there is room for them, and without gravity they
    are needed. The buttons of others need a row, too.
    """
    most = MAX_BUTTONS_IN_ROW
    return not game.plays_columns and game.rows <= most - has_others and game.columns <= most


def most_central(board: State) -> int:
    """Return the first of the legal moves that are nearest to the center, with gravity to the middle column."""
    game = board.game

    def distance(cell: int) -> int:
        row, column = divmod(cell, game.columns)
        sideways = abs(2 * column + 1 - game.columns)
        return sideways if game.plays_columns else max(sideways, abs(2 * row + 1 - game.rows))

    return min(board.legal_moves, key=distance)


def describe_cells(localizer: Localizer, board: State) -> str:
    """Name the cells of both marks, or with gravity the colours of the discs in each column, for screen readers."""
    if board.game.plays_columns and localizer.on_board(board.game).style is DISCS:
        return describe_columns(localizer, board)
    x, o = (name_cells(localizer, board, mark) for mark in (Mark.X, Mark.O))
    return localizer.say("position-cells", x=x, o=o)


def describe_columns(localizer: Localizer, board: State) -> str:
    game, colours = board.game, {mark: localizer.say(f"position-disc_{mark.value.lower()}") for mark in Mark}
    columns = list[str]()
    for column in range(game.columns):
        marks = [board[cell] for cell in range(column, game.cells, game.columns)]
        if discs := ", ".join(colours[mark] for mark in reversed(marks) if mark):
            columns.append(f"{column + 1}: {discs}")
    return localizer.say("position-columns", columns="; ".join(columns) or localizer.say("position-none"))


def join_parts(*parts: str) -> str:
    """Join the parts of a line below a board that are not empty."""
    return " · ".join(filter(None, parts))


def name_cells(localizer: Localizer, board: State, mark: Mark) -> str:
    cells = (cell for cell in range(board.game.cells) if board[cell] is mark)
    return ", ".join(format_coordinate(cell, board.game) for cell in cells) or localizer.say("position-none")


def describe_special(localizer: Localizer, board: State) -> str:
    """Say what the marks do not show: which ones disappear next, and where to play on small boards; often nothing."""
    if not board.small_boards:
        return describe_fading(localizer, board) if board.fading else ""
    return "\n".join(filter(None, [describe_next_board(localizer, board), describe_won(localizer, board)]))


def describe_next_board(localizer: Localizer, board: State) -> str:
    """Say on which of the small boards the side to move may play; empty if the game is over or has none."""
    say, playable = localizer.say, tuple(small for small in board.small_boards if small.may_be_played)
    if len(playable) == 1:
        first, last = (format_coordinate(playable[0].cells[end], board.game) for end in (0, -1))
        return say("position-board_to_play", board=playable[0], first=first, last=last)
    if len(playable) == len(board.small_boards):
        return say("position-any_board") if playable else ""
    return say("position-open_boards", boards=playable) if playable else ""


def describe_won(localizer: Localizer, board: State, *, is_plain: bool = False) -> str:
    """Say which of the small boards are won, or full; empty if none is. If `is_plain`, sides are named by letters."""
    closed, parts = [small for small in board.small_boards if small.is_closed], list[str]()
    for mark in Mark:
        if boards := _won_by(closed, mark):
            parts.append(localizer.say("position-boards_of", side=mark.value if is_plain else mark, boards=boards))
    if boards := _won_by(closed, None):
        parts.append(localizer.say("position-boards_of_nobody", boards=boards))
    return localizer.say("position-boards_won", boards=" · ".join(parts)) if parts else ""


def _won_by(boards: Iterable[SmallBoard], mark: Mark | None) -> tuple[SmallBoard, ...]:
    return tuple(small for small in boards if small.winner is mark)


def _count_won(board: State, mark: Mark) -> int:
    """How many of the small boards a side has won."""
    return len(_won_by(board.small_boards, mark))


def describe_fading(localizer: Localizer, board: State) -> str:
    """Name the marks that disappear with the next move of their side; empty if there are none."""
    named = [(mark, format_coordinate(cell, board.game)) for cell in board.fading if (mark := board[cell])]
    named.sort(key=lambda mark_and_cell: mark_and_cell[0] is not board.to_move)
    marks = ", ".join(localizer.say("position-fading_mark", mark=mark, cell=cell) for mark, cell in named)
    return localizer.say("position-fading", marks=marks) if marks else ""


def describe_threats(localizer: Localizer, cells: Iterable[int], game: Game) -> str:
    """Name the marked cells of threats; empty if there are none."""
    named = tuple(localizer.name_of_cell(cell, game) for cell in cells)
    return localizer.say("position-threats", cells=named, glyph=THREAT) if named else ""


def in_order(cells: Iterable[int], game: Game) -> list[int]:
    """Return cells in the order in which moves are listed: with gravity by column."""
    return sorted(cells, key=lambda cell: cell % game.columns if game.plays_columns else cell)


def name_lines(localizer: Localizer, board: State) -> list[str]:
    if board.small_boards:
        return [localizer.name_of_boards(line, board) for line in board.whole_lines]
    return [localizer.name_of_line(line, board.game) for line in board.whole_lines]


THREAT = "\N{WARNING SIGN}\ufe0f"
"""Marks the cell of a threat, where an answer speaks of one; pictures have the same sign."""

CORNER = "\N{BLACK SMALL SQUARE}\ufe0f"
_ROW_LETTERS = [chr(0x1F1E6 + row) for row in range(26)]
_KEYCAP, _KEYCAP_TEN = "\ufe0f\u20e3", "\N{KEYCAP TEN}"

_SHAPES = {Mark.X: (0, 2, 4, 6, 8), Mark.O: (0, 1, 2, 3, 5, 6, 7, 8)}  # the places of a large mark
_CLOSED, _PLAYABLE, _GAP = "\N{BLACK LARGE SQUARE}", "\N{WHITE LARGE SQUARE}", "\N{EM SPACE}"

MAX_SIDE = 10
"""The most rows and columns of a board that is shown: there are keycaps up to 10, and longer texts exceed limits."""


def emoji_board(
    localizer: Localizer,
    board: State,
    *,
    last: int | None = None,
    glyphs: Mapping[int, str] | None = None,
    is_plain: bool = False,
    is_over: bool = False,
) -> str:
    """Return a position as lines of only emoji, of which Discord enlarges up to 30.
    Rows are named by regional indicators, and columns by keycaps; with gravity, only columns are. `last` is the cell of
    the last move, highlighted if no line is; `glyphs` are shown in place of marks or empty cells. Nothing is
    highlighted if `is_plain`, but for emoji that the server has chosen. There are gaps between small boards;
    those of the next move are bright. If the game `is_over`, there is no next move, and no mark disappears.
    """
    game, style = board.game, localizer.on_board(board.game).style
    highlighted = board.winning_cells or {last}
    if is_plain and not style.is_own:
        highlighted = set[int | None]()
    shown: list[str] = []
    replaced = dict(glyphs or {})
    if board.small_boards:
        bright = () if is_over else board.legal_moves
        replaced = {**dict.fromkeys(bright, _PLAYABLE), **_large_marks(board, style, highlighted, last), **replaced}
    for number, cell in enumerate(chain.from_iterable(board.grid())):
        drawn = replace(cell, is_fading=cell.is_fading and not is_over)
        shown.append(replaced.get(number, style.glyph(drawn, is_highlighted=number in highlighted)))
    numbers = [f"{column}{_KEYCAP}" if column < MAX_SIDE else _KEYCAP_TEN for column in range(1, game.columns + 1)]
    rows = [numbers, *[shown[first : first + game.columns] for first in range(0, game.cells, game.columns)]]
    letters = ["", *[""] * game.rows] if game.plays_columns else [CORNER, *_ROW_LETTERS[: game.rows]]
    if game.small_side:
        rows = [_with_gaps(row, game.small_side) for row in rows]
        letters = [f"\n{each}" if row > 1 and row % game.small_side == 1 else each for row, each in enumerate(letters)]
    return "\n".join(map(add, letters, map("".join, rows)))


def _with_gaps(row: Sequence[str], side: int) -> list[str]:
    """Return the emoji of a row with a space between those of two small boards."""
    gaps = range(side, len(row), side)
    return [f"{_GAP}{glyph}" if place in gaps else glyph for place, glyph in enumerate(row)]


def _large_marks(board: State, style: Style, highlighted: Collection[int | None], last: int | None) -> dict[int, str]:
    """Return the emoji of won small boards, which have the shape of a large mark: no board that goes on can have it."""
    shown = dict[int, str]()
    for small in board.small_boards:
        for place, cell in enumerate(small.cells):
            if small.winner and cell != last:
                glyph = (style.highlighted if cell in highlighted else style.marks)[small.winner]
                shown[cell] = glyph if place in _SHAPES[small.winner] else _CLOSED
    return shown
