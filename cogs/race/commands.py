"""The commands `race` and `storm`: as many puzzles as one can answer in a short time, against others or alone, and the
day's race, of which everyone answers the same puzzles at any time of a day.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.analysis.exercise import MissedPuzzle
from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.client.controls import optional_view, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage, edit_message, page_message
from bot.client.paging import paging_items
from bot.database.errors import DatabaseError
from bot.games.errors import Refusal
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.matches.lost_matches import check_may_follow_up
from bot.matches.request import Request, RequestKind, handling
from bot.matches.suggestion import explain_words
from bot.model.ids import GuildId, MessageId
from bot.text.game_request import GAME_WORDS, parse_game_word
from bot.text.localizer import Localizer
from bot.text.page import Page
from bot.text.words import split_time
from cogs.coach.advice import PriceNotAgreedError
from cogs.coach.controls import agree_item, ask_price
from cogs.practice.commands import OtherGameButton, PracticeButton
from cogs.practice.service import PracticeService
from cogs.puzzles.daily import DayRaceButton, find_names, show_privately
from cogs.race.boards import RaceBoards, Show, question_message
from cogs.race.controls import (
    BeginRaceButton,
    ContinueRaceButton,
    DayCellButton,
    JoinRaceButton,
    KeepMissedButton,
    MissedButton,
    RaceAgainButton,
    RaceCellButton,
    StartDayButton,
    StormButton,
    day_items,
    ended_items,
)
from cogs.race.day import DayRaceService, DayRun
from cogs.race.queries import MOST_ROWS, RaceKind
from cogs.race.race import DEFAULT_SECONDS, MIXED, RACE_GAMES, TIMES, RaceId
from cogs.race.service import OpenRace, Question, RaceService
from cogs.race.texts import RaceWriter

_T = TypeVar("_T")

_TARGET = "\N{DIRECT HIT}"
_TODAY = "today"
_VOCABULARY = {MIXED: "word-mixed", _TODAY: "word-today", **GAME_WORDS}
_GAME_CHOICES = [Choice(name=name, value=name) for name in (MIXED, *RACE_GAMES)]
_TIME_CHOICES = [Choice(name=str(seconds), value=seconds) for seconds in TIMES]


@dataclass(frozen=True, slots=True)
class RaceOptions:
    game: str = MIXED  # or one of RACE_GAMES
    seconds: int = DEFAULT_SECONDS
    is_today: bool = False  # whether the day's race is meant, which has neither


class Races(commands.Cog):
    def __init__(self, app: App, boards: RaceBoards) -> None:
        self._app, self._boards = app, boards
        self._races, self._days = app.services[RaceService], app.services[DayRaceService]
        app.on_press(JoinRaceButton, self.press_join)
        app.on_press(BeginRaceButton, self.press_begin)
        app.on_press(RaceCellButton, self.press_cell)
        app.on_press(ContinueRaceButton, self.press_continue)
        app.on_press(MissedButton, self.press_missed)
        app.on_press(KeepMissedButton, self.press_keep)
        app.on_press(RaceAgainButton, self.press_again)
        app.on_press(StormButton, self.press_storm)
        app.on_press(DayRaceButton, self.press_day)
        app.on_press(StartDayButton, self.press_start_day)
        app.on_press(DayCellButton, self.press_day_cell)

    @commands.command(name="race")
    async def race_text(self, ctx: Context, *, words: str = "") -> None:
        options, unknown = await _parse_options(ctx, words)
        if unknown:
            await explain_words(ctx, unknown, None, "question-race_examples", is_ours=unknown != words)
            return
        if options.is_today and options != RaceOptions(is_today=True):
            await explain_words(ctx, "", None, "question-race_today_alone", is_ours=True)
            return
        async with handling(ctx) as request:
            if options.is_today:
                await self._show_today(request)
            else:
                await self._open(request, _checked(options))

    @app_commands.command(name="race")
    @SERVERS_ONLY
    @app_commands.choices(game=_GAME_CHOICES)
    @app_commands.choices(time=_TIME_CHOICES)
    async def race_slash(
        self, interaction: Interaction, game: str = MIXED, time: int = DEFAULT_SECONDS, today: bool = False
    ) -> None:
        async with handling(interaction, RequestKind.EPHEMERAL if today else RequestKind.PUBLIC) as request:
            options = RaceOptions(game, time)
            if today and options != RaceOptions():
                say = request.ephemeral.say
                await request.reply_ephemeral(say("question-race_today_alone", command=say("name-race")))
            elif today:
                await self._show_today(request)
            else:
                await self._open(request, options, _following_up(interaction))

    @commands.command(name="storm")
    async def storm_text(self, ctx: Context, *, words: str = "") -> None:
        options, unknown = await _parse_options(ctx, words)
        unknown = unknown or (words if options.is_today else "")
        user, race = UserId(ctx.author.id), None
        if unknown:
            with suppress(DatabaseError):  # already logged
                race = await self._races.unfinished_of(user)
            if race is None:
                await explain_words(ctx, unknown, None, "question-race_examples", is_ours=unknown != words)
                return
            with self._boards.pressing(race, user) as arrived:
                async with handling(ctx) as request:
                    await self._answer_typed(request, race, words, arrived)
            return
        async with handling(ctx) as request:
            if request.is_reply_public:
                await self._offer_storm(request, _checked(options))
            else:
                await self._storm(request, _checked(options), _posting(request))

    @app_commands.command(name="storm")
    @app_commands.choices(game=_GAME_CHOICES)
    @app_commands.choices(time=_TIME_CHOICES)
    async def storm_slash(self, interaction: Interaction, game: str = MIXED, time: int = DEFAULT_SECONDS) -> None:
        async with handling(interaction, RequestKind.EPHEMERAL) as request:
            await self._storm(request, RaceOptions(game, time), _responding(request, interaction))

    async def press_storm(self, interaction: Interaction, button: StormButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            options = _checked(RaceOptions(button.game, button.seconds))
            await self._storm(request, options, _responding(request, interaction))

    async def press_join(self, interaction: Interaction, button: JoinRaceButton) -> None:
        async with handling(interaction) as request:
            opened, pressed = await self._races.join(button.race, request.user), request.delivery.pressed
            if pressed and opened.race.message is None:  # the bot was killed when it had posted the message
                await self._races.save_message(opened, MessageId(pressed.id))
            request.keep_pressed()
            board, show = self._boards.of(opened), _responding(request, interaction)
            await show(OutgoingMessage(request.ephemeral.say("race-joined", begins=opened.race.begins)))
            board.follow(request, show)
            await board.show_first(request.user)  # if it has started meanwhile

    async def press_begin(self, interaction: Interaction, button: BeginRaceButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            opened = await self._find(button.race)
            if opened.race.starter != request.user:
                raise Refusal("race-not_starter")
            if not opened.race.racers:
                raise Refusal("race-nobody_in")
            await request.delivery.acknowledge()
            await self._boards.of(opened).begin()

    async def press_cell(self, interaction: Interaction, button: RaceCellButton) -> None:
        user = UserId(interaction.user.id)
        with self._boards.pressing(button.race, user) as arrived:
            async with handling(interaction, RequestKind.OPEN) as request:
                await request.let_pass()
                opened, verdict = await self._find(button.race), None
                async with opened.locks[user]:
                    goes_on = not opened.is_paused(user)
                    if goes_on:
                        verdict = await self._races.answer(opened, user, button.number, button.cell, arrived)
                    show = _replacing(request, interaction)
                    await self._boards.of(opened).show(request, show, verdict, goes_on=goes_on)

    async def press_continue(self, interaction: Interaction, button: ContinueRaceButton) -> None:
        with self._boards.pressing(button.race, UserId(interaction.user.id)):
            async with handling(interaction, RequestKind.OPEN) as request:
                await request.let_pass()
                opened = await self._find(button.race)
                await self._go_on(request, opened, _in_private(request, interaction))

    async def press_missed(self, interaction: Interaction, button: MissedButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await request.let_pass()
            race, missed = await self._races.missed(button.race, request.user)
            if race.message and not request.delivery.is_ephemeral:
                request.keep_pressed()
            if not missed:
                await request.reply_ephemeral(request.ephemeral.say("race-nothing_missed"))
                return
            last = len(missed) - 1
            page = min(button.page or 0, last)
            each, puzzle = missed[page]
            localizer, writer = request.ephemeral, RaceWriter(request.ephemeral)
            items = [*paging_items(lambda each: MissedButton(race.id, each), page, last, localizer)]
            try:
                right = await self._races.explain(request.actor, puzzle, is_agreed=request.is_agreed)
                answer = writer.right_move(puzzle, right)
            except PriceNotAgreedError as advised:
                answer = ask_price(request, advised)
                items.append(agree_item(request, MissedButton(race.id, page)))
            except Refusal as refusal:
                answer = localizer.explain(refusal)
            shown = writer.missed(puzzle, each.number, answer, (page, len(missed)))
            items.append(KeepMissedButton(race.id).item(label=localizer.say("race-keep"), emoji=_TARGET))
            if race.message is None and race.kind is RaceKind.STORM:
                items += ended_items(race, localizer, has_missed=False)
            await request.show_page(page_message(request.surface, shown, optional_view(items)), is_ephemeral=True)

    async def press_keep(self, interaction: Interaction, button: KeepMissedButton) -> None:
        async with handling(interaction) as request:
            _, missed = await self._races.missed(button.race, request.user)
            kept = [MissedPuzzle(puzzle.board.game.name, puzzle.position, each.cell) for each, puzzle in missed]
            count = await self._app.services[PracticeService].keep_puzzles(request.actor, kept)
            request.keep_pressed()
            opening = OtherGameButton(MatchId(request.actor.event.id)) if count else PracticeButton()
            text, label = request.ephemeral.say("race-kept", count=count), request.ephemeral.say("practice-open")
            item = opening.item(label=label, style=discord.ButtonStyle.primary)
            await request.reply_ephemeral(OutgoingMessage(text, buttons=view_of(item)))

    async def press_again(self, interaction: Interaction, button: RaceAgainButton) -> None:
        async with handling(interaction) as request:
            race = await self._races.find(button.race)
            if race is None:
                raise Refusal("race-over")
            options = RaceOptions(race.game, race.seconds)
            if race.message is None:
                await self._storm(request, options, _replacing(request, interaction))
                return
            request.keep_pressed()
            await self._open(request, options, _following_up(interaction))

    async def _open(self, request: Request, options: RaceOptions, show: Show | None = None) -> None:
        """Open a race, which its starter joins if they can be shown a private message, and post its public one."""
        if request.place.guild is None:
            raise Refusal("race-outside_server")
        check_may_follow_up(request, in_thread=False)
        opened = await self._races.open_race(request.actor, options.game, options.seconds, joins=show is not None)
        board = self._boards.of(opened)
        if show:
            board.follow(request, show)
        try:
            message = await request.reply(board.public_message(request.surface))
        except Exception:
            await self._races.cancel(opened)
            raise
        await board.note_posted(message)

    async def _storm(self, request: Request, options: RaceOptions, show: Show) -> None:
        """Start a storm, or go on with one that has not ended. Raises Refusal if its racer is in a race."""
        race = await self._races.unfinished_of(request.user)
        opened = await self._races.find_open(race) if race else None
        if opened and opened.race.kind is not RaceKind.STORM:
            raise Refusal("race-in_another")
        if opened is None:
            opened = await self._races.start_storm(request.actor, options.game, options.seconds)
            self._boards.of(opened).set_timer()
        await self._go_on(request, opened, show)

    async def _go_on(self, request: Request, opened: OpenRace, show: Show) -> None:
        board = self._boards.of(opened)
        async with opened.locks[request.user]:
            await board.show(request, show)
        board.set_timer(request.user)

    async def _answer_typed(self, request: Request, race: RaceId, words: str, arrived: float) -> None:
        """Answer the puzzle of a storm with a typed move. Raises Refusal where others would read it, and if they are
        in a race or a storm elsewhere.
        """
        if request.place.guild:
            raise Refusal("race-private")
        opened = await self._find(race)
        if opened.race.place != request.place:
            raise Refusal("race-in_another")
        async with opened.locks[request.user]:
            question = self._races.question(opened, request.user)
            if question is None:
                raise Refusal("race-over")
            verdict, goes_on = None, not opened.is_paused(request.user)
            if goes_on:
                board = question.puzzle.board
                cell = board.game.parse(words, board)
                number = question.racer.run.number
                verdict = await self._races.answer(opened, request.user, number, cell, arrived)
            await self._boards.of(opened).show(request, _posting(request), verdict, goes_on=goes_on)

    async def _offer_storm(self, request: Request, options: RaceOptions) -> None:
        localizer = request.public
        text = RaceWriter(localizer).offer_storm(options.game, options.seconds)
        button = StormButton(options.game, options.seconds).item(
            label=localizer.say("race-open_storm"), style=discord.ButtonStyle.primary
        )
        await request.reply(OutgoingMessage(text, buttons=view_of(button)))

    async def _find(self, race: RaceId) -> OpenRace:
        """Return an open race. Raises Refusal if it is over."""
        opened = await self._races.find_open(race)
        if opened is None:
            raise Refusal("race-over")
        return opened

    async def press_day(self, interaction: Interaction, button: DayRaceButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            found = await self._days.open(request.actor, button.day)
            await show_privately(request, await self._day_table(request, found, request.ephemeral))

    async def press_start_day(self, interaction: Interaction, button: StartDayButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            await request.leave_queue()  # the lock may be held while names are looked up
            async with self._days.lock(request.user):
                await self._ask(request, await self._days.start(request.actor, button.day))

    async def press_day_cell(self, interaction: Interaction, button: DayCellButton) -> None:
        arrived = self._days.monotonic()
        async with handling(interaction, RequestKind.OPEN) as request:
            await request.let_pass()
            async with self._days.lock(request.user):
                answer = button.race, button.number, button.cell
                await self._ask(request, *await self._days.answer(request.actor, *answer, arrived))

    async def _show_today(self, request: Request) -> None:
        """Reply with today's race: privately, or to a typed command with the table for everyone."""
        found = await self._days.open(request.actor)
        if request.is_reply_public:
            table = replace(found.table, rows=[each for each in found.table.rows if each[0] <= MOST_ROWS])
            found = replace(found, racer=None, puzzle=None, yesterday=None, table=table)
            await request.reply(await self._day_table(request, found, request.public))
        else:
            await request.reply_ephemeral(await self._day_table(request, found, request.ephemeral))

    async def _ask(self, request: Request, found: DayRun, verdict: bool | None = None) -> None:
        """Show a member the puzzle of the day's race that they are asked, or how it stands if there is none."""
        race, racer = found.race, found.racer
        if found.puzzle is None or racer is None:
            await show_privately(request, await self._day_table(request, found, request.ephemeral, verdict))
            return
        surface, question = replace(request.surface, localizer=request.ephemeral), Question(race, racer, found.puzzle)
        number = racer.run.number
        message = question_message(surface, question, verdict, lambda cell: DayCellButton(race.id, number, cell))
        await show_privately(request, message)
        self._days.shown(found)

    async def _day_table(
        self, request: Request, found: DayRun, localizer: Localizer, verdict: bool | None = None
    ) -> OutgoingMessage:
        await request.leave_queue()
        users = [racer.user for _, racer in found.table.rows]
        names = dict(await find_names(self._app, request.place.guild or GuildId(0), users, MOST_ROWS))
        if found.racer:
            names[request.user] = request.name
        surface = replace(request.surface, localizer=localizer)
        text = RaceWriter(localizer).day_table(found, names, verdict, is_long=surface.can_embed)
        return page_message(surface, Page("", text, ""), optional_view(day_items(found, localizer)))


