"""The pages of a leaderboard that is longer than one."""

from datetime import timedelta

import discord
from simcord import MemberActor
from sqlalchemy import Connection, insert

from bot.database.database import Database
from bot.matches import tables
from tests.support.finished_matches import save_finished_match
from tests.support.world import World, answer, rows


def button_states(message: discord.Message) -> list[tuple[str | None, bool]]:
    """The labels of a message's buttons, and whether they are disabled."""
    return [(button.label, button.disabled) for row in rows(message) for button in row]


def rate_many(connection: Connection, guild: int, ana: MemberActor) -> None:
    """Store ratings of 23 members, with ana in twelfth place."""
    for number in range(23):
        user = ana.id if number == 11 else 1000 + number
        facts = {"rating": 1400.0 - number * 30, "games": 5, "wins": 3, "draws": 1, "losses": 1}
        connection.execute(insert(tables.rating).values(guild_id=guild, user_id=user, game="3x3", **facts))


async def test_anyone_turns_the_pages_of_a_long_leaderboard(world: World) -> None:
    await save_finished_match(world, 1, world.ana, "easy", 4)  # which stores the guild
    await world.app.services[Database].write(rate_many, world.guild.id, world.ana)
    await world.play(world.ana, "!leaderboard")
    first, message = world.last_text, world.button_message.id
    assert first.startswith(
        "### 🏅 Leaderboard: Tic-tac-toe\nMembers 1–10 of 23\n🥇 <@1000> · **1400** · 🏆 3 won · 🤝 1 drawn · 1 lost\n"
    )
    assert button_states(world.button_message) == [("Back", True), ("Next", False)]
    await world.restart()
    second = answer(await world.press(world.ben, "Next"))
    assert second.startswith("### 🏅 Leaderboard: Tic-tac-toe\nMembers 11–20 of 23\n")
    assert f"**12.** <@{world.ana.id}> · **1070**" in second
    assert second.splitlines()[-1] == "**ben** · **Rating:** none yet · **Rank:** after 5 rated games"
    last = answer(await world.press(world.ana, "Next"))
    assert "**ana** · **Rating:** 1070 · **Rank:** 12" in last
    assert world.button_message.id == message
    assert button_states(world.button_message) == [("Back", False), ("Next", True)]
    assert last.splitlines()[-2:] == ["**ana** · **Rating:** 1070 · **Rank:** 12", "**Next:** medium, 56 points away"]
    await world.advance(timedelta(hours=2))
    assert "Members 11–20 of 23" in answer(await world.press(world.ben, "Back"))
    (old,) = [shown for shown in world.channel.history() if shown.id == message]
    assert (world.button_message.id == message, old.components) == (False, [])
    await world.app.services[Database].write(lambda connection: connection.execute(tables.rating.delete()))
    assert answer(await world.press(world.ana, "Next")).startswith("🏅 Nobody has a rank in Tic-tac-toe here yet.")
    assert not world.channel.history()[-1].components
