"""The fixed rating of each level in 3x3."""

from bot.game.rules import TIC_TAC_TOE
from bot.opponents.opponent import level_ratings

LEVEL_RATINGS = level_ratings(TIC_TAC_TOE)
