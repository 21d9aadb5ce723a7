"""The commands `hint`, `analyse` and `review`, and the buttons of a review."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

from discord import ui
from discord.ext import commands

from bot.analysis.analyses import analysis_of
from bot.analysis.network_view import NetworkView
from bot.analysis.review import Review
from bot.client.client import App
from bot.client.controls import Button, YesNo, text, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingFile, OutgoingMessage, edit_message, page_message
from bot.client.surface import Below, Surface
from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Capability, Game, State
from bot.games.games import parse_game_name
from bot.games.ids import MatchId, UserId
from bot.games.lines import Rules, parse_board
from bot.games.position import Position
from bot.matches.matches import Matches
from bot.matches.request import AGREED, Request, RequestKind, handling
from bot.matches.store import MatchStore
from bot.model.ids import MessageId
from bot.model.saved_match import MatchUpdate
from bot.players.neural import has_network, knows_game
from bot.text.board_picture import describe_network, draw_network
from bot.text.coach import AdviceWriter, ReviewWriter
from bot.text.game_request import GAME_WORDS, parse_game_word
from bot.text.localizer import Localizer
from bot.text.page import Page, PageWriter
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import PriceNotAgreedError
from cogs.coach.controls import (
    AgreeButton,
    ReviewButton,
    ReviewedMoveButton,
    again_items,
    asking_first,
    judge_ended,
    review_below,
    review_buttons,
)
from cogs.coach.service import CoachService, PositionAnalysis
from cogs.vote.service import VoteService
from cogs.vote.verdict import VerdictWriter

_T = TypeVar("_T")


_SEE = "\N{EYE}\ufe0f"
_HINT = "\N{ELECTRIC LIGHT BULB}"
_NETWORK = "network"
_VOCABULARY = {**GAME_WORDS, _NETWORK: "word-network"}
_ROW = {*"xo./ "}  # what a typed position consists of. In Turkish, XOX is the name of the game, too.


_Game = Annotated[str, text("[0-9a-z]", 10)]  # the name of a game
_Position = Annotated[str, text("[0-9a-f]", 40)]  # a bot.games.position.Position, in hexadecimal


class HintButton(Button, prefix="hint"):
    match: MatchId
    is_agreed: YesNo


class AnalyseButton(Button, prefix="analyse"):
    """Analyses a position of a user's running game. Earlier versions of the bot have sent it, below a question."""

    user: UserId
    match: MatchId
    position: _Position


class PositionButton(Button, prefix="position"):
    user: UserId
    game: _Game
    position: _Position


class NetworkButton(Button, prefix="network"):
    user: UserId
    game: _Game
    position: _Position
    is_agreed: YesNo  # True only if an earlier version of the bot has sent it, below a question


def hint_below(update: MatchUpdate, surface: Surface) -> list[ui.Item[Any]]:
    match = update.saved.match
    if Capability.ANALYSIS not in match.game.capabilities:
        return []
    label, is_waiting = surface.localizer.say("board-hint"), match.opponent_to_move is not None
    return [HintButton(match.id, False).item(label=label, emoji=_HINT, disabled=is_waiting)]


