"""What the learner of a place knows: shown, trained, taken elsewhere, brought here, and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.client import App
from bot.client.names import plain
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import MessageId
from bot.model.learner import SavedLearner
from bot.opponents.learner import MODES, ModeName, is_beatable
from bot.opponents.memory_file import MemoryFile, news
from bot.opponents.opponent import OPPONENTS
from bot.rendering.learner import count, describe_brain, describe_curve, describe_memory
from bot.rendering.learning_curve import draw_losses, loss_curve
from bot.rendering.words import normal
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingFile
from bot.replies.request import Request, handling
from bot.services.bounded import put_bounded
from bot.services.build import STRONGEST
from bot.services.errors import (
    AnsweredAlreadyError,
    NotAManagerError,
    NotYourExhibitionError,
    NotYourQuestionError,
    OtherModeError,
    UnknownLearnerWordError,
)
from bot.services.training import MOST_GAMES
from cogs.learner._memory_files import check_may_attach, enclose, receive
from cogs.learner._training_report import USUAL_GAMES, Report, Reporting, check_may_report, parse_training
from cogs.ui.learner import (
    EndTrainingButton,
    ImportAction,
    ImportButton,
    ResetButton,
    import_buttons,
    reset_buttons,
    training_buttons,
)

_CURVE = "learning-curve.png"
_VOCABULARY = {word: f"word.{word}" for word in ("show", "train", "export", "import", "reset", *MODES)}
_FEWEST_FOR_A_CURVE = 2
_MOST_QUOTED = 40
_MOST_REMEMBERED = 1_000


class Brain(commands.Cog):
    """The learner, beside the games that it plays."""

    slash = app_commands.Group(name="brain", description="…")

    def __init__(self, app: App) -> None:
        self._learners, self._training = app.services.learners, app.services.training
        self._reporting = Reporting(app)
        self._answered: dict[MessageId, None] = {}
        app.on_press(EndTrainingButton, self.press_end_training)
        app.on_press(ImportButton, self.press_import)
        app.on_press(ResetButton, self.press_reset)

    async def cog_unload(self) -> None:
        """End the trainings, and say so; what they have taught is saved."""
        await self._reporting.stop()
        await self._training.stop()

    @commands.command(name="brain")
    async def learner_text(self, ctx: Context, *, words: str = "") -> None:
        """Whatever the words ask for."""
        async with handling(ctx) as request:
            match ctx.bot.words.parse(words, _VOCABULARY):
                case [] | ["show"]:
                    await self._show(request)
                case ["train", *_]:
                    await self._train(request, *parse_training(normal(words).split()[1:], ctx.bot.words))
                case ["export"]:
                    await self._export(request)
                case ["import"]:
                    await self._import(request, ctx.message.attachments)
                case ["reset"]:
                    await self._reset(request, None)
                case ["reset", mode] if mode in MODES:
                    await self._reset(request, mode)
                case _:
                    raise UnknownLearnerWordError(plain(words[:_MOST_QUOTED]))

    @slash.command(name="show")
    async def show_slash(self, interaction: Interaction) -> None:
        """Show what it knows."""
        async with handling(interaction) as request:
            await self._show(request)

    @slash.command(name="train")
    @app_commands.choices(opponent=[Choice(name=level, value=level) for level in OPPONENTS])
    async def train_slash(
        self,
        interaction: Interaction,
        games: app_commands.Range[int, 1, MOST_GAMES] = USUAL_GAMES,
        opponent: str = STRONGEST,
    ) -> None:
        """Have it play against a level."""
        async with handling(interaction) as request:
            await self._train(request, games, opponent)

    @slash.command(name="export")
    async def export_slash(self, interaction: Interaction) -> None:
        """Hand out what it knows."""
        async with handling(interaction) as request:
            await self._export(request)

    @slash.command(name="import")
    async def import_slash(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Ask what to do with a file."""
        async with handling(interaction) as request:
            await self._import(request, [file])

    @slash.command(name="reset")
    @app_commands.choices(mode=[Choice(name=mode, value=mode) for mode in MODES])
    async def reset_slash(self, interaction: Interaction, mode: str | None = None) -> None:
        """Ask whether to forget everything."""
        async with handling(interaction) as request:
            await self._reset(request, mode)

    async def press_end_training(self, interaction: Interaction, button: EndTrainingButton) -> None:
        """End a training, and put what came of it in its message."""
        async with handling(interaction, is_open=True) as request:
            if request.user != button.starter and not interaction.permissions.manage_messages:
                raise NotYourExhibitionError
            if report := self._reporting.find(button.training):
                await report.training.end()
                await request.settle(report.message.content)
            elif pressed := interaction.message:  # a process has died over it
                await request.settle(f"{pressed.content}\n{request.public.say('brain.training_over')}")

    async def press_import(self, interaction: Interaction, button: ImportButton) -> None:
        """Do what was chosen, and say so in place of the question."""
        async with handling(interaction) as request:
            pressed = self._check_may_answer(request, button.user)
            if button.action is ImportAction.CANCEL:
                said = request.public.say("brain.not_imported")
            else:
                _check_may_change(request)
                file = await receive(pressed.attachments)
                said = await (self._merge if button.action is ImportAction.MERGE else self._replace)(request, file)
            self._take_note(pressed)
            await request.settle(said)

    async def press_reset(self, interaction: Interaction, button: ResetButton) -> None:
        """Forget everything or nothing, and say so in place of the question."""
        async with handling(interaction) as request:
            pressed = self._check_may_answer(request, button.user)
            said = request.public.say("brain.kept")
            if button.is_yes and button.mode in MODES:
                _check_may_change(request)
                said = await self._forget(request, button.mode)
            self._take_note(pressed)
            await request.settle(said)

    async def _show(self, request: Request) -> None:
        brain, localizer = await self._learners.brain(request.place), request.public
        if not brain.memory and not brain.games:
            await request.hand_out(localizer.say("brain.naive", mode=ModeName(brain.mode)))
            return
        text = describe_brain(localizer, brain, await asyncio.to_thread(_beatable, brain))
        if len(brain.record) < _FEWEST_FOR_A_CURVE or not request.can_attach:
            await request.hand_out(text)
            return
        await request.hand_out(f"{text}\n{localizer.say('brain.losses')}", await _draw(request, brain))

    async def _train(self, request: Request, games: int, opponent: str) -> None:
        check_may_report(request)
        training = self._training.begin(request.event.id, request.place, opponent, games)
        report = Report(training, request.public, request.user)
        try:
            buttons = training_buttons(training.number, request.user, request.public)
            message = await request.ask(report.message.content, buttons)
        except BaseException:  # a training that nobody sees
            training.task.cancel()
            raise
        if message:
            self._reporting.begin(report, message)

    async def _export(self, request: Request) -> None:
        check_may_attach(request)
        brain, localizer = await self._learners.brain(request.place), request.public
        text = localizer.say(
            "brain.exported", mode=ModeName(brain.mode), memory=describe_memory(localizer, brain.memory)
        )
        await request.hand_out(text, enclose(MemoryFile(brain.mode, brain.memory)))

    async def _import(self, request: Request, attachments: Sequence[discord.Attachment]) -> None:
        _check_may_change(request)
        check_may_attach(request)
        file = await receive(attachments)
        brain, localizer = await self._learners.brain(request.place), request.public
        can_merge = brain.mode == file.mode
        if can_merge:
            lost, good = count(news(file.memory, brain.memory))
            merging = localizer.say("brain.merge_would", lost=lost, good=good, known=len(brain.memory))
        else:
            merging = localizer.explain(OtherModeError(ModeName(file.mode), ModeName(brain.mode)))
        lines = (
            localizer.say("brain.found", mode=ModeName(file.mode), memory=describe_memory(localizer, file.memory)),
            merging,
            localizer.say("brain.replace_would", known=len(brain.memory), games=brain.games),
        )
        await request.ask(
            "\n".join(lines), import_buttons(request.user, localizer, can_merge=can_merge), files=[enclose(file)]
        )

    async def _merge(self, request: Request, file: MemoryFile) -> str:
        """Add a memory to that of the learner, and say what has come of it."""
        before, added = await self._training.merge(request.place, file)
        lost, good = count(added)
        return request.public.say("brain.merged", lost=lost, good=good, known=len(before.memory.keys() | added.keys()))

    async def _replace(self, request: Request, file: MemoryFile) -> str:
        """Put a memory in the place of that of the learner, and say what has come of it."""
        before = await self._training.replace(request.place, file)
        known, forgotten, mode = len(file.memory), len(before.memory), ModeName(file.mode)
        return request.public.say("brain.replaced", known=known, mode=mode, forgotten=forgotten, games=before.games)

    async def _reset(self, request: Request, mode: str | None) -> None:
        _check_may_change(request)
        brain, localizer = await self._learners.brain(request.place), request.public
        mode = mode or brain.mode
        text = localizer.say("brain.reset", known=len(brain.memory), games=brain.games, mode=ModeName(mode))
        await request.ask(text, reset_buttons(mode, request.user, localizer))

    async def _forget(self, request: Request, mode: str) -> str:
        """Have the learner begin anew, and say what it has forgotten."""
        before = await self._training.replace(request.place, MemoryFile(mode, {}))
        return request.public.say("brain.forgotten", known=len(before.memory), games=before.games, mode=ModeName(mode))

    def _check_may_answer(self, request: Request, asker: UserId) -> discord.Message:
        """The message with the question, if the person may answer it and nobody has yet.

        Raises:
            NotYourQuestionError, AnsweredAlreadyError: why not.
        """
        pressed = request.delivery.pressed
        assert pressed is not None
        if request.user != asker:
            raise NotYourQuestionError
        if pressed.id in self._answered:
            raise AnsweredAlreadyError
        return pressed

    def _take_note(self, pressed: discord.Message) -> None:
        """A second press may be on its way before the first has taken the buttons off."""
        put_bounded(self._answered, MessageId(pressed.id), None, _MOST_REMEMBERED)


def _check_may_change(request: Request) -> None:
    """Return if the person may have a learner know something else.

    Raises:
        NotAManagerError: they may not.
    """
    if request.place.guild and not request.delivery.granted.manage_guild:
        raise NotAManagerError


def _beatable(brain: SavedLearner) -> list[Mark]:
    """The marks with which a learner can lose."""
    learner = MODES[brain.mode](brain.memory)
    return [mark for mark in Mark if is_beatable(learner, mark)]


async def _draw(request: Request, brain: SavedLearner) -> OutgoingFile:
    """The picture of the learning curve."""
    games = len(brain.record)
    curve = loss_curve(brain.record)
    picture = await asyncio.to_thread(draw_losses, curve, before=brain.games - games)
    return OutgoingFile(_CURVE, picture, describe_curve(request.public, curve, games))


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Brain(app))
