"""Choices of slash command options that several commands share."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.games.games import GAMES
from bot.players.opponent import LEVEL_NAMES, WATCHED_NAMES, is_available
from bot.text.game_request import RANDOM

OPPONENT_CHOICES = [Choice(name=name, value=name) for name in LEVEL_NAMES if is_available(name)]
WATCHED_CHOICES = [Choice(name=name, value=name) for name in WATCHED_NAMES if is_available(name)]
GAME_CHOICES = [Choice(name=name, value=name) for name in GAMES]
MARK_CHOICES = [Choice(name=word, value=word) for word in ("x", "o", RANDOM)]
