"""Whole matches against the bot."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.rendering.style import CLASSIC
from tests.support.world import World, answer

MATCHES = 12


async def test_each_end_of_a_match_is_shown(easy_world: World) -> None:
    ana = easy_world.ana
    assert await easy_world.play(ana, "!move c1", "!move c2", "!move c3") == (
        "▪️1️⃣2️⃣3️⃣\n🇦⭕⭕🔲\n🇧🔲🔲🔲\n🇨❎❎❎\n**ana** played **C3** ❌.\n🏆 **ana won** with ❌ on C1-C2-C3.\n"
        "You made no mistakes."
    )
    assert await easy_world.play(ana, "!play o", "!move b2", "!move c3") == (
        "▪️1️⃣2️⃣3️⃣\n🇦❎❎❎\n🇧🔲⭕🔲\n🇨🔲🔲⭕\n"
        "**ana** played **C3** ⭕. I answer with **A3** ❌.\n"
        "🏁 **I won** with ❌ on A1-A2-A3. Thanks for the game!\n"
        "You had a draw at move 4: **A3**"
    )
    text = await easy_world.play(ana, "!play o", "!move a3", "!move b2", "!move c1")
    assert "🏆" in text
    assert "🇦❌❌🅾️" in text
    text = await easy_world.play(ana, "!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3")
    assert "🤝 **It's a draw.**" in text
    assert CLASSIC.empty not in text


@pytest.mark.usefixtures("untraced")
async def test_minimax_never_loses(world: World) -> None:
    rng = Random(1)
    for mark in "xo" * MATCHES:
        text = await world.play(world.ana, f"!play {mark}")
        while not any(end in text for end in "🏆🏁🤝"):
            text = await world.play(world.ana, f"!move {rng.choice(free_cells(text))}")
        assert "🏁" in text or "🤝" in text


def free_cells(text: str) -> list[str]:
    """The coordinates of the free cells on a shown board."""
    rows = re.findall(r"^[🇦🇧🇨](.*)$", text, re.MULTILINE)
    return [f"{'ABC'[i]}{j + 1}" for i, row in enumerate(rows) for j, glyph in enumerate(row) if glyph == CLASSIC.empty]


async def test_a_match_is_played_by_slash_commands(easy_world: World) -> None:
    ana, channel = easy_world.ana, easy_world.channel

    async def completions(typed: str) -> list[str | int | float]:
        return [choice["value"] for choice in await ana.autocomplete(channel, "move", "coordinate", typed)]

    assert len(await completions("")) == 9
    assert "you are ⭕" in answer(await ana.slash(channel, "play", mark="o"))
    assert await completions("") == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert await completions(" b") == ["B1", "B2", "B3"]
    result = await ana.slash(channel, "move", coordinate="b2")
    assert not result.ephemeral
    assert f"For example: {await easy_world.mention_of('move')} `" in answer(result)
    text = answer(await easy_world.ben.slash(channel, "board"))
    assert text.startswith("▪️1️⃣2️⃣3️⃣\n🇦❌❌🔲\n🇧🔲⭕🔲")
    assert "Your move, **ana**" in text
    await easy_world.restart("first free")
    assert f"Your move, **{ana.mention}**" in await easy_world.play(easy_world.ben, "!board")
    assert "resigned" in answer(await ana.slash(channel, "resign"))
    assert "played **C3** ❌" in answer(await ana.slash(channel, "move", coordinate="C3"))
    await easy_world.play(ana, "!move c1")
    assert "🏆" in answer(await ana.slash(channel, "move", coordinate="c2"))
