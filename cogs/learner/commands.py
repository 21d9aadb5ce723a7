"""The command `brain`, which shows and trains the learner, and the buttons that export, import and reset it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Any, Literal

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands
from discord.http import HTTPClient

from bot.client.client import App
from bot.client.control_dispatcher import AttachedFile, submitted_files
from bot.client.controls import Button, Form, YesNo, text, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import UNREACHABLE, OutgoingFile, OutgoingMessage
from bot.client.names import escape_text
from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME
from bot.games.ids import UserId
from bot.matches.chart import draw_chart, in_a_box
from bot.matches.files import check_may_attach, message_with_files
from bot.matches.request import Request, RequestKind, handling, open_form
from bot.matches.suggestion import with_names
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


MemoryAction = Literal["export", "import", "reset"]


class MemoryButton(Button, prefix="brain:memory"):
    action: MemoryAction
    game: Annotated[str, text("[a-z0-9]", 20)]


class ImportForm(Form, prefix="brain:import-form"):
    pass


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


async def download(http: HTTPClient, attachments: Sequence[discord.Attachment | AttachedFile]) -> MemoryFile:
    """Download and check the memory in the only one of some files. Raises Refusal if that fails."""
    if len(attachments) != 1:
        raise Refusal("learner-one_file")
    (attachment,) = attachments
    if attachment.size > MAX_KIB * 1024:
        raise Refusal("memory_file-too_large", max_kib=MAX_KIB)
    try:
        async with asyncio.timeout(10):
            data = await http.get_from_cdn(attachment.url)
    except (discord.HTTPException, *UNREACHABLE):
        raise Refusal("learner-download_failed") from None
    return await asyncio.to_thread(parse_memory, data)


_WORDS = ("show", "train", "export", "import", "reset", *MODES)
_VOCABULARY = {**{word: f"word-{word}" for word in _WORDS}, **GAME_WORDS, **LEVELS}
_GAME_CHOICES = [Choice(name=name, value=name) for name in LEARNER_GAMES]
_MAX_QUOTED = 40


class LearnerCog(commands.Cog, name="Learner"):
    def __init__(self, app: App) -> None:
        self._learners, self._training = app.services[LearnerService], app.services[TrainingService]
        self._reporter = TrainingReporter(app)
        app.on_press(TrainButton, self.press_train)
        app.on_press(MemoryButton, self.press_memory)
        app.on_press(ImportForm, self.send_file)
        app.on_press(EndTrainingButton, self.press_end_training)
        app.on_press(ImportButton, self.press_import)
        app.on_press(ResetButton, self.press_reset)

    async def cog_unload(self) -> None:
        await self._training.close()

    @commands.command(name="brain", aliases=["learner"])
    async def learner_text(self, ctx: Context, *, words: str = "") -> None:
        async with handling(ctx) as request:
            locales = await ctx.bot.locales_of(ctx)
            words = with_names(ctx, words)
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

    @app_commands.command(name="brain")
    @app_commands.choices(opponent=[Choice(name=level, value=level) for level in OPPONENTS], game=_GAME_CHOICES)
    async def learner_slash(
        self,
        interaction: Interaction,
        train: app_commands.Range[int, 1, MAX_GAMES] | None = None,
        opponent: str | None = None,
        game: str | None = None,
    ) -> None:
        async with handling(interaction) as request:
            if train is None and opponent is None:
                await self._show(request, game)
            else:
                await self._train(request, train or DEFAULT_GAMES, opponent or DEFAULT_OPPONENT, game)

    async def press_memory(self, interaction: Interaction, button: MemoryButton) -> None:
        if button.action == "import" and _may_change(Request(interaction)):
            await open_form(interaction, _import_form)
            return
        async with handling(interaction) as request:
            if button.action == "export":
                await self._export(request, button.game)
            else:  # which also refuses an import
                await self._ask_to_reset(request, None, button.game)

    async def send_file(self, interaction: Interaction, _: ImportForm) -> None:
        async with handling(interaction) as request:
            await self._ask_how_to_import(request, submitted_files(interaction))

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
                    file = await download(
                        request.app.http, interaction.message.attachments if interaction.message else []
                    )
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
        play, games = PlayButton(LEARNER, learner.game), DEFAULT_GAMES
        has_learned = bool(learner.memory or learner.games)
        actions: list[MemoryAction] = ["export"] if has_learned else []
        if _may_change(request):
            actions += "import", "reset"
        buttons = view_of(
            play.item(label=localizer.say("learner-do_play"), style=discord.ButtonStyle.primary, row=0),
            TrainButton(learner.game).item(label=localizer.say("learner-do_train", games=games), row=0),
            *(
                MemoryButton(action, learner.game).item(label=localizer.say(f"learner-do_{action}"), row=1)
                for action in actions
            ),
        )
        if not has_learned:
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
        text = localizer.say("learner-saved", mode=ModeName(learner.mode), memory=memory)
        file = to_outgoing_file(MemoryFile(learner.mode, learner.memory, learner.game))
        await request.reply(message_with_files(localizer, name_game(localizer, learner.game, text), [file]))

    async def _ask_how_to_import(
        self, request: Request, attachments: Sequence[discord.Attachment | AttachedFile]
    ) -> None:
        _check_may_change(request)
        check_may_attach(request)
        await request.leave_queue()
        file = await download(request.app.http, attachments)
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
        modes = [mode] if mode else sorted(MODES, key=lambda mode: mode != learner.mode)
        text = localizer.say("learner-reset", known=len(learner.memory), games=learner.games, mode=ModeName(modes[0]))
        other_game = None if learner.game == DEFAULT_GAME else learner.game
        labels = (
            localizer.say("learner-reset_yes"),
            *(localizer.say("learner-reset_switch", mode=ModeName(other)) for other in modes[1:]),
        )
        buttons = view_of(
            *(
                ResetButton(True, mode, request.user, other_game).item(label=label, style=discord.ButtonStyle.danger)
                for mode, label in zip(modes, labels, strict=True)
            ),
            ResetButton(False, modes[0], request.user, other_game).item(label=localizer.say("learner-reset_no")),
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


def _may_change(request: Request) -> bool:
    return request.place.guild is None or request.delivery.granted.manage_guild


def _check_may_change(request: Request) -> None:
    if not _may_change(request):
        raise Refusal("not_a_manager")


def _import_form(request: Request) -> ui.Modal:
    localizer = request.ephemeral
    form = ImportForm().modal(title=localizer.say("learner-import_title"))
    form.add_item(ui.Label(text=localizer.say("learner-import_field"), component=ui.FileUpload[Any](custom_id="file")))
    return form


async def setup(app: App) -> None:
    await app.add_cog(LearnerCog(app))
