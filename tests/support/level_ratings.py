"""The fixed rating of each level in 3x3, without those of the network."""

from bot.games.games import DEFAULT_GAME
from bot.players.levels import RATINGS

LEVEL_RATINGS = RATINGS[DEFAULT_GAME]
