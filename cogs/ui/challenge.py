"""The buttons of challenges, and of offers during a match."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import ui

from bot.client.controls import Button, Version, view_of, words
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId
from bot.model.saved_match import MatchVersion
from bot.rendering.localizer import Localizer
from bot.services.offers import Offer

_Acceptance = Annotated[bool, words({"accept": True, "decline": False})]
_ACCEPT = discord.ButtonStyle.success


class ChallengeButton(Button, prefix="challenge"):
    """Accepts or declines a challenge; the challenger withdraws it by declining."""

    is_acceptance: _Acceptance
    challenge: ChallengeId


class OfferButton(Button, prefix="offer"):
    """Accepts or declines an offer during a match; the user who made it withdraws it by declining.

    Args:
        version: of the match when the offer was made.
        asker: the user who made it.
    """

    offer: Offer
    is_acceptance: _Acceptance
    match: MatchId
    version: Version
    asker: UserId

    @property
    def shown(self) -> MatchVersion:
        """The match when the offer was made."""
        return MatchVersion(self.match, self.version)


def challenge_buttons(challenge: Challenge, localizer: Localizer) -> ui.View:
    """Return the buttons to accept, and to decline or withdraw, a challenge."""
    close = "challenge-decline" if challenge.challenged else "challenge-withdraw"
    return view_of(
        ChallengeButton(True, challenge.id).item(label=localizer.say("challenge-accept"), style=_ACCEPT),
        ChallengeButton(False, challenge.id).item(label=localizer.say(close)),
    )


def offer_buttons(offer: Offer, match: Match, asker: UserId, localizer: Localizer) -> ui.View:
    """Return the buttons to accept and to decline an offer."""
    accept, decline = (OfferButton(offer, answer, match.id, match.version, asker) for answer in (True, False))
    return view_of(
        accept.item(label=localizer.say("offer-accept"), style=_ACCEPT),
        decline.item(label=localizer.say("offer-decline")),
    )
