"""The commands `offer`, `draw` and `takeback`: offers from one member to the other in a match, and their buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.client.controls import Acceptance, Button, Version, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.client.surface import Below, Surface
from bot.database.database import Database
from bot.games.errors import MatchOverError, Refusal
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.matches.board import Look
from bot.matches.display import close_offers, show
from bot.matches.errors import MatchMovedOnError
from bot.matches.matches import Matches
from bot.matches.notices import Notices, Offer
from bot.matches.queries import add_outdated
from bot.matches.request import Request, RequestKind, handling
from bot.model.saved_match import MatchUpdate, MatchVersion
from bot.text.localizer import Localizer
from cogs.duels.service import OfferService

_OFFERS = {
    Offer.TAKE_BACK: ("board-take_back", "\N{LEFTWARDS ARROW WITH HOOK}\ufe0f"),
    Offer.DRAW: ("board-draw", "\N{HANDSHAKE}"),
}
_WORDS = {"draw": Offer.DRAW, "takeback": Offer.TAKE_BACK}
_VOCABULARY = {word: f"name-{word}" for word in _WORDS}  # what is typed after `offer`


class MakeOfferButton(Button, prefix="make-offer"):
    offer: Offer
    match: MatchId


class OfferButton(Button, prefix="offer"):
    """Accepts or declines an offer during a match; the user who made it withdraws it by declining."""

    offer: Offer
    is_acceptance: Acceptance
    match: MatchId
    version: Version  # of the match when the offer was made
    asker: UserId  # the user who made it

    @property
    def shown(self) -> MatchVersion:
        return MatchVersion(self.match, self.version)


def offers_below(update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    match = update.saved.match
    for offer, (label, emoji) in _OFFERS.items() if match.plies else ():
        yield MakeOfferButton(offer, match.id).item(label=surface.localizer.say(label), emoji=emoji)


def offer_buttons(offer: Offer, match: Match, asker: UserId, localizer: Localizer) -> ui.View:
    accept, decline = (OfferButton(offer, answer, match.id, match.version, asker) for answer in (True, False))
    return view_of(
        accept.item(label=localizer.say("offer-accept"), style=discord.ButtonStyle.success),
        decline.item(label=localizer.say("offer-decline")),
    )


class DrawsAndTakebacks(commands.Cog):
    def __init__(self, app: App) -> None:
        app.below_board[Below.OFFERS] = offers_below
        self._offers = app.services[OfferService]
        self._database = app.services[Database]
        self._matches = app.services[Matches]
        self._notices = app.services[Notices]
        app.on_press(OfferButton, self.press_offer)
        app.on_press(MakeOfferButton, self.press_make_offer)

    @commands.command()
    async def draw(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.MATCH) as request:
            await self._make(request, Offer.DRAW)

    @commands.command(aliases=["undo"])
    async def takeback(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.MATCH) as request:
            await self._make(request, Offer.TAKE_BACK)

    @commands.command(name="offer")
    async def offer_text(self, ctx: Context, *, words: str = "") -> None:
        async with handling(ctx, RequestKind.MATCH) as request:
            what = ctx.bot.words.find(words, _VOCABULARY, await ctx.bot.locales_of(ctx))
            if what is None:
                raise Refusal("offer-what")
            await self._make(request, _WORDS[what])

    @app_commands.command(name="offer")
    @SERVERS_ONLY
    @app_commands.choices(what=[Choice(name=word, value=word) for word in _WORDS])
    async def offer_slash(self, interaction: Interaction, what: str) -> None:
        async with handling(interaction, RequestKind.MATCH) as request:
            await self._make(request, _WORDS[what])

    async def press_offer(self, interaction: Interaction, button: OfferButton) -> None:
        async with handling(interaction, RequestKind.MATCH) as request:
            offered = request.actor, button.offer, button.asker, button.shown
            try:
                if button.is_acceptance:
                    update = await self._offers.accept(*offered)
                    asker = request.app.names.get(request.place.guild, button.asker)
                    is_draw = button.offer is Offer.DRAW
                    note = "" if is_draw else request.public.say("offer-taken_back", who=asker)
                    await show(request.app, update, request, Look(note))
                else:
                    await self._offers.decline(*offered)
                    key = "withdrawn" if request.user == button.asker else "declined"
                    await request.replace(request.public.say(f"offer-{key}", who=request.name))
            except (MatchMovedOnError, MatchOverError) as error:
                await request.replace_outdated(error)

    async def press_make_offer(self, interaction: Interaction, button: MakeOfferButton) -> None:
        async with handling(interaction, RequestKind.MATCH) as request:
            if (await self._matches.running(request.place.channel)).match.id != button.match:
                raise MatchOverError
            await self._make(request, button.offer)

    async def _make(self, request: Request, offer: Offer) -> None:
        saved, names = await self._offers.make(request.place.channel, request.user, offer), request.app.names
        match, pinged = saved.match, None
        mark, guild = match.mark_of(request.user), request.place.guild
        who, other = names.get_player(match, mark, guild), names.get_player(match, mark.other, guild)
        rival = match.member(mark.other)
        if rival and await self._notices.claim(saved, rival, request.settings, offer):
            other, pinged = f"<@{rival}>", discord.Object(rival)
        if offer is Offer.DRAW:
            text = request.public.say("offer-draw", who=who, other=other)
        else:
            text = _describe_take_back(match, request.user, request.public, who=who, other=other)
        buttons = offer_buttons(offer, match, request.user, request.public)
        try:
            shown = await request.reply(OutgoingMessage(text, buttons=buttons, pinged=pinged, files=()))
        except Exception as error:
            if pinged:
                await self._notices.release(saved, offer, error=error)
            raise
        if shown:
            await self._database.write(add_outdated, match.id, [shown], match.version)
            await close_offers(request.app, match.id)  # the match may have ended meanwhile


def _describe_take_back(match: Match, asker: UserId, localizer: Localizer, *, who: str, other: str) -> str:
    """Ask to take back a member's latest ply, and the other member's ply after it if there is one."""
    kept = len(match.take_back(asker).plies)
    own, *answers = [localizer.name_of_move(cell, match.game) for cell in match.plies[kept:]]
    if answers:
        key = "offer-take-back_answered"
        return localizer.say(key, who=who, other=other, coordinate=own, answer=answers[0])
    return localizer.say("offer-take-back", who=who, other=other, coordinate=own)
