"""Charts and other files in answers: drawn while the channel goes on, and left out if that fails or Discord refuses."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from simcord import InteractionResult

from bot.model.metrics import Metrics
from bot.workers.pool import WorkerPool
from tests.fakes.workers import TASK_DURATION, Delayed
from tests.support.acts import change_settings
from tests.support.finished_matches import O_WINS, save_finished_match
from tests.support.learner_matches import play_against_learner
from tests.support.world import World, answer, button_labels, text_of


async def have_played(world: World) -> None:
    """Store finished matches, and play against the learner."""
    for number in range(1, 6):
        await save_finished_match(world, number, world.ana, world.ben, *O_WINS)
    for _ in range(2):
        await play_against_learner(world, world.ana, world.channel)


def use_workers(world: World, workers: WorkerPool) -> None:
    """Replace the worker processes."""
    world.app.services[WorkerPool] = workers


async def ask(world: World) -> tuple[list[str], int]:
    """The answers to the two commands with a chart, and the number of charts."""
    results = [await world.ana.slash(world.channel, command) for command in ("stats", "brain show")]
    files = [file for result in results if result.response for file in result.response.attachments]
    return [line for result in results for line in answer(result).splitlines()], len(files)


async def test_what_no_chart_shows_is_in_the_text_and_the_channel_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await have_played(world)
    lines, charts = await ask(world)
    assert charts == 2
    world.app.draws_charts = False
    words, charts = await ask(world)
    assert charts == 0
    added = [line for line in words if line not in lines]
    assert [line for line in words if line not in added] == lines
    assert len(added) == 2
    assert added[0].startswith("**Last 5 rated games:** from 1000 to ")
    assert added[1] == "**Share of games I lost:** 100% at the start · 100% at the end"
    world.app.draws_charts = True
    closed = WorkerPool()
    await closed.close()
    use_workers(world, closed)
    assert await ask(world) == (words, 0)
    assert world.app.services[Metrics].errors["chart"] == 2
    monkeypatch.setattr("bot.workers.turns._LOOK_SECONDS", 3600)  # of 0.5, which pass for real
    use_workers(world, Delayed())
    await world.ana.send(world.channel, "!stats")
    assert "ben" in answer(await world.ben.slash(world.channel, "play"))
    assert text_of(world.channel.history()[-2]) == "!stats"  # and no answer yet
    await world.advance(TASK_DURATION)
    shown = world.channel.history()[-1]
    assert text_of(shown).startswith("### 📊 ana\n")
    assert len(shown.attachments) == 1


async def test_labels_are_in_the_language_of_the_server(world: World) -> None:
    await have_played(world)
    pictures: list[bytes] = []
    for language in ("en", "de", "en"):
        await change_settings(world, language=language)
        await world.play(world.ana, "!stats")
        pictures.append(await world.channel.history()[-1].attachments[0].read())
    english, german, again = (Image.open(BytesIO(picture)).tobytes() for picture in pictures)
    assert english == again != german


CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"
REFUSED = "The file is missing because Discord refused it."


def refuse_next(world: World, path: str, status: int = 413, code: int = 40005) -> None:
    world.env.inject_error("POST", path, status=status, code=code, message="Request entity too large")


def assert_without_files(result: InteractionResult) -> None:
    assert result.response is not None
    assert result.response.attachments == []


def assert_refused(result: InteractionResult) -> None:
    assert answer(result).endswith(REFUSED)
    assert_without_files(result)


async def test_answers_are_shown_without_refused_files_which_are_not_imported(world: World) -> None:
    await have_played(world)
    refuse_next(world, CALLBACK)
    assert_refused(await world.ana.slash(world.channel, "stats"))
    for status, code in ((413, 40005), (403, 50013), (400, 50035)):
        refuse_next(world, MESSAGES, status, code)
        assert (await world.play(world.ana, "!stats")).endswith(REFUSED), code
    refuse_next(world, CALLBACK)
    export = await world.ana.slash(world.channel, "export")
    assert export.ephemeral
    assert_refused(export)
    for command in ("brain show", "brain export"):
        refuse_next(world, CALLBACK)
        assert_refused(await world.ana.slash(world.channel, command))
    await world.ana.slash(world.channel, "brain export")
    memory = await world.channel.history()[-1].attachments[0].read()
    mia = world.add_member("mia", manage_guild=True)
    refuse_next(world, MESSAGES)
    await mia.send(world.channel, "!brain import", attachments=[("brain.json", memory)])
    message = world.channel.history()[-1]
    assert text_of(message).endswith(REFUSED)
    assert button_labels(message) == []


async def test_a_board_is_emoji_if_its_picture_is_refused(easy_world: World) -> None:
    world = easy_world
    await change_settings(world, style="picture")
    refuse_next(world, MESSAGES)
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!move b2")
    refuse_next(world, CALLBACK)
    pressed = await world.press(world.ana, "C1")
    assert "🇨❌▫️▫️" in answer(pressed)
    assert REFUSED not in answer(pressed)
    assert_without_files(pressed)
    assert "❌▫️▫️" not in await world.play(world.ana, "!board")
