"""Exhibitions: two levels that play each other."""

from dataclasses import replace
from datetime import timedelta

from bot.client.names import escape_text
from bot.database.database import Database
from bot.matches.queries import exhibitions
from bot.matches.store import MatchStore
from cogs.watch.service import ExhibitionService
from tests.support.acts import hidden_database
from tests.support.world import (
    PLY_DURATION,
    World,
    answer,
    button_labels,
    cell_rows,
    ephemeral_answer,
    new_app,
    new_services,
    text_of,
)

PLIES = 7
"""The number of plies of a match between two levels that play the first free cell."""


async def after(world: World, plies: int) -> str:
    """Wait for so many plies, and return the text of the exhibition's message."""
    await world.env.advance_time(plies * PLY_DURATION.total_seconds())
    return text_of(world.channel.history()[-1])


async def test_an_exhibition_of_any_known_levels_is_one_message(world: World) -> None:
    text = await world.play(world.ana, "!watch hard easy")
    assert text.endswith("**hard** ❌ is thinking …")
    show = world.button_message
    assert button_labels(show) == ["Stop game"]
    assert (await after(world, 1)).endswith("**hard** played **A1** ❌.\n**easy** 🔵 is thinking …")
    assert (await after(world, 1)).endswith("**easy** played **A2** 🔵.\n**hard** ❌ is thinking …")
    assert world.button_message.embeds[0].footer.text == "X: A1 · O: A2"
    text = await after(world, PLIES - 2)
    assert "**hard** played **C1** ❌.\n🏆 **hard won** with ❌ on A3-B2-C1." in text
    final = world.channel.history()[-1]
    assert (final.id, button_labels(final), len(world.channel.history())) == (show.id, ["Review"], 2)
    assert cell_rows(final) == []
    assert "No game is running" in await world.play(world.ana, "!board")
    assert "**perfect** ❌ is thinking" in answer(await world.ana.slash(world.channel, "watch", o="perfect"))
    assert "🤝 **It's a draw.** The board is full, and nobody has a line." in await after(world, 9)
    assert button_labels(world.channel.history()[-1]) == ["Review"]
    for words, x, o in (
        ("", "perfect", "medium"),
        (" HARD", "hard", "medium"),
        ("  easy   random ", "easy", "random"),
        (" neural-early neural", "neural-early", "neural"),
    ):
        assert f"**{x}** ❌ is thinking" in await world.play(world.ana, f"!watch{words}")
        assert f"**{o}** 🔵 is thinking" in await after(world, 1)
        await world.press(world.ana, "Stop game")
    levels = (
        "My levels are random, easy, medium, hard, perfect, intuition, neural, learner, neural-early, and "
        "neural-middle. For example: `!watch hard easy`"
    )
    for words, unknown in (
        ("hard grandmaster", "grandmaster"),
        ("hard easy medium", "hard easy medium"),
        ('hard "hrad', r"\"hrad"),
        ("hard https://example.com/very/long", escape_text("https://example.com/")),
    ):
        assert await world.play(world.ana, f"!watch {words}") == f"I don't know “{unknown}”. {levels}"
    assert "I don't understand “grandmaster” here." in await world.play(world.ana, "!watch grandmaster")
    assert "No game is running" in await world.play(world.ana, "!board")


async def test_an_exhibition_occupies_its_channel_until_it_ends_or_is_stopped(world: World) -> None:
    await world.ana.slash(world.channel, "watch", x="hard", o="easy")
    await after(world, 3)
    text = answer(await world.press(world.ana, "Stop game"))
    assert "⏹️ **Stopped.** This game ends without a result." in text
    assert "🇦❌🔵❎" in text
    assert await after(world, PLIES) == text
    assert [button_labels(message) for message in world.channel.history()] == [["Review"]]
    await world.play(world.ana, "!watch hard easy")
    await after(world, 1)
    assert ephemeral_answer(await world.press(world.ben, "Stop game")).startswith("Someone else started this.")
    assert "**easy** played" in await after(world, 1)
    assert "⏹️ **Stopped.**" in answer(await world.press(world.add_member("mia", manage_messages=True), "Stop game"))
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    for text, expected in (
        ("!watch", "Another game is running here."),
        ("!play", "Two of my levels are playing each other here. Wait until their game ends, or"),
        ("!move b2", "You aren't a player in this game."),
        ("!resign", "You aren't a player in this game."),
        ("!draw", "You aren't a player in this game."),
    ):
        assert (await world.play(world.ana, text)).startswith(expected)
    await after(world, PLIES)
    assert "🏆 **hard won**" in text_of(world.channel.history()[1])
    assert "Your move, **ana**" in await world.play(world.ana, "!play", "!move b2")
    assert "Another game is running here." in await world.play(world.ana, "!watch")
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")


