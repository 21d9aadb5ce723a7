"""Whether managers like boards as pictures better: asked once, in a server that has chosen no style."""

from __future__ import annotations

from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.database.database import Database
from bot.database.settings import SettingsService
from bot.games.ids import MatchId
from bot.matches.queries import count_finished
from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.model.saved_match import Change, SavedMatch
from bot.text.style import is_drawn

_MAX_ROWS = 3  # of a finished board whose buttons leave two rows to others
_GAMES = 5  # how many games have ended before: by then the members know the bot


@dataclass(eq=False)
class PictureOffers:
    """Offers pictures below one finished match of a server; it follows the ends of matches."""

    database: Database
    settings: SettingsService
    _made: LRUCache[GuildId, MatchId] = field(default_factory=lambda: LRUCache[GuildId, MatchId](10_000))

    async def prepare(self, change: Change) -> tuple[GuildId, MatchId] | None:
        match, guild = change.after.match, change.after.place.guild
        has_room = match.game.plays_columns or match.game.rows <= _MAX_ROWS
        is_suitable = has_room and match.board.is_over and not match.is_exhibition and not is_drawn(None, match.game)
        if guild is None or guild in self._made or not is_suitable:
            return None
        settings = await self.settings.get(guild)
        if settings.style or settings.picture_offer or settings.is_text_only:
            return None
        if await self.database.read(count_finished, guild, _GAMES) < _GAMES:
            return None
        is_current = await self.settings.reload(guild) == settings  # not so if the database failed a moment ago
        return (guild, match.id) if is_current else None

    def saved(self, offer: tuple[GuildId, MatchId]) -> None:
        guild, match = offer
        self._made[guild] = match

    def is_below(self, saved: SavedMatch, settings: GuildSettings) -> bool:
        offered = {settings.picture_offer, self._made.get(saved.place.guild or GuildId(0))}
        return saved.match.id in offered and settings.style is None
