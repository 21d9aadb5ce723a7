"""What the learner of a place knows: shown, trained, taken elsewhere, brought here, and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import App
from bot.app.names import plain
from bot.display.brain import count, describe_brain, describe_curve, describe_memory
from bot.display.curve import draw_losses, loss_curve
from bot.display.words import normal
from bot.game.ids import MessageId, UserId
from bot.game.mark import Mark
from bot.opponents.learner import MODES, ModeName, is_beatable
from bot.opponents.memory_file import MemoryFile, news
from bot.opponents.opponent import OPPONENTS
from bot.play.errors import (
    AnsweredAlreadyError,
    NotAManagerError,
    NotYourQuestionError,
    NotYourShowError,
    OtherModeError,
    UnknownBrainWordError,
)
from bot.play.house import STRONGEST
from bot.play.latest import remember
from bot.play.trainings import MOST_GAMES
from bot.storage.brains import SavedBrain
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.files import check_may_attach, enclose, receive
from cogs.sheet import Enclosure
from cogs.training import USUAL_GAMES, Report, Reporting, check_may_report, parse_training
from cogs.ui.brain import (
    CANCEL,
    MERGE,
    EndTrainingButton,
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
        self._learners, self._trainings = app.house.learners, app.house.trainings
        self._reporting = Reporting(app)
        self._answered: dict[MessageId, None] = {}
        app.on_press(EndTrainingButton, self.press_end_training)
        app.on_press(ImportButton, self.press_import)
        app.on_press(ResetButton, self.press_reset)

    async def cog_unload(self) -> None:
        """End the trainings, and say so; what they have taught is saved."""
        await self._reporting.stop()
        await self._trainings.stop()

    @commands.command(name="brain")
    async def brain_text(self, ctx: Context, *, words: str = "") -> None:
        """Whatever the words ask for."""
        async with answering(ctx) as answer:
            match ctx.bot.words.parse(words, _VOCABULARY):
                case [] | ["show"]:
                    await self._show(answer)
                case ["train", *_]:
                    await self._train(answer, *parse_training(normal(words).split()[1:], ctx.bot.words))
                case ["export"]:
                    await self._export(answer)
                case ["import"]:
                    await self._import(answer, ctx.message.attachments)
                case ["reset"]:
                    await self._reset(answer, None)
                case ["reset", mode] if mode in MODES:
                    await self._reset(answer, mode)
                case _:
                    raise UnknownBrainWordError(plain(words[:_MOST_QUOTED]))

    @slash.command(name="show")
    async def show_slash(self, interaction: Interaction) -> None:
        """Show what it knows."""
        async with answering(interaction) as answer:
            await self._show(answer)

    @slash.command(name="train")
    @app_commands.choices(opponent=[Choice(name=level, value=level) for level in OPPONENTS])
    async def train_slash(
        self,
        interaction: Interaction,
        games: app_commands.Range[int, 1, MOST_GAMES] = USUAL_GAMES,
        opponent: str = STRONGEST,
    ) -> None:
        """Have it play against a level."""
        async with answering(interaction) as answer:
            await self._train(answer, games, opponent)

    @slash.command(name="export")
    async def export_slash(self, interaction: Interaction) -> None:
        """Hand out what it knows."""
        async with answering(interaction) as answer:
            await self._export(answer)

    @slash.command(name="import")
    async def import_slash(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Ask what to do with a file."""
        async with answering(interaction) as answer:
            await self._import(answer, [file])

    @slash.command(name="reset")
    @app_commands.choices(mode=[Choice(name=mode, value=mode) for mode in MODES])
    async def reset_slash(self, interaction: Interaction, mode: str | None = None) -> None:
        """Ask whether to forget everything."""
        async with answering(interaction) as answer:
            await self._reset(answer, mode)

    async def press_end_training(self, interaction: Interaction, button: EndTrainingButton) -> None:
        """End a training, and put what came of it in its message."""
        async with answering(interaction, is_open=True) as answer:
            if answer.user != button.starter and not interaction.permissions.manage_messages:
                raise NotYourShowError
            if report := self._reporting.find(button.training):
                await report.training.end()
                await answer.settle(report.sheet.content)
            elif pressed := interaction.message:  # a process has died over it
                await answer.settle(f"{pressed.content}\n{answer.aloud.say('brain.training_over')}")

    async def press_import(self, interaction: Interaction, button: ImportButton) -> None:
        """Do what was chosen, and say so in place of the question."""
        async with answering(interaction) as answer:
            pressed = self._check_may_answer(answer, button.person)
            if button.deed == CANCEL:
                said = answer.aloud.say("brain.not_imported")
            else:
                _check_may_change(answer)
                file = await receive(pressed.attachments)
                said = await (self._merge if button.deed == MERGE else self._replace)(answer, file)
            self._take_note(pressed)
            await answer.settle(said)

    async def press_reset(self, interaction: Interaction, button: ResetButton) -> None:
        """Forget everything or nothing, and say so in place of the question."""
        async with answering(interaction) as answer:
            pressed = self._check_may_answer(answer, button.person)
            said = answer.aloud.say("brain.kept")
            if button.is_yes and button.mode in MODES:
                _check_may_change(answer)
                said = await self._forget(answer, button.mode)
            self._take_note(pressed)
            await answer.settle(said)

    async def _show(self, answer: Answer) -> None:
        brain, voice = await self._learners.brain(answer.place), answer.aloud
        if not brain.memory and not brain.games:
            await answer.hand_out(voice.say("brain.naive", mode=ModeName(brain.mode)))
            return
        text = describe_brain(voice, brain, await asyncio.to_thread(_beatable, brain))
        if len(brain.record) < _FEWEST_FOR_A_CURVE or not answer.can_attach:
            await answer.hand_out(text)
            return
        await answer.hand_out(f"{text}\n{voice.say('brain.losses')}", await _draw(answer, brain))

    async def _train(self, answer: Answer, games: int, opponent: str) -> None:
        check_may_report(answer)
        training = self._trainings.begin(answer.event.id, answer.place, opponent, games)
        report = Report(training, answer.aloud, answer.user)
        try:
            buttons = training_buttons(training.number, answer.user, answer.aloud)
            message = await answer.ask(report.sheet.content, buttons)
        except BaseException:  # a training that nobody sees
            training.task.cancel()
            raise
        if message:
            self._reporting.begin(report, message)

    async def _export(self, answer: Answer) -> None:
        check_may_attach(answer)
        brain, voice = await self._learners.brain(answer.place), answer.aloud
        text = voice.say("brain.exported", mode=ModeName(brain.mode), memory=describe_memory(voice, brain.memory))
        await answer.hand_out(text, enclose(MemoryFile(brain.mode, brain.memory)))

    async def _import(self, answer: Answer, attachments: Sequence[discord.Attachment]) -> None:
        _check_may_change(answer)
        check_may_attach(answer)
        file = await receive(attachments)
        brain, voice = await self._learners.brain(answer.place), answer.aloud
        can_merge = brain.mode == file.mode
        if can_merge:
            lost, good = count(news(file.memory, brain.memory))
            merging = voice.say("brain.merge_would", lost=lost, good=good, known=len(brain.memory))
        else:
            merging = voice.explain(OtherModeError(ModeName(file.mode), ModeName(brain.mode)))
        lines = (
            voice.say("brain.found", mode=ModeName(file.mode), memory=describe_memory(voice, file.memory)),
            merging,
            voice.say("brain.replace_would", known=len(brain.memory), games=brain.games),
        )
        await answer.ask(
            "\n".join(lines), import_buttons(answer.user, voice, can_merge=can_merge), files=[enclose(file)]
        )

    async def _merge(self, answer: Answer, file: MemoryFile) -> str:
        """Add a memory to that of the learner, and say what has come of it."""
        before, added = await self._trainings.merge(answer.place, file)
        lost, good = count(added)
        return answer.aloud.say("brain.merged", lost=lost, good=good, known=len(before.memory.keys() | added.keys()))

    async def _replace(self, answer: Answer, file: MemoryFile) -> str:
        """Put a memory in the place of that of the learner, and say what has come of it."""
        before = await self._trainings.replace(answer.place, file)
        known, forgotten, mode = len(file.memory), len(before.memory), ModeName(file.mode)
        return answer.aloud.say("brain.replaced", known=known, mode=mode, forgotten=forgotten, games=before.games)

    async def _reset(self, answer: Answer, mode: str | None) -> None:
        _check_may_change(answer)
        brain, voice = await self._learners.brain(answer.place), answer.aloud
        mode = mode or brain.mode
        text = voice.say("brain.reset", known=len(brain.memory), games=brain.games, mode=ModeName(mode))
        await answer.ask(text, reset_buttons(mode, answer.user, voice))

    async def _forget(self, answer: Answer, mode: str) -> str:
        """Have the learner begin anew, and say what it has forgotten."""
        before = await self._trainings.replace(answer.place, MemoryFile(mode, {}))
        return answer.aloud.say("brain.forgotten", known=len(before.memory), games=before.games, mode=ModeName(mode))

    def _check_may_answer(self, answer: Answer, asker: UserId) -> discord.Message:
        """The message with the question, if the person may answer it and nobody has yet.

        Raises:
            NotYourQuestionError, AnsweredAlreadyError: why not.
        """
        pressed = answer.delivery.pressed
        assert pressed is not None
        if answer.user != asker:
            raise NotYourQuestionError
        if pressed.id in self._answered:
            raise AnsweredAlreadyError
        return pressed

    def _take_note(self, pressed: discord.Message) -> None:
        """A second press may be on its way before the first has taken the buttons off."""
        remember(self._answered, MessageId(pressed.id), None, _MOST_REMEMBERED)


def _check_may_change(answer: Answer) -> None:
    """Return if the person may have a learner know something else.

    Raises:
        NotAManagerError: they may not.
    """
    if answer.place.server and not answer.delivery.granted.manage_guild:
        raise NotAManagerError


def _beatable(brain: SavedBrain) -> list[Mark]:
    """The marks with which a learner can lose."""
    learner = MODES[brain.mode](brain.memory)
    return [mark for mark in Mark if is_beatable(learner, mark)]


async def _draw(answer: Answer, brain: SavedBrain) -> Enclosure:
    """The picture of the learning curve."""
    games = len(brain.record)
    curve = loss_curve(brain.record)
    picture = await asyncio.to_thread(draw_losses, curve, before=brain.games - games)
    return Enclosure(_CURVE, picture, describe_curve(answer.aloud, curve, games))


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Brain(app))
