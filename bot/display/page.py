"""A match as a message: the board in emoji, and in words what was just played and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from bot.display.board import emoji_board
from bot.display.texts import Texts
from bot.game.board import Outcome
from bot.game.coordinate import format_coordinate
from bot.game.match import Match, MemberSeat, Termination


@dataclass(frozen=True, slots=True)
class Page:
    """What one message shows: emoji alone, and the words that go beneath."""

    board: str
    words: str


def match_page(match: Match, since: int, texts: Texts, prefix: str) -> Page:
    """The page of a match.

    Args:
        since: the plies from this number on, counted from 0, are told in words.
        prefix: what stands before a command where the reader is.
    """
    news = [_ply(match, ply, texts, prefix) for ply in range(since, len(match.plies))]
    status = _end(match, match.outcome, texts, prefix) if match.outcome else _to_move(match, texts, prefix)
    return Page(emoji_board(match.board), "\n".join([" ".join(news), status]).strip())


def _ply(match: Match, ply: int, texts: Texts, prefix: str) -> str:
    mark = match.board_after(ply).to_move
    seat = match.seat(mark)
    program = "program" if ply else "program_first"
    return texts.say(
        "ply.member" if isinstance(seat, MemberSeat) else f"ply.{program}",
        prefix,
        who=seat,
        mark=mark,
        coordinate=format_coordinate(match.plies[ply], match.rules),
    )


def _to_move(match: Match, texts: Texts, prefix: str) -> str:
    mark = match.board.to_move
    example = format_coordinate(match.board.legal_moves[0], match.rules)
    return texts.say("status.member_to_move", prefix, who=match.seat(mark), mark=mark, example=example)


def _end(match: Match, outcome: Outcome, texts: Texts, prefix: str) -> str:
    again = texts.say("status.again", prefix)
    if outcome.winner is None:
        return f"{texts.say('status.draw', prefix)}\n{again}"
    winner, loser = match.seat(outcome.winner), match.seat(outcome.winner.other)
    if match.termination is Termination.RESIGNED:
        return f"{texts.say('status.member_resigned', prefix, who=loser)}\n{again}"
    key = "status.member_won" if isinstance(winner, MemberSeat) else "status.program_won"
    lines = ("-".join(format_coordinate(cell, match.rules) for cell in line) for line in outcome.lines)
    return f"{texts.say(key, prefix, who=winner, mark=outcome.winner, line=', '.join(lines))}\n{again}"
