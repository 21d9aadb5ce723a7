"""Buttons beneath boards."""

from datetime import timedelta

import discord

from bot.model.ids import GuildId
from tests.world import World, answer, new_app, rows, running_world


async def test_a_match_is_played_on_the_buttons_of_one_message(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    messages = len(easy_world.channel.history())
    await easy_world.press(easy_world.ana, "B1", "B2")
    result = await easy_world.press(easy_world.ana, "B3")
    assert "**ana won** with ❌ on B1-B2-B3" in answer(result)
    assert len(easy_world.channel.history()) == messages
    assert [[button.label for button in row] for row in rows(easy_world.button_message)] == [["Play again", "Review"]]


async def test_every_cell_has_a_button(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    buttons = rows(easy_world.button_message)
    assert [[button.label for button in row] for row in buttons] == [
        ["A1", "A2", "A3"],
        ["B1", "B2", "B3"],
        ["C1", "C2", "C3"],
    ]
    assert [str(button.emoji) for button in buttons[0] + buttons[1]] == ["⭕", "🔲", "🔲", "🔲", "❌", "🔲"]
    assert [button.label for row in buttons for button in row if button.disabled] == ["A1", "B2"]
    assert {button.style for row in buttons for button in row} == {discord.ButtonStyle.secondary}
    embed = easy_world.button_message.embeds[0]
    assert embed.footer.text == "X: B2 · O: A1 · My level: first free"


async def test_only_the_newest_board_has_buttons(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    first = easy_world.button_message
    await easy_world.press(easy_world.ana, "B1")
    await easy_world.play(easy_world.ana, "!move b2")
    assert [bool(message.components) for message in easy_world.channel.history() if message.embeds] == [False, True]
    assert easy_world.button_message.id != first.id
    assert "**ana won**" in answer(await easy_world.press(easy_world.ana, "B3"))


async def test_a_press_by_a_stranger_is_refused(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    result = await easy_world.press(easy_world.ben, "B2")
    assert result.ephemeral
    assert "You aren't a player in this game" in answer(result)
    assert "🇧🔲🔲🔲" in await easy_world.play(easy_world.ana, "!board")


async def test_buttons_work_after_a_restart(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    await easy_world.env.restart_bot(new_app(easy_world.app.services))
    assert "C3" in answer(await easy_world.press(easy_world.ana, "C3"))


async def test_an_old_board_is_posted_again(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    old = easy_world.button_message
    await easy_world.env.advance_time(timedelta(hours=1).total_seconds())
    result = await easy_world.ana.click(old, label="B2")
    assert "**ana** played **B2**" not in old.content
    assert easy_world.button_message.id != old.id
    assert "B2" in answer(result)
    assert [bool(message.components) for message in easy_world.channel.history() if message.embeds] == [False, True]


async def test_playing_again_swaps_the_marks(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play", "!resign")
    final = easy_world.button_message
    assert (await easy_world.ben.click(final, label="Play again")).ephemeral
    result = await easy_world.ana.click(final, label="Play again")
    assert "you are ⭕" in answer(result)
    assert easy_world.button_message.id != final.id
    assert [button.label for row in rows(easy_world.button_message) for button in row if button.disabled] == ["A1"]


async def test_a_server_can_turn_buttons_off(easy_world: World) -> None:
    guild = GuildId(easy_world.guild.id)
    await easy_world.app.services.settings.change(guild, is_text_only=True)
    await easy_world.play(easy_world.ana, "!move b2")
    assert not any(message.components for message in easy_world.channel.history())
    assert "X: B2" in (easy_world.channel.history()[-1].embeds[0].footer.text or "")


async def test_a_button_of_an_earlier_version_is_refused() -> None:
    async with running_world("first free") as world:
        await world.play(world.ana, "!move b2")
        await world.post_buttons("old:1")
        result = await world.press(world.ana, "old:1")
        assert result.ephemeral
        assert "older version" in answer(result)