def _showing(
    send: Callable[[OutgoingMessage], Awaitable[_T]], edit: Callable[[_T, OutgoingMessage], Awaitable[object]]
) -> Show:
    """Send a message the first time, and edit it from then on."""
    sent = list[_T]()

    async def show(message: OutgoingMessage) -> None:
        if sent:
            await edit(sent[0], message)
        else:
            sent.append(await send(message))

    return show


def _following_up(interaction: Interaction) -> Show:
    """Send a private message after the response to an interaction."""
    return _showing(
        lambda message: interaction.followup.send(**message.to_new(), ephemeral=True, wait=True),
        lambda sent, message: interaction.followup.edit_message(sent.id, **message.to_edit()),
    )


def _responding(request: Request, interaction: Interaction) -> Show:
    """Send a new private message, or edit that of the pressed button as the response."""
    following_up = _following_up(interaction)

    async def edit(_: object, message: OutgoingMessage) -> None:
        is_deferred = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        if is_deferred and interaction.message and not interaction.message.flags.ephemeral:
            await following_up(message)  # the response is the public message
        else:
            await interaction.edit_original_response(**message.to_edit())

    return _showing(request.reply_ephemeral, edit)


def _replacing(request: Request, interaction: Interaction) -> Show:
    """Edit the message of the pressed button."""
    return _showing(request.replace, lambda _, message: interaction.edit_original_response(**message.to_edit()))


