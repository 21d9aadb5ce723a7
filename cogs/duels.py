"""Members against members: invitations, challenges and their answers, draws and moves taken back."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import App
from bot.game.ids import UserId
from bot.play.duels import Offer
from bot.play.errors import ChallengeOverError, MatchMovedOnError
from bot.storage.saved import Challenge
from cogs.answer import Answer, answering
from cogs.challenge import accept, challenge, invite, name_in
from cogs.delivery import Context, Interaction
from cogs.ui.agreement import ChallengeButton, OfferButton, offer_buttons
from cogs.wishes import MARK_WORDS, MARKS, Wish, parse_wish

IN_SERVERS = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)


class Duels(commands.Cog):
    """Games between members."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._duels = app.house.duels
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
        async with answering(interaction) as answer:
            await challenge(answer, Wish(), person)

    @commands.command(name="invite")
    async def invite_text(self, ctx: Context, *, words: str = "") -> None:
        """Invite anyone to a game; words that this bot does not know are meant for another one."""
        wish = parse_wish(words, (), ctx.bot.words)
        if wish is None or wish.person is not None or wish.name is not None:
            return
        async with answering(ctx) as answer:
            await invite(answer, wish)

    @app_commands.command(name="invite")
    @IN_SERVERS
    @app_commands.choices(mark=MARKS)
    async def invite_slash(
        self, interaction: Interaction, mark: str | None = None, thread: bool | None = None, hints: bool = False
    ) -> None:
        """Invite anyone to a game."""
        wish = Wish(None, None, None, MARK_WORDS.get(mark or ""), mark is not None, thread, hints)
        async with answering(interaction) as answer:
            await invite(answer, wish)

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
        async with answering(interaction, is_open=not button.is_acceptance) as answer:
            try:
                if button.is_acceptance:
                    await accept(answer, button.challenge)
                else:
                    await self._decline(answer, button)
            except ChallengeOverError as over:
                await answer.settle_too_late(over)

    async def press_offer(self, interaction: Interaction, button: OfferButton) -> None:
        """Show what the agreement led to, or put a word in place of the offer."""
        async with answering(interaction) as answer:
            try:
                if button.is_acceptance:
                    await self._agree(answer, button)
                else:
                    await self._refuse(answer, button)
            except MatchMovedOnError as too_late:
                await answer.settle_too_late(too_late)

    async def _offer(self, ctx: Context, offer: Offer) -> None:
        async with answering(ctx) as answer:
            saved = await self._duels.check_offer(answer.place.channel, answer.user, offer)
            match = saved.match
            mark = match.mark_of(answer.user)
            text = answer.aloud.say(
                f"offer.{offer.value}", who=name_in(answer, match, mark), other=name_in(answer, match, mark.other)
            )
            await answer.ask(text, offer_buttons(offer, saved, answer.user, answer.aloud))

    async def _decline(self, answer: Answer, button: ChallengeButton) -> None:
        it = await self._duels.close(button.challenge, answer.user)
        key = _closing(it, answer.user)
        await answer.settle(answer.aloud.say(f"challenge.{key}", who=answer.name))

    async def _agree(self, answer: Answer, button: OfferButton) -> None:
        turn = await self._duels.agree(
            answer.place.channel, answer.user, answer.event, button.offer, button.asker, shown=button.shown
        )
        asker = answer.app.names.of(answer.place.server, button.asker)
        is_draw = button.offer is Offer.DRAW
        await answer.show(turn, note="" if is_draw else answer.aloud.say("offer.taken_back", who=asker))

    async def _refuse(self, answer: Answer, button: OfferButton) -> None:
        await self._duels.decline(answer.place.channel, answer.user, button.offer, button.asker, shown=button.shown)
        key = "withdrawn" if answer.user == button.asker else "declined"
        await answer.settle(answer.aloud.say(f"offer.{key}", who=answer.name))


def _closing(it: Challenge, user: UserId) -> str:
    if user != it.challenger:
        return "declined"
    return "withdrawn" if it.challenged else "uninvited"


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Duels(app))
