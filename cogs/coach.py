"""The commands `hint`, `analyse` and `review`, and the buttons of a review."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import discord
from discord import ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, YesNo, text, view_of
from bot.game.board import Board, parse_board
from bot.game.errors import MatchOverError, Refusal
from bot.game.games import format_game, parse_game
from bot.game.ids import MatchId, UserId
from bot.game.position import Position, board_of, position_of
from bot.model.ids import MessageId, mention_channels
from bot.opponents.neural import NetworkView, has_network, knows_game
from bot.opponents.review import Review
from bot.rendering.board_picture import describe_network, draw_network
from bot.rendering.coach import AdviceWriter, ReviewWriter
from bot.rendering.game_request import GAME_WORDS, parse_game_word
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingFile, OutgoingMessage, edit_message, page_message
from bot.replies.request import Request, handling
from bot.services.coach import AdvisedMatchesError, PositionAnalysis, has_price
from bot.services.turns import Priority, Ticket
from cogs.ui.actions import HINT, HintButton
from cogs.ui.review import ReviewButton, review_buttons

_T = TypeVar("_T")


_DANGER = discord.ButtonStyle.danger
_SEE = "\N{EYE}\ufe0f"
_NETWORK = "network"
_VOCABULARY = {**GAME_WORDS, _NETWORK: "word-network"}
_ROW = {*"xo./ "}  # what the rows of a position consist of; in Turkish, XOX is the game


class AnalyseButton(Button, prefix="analyse"):
    """Analyses a position of a user's running game, after the question whether to mark the game."""

    user: UserId
    match: MatchId
    position: Annotated[str, text("[0-9a-f]", 40)]  # a bot.game.position.Position, in hexadecimal


class NetworkButton(Button, prefix="network"):
    """Shows a user what the network sees in a position, after a question if that marks a game."""

    user: UserId
    game: Annotated[str, text("[0-9a-z]", 10)]  # as bot.game.games.format_game writes it
    position: Annotated[str, text("[0-9a-f]", 40)]  # as for AnalyseButton
    is_agreed: YesNo


