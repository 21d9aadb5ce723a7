"""The settings of a guild."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from unicodedata import category

from bot.games.errors import Refusal
from bot.games.game import Game
from bot.games.games import DEFAULT_GAME, GAMES, find_game, parse_game_name
from bot.games.ids import MatchId
from bot.model.ids import ChannelId, RoleId

MAX_PREFIX_LENGTH = 5  # of the prefix of typed commands
_NOT_IN_PREFIX = re.compile(r"[\s`]|^[/@<]")


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a guild; each default means that the guild has not set it."""

    level: str | None = None  # the default opponent's name; None for the bot's default
    is_text_only: bool = False  # whether boards are shown without buttons
    language: str | None = None  # the locale of a catalogue; None for the locale that Discord reports
    style: str | None = None  # the name of the board style; None for the standard emoji
    emoji: tuple[str, ...] = ()  # custom emoji for boards, in the order that the style expects
    # the channels where members may play, including their threads; empty for all channels
    channels: frozenset[ChannelId] = frozenset()
    roles: frozenset[RoleId] = frozenset()  # members need one of these roles to play; empty for no restriction
    in_thread: bool = False  # whether each match gets a thread of its own where possible
    # how long a match may go without a move before it ends, in whole hours; None for the bot's default
    idle: timedelta | None = None
    cooldown: timedelta = timedelta(0)  # the minimum time between two commands of a member, in whole seconds
    # of typed commands; empty if only mentions of the bot are answered; None for the bot's default
    prefix: str | None = None
    game: str | None = None  # the name of the default game; None for the bot's default
    # the names of the games that members may start; empty for all, including typed sizes
    games: frozenset[str] = frozenset()
    is_quiet: bool = False  # whether players are not notified when it is their turn
    picture_offer: MatchId | None = None  # the match below which managers were asked if they like pictures better
    daily_channel: ChannelId | None = None  # where the daily puzzle is posted; None for nowhere
    daily_hour: int = 12  # the hour of that post, in UTC
    is_search_quiet: bool = False  # whether no member is told that somebody looks for a game
    has_no_votes: bool = False  # whether members may not start a game in which everyone votes

    def choose_game(self, game: str | None) -> Game:
        """Return the game that a member starts, by its name or size; None is the default game.
        Raises GameSizeError if there is no board of that size, and Refusal if the guild does not offer the game.
        """
        chosen = parse_game_name(game) if game else self.default_game
        self.check_offered(chosen)
        return chosen

    def check_offered(self, game: Game) -> None:
        """Raise Refusal if members may not start this game."""
        if self.games and game not in self.offered:
            raise Refusal("game_not_offered", game=game, offered=self.offered)

    @property
    def default_game(self) -> Game:
        """The default game, or the first one offered if the guild does not offer that."""
        default = GAMES.get(self.game or DEFAULT_GAME, GAMES[DEFAULT_GAME])
        return default if default in self.offered else self.offered[0]

    def default_game_name(self, among: Collection[str]) -> str:
        """Return the name of the default game, or that of 3x3 if the default game is not among these."""
        name = find_game(self.default_game) or DEFAULT_GAME
        return name if name in among else DEFAULT_GAME

    @property
    def offered(self) -> tuple[Game, ...]:
        """The games offered, in the order of GAMES; names that a later version saved are ignored."""
        return tuple(game for name, game in GAMES.items() if name in self.games) or tuple(GAMES.values())


DEFAULT_SETTINGS = GuildSettings()  # the settings of direct messages, and of a server that has changed nothing


def is_prefix(text: str) -> bool:
    """Check if typed commands may begin with a text, or that it is empty."""
    return len(text) <= MAX_PREFIX_LENGTH and all(map(is_visible, text)) and not _NOT_IN_PREFIX.search(text)


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as blank space
_INVISIBLE_CATEGORIES = ("Cc", "Cf", "Mn", "Me", "Zs", "Zl", "Zp")
"""Control characters, marks on other letters, and spaces:
https://www.unicode.org/reports/tr44/#General_Category_Values."""


def is_visible(text: str) -> bool:
    return any(category(letter) not in _INVISIBLE_CATEGORIES and letter not in _BLANK for letter in text)