class Coach(commands.Cog):
    def __init__(self, app: App) -> None:
        app.below_board[Below.HINT] = hint_below
        app.below_board[Below.REVIEW] = partial(review_below, app.services[CoachService])
        app.ending_sentences.append(partial(judge_ended, app.services[CoachService], app.services[VoteService]))
        self._coach = app.services[CoachService]
        self._matches = app.services[Matches]
        app.on_press(ReviewButton, self.press_review)
        app.on_press(ReviewedMoveButton, self.press_reviewed_move)
        self._controls = app.controls
        app.on_press(AgreeButton, self.press_agree)
        app.on_press(AnalyseButton, self.press_analyse)
        app.on_press(PositionButton, self.press_position)
        app.on_press(NetworkButton, self.press_network)
        app.on_press(HintButton, self.press_hint)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.ADVICE) as request:
            running = await self._coach.find_hinted(request.actor)
            if request.is_reply_public:
                button = HintButton(running.match.id, False).item(label=request.public.say("board-hint"), emoji=_HINT)
                await request.reply(OutgoingMessage(request.public.say("coach-press"), buttons=view_of(button)))
            else:
                await self._hint(request, running.match.id)

    async def press_hint(self, interaction: Interaction, button: HintButton) -> None:
        async with handling(interaction, RequestKind.MATCH) as request:
            request.is_agreed |= button.is_agreed
            if (await self._coach.find_hinted(request.actor)).match.id != button.match:
                raise MatchOverError
            await self._hint(request, button.match)

    async def press_agree(self, interaction: Interaction, button: AgreeButton) -> None:
        interaction.extras[AGREED] = True
        await self._controls.use(interaction, button.control)

    async def _hint(self, request: Request, match: MatchId) -> None:
        async with asking_first(request, HintButton(match, False), "coach-show_hint", "coach-price_hint"):
            board, hint = await computed(request, self._coach.hint(request.actor, is_agreed=request.is_agreed))
            page = AdviceWriter(request.ephemeral.on_board(board.game)).hint(board, hint)
            await _advise(request, page_message(request.surface, page))

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, view: Literal["network"] | None = None, *, position: str = "") -> None:
        kind = RequestKind.EPHEMERAL if position.strip() else RequestKind.ADVICE
        async with handling(ctx, kind) as request:
            pairs = request.app.words.pair(position, _VOCABULARY, await ctx.bot.locales_of(ctx))
            words = [word if word in _VOCABULARY and not {*typed} <= _ROW else typed for typed, word in pairs]
            with_network = view is not None or words[:1] == [_NETWORK]
            words = words[1:] if words[:1] == [_NETWORK] else words
            if words:
                game = parse_game_word(words[0])
                rows = "".join(words[1:] if game else words).replace(" ", "").upper()
                named = parse_game_name(game) if game else None
                rules = named or await self._coach.position_rules(request.place.channel, rows)
                analysis_of(rules)
                if not isinstance(rules, Rules):
                    raise Refusal("position_not_typed", game=rules)
                board = parse_board(rows, rules)
            elif request.is_reply_public and await self._matches.reload(request.place.channel):
                say = request.ephemeral.say
                await request.reply_ephemeral(say("coach-use_slash_command", command=say("slash-analyse")))
                return
            else:
                board = None
            coach, actor = self._coach, request.actor
            async with _asking_first(request, with_network=with_network):
                if board:
                    computing = coach.analyse_position(actor, board, with_network=with_network)
                else:
                    computing = coach.analyse(actor, with_network=with_network)
                await _show_analysis(request, await computed(request, computing))

    async def press_analyse(self, interaction: Interaction, button: AnalyseButton) -> None:
        async with handling(interaction) as request:
            saved = await request.app.services[MatchStore].find(button.match)
            if saved is None:
                raise MatchOverError
            request.is_agreed = True
            await self._analyse(request, button.user, saved.match.game, button.position)

    async def press_position(self, interaction: Interaction, button: PositionButton) -> None:
        async with handling(interaction) as request:
            await self._analyse(request, button.user, parse_game_name(button.game), button.position)

    async def press_network(self, interaction: Interaction, button: NetworkButton) -> None:
        async with handling(interaction) as request:
            request.is_agreed |= button.is_agreed
            game = parse_game_name(button.game)
            await self._analyse(request, button.user, game, button.position, with_network=True)

    async def _analyse(
        self, request: Request, user: UserId, game: Game, position: str, *, with_network: bool = False
    ) -> None:
        """Analyse the position of a button, which only one user may press."""
        if request.user != user:
            raise Refusal("question-not_yours")
        actor, agreed = request.actor, request.is_agreed
        board = await self._position(request, game, Position(int(position, 16)))
        async with _asking_first(request, with_network=with_network):
            computing = self._coach.analyse_position(actor, board, is_agreed=agreed, with_network=with_network)
            await _show_analysis(request, await computed(request, computing))

    async def _position(self, request: Request, game: Game, position: Position) -> State:
        """Return the position of a button: if it is that of the running match, with all that the match knows of it."""
        analysis, running = analysis_of(game), await self._matches.reload(request.place.channel)
        if running and running.match.game == game and analysis.position(running.match.board) == position:
            return running.match.board
        return analysis.state(position, game)

    @commands.command()
    async def review(self, ctx: Context) -> None:
        async with handling(ctx) as request:
            match = await self._coach.find_last(request.place.channel)
            async with asking_first(request, ReviewButton(match.id, 0, request.user)):
                review = await computed(request, self._coach.review(request.actor, match.id))
                await request.reply(await _review_message(request, review, 0))

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        control = ReviewButton(button.match, button.page or 0)
        async with handling(interaction) as request, asking_first(request, control):
            if button.user not in (None, request.user):
                raise Refusal("question-not_yours")
            await self._show_review(request, button.match, button.page)

    async def press_reviewed_move(self, interaction: Interaction, button: ReviewedMoveButton) -> None:
        async with handling(interaction) as request, asking_first(request, button):
            await self._show_review(request, button.match, button.page)

    async def _show_review(self, request: Request, match: MatchId, page: int | None) -> None:
        """Show a page of a review in place of the pressed one, or without a page the first one in a new message."""
        computing = self._coach.review(request.actor, match, is_agreed=request.is_agreed)
        if page is None:
            await request.reply(await _review_message(request, await computed(request, computing), 0))
        else:  # computed before, unless it was long ago
            await request.show_page(await _review_message(request, await computing, page))


