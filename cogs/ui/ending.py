"""What a finished board says and offers besides its result: the next level, and what the end has changed."""

from __future__ import annotations

from contextlib import suppress

from bot.client.client import App
from bot.game.match import Match, OpponentSeat
from bot.model.ending import Ending
from bot.model.guild_settings import GuildSettings
from bot.model.saved_match import SavedMatch
from bot.opponents.opponent import levels_of
from bot.storage.endings import read_ending
from bot.storage.errors import DatabaseError

_LOSSES = 2
"""After so many in a row, a weaker level is offered."""

_STRONGER, _WEAKER = "\N{UPWARDS BLACK ARROW}\ufe0f", "\N{DOWNWARDS BLACK ARROW}\ufe0f"


async def find_ending(app: App, saved: SavedMatch) -> Ending | None:
    """Return what the end of a match has changed; None without a result, between opponents, and without a database."""
    if saved.match.outcome is None or saved.match.is_exhibition:
        return None
    with suppress(DatabaseError):  # already logged; the result is shown all the same
        return await app.services.database.read(read_ending, saved)
    return None


def next_level(match: Match, ending: Ending, settings: GuildSettings) -> tuple[str, str] | None:
    """Return the level that is offered after a match, with the emoji of its button; None for none.

    It is the next stronger level after a win, and the next weaker one after two losses in a row.
    """
    levels = levels_of(match.rules)
    opponent = next((seat.opponent for seat in (match.x, match.o) if isinstance(seat, OpponentSeat)), "")
    step = 1 if ending.wins else -1 if ending.losses >= _LOSSES else 0
    if not step or opponent not in levels or (settings.games and match.rules not in settings.offered):
        return None
    index = levels.index(opponent) + step
    return (levels[index], _STRONGER if step > 0 else _WEAKER) if 0 <= index < len(levels) else None
