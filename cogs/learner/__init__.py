"""The command `brain`: shows, trains, exports, imports and resets the learner."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.client import App
from bot.client.names import escape_text
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import MessageId
from bot.model.learner import SavedLearner
from bot.opponents.learner import MODES, ModeName, is_beatable
from bot.opponents.memory_file import MemoryFile, merge_changes
from bot.opponents.opponent import OPPONENTS
from bot.rendering.learner import count_verdicts, describe_learner, describe_memory
from bot.rendering.words import normalize
from bot.replies.delivery import Context, Interaction
from bot.replies.files import check_may_attach, message_with_files
from bot.replies.messages import OutgoingMessage
from bot.replies.request import Request, handling
from bot.services.build import DEFAULT_OPPONENT
from bot.services.errors import (
    LearnerError,
    LearnerReason,
    ModerationError,
    ModerationReason,
    NotAManagerError,
    QuestionError,
    QuestionReason,
)
from bot.services.training import MAX_GAMES
from cogs.learner._chart import draw_learning_curve
from cogs.learner._memory_files import download, to_outgoing_file
from cogs.learner._training_report import (
    DEFAULT_GAMES,
    TrainingReport,
    TrainingReporter,
    check_may_report,
    parse_training,
)
from cogs.ui.learner import (
    EndTrainingButton,
    ImportAction,
    ImportButton,
    ResetButton,
    import_buttons,
    reset_buttons,
    training_buttons,
)

_VOCABULARY = {word: f"word.{word}" for word in ("show", "train", "export", "import", "reset", *MODES)}
_MIN_GAMES_FOR_CURVE = 2
_MAX_QUOTED = 40
_MAX_ANSWERED = 1_000


class LearnerCog(commands.Cog, name="Learner"):
    """Shows, trains, exports, imports and resets the learner of a place."""

    slash = app_commands.Group(name="brain", description="…")

    def __init__(self, app: App) -> None:
        self._learners, self._training = app.services.learners, app.services.training
        self._reporter = TrainingReporter(app)
        self._answered: LRUCache[MessageId, None] = LRUCache(_MAX_ANSWERED)
        app.on_press(EndTrainingButton, self.press_end_training)
        app.on_press(ImportButton, self.press_import)
        app.on_press(ResetButton, self.press_reset)

    async def cog_unload(self) -> None:
        """Stop all training and report the results, which are saved."""
        await self._reporter.stop()
        await self._training.stop()

    @commands.command(name="brain")
    async def learner_text(self, ctx: Context, *, words: str = "") -> None:
        """Run the typed subcommand."""
        async with handling(ctx) as request:
            match ctx.bot.words.parse(words, _VOCABULARY):
                case [] | ["show"]:
                    await self._show(request)
                case ["train", *_]:
                    await self._train(request, *parse_training(normalize(words).split()[1:], ctx.bot.words))
                case ["export"]:
                    await self._export(request)
                case ["import"]:
                    await self._ask_how_to_import(request, ctx.message.attachments)
                case ["reset"]:
                    await self._ask_to_reset(request, None)
                case ["reset", mode] if mode in MODES:
                    await self._ask_to_reset(request, mode)
                case _:
                    raise LearnerError(LearnerReason.UNKNOWN_WORD, typed=escape_text(words[:_MAX_QUOTED]))

    @slash.command(name="show")
    async def show_slash(self, interaction: Interaction) -> None:
        """Show what the learner knows."""
        async with handling(interaction) as request:
            await self._show(request)

    @slash.command(name="train")
    @app_commands.choices(opponent=[Choice(name=level, value=level) for level in OPPONENTS])
    async def train_slash(
        self,
        interaction: Interaction,
        games: app_commands.Range[int, 1, MAX_GAMES] = DEFAULT_GAMES,
        opponent: str = DEFAULT_OPPONENT,
    ) -> None:
        """Train the learner against a level."""
        async with handling(interaction) as request:
            await self._train(request, games, opponent)

    @slash.command(name="export")
    async def export_slash(self, interaction: Interaction) -> None:
        """Send the memory as a file."""
        async with handling(interaction) as request:
            await self._export(request)

    @slash.command(name="import")
    async def import_slash(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Ask whether to merge a memory file or to replace the memory with it."""
        async with handling(interaction) as request:
            await self._ask_how_to_import(request, [file])

    @slash.command(name="reset")
    @app_commands.choices(mode=[Choice(name=mode, value=mode) for mode in MODES])
    async def reset_slash(self, interaction: Interaction, mode: str | None = None) -> None:
        """Ask whether to delete the memory."""
        async with handling(interaction) as request:
            await self._ask_to_reset(request, mode)

    async def press_end_training(self, interaction: Interaction, button: EndTrainingButton) -> None:
        """End a training and show its results."""
        async with handling(interaction, is_open=True) as request:
            if request.user != button.starter and not interaction.permissions.manage_messages:
                raise ModerationError(ModerationReason.NOT_THE_STARTER)
            if report := self._reporter.find(button.training):
                await report.training.end()
                await request.replace(report.message.content)
            elif pressed := interaction.message:  # the training ended when its process stopped
                await request.replace(f"{pressed.content}\n{request.public.say('learner.training_over')}")

    async def press_import(self, interaction: Interaction, button: ImportButton) -> None:
        """Merge or replace the memory, or cancel; then replace the question with the result."""
        async with handling(interaction) as request:
            pressed = self._check_may_answer(request, button.user)
            if button.action is ImportAction.CANCEL:
                result = request.public.say("learner.not_imported")
            else:
                _check_may_change(request)
                await request.end_turn()
                file = await download(pressed.attachments)
                self._check_may_answer(request, button.user)  # again: another press may have come meanwhile
                result = await (self._merge if button.action is ImportAction.MERGE else self._replace)(request, file)
            self._answered[MessageId(pressed.id)] = None  # another press may come before its buttons are removed
            await request.replace(result)

    async def press_reset(self, interaction: Interaction, button: ResetButton) -> None:
        """Delete the memory or keep it; then replace the question with the result."""
        async with handling(interaction) as request:
            pressed = self._check_may_answer(request, button.user)
            result = request.public.say("learner.kept")
            if button.is_yes and button.mode in MODES:
                _check_may_change(request)
                result = await self._delete_memory(request, button.mode)
            self._answered[MessageId(pressed.id)] = None  # another press may come before its buttons are removed
            await request.replace(result)

    async def _show(self, request: Request) -> None:
        learner, localizer = await self._learners.load(request.place), request.public
        if not learner.memory and not learner.games:
            await request.reply(localizer.say("learner.nothing_learned", mode=ModeName(learner.mode)))
            return
        text = describe_learner(localizer, learner, await asyncio.to_thread(_beatable_marks, learner))
        if len(learner.results) < _MIN_GAMES_FOR_CURVE or not request.delivery.can_attach:
            await request.reply(text)
            return
        text = f"{text}\n{localizer.say('learner.losses')}"
        curve = await draw_learning_curve(localizer, learner)
        await request.reply(message_with_files(localizer, text, [curve]))

    async def _train(self, request: Request, games: int, opponent: str) -> None:
        check_may_report(request)
        training = self._training.begin(request.event.id, request.place, opponent, games)
        report = TrainingReport(training, request.public, request.user)
        buttons = training_buttons(training.id, request.user, request.public)
        self._reporter.add(report)
        try:
            message = await request.reply(OutgoingMessage(report.message.content, buttons=buttons))
        except BaseException:  # no message shows the training
            training.task.cancel()
            self._reporter.finish(report)
            raise
        if message:
            self._reporter.start(report, message)

    async def _export(self, request: Request) -> None:
        check_may_attach(request)
        learner, localizer = await self._learners.load(request.place), request.public
        memory = describe_memory(localizer, learner.memory)
        text = localizer.say("learner.exported", mode=ModeName(learner.mode), memory=memory)
        file = to_outgoing_file(MemoryFile(learner.mode, learner.memory))
        await request.reply(message_with_files(localizer, text, [file]))

    async def _ask_how_to_import(self, request: Request, attachments: Sequence[discord.Attachment]) -> None:
        _check_may_change(request)
        check_may_attach(request)
        await request.end_turn()
        file = await download(attachments)
        learner, localizer = await self._learners.load(request.place), request.public
        can_merge = learner.mode == file.mode
        if can_merge:
            lost, good = count_verdicts(merge_changes(file.memory, learner.memory))
            merging = localizer.say("learner.merge_preview", lost=lost, good=good, known=len(learner.memory))
        else:
            merging = localizer.explain(
                LearnerError(LearnerReason.OTHER_MODE, theirs=ModeName(file.mode), ours=ModeName(learner.mode))
            )
        lines = (
            localizer.say(
                "learner.import_preview", mode=ModeName(file.mode), memory=describe_memory(localizer, file.memory)
            ),
            merging,
            localizer.say("learner.replace_preview", known=len(learner.memory), games=learner.games),
        )
        buttons = import_buttons(request.user, localizer, can_merge=can_merge)
        await request.reply(message_with_files(localizer, "\n".join(lines), [to_outgoing_file(file)], buttons))

    async def _merge(self, request: Request, file: MemoryFile) -> str:
        """Merge a memory into the learner's, and return the confirmation."""
        before, added = await self._training.merge(request.place, file)
        lost, good = count_verdicts(added)
        return request.public.say(
            "learner.merged", lost=lost, good=good, known=len(before.memory.keys() | added.keys())
        )

    async def _replace(self, request: Request, file: MemoryFile) -> str:
        """Replace the learner's memory, and return the confirmation."""
        before = await self._training.replace(request.place, file)
        known, deleted, mode = len(file.memory), len(before.memory), ModeName(file.mode)
        return request.public.say("learner.replaced", known=known, mode=mode, forgotten=deleted, games=before.games)

    async def _ask_to_reset(self, request: Request, mode: str | None) -> None:
        _check_may_change(request)
        learner, localizer = await self._learners.load(request.place), request.public
        mode = mode or learner.mode
        text = localizer.say("learner.reset", known=len(learner.memory), games=learner.games, mode=ModeName(mode))
        await request.reply(OutgoingMessage(text, buttons=reset_buttons(mode, request.user, localizer)))

    async def _delete_memory(self, request: Request, mode: str) -> str:
        """Delete the learner's memory, and return the confirmation."""
        before = await self._training.replace(request.place, MemoryFile(mode, {}))
        return request.public.say(
            "learner.forgotten", known=len(before.memory), games=before.games, mode=ModeName(mode)
        )

    def _check_may_answer(self, request: Request, asked: UserId) -> discord.Message:
        """Return the pressed question, if the user may answer it and it is still unanswered.

        Raises:
            QuestionError: the question is for another user, or was answered.
        """
        pressed = request.delivery.pressed
        if request.user != asked:
            raise QuestionError(QuestionReason.NOT_YOURS)
        if pressed is None or pressed.id in self._answered:
            raise QuestionError(QuestionReason.ANSWERED)
        return pressed


def _check_may_change(request: Request) -> None:
    """Check that the user may change what the learner knows.

    Raises:
        NotAManagerError: the user may not manage the server.
    """
    if request.place.guild and not request.delivery.granted.manage_guild:
        raise NotAManagerError


def _beatable_marks(learner: SavedLearner) -> list[Mark]:
    """Return the marks with which a learner can lose."""
    opponent = MODES[learner.mode](learner.memory)
    return [mark for mark in Mark if is_beatable(opponent, mark)]


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(LearnerCog(app))
