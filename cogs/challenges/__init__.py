"""Members against members: invitations, challenges and their answers, draws and moves taken back."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.game.ids import UserId
from bot.model.challenge import Challenge
from bot.rendering.game_request import MARK_WORDS, GameRequest, parse_game_request
from bot.replies.delivery import Context, Interaction
from bot.replies.request import Request, handling
from bot.services.challenges import Offer
from bot.services.errors import ChallengeOverError, MatchMovedOnError
from cogs.challenges._challenge import accept, challenge, invite, name_in
from cogs.ui.challenge import ChallengeButton, OfferButton, offer_buttons
from cogs.ui.choices import MARK_CHOICES

IN_SERVERS = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)


class Duels(commands.Cog):
    """Games between members."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._duels = app.services.duels
        app.on_press(ChallengeButton, self.press_challenge)
        app.on_press(OfferButton, self.press_offer)
        self._menu = app_commands.ContextMenu(
            name=app.languages.of(None).say("command.menu_challenge_member", "/"),
            callback=self.challenge_member,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )

    async def cog_load(self) -> None:
        """Stand in the menu of every person."""
        self._app.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Stand there no more."""
        self._app.tree.remove_command(self._menu.name, type=self._menu.type)

    async def challenge_member(self, interaction: Interaction, person: discord.User) -> None:
        """Challenge somebody, from their menu."""
        async with handling(interaction) as request:
            await challenge(request, GameRequest(), person)

    @commands.command(name="invite")
    async def invite_text(self, ctx: Context, *, words: str = "") -> None:
        """Invite anyone to a game; words that this bot does not know are meant for another one."""
        game_request = parse_game_request(words, (), ctx.bot.words)
        if game_request is None or game_request.user is not None or game_request.name is not None:
            return
        async with handling(ctx) as request:
            await invite(request, game_request)

    @app_commands.command(name="invite")
    @IN_SERVERS
    @app_commands.choices(mark=MARK_CHOICES)
    async def invite_slash(
        self, interaction: Interaction, mark: str | None = None, thread: bool | None = None, hints: bool = False
    ) -> None:
        """Invite anyone to a game."""
        game_request = GameRequest(None, None, None, MARK_WORDS.get(mark or ""), mark is not None, thread, hints)
        async with handling(interaction) as request:
            await invite(request, game_request)

    @commands.hybrid_command()
    @IN_SERVERS
    async def draw(self, ctx: Context) -> None:
        """Offer a draw."""
        await self._offer(ctx, Offer.DRAW)

    @commands.hybrid_command(aliases=["undo"])
    @IN_SERVERS
    async def takeback(self, ctx: Context) -> None:
        """Ask for the last move to be taken back."""
        await self._offer(ctx, Offer.TAKE_BACK)

    async def press_challenge(self, interaction: Interaction, button: ChallengeButton) -> None:
        """Begin the match, or put a word in place of the challenge."""
        async with handling(interaction, is_open=not button.is_acceptance) as request:
            try:
                if button.is_acceptance:
                    await accept(request, button.challenge)
                else:
                    await self._decline(request, button)
            except ChallengeOverError as over:
                await request.settle_too_late(over)

    async def press_offer(self, interaction: Interaction, button: OfferButton) -> None:
        """Show what the agreement led to, or put a word in place of the offer."""
        async with handling(interaction) as request:
            try:
                if button.is_acceptance:
                    await self._agree(request, button)
                else:
                    await self._refuse(request, button)
            except MatchMovedOnError as too_late:
                await request.settle_too_late(too_late)

    async def _offer(self, ctx: Context, offer: Offer) -> None:
        async with handling(ctx) as request:
            saved = await self._duels.check_offer(request.place.channel, request.user, offer)
            match = saved.match
            mark = match.mark_of(request.user)
            text = request.public.say(
                f"offer.{offer.value}", who=name_in(request, match, mark), other=name_in(request, match, mark.other)
            )
            await request.ask(text, offer_buttons(offer, saved, request.user, request.public))

    async def _decline(self, request: Request, button: ChallengeButton) -> None:
        it = await self._duels.close(button.challenge, request.user)
        key = _closing(it, request.user)
        await request.settle(request.public.say(f"challenge.{key}", who=request.name))

    async def _agree(self, request: Request, button: OfferButton) -> None:
        update = await self._duels.agree(
            request.place.channel,
            request.user,
            request.event,
            button.offer,
            button.asker,
            shown=(button.match, button.version),
        )
        asker = request.app.names.of(request.place.guild, button.asker)
        is_draw = button.offer is Offer.DRAW
        await request.show(update, note="" if is_draw else request.public.say("offer.taken_back", who=asker))

    async def _refuse(self, request: Request, button: OfferButton) -> None:
        await self._duels.decline(
            request.place.channel, request.user, button.offer, button.asker, shown=(button.match, button.version)
        )
        key = "withdrawn" if request.user == button.asker else "declined"
        await request.settle(request.public.say(f"offer.{key}", who=request.name))


def _closing(it: Challenge, user: UserId) -> str:
    if user != it.challenger:
        return "declined"
    return "withdrawn" if it.challenged else "uninvited"


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Duels(app))
