"""The buttons and menus under boards of every size play the cells that they name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from string import ascii_uppercase
from typing import Any

import pytest
from discord import ComponentType, ui
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.client.cell_menus import CellMenu, MatchRows
from bot.client.names import NameCache
from bot.client.surface import Below, BelowBoard, Surface
from bot.games.ids import MatchId
from bot.games.lines import Rules
from bot.games.match import Match, OpponentSeat
from bot.matches.board import CellButton, board_buttons
from bot.model.guild_settings import DEFAULT_SETTINGS
from bot.model.ids import ChannelId, Event, EventId, Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from tests.support.languages import ENGLISH
from tests.support.people import ANA_SEAT, BEN_SEAT, NOON
from tests.support.random_games import any_rules, random_plies

LARGEST_MATCH = MatchId(8 * 10**18)


def component_rows(match: Match, row: int | None = None) -> list[list[dict[str, Any]]]:
    """The components of the cells under a board, row by row; those of a row that was chosen in the menu."""
    view = buttons(match, row)
    assert view
    return [row["components"] for row in view.to_components()]


def buttons(match: Match, row: int | None = None, features: Mapping[Below, BelowBoard] | None = None) -> ui.View | None:
    saved = SavedMatch(match, Place(ChannelId(10), None), Event(EventId(1)), NOON)
    surface = Surface(ENGLISH, DEFAULT_SETTINGS, NameCache(), can_embed=True, can_attach=True)
    return board_buttons(features or {}, surface, MatchUpdate.without_new_plies(saved), row)


@pytest.mark.usefixtures("untraced")
@given(any_rules, st.integers(0))
def test_every_free_cell_can_be_pressed_or_chosen_once(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    match = Match(LARGEST_MATCH, rules, ANA_SEAT, BEN_SEAT, random_plies(rules, rng, rng.randrange(rules.cells)))
    assume(not match.is_over)
    rows = component_rows(match)
    if rows[0][0]["type"] == ComponentType.select.value:
        menu = rows[0][0]
        assert MatchRows.decode(menu["custom_id"]) == MatchRows(match.id, match.version)
        assert 1 <= len(menu["options"]) <= 25
        rows = [component_rows(match, ascii_uppercase.index(option["value"]))[0] for option in menu["options"]]
    components = [component for row in rows for component in row]
    played = [played_by(match, component) for component in components]
    assert sorted(cell for cells in played for cell in cells) == sorted(match.board.legal_moves)
    assert len({component["custom_id"] for component in components}) == len(components)
    assert max(len(component["custom_id"]) for component in components) <= 100


def played_by(match: Match, component: dict[str, Any]) -> list[int]:
    """The cells that a button or a menu plays, each checked to be the one that it names."""
    if component["type"] == ComponentType.button.value:
        button = CellButton.decode(component["custom_id"])
        assert button
        assert (button.match, button.version) == (match.id, match.version)
        if component["disabled"]:
            return []
        assert match.board.game.parse(component["label"], match.board) == button.cell
        return [button.cell]
    menu = CellMenu.decode(component["custom_id"])
    assert menu
    assert (menu.match, menu.version) == (match.id, match.version)
    assert 1 <= len(component["options"]) <= 25
    cells = [int(option["value"]) for option in component["options"]]
    assert [match.board.game.parse(option["label"], match.board) for option in component["options"]] == cells
    return cells


def test_a_board_with_more_rows_or_columns_than_options_is_only_typed() -> None:
    for rules in (Rules(26, 3, 3), Rules(3, 26, 3)):
        match = Match(MatchId(1), rules, ANA_SEAT, BEN_SEAT)
        assert buttons(match) is None
    rows = component_rows(Match(MatchId(1), Rules(25, 25, 5), ANA_SEAT, BEN_SEAT), row=24)
    assert [option["label"] for option in rows[0][0]["options"]][-2:] == ["Y24", "Y25"]


def test_what_features_put_below_a_board_has_one_order() -> None:
    def feature(place: Below) -> BelowBoard:
        def put(_: MatchUpdate, __: Surface) -> list[ui.Item[Any]]:
            return [ui.Button[Any](label=place.name, custom_id=place.name)]

        return put

    duel, other = Match(MatchId(1), Rules(), ANA_SEAT, BEN_SEAT), OpponentSeat("easy")
    below = {
        duel: ["OFFERS", "RESIGN"],
        replace(duel, o=other): ["START"],
        replace(duel, o=other, plies=(0,)): ["HINT", "RESIGN"],
        replace(duel, x=other, o=other): ["STOP"],
        duel.agree(): ["AGAIN", "REVIEW", "SHARE", "PICTURES"],
    }
    for places in ([*Below], [*reversed(Below)]):  # registered in any order
        for match, labels in below.items():
            view = buttons(match, features={place: feature(place) for place in places})
            assert view
            assert [button["label"] for button in view.to_components()[-1]["components"]] == labels