class Coach(commands.Cog):
    def __init__(self, app: App) -> None:
        self._coach = app.services.coach
        self._matches = app.services.matches
        app.on_press(ReviewButton, self.press_review)
        app.on_press(AnalyseButton, self.press_analyse)
        app.on_press(NetworkButton, self.press_network)
        app.on_press(HintButton, self.press_hint)

    @commands.hybrid_command()
    async def hint(self, ctx: Context) -> None:
        async with handling(ctx, is_of_match=True, is_private=True) as request:
            running = await self._coach.find_hinted(request.actor)
            if is_reply_public(request):
                button = HintButton(running.match.id, False).item(label=request.public.say("board-hint"), emoji=HINT)
                await request.reply(OutgoingMessage(request.public.say("coach-press"), buttons=view_of(button)))
            else:
                await self._hint(request, running.match.id)

    async def press_hint(self, interaction: Interaction, button: HintButton) -> None:
        async with handling(interaction, is_of_match=True, is_private=True) as request:
            if (await self._coach.find_hinted(request.actor)).match.id != button.match:
                raise MatchOverError
            await self._hint(request, button.match, is_agreed=button.is_agreed)

    async def _hint(self, request: Request, match: MatchId, *, is_agreed: bool = False) -> None:
        agreeing = HintButton(match, True).item(label=request.private.say("coach-show_hint"), style=_DANGER)
        async with _asking_before_marking(request, lambda _: agreeing, "coach-price_hint"):
            advice = await computed(request, self._coach.hint(request.actor, is_agreed=is_agreed))
            localizer = request.private.on_board(advice.board.rules)
            page = AdviceWriter(localizer).hint(advice.board, advice.hint)
            await _advise(request, page_message(request.surface, page), in_place=is_agreed)

    @commands.hybrid_command(aliases=["analyze"])
    async def analyse(self, ctx: Context, view: Literal["network"] | None = None, *, position: str = "") -> None:
        async with handling(ctx, is_of_match=not position.strip(), is_private=True) as request:
            pairs = request.app.words.pair(position, _VOCABULARY, await ctx.bot.locales_of(ctx))
            words = [word if word in _VOCABULARY and not {*typed} <= _ROW else typed for typed, word in pairs]
            with_network = view is not None or words[:1] == [_NETWORK]
            words = words[1:] if words[:1] == [_NETWORK] else words
            if words:
                game = parse_game_word(words[0])
                rows = "".join(words[1:] if game else words).replace(" ", "").upper()
                rules = parse_game(game) if game else await self._coach.position_rules(request.place.channel, rows)
                board = parse_board(rows, rules)
            elif is_reply_public(request) and await self._matches.reload(request.place.channel):
                say = request.private.say
                await request.reply_private(say("coach-use_slash_command", command=say("slash-analyse")))
                return
            else:
                board = None
            agree = partial(_network_agreement if with_network else _analyse_item, request)
            async with _asking_before_marking(request, agree, "coach-price_analysis"):
                coach, actor = self._coach, request.actor
                if board:
                    computing = coach.analyse_position(actor, board, with_network=with_network)
                else:
                    computing = coach.analyse(actor, with_network=with_network)
                await _show_analysis(request, await computed(request, computing))

    async def press_analyse(self, interaction: Interaction, button: AnalyseButton) -> None:
        """Analyse a position of the user's running game, which cannot raise the rating any more."""
        async with handling(interaction, is_private=True) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            saved = await request.app.services.match_store.find(button.match)
            if saved is None:
                raise MatchOverError
            rules, number = saved.match.rules, int(button.position, 16)
            board = board_of(Position(number), rules) if number else Board(rules)
            await request.let_pass()
            advice = self._coach.analyse_position(request.actor, board, agreed=None)
            await _show_analysis(request, await computed(request, advice), in_place=True)

    async def press_network(self, interaction: Interaction, button: NetworkButton) -> None:
        async with handling(interaction, is_private=True) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            rules, number = parse_game(button.game), int(button.position, 16)
            board = board_of(Position(number), rules) if number else Board(rules)
            agree = partial(_network_agreement, request)
            async with _asking_before_marking(request, agree, "coach-price_analysis"):
                agreed = None if button.is_agreed else ()
                advice = self._coach.analyse_position(request.actor, board, agreed=agreed, with_network=True)
                await _show_analysis(request, await computed(request, advice), in_place=button.is_agreed)

    @commands.hybrid_command()
    async def review(self, ctx: Context) -> None:
        async with handling(ctx) as request:
            await request.let_pass()
            review = await computed(request, self._coach.review_last(request.actor))
            await request.reply(_review_message(request, review, 0))

    async def press_review(self, interaction: Interaction, button: ReviewButton) -> None:
        async with handling(interaction) as request:
            await request.let_pass()
            computing = self._coach.review(request.actor, button.match)
            if button.page is None:
                await request.reply(_review_message(request, await computed(request, computing), 0))
            else:  # computed before, unless it was long ago
                await request.show_page(_review_message(request, await computing, button.page))


@asynccontextmanager
async def _asking_before_marking(
    request: Request, agree: Callable[[AdvisedMatchesError], ui.Item[Any]], price: str
) -> AsyncGenerator[None]:
    """Let later commands pass while the block computes advice. Ask first, with the button that agrees, if it helps in
    rated games of the user; `price` is the key of the question if that is only the channel's.
    """
    await request.let_pass()
    try:
        yield
    except AdvisedMatchesError as advised:
        channels = {saved.place.channel for saved in advised.matches if saved.place.guild}
        say = request.private.say
        if channels == {request.place.channel} and all(map(has_price, advised.matches)):
            question = say(price)
        elif channels:
            question = say("coach-question", channel=mention_channels(channels))
        else:
            question = say("coach-question_private")
        await request.reply_private(OutgoingMessage(question, buttons=view_of(agree(advised))))


