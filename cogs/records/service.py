"""Records of finished matches: what may be asked for, and exports."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.notation import format_game, record
from cogs.records.queries import read_finished_of
from cogs.records.statistics import FinishedMatch

_HEADER = "# tic-tac-toe games 1\n"
"""Names the format and its version. It is the same in every language, because other software reads it."""

_BATCH_SIZE = 50  # how many matches are read at a time; formatting them blocks the event loop for some milliseconds


def check_has_records(game: str | None) -> None:
    """Check that a game has records of its own; None stands for all games. Raises Refusal if it has none."""
    if game is not None and game not in GAMES:
        raise Refusal("no_records", games=tuple(GAMES.values()))


async def export(database: Database, user: UserId) -> str:
    """Return all finished matches of a user, from all scopes, oldest first, in the format of docs/commands.md.
    Without matches, the text is only the header. bot.games.notation.parse_games reads it back.
    """
    chunks, last = [_HEADER], MatchId(0)
    while batch := await database.read(read_finished_of, user, last, _BATCH_SIZE):
        chunks.append(await asyncio.to_thread(_format, batch, user))
        last = batch[-1].match.id
    return "".join(chunks)


def _format(matches: Sequence[FinishedMatch], user: UserId) -> str:
    games = (record(past.match, past.ended, user, is_coached=past.is_coached) for past in matches)
    return "".join(f"{format_game(game)}\n" for game in games)
