"""Charts in answers: drawn while the channel goes on, and left out if that fails."""

from __future__ import annotations

import pytest

from bot.model.metrics import Metrics
from bot.workers.pool import WorkerPool
from tests.fakes.workers import TASK_DURATION, Delayed
from tests.support.finished_matches import O_WINS, save_finished_match
from tests.support.learner_matches import play_against_learner
from tests.support.world import World, answer, text_of


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
    results = [await world.ana.slash(world.channel, command) for command in ("stats", "brain")]
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
