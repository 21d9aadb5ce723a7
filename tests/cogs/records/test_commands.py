"""Statistics of members and guilds, and the leaderboard."""

import re
from datetime import timedelta
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord import MemberActor
from sqlalchemy import Connection, insert

from bot.database.database import Database
from bot.games.rules import TIC_TAC_TOE
from bot.matches import tables
from bot.players.neural import NETWORK_LEVELS
from bot.players.opponent import level_ratings
from tests.support.finished_matches import O_WINS, X_WINS, save_finished_match
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.saved_matches import DRAWN_GAME
from tests.support.world import World, answer, as_typed, rows, text_of

IN_ORDER = "perfect hard medium ben easy ana random"


async def have_played(world: World) -> None:
    """Store finished matches of ana against ben and against two levels."""
    for number in range(1, 6):
        await save_finished_match(world, number, world.ana, world.ben, *O_WINS)
    await save_finished_match(world, 6, world.ben, world.ana, *DRAWN_GAME)
    await save_finished_match(world, 7, world.ana, "easy", *X_WINS)
    await save_finished_match(world, 8, "perfect", world.ana, *X_WINS)
    await save_finished_match(world, 9, world.ana, "easy", 4)


def button_states(message: discord.Message) -> list[tuple[str | None, bool]]:
    """The labels of a message's buttons, and whether they are disabled."""
    return [(button.label, button.disabled) for row in rows(message) for button in row]


def ranked_on(board: str) -> list[str]:
    """The members and levels on a leaderboard, best first, without those of the network."""
    lines = [line.split(" · ")[0] for line in board.splitlines() if re.match(r"[🤖🥇🥈🥉] |\*\*\d+\.\*\* ", line)]
    return [name for line in lines if (name := line.split(" ")[1]) not in NETWORK_LEVELS]


async def test_statistics_and_leaderboard_of_a_server_and_of_dms(world: World) -> None:
    await have_played(world)
    assert "**Total:** 🏆 5 won · 🤝 1 drawn\n" in await world.play(world.ben, "!stats")  # which stores ben's name
    board = answer(await world.ana.slash(world.channel, "leaderboard"))
    assert ranked_on(board) == IN_ORDER.split()
    assert f"🤖 perfect · **{LEVEL_RATINGS['perfect']}**" in board
    assert "Members" not in board  # there is only one page
    total = await world.play(world.ana, "!stats server")
    assert "line completed: 7 · board full: 1 · abandoned: 1" in total
    user = world.ana.user
    await save_finished_match(world, 20, world.ana, "easy", *X_WINS, channel=user.dm_channel, is_dm=True)
    reply = answer(await user.slash("stats"))
    assert reply.startswith("### 📊 ana\n**Total:** 🏆 1 won\n")
    assert "Rating" not in reply
    assert as_typed(reply).endswith("\nSee also: `!history`")
    for text, expected in (
        ("!leaderboard", "Only servers have ratings and a leaderboard."),
        ("!stats @ben", "I don't know “\\@\u200bben”."),
        ("!stats server", "**Games:** 1 · **Players:** 1"),
    ):
        await user.send_dm(text)
        assert expected in text_of(user.dm_channel.history()[-1])
    result = await world.ben.slash(world.channel, "stats", member=world.ana)
    statistics = answer(result)
    assert "**Total:** 🏆 1 won · 🤝 1 drawn · 💀 6 lost\n" in statistics
    assert "**easy:** 🏆 1 won\n**perfect:** 💀 1 lost\n" in statistics
    assert "**Streak:** 💀 1 · **Longest winning streak:** 1" in statistics
    assert result.response
    (chart,) = result.response.attachments
    assert (chart.filename, chart.content_type) == ("record.png", "image/png")
    assert chart.description
    bar = "Bar chart of the results. Won: 1. Drawn: 1. Lost: 6."
    assert chart.description.startswith(f"{bar} Line chart of the rating over the latest 8 rated games: from 1000 to ")
    assert Image.open(BytesIO(await chart.read())).size == (1100, 940)


def rate_many(connection: Connection, guild: int, ana: MemberActor) -> None:
    """Store ratings of 23 members, with ana in twelfth place."""
    for number in range(23):
        user = ana.id if number == 11 else 1000 + number
        facts = {"rating": 1400.0 - number * 30, "games": 5, "wins": 3, "draws": 1, "losses": 1}
        connection.execute(insert(tables.rating).values(guild_id=guild, user_id=user, game="3x3", **facts))


@pytest.fixture
async def ranked(world: World) -> World:
    """A world with a leaderboard of three pages, the first of which ana has requested."""
    await save_finished_match(world, 1, world.ana, "easy", 4)  # which stores the guild
    await world.app.services[Database].write(rate_many, world.guild.id, world.ana)
    await world.play(world.ana, "!leaderboard")
    return world


async def test_anyone_turns_the_pages_of_a_long_leaderboard(ranked: World) -> None:
    first, message = ranked.last_text, ranked.button_message.id
    assert first.startswith(
        "### 🏅 Leaderboard: Tic-tac-toe\n"
        "Members 1–10 of 23\n"
        "🥇 <@1000> · **1400** · 🏆 3 won · 🤝 1 drawn · 💀 1 lost\n"
    )
    assert button_states(ranked.button_message) == [("Back", True), ("Next", False)]
    await ranked.restart()
    second = answer(await ranked.press(ranked.ben, "Next"))
    assert second.startswith("### 🏅 Leaderboard: Tic-tac-toe\nMembers 11–20 of 23\n")
    assert f"**12.** <@{ranked.ana.id}> · **1070**" in second
    assert second.splitlines()[-1] == "**ben** · **Rating:** none yet · **Rank:** after 5 rated games"
    last = answer(await ranked.press(ranked.ana, "Next"))
    assert "**ana** · **Rating:** 1070 · **Rank:** 12" in last
    assert ranked.button_message.id == message
    assert button_states(ranked.button_message) == [("Back", False), ("Next", True)]
    pages = first, second, last
    levels = [line for page in pages for line in page.splitlines() if line.startswith("🤖 ") and "**" in line]
    assert len(levels) == len(level_ratings(TIC_TAC_TOE))
    await ranked.advance(timedelta(hours=2))
    assert "Members 11–20 of 23" in answer(await ranked.press(ranked.ben, "Back"))
    (old,) = [shown for shown in ranked.channel.history() if shown.id == message]
    assert (ranked.button_message.id == message, old.components) == (False, [])
    await ranked.app.services[Database].write(lambda connection: connection.execute(tables.rating.delete()))
    assert answer(await ranked.press(ranked.ana, "Next")).startswith("🏅 Nobody has a rank in Tic-tac-toe here yet.")
    assert not ranked.channel.history()[-1].components