async def test_an_exhibition_goes_on_in_another_process_or_message(world: World) -> None:
    await world.play(world.ana, "!watch hard easy")
    await after(world, 2)
    show = world.button_message
    await world.env.restart_bot(new_app(world.app.services))
    assert "**hard** played **A3** ❌." in await after(world, 1)
    assert world.button_message.id == show.id
    assert "⏹️ **Stopped.**" in answer(await world.press(world.ben, "Stop game"))
    await world.play(world.ana, "!watch hard easy")
    other = new_services(world.app.services[Database])
    (saved,) = await other[MatchStore].find_all(exhibitions(world.app.shards_carried))
    await other[ExhibitionService].advance(saved)
    assert "**hard** ❌ is thinking" in await after(world, 1)
    (saved,) = await other[MatchStore].find_all(exhibitions(world.app.shards_carried))
    assert len(saved.match.plies) == 1
    assert "**hard** played" in await after(world, 3)
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    await after(world, 2)
    await world.restart()
    assert "🏆 **hard won**" in await after(world, PLIES)
    assert len(world.channel.history()) == 2
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    await after(world, 1)
    assert "**easy** 🔵 is thinking" in await world.play(world.ben, "!board")
    assert "🏆 **hard won**" in await after(world, PLIES)
    assert [button_labels(message) for message in world.channel.history() if message.components] == [["Review"]]


async def test_an_exhibition_without_its_message_frees_the_channel(world: World) -> None:
    for plies in (1, PLIES - 1):
        before = len(world.channel.history())
        await world.play(world.ana, "!watch hard easy")
        await after(world, plies)
        await world.button_message.delete()
        await after(world, 1)
        assert "Your move, **ana**" in await world.play(world.ana, "!play"), plies
        assert len(world.channel.history()) == before + 3
        await world.play(world.ana, "!resign")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert await world.send(world.ana, "!watch hard easy") == []
    _ = world.env.errors
    await after(world, PLIES)
    assert "No game is running" in await world.play(world.ana, "!board")


async def test_an_exhibition_goes_on_while_discord_or_the_database_fails(world: World) -> None:
    await world.play(world.ana, "!watch hard easy")
    await after(world, 1)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="Overloaded", times=None)
    assert "**hard** played **A1** ❌." in await after(world, 3)
    world.env.backend.faults.clear()
    assert "🏆 **hard won**" in await after(world, PLIES - 3)
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    with hidden_database(world):
        await after(world, 6)
    assert "**hard** played **A1** ❌." in await after(world, 1)
    assert "🏆 **hard won**" in await after(world, PLIES)
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="Overloaded", times=2)
    await after(world, 2)
    stopped = answer(await world.press(world.ana, "Stop game"))
    assert "⏹️ **Stopped.**" in stopped
    assert await after(world, 30) == stopped


async def test_an_exhibition_can_have_its_own_thread(world: World) -> None:
    slashed = answer(await world.ana.slash(world.channel, "watch", x="hard", o="easy", thread=True))
    typed = (await world.send(world.ana, "!watch hard thread easy"))[-1]
    assert [slashed, typed] == [f"The game is in <#{thread.id}>." for thread in world.channel.threads]
    assert [thread.name for thread in world.channel.threads] == ["hard – easy"] * 2
    thread = world.channel.threads[0]
    inside = replace(world, channel=thread)
    assert "**hard** played **A1**" in await after(inside, 1)
    assert (await inside.press(world.ben, "Stop game")).ephemeral
    assert "Your move, **ben**" in await world.play(world.ben, "!play")
    await after(inside, PLIES)
    assert "🏆 **hard won**" in inside.last_text
    assert len(thread.history()) == 1
    world = World.create(world.env)
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid")
    result = await world.ana.slash(world.channel, "watch", x="hard", o="easy", thread=True)
    _ = world.env.errors
    await world.env.advance_time(timedelta(minutes=5).total_seconds())
    (thread,) = world.channel.threads
    assert "**hard** played" in replace(world, channel=thread).last_text
    assert answer(result).startswith("Sorry, something went wrong on my side.")
