"""Whole matches against the bot."""

import re
from random import Random

import pytest

from bot.rendering.style import CLASSIC
from tests.world import World, answer, new_app

MATCHES = 12


async def test_a_member_wins_as_x(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!move c1", "!move c2", "!move c3")
    assert text == (
        "▪️1️⃣2️⃣3️⃣\n🇦⭕⭕🔲\n🇧🔲🔲🔲\n🇨❎❎❎\n"
        "**ana** played **C3** ❌.\n🏆 **ana won** with ❌ on C1-C2-C3.\nAnother game? `!play`"
    )


async def test_a_member_loses_as_o(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play o", "!move b2", "!move c3")
    assert text == (
        "▪️1️⃣2️⃣3️⃣\n🇦❎❎❎\n🇧🔲⭕🔲\n🇨🔲🔲⭕\n"
        "**ana** played **C3** ⭕. I answer with **A3** ❌.\n"
        "🏁 **I won** with ❌ on A1-A2-A3.\nAnother game? `!play`"
    )


async def test_a_member_wins_as_o(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play o", "!move a3", "!move b2", "!move c1")
    assert "🏆" in text
    assert "🇦❌❌🅾️" in text


async def test_a_match_ends_in_a_draw(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3")
    assert "🤝 **It's a draw.**" in text
    assert CLASSIC.empty not in text


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mark", ["x", "o"])
async def test_minimax_never_loses(world: World, mark: str) -> None:
    rng = Random(mark)
    for _ in range(MATCHES):
        text = await world.play(world.ana, f"!play {mark}")
        while "Another game?" not in text:
            text = await world.play(world.ana, f"!move {rng.choice(free_cells(text))}")
        assert "🏁" in text or "🤝" in text


async def test_a_match_is_played_by_slash_commands(easy_world: World) -> None:
    ana, channel = easy_world.ana, easy_world.channel
    assert "you are ⭕" in answer(await ana.slash(channel, "play", mark="o"))
    completed = await ana.autocomplete(channel, "move", "coordinate", "")
    assert [choice["value"] for choice in completed] == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    completed = await ana.autocomplete(channel, "move", "coordinate", " b")
    assert [choice["value"] for choice in completed] == ["B1", "B2", "B3"]
    result = await ana.slash(channel, "move", coordinate="b2")
    assert not result.ephemeral
    assert f"For example: {await easy_world.mention_of('move')} `" in answer(result)
    assert "🇧🔲⭕🔲" in answer(await ana.slash(channel, "board"))
    assert "resigned" in answer(await ana.slash(channel, "resign"))


async def test_a_slash_move_starts_a_match(world: World) -> None:
    completed = await world.ana.autocomplete(world.channel, "move", "coordinate", "")
    assert len(completed) == 9
    assert "played **C3** ❌" in answer(await world.ana.slash(world.channel, "move", coordinate="C3"))


async def test_messages_and_slash_commands_mix_in_a_match(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move c1")
    await easy_world.ana.slash(easy_world.channel, "move", coordinate="c2")
    assert "🏆" in await easy_world.play(easy_world.ana, "!move c3")


async def test_a_match_is_played_in_dms(easy_world: World) -> None:
    for cell in ("c1", "c2", "c3"):
        await easy_world.ana.send_dm(f"!move {cell}")
    last = easy_world.ana.user.dm_channel.last_message
    assert last is not None
    assert "🏆" in (last.embeds[0].description or "")


async def test_a_thread_has_its_own_match(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move c1")
    channel = easy_world.app.get_channel(easy_world.channel.id)
    assert channel is not None
    message = easy_world.channel.last_message
    assert message is not None
    await message.create_thread(name="another game")
    await easy_world.env.settle()
    (thread,) = easy_world.channel.threads
    await easy_world.ben.send(thread, "!move b2")
    assert thread.last_message is not None
    assert "🇧🔲❌🔲" in thread.last_message.content
    assert "🇨❌❌🔲" in await easy_world.play(easy_world.ana, "!move c2")


async def test_every_alias_of_play_starts_a_match(world: World) -> None:
    for command, begins in (
        ("!play", "you are ❌"),
        ("!new", "you are ❌"),
        ("!ttt x", "you are ❌"),
        ("!tictactoe O", "you are ⭕"),
        ("!PLAY ❌", "you are ❌"),
        ("!play ⭕\ufe0f", "you are ⭕"),
        ("!play ｏ", "you are ⭕"),
        ("! play o", "you are ⭕"),
        ("!play random", "you are"),
    ):
        assert begins in await world.play(world.ana, command), command
        await world.play(world.ana, "!resign")


async def test_board_shows_the_board_and_the_turn(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    text = await easy_world.play(easy_world.ben, "!board")
    assert text.startswith("▪️1️⃣2️⃣3️⃣\n🇦⭕🔲🔲\n🇧🔲❌🔲")
    assert "Your move, **ana**" in text
    await easy_world.env.restart_bot(new_app(easy_world.app.services))
    text = await easy_world.play(easy_world.ben, "!board")
    assert f"Your move, **{easy_world.ana.mention}**" in text


def free_cells(text: str) -> list[str]:
    """The coordinates of the free cells on a shown board."""
    rows = re.findall(r"^[🇦🇧🇨](.*)$", text, re.MULTILINE)
    return [f"{'ABC'[i]}{j + 1}" for i, row in enumerate(rows) for j, glyph in enumerate(row) if glyph == CLASSIC.empty]
