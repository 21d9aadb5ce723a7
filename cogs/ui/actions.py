"""The buttons below a board for what its players can do besides playing a cell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from discord import ButtonStyle, ComponentType

from bot.client.controls import Button, Version, YesNo
from bot.game.ids import MatchId
from bot.game.match import Match
from bot.model.saved_match import MatchVersion
from bot.rendering.localizer import Localizer
from bot.services.offers import Offer

HINT = "\N{ELECTRIC LIGHT BULB}"
_RESIGN = "\N{WAVING WHITE FLAG}\ufe0f"
_OFFERS = {
    Offer.TAKE_BACK: ("board-take_back", "\N{LEFTWARDS ARROW WITH HOOK}\ufe0f"),
    Offer.DRAW: ("board-draw", "\N{HANDSHAKE}"),
}


class HintButton(Button, prefix="hint"):
    """Shows the user a hint. If that has a price, a question comes before."""

    match: MatchId
    is_agreed: YesNo


class ResignButton(Button, prefix="resign"):
    """Resigns, after a question in place of the buttons if that loses the match."""

    step: Literal["ask", "yes", "no"]
    match: MatchId
    version: Version

    @property
    def shown(self) -> MatchVersion:
        return MatchVersion(self.match, self.version)


class MakeOfferButton(Button, prefix="make-offer"):
    """Offers a draw, or asks to take back a move."""

    offer: Offer
    match: MatchId


def action_row(match: Match, localizer: Localizer, *, is_resigning: bool) -> dict[str, Any]:
    """Return the buttons for a match in which somebody has moved, as a row of Discord's JSON.

    Args:
        is_resigning: whether they ask a player to confirm that they resign.
    """
    return {
        "type": ComponentType.action_row.value,
        "components": [
            {
                "type": ComponentType.button.value,
                "style": (ButtonStyle.danger if is_danger else ButtonStyle.secondary).value,
                "custom_id": button.custom_id,
                "label": localizer.say(label),
                **({"emoji": {"name": emoji}} if emoji else {}),
                "disabled": isinstance(button, HintButton) and match.opponent_to_move is not None,
            }
            for button, label, emoji, is_danger in _actions(match, is_resigning)
        ],
    }


def _actions(match: Match, is_resigning: bool) -> Iterator[tuple[Button, str, str, bool]]:
    """Yield the buttons with their labels and emoji, and whether they are red."""
    if match.is_duel:
        for offer, (label, emoji) in _OFFERS.items():
            yield MakeOfferButton(offer, match.id), label, emoji, False
    elif is_resigning:
        yield ResignButton("yes", match.id, match.version), "board-resign", _RESIGN, True
        yield ResignButton("no", match.id, match.version), "question-no", "", False
    else:
        yield HintButton(match.id, False), "board-hint", HINT, False
        yield ResignButton("ask", match.id, match.version), "board-resign", _RESIGN, False
