"""The buttons of what two members may agree on: a challenge, and offers during a match."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.app.button import MATCH, NUMBER, PERSON, VERSION, Button
from bot.display.voice import Voice
from bot.game.ids import ChallengeId, MatchId, UserId
from bot.play.duels import Offer
from bot.storage.challenges import Challenge
from bot.storage.saved import SavedMatch

_STYLES = {"accept": discord.ButtonStyle.success, "decline": discord.ButtonStyle.secondary}


class ChallengeButton(Button, template=rf"challenge:(?P<answer>accept|decline):(?P<challenge>{NUMBER})"):
    """Takes a challenge up, or declines it; whoever made it withdraws it so."""

    def __init__(self, answer: str, challenge: ChallengeId, **seen: Any) -> None:
        super().__init__(f"challenge:{answer}:{challenge}", style=_STYLES[answer], **seen)
        self.is_acceptance, self.challenge = answer == "accept", challenge

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

    def __init__(self, offer: Offer, answer: str, match: MatchId, version: int, asker: UserId, **seen: Any) -> None:
        super().__init__(f"offer:{offer.value}:{answer}:{match}:{version}:{asker}", style=_STYLES[answer], **seen)
        self.offer, self.is_acceptance, self.shown, self.asker = offer, answer == "accept", (match, version), asker

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        number, asker = MatchId(int(match["match"])), UserId(int(match["person"]))
        return cls(Offer(match["offer"]), match["answer"], number, int(match["version"]), asker)


def challenge_buttons(challenge: Challenge, voice: Voice) -> ui.View:
    """Accept, and decline or withdraw."""
    view = ui.View(timeout=None)
    other = "decline" if challenge.challenged else "withdraw"
    view.add_item(ChallengeButton("accept", challenge.id, label=voice.say("challenge.accept")))
    view.add_item(ChallengeButton("decline", challenge.id, label=voice.say(f"challenge.{other}")))
    return view


def offer_buttons(offer: Offer, saved: SavedMatch, asker: UserId, voice: Voice) -> ui.View:
    """Accept and decline."""
    view, match = ui.View(timeout=None), saved.match
    for answer in ("accept", "decline"):
        label = voice.say(f"offer.{answer}")
        view.add_item(OfferButton(offer, answer, match.id, match.version, asker, label=label))
    return view
