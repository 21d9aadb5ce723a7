"""The buttons below a board for what its players can do besides playing a cell."""

from __future__ import annotations

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
    buttons: list[tuple[Button, str, str]]
    if match.is_duel:
        buttons = [(MakeOfferButton(offer, match.id), *shown) for offer, shown in _OFFERS.items()]
    elif is_resigning:
        buttons = [
            (ResignButton("yes", match.id, match.version), "board-resign", _RESIGN),
            (ResignButton("no", match.id, match.version), "question-no", ""),
        ]
    else:
        buttons = [
            (HintButton(match.id, False), "board-hint", HINT),
            (ResignButton("ask", match.id, match.version), "board-resign", _RESIGN),
        ]
    components = [
        {
            "type": ComponentType.button.value,
            "style": (ButtonStyle.danger if is_resigning and emoji else ButtonStyle.secondary).value,
            "custom_id": button.custom_id,
            "label": localizer.say(label),
            **({"emoji": {"name": emoji}} if emoji else {}),
            "disabled": isinstance(button, HintButton) and match.opponent_to_move is not None,
        }
        for button, label, emoji in buttons
    ]
    return {"type": ComponentType.action_row.value, "components": components}
