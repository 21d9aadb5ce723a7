"""Refused commands and their answers."""

import pytest

from bot.model.ids import GuildId
from tests.support.world import World, private_answer, running_world

SENTENCES = [
    ("D1", "There's no row D. The rows are A to C."),
    ("B0", "There's no column 0. The columns are 1 to 3."),
    ("B22", "There's no column 22. The columns are 1 to 3."),
    ("B2", "**B2** is taken by ❌. Choose a free cell."),
    ("A1", "**A1** is taken by ⭕. Choose a free cell."),
    ("B2 please", "That's not a cell."),
    ("xB2", "That's not a cell."),
    ("B-2", "That's not a cell."),
    ("В3", "That “В” looks like “B”, but is from another alphabet."),
    ("@everyone <@1> `x` **y**", "That's not a cell."),
    ("z" * 1900, "That's not a cell."),
]

NAMES = [
    ("<@1> <t:0>", "\\<\\@\u200b1\\> \\<t\\:\u200b0\\>"),
    ("[[x](https://y)](z)", "\\[\\[x\\]\\(https\\:\u200b\\/\\/y\\)\\]\\(z\\)"),
    ("\u202eana\u2066", "ana"),
]


async def test_an_illegal_move_is_refused(easy_world: World) -> None:
    before = await easy_world.play(easy_world.ana, "!move b2", "!board")
    for typed, sentence in SENTENCES:
        text = await easy_world.play(easy_world.ana, f"!move {typed}")
        assert text.startswith(sentence), typed
        assert len(text) < 300
        result = await easy_world.ana.slash(easy_world.channel, "move", coordinate=typed)
        assert private_answer(result).startswith(sentence), typed
        assert await easy_world.play(easy_world.ana, "!board") == before


async def test_a_move_without_a_cell_is_refused(world: World) -> None:
    assert (await world.play(world.ana, "!move")).startswith("Which cell?")
    _ = world.env.errors  # discord.py reports a missing argument as one
    for command in ("!board", "!resign"):
        assert await world.play(world.ana, command) == "No game is running here. `!play` starts one."


async def test_a_stranger_cannot_move_or_resign(world: World) -> None:
    await world.play(world.ana, "!move b2")
    for command in ("!move a1", "!resign"):
        assert "You aren't a player in this game." in await world.play(world.ben, command)
    assert (await world.ben.slash(world.channel, "move", coordinate="a1")).ephemeral


async def test_other_messages_are_ignored(world: World) -> None:
    for text in (
        *("!play some song", "!new phone who dis", "!ttt x please", "!jump", "!", "!!", "! ", "hello", "move B2"),
        *("!moveB2", "!sync", "hey {me}", "{me} {me}", "{me} sing"),
    ):
        assert await world.send(world.ana, text.format(me=world.mention)) == [], text
        assert "No game is running" in await world.play(world.ana, "!board"), text
    _ = world.env.errors  # a command that is not the member's to use counts as one


async def test_bots_webhooks_and_system_messages_are_ignored(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    await robot.send(world.channel, "!play")
    await world.guild.create_webhook(world.channel).send("!play")
    message = world.channel.last_message
    assert message is not None
    await message.create_thread(name="!play")  # which creates a system message with that text
    await world.env.settle()
    assert [message.type.name for message in world.channel.history()] == ["default", "default", "thread_created"]


async def test_any_name_is_shown_literally(world: World) -> None:
    for name, shown in NAMES:
        eve = world.guild.add_member(world.env.create_user("eve", global_name=name))
        assert f"**{shown}** played" in await world.play(eve, "!move b2")
        await world.play(eve, "!resign")


async def test_an_internal_error_is_reported_without_details() -> None:
    async with running_world("failing") as world:
        assert await world.play(world.ana, "!move b2") == (
            "Sorry, something went wrong on my side. Please try again; `!board` shows how the game stands."
        )
        result = await world.ana.slash(world.channel, "move", coordinate="b2")
        assert private_answer(result).startswith("Sorry, something went wrong on my side.")
        assert len(world.env.errors) == 2


async def test_an_internal_error_is_reported_after_a_press_and_translated(caplog: pytest.LogCaptureFixture) -> None:
    async with running_world("failing") as world:
        await world.play(world.ana, "!play", "!play o")
        result = await world.press(world.ana, "Start over")
        assert private_answer(result).startswith("Sorry, something went wrong on my side.")
        assert "ZeroDivisionError" in caplog.text
        await world.app.services.settings.change(GuildId(world.guild.id), language="pt-BR")
        assert (await world.play(world.ana, "!move b2")).startswith("Desculpe, algo deu errado do meu lado.")
        assert len(world.env.errors) == 1


async def test_extra_words_after_a_command_are_ignored(world: World) -> None:
    await world.play(world.ana, "!move b2")
    text = len(world.channel.history())
    for words in ("!stop the music", "!resign from my job", "!board game night", "!help music", "!desistir de tudo"):
        await world.ana.send(world.channel, words)
    assert len(world.channel.history()) == text + 5
    _ = world.env.errors  # discord.py reports refusals as errors, too
    assert "Your move" in await world.play(world.ana, "!board")