def _analyse_item(request: Request, advised: AdvisedMatchesError) -> ui.Item[Any]:
    button = AnalyseButton(request.user, advised.matches[0].match.id, _format_position(advised.board))
    return button.item(label=request.private.say("coach-analyse_anyway"), style=_DANGER)


def _network_agreement(request: Request, advised: AdvisedMatchesError) -> ui.Item[Any]:
    button = _network_button(request, advised.board, is_agreed=True)
    return button.item(label=request.private.say("coach-analyse_anyway"), style=_DANGER)


def _network_button(request: Request, board: Board, *, is_agreed: bool = False) -> NetworkButton:
    return NetworkButton(request.user, format_game(board.rules), _format_position(board), is_agreed)


def _format_position(board: Board) -> str:
    return f"{position_of(board, board.to_move.other):x}"


async def computed(request: Request, advice: Coroutine[Any, Any, _T]) -> _T:
    """Await advice, and say how long it will take if it takes long because others wait."""

    async def announce(seconds: int) -> None:
        text = OutgoingMessage(request.private.say("coach-wait", seconds=seconds))
        await request.delivery.send_private(text, nonce=f"{request.event.id}-w")

    ticket = Ticket(Priority.ADVICE, request.user)
    return await request.app.services.workers.turns.announcing(ticket, advice, announce)


def is_reply_public(request: Request) -> bool:
    return request.place.guild is not None and request.delivery.is_typed


def _analysis_page(analysis: PositionAnalysis, localizer: Localizer) -> Page:
    found, writer = analysis.analysis, AdviceWriter(localizer.on_board(analysis.analysis.board.rules))
    page = writer.network(found) if isinstance(found, NetworkView) else writer.analysis(found)
    if analysis.ended is None:
        return page
    heading = localizer.say("coach-before_last" if analysis.ended.board.is_over else "coach-at_end")
    return replace(page, words=f"{heading}\n{page.words}")


async def _show_analysis(request: Request, analysis: PositionAnalysis, *, in_place: bool = False) -> None:
    """Show an analysis with a button for what the network sees, or that, with its picture."""
    found, page, picture, buttons = analysis.analysis, _analysis_page(analysis, request.private), None, None
    if isinstance(found, NetworkView):
        picture = await _draw_network(request, found) if request.delivery.can_attach else None
    elif has_network() and knows_game(found.board.rules) and not found.board.is_over:
        button = _network_button(request, found.board)
        buttons = view_of(button.item(label=request.private.say("coach-see_network"), emoji=_SEE))
    await _advise(request, page_message(request.surface, page, buttons, picture), in_place=in_place)


async def _draw_network(request: Request, view: NetworkView) -> OutgoingFile:
    localizer = request.private.on_board(view.board.rules)
    description = describe_network(localizer, view, AdviceWriter(localizer).likeliest(view))
    return OutgoingFile("network.png", await asyncio.to_thread(draw_network, view), description)


async def _advise(request: Request, message: OutgoingMessage, *, in_place: bool = False) -> None:
    pressed = request.delivery.pressed
    if in_place and pressed and pressed.flags.ephemeral:
        await request.replace(message)
        return
    await request.reply_private(message)
    if in_place and pressed:
        request.app.tasks.start(edit_message(request.app, request.place, MessageId(pressed.id), None))


def _review_message(request: Request, review: Review, page: int) -> OutgoingMessage:
    match, localizer = review.match, request.public.on_board(review.match.rules)
    writer = ReviewWriter(PageWriter(localizer, request.app.names.get_players(match, request.place.guild)))
    buttons = review_buttons(match, page, localizer)
    return page_message(request.surface, writer.write(review, page), buttons)


async def setup(app: App) -> None:
    await app.add_cog(Coach(app))