def _asking_first(request: Request, *, with_network: bool) -> AbstractAsyncContextManager[None]:
    """Ask before the block computes an analysis that has a price."""

    def control(advised: PriceNotAgreedError) -> Button:
        (board,) = advised.boards
        return _position_button(request, board, with_network=with_network)

    return asking_first(request, control, "coach-analyse_anyway", "coach-price_analysis")


def _position_button(request: Request, board: State, *, with_network: bool) -> Button:
    game, position = board.game.name, f"{analysis_of(board.game).position(board):x}"
    if with_network:
        return NetworkButton(request.user, game, position, False)
    return PositionButton(request.user, game, position)


async def computed(request: Request, advice: Coroutine[Any, Any, _T]) -> _T:
    """Await advice, and say how long it will take if it takes long because others wait."""

    async def announce(seconds: int) -> None:
        text = OutgoingMessage(request.ephemeral.say("coach-wait", seconds=seconds))
        await request.delivery.send_ephemeral(text, nonce=f"{request.event.id}-w")

    ticket = Ticket(Priority.ADVICE, request.user)
    return await request.app.services[WorkerPool].turns.announcing(ticket, advice, announce)


def _analysis_page(analysis: PositionAnalysis, localizer: Localizer) -> Page:
    found, writer = analysis.analysis, AdviceWriter(localizer.on_board(analysis.analysis.board.game))
    page = writer.network(found) if isinstance(found, NetworkView) else writer.analysis(found)
    if analysis.ended is None:
        return page
    heading = localizer.say("coach-before_last" if analysis.ended.board.is_over else "coach-at_end")
    return replace(page, words=f"{heading}\n{page.words}")


async def _show_analysis(request: Request, analysis: PositionAnalysis) -> None:
    """Show an analysis with a button for what the network sees, or that, with its picture."""
    found, page, picture, buttons = analysis.analysis, _analysis_page(analysis, request.ephemeral), None, None
    if isinstance(found, NetworkView):
        picture = await _draw_network(request, found) if request.delivery.can_attach else None
    elif has_network() and knows_game(found.board.game) and not found.board.is_over:
        button = _position_button(request, found.board, with_network=True)
        buttons = view_of(button.item(label=request.ephemeral.say("coach-see_network"), emoji=_SEE))
    await _advise(request, page_message(request.surface, page, buttons, picture))


async def _draw_network(request: Request, view: NetworkView) -> OutgoingFile:
    localizer = request.ephemeral.on_board(view.board.game)
    description = describe_network(localizer, view, AdviceWriter(localizer).likeliest(view))
    return OutgoingFile("network.png", await asyncio.to_thread(draw_network, view), description)


async def _advise(request: Request, message: OutgoingMessage) -> None:
    """Reply in private, in place of the question to which the user has agreed."""
    pressed = request.delivery.pressed if request.is_agreed else None
    if pressed and pressed.flags.ephemeral:
        await request.replace(message)
        return
    await request.reply_ephemeral(message)
    if pressed:
        request.app.tasks.start(edit_message(request.app, request.place, MessageId(pressed.id), None))


async def _review_message(request: Request, review: Review, page: int) -> OutgoingMessage:
    match, localizer = review.match, request.public.on_board(review.match.game)
    names, guild = request.app.names, request.place.guild
    seen, lines = "", ""
    if match.has_crowd and not page:
        votes = await request.app.services[VoteService].votes_of(match.id)
        verdict = VerdictWriter(localizer, partial(names.get, guild))
        seen = verdict.who_saw(review, votes) if review.gone_wrong is review.decisive else ""
        lines = verdict.lines(review, votes)
    written = ReviewWriter(PageWriter(localizer, names.get_players(match, guild))).write(review, page, seen)
    written = replace(written, words="\n".join(filter(None, [written.words, lines])))
    again = await again_items(request, match.id, localizer) if page == len(match.plies) else []
    buttons = review_buttons(review, page, again, localizer)
    return page_message(request.surface, written, buttons)


async def setup(app: App) -> None:
    await app.add_cog(Coach(app))
