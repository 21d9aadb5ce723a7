"""Finished matches as text: a list of them, replays move by move, and games on one page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from bot.games.game import Termination
from bot.games.ids import UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.games.notation import GameRecord
from bot.games.value import Result
from bot.players.opponent import WATCHED_NAMES
from bot.text.coach import RESULTS
from bot.text.localizer import Localizer
from bot.text.page import Page, PageWriter, describe_cells, describe_special, emoji_board, join_parts, name_lines
from cogs.records.queries import FinishedMatch, HistoryPage
from cogs.records.texts import MAX_MESSAGE_LENGTH, mention_user

_WINS = {
    Termination.LINE: "share-won",
    Termination.BOARDS_COUNTED: "share-won",
    Termination.RESIGNED: "share-resigned",
    Termination.FORFEITED: "share-forfeited",
}

PAGE_SIZE = 5  # the number of matches on one page of a list, each with a button


@dataclass(frozen=True, slots=True)
class ReplayWriter:
    pages: PageWriter  # the writer of running matches, whose sentences are used as well

    def describe_history(self, history: HistoryPage, user: UserId | None) -> str:
        """Describe a page of the list of a user's matches, or of all, newest first.
        If the names would make the message too long, users are mentioned instead.
        """
        text = self._history(history, user)
        if len(text) <= MAX_MESSAGE_LENGTH or not self.pages.names:
            return text
        return replace(self, pages=replace(self.pages, names={})).describe_history(history, user)

    def replay(self, past: FinishedMatch, plies: int) -> Page:
        """Return the page of a replay after a number of plies; the last page, with the result, if it has no more."""
        match, shown = past.match, match_after(past.match, plies)
        plies, is_last = len(shown.plies), shown == match
        number = self._localizer.say("coach-page", page=plies + 1, pages=len(match.plies) + 1)
        footer = join_parts(number, self.pages.footer(shown, is_coached=past.is_coached))
        lines = [self._ply(match, plies)] if plies else []
        if is_last or not plies:
            lines.append(self._players(match, past.ended))
        if is_last:
            lines.append(self.pages.result(match))
        lines += [] if is_last else filter(None, [describe_special(self._localizer, shown.board)])
        cells = describe_cells(self._localizer, shown.board)
        drawn = emoji_board(self._localizer, shown.board, last=shown.last, is_over=shown.is_over)
        return Page(drawn, "\n".join(lines), footer, cells)

    def whole_game(self, game: GameRecord) -> Page:
        """Return a game in notation as one page: its players, its moves, its result and the final board."""
        match = game.match
        lines = [self._players(match, game.ended)]
        if match.plies:
            moves = ", ".join(match.game.format(cell) for cell in match.plies)
            lines.append(self._localizer.say("replay-moves", moves=moves))
        lines.append(self.pages.result(match))
        board = emoji_board(self._localizer, match.board, last=match.last)
        footer = self.pages.footer(match, is_coached=game.is_coached)
        cells = describe_cells(self._localizer, match.board)
        return Page(board, "\n".join(lines), footer, cells)

    def shared(self, match: Match) -> str:
        """Say who won, above the moving picture of a match."""
        say, plies, winner = self._localizer.say, len(match.plies), match.outcome and match.outcome.winner
        x, o = (self.pages.who(match, mark) for mark in Mark)
        if winner and match.termination:
            facts = {"who": self.pages.who(match, winner), "other": self.pages.who(match, winner.other)}
            sentence = say(_WINS[match.termination], plies=plies, **facts)
        else:
            sentence = say("share-drawn" if match.outcome else "share-no_result", plies=plies, x=x, o=o)
        return sentence if match.game == TIC_TAC_TOE else f"{sentence}\n-# {self._localizer.name_of_game(match.game)}"

    def describe_shared(self, match: Match) -> str:
        """Return the alternative text of the moving picture of a match."""
        say, (x, o) = self._localizer.say, (self.pages.who(match, mark) for mark in Mark)
        moves = ", ".join(match.game.format(cell) for cell in match.plies)
        sentences = [say("share-picture", game=match.game, x=x, o=o, moves=moves)]
        sentences += [say("picture-line", line=line) for line in name_lines(self._localizer, match.board)]
        if match.outcome and match.outcome.winner:
            sentences.append(say("share-picture_won", who=self.pages.who(match, match.outcome.winner)))
        else:
            sentences.append(say("share-picture_drawn" if match.outcome else "share-picture_no_result"))
        return " ".join(sentences)

    def _history(self, history: HistoryPage, user: UserId | None) -> str:
        name = "" if user is None else self.pages.names.get(user, mention_user(user))
        if not history.matches:
            return self._localizer.say("history-none" if name else "history-nothing", who=name)
        first, last = history.offset + 1, history.offset + len(history.matches)
        lines = [self._localizer.say("history-user" if name else "history-all", who=name)]
        if history.total > len(history.matches):
            lines.append(self._localizer.say("history-range", first=first, last=last, total=history.total))
        lines += (self._line(number, past, user) for number, past in enumerate(history.matches, start=first))
        return "\n".join(lines)

    def _line(self, number: int, past: FinishedMatch, user: UserId | None) -> str:
        line, rules = self._describe(number, past, user), past.match.game
        return line if rules == TIC_TAC_TOE else f"{line} · {self._localizer.name_of_game(rules)}"

    def _describe(self, number: int, past: FinishedMatch, user: UserId | None) -> str:
        match, say = past.match, self._localizer.on_board(past.match.game).say
        facts = {"number": number, "date": format_date(past.ended), "plies": len(match.plies)}
        if user is not None:
            mark = match.mark_of(user)
            other, result = self.pages.who(match, mark.other), self._result(match, mark)
            return say("history-line_of", mark=mark, other=other, result=result, **facts)
        return say("history-line", result=self._winner(match), **self._player_facts(match), **facts)

    def _result(self, match: Match, mark: Mark) -> str:
        if match.outcome is None:
            return self._no_result()
        result = match.outcome.result_for(mark)
        return f"{RESULTS[result]} {self._localizer.say(f'history-{result.name.lower()}')}"

    def _winner(self, match: Match) -> str:
        if match.outcome is None:
            return self._no_result()
        winner = match.outcome.winner
        if winner is None:
            return f"{RESULTS[Result.DRAW]} {self._localizer.say('history-draw')}"
        return f"{RESULTS[Result.WIN]} {self._localizer.on_board(match.game).style.marks[winner]}"

    def _no_result(self) -> str:
        return f"💤 {self._localizer.say('history-no_result')}"

    def _ply(self, match: Match, number: int) -> str:
        mark = match.mark(number - 1)
        coordinate = self._localizer.name_of_move(match.plies[number - 1], match.game)
        facts = {"who": self.pages.who(match, mark), "mark": mark, "coordinate": coordinate}
        return self._localizer.say("replay-ply", number=number, plies=len(match.plies), **facts)

    def _players(self, match: Match, ended: datetime) -> str:
        return f"{self._localizer.say('replay-players', **self._player_facts(match))} · {format_date(ended)}"

    def _player_facts(self, match: Match) -> dict[str, object]:
        x, o = (self.pages.who(match, mark) for mark in Mark)
        return {"x": x, "mark_x": Mark.X, "o": o, "mark_o": Mark.O}

    @property
    def _localizer(self) -> Localizer:
        return self.pages.localizer


def match_after(match: Match, plies: int) -> Match:
    """Return the match after a number of plies; the match itself if it has no more."""
    return replace(match, plies=match.plies[:plies], early_end=None) if plies < len(match.plies) else match


def format_date(moment: datetime) -> str:
    """Return Discord's markup for a date, shown in the reader's language and time zone."""
    return f"<t:{round(moment.timestamp())}:d>"


def player_ids(history: HistoryPage) -> Iterator[UserId]:
    for past in history.matches:
        yield from (user for mark in Mark if (user := past.match.member(mark)) is not None)


def hide_unknown_opponents(record: GameRecord) -> GameRecord:
    x, o = (
        MemberSeat(None) if isinstance(seat, OpponentSeat) and seat.opponent not in WATCHED_NAMES else seat
        for seat in map(record.match.seat, Mark)
    )
    return replace(record, match=replace(record.match, x=x, o=o))
