"""The fixed rating of each level in 3x3, without those of the network."""

from bot.game.games import DEFAULT_GAME
from bot.opponents.levels import RATINGS

LEVEL_RATINGS = RATINGS[DEFAULT_GAME]