def _in_private(request: Request, interaction: Interaction) -> Show:
    """Edit the message of the pressed button if it is private, or else send a private one."""
    if request.delivery.is_ephemeral or request.place.guild is None:
        return _replacing(request, interaction)
    request.keep_pressed()
    return _responding(request, interaction)


def _posting(request: Request) -> Show:
    """Post a message in a direct message channel."""

    async def edit(posted: MessageId | None, message: OutgoingMessage) -> None:
        assert posted
        await edit_message(request.app, request.place, posted, message)

    return _showing(request.reply, edit)


async def _parse_options(ctx: Context, text: str) -> tuple[RaceOptions, str]:
    """Return the options that were typed, and the words that are none."""
    options, unknown, chosen = RaceOptions(), list[str](), set[str]()
    time, rest = split_time(text)
    seconds = time // timedelta(seconds=1) if time else 0
    if seconds in TIMES:
        options, text, chosen = replace(options, seconds=seconds), rest, {"seconds"}
    for typed, word in ctx.bot.words.pair(text, _VOCABULARY, await ctx.bot.locales_of(ctx)):
        game, is_time = MIXED if word == MIXED else parse_game_word(word), word in map(str, TIMES)
        fields: dict[str, Any] = {"game": game} if game else {"seconds": int(word)} if is_time else {}
        fields = {"is_today": True} if word == _TODAY else fields
        if not fields or fields.keys() & chosen:
            unknown.append(typed)
        else:
            chosen |= fields.keys()
            options = replace(options, **fields)
    return options, " ".join(unknown)


def _checked(options: RaceOptions) -> RaceOptions:
    """Return the options. Raises Refusal if there are no races with puzzles of the game."""
    if options.game not in (MIXED, *RACE_GAMES):
        raise Refusal("race-no_puzzles", games=tuple(GAMES[name] for name in RACE_GAMES))
    return options


async def setup(app: App) -> None:
    boards = RaceBoards(app)
    await app.add_cog(boards)
    await app.add_cog(Races(app, boards))
