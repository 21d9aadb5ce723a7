"""The buttons of what two members may agree on: a challenge, and offers during a match."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import MATCH, NUMBER, PERSON, VERSION, Button
from bot.game.ids import MatchId, UserId
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId
from bot.model.saved_match import SavedMatch
from bot.rendering.localizer import Localizer
from bot.services.challenges import Offer

_STYLES = {"accept": discord.ButtonStyle.success, "decline": discord.ButtonStyle.secondary}


class ChallengeButton(Button, template=rf"challenge:(?P<answer>accept|decline):(?P<challenge>{NUMBER})"):
    """Takes a challenge up, or declines it; whoever made it withdraws it so."""

    def __init__(self, request: str, challenge: ChallengeId, **appearance: Any) -> None:
        super().__init__(f"challenge:{request}:{challenge}", style=_STYLES[request], **appearance)
        self.is_acceptance, self.challenge = request == "accept", challenge

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["answer"], ChallengeId(int(match["challenge"])))


class OfferButton(
    Button, template=rf"offer:(?P<offer>draw|take-back):(?P<answer>accept|decline):{MATCH}:{VERSION}:{PERSON}"
):
    """Accepts or declines what a player has offered in a match; whoever made it withdraws it so.

    Args:
        asker: who has made it.
    """

    def __init__(
        self, offer: Offer, request: str, match: MatchId, version: int, asker: UserId, **appearance: Any
    ) -> None:
        super().__init__(
            f"offer:{offer.value}:{request}:{match}:{version}:{asker}", style=_STYLES[request], **appearance
        )
        self.offer, self.is_acceptance, self.shown, self.asker = offer, request == "accept", (match, version), asker

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        number, asker = MatchId(int(match["match"])), UserId(int(match["person"]))
        return cls(Offer(match["offer"]), match["answer"], number, int(match["version"]), asker)


def challenge_buttons(challenge: Challenge, localizer: Localizer) -> ui.View:
    """Accept, and decline or withdraw."""
    view = ui.View(timeout=None)
    other = "decline" if challenge.challenged else "withdraw"
    view.add_item(ChallengeButton("accept", challenge.id, label=localizer.say("challenge.accept")))
    view.add_item(ChallengeButton("decline", challenge.id, label=localizer.say(f"challenge.{other}")))
    return view


def offer_buttons(offer: Offer, saved: SavedMatch, asker: UserId, localizer: Localizer) -> ui.View:
    """Accept and decline."""
    view, match = ui.View(timeout=None), saved.match
    for request in ("accept", "decline"):
        label = localizer.say(f"offer.{request}")
        view.add_item(OfferButton(offer, request, match.id, match.version, asker, label=label))
    return view
