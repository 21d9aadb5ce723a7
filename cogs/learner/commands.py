"""The command `brain`, which shows, trains and exports the learner, and `learner`, which imports and resets it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, YesNo, text, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import UNREACHABLE, OutgoingFile, OutgoingMessage
from bot.client.names import escape_text
from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME
from bot.games.ids import UserId
from bot.matches.chart import draw_chart, in_a_box
from bot.matches.files import check_may_attach, message_with_files
from bot.matches.request import Request, RequestKind, handling
from bot.players.learner import LEARNER, LEARNER_GAMES, MODES, ModeName, beatable_marks
from bot.players.memory_file import MAX_KIB, MemoryFile, format_memory, merge_changes, parse_memory
from bot.players.opponent import DEFAULT_OPPONENT, OPPONENTS
from bot.text.game_request import GAME_WORDS, LEVELS, split_game
from bot.text.localizer import Localizer
from cogs.learner.queries import SavedLearner
from cogs.learner.service import LearnerService, choose_learner_game
from cogs.learner.texts import (
    count_verdicts,
    describe_beginner,
    describe_learner,
    describe_memory,
    name_game,
)
from cogs.learner.training import MAX_GAMES, TrainingService
from cogs.learner.training_report import (
    DEFAULT_GAMES,
    EndTrainingButton,
    TrainingReport,
    TrainingReporter,
    chart_of,
    check_may_report,
    curve_of,
    parse_training,
)
from cogs.play.commands import PlayButton


class ImportAction(Enum):
    MERGE = "merge"
    REPLACE = "replace"
    CANCEL = "cancel"


_STYLES = {
    ImportAction.MERGE: discord.ButtonStyle.success,
    ImportAction.REPLACE: discord.ButtonStyle.danger,
    ImportAction.CANCEL: discord.ButtonStyle.secondary,
}


class ImportButton(Button, prefix="brain:import"):
    action: ImportAction
    user: UserId


class ResetButton(Button, prefix="brain:reset"):
    is_yes: YesNo
    mode: Annotated[str, text("[a-z]", 20)]  # the learner's mode after the reset
    user: UserId
    # the name of the game; None for 3x3, as in buttons from before there were other games
    game: Annotated[str | None, text("[a-z0-9]", 20)] = None


class TrainButton(Button, prefix="brain:train"):
    game: Annotated[str, text("[a-z0-9]", 20)]


def to_outgoing_file(file: MemoryFile) -> OutgoingFile:
    return OutgoingFile(file.name, format_memory(file))


def describe_import(localizer: Localizer, file: MemoryFile, learner: SavedLearner) -> str:
    if learner.mode == file.mode:
        lost_positions, good_positions = count_verdicts(merge_changes(file.memory, learner.memory))
        merging = localizer.say(
            "learner-merge_preview", lost=lost_positions, good=good_positions, known=len(learner.memory)
        )
    else:
        theirs, ours = ModeName(file.mode), ModeName(learner.mode)
        merging = localizer.explain(Refusal("learner-other_mode", theirs=theirs, ours=ours))
    memory = describe_memory(localizer, file.memory)
    lines = (
        localizer.say("learner-import_preview", mode=ModeName(file.mode), memory=memory),
        merging,
        localizer.say("learner-replace_preview", known=len(learner.memory), games=learner.games),
    )
    return name_game(localizer, file.game, "\n".join(lines))


async def download(attachments: Sequence[discord.Attachment]) -> MemoryFile:
    """Download and check the memory that is attached to a message. Raises Refusal if that fails."""
    if len(attachments) != 1:
        raise Refusal("learner-no_file")
    (attachment,) = attachments
    if attachment.size > MAX_KIB * 1024:
        raise Refusal("memory_file-too_large", max_kib=MAX_KIB)
    try:
        async with asyncio.timeout(10):
            data = await attachment.read()
    except (discord.HTTPException, *UNREACHABLE):
        raise Refusal("learner-download_failed") from None
    return await asyncio.to_thread(parse_memory, data)


_WORDS = ("show", "train", "export", "import", "reset", *MODES)
_VOCABULARY = {**{word: f"word-{word}" for word in _WORDS}, **GAME_WORDS, **LEVELS}
_GAME_CHOICES = [Choice(name=name, value=name) for name in LEARNER_GAMES]
_MAX_QUOTED = 40


class LearnerCog(commands.Cog, name="Learner"):
    slash = app_commands.Group(name="brain", description="…")
    slash_of_managers = app_commands.Group(
        name="learner", description="…", default_permissions=discord.Permissions(manage_guild=True)
    )

    def __init__(self, app: App) -> None:
        self._learners, self._training = app.services[LearnerService], app.services[TrainingService]
        self._reporter = TrainingReporter(app)
        app.on_press(TrainButton, self.press_train)
        app.on_press(EndTrainingButton, self.press_end_training)
        app.on_press(ImportButton, self.press_import)
        app.on_press(ResetButton, self.press_reset)

    async def cog_unload(self) -> None:
        await self._training.close()

    @commands.command(name="brain", aliases=["learner"])
    async def learner_text(self, ctx: Context, *, words: str = "") -> None:
        async with handling(ctx) as request:
            locales = await ctx.bot.locales_of(ctx)
            game, others = split_game(words, _VOCABULARY, ctx.bot.words, locales)
            match ctx.bot.words.pair(others, _VOCABULARY, locales):
                case [] | [(_, "show")]:
                    await self._show(request, game)
                case [(_, "train"), *options]:
                    await self._train(request, *parse_training(options), game)
                case [(_, "export")]:
                    await self._export(request, game)
                case [(_, "import")] if game is None:
                    await self._ask_how_to_import(request, ctx.message.attachments)
                case [(_, "reset")]:
                    await self._ask_to_reset(request, None, game)
                case [(_, "reset"), (_, mode)] if mode in MODES:
                    await self._ask_to_reset(request, mode, game)
                case _:
                    raise Refusal("learner-unknown_word", typed=escape_text(words[:_MAX_QUOTED]))

    @slash.command(name="show")
    @app_commands.choices(game=_GAME_CHOICES)
    async def show_slash(self, interaction: Interaction, game: str | None = None) -> None:
        async with handling(interaction) as request:
            await self._show(request, game)

    @slash.command(name="train")
    @app_commands.choices(opponent=[Choice(name=level, value=level) for level in OPPONENTS], game=_GAME_CHOICES)
    async def train_slash(
        self,
        interaction: Interaction,
        games: app_commands.Range[int, 1, MAX_GAMES] = DEFAULT_GAMES,
        opponent: str = DEFAULT_OPPONENT,
        game: str | None = None,
    ) -> None:
        async with handling(interaction) as request:
            await self._train(request, games, opponent, game)

    @slash.command(name="export")
    @app_commands.choices(game=_GAME_CHOICES)
    async def export_slash(self, interaction: Interaction, game: str | None = None) -> None:
        async with handling(interaction) as request:
            await self._export(request, game)

    @slash_of_managers.command(name="import")
    async def import_slash(self, interaction: Interaction, file: discord.Attachment) -> None:
        async with handling(interaction) as request:
            await self._ask_how_to_import(request, [file])

    @slash_of_managers.command(name="reset")
    @app_commands.choices(mode=[Choice(name=mode, value=mode) for mode in MODES], game=_GAME_CHOICES)
    async def reset_slash(self, interaction: Interaction, mode: str | None = None, game: str | None = None) -> None:
        async with handling(interaction) as request:
            await self._ask_to_reset(request, mode, game)

    async def press_train(self, interaction: Interaction, button: TrainButton) -> None:
        async with handling(interaction) as request:
            await self._train(request, DEFAULT_GAMES, DEFAULT_OPPONENT, button.game)

    async def press_end_training(self, interaction: Interaction, button: EndTrainingButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            if request.user != button.starter and not interaction.permissions.manage_messages:
                raise Refusal("moderation-not_the_starter")
            if report := self._reporter.reports.get(button.training):
                report.training.is_ended_by_press = True
                await report.training.end()
                if message := await request.replace(report.message.content):
                    await self._reporter.add_curve(report, message)
            elif pressed := interaction.message:  # the training ended when its process stopped
                await request.replace(f"{pressed.content}\n{request.public.say('learner-training_over')}")

    async def press_import(self, interaction: Interaction, button: ImportButton) -> None:
        async with handling(interaction) as request:
            _check_asked(request, button.user)
            with request.using_once():
                if button.action is ImportAction.CANCEL:
                    result = request.public.say("learner-not_imported")
                else:
                    _check_may_change(request)
                    await request.leave_queue()
                    file = await download(interaction.message.attachments if interaction.message else [])
                    change = self._merge if button.action is ImportAction.MERGE else self._replace
                    result = await change(request, file)
            await request.replace(result)

    async def press_reset(self, interaction: Interaction, button: ResetButton) -> None:
        async with handling(interaction) as request:
            _check_asked(request, button.user)
            with request.using_once():
                result = request.public.say("learner-kept")
                if button.is_yes and button.mode in MODES:
                    _check_may_change(request)
                    result = await self._delete_memory(request, button.mode, button.game or DEFAULT_GAME)
            await request.replace(result)

    async def _show(self, request: Request, game: str | None) -> None:
        learner, localizer = await self._load(request, game), request.public
        play = PlayButton(LEARNER, learner.game)
        buttons = view_of(
            play.item(label=localizer.say("learner-do_play"), style=discord.ButtonStyle.primary),
            TrainButton(learner.game).item(label=localizer.say("learner-do_train", games=DEFAULT_GAMES)),
        )
        if not learner.memory and not learner.games:
            await request.reply(in_a_box(request, describe_beginner(localizer, learner), buttons=buttons))
            return
        beatable = await asyncio.to_thread(beatable_marks, MODES[learner.mode](learner.memory), learner.game)
        curve = curve_of(learner)
        chart = await draw_chart(request, *chart_of(localizer, learner, curve)) if curve else None
        text = describe_learner(localizer, learner, beatable, None if chart else curve)
        await request.reply(in_a_box(request, text, chart, buttons))

    async def _train(self, request: Request, games: int, opponent: str, game: str | None) -> None:
        check_may_report(request)
        game = choose_learner_game(game, request.settings)
        training = self._training.begin(request.actor, opponent, games, game)
        report = TrainingReport(training, request.public, request.user)
        self._reporter.reports[training.id] = report  # before the message is sent: its button may be pressed at once
        try:
            message = await request.reply(report.message)
        except BaseException:  # no message shows the training
            training.task.cancel()
            self._reporter.reports.pop(training.id, None)
            raise
        if message:
            self._reporter.start(report, message)

    async def _export(self, request: Request, game: str | None) -> None:
        check_may_attach(request)
        learner, localizer = await self._load(request, game), request.public
        memory = describe_memory(localizer, learner.memory)
        text = localizer.say("learner-exported", mode=ModeName(learner.mode), memory=memory)
        file = to_outgoing_file(MemoryFile(learner.mode, learner.memory, learner.game))
        await request.reply(message_with_files(localizer, name_game(localizer, learner.game, text), [file]))

    async def _ask_how_to_import(self, request: Request, attachments: Sequence[discord.Attachment]) -> None:
        _check_may_change(request)
        check_may_attach(request)
        await request.leave_queue()
        file = await download(attachments)
        learner, localizer = await self._learners.load(request.place, file.game), request.public
        items = [
            ImportButton(action, request.user).item(label=localizer.say(f"learner-do_{action.value}"), style=style)
            for action, style in _STYLES.items()
            if action is not ImportAction.MERGE or learner.mode == file.mode
        ]
        text = describe_import(localizer, file, learner)
        await request.reply(message_with_files(localizer, text, [to_outgoing_file(file)], view_of(*items)))

    async def _merge(self, request: Request, file: MemoryFile) -> str:
        before, added = await self._training.merge(request.place, file)
        lost, good = count_verdicts(added)
        known = len(before.memory.keys() | added.keys())
        text = request.public.say("learner-merged", lost=lost, good=good, known=known)
        return name_game(request.public, file.game, text)

    async def _replace(self, request: Request, file: MemoryFile) -> str:
        before = await self._training.replace(request.place, file)
        known, deleted, mode = len(file.memory), len(before.memory), ModeName(file.mode)
        text = request.public.say("learner-replaced", known=known, mode=mode, forgotten=deleted, games=before.games)
        return name_game(request.public, file.game, text)

    async def _ask_to_reset(self, request: Request, mode: str | None, game: str | None) -> None:
        _check_may_change(request)
        learner, localizer = await self._load(request, game), request.public
        mode = mode or learner.mode
        text = localizer.say("learner-reset", known=len(learner.memory), games=learner.games, mode=ModeName(mode))
        other_game = None if learner.game == DEFAULT_GAME else learner.game
        yes, no = (ResetButton(is_yes, mode, request.user, other_game) for is_yes in (True, False))
        buttons = view_of(
            yes.item(label=localizer.say("learner-reset_yes"), style=discord.ButtonStyle.danger),
            no.item(label=localizer.say("learner-reset_no")),
        )
        await request.reply(OutgoingMessage(name_game(localizer, learner.game, text), buttons=buttons))

    async def _delete_memory(self, request: Request, mode: str, game: str) -> str:
        before = await self._training.replace(request.place, MemoryFile(mode, {}, choose_learner_game(game)))
        known, localizer = len(before.memory), request.public
        text = localizer.say("learner-forgotten", known=known, games=before.games, mode=ModeName(mode))
        return name_game(localizer, game, text)

    async def _load(self, request: Request, game: str | None) -> SavedLearner:
        return await self._learners.load(request.place, choose_learner_game(game, request.settings))


def _check_asked(request: Request, asked: UserId) -> None:
    if request.user != asked:
        raise Refusal("question-not_yours")


def _check_may_change(request: Request) -> None:
    if request.place.guild and not request.delivery.granted.manage_guild:
        raise Refusal("not_a_manager")


async def setup(app: App) -> None:
    await app.add_cog(LearnerCog(app))
