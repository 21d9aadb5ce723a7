"""A game of thirty lines, which the rest of the bot does not know, is played over Discord."""

from __future__ import annotations

from typing import Any, cast

import pytest
import simcord
from discord import Intents

from bot.games.games import GAMES
from bot.games.notation import format_game, parse_game
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from tests.support.databases import temporary_database
from tests.support.last_cell import LastCell
from tests.support.world import World, answer, button_labels, ephemeral_answer, new_app, new_services

TEXTS = "\n## game\n\ngame-lastcell = Last cell\n"


def messages(locale: str) -> str:
    return read_messages(locale) + (TEXTS if locale == "en" else "")


async def test_a_game_that_only_the_list_knows_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", GAMES), "lastcell", LastCell())
    async with temporary_database() as database:
        app = new_app(new_services(database), Languages(messages, ("en",)))
        async with simcord.run(app, approved_intents=Intents.all()) as env:
            await play_it(World.create(env))


async def play_it(world: World) -> None:
    assert "You have no exercises yet" in ephemeral_answer(await world.ana.slash(world.channel, "practice"))
    assert "Your move, **ana**" in await world.play(world.ana, "!play lastcell medium x")
    assert "**ana** played **B2** ❌. I answer with **" in await world.play(world.ana, "!move b2")
    footer = world.button_message.embeds[0].footer.text or ""
    assert footer.startswith("Last cell · My level: medium")
    assert "**B2** is taken" in await world.play(world.ana, "!move b2")
    assert "I can't analyze **Last cell**" in ephemeral_answer(await world.ana.slash(world.channel, "hint"))
    while len(free := [label for label in button_labels(world.button_message) if label and label != "Resign"]) > 1:
        said = answer(await world.press(world.ana, free[0]))
        assert f"**ana** played **{free[0]}** ❌. I answer with **" in said
    assert "🏆 **ana won.**" in answer(await world.press(world.ana, free[0]))
    assert button_labels(world.button_message) == ["Play again", "Level: hard", "Share"]
    assert "You have no exercises yet" in ephemeral_answer(await world.ana.slash(world.channel, "practice"))
    await world.press(world.ana, "Share")
    (shared,) = next(world.newest_messages()).attachments
    assert shared.filename == "game.gif"
    assert "🏆 won · 9 moves · Last cell" in await world.play(world.ana, "!history")
    line = "2026-01-01T12:00:00Z lastcell x:me o:medium B2 A1 A2 A3 B1 B3 C1 C2 C3 1-0 line"
    assert "**Moves:** B2, A1, A2, A3, B1, B3, C1, C2, C3" in await world.play(world.ana, f"!replay {line}")
    assert format_game(parse_game(line)) == line
    assert "**hard** ❌ is thinking" in await world.play(world.ana, "!watch hard easy lastcell")
