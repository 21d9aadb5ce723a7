"""The menus of levels and games under a board on which nobody has moved yet. A choice begins the match anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from discord import SelectOption, ui

from bot.client.controls import Menu, Version
from bot.client.surface import Surface
from bot.games.games import find_game, format_rules
from bot.games.ids import MatchId
from bot.model.saved_match import MatchUpdate
from bot.players.learner import LEARNER, LEARNER_GAMES
from bot.players.opponent import levels_of, network_levels_of

_Choice = Literal["level", "game"]


class StartMenu(Menu, prefix="start"):
    """Begins the match anew with another level or game; the value of each option is its name, or a board's size."""

    choice: _Choice
    match: MatchId
    version: Version


def start_menus(update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    """Yield the menus of the level and the game."""
    match, localizer = update.saved.match, surface.localizer
    learner = [LEARNER] if find_game(match.rules) in LEARNER_GAMES else []
    levels = [*levels_of(match.rules), *network_levels_of(match.rules), *learner]
    named_levels = ((name, localizer.say("board-level", level=localizer.name_of(name))) for name in levels)
    yield StartMenu("level", match.id, match.version).item(_select(named_levels, match.opponent))
    games = dict.fromkeys([*surface.settings.offered, match.rules])
    named_games = ((format_rules(rules), localizer.say("board-game", game=rules)) for rules in games)
    yield StartMenu("game", match.id, match.version).item(_select(named_games, format_rules(match.rules)))


def _select(options: Iterable[tuple[str, str]], chosen: str | None) -> ui.Select[Any]:
    return ui.Select(
        options=[SelectOption(value=value, label=label, default=value == chosen) for value, label in options]
    )
